/** Ed25519 by WebCrypto; by `@noble/curves` where a browser lacks it. Strict (RFC 8032): nothing but what signing gives is taken. */

import { ed25519 } from '@noble/curves/ed25519.js';
import { base64url, fromBase64url, type Bytes } from './bytes.ts';
import type { Member } from './member.ts';

/** Whether the signature over the message is by the key. */
export type Verifier = (key: string, message: Bytes, signature: Bytes) => Promise<boolean>;

/** Who can sign: the private half stays where it is. */
export interface Signer extends Member {
  readonly sign: (message: Bytes) => Promise<Bytes>;
}

const KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;

/** Keys already looked at: there are few, and each stands in every line. */
const sound = new Map<string, boolean>();
const MOST_KNOWN = 10_000;

/**
 * True for a public key that exactly one private key fits: it is written in the one right way, lies on the curve and in the
 * subgroup of the base point. With a key of small order anybody could sign.
 */
export function isSoundKey(key: string): boolean {
  const known = sound.get(key);
  if (known !== undefined) return known;
  const bytes = fromBase64url(key);
  const found = bytes?.length === KEY_BYTES && isOnCurve(bytes, true);
  if (sound.size >= MOST_KNOWN) sound.clear();
  sound.set(key, found);
  return found;
}

/** True for a point written in the one right way, without a part of small order. `proper`: the neutral point is refused, too. */
function isOnCurve(bytes: Uint8Array, proper: boolean): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes, false);
    return point.isTorsionFree() && !(proper && point.isSmallOrder());
  } catch {
    // How the library says that these bytes are no point.
    return false;
  }
}

/**
 * Verifies by `@noble/curves`, as strictly as WebCrypto: without the check here it would accept a signature whose point has a part
 * of small order.
 */
export const verifyByNoble: Verifier = (key, message, signature) => {
  const bytes = fromBase64url(key);
  return Promise.resolve(
    bytes !== null &&
      signature.length === SIGNATURE_BYTES &&
      isOnCurve(signature.subarray(0, KEY_BYTES), false) &&
      ed25519.verify(signature, message, bytes, { zip215: false }),
  );
};

/** Verifies by WebCrypto of the browser or of Node; null where that knows no Ed25519 or the page has no secure connection. */
async function webVerifier(): Promise<Verifier | null> {
  // Typed as always there, and absent from pages served without a secure connection.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const imported = new Map<string, Promise<CryptoKey>>();
  const read = (key: string): Promise<CryptoKey> => {
    const known = imported.get(key);
    if (known !== undefined) return known;
    const bytes = fromBase64url(key) ?? new Uint8Array();
    const fresh = subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
    if (imported.size >= MOST_KNOWN) imported.clear();
    imported.set(key, fresh);
    return fresh;
  };
  try {
    // The base point: any key would do, to see whether the algorithm is known.
    await read(base64url(ed25519.Point.BASE.toBytes()));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
  return async (key, message, signature) => {
    try {
      return await subtle.verify('Ed25519', await read(key), signature, message);
    } catch (error) {
      // What is no key has signed nothing.
      if (error instanceof DOMException) return false;
      throw error;
    }
  };
}

let verifier: Promise<Verifier> | null = null;

/** The quickest verifier that this browser or Node has. */
export function verifierHere(): Promise<Verifier> {
  verifier ??= webVerifier().then((web) => web ?? verifyByNoble);
  return verifier;
}
