/**
 * A21: one table played other cards than the field (Law 87). Either its record shows other hands under the same number, or its play
 * is not of the hands all others played; where they are those of another board, two boards were probably swapped. Sessions that
 * number their boards alike have other hands on all of them: only a table that shares the field's hands elsewhere is told.
 */

import { isCard } from '../../domain/card.ts';
import { handsOfKey, holds } from '../../domain/hand.ts';
import { SEATS } from '../../domain/seat.ts';
import { tableOf, type FieldBoard, type InField } from '../field.ts';
import { ofResult, type OfResult } from './fieldFinding.ts';

/** So many tables with the same cards make a field. */
const FIELD = 3;
/** On so many other boards the odd table has the field's cards. */
const SHARED = 2;

interface OfCards extends OfResult {
  readonly board: string;
}

/** The boards of one occasion, each with the hands it was played with. */
type Session = Map<string, Map<string, InField[]>>;

/** @param boards results with their cards, one entry for each board and its hands */
export function a21OtherCards(boards: readonly FieldBoard[]): readonly OfCards[] {
  return [...sessionsOf(boards).values()].flatMap((session) => [
    ...otherHands(session),
    ...otherPlay(session),
  ]);
}

function sessionsOf(boards: readonly FieldBoard[]): Map<string, Session> {
  const sessions = new Map<string, Session>();
  for (const { board, results } of boards)
    for (const result of results) {
      const id = result.occasion === '' ? `file ${result.file}` : result.occasion;
      const session: Session = sessions.get(id) ?? new Map<string, Map<string, InField[]>>();
      sessions.set(id, session);
      const hands = session.get(board) ?? new Map<string, InField[]>();
      session.set(board, hands);
      const key = handsIn(result);
      const known = hands.get(key);
      if (known === undefined) hands.set(key, [result]);
      else known.push(result);
    }
  return sessions;
}

/** The hands without the number of the board. */
const handsIn = ({ key }: InField): string => key.slice(-16);

/** The hands most tables had; null where there is no field. */
function fieldOf(hands: ReadonlyMap<string, readonly InField[]> | undefined): readonly InField[] | null {
  const [most = []] = [...(hands?.values() ?? [])].sort((one, other) => other.length - one.length);
  return most.length >= FIELD ? most : null;
}

function otherHands(session: Session): OfCards[] {
  return [...session].flatMap(([board, hands]): OfCards[] => {
    const field = fieldOf(hands);
    const odd = [...hands.values()].filter((results) => results !== field).flat();
    const [result] = odd;
    if (field === null || result === undefined || odd.length > 1) return [];
    const table = tableOf(result);
    if (table === null || sharedBoards(session, board, table) < SHARED) return [];
    const fits = [...session].find(([, other]) => {
      const theirs = fieldOf(other)?.[0];
      return theirs !== undefined && handsIn(theirs) === handsIn(result);
    });
    const params = { others: field.length, fits: fits?.[0] ?? null };
    return [{ board, ...ofResult(result, 'A21', 'audit.otherHandsThanField', { laws: ['87'], params }) }];
  });
}

/** On how many other boards the table has the field's hands. */
function sharedBoards(session: Session, but: string, table: string): number {
  let count = 0;
  for (const [board, hands] of session)
    if (board !== but && fieldOf(hands)?.some((one) => tableOf(one) === table) === true) count++;
  return count;
}

/** The play of one table is not of the hands with which all others played. */
function otherPlay(session: Session): OfCards[] {
  return [...session].flatMap(([board, hands]) =>
    [...hands.values()].flatMap((results) => {
      const field = results.filter(({ strayed, played }) => played && strayed === '');
      // A lead by itself is held against those of other boards elsewhere.
      const odd = results.filter(({ strayed }) => strayed.includes(' '));
      // Where most don't fit, the hands are those of another session, and each deal says so.
      if (odd.length >= field.length) return [];
      return odd.map((result): OfCards => {
        const params = { others: field.length, fits: boardOf(result.strayed, session) };
        return { board, ...ofResult(result, 'A21', 'audit.otherPlayThanField', { laws: ['87'], params }) };
      });
    }),
  );
}

/** The board whose hands hold all these cards; null for none. */
function boardOf(strayed: string, session: Session): string | null {
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
