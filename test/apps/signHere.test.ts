/** What is recorded on this device is signed by whoever has chosen that; what comes from elsewhere waits for a press. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { signOwn } from '../../src/apps/workshop/sealing/ownSigning.ts';
import { StoreHolder } from '../../src/apps/workshop/sealing/holders.ts';
import { choiceFor, chooseSigner, recordedHere } from '../../src/apps/workshop/sealing/signHere.ts';
import { signed } from '../../src/apps/workshop/sealing/sealing.ts';
import { signedBy } from '../../src/seal/signedBy.ts';
import { verifySealed } from '../../src/seal/verify.ts';
import type { Store } from '../../src/store/store.ts';
import { clock, person, type Person } from '../seal/sample.ts';
import { computer, type Computer } from '../store/fake.ts';
import { facts, headerNamed } from '../store/sample.ts';

let machine: Computer | null = null;
afterEach(() => {
  chooseSigner('d', null);
  machine?.shutDown();
});

interface Sealed {
  readonly store: Store;
  readonly ada: Person;
  readonly keys: (wanted: readonly string[]) => Promise<readonly Person['signer'][]>;
}

/** Three facts, signed by Ada; frozen where that is wanted. */
async function sealed(freeze = false): Promise<Sealed> {
  machine = computer();
  const store = await machine.tab();
  await store.create({ stream: 'd', header: headerNamed('Sealed'), events: facts(3) });
  const ada = await person('Ada');
  await press({ store, ada }, freeze);
  return { store, ada, keys: (wanted) => Promise.resolve(wanted.includes(ada.key) ? [ada.signer] : []) };
}

const press = async ({ store, ada }: Pick<Sealed, 'store' | 'ada'>, freeze = false): Promise<unknown> => {
  const had = await store.seals.read('d');
  const members = had.ok && had.text !== null ? null : [ada];
  const wish = { members, recorder: ada.key, present: [ada.key], freeze };
  return signed(wish, new StoreHolder(store, 'd'), [ada.signer], clock());
};

async function verdictOf(store: Store) {
  const found = await store.seals.read('d');
  return verifySealed(new TextEncoder().encode(found.ok ? (found.text ?? '') : ''));
}

/** So many facts that hold, the opening left out. */
const signedIn = async (store: Store): Promise<number> => (await verdictOf(store)).events - 1;

describe('what is recorded here', () => {
  test('is signed by whoever has chosen that, and only once', async () => {
    const { store, ada, keys } = await sealed();
    chooseSigner('d', ada.key);
    await store.append('d', 3, facts(2, 3));
    expect(recordedHere('d', 5, 2)).toBe(true);
    // Two presses at the same moment, as of two entries that follow one another.
    const notes = await Promise.all([signOwn(store, 'd', keys), signOwn(store, 'd', keys)]);
    expect(notes).toEqual([{ kind: 'doneSigned', number: 5 }, null]);
    const { faults, holds } = await verdictOf(store);
    expect(faults).toEqual([]);
    expect(holds.map(({ author }) => author)).toEqual(Array.from({ length: 6 }, () => ada.key));
    expect(choiceFor('d')).toEqual({ key: ada.key, waiting: [] });
  });

  test('behind a freeze is a signed addition', async () => {
    const { store, ada, keys } = await sealed(true);
    chooseSigner('d', ada.key);
    await store.append('d', 3, facts(1, 3));
    recordedHere('d', 4, 1);
    expect(await signOwn(store, 'd', keys)).toEqual({ kind: 'doneSigned', number: 4 });
    const { faults, frozen, added, freezes } = await verdictOf(store);
    expect([faults, frozen, added.length, freezes.map((one) => one.facts)]).toEqual([[], 4, 1, [3]]);
  });

  test('is not signed where nobody has chosen that', async () => {
    const { store, ada, keys } = await sealed();
    await store.append('d', 3, facts(1, 3));
    expect(recordedHere('d', 4, 1)).toBe(false);
    expect(await signOwn(store, 'd', keys)).toBeNull();
    chooseSigner('d', ada.key);
    chooseSigner('d', null);
    expect(recordedHere('d', 4, 1)).toBe(false);
    expect(await signedIn(store)).toBe(3);
  });
});

test('a fact from elsewhere that comes before waits for a press, and what follows with it', async () => {
  const { store, ada, keys } = await sealed();
  chooseSigner('d', ada.key);
  // Nobody recorded it here: it came with a saved copy.
  await store.append('d', 3, facts(1, 3));
  await store.append('d', 4, facts(1, 4));
  recordedHere('d', 5, 1);
  expect(await signOwn(store, 'd', keys)).toBeNull();
  expect(await signedIn(store)).toBe(3);
  expect(await press({ store, ada })).toEqual({ kind: 'doneSigned', number: 5 });
  await store.append('d', 5, facts(1, 5));
  recordedHere('d', 6, 1);
  expect(await signOwn(store, 'd', keys)).toEqual({ kind: 'doneSigned', number: 6 });
});

test('a key that is gone signs nothing, and that is noted until it is back', async () => {
  const { store, ada, keys } = await sealed();
  chooseSigner('d', ada.key);
  await store.append('d', 3, facts(1, 3));
  recordedHere('d', 4, 1);
  expect(await signOwn(store, 'd', () => Promise.resolve([]))).toEqual({ kind: 'keyGone' });
  expect(choiceFor('d')).toEqual({ key: ada.key, waiting: [4], trouble: 'keyGone' });
  expect(await signedIn(store)).toBe(3);
  expect(await signOwn(store, 'd', keys)).toEqual({ kind: 'doneSigned', number: 4 });
  expect(choiceFor('d')).toEqual({ key: ada.key, waiting: [] });
});

test('a signature that the storage refuses is noted, and made with the next fact', async () => {
  const { store, ada, keys } = await sealed();
  chooseSigner('d', ada.key);
  await store.append('d', 3, facts(1, 3));
  recordedHere('d', 4, 1);
  const { keep } = store.seals;
  store.seals.keep = () => Promise.resolve({ ok: false, code: 'full' });
  expect(await signOwn(store, 'd', keys)).toEqual({ kind: 'notStored' });
  expect(choiceFor('d')).toMatchObject({ waiting: [4], trouble: 'notStored' });
  store.seals.keep = keep;
  await store.append('d', 4, facts(1, 4));
  recordedHere('d', 5, 1);
  expect(await signOwn(store, 'd', keys)).toEqual({ kind: 'doneSigned', number: 5 });
  expect(choiceFor('d')).toEqual({ key: ada.key, waiting: [] });
});

test('what is chosen and recorded while the storage is full counts until it has room again', () => {
  const stored = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  try {
    chooseSigner('d', 'key');
    isFull = true;
    expect(recordedHere('d', 5, 2)).toBe(true);
    expect(choiceFor('d')).toEqual({ key: 'key', waiting: [4, 5] });
    chooseSigner('d', null);
    expect(choiceFor('d')).toBeNull();
    isFull = false;
    chooseSigner('d', 'other');
    // Another tab chooses, too.
    stored.set('dealtrail.signing', JSON.stringify({ d: { key: 'third', waiting: [] } }));
    expect(choiceFor('d')).toEqual({ key: 'third', waiting: [] });
  } finally {
    vi.unstubAllGlobals();
  }
});

test('who signed each fact is told, of a record that holds', async () => {
  const { store, ada, keys } = await sealed(true);
  chooseSigner('d', ada.key);
  await store.append('d', 3, facts(1, 3));
  recordedHere('d', 4, 1);
  await signOwn(store, 'd', keys);
  await store.append('d', 4, facts(1, 4));
  expect(signedBy(await verdictOf(store))).toEqual(['Ada', 'Ada', 'Ada', 'Ada']);
  const found = await store.seals.read('d');
  const text = found.ok ? (found.text ?? '') : '';
  const spoilt = new TextEncoder().encode(text.replace('"hands"', '"hand"'));
  expect(signedBy(await verifySealed(spoilt))).toBeNull();
});

test('where nothing is sealed nothing is signed', async () => {
  machine = computer();
  const store = await machine.tab();
  await store.create({ stream: 'd', header: headerNamed('Open'), events: facts(1) });
  const ada = await person('Ada');
  chooseSigner('d', ada.key);
  recordedHere('d', 1, 1);
  expect(await signOwn(store, 'd', () => Promise.resolve([ada.signer]))).toEqual({ kind: 'failed' });
  expect(await store.seals.read('d')).toEqual({ ok: true, text: null });
});
