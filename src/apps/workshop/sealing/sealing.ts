/** Signs a deal, and finds which part of it is signed. */

import type { DealRecord } from '../../../events/record.ts';
import { matterOf } from '../../../formats/matter.ts';
import { authorOf } from '../../../seal/authors.ts';
import { joined } from '../../../seal/bytes.ts';
import type { Signer } from '../../../seal/ed25519.ts';
import { rosterOf } from '../../../seal/members.ts';
import { unsignedOf } from '../../../seal/further.ts';
import { sealAnew, sealFurther, type Further, type Sealed } from '../../../seal/sealing.ts';
import { verifySealed, type Verdict } from '../../../seal/verify.ts';
import type { SealingShown, SealNote, SealWish } from '../../../ui/sealing/shown.ts';
import type { SealHolder } from './holders.ts';

/** A deal and its signed part at one moment. */
interface Standing {
  readonly bytes: Uint8Array | null;
  readonly verdict: Verdict | null;
  readonly record: DealRecord;
  /** The signed part as a record; null if nothing is signed. */
  readonly signed: DealRecord | null;
  readonly stuck: SealingShown['stuck'];
}

/** How far the deal is signed; null if there is no such deal. */
export async function standingOf(holder: SealHolder): Promise<Standing | null> {
  const [bytes, kept] = await Promise.all([holder.read(), holder.record()]);
  const verdict = bytes === null ? null : await verifySealed(bytes);
  const signed = bytes === null ? null : await recordIn(bytes);
  const record = kept ?? signed;
  if (record === null) return null;
  const isBroken = verdict !== null && (verdict.end === null || signed === null);
  const differs =
    signed !== null && 'differs' in unsignedOf(matterOf({ record: signed }), matterOf({ record }));
  return { bytes, verdict, record, signed, stuck: isBroken ? 'broken' : differs ? 'differs' : null };
}

/** The validly signed part of the deal; null if its header is not validly signed. */
async function recordIn(bytes: Uint8Array): Promise<DealRecord | null> {
  const { readFile } = await import('../reading.ts');
  return (await readFile('deal.sealed', bytes)).deals[0] ?? null;
}

/**
 * Signs the deal and stores the signed file, completely or not at all. The note says what was done, or why nothing was done.
 * @throws {Error} when the file signed just now does not verify
 */
export async function signed(
  wish: SealWish,
  holder: SealHolder,
  signers: readonly Signer[],
  now: () => number,
): Promise<SealNote> {
  const standing = await standingOf(holder);
  const recorder = signers.find(({ key }) => key === wish.recorder);
  if (standing === null || standing.stuck !== null || recorder === undefined) return { kind: 'failed' };
  const { bytes, record, verdict } = standing;
  const made = await sealedBy(wish, standing, { signers, recorder }, now);
  if (made === null) return { kind: 'badRoster' };
  const isAnew = wish.members !== null || verdict === null;
  const all = isAnew ? made.bytes : joined([bytes ?? new Uint8Array(), made.bytes]);
  const { freezes, faults } = await verifySealed(all);
  if (faults.length > 0)
    throw new Error(`The record that was just signed has a fault: ${faults[0]?.kind ?? ''}.`);
  const facts = record.events.length;
  const refused = await holder.keep({ bytes: all, facts, freezes }, bytes);
  if (refused !== null) return { kind: refused };
  return { kind: wish.freeze ? 'doneFrozen' : 'doneSigned', number: facts };
}

interface Hands {
  readonly signers: readonly Signer[];
  readonly recorder: Signer;
}

/** Null for an invalid list of members. */
async function sealedBy(
  { members, freeze }: SealWish,
  { record, signed: had, verdict }: Standing,
  { signers, recorder }: Hands,
  now: () => number,
): Promise<Sealed | null> {
  const [before = 0, after] = [had?.events.length, record.events];
  const further = (moments: readonly (readonly unknown[])[], from: number): Further => ({
    moments: moments.map((items, index) => {
      const fact = after[from + index];
      const own = fact === undefined ? null : authorOf(fact, record.header.names, signers);
      return { items, author: own ?? recorder };
    }),
    freeze: freeze ? signers : [],
  });
  if (members !== null || verdict === null) {
    const roster = rosterOf(members);
    if (roster === null) return null;
    const { head, moments } = matterOf({ record });
    const [items = [], ...facts] = moments;
    return sealAnew({ head, items, members: roster, author: recorder }, further(facts, 0), now);
  }
  const unsigned = had === null ? null : unsignedOf(matterOf({ record: had }), matterOf({ record }));
  if (verdict.end === null || unsigned === null || 'differs' in unsigned)
    throw new Error('No fact can be added to this sealed record.');
  const { moments, marks = {} } = unsigned;
  return sealFurther(verdict.end, { ...further(moments, before), marks }, now);
}
