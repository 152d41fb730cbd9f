/**
 * Key pairs for signing. With WebCrypto no program can read the private key, unless its owner wanted to be able to export it. Without
 * Ed25519 in WebCrypto, `@noble/curves` signs, and the private key is stored encrypted with a key that no program can read. Without a
 * secure connection nothing can be encrypted, and the key lasts as long as the page.
 */

import { ed25519 } from '@noble/curves/ed25519.js';
import { hexadecimal } from '../domain/hexadecimal.ts';
import { base64url, fromBase64url, sha256Of, type Bytes } from './bytes.ts';
import type { Signer } from './ed25519.ts';
import type { Member } from './member.ts';

/** The private key. All kinds but `bare` may be stored in the browser's database. */
export type SecretHalf =
  | { readonly kind: 'web'; readonly half: CryptoKey }
  | { readonly kind: 'locked'; readonly by: CryptoKey; readonly start: Bytes; readonly locked: Bytes }
  | { readonly kind: 'bare'; readonly bytes: Bytes };

export interface KeyPair {
  /** The public half. */
  readonly key: string;
  readonly secret: SecretHalf;
  /** True if the owner may export the private key as a file. */
  readonly leaves: boolean;
}

const ALGORITHM = 'Ed25519';
const LOCK = 'AES-GCM';
const START_BYTES = 12;

function subtleHere(): SubtleCrypto | null {
  // The type says that it always exists, but it is missing in pages without a secure connection.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  return subtle ?? null;
}

/**
 * A new pair from the system's source of chance.
 * @param leaves true when the owner may take the private half along as a file
 * @param subtle WebCrypto; null where the page has no secure connection, and then the private half can't be stored
 */
export async function newKeyPair(leaves: boolean, subtle = subtleHere()): Promise<KeyPair> {
  const web = await unlessUnknown(async () => subtle?.generateKey(ALGORITHM, leaves, ['sign', 'verify']));
  if (web !== null && subtle !== null) {
    const key = base64url(new Uint8Array(await subtle.exportKey('raw', web.publicKey)));
    return { key, secret: { kind: 'web', half: web.privateKey }, leaves };
  }
  const { secretKey, publicKey } = ed25519.keygen();
  return { key: base64url(publicKey), secret: await locked(secretKey, subtle), leaves };
}

/** The pair of an identity that came as a file. Its private half can't be taken out of this browser again; the file has it. */
export async function keyPairOf(key: string, secret: Bytes, subtle = subtleHere()): Promise<KeyPair> {
  const jwk = { kty: 'OKP', crv: ALGORITHM, x: key, d: base64url(secret) };
  const half = await unlessUnknown(async () => subtle?.importKey('jwk', jwk, ALGORITHM, false, ['sign']));
  return { key, secret: half === null ? await locked(secret, subtle) : { kind: 'web', half }, leaves: false };
}

/** A signer of that name and role, who signs with the private half of the pair. */
export function signerWith({ key, secret }: KeyPair, who: Omit<Member, 'key'>): Signer {
  return {
    ...who,
    key,
    sign: async (message) =>
      secret.kind === 'web'
        ? new Uint8Array(await globalThis.crypto.subtle.sign(ALGORITHM, secret.half, message))
        : ed25519.sign(message, await unlocked(secret)),
  };
}

/** The private half in base64url; null where its owner did not want it to leave the browser. */
export async function secretOf({ secret, leaves }: KeyPair): Promise<string | null> {
  if (!leaves) return null;
  if (secret.kind !== 'web') return base64url(await unlocked(secret));
  const { d } = await globalThis.crypto.subtle.exportKey('jwk', secret.half);
  return d ?? null;
}

const GROUPS = 5;

/** Twenty hexadecimal digits of the public key's SHA-256 in groups of four, which people compare by word of mouth. */
export function fingerprintOf(key: string): string {
  const digest = sha256Of(fromBase64url(key) ?? new Uint8Array());
  const digits = hexadecimal(digest.slice(0, GROUPS * 2));
  return digits.match(/.{4}/g)?.join(' ') ?? '';
}

async function locked(secret: Uint8Array, subtle: SubtleCrypto | null): Promise<SecretHalf> {
  const bytes = new Uint8Array(secret);
  if (subtle === null) return { kind: 'bare', bytes };
  const by = await subtle.generateKey({ name: LOCK, length: 256 }, false, ['encrypt', 'decrypt']);
  const start = globalThis.crypto.getRandomValues(new Uint8Array(START_BYTES));
  const hidden = await subtle.encrypt({ name: LOCK, iv: start }, by, bytes);
  return { kind: 'locked', by, start, locked: new Uint8Array(hidden) };
}

async function unlocked(secret: Exclude<SecretHalf, { kind: 'web' }>): Promise<Bytes> {
  if (secret.kind === 'bare') return secret.bytes;
  const { by, start, locked: hidden } = secret;
  return new Uint8Array(await globalThis.crypto.subtle.decrypt({ name: LOCK, iv: start }, by, hidden));
}

/** Null if WebCrypto is missing, or does not know the algorithm. */
async function unlessUnknown<T>(work: () => Promise<T | undefined>): Promise<T | null> {
  try {
    return (await work()) ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
