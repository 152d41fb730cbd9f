/**
 * A checkpoint: origin, size and root of the record's Merkle tree, signed by its members, in the text form of C2SP `tlog-checkpoint` (a
 * `signed-note`). A kept checkpoint shows later whether a file still has the same contents.
 */

import { base64, fromBase64, fromBase64url, sha256Of, joined, utf8, type Bytes } from './bytes.ts';
import { SIGNATURE_BYTES, type Signer, type Verifier } from './ed25519.ts';
import type { Member } from './member.ts';
import { noteName } from './members.ts';

export interface TreeHead {
  readonly origin: string;
  /** The number of events, with the opening. */
  readonly size: number;
  readonly root: Bytes;
}

export interface Checkpoint extends TreeHead {
  /** The signed text: three lines with their line ends. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

interface NoteSignature {
  readonly name: string;
  /** Four bytes that identify key and algorithm, then the signature. */
  readonly bytes: Bytes;
}

const ED25519 = 1;
const ID_BYTES = 4;
const ROOT_BYTES = 32;
/** More than a roster can have. */
const MOST_SIGNATURES = 64;

/** The origin line of a checkpoint. No two records have the same one. */
export function originOf({ comp, deal }: { readonly comp: string; readonly deal: string }): string {
  return `dealtrail/${comp}/${deal}`;
}

/** The checkpoint as text, with one line of signature for each signer. */
export async function writeCheckpoint(
  { origin, size, root }: TreeHead,
  signers: readonly Signer[],
): Promise<string> {
  const text = `${origin}\n${size}\n${base64(root)}\n`;
  let lines = '';
  for (const signer of signers) {
    const signature = joined([keyId(signer), await signer.sign(utf8(text))]);
    lines += `— ${noteName(signer.name)} ${base64(signature)}\n`;
  }
  return `${text}\n${lines}`;
}

/** What the text says; null for text of any other form. Only the form is checked here, not the signatures. */
export function readCheckpoint(note: string): Checkpoint | null {
  const match = /^(([^\n]+)\n(0|[1-9]\d{0,14})\n([^\n]+)\n)\n((?:— [^\n]+\n)+)$/.exec(note);
  if (match === null) return null;
  const [, text = '', origin = '', size = '', rootText = '', lines = ''] = match;
  const root = fromBase64(rootText);
  if (root?.length !== ROOT_BYTES) return null;
  const signatures: NoteSignature[] = [];
  for (const line of lines.trimEnd().split('\n')) {
    const [, name = '', encoded = '', ...rest] = line.split(' ');
    const bytes = fromBase64(encoded);
    if (name === '' || bytes === null || bytes.length <= ID_BYTES || rest.length > 0) return null;
    signatures.push({ name, bytes });
  }
  return signatures.length > MOST_SIGNATURES ? null : { origin, size: Number(size), root, text, signatures };
}

export interface Vouched {
  readonly by: readonly Member[];
  /** Members in whose name there is a line that they did not sign. */
  readonly falsely: readonly Member[];
}

/**
 * The members whose signatures hold, and those whose signatures do not. Signatures by unknown keys are ignored, as the format
 * demands.
 */
export async function vouchedBy(
  { text, signatures }: Checkpoint,
  members: readonly Member[],
  verify: Verifier,
): Promise<Vouched> {
  const by: Member[] = [];
  const falsely: Member[] = [];
  for (const member of members) {
    const id = base64(keyId(member));
    const name = noteName(member.name);
    const own = signatures.filter(
      (each) => each.name === name && base64(each.bytes.subarray(0, ID_BYTES)) === id,
    );
    if (own.length === 0) continue;
    const verdicts = await Promise.all(
      own.map(
        async ({ bytes }) =>
          bytes.length === ID_BYTES + SIGNATURE_BYTES &&
          (await verify(member.key, utf8(text), bytes.slice(ID_BYTES))),
      ),
    );
    (verdicts.every(Boolean) ? by : falsely).push(member);
  }
  return { by, falsely };
}

function keyId({ name, key }: Member): Bytes {
  const bytes = fromBase64url(key) ?? new Uint8Array();
  const named = joined([utf8(`${noteName(name)}\n`), Uint8Array.of(ED25519), bytes]);
  return sha256Of(named).slice(0, ID_BYTES);
}
