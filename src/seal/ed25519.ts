/** Ed25519 by WebCrypto, or by `@noble/curves` where a browser lacks it. Strict (RFC 8032): only canonical signatures are accepted. */

import { ed25519 } from '@noble/curves/ed25519.js';
import { base64url, fromBase64url, type Bytes } from './bytes.ts';
import type { Member } from './member.ts';

/** True if the signature over the message is valid for the key. */
export type Verifier = (key: string, message: Bytes, signature: Bytes) => Promise<boolean>;

/** A member who can sign. The private key stays inside. */
export interface Signer extends Member {
  readonly sign: (message: Bytes) => Promise<Bytes>;
}

const KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;

/** A cache of checked keys: there are few, and every line names one. */
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

/** True for a canonically encoded point without a small-order component. `proper`: the neutral point is refused as well. */
function isOnCurve(bytes: Uint8Array, proper: boolean): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes, false);
    return point.isTorsionFree() && !(proper && point.isSmallOrder());
  } catch {
    // The library throws this for bytes that are no point.
    return false;
  }
}

/**
 * Verifies by `@noble/curves`, as strictly as WebCrypto: the library alone would accept a signature whose point has a small-order
 * component.
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

/** Verifies by WebCrypto of the browser or of Node; null if it lacks Ed25519, or the page has no secure connection. */
async function webVerifier(): Promise<Verifier | null> {
  // The type says that it always exists, but it is missing in pages without a secure connection.
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
    // Tests whether the algorithm is known; any key would do.
    await read(base64url(ed25519.Point.BASE.toBytes()));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
  return async (key, message, signature) => {
    try {
      return await subtle.verify('Ed25519', await read(key), signature, message);
    } catch (error) {
      // Bytes that are no key have no valid signature.
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
