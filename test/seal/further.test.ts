/** What a record says more than is signed of it, whose each fact is, and a name given late. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { authorOf } from '../../src/seal/authors.ts';
import { unsignedOf } from '../../src/seal/further.ts';
import { matterIn } from '../../src/seal/opened.ts';
import { sealAnew, sealFurther, type Matter } from '../../src/seal/sealing.ts';
import { verifySealed } from '../../src/seal/verify.ts';
import { ADDED, clock, joined, MATTER, person, sealedBy } from './sample.ts';

const more: Matter = { ...MATTER, moments: [...MATTER.moments, ...ADDED] };

test('what stands behind it is new, and so is a name for a moment before', () => {
  expect(unsignedOf(MATTER, MATTER)).toEqual({ moments: [], marks: {} });
  expect(unsignedOf(MATTER, more)).toEqual({ moments: ADDED, marks: {} });
  const named = more.moments.map((items, moment) => (moment === 3 ? [...items, { mark: 'entry-3' }] : items));
  expect(unsignedOf(MATTER, { ...more, moments: named })).toEqual({
    moments: ADDED,
    marks: { 'entry-3': 3 },
  });
});

test('another head, another fact, a fact less and a check more differ, at their moment', () => {
  const changed = (moment: number, items: Matter['moments'][number]): Matter => ({
    ...MATTER,
    moments: MATTER.moments.map((had, index) => (index === moment ? items : had)),
  });
  expect(unsignedOf(MATTER, { ...more, head: { ...MATTER.head, title: 'Other' } })).toEqual({ differs: 0 });
  expect(unsignedOf(MATTER, changed(4, [{ type: 'CardPlayed', seat: 'S', card: 'H4' }]))).toEqual({
    differs: 4,
  });
  expect(unsignedOf(MATTER, changed(2, MATTER.moments[2]!.slice(0, 1)))).toEqual({ differs: 2 });
  expect(unsignedOf(MATTER, changed(1, [...MATTER.moments[1]!, { expect: {} }]))).toEqual({ differs: 1 });
  expect(unsignedOf(more, MATTER)).toEqual({ differs: MATTER.moments.length });
});

test('a name given late is signed with what needs it, and read at its moment', async () => {
  const ada = await person('Ada');
  const { bytes } = await sealedBy([ada]);
  const { end } = await verifySealed(bytes);
  const moments = ADDED.map((items) => ({ items, author: ada.signer }));
  const added = await sealFurther(end!, { moments, marks: { 'entry-3': 3 }, freeze: [ada.signer] }, clock());
  const verdict = await verifySealed(joined([bytes, added.bytes]));
  expect(verdict.faults).toEqual([]);
  expect(verdict.freezes.map(({ facts }) => facts)).toEqual([6, 8]);
  expect(matterIn(verdict).moments[3]).toEqual([...MATTER.moments[3]!, { mark: 'entry-3' }]);
});

test('each fact is signed by its own author, and nothing is frozen where nobody vouches', async () => {
  const [ada, bo] = [await person('Ada'), await person('Bo')];
  const [items = [], ...facts] = MATTER.moments;
  const moments = facts.map((one, index) => ({ items: one, author: index === 2 ? bo.signer : ada.signer }));
  const beginning = { head: MATTER.head, items, members: [ada, bo], author: ada.signer };
  const { bytes, checkpoint } = await sealAnew(beginning, { moments, freeze: [] }, clock());
  const verdict = await verifySealed(bytes);
  expect([checkpoint, verdict.faults, verdict.frozen, verdict.freezes]).toEqual(['', [], 0, []]);
  expect(verdict.holds.map(({ author }) => author)).toEqual(
    [ada, ada, ada, bo, ada, ada, ada].map(({ key }) => key),
  );
});

test('a fact is signed by whom it names: by name, by seat where he speaks, by a role that he alone has', async () => {
  const [ada, bo, cy] = [
    (await person('Ada')).signer,
    (await person('Bo')).signer,
    (await person('Cy')).signer,
  ];
  const present = [
    { ...ada, role: 'director' },
    { ...bo, role: 'committee' },
    { ...cy, role: 'committee' },
  ] as const;
  const of = (fact: Fact): string | undefined => authorOf(fact, { W: 'Bo' }, present)?.name;
  expect(of({ type: 'StatementMade', by: 'Cy', text: '' })).toBe('Cy');
  expect(of({ type: 'StatementMade', by: 'W', text: '' })).toBe('Bo');
  expect(of({ type: 'RulingGiven', by: 'director', law: '64A1' })).toBe('Ada');
  expect(of({ type: 'StatementMade', by: 'committee', text: '' })).toBe(undefined);
  expect(of({ type: 'StatementMade', by: 'Nobody', text: '' })).toBe(undefined);
  expect(of({ type: 'DirectorCalled', by: 'W' })).toBe(undefined);
  expect(of({ type: 'CardPlayed', seat: 'W', card: 'SA' })).toBe(undefined);
});
