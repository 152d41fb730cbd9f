/** The Laws know no suit but the trumps: a case whose suits change places, trumps included, is ruled in the same way. */

import { expect, test } from 'vitest';
import type { DealRecord } from '../../src/events/record.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { oneOf, recordIn } from '../fixtures.ts';
import { inAnyOrder, ruled } from './ruled.ts';

const NEXT: Readonly<Record<string, string>> = { C: 'D', D: 'H', H: 'S', S: 'C' };
const next = (letter: string): string => NEXT[letter] ?? letter;
const nextOf = (letters: string): string => [...letters].map(next).toSorted().join('');

/** Fields whose letters are suits; anywhere else an S is South. */
const OF_SUITS = /suit|strain|require|forbid|trump|^led$/i;
/** Options that name a card or suits, one or several in a text. */
const OPTIONS = /\b(card|withdraw|require|forbid|play|notPlay):([CDHS]+)/g;

/** Also a card of which only the suit is remembered. */
const CARD = /^[CDHS][2-9TJQKA?]$/;

/** The value with each suit in the place of another. What people said stays as it is. */
function otherSuits(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (CARD.test(value)) return next(value.charAt(0)) + value.slice(1);
    if (OF_SUITS.test(field) && /^[CDHS]+$/.test(value)) return nextOf(value);
    const words = value.split(' ');
    if (words.length > 1 && words.every((word) => CARD.test(word)))
      return words.map((card) => otherSuits(card)).join(' ');
    return value.replaceAll(OPTIONS, (_all, what: string, suits: string) => `${what}:${nextOf(suits)}`);
  }
  if (Array.isArray(value)) return value.map((each) => otherSuits(each, field));
  if (typeof value !== 'object' || value === null) return value;
  const isHand = 'C' in value && 'D' in value && 'H' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [isHand ? next(name) : name, otherSuits(held, name)]),
  );
}

/** Suits have an order in the auction and in a hand that is written as text, and words may name one. */
const isOfPlayAlone = ({ header, events }: DealRecord): boolean =>
  header.auction === null && !/"CallMade"|"HandRecorded"|"words":/.test(JSON.stringify(events));

const withoutBeside = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, held: unknown) => (name === 'beside' ? undefined : held)));

/** Lists of cards in a text come suit by suit. So do the cards of a hand that is spread: each lies beside those before it. */
const sorted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(inAnyOrder(withoutBeside(value))).replaceAll(
      /[CDHS][2-9TJQKA](?: [CDHS][2-9TJQKA])+/g,
      (cards) => cards.split(' ').toSorted().join(' '),
    ),
  );

test.each(oneOf(18).filter((path) => isOfPlayAlone(recordIn(path))))('%s, with other suits', (path) => {
  const record = recordIn(path);
  const here = timelineOf(record).positions.map((position) => sorted(otherSuits(ruled(position))));
  const there = timelineOf(otherSuits(record) as DealRecord).positions.map((position) =>
    sorted(ruled(position)),
  );
  expect(there).toEqual(here);
});
