/** Automatically signs what was just recorded on this device, for people who have chosen that. Everything else waits for a press. */

import type { Signer } from '../../../seal/ed25519.ts';
import type { Store } from '../../../store/store.ts';
import type { SealNote } from '../../../ui/sealing/shown.ts';
import { StoreHolder } from './holders.ts';
import { signed, standingOf } from './sealing.ts';
import { Identities } from './shelf.ts';
import { choiceFor, noteTrouble, signedAlready, type SigningTrouble } from './signHere.ts';

/** The number of attempts if another tab records or signs at the same moment. */
const TRIES = 4;

/** Runs one signing after another, each on the result of the last. */
let queue: Promise<unknown> = Promise.resolve();

/** `keyGone`: the chosen key is no longer in this browser; it may return with its file. */
type OwnNote = SealNote | { readonly kind: 'keyGone' };

/**
 * Signs the deal's unsigned facts that this browser recorded. Null if there are none, or if a fact recorded elsewhere comes first: then a
 * person has to look at it and sign. A failure is noted with the choice of the key.
 */
export function signOwn(store: Store, stream: string, signersOf = shelved): Promise<OwnNote | null> {
  const mine = queue.then(() => signNow(store, stream, signersOf));
  queue = mine.then(
    (note) => noteTrouble(stream, troubleIn(note)),
    () => noteTrouble(stream, 'failed'),
  );
  return queue.then(() => mine);
}

function troubleIn(note: OwnNote | null): SigningTrouble | null {
  if (note === null || note.kind === 'doneSigned') return null;
  return note.kind === 'keyGone' || note.kind === 'notStored' ? note.kind : 'failed';
}

async function signNow(store: Store, stream: string, signersOf: typeof shelved): Promise<OwnNote | null> {
  const holder = new StoreHolder(store, stream);
  for (let turn = 0; turn < TRIES; turn++) {
    const standing = await standingOf(holder);
    if (standing === null || standing.signed === null || standing.stuck !== null) return { kind: 'failed' };
    const done = standing.signed.events.length;
    signedAlready(stream, (fact) => fact <= done);
    const choice = choiceFor(stream);
    const more = standing.record.events.length - done;
    const unsigned = Array.from({ length: more }, (_, index) => done + index + 1);
    if (choice === null || unsigned.length === 0) return null;
    if (!unsigned.every((fact) => choice.waiting.includes(fact))) return null;
    const { key } = choice;
    const signers = await signersOf([key]);
    if (signers.length === 0) return { kind: 'keyGone' };
    const wish = { present: [key], recorder: key, members: null, freeze: false };
    const note = await signed(wish, holder, signers, Date.now);
    if (note.kind !== 'conflict') {
      if ('number' in note) signedAlready(stream, (fact) => fact <= note.number);
      return note;
    }
  }
  return { kind: 'conflict' };
}

async function shelved(keys: readonly string[]): Promise<readonly Signer[]> {
  const identities = new Identities();
  try {
    return await identities.signers(keys);
  } finally {
    await identities.end();
  }
}
