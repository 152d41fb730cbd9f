/** Bytes as text and back, in the encodings of the seal. */

import { sha256 } from '@noble/hashes/sha2.js';

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** The text in UTF-8. */
export function utf8(text: string): Bytes {
  return encoder.encode(text);
}

/** The SHA-256 of the bytes: 32 bytes. */
export function sha256Of(bytes: Uint8Array): Bytes {
  return sha256(bytes);
}

/** The SHA-256 of the first bytes followed by the second, without copying them. */
export function sha256OfTwo(first: Uint8Array, second: Uint8Array): Bytes {
  return sha256.create().update(first).update(second).digest();
}

/** All parts in one array, in the order given. */
export function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The bytes as text by RFC 4648, section 4, with padding. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** In characters: keys, hashes and signatures are all shorter. */
const LONGEST = 1024;

/** The bytes; null for text that {@link base64} would not write. So two texts never mean the same bytes. */
export function fromBase64(text: string): Bytes | null {
  if (text.length > LONGEST || !/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return base64(bytes) === text ? bytes : null;
}

/** The bytes as text by RFC 4648, section 5, without padding, so that the text fits into names and addresses. */
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes; null for text that {@link base64url} would not write. */
export function fromBase64url(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}
