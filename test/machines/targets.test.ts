/** A transition to a state that its machine does not have: the compiler refuses it, and xstate when it makes the machine. */

import { expect, test } from 'vitest';
import type { RevokeContext } from '../../src/laws/case.ts';
import { lifecycle } from '../../machines/lifecycle.ts';

const { machine, when } = lifecycle<RevokeContext>();
const always = when(() => true);

test('a transition leads to a state of its machine', () => {
  const head = {
    context: ({ input }: { readonly input: RevokeContext }) => input,
    initial: 'latent',
  } as const;
  const corrected = { type: 'final' } as const;
  const settled = { guard: always, target: 'corrected' } as const;
  expect(() =>
    machine({ ...head, states: { latent: { on: { Settled: settled } }, corrected } }),
  ).not.toThrow();
  const misspelt = { guard: always, target: 'corected' } as const;
  // @ts-expect-error no state has this name
  expect(() => machine({ ...head, states: { latent: { on: { Settled: misspelt } }, corrected } })).toThrow(
    'corected',
  );
  const second = [settled, misspelt] as const;
  // @ts-expect-error one transition of the list leads to no state
  expect(() => machine({ ...head, states: { latent: { on: { Settled: second } }, corrected } })).toThrow(
    'corected',
  );
  // @ts-expect-error a target alone leads to no state
  expect(() => machine({ ...head, states: { latent: { on: { Settled: 'x' } }, corrected } })).toThrow('x');
});
