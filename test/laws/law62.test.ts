/** Law 62 guard by guard: a moment at which it holds, and beside it what it takes away. South declares. */

import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/domain/table.ts';
import type { Fact, FactOf } from '../../src/events/event.ts';
import type { Option } from '../../src/lawbook/choices.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import type { CardChangeContext, RevokeContext } from '../../src/laws/case.ts';
import type { Effect, Step, PlayStep, Play } from '../../src/laws/step.ts';
import {
  attentionIsDrawn,
  correct,
  correctionClause,
  isRolledBack,
  isSubstitute,
  isTakenBack,
  isTrickTwelveCorrection,
  substituted,
} from '../../src/laws/law62.ts';
import { sidePlayedOn } from '../../src/laws/playedOn.ts';
import {
  change,
  isKept,
  isLapsed,
  isReplacement,
  mayChooseNow,
  otherSideMayChange,
} from '../../src/laws/law62C.ts';
import { playedAfter } from '../../src/domain/trick.ts';
import { EMPTY_LEDGER } from '../../src/laws/ledger.ts';
import {
  caseOf,
  citations,
  hearing,
  revoking,
  situation,
  tableWith,
  tricksWonBy,
  trickOf,
} from './situation.ts';

/** The fourth trick lies there full: East led, West revoked with the diamond. */
const TRICK = trickOf(4, 'E', 'SA S2 D2 S4');
const FULL: Table = { ...tableWith({}), ...tricksWonBy('NNNE'), trick: TRICK, turn: 'E' };
const LED: Table = { ...FULL, earlier: [...FULL.earlier, TRICK], trick: trickOf(5, 'E', 'H2') };
const revoke = revoking('W', 4, { by: null, attentionAt: null });
const ROUND: Fact = { type: 'RoundEnded' };
const attention = (more: object = {}): FactOf<'AttentionDrawn'> => ({
  type: 'AttentionDrawn',
  by: 'S',
  to: 'revoke',
  ...more,
});

type Row<Context, What> = readonly [what: string, holds: boolean, context: Partial<Context>, heard: What];
function table<Context, What extends Step>(
  name: string,
  base: Context,
  guard: (context: Context, heard: What) => boolean,
  rows: readonly Row<NoInfer<Context>, NoInfer<What>>[],
): void {
  describe(name, () => {
    test.each(rows)('%s: %s', (_what, holds, context, heard) => {
      expect(guard({ ...base, ...context }, heard)).toBe(holds);
    });
  });
}

const withoutRights = { ledger: { ...EMPTY_LEDGER, happened: { dummyLostRights: true as const } } };
table('62A, attention', revoke, attentionIsDrawn, [
  ['to a revoke', true, {}, hearing(attention(), FULL)],
  ['to this one', true, {}, hearing(attention({ trick: 4, seat: 'W' }), FULL)],
  ['to another trick', false, {}, hearing(attention({ trick: 3 }), FULL)],
  ['to another hand', false, {}, hearing(attention({ seat: 'E' }), FULL)],
  ['to something else', false, {}, hearing(attention({ to: 'penaltyCard' }), FULL)],
  ['by dummy', true, {}, hearing(attention({ by: 'N' }), FULL)],
  [
    'by dummy without his rights, to a defender (43B3)',
    false,
    {},
    hearing(attention({ by: 'N' }), FULL, withoutRights),
  ],
  [
    "by dummy without his rights, to declarer's",
    true,
    { seat: 'S' },
    hearing(attention({ by: 'N' }), FULL, withoutRights),
  ],
  [
    'by dummy without his rights, after somebody else',
    true,
    {},
    hearing(attention({ by: 'N' }), FULL, {
      ledger: { ...withoutRights.ledger, attention: { ...EMPTY_LEDGER.attention, again: true } },
    }),
  ],
]);

const chosen = (by: 'N' | 'E' | 'S' | 'W', option: Option): FactOf<'ChoiceMade'> => ({
  type: 'ChoiceMade',
  by,
  option,
});
table('taken back', { seat: 'W', card: 'D2' }, isTakenBack, [
  ['the card', true, {}, hearing({ type: 'CardWithdrawn', seat: 'W', card: 'D2' }, FULL)],
  ['another card', false, {}, hearing({ type: 'CardWithdrawn', seat: 'W', card: 'D3' }, FULL)],
  ["another hand's", false, {}, hearing({ type: 'CardWithdrawn', seat: 'E', card: 'D2' }, FULL)],
  ['in words', true, {}, hearing(chosen('W', 'withdraw:D2'), FULL)],
  ['in the words of another', false, {}, hearing(chosen('E', 'withdraw:D2'), FULL)],
  ['in words about another card', false, {}, hearing(chosen('W', 'withdraw:D3'), FULL)],
  ['kept', false, {}, hearing(chosen('W', 'keep'), FULL)],
  ["dummy's card in declarer's words", true, { seat: 'N' }, hearing(chosen('S', 'withdraw:D2'), FULL)],
  ["dummy's card in dummy's words", false, { seat: 'N' }, hearing(chosen('N', 'withdraw:D2'), FULL)],
]);

describe('a side has played on', () => {
  const loose = (seat: 'S' | 'W', as: 'lead' | 'play') => [{ seat, card: 'H9', as } as const];
  const rows: readonly [what: string, at: Table, trick: number, NS: boolean, EW: boolean][] = [
    ['nobody', FULL, 4, false, false],
    ['one', LED, 4, false, true],
    ['both', { ...LED, trick: trickOf(5, 'E', 'H2 H3') }, 4, true, true],
    ['long ago', LED, 2, true, true],
    ['a lead lies there', { ...FULL, loose: loose('S', 'lead') }, 4, true, false],
    ['a card lies there that was no lead', { ...FULL, loose: loose('S', 'play') }, 4, false, false],
    [
      'a card lies there beside a lead',
      { ...FULL, loose: [...loose('S', 'play'), ...loose('W', 'lead')] },
      4,
      true,
      true,
    ],
    [
      'a card lies there beside a lead, and the trick goes on',
      { ...FULL, trick: trickOf(4, 'W', 'D2'), loose: [...loose('S', 'play'), ...loose('W', 'lead')] },
      4,
      false,
      true,
    ],
    [
      'a lead lies there, and the trick is not the last',
      { ...FULL, loose: loose('S', 'lead') },
      5,
      false,
      false,
    ],
    ['a card lies beside the next trick', { ...LED, loose: loose('S', 'play') }, 4, true, true],
    ['no trick yet', { ...tableWith({}), loose: loose('S', 'lead') }, 1, false, false],
  ];
  test.each(rows)('%s', (_what, at, trick, NS, EW) => {
    expect([sidePlayedOn(at, trick, 'NS'), sidePlayedOn(at, trick, 'EW')]).toEqual([NS, EW]);
  });
  test('a trick long over has cards of all', () => {
    expect(playedAfter(TRICK, 'W')).toEqual(['N']);
    expect(playedAfter(TRICK, 'N')).toEqual([]);
    expect(playedAfter(trickOf(4, 'E', 'SA S2 D2'), 'E')).toEqual(['S', 'W']);
  });
});

table('62D1, trick twelve', revoking('W', 12), isTrickTwelveCorrection, [
  ['hands not back', true, {}, hearing(ROUND, FULL)],
  [
    'three back',
    true,
    {},
    hearing(ROUND, FULL, { ledger: { ...EMPTY_LEDGER, handsReturned: ['N', 'E', 'S'] } }),
  ],
  [
    'all back',
    false,
    {},
    hearing(ROUND, FULL, { ledger: { ...EMPTY_LEDGER, handsReturned: ['N', 'E', 'S', 'W'] } }),
  ],
  ['trick eleven', false, { trick: 11 }, hearing(ROUND, FULL)],
]);

const other = (more: Partial<RevokeContext> = {}, state = 'latent') => [
  caseOf('revoke', state, revoking('S', 4, { by: null, ...more })),
];
table('62C3, both revoked', revoke, isRolledBack, [
  ['one side has led', true, {}, hearing(ROUND, LED, { cases: other() })],
  ['in 2007', false, {}, hearing(ROUND, LED, { cases: other(), laws: lawSet('2007') })],
  ['neither has', false, {}, hearing(ROUND, FULL, { cases: other() })],
  ['both have', false, {}, hearing(ROUND, { ...LED, trick: trickOf(5, 'E', 'H2 H3') }, { cases: other() })],
  [
    'one has, and taken it back',
    true,
    {},
    hearing(ROUND, FULL, {
      cases: other(),
      ledger: { ...EMPTY_LEDGER, takenBack: [{ seat: 'E', card: 'H2', trick: 5 }] },
    }),
  ],
  [
    'taken back from another trick',
    false,
    {},
    hearing(ROUND, FULL, {
      cases: other(),
      ledger: { ...EMPTY_LEDGER, takenBack: [{ seat: 'E', card: 'H2', trick: 4 }] },
    }),
  ],
  [
    'both have, one has taken it back',
    false,
    {},
    hearing(ROUND, LED, {
      cases: other(),
      ledger: { ...EMPTY_LEDGER, takenBack: [{ seat: 'S', card: 'H3', trick: 5 }] },
    }),
  ],
  ['partner revoked', false, {}, hearing(ROUND, LED, { cases: other({ seat: 'E' }) })],
  ['at another trick', false, {}, hearing(ROUND, LED, { cases: other({ trick: 3 }) })],
  [
    'the other was corrected in the ordinary way',
    false,
    {},
    hearing(ROUND, LED, { cases: other({ correctedBy: '62A' }, 'corrected') }),
  ],
  [
    'the other was corrected for this',
    true,
    {},
    hearing(ROUND, LED, { cases: other({ correctedBy: '62C3' }, 'corrected') }),
  ],
  ['alone', false, {}, hearing(ROUND, LED)],
]);

describe('the clause of a correction', () => {
  test.each([
    ['62A', revoke, hearing(ROUND, FULL)],
    ['62C3', revoke, hearing(ROUND, LED, { cases: other() })],
    ['62D1', revoking('W', 12), hearing(ROUND, FULL)],
    [
      '62A',
      revoking('W', 12),
      hearing(ROUND, FULL, { ledger: { ...EMPTY_LEDGER, handsReturned: ['N', 'E', 'S', 'W'] } }),
    ],
  ] as const)('%s', (clause, context, heard) => {
    expect(correctionClause(context, heard)).toBe(clause);
  });
});

describe('a correction', () => {
  const taken: Fact = { type: 'CardWithdrawn', seat: 'W', card: 'D2' };
  const opened = (effects: readonly Effect[]) =>
    effects.flatMap((effect) => (effect.kind === 'open' ? [effect.opening] : []));
  const moves = (effects: readonly Effect[]) =>
    effects.flatMap((effect) => (effect.kind === 'move' ? [effect.move.do] : []));

  test("makes a defender's card a penalty card", () => {
    const effects = correct(revoke, hearing(taken, FULL));
    expect(citations(effects)[0]).toMatchObject({ laws: ['62A', '62B1', '47B', '50B'], because: [4] });
    expect(citations(effects)[0]).not.toHaveProperty('disputed');
    expect(opened(effects)[0]).toMatchObject({
      machine: 'penaltyCard',
      context: { owner: 'W', card: 'D2', inadvertent: false },
    });
    expect(moves(effects)).toEqual(['takeBack']);
  });
  test.each([
    ["declarer's card", revoking('S', 4)],
    ["dummy's card", revoking('N', 4, { dummysHand: true })],
    ['a card that lay there already', { ...revoke, cardWasFaced: true }],
  ])('only replaces %s', (_what, context) => {
    const effects = correct(context, hearing(taken, FULL));
    expect(citations(effects)[0]?.laws).toEqual(['62A', '62B2', '47B']);
    expect(opened(effects).filter(({ machine }) => machine === 'penaltyCard')).toEqual([]);
  });
  test('at trick twelve is a penalty card by default, and disputed', () => {
    const late = revoking('W', 12);
    const [said] = citations(correct(late, hearing(taken, FULL)));
    expect(said).toMatchObject({ laws: ['62D1', '62A', '62B1', '47B', '50B'], disputed: 'C-4' });
    const elected = correct(
      late,
      hearing(taken, FULL, { laws: lawSet('2017', { trickTwelvePenaltyCard: false }) }),
    );
    expect(citations(elected)[0]).toMatchObject({ laws: ['62D1', '62A', '62B2', '47B'], disputed: 'C-4' });
    expect(opened(elected)).toEqual([]);
    expect(citations(correct(revoking('S', 12), hearing(taken, FULL)))[0]).not.toHaveProperty('disputed');
    // The election is about trick twelve only.
    const earlier = correct(
      revoke,
      hearing(taken, FULL, { laws: lawSet('2017', { trickTwelvePenaltyCard: false }) }),
    );
    expect(opened(earlier)[0]?.machine).toBe('penaltyCard');
  });
  test('lets the opponents who played after it change, in that trick and the next', () => {
    const changes = (context: RevokeContext, at: Table) =>
      opened(correct(context, hearing(taken, at))).flatMap((each) =>
        each.machine === 'cardChange'
          ? [`${each.context.seat}${each.context.trick} ${each.context.card} ${each.context.law}`]
          : [],
      );
    expect(changes(revoke, FULL)).toEqual(['N4 S4 62C1']);
    expect(changes(revoking('E', 4), FULL)).toEqual(['S4 S2 62C1', 'N4 S4 62C1']);
    expect(changes(revoking('S', 4), { ...LED, trick: trickOf(5, 'E', 'H2 H3') })).toEqual([
      'W4 D2 62C1',
      'E5 H2 62C1',
    ]);
    expect(changes(revoke, LED)).toEqual(['N4 S4 62C1']);
    expect(changes(revoking('W', 9), FULL)).toEqual([]);
  });
  test('offers no card that was laid after attention', () => {
    const seats = (context: RevokeContext) =>
      opened(correct(context, hearing(taken, FULL))).flatMap((each) =>
        each.machine === 'cardChange' ? [each.context.seat] : [],
      );
    expect(seats(revoking('E', 4, { laidBeforeAttention: ['S2'] }))).toEqual(['S']);
    expect(seats(revoking('E', 4, { laidBeforeAttention: [] }))).toEqual([]);
    expect(seats(revoking('E', 4, { laidBeforeAttention: [], attentionAt: null }))).toEqual(['S', 'N']);
  });
  test('does not open a change for a card played before the revoke (57C3)', () => {
    const early = (at: number) => ({
      ledger: { ...EMPTY_LEDGER, playedEarly: [{ seat: 'N' as const, card: 'S4' as const, at }] },
    });
    const machines = (heard: Step) => opened(correct(revoke, heard)).map(({ machine }) => machine);
    expect(machines(hearing(taken, FULL, early(3)))).toEqual(['penaltyCard']);
    expect(machines(hearing(taken, FULL, early(4)))).toEqual(['penaltyCard', 'cardChange']);
  });
});

const correction = (more: Partial<Play> = {}): { play: Play } => ({
  play: { seat: 'W', card: 'S9', manner: 'correction', trick: 4, ...more },
});
const PLAY: Fact = { type: 'CardPlayed', seat: 'W', card: 'S9' };
const substitutions: readonly [what: string, holds: boolean, heard: PlayStep][] = [
  ['the card of that hand in that trick', true, hearing(PLAY, FULL, correction())],
  ['of another hand', false, hearing(PLAY, FULL, correction({ seat: 'E' }))],
  ['in another trick', false, hearing(PLAY, FULL, correction({ trick: 5 }))],
  ['played in turn', false, hearing(PLAY, FULL, correction({ manner: 'follow' }))],
];
const CHANGE: CardChangeContext = {
  seat: 'W',
  card: 'D2',
  trick: 4,
  law: '62C1',
  becomesPenaltyCard: false,
  thenOtherSide: true,
  openedAt: 30,
};

describe('a substituted card', () => {
  test.each(substitutions)('%s: %s', (_what, holds, heard) => {
    expect(isSubstitute(revoke, heard)).toBe(holds);
    expect(isReplacement(CHANGE, heard)).toBe(holds);
  });
  test('is told with the clause of the correction', () => {
    const said = (context: RevokeContext) =>
      citations(substituted(context, hearing(PLAY, FULL, correction()))).map(({ laws }) => laws.join(' '));
    expect(said({ ...revoke, correctedBy: '62A' })).toEqual(['62A 62B1']);
    expect(said(revoke)).toEqual(['62A 62B1']);
    expect(said(revoking('S', 4, { correctedBy: '62C3' }))).toEqual(['62C3 62A 62B2']);
    expect(said({ ...revoke, cardWasFaced: true })).toEqual(['62A 62B2']);
    expect(said(revoking('W', 12, { correctedBy: '62D1' }))).toEqual(['62D1 62A 62B1', '62D2 16C']);
    expect(said(revoking('W', 12, { correctedBy: '62D1', partnerHadPlayed: true }))).toEqual([
      '62D1 62A 62B1',
    ]);
    expect(said(revoking('S', 12, { correctedBy: '62D1' }))).toEqual(['62D1 62A 62B2']);
  });
});

table('a change lapses', CHANGE, isLapsed, [
  ['his side plays to the next trick', true, {}, hearing(PLAY, FULL, correction({ seat: 'E', trick: 5 }))],
  ['the other side does', false, {}, hearing(PLAY, FULL, correction({ seat: 'N', trick: 5 }))],
  ['his side plays to this one', false, {}, hearing(PLAY, FULL, correction({ seat: 'E', trick: 4 }))],
]);

table('a card is kept', CHANGE, isKept, [
  ['by its player', true, {}, hearing(chosen('W', 'keep'), FULL)],
  ['by another', false, {}, hearing(chosen('E', 'keep'), FULL)],
  ['not', false, {}, hearing(chosen('W', 'free'), FULL)],
  ['by declarer for dummy', true, { seat: 'N' }, hearing(chosen('S', 'keep'), FULL)],
]);

describe('a change', () => {
  const without = (seat: 'E' | 'S' | 'W') => ({ ...FULL, trick: { ...TRICK, [seat]: null } });
  const rows: readonly [what: string, holds: boolean, at: Table, more?: Partial<CardChangeContext>][] = [
    ['once the trick is full again', true, FULL],
    ['while an earlier place is open', false, without('S')],
    ['while a later place is open', true, { ...FULL, trick: { ...TRICK, N: null } }],
    ['while its own place is open', true, without('W')],
    ['while the next trick has begun', true, LED],
    [
      'after the next trick',
      false,
      { ...LED, earlier: [...LED.earlier, trickOf(5, 'E', 'H2 H3 H4 H5')], trick: trickOf(6, 'E', 'C2') },
    ],
    ['in a trick that is not there', false, FULL, { trick: 9 }],
  ];
  test.each(rows)('may be chosen %s: %s', (_what, holds, at, more = {}) => {
    expect(mayChooseNow({ ...CHANGE, ...more }, at)).toBe(holds);
  });

  const follow = (context: Partial<CardChangeContext>, at: Table = FULL) =>
    otherSideMayChange({ ...CHANGE, seat: 'S', ...context }, hearing(PLAY, at)).flatMap((effect) =>
      effect.kind === 'open' ? [effect.opening.context] : [],
    );
  test('opens one for the next hand of the other side, if it played later', () => {
    expect(follow({})).toMatchObject([
      { seat: 'W', card: 'D2', trick: 4, law: '62C2', becomesPenaltyCard: true, thenOtherSide: false },
    ]);
    expect(follow({ law: '45D1' })).toMatchObject([{ law: '45D1', becomesPenaltyCard: false }]);
    expect(follow({ seat: 'E' })).toMatchObject([{ seat: 'S', becomesPenaltyCard: false }]);
    expect(follow({ thenOtherSide: false })).toEqual([]);
    expect(follow({ seat: 'N' })).toEqual([]);
    expect(follow({ trick: 9 })).toEqual([]);
    expect(follow({}, { ...FULL, trick: { ...TRICK, W: null } })).toEqual([]);
  });

  test('is free, or makes a penalty card', () => {
    const taken: Fact = { type: 'CardWithdrawn', seat: 'W', card: 'D2' };
    const kinds = (context: Partial<CardChangeContext>, fact: Fact) =>
      change({ ...CHANGE, ...context }, hearing(fact, FULL)).map(({ kind }) => kind);
    expect(kinds({}, taken)).toEqual(['cite', 'move']);
    expect(kinds({}, chosen('W', 'withdraw:D2'))).toEqual(['cite', 'move']);
    expect(kinds({ becomesPenaltyCard: true }, taken)).toEqual(['cite', 'move', 'open']);
    expect(citations(change(CHANGE, hearing(taken, FULL)))[0]).toMatchObject({
      laws: ['62C1', '16C1'],
      because: [30],
    });
    expect(
      citations(change({ ...CHANGE, law: '62C2', becomesPenaltyCard: true }, hearing(taken, FULL)))[0],
    ).toMatchObject({ laws: ['62C2', '50B'] });
  });
});

test('the situation by itself is enough for 62C3', () => {
  expect(isRolledBack(revoke, situation(LED, { cases: other() }))).toBe(true);
});
