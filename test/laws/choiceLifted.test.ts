/** What declarer chose on account of penalty cards that never gave him the choice (47E1, 49, 50B, 81C5), asked of the law directly. */

import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/domain/card.ts';
import type { Seat } from '../../src/domain/seat.ts';
import type { Case, LeadRestrictionContext, PenaltyCardContext } from '../../src/laws/case.ts';
import {
  wakeLiftedChoices,
  isChoiceInForce,
  isChoiceUnused,
  isLifted,
  lift,
  wasToldBefore,
  withoutLifted,
} from '../../src/laws/choiceLifted.ts';
import { caseOf, citations, hearing, penaltyCards, restricting, revoking, tableWith } from './situation.ts';

/** Declarer chose at the twelfth event. */
const CHOSEN_AT = 12;
const TABLE = { ...tableWith({ E: 'S7 H6', W: 'S3 H2 D4' }), turn: 'W' as const };
const FACT = { type: 'DirectorCalled', by: 'S' } as const;

/** East's card, picked up by declarer's choice. */
function pickedUp(card: Card, more: Partial<PenaltyCardContext> = {}): Case {
  const [{ context }] = penaltyCards('E', card) as [ReturnType<typeof penaltyCards>[0]];
  return caseOf(
    'penaltyCard',
    'returned',
    { ...context, pickedUpAt: CHOSEN_AT, ...more },
    `penaltyCard@${card}`,
  );
}

function chosen(
  state: 'required' | 'forbidden' | 'obeyed' | 'lost',
  suits: string,
  more: Partial<LeadRestrictionContext> = {},
) {
  const { context } = restricting('W', state === 'forbidden' ? 'forbidden' : 'required', suits);
  return caseOf('leadRestriction', state, { ...context, chosenAt: CHOSEN_AT, ...more });
}

describe('an opponent had told him to lead or play (47E1)', () => {
  const [{ context }] = penaltyCards('E', 'S7') as [ReturnType<typeof penaltyCards>[0]];
  const about = (card?: Card, seat: Seat = 'E') =>
    ({
      type: 'QuestionAnswered',
      question: 'toldItWasTurn',
      answer: true,
      by: 'director',
      seat,
      ...(card === undefined ? {} : { card }),
    }) as const;
  const card = { ...context, openedAt: 5 };
  const asked = (origin: string, card_?: Card, cases: readonly Case[] = []): boolean =>
    wasToldBefore({ ...card, origin } as PenaltyCardContext, hearing(about(card_), TABLE, { cases }));
  const lead = (at: number): Case =>
    caseOf('leadOutOfTurn', 'refused', { leader: 'E', card: 'H6', trick: 1 } as never, `leadOutOfTurn@${at}`);

  test.each(['54D', '56', '57A', '57D'])('is about a card that came out of turn: %s', (origin) => {
    expect(asked(origin, 'S7')).toBe(true);
  });
  test('and not about one that was dropped, or another card, or another player', () => {
    expect(asked('49', 'S7')).toBe(false);
    expect(asked('56', 'H6')).toBe(false);
    expect(wasToldBefore({ ...card, origin: '56' }, hearing(about('S7', 'W'), TABLE))).toBe(false);
  });
  test('without a card is about the last one out of turn', () => {
    expect(asked('56')).toBe(true);
    expect(asked('56', undefined, [lead(3)])).toBe(true);
    expect(asked('56', undefined, [lead(5)])).toBe(true);
    expect(asked('56', undefined, [lead(3), lead(7)])).toBe(false);
    expect(asked('56', 'S7', [lead(7)])).toBe(true);
  });
  test('whatever else happened since', () => {
    const other = caseOf('revoke', 'latent', revoking('W', 2), 'revoke@9');
    expect(asked('56', undefined, [other])).toBe(true);
  });
});

describe('a choice that has not been used', () => {
  const card = pickedUp('S7').context as PenaltyCardContext;
  const unused = (...cases: readonly Case[]): boolean =>
    isChoiceUnused(card, hearing(FACT, TABLE, { cases }));
  const inForce = (...cases: readonly Case[]): boolean =>
    isChoiceInForce(card, hearing(FACT, TABLE, { cases }));

  test('waits for the lead of this trick', () => {
    expect(unused(chosen('required', 'S'))).toBe(true);
    expect(unused(chosen('forbidden', 'S'))).toBe(true);
    expect(unused(chosen('forbidden', 'S', { trick: 2 }))).toBe(false);
    expect(unused(chosen('required', 'S', { leader: 'E' }))).toBe(false);
    expect(unused()).toBe(false);
  });
  test('is the one by which this card was picked up', () => {
    expect(unused(chosen('required', 'S', { chosenAt: 9 }))).toBe(false);
    expect(unused(chosen('required', 'S', { owner: 'W' }))).toBe(false);
    expect(unused(chosen('required', 'S', { chosenAt: 9 }), chosen('required', 'S'))).toBe(true);
  });
  test('is in force until the lead, and for the lead made under it', () => {
    for (const state of ['required', 'forbidden', 'obeyed'] as const)
      expect(inForce(chosen(state, 'S'))).toBe(true);
    expect(inForce(chosen('obeyed', 'S', { chosenAt: 9 }))).toBe(false);
    expect(inForce(chosen('obeyed', 'S', { owner: 'W' }))).toBe(false);
    expect(inForce(chosen('forbidden', 'S', { chosenAt: 9 }), chosen('forbidden', 'S'))).toBe(true);
  });
});

describe('what is left of a choice', () => {
  const groundless = { groundless: true } as const;
  const left = (choice: ReturnType<typeof chosen>, ...cards: readonly Case[]): string =>
    withoutLifted(choice.context, hearing(FACT, TABLE, { cases: cards })).forbid;
  const both = chosen('forbidden', 'HS');

  test('is what a card still gives', () => {
    expect(left(both, pickedUp('S7'), pickedUp('H6'))).toBe('HS');
    expect(left(both, pickedUp('S7', groundless), pickedUp('H6'))).toBe('H');
    expect(left(both, pickedUp('S7', groundless), pickedUp('H6', groundless))).toBe('');
  });
  test('also by a second card of that suit', () => {
    expect(left(both, pickedUp('S7', groundless), pickedUp('S2'), pickedUp('H6'))).toBe('HS');
  });
  test('and cards that another choice picked up, or of another player, change nothing', () => {
    expect(left(both, pickedUp('S7', { ...groundless, pickedUpAt: 9 }), pickedUp('H6'))).toBe('HS');
    expect(left(both, pickedUp('S7', { ...groundless, owner: 'W' }), pickedUp('H6'))).toBe('HS');
    expect(left(both, pickedUp('S7', groundless), pickedUp('S2', { pickedUpAt: 9 }), pickedUp('H6'))).toBe(
      'H',
    );
  });
  test('is nothing where the only suit is lifted', () => {
    const choice = chosen('required', 'S');
    const step = (card: Case) => hearing(FACT, TABLE, { cases: [card, choice] });
    expect(isLifted(choice.context, step(pickedUp('S7', groundless)))).toBe(true);
    expect(isLifted(choice.context, step(pickedUp('S7')))).toBe(false);
  });
  test('is looked at only where something of it is lifted, and never for a withdrawn call (26)', () => {
    const told = (choice: Case, card: Case) =>
      wakeLiftedChoices(hearing(FACT, TABLE, { cases: [card, choice] }));
    const signal = [{ kind: 'send', to: 'leadRestriction@0', signal: 'Lapsed' }];
    for (const state of ['required', 'forbidden', 'obeyed'] as const)
      expect(told(chosen(state, 'S'), pickedUp('S7', groundless))).toEqual(signal);
    expect(told(chosen('required', 'S'), pickedUp('S7'))).toEqual([]);
    expect(told(chosen('required', 'S', { source: 'withdrawnCall' }), pickedUp('S7', groundless))).toEqual(
      [],
    );
  });
});

describe('a lead that broke nothing but this choice', () => {
  const groundless = pickedUp('S7', { groundless: true });
  const choice = chosen('required', 'S', { trick: 3 });
  const told = (...revokes: readonly Case[]): readonly unknown[] =>
    lift(choice.context, hearing(FACT, TABLE, { cases: [groundless, choice, ...revokes] })).filter(
      ({ kind }) => kind === 'send',
    );
  const revoke = (
    seat: Seat,
    trick: number,
    duty: 'requiredSuit' | 'forbiddenSuit' | 'followSuit',
    state: 'latent' | 'attention' | 'established' = 'latent',
    card: Card = 'S2',
  ): Case => caseOf('revoke', state, revoking(seat, trick, { duty, card }), 'revoke@14');
  const lapsed = [{ kind: 'send', to: 'revoke@14', signal: 'Lapsed' }];

  test('is no revoke', () => {
    expect(told(revoke('W', 3, 'requiredSuit'))).toEqual(lapsed);
    expect(told(revoke('W', 4, 'forbiddenSuit'))).toEqual(lapsed);
    expect(told(revoke('W', 3, 'requiredSuit', 'attention'))).toEqual(lapsed);
    expect(told(revoke('W', 3, 'requiredSuit', 'latent', 'H2'))).toEqual(lapsed);
  });
  test('and one of a suit that is forbidden still is a revoke', () => {
    expect(told(revoke('W', 3, 'forbiddenSuit', 'latent', 'H2'))).toEqual([]);
  });
  test('wakes the restriction after the lead was lost, too; a lead that broke nothing does not', () => {
    const lost = chosen('lost', 'S', { trick: 3 });
    const signals = (...others: readonly Case[]) =>
      wakeLiftedChoices(hearing(FACT, TABLE, { cases: [groundless, lost, ...others] }));
    expect(signals(revoke('W', 3, 'forbiddenSuit'))).toEqual([
      { kind: 'send', to: 'leadRestriction@0', signal: 'Lapsed' },
    ]);
    expect(signals()).toEqual([]);
    expect(signals(revoke('W', 3, 'forbiddenSuit', 'established'))).toEqual([]);
  });
  test('any other revoke stays one', () => {
    expect(told(revoke('W', 3, 'followSuit'))).toEqual([]);
    expect(told(revoke('E', 3, 'requiredSuit'))).toEqual([]);
    expect(told(revoke('W', 2, 'requiredSuit'))).toEqual([]);
    expect(told(revoke('W', 3, 'requiredSuit', 'established'))).toEqual([]);
  });
  test('and the suits are named', () => {
    expect(
      citations(lift(choice.context, hearing(FACT, TABLE, { cases: [groundless, choice] }))),
    ).toMatchObject([
      { key: 'leadRestriction.lifted', laws: ['50D2a'], params: { leader: 'W', owner: 'E', suits: 'S' } },
    ]);
  });
});
