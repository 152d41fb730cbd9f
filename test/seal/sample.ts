/** Sealed records for tests: by two members or one, frozen once or twice. */

import { newIdentity, signerOf, type Identity } from '../../src/seal/identity.ts';
import type { Signer } from '../../src/seal/ed25519.ts';
import type { Member } from '../../src/seal/member.ts';
import { seal, sealFurther, type Matter } from '../../src/seal/sealing.ts';
import { verifySealed, type SealFault } from '../../src/seal/verify.ts';

export type Person = Identity & { readonly signer: Signer };

export async function person(name: string): Promise<Person> {
  const identity = newIdentity(name);
  const signer = identity === null ? null : await signerOf(identity);
  if (identity === null || signer === null) throw new Error(`no identity for ${name}`);
  return { ...identity, signer };
}

/** A clock that ticks once a second, so that two runs write the same times. */
export function clock(from = Date.UTC(2026, 10, 24, 12)): () => number {
  let time = from;
  return () => (time += 1000);
}

export const MATTER: Matter = {
  head: {
    format: 'dealtrail-case/1',
    title: 'Kör Ağası ♥ נסיך',
    edition: '2017',
    deal: {
      board: 2,
      dealer: 'E',
      vulnerable: 'NS',
      hands: 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54',
    },
    contract: '4H',
    declarer: 'S',
  },
  moments: [
    [],
    [{ type: 'CardPlayed', seat: 'W', card: 'SK' }],
    [{ type: 'CardPlayed', seat: 'N', card: 'S4' }, { mark: 'dummy' }],
    [{ type: 'CardPlayed', seat: 'E', card: 'S8' }],
    [{ type: 'CardPlayed', seat: 'S', card: 'H3' }, { expect: { finds: ['61A'] } }],
    [{ type: 'DirectorCalled', by: 'W' }],
    [{ type: 'StatementMade', by: 'W', text: 'He had the ace of spades. “Evet”, dedi.' }],
  ],
};

export const ADDED: Matter['moments'] = [
  [{ type: 'RulingGiven', by: 'TD', law: '64A1', text: 'One trick.' }],
  [{ type: 'StatementMade', by: 'committee', text: 'Upheld.' }],
];

export interface Sample {
  readonly bytes: Uint8Array;
  /** In the order in which they were written, the last one last. */
  readonly checkpoints: readonly string[];
}

/** The first writes the case and all vouch for it. */
export async function sealedBy(
  people: readonly [Person, ...Person[]],
  matter: Matter = MATTER,
  members: readonly Member[] = people,
): Promise<Sample> {
  const [first, ...others] = people;
  const { bytes, checkpoint } = await seal(
    matter,
    members,
    [first.signer, ...others.map(({ signer }) => signer)],
    clock(),
  );
  return { bytes, checkpoints: [checkpoint] };
}

/** Behind a sample, more by the first of the people, and all of them vouch. */
export async function grown(
  { bytes, checkpoints }: Sample,
  people: readonly [Person, ...Person[]],
  facts: Matter['moments'] = ADDED,
): Promise<Sample> {
  const { end } = await verifySealed(bytes);
  if (end === null) throw new Error('nothing can be added to a damaged record');
  const [first, ...others] = people;
  const signers: readonly [Signer, ...Signer[]] = [first.signer, ...others.map(({ signer }) => signer)];
  const moments = facts.map((items) => ({ items, author: first.signer }));
  const added = await sealFurther(end, { moments, freeze: signers }, clock(Date.UTC(2026, 10, 25)));
  return { bytes: joined([bytes, added.bytes]), checkpoints: [...checkpoints, added.checkpoint] };
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}

/** Each line with its end. */
export function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf(10, from);
    const end = found === -1 ? bytes.length : found + 1;
    lines.push(bytes.subarray(from, end));
    from = end;
  }
  return lines;
}

/** `5 changed by Ada Byron`; `cutOff` for what concerns the whole file. */
export const faultText = ({ kind, number, author }: SealFault): string =>
  number === null ? kind : `${number} ${kind} by ${author ?? '?'}`;

export async function faultsIn(bytes: Uint8Array, kept: readonly string[] = []): Promise<string[]> {
  return (await verifySealed(bytes, kept)).faults.map(faultText);
}
