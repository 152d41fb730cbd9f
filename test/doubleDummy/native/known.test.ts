/** Our solver says what an independent one has said: twenty results, whole plays, every card at a position. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedOf, KNOWN } from './asked.ts';
import { sorted } from './questions.ts';

test('what is kept answers the questions that are asked now', () => {
  const kept = readFileSync(KNOWN, 'utf8').trimEnd().split('\n');
  expect(kept.map((line) => line.split(' => ')[0])).toEqual(askedOf().map(({ native }) => native));
});

test('each answer is the same', () => {
  const kept = new Map(
    readFileSync(KNOWN, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' => ') as [string, string]),
  );
  for (const { native, ours } of askedOf()) {
    const answer = kept.get(native)?.split(' ') ?? [];
    const isOrdered = !native.startsWith('C ');
    expect(isOrdered ? ours().join(' ') : sorted(ours()), native).toBe(
      isOrdered ? answer.join(' ') : sorted(answer),
    );
  }
});
