/** An identity as a file: a name and a key pair, as a JSON Web Key (RFC 8037). Whoever has the private key can sign in that name. */

import { ed25519 } from '@noble/curves/ed25519.js';
import { base64url, fromBase64url } from './bytes.ts';
import { isSoundKey, type Signer } from './ed25519.ts';
import { isObject } from '../domain/json.ts';
import { keyPairOf, signerWith } from './keys.ts';
import { roleIn, type Member } from './member.ts';
import { isName } from './members.ts';

const IDENTITY_FORMAT = 'dealtrail-identity/1';

export interface Identity extends Member {
  /** The private key; null in the file for others. */
  readonly secret: string | null;
}

const SECRET_BYTES = 32;

/** An identity with a new key pair from the system's source of chance; null for a name that no checkpoint can carry. */
export function newIdentity(name: string): Identity | null {
  const composed = nameFrom(name);
  if (composed === null) return null;
  const { secretKey, publicKey } = ed25519.keygen();
  return { name: composed, key: base64url(publicKey), secret: base64url(secretKey) };
}

/** The typed name in the form that a checkpoint can carry; null where that is not possible. */
export function nameFrom(typed: string): string | null {
  const composed = typed.trim().normalize('NFC');
  return isName(composed) ? composed : null;
}

/** The identity as the text of a file. The private half is in it only where `withSecret` is true. */
export function writeIdentity({ name, key, secret, role }: Identity, withSecret: boolean): string {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key, ...(withSecret && secret !== null && { d: secret }) };
  return `${JSON.stringify({ format: IDENTITY_FORMAT, name, ...roleIn(role), key: jwk }, null, 2)}\n`;
}

/**
 * The identity; null for any other text, and where the two halves of the key don't belong together: signing with such a pair would
 * give the private half away.
 */
export function readIdentity(text: string): Identity | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(json) || json['format'] !== IDENTITY_FORMAT || !isObject(json['key'])) return null;
  const { name, key } = json;
  const role = roleIn(json['role']);
  const { kty, crv, x, d = null } = key;
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string' || !isSoundKey(x)) return null;
  if (typeof name !== 'string' || !isName(name)) return null;
  if (d === null) return { name, key: x, ...role, secret: null };
  const secret = typeof d === 'string' ? fromBase64url(d) : null;
  if (secret?.length !== SECRET_BYTES || base64url(ed25519.getPublicKey(secret)) !== x) return null;
  return { name, key: x, ...role, secret: base64url(secret) };
}

/** Signs by WebCrypto, or by `@noble/curves` where that knows no Ed25519. Null for an identity without its private half. */
export async function signerOf({ name, key, secret, role }: Identity): Promise<Signer | null> {
  const bytes = secret === null ? null : fromBase64url(secret);
  return bytes === null ? null : signerWith(await keyPairOf(key, bytes), { name, ...roleIn(role) });
}
