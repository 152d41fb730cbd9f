/** A record folded: positions in order, appended facts, amendments, marks, what the head of the record says. */

import { describe, expect, test } from 'vitest';
import { parseContract, type Call } from '../../src/domain/contract.ts';
import { readHands } from '../../src/domain/deal.ts';
import { SEATS } from '../../src/domain/seat.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord, RecordHeader } from '../../src/events/record.ts';
import { settled } from '../../src/events/settle.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import { append, lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { legalCards, openMatters, openOptions, penaltyCards, revokes } from '../../src/replay/view.ts';

const HANDS = 'N:Q94.AK7.KT83.Q52 AJ2.T63.A52.JT86 T76.QJ4.QJ9.AK43 K853.9852.764.97';

function recordOf(
  events: readonly Fact[],
  head: Partial<RecordHeader> = {},
  marks?: Record<string, number>,
): DealRecord {
  const header: RecordHeader = {
    title: 'A deal',
    edition: '2017',
    deal: { board: '11', dealer: 'S', vulnerable: 'None', hands: readHands(HANDS).hands },
    contract: parseContract('3NT'),
    declarer: 'S',
    auction: null,
    ...head,
  };
  return { header, events, ...(marks === undefined ? {} : { marks }) };
}

const played = (text: string): Fact[] =>
  text.split(' ').map((each) => ({ type: 'CardPlayed', seat: each[0], card: each.slice(1) }) as Fact);
const FIRST = played('WH2 NH7 EHT SHJ');
const REVOKE = [...FIRST, ...played('SDQ WC7')];

describe('a fact appended', () => {
  test('is folded once, however often it is read, and another in its place anew', () => {
    const timeline = timelineOf(recordOf(FIRST));
    const [queen, king] = played('SDQ SCK') as [Fact, Fact];
    const after = append(timeline, queen);
    expect(append(timeline, { ...queen })).toBe(after);
    const other = append(timeline, king);
    expect(other).not.toBe(after);
    expect(other.source.events.at(-1)).toEqual(king);
    expect(append(timeline, queen)).toEqual(after);
  });
});

describe('positions', () => {
  test('are one more than the facts, each after so many of them', () => {
    const { positions } = timelineOf(recordOf(REVOKE));
    expect(positions.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(positions.map(({ table }) => table.turn)).toEqual(['W', 'N', 'E', 'S', 'S', 'W', 'N']);
    expect(positions.map(({ table }) => table.won.NS)).toEqual([0, 0, 0, 0, 1, 1, 1]);
  });
  test('hold what their event raised, and the timeline all of it', () => {
    const timeline = timelineOf(recordOf(REVOKE));
    expect(timeline.positions.map(({ findings }) => findings.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(timeline.findings).toEqual(lastPosition(timeline).findings);
    expect(timeline.findings[0]).toMatchObject({
      at: 5,
      seat: 'W',
      card: 'C7',
      trick: 2,
      laws: expect.arrayContaining(['61A']),
    });
  });
  test('share what has not changed', () => {
    const { positions } = timelineOf(recordOf(REVOKE));
    const [first, second] = [positions[4], positions[5]];
    expect(second?.table.hands.E).toBe(first?.table.hands.E);
    expect(second?.cases).toBe(first?.cases);
    expect(second?.laws).toBe(first?.laws);
  });
  test('of another reading of the Laws are another fold of the same record', () => {
    const record = recordOf([...FIRST, ...played('SDQ WD4 ED5')]);
    const laws = (edition: '2017' | '2007') =>
      timelineOf(record, lawSet(edition)).findings.flatMap((each) => each.laws);
    expect(laws('2017')).toContain('57D');
    expect(laws('2007')).not.toContain('57D');
    expect(timelineOf(record).findings.flatMap((each) => each.laws)).toEqual(laws('2017'));
  });
});

describe('one more fact', () => {
  test('keeps the positions there are', () => {
    const before = timelineOf(recordOf(FIRST));
    const after = append(before, { type: 'CardPlayed', seat: 'S', card: 'DQ' });
    expect(after.positions.slice(0, -1)).toEqual(before.positions);
    expect(
      after.positions.every((position, index) => index === 5 || position === before.positions[index]),
    ).toBe(true);
    expect(after.record.events).toHaveLength(5);
    expect(before.record.events).toHaveLength(4);
  });
  test('is never refused', () => {
    let timeline = timelineOf(recordOf(FIRST));
    const facts: Fact[] = [
      ...played('WSA NSA WSA EH2'),
      { type: 'ChoiceMade', by: 'N', option: 'spread' },
      { type: 'CardWithdrawn', seat: 'E', card: 'C2' },
    ];
    for (const fact of facts) timeline = append(timeline, fact);
    expect(timeline.record.events).toHaveLength(4 + facts.length);
    expect(timeline.findings.map(({ record }) => record)).toContain('cardNotHeld');
  });
});

describe('an amendment', () => {
  const AMENDED: Fact = {
    type: 'Amended',
    event: 'discard',
    with: { type: 'CardPlayed', seat: 'W', card: 'D4' },
  };
  const marked = (events: readonly Fact[]) => recordOf(events, {}, { discard: 6 });

  test('corrects the recording: the fold reads the new entry, the old one stays', () => {
    const record = marked([...REVOKE, AMENDED]);
    const timeline = timelineOf(record);
    expect(revokes(lastPosition(timeline))).toEqual([]);
    expect(timeline.findings).toEqual([]);
    expect(timeline.positions[6]?.table.trick?.W).toBe('D4');
    expect(timeline.record.events[5]).toEqual({ type: 'CardPlayed', seat: 'W', card: 'C7' });
    expect(timeline.positions).toHaveLength(8);
  });
  test('appended folds anew', () => {
    const timeline = append(timelineOf(marked(REVOKE)), AMENDED);
    expect(timeline).toEqual(timelineOf(marked([...REVOKE, AMENDED])));
  });
  test('appended folds from its place: what is before it stays, what is after it is anew', () => {
    const before = timelineOf(marked([...REVOKE, ...played('NDK ED2')]));
    for (const fact of [AMENDED, { type: 'Undone', event: 'discard' }] as const) {
      const after = append(before, fact);
      expect(after).toEqual(timelineOf(after.source));
      expect(after.positions[5]).toBe(before.positions[5]);
      expect(after.positions[6]).not.toBe(before.positions[6]);
    }
  });
  test('of the board folds the whole anew', () => {
    const before = timelineOf(marked(REVOKE));
    const after = append(before, { type: 'BoardRecorded', contract: '4H' });
    expect(after).toEqual(timelineOf(after.source));
    expect(after.positions[0]?.table.contract).toEqual(parseContract('4H'));
    expect(after.positions[1]).not.toBe(before.positions[1]);
  });
  test('the last one counts', () => {
    const again: Fact = {
      type: 'Amended',
      event: 'discard',
      with: { type: 'CardPlayed', seat: 'W', card: 'D6' },
    };
    expect(settled(marked([...REVOKE, AMENDED, again])).events[5]).toEqual(again.with);
  });
  test('of a mark that is not there changes nothing', () => {
    for (const event of ['nowhere', 'toString']) {
      const record = marked([...REVOKE, { ...AMENDED, event }]);
      expect(settled(record).events.slice(0, 6)).toEqual(REVOKE);
    }
    for (const moment of [-1, 99]) {
      const record = recordOf([...REVOKE, AMENDED], {}, { discard: moment });
      expect(settled(record).events.slice(0, 6)).toEqual(REVOKE);
    }
  });
  test('of a mark set before the entry finds it where only that is of the kind and hand', () => {
    expect(settled(recordOf([...REVOKE, AMENDED], {}, { discard: 5 })).events[5]).toEqual(
      AMENDED.type === 'Amended' && AMENDED.with,
    );
    expect(settled(recordOf([...REVOKE, AMENDED], {}, { discard: 0 })).events[0]).toEqual({
      type: 'CardPlayed',
      seat: 'W',
      card: 'D4',
    });
  });
  test('of whose entry it was, or of what became of the card, stays with its entry beside one that is like the correction', () => {
    const dropped = (seat: 'E' | 'W', card: string): Fact =>
      ({ type: 'CardExposed', seat, card, manner: 'dropped' }) as Fact;
    const corrected = (first: Fact, next: Fact, right: Fact, mark = 'm'): readonly Fact[] => {
      const amended: Fact = { type: 'Amended', event: mark, with: right };
      return settled(recordOf([...FIRST, first, next, amended], {}, { [mark]: 5 })).events.slice(4, 6);
    };
    const next = dropped('E', 'H8');
    expect(corrected(dropped('W', 'S5'), next, dropped('E', 'S5'))).toEqual([dropped('E', 'S5'), next]);
    const play: Fact = { type: 'CardPlayed', seat: 'E', card: 'S5' };
    expect(corrected(play, next, dropped('E', 'S5'))).toEqual([dropped('E', 'S5'), next]);
    const [asked, called] = [
      { type: 'QuestionAsked', by: 'E', to: 'W', about: 'revoke' },
      { type: 'DirectorCalled', by: 'N' },
    ] as const;
    expect(corrected(asked, called, { ...called, by: 'E' })).toEqual([{ ...called, by: 'E' }, called]);
    // All of it was wrong: the name that the form gives says which entry it stands behind.
    const all = dropped('E', 'DA');
    expect(corrected(play, next, all, 'entry-5')).toEqual([all, next]);
    expect(corrected(play, next, all, 'entry-5-')).toEqual([all, next]);
    // A mark that a writer set before the entry.
    expect(corrected(play, next, all)).toEqual([play, all]);
  });
  test('without one the events are the events', () => {
    const record = recordOf(REVOKE);
    expect(settled(record)).toBe(record);
  });
});

describe('the head of a record', () => {
  const codes = (head: Partial<RecordHeader>, events: readonly Fact[] = []) =>
    timelineOf(recordOf(events, head)).findings.map(({ record, key, at }) => [record, key, at]);
  const dealt = (hands: string) => ({
    deal: { board: '', dealer: 'S' as const, vulnerable: 'None' as const, hands: readHands(hands).hands },
  });
  const auction = '1NT P 3NT P P P'.split(' ') as Call[];

  test('gives contract and declarer, or the auction does', () => {
    const { table } = lastPosition(timelineOf(recordOf([], { contract: null, declarer: null, auction })));
    expect([table.declarer, table.turn, table.contract?.level, table.contract?.strain, table.phase]).toEqual([
      'S',
      'W',
      3,
      'NT',
      'lead',
    ]);
  });
  test('or the calls among the facts, also where nobody says who dealt', () => {
    const called = auction.map((call, index): Fact => ({
      type: 'CallMade',
      seat: SEATS[index % 4] ?? 'N',
      call,
    }));
    const open = { contract: null, declarer: null, deal: { ...dealt(HANDS).deal, dealer: null } };
    const { positions } = timelineOf(recordOf(called, open));
    expect(positions.map(({ table }) => table.phase)).toEqual([...Array<string>(6).fill('auction'), 'lead']);
    const { table } = positions.at(-1)!;
    expect([table.declarer, table.turn, table.contract?.level]).toEqual(['N', 'E', 3]);
  });
  test('an auction that says otherwise is a finding about the record, and what is stated stands', () => {
    expect(codes({ auction })).toEqual([]);
    expect(codes({ auction, contract: parseContract('4H') })).toEqual([
      ['contractDiffers', 'record.contractDiffers', -1],
    ]);
    expect(codes({ auction, contract: parseContract('3NTX') })).toHaveLength(1);
    expect(codes({ auction, declarer: 'N' })).toEqual([['contractDiffers', 'record.declarerDiffers', -1]]);
    expect(lastPosition(timelineOf(recordOf([], { auction, declarer: 'N' }))).table.declarer).toBe('N');
  });
  test('a fouled deal is a finding, and is folded', () => {
    const fouled = codes(dealt(HANDS.replace('K853', 'K8532')));
    expect(fouled).toContainEqual(['badDeal', 'record.handCount', -1]);
    expect(fouled).toContainEqual(['badDeal', 'record.cardDealtTwice', -1]);
    expect(codes(dealt(HANDS.replace('K853', 'K85')))).toHaveLength(1);
    expect(codes(dealt('N:Q94.AK7.KT83.Q52 - - -'))).toEqual([]);
    // The long hand and the short one, and none that holds thirteen.
    const counted = (hands: string): unknown[] =>
      timelineOf(recordOf([], dealt(hands)))
        .findings.filter(({ key }) => key === 'record.handCount')
        .map(({ params }) => params);
    expect(counted(HANDS.replace('K853', 'K8532'))).toEqual([{ seat: 'W', count: 14, due: 13 }]);
    expect(counted('N:Q9... AJ... T7... K...')).toEqual([{ seat: 'W', count: 1, due: 2 }]);
    // An end position: all hands short alike.
    expect(codes(dealt('N:Q9... AJ... T7... K8...'))).toEqual([]);
    expect(codes(dealt('N:Q9... AJ... T7... K85...'))).toContainEqual(['badDeal', 'record.handCount', -1]);
  });
  test('calls among the events complete the auction', () => {
    const calls = ['1NT', 'P', '3NT', 'P', 'P', 'P'].map((call, index): Fact => ({
      type: 'CallMade',
      seat: 'SWNE'[index % 4] as 'S',
      call: call as Call,
    }));
    const { positions } = timelineOf(recordOf([...calls, ...FIRST], { contract: null, declarer: null }));
    expect(positions.slice(0, 8).map(({ table }) => table.phase)).toEqual([
      ...Array<string>(6).fill('auction'),
      'lead',
      'play',
    ]);
    expect(positions[6]?.table.declarer).toBe('S');
    let appended = timelineOf(recordOf([], { contract: null, declarer: null }));
    for (const fact of [...calls, ...FIRST]) appended = append(appended, fact);
    expect(lastPosition(appended)).toEqual(positions.at(-1));
  });
  test('a hand the record does not show is never judged', () => {
    const unknown = dealt(HANDS.replace('K853.9852.764.97', '-'));
    expect(codes(unknown, REVOKE).filter(([code]) => code === undefined)).toEqual([]);
  });
});

describe('what a position shows', () => {
  test('the legal cards, spades first and each suit from the top', () => {
    const position = lastPosition(timelineOf(recordOf([])));
    expect(legalCards(position, 'W').join(' ')).toBe('SK S8 S5 S3 H9 H8 H5 H2 D7 D6 D4 C9 C7');
  });
  test('the matters still open', () => {
    const open = (events: readonly Fact[]) =>
      openMatters(lastPosition(timelineOf(recordOf(events)))).map(({ id }) => id);
    expect(open(FIRST)).toEqual([]);
    expect(open(REVOKE)).toEqual(['revoke@5']);
    expect(open([...REVOKE, { type: 'CardWithdrawn', seat: 'W', card: 'C7' }, ...played('WD4')])).toEqual([
      'penaltyCard@6',
    ]);
  });
  test('each case once, by the event that opened it', () => {
    const dropped: Fact[] = ['DA', 'C6'].map(
      (card) => ({ type: 'CardExposed', seat: 'E', card, manner: 'dropped' }) as Fact,
    );
    const position = lastPosition(timelineOf(recordOf([...FIRST, ...dropped])));
    expect(penaltyCards(position)).toEqual([
      { owner: 'E', card: 'DA', kind: 'major', case: 'penaltyCard@4' },
      { owner: 'E', card: 'C6', kind: 'major', case: 'penaltyCard@5' },
    ]);
    expect(openOptions(position)).toEqual([]);
  });
});
