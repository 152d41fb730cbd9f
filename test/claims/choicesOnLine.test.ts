/** What declarer chose on a line about penalty cards (50D2, 51): against a slow second way that follows each choice to the end, and by hand. */

import { describe, expect, test } from 'vitest';
import { claimBoards, isNamedOn } from '../../src/audit/claims/board.ts';
import { choicesOnLine } from '../../src/audit/claims/choicesOnLine.ts';
import { afterCard, legalIn, type ClaimEnding } from '../../src/audit/claims/ending.ts';
import { choicesFor, type InForce } from '../../src/audit/claims/rules.ts';
import { workOn } from '../../src/audit/claims/workbench.ts';
import { cardNumber } from '../../src/domain/numbers.ts';
import type { Card } from '../../src/domain/card.ts';
import { laid, numbers, withPenaltyCards, type Laid } from './endings.ts';

interface Path {
  /** At which card, and which suit is required, which are forbidden as bits; picked up so many. */
  readonly chosen: readonly string[];
  readonly named: readonly number[];
}

/** Every way to choose that goes on to the end of the line. */
function pathsOf(ending: ClaimEnding, state: InForce, line: readonly number[], at = 0): readonly Path[] {
  const card = line[at];
  if (card === undefined) return [{ chosen: [], named: [] }];
  const choices = ending.played.length === 0 ? choicesFor(state, ending.leader) : null;
  return (choices ?? [state]).flatMap((chosen) => {
    const one = { ...ending, rules: [chosen] };
    if (!legalIn(one).includes(card)) return [];
    const then = afterCard(one, card).ending;
    const named = claimBoards(one).every(isNamedOn) ? [at] : [];
    const chosenHere =
      choices === null
        ? []
        : [
            `${at} ${chosen.required} ${chosen.lying.length - state.lying.length} ${chosen.banned - state.banned}`,
          ];
    return pathsOf(then, then.rules?.[0] as InForce, line, at + 1).map((path) => ({
      chosen: [...chosenHere, ...path.chosen],
      named: [...named, ...path.named],
    }));
  });
}

test('the choices of random lines are those that every way followed to the end comes to', () => {
  let choices = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const ending = withPenaltyCards(seed, 3);
    const [state] = ending.rules ?? [];
    if (state === undefined) continue;
    const { fewest } = workOn({
      ending,
      side: seed % 2,
      claimed: 0,
      shownOut: [],
      stated: [],
      walked: [],
      facts: [],
      cards: [],
    });
    const paths = pathsOf(ending, state, fewest.line);
    expect(paths.length).toBeGreaterThan(0);
    const found = choicesOnLine(ending, fewest.line);
    const ways = new Set(paths.flatMap(({ chosen }) => chosen));
    expect([seed, found.reduce((sum, one) => sum + one.ways.length, 0)]).toEqual([seed, ways.size]);
    const named = [...fewest.line.keys()].filter((at) => paths.every((path) => path.named.includes(at)));
    expect([seed, found.filter(({ isNamed }) => isNamed).map(({ at }) => at)]).toEqual([seed, named]);
    choices += ways.size;
  }
  expect(choices).toBeGreaterThan(20);
});

describe('by hand', () => {
  // East is on lead; West's king of spades lies open.
  const layout: Laid = {
    hands: ['HA C2', 'H3 D3', 'C3 C4', 'SK C5'],
    leader: 1,
    lying: [[3, 'SK', 'major']],
  };
  const on = (line: readonly Card[], of: Laid = layout) => choicesOnLine(laid(of), line.map(cardNumber));

  test('the card taken up tells that a suit was named, and the heart led that it was forbidden or not held', () => {
    expect(on(['H3', 'C3', 'C5'])).toEqual([
      {
        at: 0,
        card: cardNumber('H3'),
        seat: 'E',
        ways: [
          { kind: 'required', suits: 'S' },
          { kind: 'forbidden', suits: 'S' },
        ],
        isNamed: false,
      },
    ]);
  });

  test('the penalty card played at the first chance tells that neither was chosen, or what came to the same', () => {
    const held: Laid = { ...layout, hands: ['HA C2', 'S3 H3', 'C3 C4', 'SK C5'] };
    expect(on(['H3', 'C3', 'SK'], held)[0]?.ways).toEqual([
      { kind: 'neither' },
      { kind: 'forbidden', suits: 'S' },
    ]);
    expect(on(['S3', 'C3', 'SK'], held)[0]?.ways).toEqual([
      { kind: 'neither' },
      { kind: 'required', suits: 'S' },
    ]);
    expect(on(['H3', 'C3', 'C5'], held)[0]?.ways).toEqual([{ kind: 'forbidden', suits: 'S' }]);
  });

  test('of two penalty cards the one played was named (51A)', () => {
    const two: Laid = {
      hands: ['C3 D2', 'C4 S5', 'CA SQ', 'SK HK'],
      leader: 2,
      lying: [
        [3, 'SK', 'major'],
        [3, 'HK', 'major'],
      ],
    };
    expect(on(['CA', 'HK'], two)).toEqual([
      { at: 1, card: cardNumber('HK'), seat: 'W', ways: [], isNamed: true },
    ]);
  });

  test('nothing was chosen where one penalty card lies and its owner leads, where it is minor, and where none lies', () => {
    expect(on(['SK'], { ...layout, leader: 3 })).toEqual([]);
    expect(
      on(['H3', 'C3', 'C5'], {
        ...layout,
        hands: ['HA C2', 'H3 D3', 'C3 C4', 'S8 C5'],
        lying: [[3, 'S8', 'minor']],
      }),
    ).toEqual([]);
    expect(choicesOnLine({ ...laid(layout), rules: null }, numbers('H3'))).toEqual([]);
  });
});
