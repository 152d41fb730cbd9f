/**
 * Claims while penalty cards lie on the table (50, 51): held against a slow second way to play every card and every choice of declarer's, and by
 * hand. Against the laws themselves: `penaltyCardLaws.test.ts`.
 */

import { describe, expect, test } from 'vitest';
import { claimBoards, isNamedOn } from '../../src/audit/claims/board.ts';
import {
  afterCard,
  isOver,
  legalIn,
  statesIn,
  turnIn,
  type ClaimEnding,
} from '../../src/audit/claims/ending.ts';
import type { InForce } from '../../src/audit/claims/rules.ts';
import { workOn, type WorkAsked, type Worked } from '../../src/audit/claims/workbench.ts';
import { cardNumber } from '../../src/domain/numbers.ts';
import { laid, numbers, tried, withPenaltyCards, type Laid } from './endings.ts';

const asking = (ending: ClaimEnding, change: Partial<WorkAsked> = {}): WorkAsked => ({
  ending,
  side: 0,
  claimed: 0,
  shownOut: [],
  stated: [],
  walked: [],
  facts: [],
  cards: [],
  ...change,
});

const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((one, other) => one - other);

/** One state at a time: declarer chooses what is best for his side, also which of several penalty cards is played. */
function triedBest(ending: ClaimEnding, side: number): number {
  if (isOver(ending)) return 0;
  const states = statesIn(ending) as readonly InForce[];
  const values = states.map((state) => {
    // Once he has chosen, nothing is left to choose about this lead.
    const chosen = { ...ending, rules: [state] };
    const isNamed = claimBoards(chosen).every(isNamedOn);
    const chooser = isNamed ? state.declarers : turnIn(ending) % 2;
    const cards = legalIn(chosen).map((card) => {
      const { ending: next, winner } = afterCard(chosen, card);
      return (winner !== null && winner % 2 === side ? 1 : 0) + triedBest(next, side);
    });
    return chooser === side ? Math.max(...cards) : Math.min(...cards);
  });
  return states[0]?.declarers === side ? Math.max(...values) : Math.min(...values);
}

describe('random endings with penalty cards', () => {
  const seeds = Array.from({ length: 90 }, (_unused, seed) => seed + 1);
  const bound = seeds
    .map((seed) => [seed, withPenaltyCards(seed, 3)] as const)
    .filter(([, { rules }]) => rules !== null);

  test('the fewest tricks are those of every card and every choice tried', () => {
    expect(bound.length).toBeGreaterThan(70);
    for (const [seed, ending] of bound) {
      const side = seed % 2;
      const { fewest } = workOn(asking(ending, { side }));
      expect([seed, fewest.tricks, fewest.isWhole]).toEqual([seed, tried(ending, side, 'least'), true]);
    }
  });

  test('the line told brings the fewest', () => {
    for (const [seed, ending] of bound) {
      const side = seed % 2;
      const { fewest } = workOn(asking(ending, { side }));
      const walked = workOn(asking(ending, { side, walked: fewest.line }));
      expect([seed, walked.turn, walked.won]).toEqual([seed, null, fewest.tricks]);
    }
  });

  test('what a play brings when nobody errs is that of every card and every choice tried', () => {
    for (const [seed, ending] of bound) {
      const side = seed % 2;
      const { plays } = workOn(asking(ending, { side }));
      for (const { cards, best } of plays) {
        const { ending: next, winner } = afterCard(ending, cards[0] as number);
        const won = winner !== null && winner % 2 === side ? 1 : 0;
        const isDeclarers = side === 0;
        const behind = (next.rules as readonly InForce[]).map((state) =>
          triedBest({ ...next, rules: [state] }, side),
        );
        expect([seed, best]).toEqual([seed, won + (isDeclarers ? Math.max(...behind) : Math.min(...behind))]);
      }
    }
  });
});

const worked = (layout: Laid, change: Partial<WorkAsked> = {}): Worked =>
  workOn(asking(laid(layout), change));
const cardsOf = ({ plays }: Worked): readonly number[] => sorted(plays.flatMap(({ cards }) => cards));

describe('one major penalty card (50D)', () => {
  // East has the lead and the ace of hearts; West's king of spades lies open, and South has the ace.
  const defenders: Laid = {
    hands: ['C2 C3', 'HA S3', 'SA D2', 'SK H2'],
    leader: 1,
    lying: [[3, 'SK', 'major']],
  };

  test('a claim of the partner’s is worked out with declarer’s right over his lead', () => {
    // To lead the three of spades is not normal; but declarer may require a spade.
    const marked = { side: 1, claimed: 1, facts: ['loserLed'] } as const;
    expect(worked(defenders, marked).fewest.tricks).toBe(0);
    expect(workOn(asking({ ...laid(defenders), rules: null }, marked)).fewest.tricks).toBe(1);
    // Where the card lies no longer, or declarer has chosen neither, the heart may be led.
    expect(worked({ ...defenders, lying: [[3, 'SK', 'minor']] }, marked).fewest.tricks).toBe(1);
  });

  test('a defender’s stated lead fails where declarer may require another suit, and not where he may not', () => {
    const stated = numbers('HA');
    const followed = worked(defenders, { side: 1, claimed: 1, stated }).followed;
    expect(followed?.fault).toMatchObject({ reason: 'mayNotLead', step: 0, card: cardNumber('HA'), seat: 1 });
    const minor: Laid = { ...defenders, lying: [[3, 'SK', 'minor']] };
    expect(worked(minor, { side: 1, claimed: 1, stated }).followed?.fault).toBeNull();
  });

  test('with neither chosen the card must go at the first chance; with a suit named it has been taken up', () => {
    const layout: Laid = {
      hands: ['HA C2', 'H3 D3', 'C3 C4', 'SK C5'],
      leader: 1,
      lying: [[3, 'SK', 'major']],
    };
    const led = numbers('H3').concat(numbers('C3'));
    expect(cardsOf(worked(layout, { walked: led }))).toEqual(sorted(numbers('SK C5')));
    const [state] = laid(layout).rules as readonly [InForce];
    const neither = { ...laid(layout), rules: [{ ...state, isChosen: true }] };
    expect(cardsOf(workOn(asking(neither, { walked: led })))).toEqual(numbers('SK'));
  });

  test('to follow suit comes first (44C)', () => {
    const layout: Laid = {
      hands: ['HA C2', 'H3 D3', 'C3 C4', 'SK H5'],
      leader: 1,
      lying: [[3, 'SK', 'major']],
    };
    expect(cardsOf(worked(layout, { walked: [cardNumber('H3'), cardNumber('C3')] }))).toEqual(numbers('H5'));
  });

  test('declarer has no such right over the owner’s own lead, nor over a lead of his own side', () => {
    const own = worked({ ...defenders, leader: 3 });
    expect(cardsOf(own)).toEqual(numbers('SK'));
    const south = worked({ ...defenders, leader: 2 });
    expect(cardsOf(south)).toEqual(sorted(numbers('SA D2')));
  });
});

describe('two penalty cards (51)', () => {
  // South leads the ace of clubs, to which West has none: king of spades or king of hearts, as declarer says.
  const named: Laid = {
    hands: ['C3 D2 D3', 'C4 S5 D9', 'CA SQ SJ', 'SK HK H9'],
    leader: 2,
    lying: [
      [3, 'SK', 'major'],
      [3, 'HK', 'major'],
    ],
  };
  const led = { walked: [cardNumber('CA')] };

  test('declarer names which is played, and names well when nobody errs', () => {
    const worth = worked(named, led);
    expect([worth.isNamed, cardsOf(worth)]).toEqual([true, sorted(numbers('SK HK'))]);
    expect(new Map(worth.plays.map(({ cards, best }) => [cards[0], best]))).toEqual(
      new Map([
        [cardNumber('HK'), 1],
        [cardNumber('SK'), 3],
      ]),
    );
    expect(workOn(asking({ ...laid(named), rules: null }, led)).isNamed).toBe(false);
  });

  test('his claim may lose by what he names, and so may a claim of the defenders’', () => {
    expect(worked(named, { ...led, claimed: 3 }).fewest.tricks).toBe(1);
    expect(worked(named, { ...led, side: 1, claimed: 2 }).fewest.tricks).toBe(0);
  });

  test('of two suits one may be required, or either, or both, forbidden', () => {
    const layout: Laid = {
      hands: ['C2 C3 C4', 'S3 H3 D3', 'C5 C6 C7', 'SK HK D4'],
      leader: 1,
      lying: [
        [3, 'SK', 'major'],
        [3, 'HK', 'major'],
      ],
    };
    const states = statesIn(laid(layout)) as readonly InForce[];
    expect(states.map(({ required, banned, lying }) => [required, banned, lying.length])).toEqual([
      [-1, 0, 2],
      [2, 0, 1],
      [3, 0, 1],
      [-1, 4, 1],
      [-1, 8, 1],
      [-1, 12, 0],
    ]);
    const single = laid({ ...layout, lying: [[3, 'SK', 'major']] });
    expect(statesIn(single)).toHaveLength(3);
  });
});

describe('a minor penalty card (50C)', () => {
  const layout: Laid = {
    hands: ['S5 C2 C3', 'S2 C4 C5', 'S6 D2 D3', 'ST S9 S8'],
    leader: 2,
    lying: [[3, 'S8', 'minor']],
  };
  const spade = [cardNumber('S6')];

  test('holds back the lower cards of its suit, and no honour', () => {
    expect(cardsOf(worked(layout, { walked: spade }))).toEqual(sorted(numbers('ST S8')));
  });

  test('as a major one it must be played itself', () => {
    const major = worked({ ...layout, lying: [[3, 'S8', 'major']] }, { walked: spade });
    expect(cardsOf(major)).toEqual(numbers('S8'));
  });

  test('leaves partner’s lead alone', () => {
    expect(statesIn({ ...laid(layout), leader: 1 })).toHaveLength(1);
  });
});
