/** What checks random sequences can fail: each check is shown a position that is wrong in one way. */

import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/domain/card.ts';
import { cardsOf, withoutCard } from '../../src/domain/hand.ts';
import type { Seat } from '../../src/domain/seat.ts';
import type { Trick } from '../../src/domain/trick.ts';
import type { Fact } from '../../src/events/event.ts';
import type { Case } from '../../src/laws/case.ts';
import type { Position } from '../../src/replay/position.ts';
import { lastPosition, timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import { openOptions, openQuestions, waitsFor } from '../../src/replay/view.ts';
import { manyOf } from '../bench/manyFacts.ts';
import { paths, timelineIn } from '../fixtures.ts';
import { answerFault, citedFault, legalFault } from './ahead.ts';
import { faultAt, optionsFault, plainFault, type Doubts } from './invariants.ts';
import { choiceFault, logFault } from './run.ts';
import { toldFault } from './told.ts';

const plays = (run: string): Fact[] =>
  run.split(' ').map((play) => ({ type: 'CardPlayed', seat: play[0] as 'N', card: play.slice(1) as 'S2' }));

/** East is on lead, and West has a major penalty card: declarer chooses first. */
const FACTS: readonly Fact[] = [
  ...plays('WH2 NHK EH3 SH4 ND3 EDA SD9 WD4'),
  { type: 'CardExposed', seat: 'W', card: 'S3', manner: 'shown' },
];
const FOLLOWED = plays('WH2');
const timeline = timelineOf(manyOf((index) => FACTS[index] as Fact, FACTS.length, false));
const position = lastPosition(timeline);
const { table, cases } = position;
const SURE: Doubts = { cards: new Set(), elsewhere: new Set() };

type Change = Readonly<Record<string, unknown>>;
const at = (change: Change): Position => ({ ...position, table: { ...table, ...change } });
const among = (change: (open: Case) => readonly Case[]): Position => ({
  ...position,
  cases: cases.flatMap(change),
});
const inCase = (machine: Case['machine'], change: Change): Position =>
  among((open) =>
    open.machine === machine ? [{ ...open, context: { ...open.context, ...change } } as Case] : [open],
  );
const lying = (seat: Seat, card: Card): Position => at({ loose: [{ seat, card, as: 'lead' }] });
const hands = (change: Change): Position => at({ hands: { ...table.hands, ...change } });

test('in no position of any case is there anything that JSON would not bring back, or a choice of nothing', () => {
  const known = new WeakSet();
  const faults = paths.flatMap((path) =>
    timelineIn(path).positions.flatMap((one, at) => {
      const fault = plainFault(one, known) ?? optionsFault(one);
      return fault === null ? [] : [`${path} after ${at} facts: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('nothing is wrong with it as it is', () => {
  expect(faultAt(position, SURE)).toBeNull();
  expect(plainFault(position, new WeakSet())).toBeNull();
  expect(logFault(timeline)).toBeNull();
  expect(choiceFault(timeline)).toBeNull();
  expect(toldFault(timeline.findings)).toBeNull();
  expect(waitsFor(position)).toBe('S');
  expect(openOptions(position)).toHaveLength(1);
});

/** A lead out of turn about which somebody else than declarer chooses. */
const ANOTHERS: Case = {
  id: 'openingLead@3',
  machine: 'openingLead',
  state: 'pending',
  context: { leader: 'W', properLeader: 'E', card: 'S3', declarer: 'N', openedAt: 3 },
  ended: false,
};

describe('is told', () => {
  const [first] = table.earlier as [Trick];
  const empty = { ...first, N: null, E: null, S: null, W: null };
  const earlier = [first, ...Array.from({ length: 12 }, () => empty)];
  test.each<[string, Position, RegExp]>([
    ['a card in two hands', hands({ N: table.hands.S }), /^\w\w is in the hand of N and in the hand of S$/],
    ['a card in hand and trick', hands({ E: table.deal.hands.E }), /^H3 is in trick 1 and in the hand of E$/],
    ['a card nowhere', hands({ N: withoutCard(table.hands.N, 'SQ') }), /^SQ is nowhere$/],
    ['fourteen tricks', at({ earlier }), /^14 tricks$/],
    ['a trick misnumbered', at({ trick: { ...table.trick, number: 7 } }), /^trick 2 is numbered 7$/],
    ['a trick too many won', at({ won: { NS: 2, EW: 1 } }), /^NS has 2 tricks, and its cards won 1$/],
    ['nobody in turn', at({ turn: null }), /^nobody is in turn$/],
    ['a turn after the play', at({ phase: 'over' }), /^play is over and somebody in turn$/],
    ['a penalty card twice', among((open) => [open, open]), /^S3 is a penalty card twice$/],
    [
      'one of declaring side',
      inCase('penaltyCard', { owner: 'N' }),
      /^N of the declaring side has a penalty/,
    ],
    ['one that is played', inCase('penaltyCard', { card: 'H2' }), /^W does not hold his penalty card H2$/],
    ['a loose card that is played', lying('W', 'H2'), /^H2 of W lies loose and stands in a trick$/],
    ['a loose card of another hand', lying('W', 'SQ'), /^SQ lies loose, and W does not hold it$/],
    [
      'a choice that should be open',
      among((open) => (open.machine === 'leadRestriction' ? [] : [open])),
      /^not settled: .*leadRestriction/,
    ],
    ['a choice of another player', { ...position, cases: [...cases, ANOTHERS] }, /^not his to choose/],
  ])('%s', (_name, wrong, fault) => expect(faultAt(wrong, SURE)).toMatch(fault));

  test('a choice among no cards', () => {
    const [offer] = openOptions(position);
    expect(optionsFault(position, [{ ...offer!, of: [] }])).toMatch(/^nothing to choose from/);
  });

  test('what JSON would not bring back', () => {
    for (const value of [undefined, -0, NaN, new Map(), () => 0])
      expect(plainFault({ value }, new WeakSet())).toMatch(/^position\.value is /);
  });

  test('a finding that the log does not give', () => {
    const [first] = timeline.findings;
    expect(logFault({ ...timeline, findings: [...timeline.findings, first as never] })).toBe(
      'folded anew it reads otherwise',
    );
  });

  test('a choice that leaves a position which is wrong', () => {
    const wrong = hands({ N: table.hands.S });
    expect(choiceFault({ ...timeline, positions: [...timeline.positions.slice(0, -1), wrong] })).toMatch(
      /^once [a-z:A-Z]+ is chosen: \w\w is in the hand of N and in the hand of S$/,
    );
  });

  test('a choice that is still on offer once it is made', () => {
    const offered = openOptions(position);
    expect(choiceFault(timeline, () => offered)).toMatch(
      /^[a-zA-Z:]+ is still on offer once it is chosen: leadRestriction@\d+$/,
    );
  });

  test('a question that is asked again once it is answered, and an answer that leaves a position which is wrong', () => {
    const asked = openQuestions(position);
    expect(answerFault(timeline, () => null)).toBeNull();
    expect(
      answerFault(
        timeline,
        () => null,
        () => asked,
      ),
    ).toMatch(/^\w+ is asked again after its answer true$/);
    expect(answerFault(timeline, () => 'something is wrong')).toMatch(
      /^once \w+ is answered with true: something is wrong$/,
    );
  });

  test('a card that is told to be legal and is not, and one that is not and is', () => {
    const free = timelineOf(manyOf((index) => FOLLOWED[index] as Fact, FOLLOWED.length, false));
    const all = (at: Position, seat: Seat) => cardsOf(at.table.hands[seat]);
    expect(legalFault(free)).toBeNull();
    expect(legalFault(free, all)).toMatch(/^\w\w of N is legal and opens revoke$/);
    expect(legalFault(free, () => [])).toMatch(/^\w\w of N is not legal, and nothing is told of it$/);
  });

  test('a clause of another book', () => {
    const finding = { ...timeline.findings[0], laws: ['64C9'] } as unknown as Timeline['findings'][number];
    expect(citedFault(timeline)).toBeNull();
    expect(citedFault({ ...timeline, findings: [finding] })).toMatch(/not in the book of its edition: 64C9$/);
  });

  test('a sentence that lacks what it speaks of', () => {
    const finding = timeline.findings.find(({ key }) => key.startsWith('penaltyCard.major'));
    expect(finding).toBeDefined();
    const lacking = { ...finding, params: { owner: 'W' } } as unknown as typeof finding;
    expect(toldFault([lacking as never])).toMatch(/^penaltyCard\.major\.\w+ is told in en without its card$/);
  });
});
