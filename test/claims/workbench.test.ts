/** What is worked out of a claim, against a slow second way: every card of every hand tried. */

import { describe, expect, test } from 'vitest';
import { claimBoard } from '../../src/audit/claims/board.ts';
import { afterCard, isOver, legalIn, turnIn, type ClaimEnding } from '../../src/audit/claims/ending.ts';
import { markOf } from '../../src/audit/claims/open.ts';
import { PLAY_FACTS, playFactsOf, type PlayFact } from '../../src/audit/claims/playFacts.ts';
import { losesOn, workOn, type WorkAsked } from '../../src/audit/claims/workbench.ts';
import { cardNumber } from '../../src/domain/numbers.ts';
import type { Card } from '../../src/domain/card.ts';
import { randomEnding, tried } from './endings.ts';

const numbers = (cards: string): number[] => cards.split(' ').map((card) => cardNumber(card as Card));

const ending = (hands: readonly string[], change: Partial<ClaimEnding> = {}): ClaimEnding => ({
  hands: hands.map((hand) => numbers(hand).sort((one, other) => other - one)),
  trump: -1,
  leader: 2,
  played: [],
  rules: null,
  ...change,
});

const asking = (of: ClaimEnding, change: Partial<WorkAsked> = {}): WorkAsked => ({
  ending: of,
  side: 0,
  claimed: 3,
  shownOut: [],
  stated: [],
  walked: [],
  facts: [],
  cards: [],
  ...change,
});

describe('random endings', () => {
  const seeds = Array.from({ length: 60 }, (_unused, seed) => seed + 1);

  test('the fewest tricks, and what each card brings when nobody errs, are those of every play tried', () => {
    for (const seed of seeds) {
      const random = randomEnding(seed, 3);
      const side = seed % 2;
      const worked = workOn(asking(random, { side }));
      expect(worked.fewest.isWhole).toBe(true);
      expect([seed, worked.fewest.tricks]).toEqual([seed, tried(random, side, 'least')]);
      const best = worked.plays.map((play) => play.best ?? NaN);
      const isOfSide = worked.turn !== null && worked.turn % 2 === side;
      expect([seed, isOfSide ? Math.max(...best) : Math.min(...best)]).toEqual([
        seed,
        tried(random, side, 'most'),
      ]);
    }
  });

  test('the line told brings the fewest', () => {
    for (const seed of seeds) {
      const random = randomEnding(seed, 4);
      const side = seed % 2;
      const { fewest } = workOn(asking(random, { side }));
      const walked = workOn(asking(random, { side, walked: fewest.line }));
      expect([seed, walked.turn, walked.won]).toEqual([seed, null, fewest.tricks]);
    }
  });

  test('what is marked is left out, wherever something else is left', () => {
    for (const seed of seeds) {
      const random = randomEnding(seed, 3);
      const side = seed % 2;
      const facts: PlayFact[] = PLAY_FACTS.filter((_fact, index) => (seed + index) % 3 === 0);
      const { fewest } = workOn(asking(random, { side, facts }));
      const isOpen = (at: ClaimEnding, card: number): boolean =>
        !playFactsOf(claimBoard(at), card).some((fact) => facts.includes(fact));
      expect([seed, fewest.tricks]).toEqual([seed, tried(random, side, 'least', isOpen)]);
    }
  });

  test('a single card is marked in one ending, however that is reached', () => {
    for (const seed of seeds) {
      const random = randomEnding(seed, 3);
      const side = turnIn(random) % 2;
      const card = legalIn(random)[0] as number;
      const cards = [markOf(random, card)];
      const { fewest, plays } = workOn(asking(random, { side, cards }));
      const group = plays.find((play) => play.cards.includes(card))?.cards ?? [];
      const isOpen = (at: ClaimEnding, one: number): boolean =>
        at.hands.flat().length < 12 || isOver(at) || !group.includes(one);
      expect([seed, fewest.tricks]).toEqual([seed, tried(random, side, 'least', isOpen)]);
      expect(plays.filter(({ isMarked }) => isMarked)).toHaveLength(1);
    }
  });
});

describe('the stated line', () => {
  const two = ending(['HA H2 C2', 'S3 S4 D3', 'SA SK C3', 'H3 H4 C9'], { trump: 1 });

  test('is followed to its end where nothing stands in its way', () => {
    const { followed } = workOn(asking(two, { stated: numbers('SA'), ending: { ...two, trump: -1 } }));
    expect(followed?.fault).toBeNull();
    expect(followed?.won).toBe(1);
  });

  test('ends where an opponent ruffs, and says with what', () => {
    const ruffed = ending(['HA H2 C2', 'S4 S3 D3', 'SA SK C3', 'H4 H3 D9'], { trump: 1 });
    const { followed } = workOn(asking(ruffed, { stated: numbers('SA SK') }));
    expect(followed?.fault).toMatchObject({
      reason: 'lostTheLead',
      step: 1,
      card: cardNumber('SK'),
      by: cardNumber('D9'),
    });
  });

  test('ends at a card that is not held, at the wrong hand, and at a ruff where the suit is held', () => {
    const fault = (stated: string, change: Partial<ClaimEnding> = {}) =>
      workOn(asking({ ...two, ...change }, { stated: numbers(stated) })).followed?.fault?.reason;
    expect(fault('D3')).toBe('notHeld');
    expect(fault('HA')).toBe('otherHandLeads');
    const follow = ending(['HA D2', 'S3 S4', 'H2 C3', 'H3 H4'], { trump: 1 });
    expect(workOn(asking(follow, { stated: numbers('H2 D2') })).followed?.fault?.reason).toBe('mustFollow');
  });

  test('what it leaves open is open, and what it asks for is played', () => {
    const open = ending(['C2 C4 C5', 'S2 S3 S4', 'SA SQ S5', 'SK D2 D3']);
    expect(workOn(asking(open)).fewest.tricks).toBe(0);
    const { plays, fewest } = workOn(asking(open, { stated: numbers('SA SQ') }));
    expect(plays).toMatchObject([{ cards: [cardNumber('SA')], isStated: true }]);
    expect(fewest.tricks).toBe(3);
  });
});

describe('one opponent rather than the other (70E1)', () => {
  const finesse = ending(['CA CQ D2', 'C3 H2 H3', 'C2 D3 D4', 'CK C4 D5']);
  const found = (change: Partial<WorkAsked> = {}) =>
    workOn(asking(finesse, { claimed: 2, walked: numbers('C2 C4'), ...change })).oneOpponent;

  test('a finesse needs the king with one of them, and nobody need have shown out', () => {
    expect(found()).toEqual([
      {
        card: cardNumber('CK'),
        holder: 3,
        play: [cardNumber('CQ')],
        tricks: 2,
        otherwise: 0,
        shownBefore: null,
        shownOnEvery: false,
      },
    ]);
  });

  test('the ace, which takes what it takes wherever the king is, is not told', () => {
    expect(found({ claimed: 1 })).toMatchObject([{ play: [cardNumber('CQ')] }]);
  });

  test('an opponent who has shown out is named', () => {
    expect(found({ shownOut: [{ seat: 'E', suit: 'C' }] })).toMatchObject([{ shownBefore: 'E' }]);
    expect(found({ shownOut: [{ seat: 'E', suit: 'H' }] })).toMatchObject([{ shownBefore: null }]);
  });

  test('nor is one who must show out before the card is played, on whatever line', () => {
    const late = ending(['CA CQ', 'H2 H3', 'C2 D3', 'CK C4']);
    const asked = asking(late, { claimed: 2, walked: numbers('C2 C4') });
    expect(workOn(asked).oneOpponent).toMatchObject([{ play: [cardNumber('CQ')], shownOnEvery: true }]);
  });
});

describe('what an opponent plays', () => {
  const seeds = Array.from({ length: 40 }, (_unused, seed) => seed + 1);

  test('a card of an opponent’s that people mark is left out in its ending', () => {
    for (const seed of seeds) {
      const random = randomEnding(seed, 3);
      const side = 1 - (turnIn(random) % 2);
      const card = legalIn(random)[0] as number;
      const { fewest, plays } = workOn(asking(random, { side, cards: [markOf(random, card)] }));
      const group = plays.find((play) => play.cards.includes(card))?.cards ?? [];
      expect(plays.filter(({ isMarked }) => isMarked).map(({ cards }) => cards)).toEqual([group]);
      const left = legalIn(random).filter((one) => !group.includes(one));
      const values = (left.length > 0 ? left : legalIn(random)).map((one) => {
        const { ending: next, winner } = afterCard(random, one);
        return (winner !== null && winner % 2 === side ? 1 : 0) + tried(next, side, 'least');
      });
      expect([seed, fewest.tricks]).toEqual([seed, Math.min(...values)]);
    }
  });
});

describe('what the line that brings fewest depends on', () => {
  const seeds = Array.from({ length: 40 }, (_unused, seed) => seed + 1);

  test('each thing raises the number to what is found where it is marked, and nothing else is told', () => {
    let raised = 0;
    for (const seed of seeds) {
      const random = randomEnding(seed, 3);
      const side = seed % 2;
      const { fewest, depends } = workOn(asking(random, { side }));
      for (const { fact, tricks } of depends?.facts ?? []) {
        raised++;
        expect(tricks).toBeGreaterThan(fewest.tricks);
        expect(workOn(asking(random, { side, facts: [fact] })).fewest.tricks).toBe(tricks);
      }
      for (const { tricks } of depends?.opponents ?? []) expect(tricks).toBeGreaterThan(fewest.tricks);
      if (depends?.together !== null && depends?.together !== undefined) {
        const { facts, tricks } = depends.together;
        expect(workOn(asking(random, { side, facts })).fewest.tricks).toBe(tricks);
      }
    }
    expect(raised).toBeGreaterThan(10);
  });

  test('a claim that loses nothing depends on nothing', () => {
    const tops = ending(['C2 C4', 'S2 S3', 'SA SK', 'D2 D3']);
    expect(workOn(asking(tops, { claimed: 2 })).depends).toBeNull();
  });

  test('a loser led before a top, and the card that the opponents must keep', () => {
    const low = ending(['C2 C4', 'SJ H2', 'SA S5', 'SQ D3']);
    expect(workOn(asking(low, { claimed: 2 })).depends?.facts).toMatchObject([
      { fact: 'fromBelow', tricks: 2 },
      { fact: 'loserLed', tricks: 2 },
    ]);
  });
});

test('a claim loses on a line where one brings less', () => {
  expect(losesOn({ fewest: { tricks: 2, line: [], isWhole: true } }, 3)).toBe(true);
  expect(losesOn({ fewest: { tricks: 3, line: [], isWhole: true } }, 3)).toBe(false);
});
