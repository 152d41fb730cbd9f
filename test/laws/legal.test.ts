/** The order of duties: follow suit, obey a restriction, play a penalty card; and what is left when one cannot be done. */

import { describe, expect, test } from 'vitest';
import type { Option } from '../../src/lawbook/choices.ts';
import type { Case } from '../../src/laws/case.ts';
import { legalCardsOf, obeying } from '../../src/laws/legal.ts';
import type { Card, Suit } from '../../src/domain/card.ts';
import { caseOf, penaltyCards, restricting, situation, tableWith, trickOf } from './situation.ts';

const HAND = 'SA S7 S3 HQ H5 DJ D4';

interface Row {
  readonly name: string;
  /** Cards lying in the trick, North having led; West is last to play. Nothing: West leads. */
  readonly trick?: string;
  readonly hand?: string;
  readonly cases?: readonly Case[];
  readonly legal: string;
  readonly cannotComply?: boolean;
}

const required = (suit: Suit) => [restricting('W', 'required', suit)];
const forbidden = (suits: string) => [restricting('W', 'forbidden', suits)];
const chosen = (choice: Option): Case[] => [
  caseOf('prematurePlay', 'restricted', {
    offender: 'E',
    partner: 'W',
    card: 'C2',
    as: 'play',
    trick: 1,
    suitLed: 'S',
    choice,
  }),
];
const designated = (card: Card | null): Case =>
  caseOf('penaltyCardChoice', 'designated', { owner: 'W', trick: 1, chosen: card });
const waits = (card: Card): Case =>
  caseOf('prematurePlay', 'waitsForTurn', {
    offender: 'W',
    partner: 'E',
    card,
    as: 'play',
    trick: 1,
    suitLed: 'S',
    choice: null,
  });
const refused = (...due: Card[]): Case =>
  caseOf('penaltyCardUnplayed', 'refused', { owner: 'W', due, card: 'SA', trick: 1 });

const ROWS: readonly Row[] = [
  { name: 'leads anything', legal: HAND },
  { name: 'follows suit', trick: 'S2 S4 S5', legal: 'SA S7 S3' },
  { name: 'is out of the suit', trick: 'C2 C4 C5', legal: HAND },
  { name: 'has nothing left', trick: 'C2 C4 C5', hand: '', legal: '' },
  // Restrictions on a lead.
  { name: 'must lead the required suit', cases: required('H'), legal: 'HQ H5' },
  { name: 'has none of the required suit', cases: required('C'), legal: HAND, cannotComply: true },
  { name: 'may not lead the forbidden suit', cases: forbidden('S'), legal: 'HQ H5 DJ D4' },
  { name: 'may not lead either forbidden suit', cases: forbidden('DS'), legal: 'HQ H5' },
  { name: 'has only forbidden suits', cases: forbidden('DHS'), legal: HAND, cannotComply: true },
  { name: 'is not bound while following', trick: 'S2 S4 S5', cases: forbidden('S'), legal: 'SA S7 S3' },
  { name: "is not bound by partner's restriction", cases: [restricting('E', 'required', 'H')], legal: HAND },
  { name: 'is not bound before the choice', cases: [restricting('W', 'pendingChoice', '')], legal: HAND },
  // Restrictions on a play (57A).
  { name: 'plays his highest', trick: 'S2 S4 S5', cases: chosen('highest'), legal: 'SA' },
  { name: 'plays his lowest', trick: 'S2 S4 S5', cases: chosen('lowest'), legal: 'S3' },
  {
    name: 'follows before another suit is asked for',
    trick: 'S2 S4 S5',
    cases: chosen('play:D'),
    legal: 'SA S7 S3',
    cannotComply: true,
  },
  {
    name: 'discards the suit asked for',
    trick: 'C2 C4 C5',
    cases: [
      caseOf('prematurePlay', 'restricted', {
        offender: 'E',
        partner: 'W',
        card: 'C9',
        as: 'play',
        trick: 1,
        suitLed: 'C',
        choice: 'play:D',
      }),
    ],
    legal: 'DJ D4',
  },
  {
    name: 'does not discard the suit barred',
    trick: 'C2 C4 C5',
    cases: [
      caseOf('prematurePlay', 'restricted', {
        offender: 'E',
        partner: 'W',
        card: 'C9',
        as: 'play',
        trick: 1,
        suitLed: 'C',
        choice: 'notPlay:D',
      }),
    ],
    legal: 'SA S7 S3 HQ H5',
  },
  {
    name: 'cannot play his highest of a suit he has not',
    trick: 'C2 C4 C5',
    cases: [
      caseOf('prematurePlay', 'restricted', {
        offender: 'E',
        partner: 'W',
        card: 'C9',
        as: 'play',
        trick: 1,
        suitLed: 'C',
        choice: 'highest',
      }),
    ],
    legal: HAND,
    cannotComply: true,
  },
  { name: 'is not bound as a leader', cases: chosen('highest'), legal: HAND },
  // Penalty cards.
  { name: 'leads his major penalty card', cases: penaltyCards('W', 'D4'), legal: 'D4' },
  { name: 'plays his major penalty card', trick: 'S2 S4 S5', cases: penaltyCards('W', 'S7'), legal: 'S7' },
  { name: 'discards his major penalty card', trick: 'C2 C4 C5', cases: penaltyCards('W', 'S7'), legal: 'S7' },
  {
    name: 'follows suit before his major penalty card',
    trick: 'S2 S4 S5',
    cases: penaltyCards('W', 'D4'),
    legal: 'SA S7 S3',
  },
  {
    name: 'obeys before his major penalty card',
    cases: [...required('H'), ...penaltyCards('W', 'D4')],
    legal: 'HQ H5',
  },
  {
    name: 'obeys with his major penalty card',
    cases: [...required('D'), ...penaltyCards('W', 'D4')],
    legal: 'D4',
  },
  {
    name: 'plays it where he cannot obey',
    cases: [...required('C'), ...penaltyCards('W', 'D4')],
    legal: 'D4',
    cannotComply: true,
  },
  {
    name: 'plays his highest before a lower penalty card',
    trick: 'S2 S4 S5',
    cases: [...chosen('highest'), ...penaltyCards('W', 'S3')],
    legal: 'SA',
  },
  { name: 'plays either of two', cases: penaltyCards('W', 'D4 H5'), legal: 'H5 D4' },
  {
    name: 'plays the one declarer named',
    cases: [...penaltyCards('W', 'D4 H5'), designated('H5')],
    legal: 'H5',
  },
  {
    name: 'plays either while declarer names none',
    cases: [...penaltyCards('W', 'D4 H5'), designated(null)],
    legal: 'H5 D4',
  },
  {
    name: 'plays the one that follows',
    trick: 'S2 S4 S5',
    cases: [...penaltyCards('W', 'D4 S3'), designated('D4')],
    legal: 'S3',
  },
  { name: "is not bound by partner's penalty card", cases: penaltyCards('E', 'C9'), legal: HAND },
  // A minor one.
  {
    name: 'leads no other low card of the suit',
    cases: penaltyCards('W', 'S3', 'minor'),
    legal: 'SA S3 HQ H5 DJ D4',
  },
  {
    name: 'plays it or an honour',
    trick: 'S2 S4 S5',
    cases: penaltyCards('W', 'S3', 'minor'),
    legal: 'SA S3',
  },
  {
    name: 'discards an honour of its suit',
    trick: 'C2 C4 C5',
    cases: penaltyCards('W', 'S7', 'minor'),
    legal: 'SA S7 HQ H5 DJ D4',
  },
  {
    name: 'follows another suit freely',
    trick: 'H2 H3 H4',
    cases: penaltyCards('W', 'S3', 'minor'),
    legal: 'HQ H5',
  },
  // What was refused or waits.
  {
    name: 'plays what is due after a refusal',
    trick: 'S2 S4 S5',
    cases: [refused('S3'), ...penaltyCards('W', 'S3 S7')],
    legal: 'S3',
  },
  {
    name: 'plays the card that waits for its turn',
    trick: 'S2 S4 S5',
    cases: [waits('S7'), ...penaltyCards('W', 'S3')],
    legal: 'S7',
  },
  {
    name: 'does not play the card that waits when it may not',
    trick: 'H2 H3 H4',
    cases: [waits('S7')],
    legal: 'HQ H5',
  },
];

describe('the legal cards of a hand that', () => {
  test.each(ROWS)('$name', ({ trick, hand = HAND, cases = [], legal, cannotComply = false }) => {
    const table = tableWith({ W: hand });
    const at =
      trick === undefined
        ? { ...table, turn: 'W' as const }
        : { ...table, trick: trickOf(1, 'N', trick), turn: 'W' as const };
    const got = legalCardsOf(situation(at, { cases }), 'W');
    expect([...got.cards].sort()).toEqual(legal.split(' ').filter(Boolean).sort());
    expect(got.cannotComply).toBe(cannotComply);
  });
});

test('obeying a choice of 57A', () => {
  const following: Card[] = ['SA', 'S7', 'S3'];
  const discarding: Card[] = ['HQ', 'DJ', 'D4'];
  const table = (['highest', 'lowest', 'play:D', 'notPlay:D'] as const).map((option) => [
    option,
    obeying(option, following, 'S').join(' '),
    obeying(option, discarding, 'S').join(' '),
  ]);
  expect(table).toEqual([
    ['highest', 'SA', ''],
    ['lowest', 'S3', ''],
    ['play:D', '', 'DJ D4'],
    ['notPlay:D', 'SA S7 S3', 'HQ'],
  ]);
});
