/** What the claim workbench knows of penalty cards and restrictions, held against the laws case after case. */

import { describe, expect, test } from 'vitest';
import { claimBoards, isNamedOn } from '../../src/audit/claims/board.ts';
import { endingAt } from '../../src/audit/claims/claimAt.ts';
import { legalIn, statesIn } from '../../src/audit/claims/ending.ts';
import type { InForce } from '../../src/audit/claims/rules.ts';
import type { Card } from '../../src/domain/card.ts';
import { cardNumber } from '../../src/domain/numbers.ts';
import { legalCards, openOptions, penaltyCards, waitsFor } from '../../src/replay/view.ts';
import { caseIn, oneOf, timelineIn } from '../fixtures.ts';

const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((one, other) => one - other);

const SOME = oneOf(6, (path) => /\/law5[01]\//.test(path)).filter((path) => caseIn(path).record !== null);

describe('the cards that may be played', () => {
  test('are those of the laws wherever a case has penalty cards or a restriction, and nothing is to be chosen', () => {
    let compared = 0;
    for (const path of SOME) {
      for (const position of timelineIn(path).positions) {
        const { turn } = position.table;
        if (turn === null || waitsFor(position) !== null) continue;
        const ending = endingAt(position);
        if (typeof ending === 'string' || ending.rules === null) continue;
        const laws = legalCards(position, turn).map(cardNumber);
        expect([path, sorted(legalIn(ending)), laws.length]).toEqual([path, sorted(laws), laws.length]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

describe('what declarer may choose about a lead', () => {
  const CHOICES = /^(?:free|require:|forbid:)/;
  const bits = (suits: string): number =>
    [...suits].reduce((sum, suit) => sum + 2 ** 'CDHS'.indexOf(suit), 0);

  test('is what the laws offer, and comes to the same cards', () => {
    let [offered, made] = [0, 0];
    for (const path of SOME) {
      const { positions, record } = timelineIn(path);
      for (const [at, position] of positions.entries()) {
        const ending = endingAt(position);
        if (typeof ending === 'string' || waitsFor(position) === null) continue;
        const options = openOptions(position).flatMap(({ of }) => of.filter((one) => CHOICES.test(one)));
        const states = statesIn(ending) ?? [];
        if (options.length === 0) continue;
        expect([path, states.length]).toEqual([path, options.length]);
        offered++;
        const fact = record.events[at];
        const after = positions[at + 1];
        if (fact?.type !== 'ChoiceMade' || !CHOICES.test(fact.option) || after === undefined) continue;
        // A choice that is not his to make, or not among them, counts for nothing.
        if (fact.by !== position.table.declarer || !options.includes(fact.option)) continue;
        const [kind, suits = ''] = fact.option.split(':');
        const state = states.find(
          ({ required, banned }) =>
            (required < 0 ? 0 : 2 ** required) === (kind === 'require' ? bits(suits) : 0) &&
            banned === (kind === 'forbid' ? bits(suits) : 0),
        ) as InForce;
        const lie = penaltyCards(after).map(({ card }) => cardNumber(card));
        expect([path, sorted(state.lying.map(({ card }) => card))]).toEqual([path, sorted(lie)]);
        const chosen = endingAt(after);
        if (typeof chosen === 'string') continue;
        expect([path, legalIn(chosen)]).toEqual([path, legalIn({ ...ending, rules: [state] })]);
        made++;
      }
    }
    expect([offered > 40, made > 20]).toEqual([true, true]);
  });
});

describe('which of several penalty cards is played', () => {
  test('declarer says of those of which the laws let him say', () => {
    let named = 0;
    for (const path of SOME) {
      for (const position of timelineIn(path).positions) {
        const ending = endingAt(position);
        if (typeof ending === 'string') continue;
        const cards = openOptions(position)
          .flatMap(({ of }) => of.filter((one) => one.startsWith('card:')))
          .map((option) => cardNumber(option.slice('card:'.length) as Card));
        const isNamed = claimBoards(ending).every(isNamedOn);
        expect([path, isNamed]).toEqual([path, cards.length > 0]);
        if (!isNamed) continue;
        expect([path, sorted(legalIn(ending))]).toEqual([path, sorted(cards)]);
        named++;
      }
    }
    expect(named).toBeGreaterThan(10);
  });
});
