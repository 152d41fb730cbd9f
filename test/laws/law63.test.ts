/** Law 63 guard by guard: a moment at which it holds, and beside it what it takes away. South declares. */

import { describe, expect, test } from 'vitest';
import type { Fact, FactOf } from '../../src/events/event.ts';
import type { Case, PenaltyCardContext, RevokeContext } from '../../src/laws/case.ts';
import type { Step, Play } from '../../src/laws/step.ts';
import { EMPTY_LEDGER, type Ledger } from '../../src/laws/ledger.ts';
import {
  establish,
  establishesThoughNoticed,
  hasAgreed,
  hasClaimed,
  hasDesignated,
  hasPlayedOn,
  undone,
  wasNoClaimAfterAll,
  wasObjectedTo,
  wasToldToPlayOn,
  type EstablishmentLimb,
} from '../../src/laws/law63.ts';
import { wasNamedForThisTrick } from '../../src/laws/law63A2.ts';
import { both } from '../../machines/lifecycle.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import type { QuestionId } from '../../src/lawbook/choices.ts';
import type { Card } from '../../src/domain/card.ts';
import type { Table } from '../../src/domain/table.ts';
import { caseOf, citations, hearing, revoking, tableWith, tricksWonBy, trickOf } from './situation.ts';

const answer = (question: QuestionId, value: boolean, more: object = {}): FactOf<'QuestionAnswered'> => ({
  type: 'QuestionAnswered',
  question,
  answer: value,
  by: 'director',
  ...more,
});
const answered = (...answers: FactOf<'QuestionAnswered'>[]): { ledger: Ledger } => ({
  ledger: { ...EMPTY_LEDGER, answers },
});

/** Four tricks are full; West has revoked at the fourth. */
const FULL: Table = {
  ...tableWith({ W: 'S9 H9', E: 'S8', S: 'S7', N: 'S6' }),
  ...tricksWonBy('NNNE'),
  turn: 'E',
};
/** And East has led to the fifth. */
const LED: Table = {
  ...FULL,
  earlier: [...FULL.earlier, trickOf(4, 'E', 'SA S2 S3 S4')],
  trick: trickOf(5, 'E', 'H2'),
};
const revoke = revoking('W', 4, { by: null, attentionAt: null });
const OUT_OF_TURN = { manner: 'leadOutOfTurn' } as const;
const played = (more: Partial<Play> = {}): { play: Play } => ({
  play: { seat: 'E', card: 'H2', manner: 'lead', trick: 5, ...more },
});
const LEAD: Fact = { type: 'CardPlayed', seat: 'E', card: 'H2' };
const ROUND: FactOf<'RoundEnded'> = { type: 'RoundEnded' };

const claimed = (by: 'N' | 'E' | 'S' | 'W', state = 'made'): Case =>
  caseOf('claim', state, {
    by,
    kind: 'claim',
    tricks: 3,
    trick: 5,
    doubtedBy: null,
    consents: [],
    settled: null,
    playedWithoutConsent: false,
    trumpOut: false,
    openedAt: 30,
  });

type Guard<What> = (revoke: RevokeContext, step: What) => boolean;
type Row<What> = readonly [what: string, holds: boolean, context: Partial<RevokeContext>, heard: What];

function table<What extends Step>(
  name: string,
  guard: Guard<What>,
  rows: readonly Row<NoInfer<What>>[],
): void {
  describe(name, () => {
    test.each(rows)('%s: %s', (_what, holds, context, heard) => {
      expect(guard({ ...revoke, ...context }, heard)).toBe(holds);
    });
  });
}

const opponentsRevoke = caseOf('revoke', 'latent', revoking('S', 4, { by: null }));

table('63A1, played on', hasPlayedOn, [
  ['partner has led', true, {}, hearing(LEAD, LED, played())],
  ['a card that came to stand without being played by hand', true, {}, hearing(LEAD, LED)],
  ['nobody has', false, {}, hearing(LEAD, FULL, played())],
  ['the card goes to the revoke trick', false, {}, hearing(LEAD, LED, played({ trick: 4 }))],
  ['only the other side', false, { seat: 'S' }, hearing(LEAD, LED, played())],
  ['at a later trick', true, {}, hearing(LEAD, LED, played({ trick: 6 }))],
  [
    'told that it was his turn',
    false,
    {},
    hearing(LEAD, LED, { ...played(OUT_OF_TURN), ...answered(answer('toldItWasTurn', true, { seat: 'E' })) }),
  ],
  [
    'told so, but it was his turn',
    true,
    {},
    hearing(LEAD, LED, { ...played(), ...answered(answer('toldItWasTurn', true, { seat: 'E' })) }),
  ],
  [
    'another was told so',
    true,
    {},
    hearing(LEAD, LED, { ...played(OUT_OF_TURN), ...answered(answer('toldItWasTurn', true, { seat: 'N' })) }),
  ],
  [
    'told so about another card',
    true,
    {},
    hearing(LEAD, LED, {
      ...played(OUT_OF_TURN),
      ...answered(answer('toldItWasTurn', true, { card: 'S9' })),
    }),
  ],
  [
    'both sides revoked and one has played on',
    false,
    {},
    hearing(LEAD, LED, { ...played(), cases: [opponentsRevoke] }),
  ],
  [
    'the same in 2007',
    true,
    {},
    hearing(LEAD, LED, { ...played(), cases: [opponentsRevoke], laws: lawSet('2007') }),
  ],
  [
    'the lead lies there out of turn',
    true,
    {},
    hearing(LEAD, { ...FULL, loose: [{ seat: 'W', card: 'H9', as: 'lead' }] }, played({ seat: 'W' })),
  ],
]);

table('C-3, played on after attention', both(establishesThoughNoticed, hasPlayedOn), [
  ['by default', false, {}, hearing(LEAD, LED, played())],
  [
    'where so elected',
    true,
    {},
    hearing(LEAD, LED, { ...played(), laws: lawSet('2017', { announcedRevokeEstablished: true }) }),
  ],
  [
    'where so elected, but nobody has',
    false,
    {},
    hearing(LEAD, FULL, { ...played(), laws: lawSet('2017', { announcedRevokeEstablished: true }) }),
  ],
]);

const named = (more: object = {}): FactOf<'CardExposed'> => ({
  type: 'CardExposed',
  seat: 'E',
  card: 'S8',
  manner: 'named',
  ...more,
});
table('63A2, designated', hasDesignated, [
  ['partner names a card', true, {}, hearing(named(), FULL)],
  ['the revoker does', true, {}, hearing(named({ seat: 'W' }), FULL)],
  ['an opponent does', false, {}, hearing(named({ seat: 'S' }), FULL)],
  ['a card is dropped', false, {}, hearing(named({ manner: 'dropped' }), FULL)],
  ['during the revoke trick', false, {}, hearing(named(), { ...FULL, trick: trickOf(4, 'E', 'SA S2') })],
  ['declarer calls', true, { seat: 'N' }, hearing({ type: 'CardCalled', by: 'S', card: 'S6' }, FULL)],
  [
    'declarer calls after a defender revoked',
    false,
    {},
    hearing({ type: 'CardCalled', by: 'S', card: 'S6' }, FULL),
  ],
]);

const claim = (by: 'N' | 'E' | 'S' | 'W'): FactOf<'ClaimMade'> => ({
  type: 'ClaimMade',
  by,
  kind: 'claim',
  tricks: 3,
});
const faced = (seat: 'E' | 'S' | 'N'): FactOf<'HandFaced'> => ({ type: 'HandFaced', seat });
table('63A3, claimed', hasClaimed, [
  ['the revoker claims', true, {}, hearing(claim('W'), FULL)],
  ['partner claims', true, {}, hearing(claim('E'), FULL)],
  ['an opponent claims', false, {}, hearing(claim('S'), FULL)],
  ['dummy claims, who cannot', false, { seat: 'S' }, hearing(claim('N'), FULL)],
  [
    'only the trick in progress was meant',
    false,
    {},
    hearing(claim('E'), FULL, answered(answer('currentTrickOnly', true, { seat: 'E' }))),
  ],
  [
    'no claim was meant',
    false,
    {},
    hearing(claim('E'), FULL, answered(answer('noClaimIntended', true, { seat: 'E' }))),
  ],
  [
    'another meant no claim',
    true,
    {},
    hearing(claim('E'), FULL, answered(answer('noClaimIntended', true, { seat: 'W' }))),
  ],
  [
    'another meant the trick in progress',
    true,
    {},
    hearing(claim('E'), FULL, answered(answer('currentTrickOnly', true, { seat: 'W' }))),
  ],
  [
    'it was meant',
    true,
    {},
    hearing(claim('E'), FULL, answered(answer('noClaimIntended', false, { seat: 'E' }))),
  ],
  ['declarer faces his hand', true, { seat: 'S' }, hearing(faced('S'), FULL)],
  ['declarer faces his hand, a defender revoked', false, {}, hearing(faced('S'), FULL)],
  ['dummy faces his', false, { seat: 'S' }, hearing(faced('N'), FULL)],
  ['agreeing in 2017', false, {}, hearing({ type: 'ClaimAgreed', by: 'E' }, FULL)],
  [
    'agreeing in 2007',
    true,
    {},
    hearing({ type: 'ClaimAgreed', by: 'E' }, FULL, { laws: lawSet('2007'), cases: [claimed('S')] }),
  ],
  [
    'agreeing in 2007 where nobody has claimed',
    false,
    {},
    hearing({ type: 'ClaimAgreed', by: 'E' }, FULL, { laws: lawSet('2007') }),
  ],
  [
    'an opponent agreeing in 2007',
    false,
    {},
    hearing({ type: 'ClaimAgreed', by: 'S' }, FULL, { laws: lawSet('2007'), cases: [claimed('E')] }),
  ],
]);

const BY_PARTNER = { cases: [claimed('E')] };
table('no claim after all', wasNoClaimAfterAll, [
  ['no claim was meant', true, { by: '63A3' }, hearing(answer('noClaimIntended', true), FULL, BY_PARTNER)],
  [
    'only the trick in progress',
    true,
    { by: '63A3' },
    hearing(answer('currentTrickOnly', true, { seat: 'E' }), FULL, BY_PARTNER),
  ],
  ['nobody claimed', false, { by: '63A3' }, hearing(answer('noClaimIntended', true), FULL)],
  [
    "the claim was an opponent's",
    false,
    { by: '63A3' },
    hearing(answer('noClaimIntended', true), FULL, { cases: [claimed('S')] }),
  ],
  [
    "an opponent's was none",
    false,
    { by: '63A3' },
    hearing(answer('noClaimIntended', true, { seat: 'S' }), FULL, BY_PARTNER),
  ],
  ['it was meant', false, { by: '63A3' }, hearing(answer('noClaimIntended', false), FULL, BY_PARTNER)],
  ['another question', false, { by: '63A3' }, hearing(answer('trumpForgotten', true), FULL, BY_PARTNER)],
  ['another limb', false, { by: '63A1' }, hearing(answer('noClaimIntended', true), FULL, BY_PARTNER)],
]);

describe('the word by which West established the revoke at event 50 was about this trick only (63A2, 68)', () => {
  const card = (of: Card, openedAt: number, more: Partial<PenaltyCardContext> = {}): Case =>
    caseOf('penaltyCard', 'major', {
      owner: 'W',
      card: of,
      openedAt,
      named: true,
      ...more,
    } as PenaltyCardContext);
  const told = answer('currentTrickOnly', true, { seat: 'W', card: 'H3' });
  const word = card('H3', 50);
  const undoes = (cases: Case[], fact = told) => wasNamedForThisTrick({ establishedAt: 50 }, { cases, fact });

  test.each<[string, boolean, Case[], FactOf<'QuestionAnswered'>?]>([
    ['it was the only card named', true, [word]],
    ['the answer is about another card', false, [word], { ...told, card: 'H4' }],
    ['the answer is about another player', false, [word], { ...told, seat: 'E' }],
    ['it was about more', false, [word], { ...told, answer: false }],
    ['a card named later still names one for the next trick', false, [word, card('H9', 52)]],
    ['so does one that partner named', false, [word, card('C9', 52, { owner: 'E' })]],
    ['a card named later was found harmless before', true, [word, card('H9', 52, { neverWas: 'found' })]],
    ['a card named before the revoke stays', true, [card('H9', 20), word]],
    ['a card that he dropped later stays', true, [word, dropped(card('H9', 52))]],
    ['the word was about a card that already lay there', false, [card('H3', 20), card('H9', 52)]],
    ['nobody named a card', false, [dropped(word)]],
  ])('%s: %s', (_name, expected, cases, fact) => {
    expect(undoes(cases, fact)).toBe(expected);
  });

  function dropped(of: Case): Case {
    const { named: _word, ...context } = of.context as PenaltyCardContext;
    return { ...of, context } as Case;
  }
});

table('63A4, agreed', hasAgreed, [
  ['the round ends on a claim', true, {}, hearing(ROUND, FULL, { cases: [claimed('S')] })],
  [
    'the round ends on a claim agreed before',
    true,
    {},
    hearing(ROUND, FULL, { cases: [claimed('S', 'agreed')] }),
  ],
  ['on a claim that was doubted', false, {}, hearing(ROUND, FULL, { cases: [claimed('S', 'doubted')] })],
  ['on a claim of his own side', false, {}, hearing(ROUND, FULL, { cases: [claimed('E')] })],
  ['without a claim', false, {}, hearing(ROUND, FULL, { cases: [opponentsRevoke] })],
  [
    'his side calls on the next board',
    true,
    {},
    hearing({ type: 'NextBoardCalled', seat: 'E' }, FULL, { cases: [claimed('S')] }),
  ],
  [
    'the other side does',
    false,
    {},
    hearing({ type: 'NextBoardCalled', seat: 'N' }, FULL, { cases: [claimed('S')] }),
  ],
]);

const told = { by: '63A1', playedOnBy: 'E' } as const;
table('47E1, told', wasToldToPlayOn, [
  [
    'found so of the player who played on',
    true,
    told,
    hearing(answer('toldItWasTurn', true, { seat: 'E' }), FULL),
  ],
  ['found so of nobody in particular', true, told, hearing(answer('toldItWasTurn', true), FULL)],
  ['of another', false, told, hearing(answer('toldItWasTurn', true, { seat: 'W' }), FULL)],
  ['found not so', false, told, hearing(answer('toldItWasTurn', false, { seat: 'E' }), FULL)],
  [
    'nobody known to have played on',
    false,
    { ...told, playedOnBy: null },
    hearing(answer('toldItWasTurn', true), FULL),
  ],
  [
    "declarer was told, about dummy's card",
    true,
    { ...told, seat: 'S', playedOnBy: 'N' },
    hearing(answer('toldItWasTurn', true, { seat: 'S' }), FULL),
  ],
]);

const objection = (by: 'N' | 'E' | 'S' | 'W'): FactOf<'ConcessionObjected'> => ({
  type: 'ConcessionObjected',
  by,
});
/** West has conceded all but three of the tricks left. */
const conceded = (more: Partial<Step> = {}): Partial<Step> => ({ cases: [claimed('W')], ...more });
table('68B2, objected to', wasObjectedTo, [
  ['partner objects', true, { by: '63A3' }, hearing(objection('E'), FULL, conceded())],
  [
    'found to have been at once',
    true,
    { by: '63A3' },
    hearing(objection('E'), FULL, conceded(answered(answer('objectedAtOnce', true)))),
  ],
  [
    'found too late',
    false,
    { by: '63A3' },
    hearing(objection('E'), FULL, conceded(answered(answer('objectedAtOnce', false)))),
  ],
  ['an opponent objects', false, { by: '63A3' }, hearing(objection('N'), FULL, conceded())],
  ['another limb', false, { by: '63A1' }, hearing(objection('E'), FULL, conceded())],
  ['dummy objects', false, { by: '63A3', seat: 'S' }, hearing(objection('N'), FULL, conceded())],
  ['no declarer', false, { by: '63A3' }, hearing(objection('E'), { ...FULL, declarer: null }, conceded())],
  ['the conceder takes back his own word', false, { by: '63A3' }, hearing(objection('W'), FULL, conceded())],
  ['nothing was conceded', false, { by: '63A3' }, hearing(objection('E'), FULL)],
  [
    'after a call on the next board',
    false,
    { by: '63A3' },
    hearing(
      objection('E'),
      FULL,
      conceded({ ledger: { ...EMPTY_LEDGER, nextBoardCalledBy: [{ seat: 'E', at: 35 }] } }),
    ),
  ],
  [
    'after the round',
    false,
    { by: '63A3' },
    hearing(objection('E'), FULL, conceded({ ledger: { ...EMPTY_LEDGER, roundEndedAt: 35 } })),
  ],
]);

describe('what is said', () => {
  const weighed = (limb: EstablishmentLimb, context: Partial<RevokeContext> = {}, play: Partial<Play> = {}) =>
    citations(establish({ ...revoke, ...context }, hearing(LEAD, LED, played(play)), limb)).flatMap((each) =>
      each.weighed?.map(({ law }) => law),
    );

  test('names the limb, who played on, and what was weighed', () => {
    const [said] = citations(establish(revoke, hearing(LEAD, LED, played()), '63A1'));
    expect(said).toMatchObject({
      key: 'revoke.established.63A1',
      laws: ['63A1', '63B'],
      params: { seat: 'W', by: 'E', trick: 4 },
      because: [4],
    });
    expect(weighed('63A1')).toEqual(['62C3', '62D1']);
    const objection = (fact: FactOf<'ClaimMade'>) =>
      citations(establish(revoke, hearing(fact, FULL), '63A3'))[0]?.weighed?.map(({ law }) => law);
    expect(objection({ ...claim('E'), tricks: 0 })).toEqual(['68B2', '62D1']);
    expect(objection({ ...claim('E'), tricks: 13 })).toEqual(['62D1']);
    expect(weighed('63A4')).toEqual(['62D1']);
    expect(weighed('63A1', { trick: 12 })).toEqual(['62C3']);
    expect(weighed('63A1', {}, OUT_OF_TURN)).toEqual(['47E1', '62C3', '62D1']);
  });
  test.each([
    [claim('W'), 'W'],
    [faced('E'), 'E'],
    [ROUND, 'W'],
    [{ type: 'HandReturned' }, 'W'],
  ] as [Fact, string][])('who it was: %j', (fact, by) => {
    expect(citations(establish(revoke, hearing(fact, FULL), '63A3'))[0]?.params).toMatchObject({ by });
  });
  test('only the void claim is a disputed point', () => {
    const step = hearing(ROUND, FULL);
    expect(citations(undone(revoke, '68D2b', step))[0]).toMatchObject({
      laws: ['68D2b'],
      disputed: 'C-9',
      because: [4],
    });
    expect(citations(undone(revoke, '47E1', step))[0]).toMatchObject({ laws: ['47E1'], because: [4] });
    expect(citations(undone(revoke, '47E1', step))[0]).not.toHaveProperty('disputed');
  });
});
