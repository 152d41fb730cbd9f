/**
 * A21 for tables that recorded only the lead: on two boards the lead of a table is not in the hand that leads, and each lead fits the
 * other board, while the leads of the other tables fit. Probably the two boards were swapped there (Law 87). A single lead proves little:
 * the card or the declarer may be mistyped.
 */

import { isCard } from '../../domain/card.ts';
import { grouped } from '../../domain/grouped.ts';
import { handsOfKey, holds } from '../../domain/hand.ts';
import { isSeat, nextSeat, SEATS } from '../../domain/seat.ts';
import type { CardOfHand } from '../../domain/table.ts';
import { sessionOf, tableOf, type InField } from '../field.ts';
import { ofResult, type OfOneBoard } from './fieldFinding.ts';

/** At least this many leads of other tables must fit their hands. */
const FIELD = 3;

/** The results of a board whose hands some file shows, from all files. */
export interface LedBoard {
  readonly board: string;
  /** A key whose last characters are the key of the hands. */
  readonly key: string;
  readonly results: readonly InField[];
}

/** A lead that the hands of its board make impossible. */
interface Stray extends CardOfHand {
  readonly of: LedBoard;
  readonly result: InField;
  /** The number of other tables whose leads fit the hands. */
  readonly others: number;
}

/**
 * A finding for each of two boards whose leads at one table would fit if the boards were swapped (87). Empty where one of the two could
 * be swapped with several boards.
 */
export function a21OtherLeads(boards: readonly LedBoard[]): readonly OfOneBoard[] {
  const atTables = boards.flatMap(straysOf).filter(({ result }) => tableOf(result) !== null);
  const tables = grouped(atTables, ({ result }) => `${sessionOf(result)}|${tableOf(result)}`);
  return [...tables.values()].flatMap((strays) => {
    const swappable = (one: Stray): readonly Stray[] =>
      strays.filter((each) => each.of.board !== one.of.board && isHeld(one, each.of) && isHeld(each, one.of));
    return strays.flatMap((one): OfOneBoard[] => {
      const [other, ...more] = swappable(one);
      // If either lead fits several boards, nothing is reported.
      if (other === undefined || more.length > 0 || swappable(other).length > 1) return [];
      const params = { others: one.others, fits: other.of.board };
      return [
        {
          board: one.of.board,
          ...ofResult(one.result, 'A21', 'audit.otherLeadsThanField', { laws: ['87'], params }),
        },
      ];
    });
  });
}

function straysOf(of: LedBoard): Stray[] {
  const found: Omit<Stray, 'others'>[] = [];
  let others = 0;
  for (const result of of.results) {
    const lead = leadOf(result);
    if (lead !== null && !isHeld(lead, of)) found.push({ of, result, ...lead });
    else if (lead !== null || (result.played && result.strayed === '')) others++;
  }
  return others < FIELD ? [] : found.map((stray) => ({ ...stray, others }));
}

/** The only known card of the table; null if there is none, or more than one. */
function leadOf({ lead, outcome, strayed }: InField): CardOfHand | null {
  if (lead !== null) return outcome === null ? null : { seat: nextSeat(outcome.declarer), card: lead };
  const seat = strayed.charAt(0);
  const card = strayed.slice(1);
  return isSeat(seat) && isCard(card) ? { seat, card } : null;
}

function isHeld({ seat, card }: CardOfHand, { key }: LedBoard): boolean {
  const hand = handsOfKey(key)[SEATS.indexOf(seat)] ?? null;
  return hand !== null && holds(hand, card);
}
