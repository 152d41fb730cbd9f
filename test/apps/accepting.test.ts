/** What becomes of the deals of a file that is accepted: stored once, and a signed one goes on. */

import { expect, test } from 'vitest';
import { accept, acceptAll, knownOf, type AcceptedFile } from '../../src/apps/workshop/keeping/accepting.ts';
import type { Fact } from '../../src/events/event.ts';
import type { SealState } from '../../src/seal/verify.ts';
import type { Store } from '../../src/store/store.ts';
import { shutDownAfterEach } from '../store/fake.ts';
import { facts, headerNamed } from '../store/sample.ts';

const { tab } = shutDownAfterEach();

const AT = '2026-11-30T10:00:00.000Z';

/** A sealed file with these facts; `text` stands for its bytes. */
function sealedFile(text: string, events: readonly Fact[], frozen = 1, faults = 0): AcceptedFile {
  const seal = {
    faults: Array.from({ length: faults }, () => ({})),
    freezes: Array.from({ length: frozen }, () => ({ facts: events.length, at: AT })),
  } as unknown as SealState;
  return { deals: [{ header: headerNamed('Signed'), events }], seal, sealed: new Blob([text]) };
}

/** The facts with the keys of each in another order, as in a sealed file. */
const reordered = (events: readonly Fact[]): Fact[] =>
  events.map((event) => Object.fromEntries(Object.entries(event).toReversed()) as unknown as Fact);

const deals = async (store: Store) => {
  const listed = await store.list();
  return listed.ok ? listed.deals : [];
};

test('what another member has signed since goes to the deal that is stored, and to no second one', async () => {
  const store = await tab();
  const first = await accept(sealedFile('ada\n', facts(3)), store);
  const file = sealedFile('ada\nben\n', reordered(facts(3)), 2);
  expect(await knownOf(file, store), 'there is something to accept').toEqual([null]);
  const done = await accept(file, store);
  expect(done).toEqual({ stream: first.stream, report: { kind: 'continued', deals: 1 } });
  expect(await deals(store)).toMatchObject([{ freezes: [{ facts: 3 }, { facts: 3 }], signed: 'holds' }]);
  expect(await store.seals.read(first.stream ?? '')).toMatchObject({ text: 'ada\nben\n' });
  expect(await accept(file, store)).toEqual({
    stream: first.stream,
    report: { kind: 'known', deals: 1 },
  });
});

test('facts that were added and signed elsewhere are added here, while the deal is being recorded', async () => {
  const store = await tab();
  const { stream } = await accept(sealedFile('ada\n', facts(3)), store);
  await store.reopen(stream ?? '');
  const done = await accept(sealedFile('ada\nben\n', facts(5), 2), store);
  expect(done.stream).toBe(stream);
  expect(await store.record(stream ?? '')).toMatchObject({ record: { events: facts(5) } });
  expect(await deals(store)).toHaveLength(1);
});

test.each([
  ['that differs in a fact', sealedFile('ada\nben\n', facts(3, 20), 2)],
  ['that was signed anew', sealedFile('eve\nben\n', facts(3), 2)],
  ['whose signatures do not hold', sealedFile('ada\nben\n', facts(3), 2, 1)],
  ['with more facts, while the deal here is closed', sealedFile('ada\nben\n', facts(4), 2)],
])('a sealed file %s is stored beside the deal', async (_what, file) => {
  const store = await tab();
  const first = await accept(sealedFile('ada\n', facts(3)), store);
  const done = await accept(file, store);
  expect(done.report).toBeNull();
  expect(done.stream).not.toBe(first.stream);
  expect(await deals(store)).toHaveLength(2);
  expect(await store.seals.read(first.stream ?? '')).toMatchObject({ text: 'ada\n' });
});

test('of several files opened together each keeps its own seal, and what is known is told once', async () => {
  const store = await tab();
  const plain: AcceptedFile = { deals: [{ header: headerNamed('Plain'), events: facts(2) }] };
  const files = [sealedFile('ada\n', facts(3)), { deals: [] }, plain];
  expect(await acceptAll(files, store)).toEqual({ stream: null, reports: [] });
  const kept = (await deals(store)).toSorted((one, other) => one.version - other.version);
  expect(kept.map(({ signed }) => signed)).toEqual([undefined, 'holds']);
  expect(await acceptAll(files, store)).toEqual({ stream: null, reports: [{ kind: 'known', deals: 2 }] });
  const parts = files as unknown as NonNullable<AcceptedFile['parts']>;
  const together = { deals: files.flatMap((file) => file.deals), parts };
  expect((await knownOf(together, store)).map((deal) => deal?.goesOn)).toEqual([false, false]);
});
