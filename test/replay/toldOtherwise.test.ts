/** The same deal told in other words is ruled in the same way: what is usual said outright, a note more, the calls as entries, a hand learnt later. */

import { expect, test } from 'vitest';
import { formatHand } from '../../src/domain/deal.ts';
import { nextSeat, SEATS } from '../../src/domain/seat.ts';
import { allTricks, trickWith } from '../../src/domain/table.ts';
import { isFull } from '../../src/domain/trick.ts';
import type { Fact } from '../../src/events/event.ts';
import { rewrites } from '../../src/events/ofRecording.ts';
import type { DealRecord } from '../../src/events/record.ts';
import type { Position } from '../../src/replay/position.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { legalCards, openOptions, openQuestions, resultAt, waitsFor } from '../../src/replay/view.ts';
import { oneOf, recordIn } from '../fixtures.ts';
import { expectSame } from '../same.ts';

/** What is ruled, offered and asked, without the numbers of entries. */
function ruled(position: Position): unknown {
  const { findings, cases, table } = position;
  return {
    findings: findings.map(({ at: _at, because: _because, case: _case, ...finding }) => finding),
    states: cases.map(({ machine, state, ended }) => ({ machine, state, ended })),
    turn: table.turn,
    trick: table.trick,
    won: table.won,
    options: openOptions(position).map(({ by, of }) => ({ by, of })),
    questions: openQuestions(position).map(({ question, law }) => ({ question, law })),
    result: resultAt(position),
    waitsFor: waitsFor(position),
    legal: SEATS.map((seat) => legalCards(position, seat)),
  };
}

/** Another telling. `moment`: the number of entries there, for a number of entries of the record. */
interface Told {
  readonly record: DealRecord;
  readonly moment: (here: number) => number;
}
type Telling = (record: DealRecord, positions: readonly Position[]) => readonly Told[];

const same = (here: number): number => here;

/** Each entry in other words. */
const each =
  (other: (fact: Fact, before: Position, after: Position) => Fact): Telling =>
  (record, positions) => [
    {
      record: {
        ...record,
        events: record.events.map((fact, at) =>
          other(fact, positions[at] as Position, positions[at + 1] as Position),
        ),
      },
      moment: same,
    },
  ];

/** One entry more, at the beginning, in the middle and at the end. */
const withOneMore =
  (fact: Fact): Telling =>
  ({ header, events, marks = {} }) =>
    [0, Math.floor(events.length / 2), events.length].map((at) => ({
      record: {
        header,
        events: events.toSpliced(at, 0, fact),
        marks: Object.fromEntries(
          Object.entries(marks).map(([name, moment]) => [name, moment > at ? moment + 1 : moment]),
        ),
      },
      moment: (here) => (here > at ? here + 1 : here),
    }));

/** A card in turn that says nothing about its place. */
function isPlain(fact: Fact, { table }: Position): fact is Extract<Fact, { type: 'CardPlayed' }> {
  if (fact.type !== 'CardPlayed' || fact.seat !== table.turn || table.phase !== 'play') return false;
  return (fact.as ?? fact.trick) === undefined && fact.together !== true && fact.faceDown !== true;
}

const TELLINGS: Readonly<Record<string, Telling>> = {
  'with a statement more': withOneMore({ type: 'StatementMade', by: 'N', text: 'Nothing of note.' }),
  'with a note of the hearing more': withOneMore({ type: 'CaseNoted', field: 'venue', text: 'Hall B' }),
  'with what is usual said outright': each((fact) => {
    if (fact.type === 'CardPlayed') return { faceDown: false, together: false, ...fact };
    if (fact.type === 'CardExposed') return { seenByPartner: true, ...fact };
    return fact.type === 'CardCalled' ? { change: false, ...fact } : fact;
  }),
  'with the number of each trick': each((fact, before, after) => {
    if (!isPlain(fact, before) || fact.card === undefined) return fact;
    if (trickWith(before.table, fact.seat, fact.card) !== null) return fact;
    const trick = trickWith(after.table, fact.seat, fact.card)?.number;
    return trick === undefined ? fact : { ...fact, trick };
  }),
  'with leads and plays named as such': each((fact, before, after) => {
    if (!isPlain(fact, before) || fact.card === undefined || before.cases.length > 0) return fact;
    const trick = trickWith(after.table, fact.seat, fact.card);
    const last = allTricks(before.table).at(-1);
    if (trick === null || last === undefined) return fact;
    if (isFull(last)) return trick.leader === fact.seat ? { ...fact, as: 'lead' } : fact;
    return trick.number === last.number ? { ...fact, as: 'play' } : fact;
  }),
  'with the calls as entries': ({ header, events, marks = {} }) => {
    const { auction, deal, contract } = header;
    if (auction === null || auction.length < 2 || deal.dealer === null || contract !== null) return [];
    let seat = deal.dealer;
    const calls = auction.map((call): Fact => {
      const caller = seat;
      seat = nextSeat(seat);
      return { type: 'CallMade', seat: caller, call };
    });
    // The first one stays in the head, and says that the auction is told in order.
    const told = calls.slice(1);
    const moment = (here: number): number => here + told.length;
    return [
      {
        record: {
          header: { ...header, auction: auction.slice(0, 1) },
          events: [...told, ...events],
          marks: Object.fromEntries(Object.entries(marks).map(([name, at]) => [name, moment(at)])),
        },
        moment,
      },
    ];
  },
  'with a hand learnt in the end': ({ header, events, marks = {} }) =>
    SEATS.flatMap((seat) => {
      const { deal } = header;
      const hand = deal.hands[seat];
      if (hand === null) return [];
      const learnt: Fact = { type: 'HandRecorded', seat, hand: formatHand(hand) };
      const hands = { ...deal.hands, [seat]: null };
      return [
        {
          record: { header: { ...header, deal: { ...deal, hands } }, events: [...events, learnt], marks },
          moment: same,
        },
      ];
    }),
};

/** Corrections name their entries by their places; a first card that is said to have come with another has none before it. */
const isToldInOrder = ({ events: [first, ...others] }: DealRecord): boolean =>
  !others.some(rewrites) && !(first?.type === 'CardPlayed' && first.together === true);

/** Cases that once were ruled otherwise when they were told otherwise. */
const ONCE =
  /58A-57D-partners-card|53B-58A-found-that-the-next|60A1-declarer-plays-to-the-lead-at|61A-suit-of-a-card/;

const some = oneOf(36, (path) => ONCE.test(path)).filter((path) => isToldInOrder(recordIn(path)));

test.each(Object.entries(TELLINGS))('%s', (name, telling) => {
  let count = 0;
  for (const path of some) {
    const record = recordIn(path);
    const { positions } = timelineOf(record);
    const here = positions.map(ruled);
    for (const { record: other, moment } of telling(record, positions)) {
      count++;
      const there = timelineOf(other).positions;
      for (const [at, expected] of here.entries())
        expectSame(ruled(there[moment(at)] as Position), expected, `${path}, ${name}, after ${at}`);
    }
  }
  expect(count).toBeGreaterThan(0);
});
