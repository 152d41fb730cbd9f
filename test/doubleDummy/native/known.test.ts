/** Our solver says what an independent one has said: twenty results, whole plays, every card at a position. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedOf, KNOWN } from './asked.ts';
import { sorted } from './questions.ts';

const asked = askedOf();
const kept = readFileSync(KNOWN, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' => ') as [question: string, answer: string]);

test('what is kept answers the questions that are asked now', () => {
  expect(kept.map(([question]) => question)).toEqual(asked.map(({ native }) => native));
});

test('each answer is the same', () => {
  const answers = new Map(kept);
  for (const { native, ours } of asked) {
    const answer = answers.get(native)?.split(' ') ?? [];
    const isOrdered = !native.startsWith('C ');
    expect(isOrdered ? ours().join(' ') : sorted(ours()), native).toBe(
      isOrdered ? answer.join(' ') : sorted(answer),
    );
  }
});
