/** The calls of an auction while somebody records it: calls out of rotation, taken back, corrected, and made anew. */

import { describe, expect, test } from 'vitest';
import { auditDeal } from '../../src/audit/checks/index.ts';
import { formatContract, type Call } from '../../src/domain/contract.ts';
import { readHands } from '../../src/domain/deal.ts';
import type { Seat } from '../../src/domain/seat.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { pack, unpack } from '../../src/formats/packed/packed.ts';
import { readParcel } from '../../src/formats/packed/unpack.ts';
import { outlineOf } from '../../src/formats/outline.ts';
import { takeDown } from '../../src/formats/typed/takeDown.ts';
import { isAuctionIrregular, nextCaller, standingCalls } from '../../src/events/calls.ts';
import { faultOfCall, type FaultOfCall } from '../../src/events/faultOfCall.ts';
import { auctionOf } from '../../src/output/picture/diagramAt.ts';
import { unlessCalls } from '../../src/i18n/irregularCalls.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import type { Option } from '../../src/lawbook/choices.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { lastPosition, timelineOf, type Timeline } from '../../src/replay/timeline.ts';

const NOTHING: DealRecord = {
  header: {
    title: '',
    edition: '2017',
    deal: {
      board: '7',
      dealer: 'S',
      vulnerable: 'All',
      hands: { N: null, E: null, S: null, W: null },
    },
    contract: null,
    declarer: null,
    auction: null,
  },
  events: [],
};

function recorded(...lines: readonly string[]): Timeline {
  return lines.reduce((timeline, line) => {
    const { timeline: after, fault } = takeDown(timeline, line);
    expect(fault).toBeNull();
    return after;
  }, timelineOf(NOTHING));
}

/** The rows of the drawn auction, West first; a dot for no call. */
function drawn({ record }: Timeline, at?: number): string {
  const auction = auctionOf(record, at);
  if (auction === null) return '';
  const cells = [
    ...Array<string>('WNES'.indexOf(auction.dealer)).fill('.'),
    ...auction.calls.map(({ call }) => call || '.'),
  ];
  return cells.flatMap((_cell, at) => (at % 4 === 0 ? [cells.slice(at, at + 4).join(' ')] : [])).join(' / ');
}

const contractOf = (timeline: Timeline): string => {
  const { contract, declarer } = lastPosition(timeline).table;
  return contract === null ? '' : `${formatContract(contract)} ${declarer}`;
};

describe('a call out of rotation that stands', () => {
  const timeline = recorded('bid s 1c', 'bid n 1nt', 'bid p', 'bid p', 'bid p');
  test('is its player’s, who becomes declarer', () => {
    expect(contractOf(timeline)).toBe('1NT N');
  });
  test('is drawn in its player’s column, and the next call follows him', () => {
    expect(drawn(timeline)).toBe('. . . 1C / . 1NT P P / P');
  });
});

describe('an opening bid by the dealer’s right-hand opponent, before the dealer has called', () => {
  const bid = recorded('bid e 1s').record;
  const drawnAfter = (law: string | null): string => {
    const ruled: Fact[] = law === null ? [] : [{ type: 'RulingGiven', by: 'director', law }];
    return drawn(
      timelineOf({ ...bid, events: [...bid.events, ...ruled, { type: 'CallMade', seat: 'S', call: 'P' }] }),
    );
  };
  test.each(['26B', '28B', '29B', '30A', '31', '31B', '32'])('is gone when %s cancels it', (law) => {
    expect(drawnAfter(law)).toBe('. . . P');
  });
  test('is gone when the dealer has called and 28B is ruled', () => {
    const called: readonly Fact[] = [
      { type: 'CallMade', seat: 'S', call: 'P' },
      { type: 'RulingGiven', by: 'director', law: '28B' },
      { type: 'CallMade', seat: 'W', call: 'P' },
    ];
    expect(drawn(timelineOf({ ...bid, events: [...bid.events, ...called] }))).toBe('. . . P / P');
  });
  test.each([null, '29A', '12A1', '3', '310'])('stands when the ruling is %s', (law) => {
    expect(drawnAfter(law)).toBe('. . . . / . . 1S P');
  });
});

describe('a call taken back', () => {
  const timeline = recorded('bid 1c', 'undo', 'bid 1d');
  test('gives its turn back', () => {
    expect(timeline.record.events.at(-1)).toEqual({ type: 'CallMade', seat: 'S', call: '1D' });
  });
  test('is not drawn and is not written to other formats', () => {
    expect(drawn(timeline)).toBe('. . . 1D');
    expect(outlineOf({ record: timeline.record }).calls.map(({ call }) => call)).toEqual(['1D']);
  });
});

/** The record of these calls, choices, and rulings by their law. */
function recordAfter(script: string): Timeline {
  const events = script.split(' ').map((word): Fact => {
    const [by, option] = word.split('=') as [Seat, Option | undefined];
    if (option !== undefined) return { type: 'ChoiceMade', by, option };
    const [seat, call] = word.split(':') as [Seat, Call | undefined];
    return call === undefined
      ? { type: 'RulingGiven', by: 'director', law: word }
      : { type: 'CallMade', seat, call };
  });
  return timelineOf({ ...NOTHING, events });
}

/** The auction as it stands after these lines. */
function standsAfter(script: string): string {
  const timeline = recordAfter(script);
  const standing = standingCalls(timeline.record).map(({ seat, call }) => `${seat}:${call}`);
  return `${standing.join(' ')} = ${contractOf(timeline) || lastPosition(timeline).table.phase}`;
}

describe('the player whose call is awaited', () => {
  test.each([
    ['S:P W:P', 'N'],
    // The next hand may accept a call out of rotation by calling (29A).
    ['S:P N:1H', 'E'],
    ['S:P N:1H E=accept', 'E'],
    // 29B: once it is refused, the turn goes back.
    ['S:P N:1H E=refuse', 'W'],
    ['S:P N:1H 29B', 'W'],
    ['S:P N:1H E=refuse W:1C', 'N'],
    ['S:P N:1H E=refuse W:1C N:1H', 'E'],
    ['S:1H W:1C W=refuse', 'N'],
  ])('after %s is %s', (script, seat) => expect(nextCaller(recordAfter(script).record)).toBe(seat));
});

describe('several irregular calls in one auction', () => {
  test.each([
    // 25A, 21B: the call is changed although the next hand has called.
    ['S:1S W:P 25A S:1H', 'S:1H W:P = auction'],
    ['S:1S W:P S:1H 25A', 'S:1H W:P = auction'],
    ['S:1S W:P 25A S:1H W:2C N:P E:P S:P', 'S:1H W:2C N:P E:P S:P = 2C W'],
    ['S:2S W:P 25A1 S:1H N:P E:P', 'S:1H W:P N:P E:P = 1H S'],
    ['S:1NT W:P N:P E:2S S:2NT 21B1 E:P', 'S:1NT W:P N:P E:P S:2NT = 1NT S'],
    ['S:1S W:P 72C 25A S:1H', 'S:1H W:P = auction'],
    ['S:1S W:P 12A1 S:1H N:2C', 'S:1S W:P N:2C = auction'],
    // 15A (2007: 17D): the call was made on the cards of a wrong board.
    ['S:1NT W:2C 15A1 S:P W:P N:P E:P', 'S:P W:P N:P E:P = over'],
    ['S:1NT W:P 17D1 S:1S W:P N:P E:P', 'S:1S W:P N:P E:P = 1S S'],
    ['S:P W:1H N:P 15A1b W:P N:P E:P', 'S:P W:P N:P E:P = over'],
    ['S:1NT 15A1 S:1C W:P N:P E:P', 'S:1C W:P N:P E:P = 1C S'],
    ['S:1NT W:P 15B1 S:P N:P E:P', 'S:1NT W:P N:P E:P = 1NT S'],
    // 36A: an inadmissible double and everything after it.
    ['S:1NT W:P N:X E:2C 36A N:P E:P', 'S:1NT W:P N:P E:P = 1NT S'],
    ['S:1NT W:P N:X E:2C N:P E:P', 'S:1NT W:P N:P E:P = 1NT S'],
    ['S:1NT W:P N:X E:2C S:P W:P 36 N:P E:P', 'S:1NT W:P N:P E:P = 1NT S'],
    ['S:1NT W:P N:X 36B N:2C E:P S:P W:P', 'S:1NT W:P N:2C E:P S:P W:P = 2C N'],
    ['S:1NT E:XX S:P 36A W:P N:P E:P', 'S:1NT W:P N:P E:P = 1NT S'],
    // Calls out of rotation that nobody has accepted.
    ['N:1H W:1S S:P W:P N:P E:P', 'S:P W:P N:P E:P = over'],
    ['S:1C E:1S N:2C W:P N:P E:P', 'S:1C W:P N:P E:P = 1C S'],
    ['N:1H W:1S N:2H E:P S:P W:P', 'N:1H W:1S N:2H E:P S:P W:P = 2H N'],
    // The call before a call out of rotation is corrected, too.
    ['S:1H W:1S N:1D S:X 27B2 N:2D E:P S:P W:P', 'S:1H W:1S N:2D E:P S:P W:P = 2D N'],
    ['S:1H W:1S N:1D W:X 29B 27B2 N:2D E:P S:P W:P', 'S:1H W:1S N:2D E:P S:P W:P = 2D N'],
    ['S:1H W:1S N:1D W:X N:2D', 'S:1H W:1S N:1D W:X N:2D = auction'],
    // 25B2: the change is refused. 27A: the first bid is accepted although it has been changed.
    ['S:1S S:2S 25B2 W:P N:P E:P', 'S:1S W:P N:P E:P = 1S S'],
    ['S:1S S:2S 25B1 W:P N:P E:P', 'S:2S W:P N:P E:P = 2S S'],
    ['S:1S 25B2 W:P N:P E:P', 'S:1S W:P N:P E:P = 1S S'],
    ['S:2S W:1S W:3S 27A1 N:P E:P S:P', 'S:2S W:1S N:P E:P S:P = 1S W'],
    ['S:2S W:1S W:3S 27B2 N:P E:P S:P', 'S:2S W:3S N:P E:P S:P = 3S W'],
    ['S:2S W:1S W:2H 27A1 N:P E:P S:P', 'S:2S W:2H N:P E:P S:P = 2H W'],
    ['S:2S W:3H W:3S 27A1 N:P E:P S:P', 'S:2S W:3S N:P E:P S:P = 3S W'],
    // 39A: a call after the final pass, which may be the same player’s.
    ['S:1H W:P N:P E:P W:X 39A', 'S:1H W:P N:P E:P = 1H S'],
    ['S:1H W:P N:P E:P E:X 39C', 'S:1H W:P N:P E:P = 1H S'],
    ['S:1H W:P N:P E:P E:X', 'S:1H W:P N:P E:X = auction'],
    ['S:P W:P N:P E:P E:1S 39A', 'S:P W:P N:P E:P = over'],
    ['S:1H W:P N:P N:X 39A', 'S:1H W:P N:X = auction'],
    // What the next player chooses counts as a ruling: 25B2, 27A, 29B.
    ['S:1S S:2S W=refuse W:P N:P E:P', 'S:1S W:P N:P E:P = 1S S'],
    ['S:1S S:2S W=accept W:P N:P E:P', 'S:2S W:P N:P E:P = 2S S'],
    ['S:2S W:1S W:3S N=accept N:P E:P S:P', 'S:2S W:1S N:P E:P S:P = 1S W'],
    ['S:2S W:1S W:3S N=refuse N:P E:P S:P', 'S:2S W:3S N:P E:P S:P = 3S W'],
    ['E:1S S=refuse S:P W:P N:P E:P', 'S:P W:P N:P E:P = over'],
    ['E:1S S=accept S:P W:P N:P', 'E:1S S:P W:P N:P = 1S E'],
    ['S:1H W:P N:P E:P E:X S=refuse', 'S:1H W:P N:P E:P = 1H S'],
  ])('%s', (script, standing) => {
    expect(standsAfter(script)).toBe(standing);
  });
});

describe('accepting or refusing a call', () => {
  const foundIn = (script: string, by: Seat): readonly string[] => {
    const options = ['accept', 'refuse'] as const;
    return options.map((option) => {
      const calls = script.split(' ').map((word): Fact => {
        const [seat, call] = word.split(':') as [Seat, Call];
        return { type: 'CallMade', seat, call };
      });
      const events: Fact[] = [
        ...calls,
        { type: 'OptionsExplained', to: by, options },
        { type: 'ChoiceMade', by, option },
      ];
      return timelineOf({ ...NOTHING, events })
        .findings.map(({ key }) => key)
        .join(' ');
    });
  };
  test.each<[string, string, Seat]>([
    ['an insufficient bid', 'S:1S W:1H', 'N'],
    ['an insufficient bid that was corrected', 'S:1S W:1H W:2H', 'N'],
    ['a changed call', 'S:1S W:2H W:3H', 'N'],
    ['a call out of rotation', 'S:1S N:2S', 'E'],
  ])('is the next player’s choice: %s', (_name, script, by) => {
    expect(foundIn(script, by)).toEqual(['', '']);
  });
  test.each<[string, string, Seat]>([
    ['a call in order', 'S:1S W:2H', 'N'],
    ['another player’s to accept', 'S:1S W:1H', 'E'],
    ['an inadmissible double', 'S:1S W:P N:X', 'E'],
  ])('is nobody’s choice: %s', (_name, script, by) => {
    const nothing = 'options.explainedOtherwise choice.noneOpen';
    expect(foundIn(script, by)).toEqual([nothing, nothing]);
  });
  test.each<[string, string, Seat]>([
    ['out of rotation', 'S:1S N:X', 'E'],
    ['in place of another call', 'S:1S W:P N:P N:X', 'E'],
  ])('an inadmissible double can be refused only: %s', (_name, script, by) => {
    const found = 'options.explainedOtherwise';
    expect(foundIn(script, by)).toEqual([`${found} choice.noneOpen`, found]);
  });
  test('an insufficient bid can be accepted although an inadmissible double took its place', () => {
    expect(foundIn('W:1S N:1H N:XX', 'E')).toEqual(['', '']);
  });
});

test.each([
  ['in order', false, ['bid s 1c p 1h p p p p']],
  ['out of rotation', true, ['bid s 1c', 'bid n 1nt']],
  ['insufficient', true, ['bid s 1nt', 'bid w 1c']],
  ['insufficient and replaced', true, ['bid s 1nt', 'bid w 1c', 'bid w 2c']],
  ['a double of partner’s bid', true, ['bid s 1nt p', 'bid n x']],
  ['recorded by mistake and taken back', false, ['bid s 1nt', 'bid w 1c', 'undo']],
])('an auction that is %s: irregular is %s', (_name, expected, lines) => {
  const { record } = recorded(...lines);
  expect(isAuctionIrregular(record)).toBe(expected);
  const words = wordsFor(DEFAULT_SETTINGS);
  const { nothing, calls } = words.screen.law;
  expect(unlessCalls(nothing, record, words)).toBe(expected ? calls : nothing);
});

test.each<[string, FaultOfCall | null, readonly string[]]>([
  ['in order', null, ['bid s 1c', 'bid w 1h']],
  ['out of rotation', 'outOfRotation', ['bid s 1c', 'bid n 1nt']],
  ['out of rotation and insufficient', 'outOfRotation', ['bid s 1nt', 'bid n 1c']],
  ['insufficient', 'insufficientBid', ['bid s 1nt', 'bid w 1c']],
  ['the sufficient one in its place', null, ['bid s 1nt', 'bid w 1c', 'bid w 2c']],
  ['in order after an insufficient one', null, ['bid s 1nt', 'bid w 1c', 'bid n 2d']],
  ['a double of partner’s bid', 'inadmissibleDouble', ['bid s 1nt p', 'bid n x']],
  ['a bid after the end', 'callAfterEnd', ['bid s 1c p p p', 'bid s 1h']],
  ['a pass after the end', null, ['bid s 1c p p p', 'bid s p']],
  ['no call', null, ['bid s 1nt', 'bid w 1c', 'director n']],
])('the last entry is %s: its fault is %s', (_name, expected, lines) => {
  const { record } = recorded(...lines);
  expect(faultOfCall(record, record.events.length)).toBe(expected);
});

describe('a contract that was called at the table', () => {
  const hands = readHands('N:AK72.K65.QJ432.2 Q8.AJ98.T65.KT98 JT95.Q32.AK.AQJ3 643.T74.987.7654').hands;
  const begun = timelineOf({
    ...NOTHING,
    header: { ...NOTHING.header, deal: { ...NOTHING.header.deal, hands } },
  });
  // Dummy ruffs the second trick and leads to the third.
  const lines = ['bid s 1s p p p', 'w: c7 c2 ck ca', 's: c3 c4 s2 c8'];
  const taken = (more: readonly string[]): Timeline =>
    [...lines, ...more].reduce((timeline, line) => takeDown(timeline, line).timeline, begun);
  test('is written to other formats, and decides who wins the tricks there', () => {
    const { contract, declarer, tricks } = outlineOf({ record: taken(['n: h5 h8 hq h4']).record });
    expect([contract?.strain, declarer]).toEqual(['S', 'S']);
    expect(tricks.map(({ outOfTurn }) => outOfTurn)).toEqual([false, false, false]);
  });
  test('is in a link, for an article that has no Laws, and is still no contract that the record states', () => {
    const packed = pack(taken([]).record);
    if (!packed.ok) throw new Error('The deal is not packed.');
    const read = readParcel(packed.text);
    expect(read.ok && [read.parcel.header.contract, read.parcel.header.declarer]).toEqual(['1S', 'S']);
    const back = unpack(packed.text);
    expect(back.ok && back.record.header.contract).toBe(null);
  });
  test('an entry that was taken back takes no other with it in the audit', () => {
    const { findings, record } = taken(['n: h5 ha', 'undo', 'e: h8 hq h4']);
    expect(findings).toEqual([]);
    expect(auditDeal({ record }).findings).toEqual([]);
  });
});

test('a corrected call is drawn and written as it was corrected', () => {
  const timeline = recorded('bid 1c', 'bid p', 'amend 1 bid s 1s');
  expect(drawn(timeline)).toBe('. . . 1S / P');
  expect(outlineOf({ record: timeline.record }).calls.map(({ call }) => call)).toEqual(['1S', 'P']);
});

test('a call that replaces an insufficient bid takes its place', () => {
  const timeline = recorded('bid 1s', 'bid w 1h', 'bid w 2h', 'bid p', 'bid p', 'bid p');
  expect(drawn(timeline, 2)).toBe('. . . 1S / 1H');
  expect(drawn(timeline)).toBe('. . . 1S / 2H P P P');
  expect(contractOf(timeline)).toBe('2H W');
});

test('a call after an opening lead has been faced is not drawn into the auction, even if the lead was refused', () => {
  const lines = ['bid 1n', 'bid p', 'bid p', 'bid p', 'e: sa', 'bid e 2s'];
  expect(drawn(recorded(...lines))).toBe('. . . 1NT / P P P');
});
