/** Key pairs as a browser makes them, with Ed25519 and without. */

import { describe, expect, test } from 'vitest';
import { fromBase64url, utf8 } from '../../src/seal/bytes.ts';
import { verifierHere } from '../../src/seal/ed25519.ts';
import { newIdentity, readIdentity, writeIdentity } from '../../src/seal/identity.ts';
import { fingerprintOf, keyPairOf, newKeyPair, secretOf, signerWith } from '../../src/seal/keys.ts';

/** WebCrypto as it is in a browser that does not know the algorithm. */
const withoutEd25519 = (): SubtleCrypto => {
  const { subtle } = globalThis.crypto;
  const refusing =
    <Work extends (...given: never[]) => unknown>(work: Work) =>
    (...given: Parameters<Work>): unknown => {
      if (JSON.stringify(given).includes('Ed25519')) throw new DOMException('unknown', 'NotSupportedError');
      return work.apply(subtle, given);
    };
  return {
    generateKey: refusing(subtle.generateKey),
    importKey: refusing(subtle.importKey),
    encrypt: subtle.encrypt.bind(subtle),
    decrypt: subtle.decrypt.bind(subtle),
  } as unknown as SubtleCrypto;
};

const PLACES = [
  ['WebCrypto', 'web', () => globalThis.crypto.subtle],
  ['@noble/curves beside WebCrypto', 'locked', withoutEd25519],
  ['@noble/curves alone', 'bare', () => null],
] as const;

describe.each(PLACES)('a key pair by %s', (_name, kind, place) => {
  const subtle = place();
  const make = (leaves: boolean) => newKeyPair(leaves, subtle);

  test('signs, what it signed is its own, and its fingerprint is another’s never', async () => {
    const [one, other] = [await make(false), await make(false)];
    expect([one.secret.kind, one.leaves]).toEqual([kind, false]);
    const verify = await verifierHere();
    const message = utf8('2 spades');
    const signature = await signerWith(one, { name: 'Ada' }).sign(message);
    expect(await verify(one.key, message, signature)).toBe(true);
    expect(await verify(other.key, message, signature)).toBe(false);
    expect(fingerprintOf(one.key)).toMatch(/^(?:[\da-f]{4} ){4}[\da-f]{4}$/);
    expect(fingerprintOf(one.key)).not.toBe(fingerprintOf(other.key));
  });

  test('leaves only where its owner wanted that, and then signs the same elsewhere', async () => {
    expect(await secretOf(await make(false))).toBe(null);
    const own = await make(true);
    const secret = await secretOf(own);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const text = writeIdentity({ name: 'Ada', role: 'director', key: own.key, secret }, true);
    expect(readIdentity(text)).toEqual({ name: 'Ada', role: 'director', key: own.key, secret });
    const bytes = fromBase64url(secret ?? '');
    if (bytes === null) throw new Error('no secret');
    const there = await keyPairOf(own.key, bytes, subtle);
    expect([there.secret.kind, await secretOf(there)]).toEqual([kind, null]);
    const message = utf8('3 hearts');
    const [here, far] = await Promise.all(
      [own, there].map((pair) => signerWith(pair, { name: 'Ada' }).sign(message)),
    );
    expect(far).toEqual(here);
  });
});

test('what lies in the browser of a locked key is not the key', async () => {
  const identity = newIdentity('Ada');
  const secret = fromBase64url(identity?.secret ?? '');
  if (identity === null || secret === null) throw new Error('no identity');
  const { secret: kept } = await keyPairOf(identity.key, secret, withoutEd25519());
  if (kept.kind !== 'locked') throw new Error(kept.kind);
  expect(kept.by.extractable).toBe(false);
  expect(Buffer.from(kept.locked).includes(Buffer.from(secret))).toBe(false);
});

test('by WebCrypto no program reads the private half', async () => {
  const { secret } = await newKeyPair(false);
  if (secret.kind !== 'web') throw new Error(secret.kind);
  expect(secret.half.extractable).toBe(false);
  await expect(globalThis.crypto.subtle.exportKey('jwk', secret.half)).rejects.toThrow();
});
