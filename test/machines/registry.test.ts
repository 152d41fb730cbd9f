/** The door to the lifecycles: which facts wake a case, when two beginnings are one matter, and the drawing of it all. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSameMatter, listens, machineDefinitions, openCase, stepCase } from '../../machines/index.ts';
import type { Case } from '../../src/laws/case.ts';
import type { Step, Opening } from '../../src/laws/step.ts';

const definitions = Object.values(machineDefinitions());
/** A bundler adds a number to a name that occurs twice. */
const plain = (line: string): string => line.trim().replaceAll(/\d+\b/g, '');
const pictures = readFileSync('machines/README.md', 'utf8').split('stateDiagram-v2\n').slice(1);

describe('the drawing', () => {
  test.each(definitions)('$id', ({ id, initial, states }) => {
    const [picture = ''] = (pictures[definitions.findIndex((each) => each.id === id)] ?? '').split('\n```');
    const arrows = states.flatMap(({ name, final, transitions }) => [
      ...transitions.map(
        ({ event, target, guard }) => `${name} --> ${target}: ${event}${guard === null ? '' : ` [${guard}]`}`,
      ),
      ...(final ? [`${name} --> [*]`] : []),
    ]);
    const drawn = picture.split('\n').map(plain);
    expect(drawn.sort()).toEqual([...new Set([`[*] --> ${initial}`, ...arrows].map(plain))].sort());
  });
});

const choice: Opening = { machine: 'leadingHand', context: { declarer: 'S', trick: 3 } };
const pending = openCase(choice, 'leadingHand@7');
const chosen = { ...pending, state: 'chosen', ended: true } as Case;

describe('a case is woken', () => {
  test('for what its state listens to, and for nothing else', () => {
    expect(listens(pending, 'ChoiceMade')).toBe(true);
    expect(listens(pending, 'RoundEnded')).toBe(false);
    expect(listens(chosen, 'ChoiceMade')).toBe(false);
  });
  test('and is the same case where it does not care', () => {
    expect(stepCase(pending, 'RoundEnded', {} as Step)).toEqual({ case: pending, effects: [] });
    expect(stepCase(pending, 'RoundEnded', {} as Step).case).toBe(pending);
  });
});

describe('one matter, one lifecycle', () => {
  const unplayed = (card: string, openedAt: number): Opening =>
    ({
      machine: 'defectiveTrick',
      context: { trick: 3, seat: 'W', fault: 'long', card, openedAt },
    }) as Opening;
  const open = openCase(unplayed('S7', 9), 'defectiveTrick@9');

  test('the same begun again while nothing has become of it', () => {
    expect(isSameMatter(open, unplayed('S7', 9))).toBe(true);
    expect(isSameMatter(open, unplayed('S7', 12))).toBe(true);
  });
  test('not of another card, of another machine, or once something has become of it', () => {
    expect(isSameMatter(open, unplayed('S8', 12))).toBe(false);
    expect(isSameMatter(open, choice)).toBe(false);
    expect(isSameMatter({ ...pending, context: open.context } as Case, unplayed('S7', 12))).toBe(false);
    expect(isSameMatter({ ...open, state: 'noticedLate' } as Case, unplayed('S7', 12))).toBe(false);
    expect(isSameMatter({ ...open, ended: true }, unplayed('S7', 12))).toBe(false);
  });
  test('and never a claim, a revoke, a restriction or a penalty card', () => {
    for (const machine of ['claim', 'revoke', 'leadRestriction', 'penaltyCard'] as const) {
      const opening = { machine, context: { trick: 3 } } as unknown as Opening;
      expect(isSameMatter(openCase(opening, `${machine}@9`), opening), machine).toBe(false);
    }
  });
});
