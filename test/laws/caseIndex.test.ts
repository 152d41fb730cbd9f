/** Looking up lifecycles in a list so long that it is sorted first: the same are found as by going through it. */

import { expect, test } from 'vitest';
import type { Case, MachineName } from '../../src/laws/case.ts';
import {
  hasChanged,
  lastOf,
  lifecyclesIn,
  lifecyclesOf,
  listeners,
  onceFor,
  openLifecycles,
  openLifecyclesOf,
} from '../../src/laws/caseIndex.ts';
import { liesOnTheTable, mayStillBeCorrected } from '../../src/laws/states.ts';
import { seeded } from '../bench/deals.ts';
import { caseOf, penaltyCards, restricting, revoking } from './situation.ts';

const MACHINES: readonly MachineName[] = ['penaltyCard', 'leadRestriction', 'revoke', 'claim'];

/** So many, of three machines by turns, every third ended; told apart by their numbers, counted from there. */
function cases(many: number, first: number): readonly Case[] {
  const [card] = penaltyCards('E', 'S7');
  const kinds = [card, restricting('W', 'forbidden', 'H'), caseOf('revoke', 'latent', revoking('S', 2))];
  return Array.from({ length: many }, (_, index) => ({
    ...(kinds[Math.floor(index / 2) % 3] as Case),
    id: `case@${first + index}`,
    ended: index % 3 === 0,
  }));
}

test.each([5, 31, 32, 33, 90])('in a list of %i', (many) => {
  const list = cases(many, 0);
  for (const machine of MACHINES)
    expect(lifecyclesOf(list, machine)).toEqual(list.filter((each) => each.machine === machine));
  expect(openLifecycles(list)).toEqual(list.filter(({ ended }) => !ended));
});

test('in long lists asked by turns', () => {
  const lists = [0, 100, 200, 300, 400].map((first) => cases(40, first));
  for (const list of [...lists, ...lists.toReversed(), ...lists])
    for (const machine of MACHINES) {
      expect(lifecyclesOf(list, machine)).toEqual(list.filter((each) => each.machine === machine));
      expect(openLifecycles(list)).toEqual(list.filter(({ ended }) => !ended));
    }
});

test('a long list is gone through once, not at each question', () => {
  const list = cases(40, 0);
  expect(openLifecycles(list)).toBe(openLifecycles(list));
  expect(lifecyclesOf(list, 'revoke')).toBe(lifecyclesOf(list, 'revoke'));
});

test('a list stays known while five others are asked, and no longer', () => {
  const [first, ...others] = [0, 100, 200, 300, 400, 500, 600].map((from) => cases(40, from)) as [
    readonly Case[],
    ...(readonly Case[])[],
  ];
  const found = openLifecycles(first);
  for (const other of others.slice(0, 5)) openLifecycles(other);
  expect(openLifecycles(first)).toBe(found);
  for (const other of others) openLifecycles(other);
  expect(openLifecycles(first)).not.toBe(found);
});

/** Everything that can be looked up in it is what going through it finds. */
function expectFoundIn(list: readonly Case[]): void {
  expect(openLifecycles(list)).toEqual(list.filter(({ ended }) => !ended));
  for (const machine of MACHINES) {
    const same = list.filter((each) => each.machine === machine);
    expect(lifecyclesOf(list, machine)).toEqual(same);
    expect(openLifecyclesOf(list, machine)).toEqual(same.filter(({ ended }) => !ended));
    expect(lastOf(list, machine, ({ ended }) => ended)).toBe(same.findLast(({ ended }) => ended));
  }
  for (const isMeant of [mayStillBeCorrected, liesOnTheTable])
    expect(lifecyclesIn(list, isMeant)).toEqual(list.filter(isMeant));
  expect(listeners(list, 'latent', ({ state }) => state === 'latent')).toEqual(
    list.flatMap(({ state }, index) => (state === 'latent' ? [index] : [])),
  );
  expect(onceFor(list, countOpen)).toBe(countOpen(list));
}
const countOpen = (list: readonly Case[]): number => list.filter(({ ended }) => !ended).length;

test.each([5, 31, 40])('in each list that comes of a list of %i by changes', (many) => {
  const random = seeded(many);
  const drawn = (below: number): number => Math.floor(random() * below);
  let list = cases(many, 0);
  for (let round = 0; round < 60; round++) {
    const next = [...list];
    const changes = Array.from({ length: 1 + drawn(4) }, () => {
      const index = drawn(3) === 0 ? next.length : drawn(next.length);
      const before = next[index];
      const [made] = cases(1 + drawn(5), 1000 + round).slice(-1) as [Case];
      const after =
        before === undefined
          ? made
          : ({ ...before, state: ['latent', 'major', 'forbidden'][drawn(3)], ended: drawn(2) === 0 } as Case);
      next[index] = after;
      return { index, before, after };
    });
    hasChanged(list, next, changes);
    expectFoundIn(next);
    if (round % 7 === 0) expectFoundIn(list);
    list = drawn(5) === 0 ? list : next;
  }
});
