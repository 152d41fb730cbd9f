/**
 * Compares results without cards with the hands that another deal shows for the same board: the lead must come from the leading hand. If
 * most leads don't fit, the hands are of another session, and one finding reports that instead of every lead.
 */

import { handsOfKey } from '../domain/hand.ts';
import { nextSeat } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import { found, type AuditFinding } from './audited.ts';
import { a05KeyedLead } from './checks/a05OpeningLead.ts';
import type { OfResult } from './checks/fieldFinding.ts';
import type { DealCheck } from './checks/index.ts';
import { DealContext } from './context.ts';
import type { InField } from './field.ts';
import type { OneBoard } from './gatheredBoards.ts';
import { USUAL_EDITION } from '../lawbook/editions.ts';

type Board = OneBoard<InField>;

export interface OfCards extends OfResult {
  /** Null for a file as a whole. */
  readonly board: string | null;
}

/** Up to this many wrong leads prove nothing about the hands. */
const FEW = 3;

/**
 * The findings about the leads of one file: each lead by itself, or one finding for the file where most of them do not fit the
 * hands. The findings of the other checks follow.
 * @param more checks of a single deal that were asked for
 */
export function besideCards(boards: readonly Board[], more: readonly DealCheck[]): readonly OfCards[] {
  const leads: OfCards[] = [];
  const others: OfCards[] = [];
  const checked = new Map<number, number>();
  for (const each of boards)
    for (const result of each.joined) {
      const context = contextOf(each, result);
      if (context === null || !context.play.complete) continue;
      for (const check of more) others.push(...check(context).map((finding) => of(each, result, finding)));
      if (result.lead === null) continue;
      checked.set(result.file, (checked.get(result.file) ?? 0) + 1);
      leads.push(...a05KeyedLead(context).map((finding) => of(each, result, finding)));
    }
  return [...[...checked].flatMap(([file, count]) => ofFile(leads, file, count)), ...others];
}

/** The findings of one file: each lead by itself, or one finding if most leads don't fit. */
function ofFile(leads: readonly OfCards[], file: number, checked: number): readonly OfCards[] {
  const wrong = leads.filter(({ result }) => result.file === file);
  const [first] = wrong;
  if (first === undefined || wrong.length <= FEW || wrong.length * 2 <= checked) return wrong;
  const finding = found('A05', 'audit.file.leadsOfOtherHands', {
    severity: 'warning',
    params: { count: wrong.length, of: checked, handsIn: first.finding.params['handsIn'] ?? null },
    ...(first.finding.line === undefined ? {} : { line: first.finding.line }),
  });
  return [{ board: null, result: first.result, finding }];
}

function of({ board, results: [shown] }: Board, result: InField, finding: AuditFinding): OfCards {
  const { seated, line } = result;
  const params = {
    ...finding.params,
    rowNs: seated?.ns ?? null,
    rowEw: seated?.ew ?? null,
    handsIn: shown?.fileName ?? null,
  };
  return { board, result, finding: { ...finding, params, line } };
}

/** A deal with the contract, lead and tricks of the result and the hands of the board. It has no auction, dealer or vulnerability. */
function contextOf({ board, key }: Board, { outcome, lead }: InField): DealContext | null {
  if (outcome === null) return null;
  const [N = null, E = null, S = null, W = null] = handsOfKey(key);
  const { contract, declarer, tricks } = outcome;
  const record: DealRecord = {
    header: {
      title: '',
      edition: USUAL_EDITION,
      deal: { board, dealer: null, vulnerable: null, hands: { N, E, S, W } },
      contract,
      declarer,
      auction: null,
      statedResult: { declarerTricks: tricks },
    },
    events: lead === null ? [] : [{ type: 'CardPlayed', seat: nextSeat(declarer), card: lead }],
  };
  return new DealContext({ record });
}
