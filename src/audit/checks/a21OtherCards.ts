/**
 * A21: one table played other cards than the field (Law 87). Either its record shows other hands under the same number, or its play does
 * not fit the hands of all others; if it fits another board, the two boards were probably swapped. If several tables played other cards,
 * or the two tables of a match differ, nobody can tell which hands are right.
 */

import { isCard } from '../../domain/card.ts';
import { grouped } from '../../domain/grouped.ts';
import { handsOfKey, holds } from '../../domain/hand.ts';
import { SEATS } from '../../domain/seat.ts';
import type { Params } from '../../laws/finding.ts';
import { sessionOf, type FieldBoard, type InField } from '../field.ts';
import { tablesNamed, twoSetsOf, type SessionHands } from './a21TwoSets.ts';
import { ofResult, type OfOneBoard } from './fieldFinding.ts';

/** At least this many tables with the same cards make a field. */
const FIELD = 3;

/**
 * The findings about tables with other hands than the field, and about tables whose cards are not of the hands of the field (87).
 * @param boards results with their cards, one entry for each board and its hands
 */
export function a21OtherCards(boards: readonly FieldBoard[]): readonly OfOneBoard[] {
  return sessionsOf(boards).flatMap((session) => [...otherHands(session), ...otherPlay(session)]);
}

function sessionsOf(boards: readonly FieldBoard[]): readonly SessionHands[] {
  const all = boards.flatMap(({ board, results }) => results.map((result) => ({ board, result })));
  return [...grouped(all, ({ result }) => sessionOf(result)).values()].map((ofSession) => {
    const ofBoards = [...grouped(ofSession, ({ board }) => board)];
    return new Map(
      ofBoards.map(([board, played]) => [
        board,
        grouped(
          played.map(({ result }) => result),
          handsIn,
        ),
      ]),
    );
  });
}

/** The key of the hands, without the number of the board. */
const handsIn = ({ key }: InField): string => key.slice(-16);

function otherHands(session: SessionHands): OfOneBoard[] {
  return [...session].flatMap(([board, hands]): OfOneBoard[] => {
    const sets = twoSetsOf(session, board, hands);
    const [result] = sets?.fewer ?? [];
    if (sets === null || result === undefined) return [];
    const { more, fewer } = sets;
    const finding = (key: string, params: Params): OfOneBoard[] => {
      const fits = otherBoardOf(session, board, handsIn(result));
      return [{ board, ...ofResult(result, 'A21', key, { laws: ['87'], params: { ...params, fits } }) }];
    };
    if (fewer.length === 1 && more.length >= FIELD)
      return finding('audit.otherHandsThanField', { others: more.length });
    if (more.length === 1) return finding('audit.twoTablesOtherHands', {});
    const named = { more: tablesNamed(more), fewer: tablesNamed(fewer) };
    return finding('audit.fieldOfTwoHands', { ...named, ofMore: more.length, ofFewer: fewer.length });
  });
}

/** The other board on which some table had these hands; null for none. */
function otherBoardOf(session: SessionHands, board: string, hands: string): string | null {
  return [...session].find(([other, sets]) => other !== board && sets.has(hands))?.[0] ?? null;
}

/** Reports a table whose play does not fit the hands that all others played. */
function otherPlay(session: SessionHands): OfOneBoard[] {
  return [...session].flatMap(([board, hands]) =>
    [...hands.values()].flatMap((results) => {
      const field = results.filter(({ strayed, played }) => played && strayed === '');
      // A single lead is compared with the hands of other boards in `a21OtherLeads.ts`.
      const odd = results.filter(({ strayed }) => strayed.includes(' '));
      // If most plays don't fit, the hands are of another session, and each deal reports that.
      if (odd.length >= field.length) return [];
      return odd.map((result): OfOneBoard => {
        const params = { others: field.length, fits: boardOf(result.strayed, session) };
        return { board, ...ofResult(result, 'A21', 'audit.otherPlayThanField', { laws: ['87'], params }) };
      });
    }),
  );
}

/** The board on which one hand or the other holds all these cards; null for none. */
function boardOf(strayed: string, session: SessionHands): string | null {
  const played = strayed.split(' ');
  for (const [board, hands] of session)
    for (const key of hands.keys()) {
      const dealt = handsOfKey(key);
      const fits = played.every((word) => {
        const hand = dealt[SEATS.findIndex((seat) => seat === word.charAt(0))];
        const card = word.slice(1);
        return hand !== null && hand !== undefined && isCard(card) && holds(hand, card);
      });
      if (fits) return board;
    }
  return null;
}
