import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, test } from 'vitest';
import { base64url, type Bytes } from '../../src/seal/bytes.ts';
import { isSoundKey, verifierHere, verifyByNoble, type Verifier } from '../../src/seal/ed25519.ts';
import { newIdentity, readIdentity, signerOf, writeIdentity } from '../../src/seal/identity.ts';

const bytes = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'));

/** RFC 8032, section 7.1, tests 1 to 3: secret, public, message, signature. */
const VECTORS = [
  [
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
] as const;

/** The order of the base point. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** Points of order 1, 2, 4 and 8, each as it is written, and two that are written in another way than they must be. */
const SMALL = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
];

const VERIFIERS: readonly (readonly [string, () => Promise<Verifier>])[] = [
  ['WebCrypto', verifierHere],
  ['@noble/curves', () => Promise.resolve(verifyByNoble)],
];

describe.each(VERIFIERS)('signatures looked at by %s', (_name, verifier) => {
  test('are taken when they are those of RFC 8032, and not for another message or key', async () => {
    const verify = await verifier();
    for (const [, key, message, signature] of VECTORS) {
      const [own] = [base64url(bytes(key))];
      expect(isSoundKey(own)).toBe(true);
      expect(await verify(own, bytes(message), bytes(signature))).toBe(true);
      expect(await verify(own, bytes(`${message}00`), bytes(signature))).toBe(false);
      const other = VECTORS.find((vector) => vector[1] !== key)?.[1] ?? '';
      expect(await verify(base64url(bytes(other)), bytes(message), bytes(signature))).toBe(false);
    }
  });

  test('are not taken with the order added to their scalar: nobody can make a second one of them', async () => {
    const verify = await verifier();
    const [, key, message, signature] = VECTORS[1];
    const scalar = BigInt(`0x${Buffer.from(signature.slice(64), 'hex').reverse().toString('hex')}`);
    for (const more of [ORDER, 2n * ORDER]) {
      const hex = Buffer.from((scalar + more).toString(16).padStart(64, '0'), 'hex')
        .reverse()
        .toString('hex');
      const second = bytes(signature.slice(0, 64) + hex);
      expect(await verify(base64url(bytes(key)), bytes(message), second)).toBe(false);
    }
  });

  test('are not taken with a point that has a part of small order, even made by the owner of the key', async () => {
    const verify = await verifier();
    // R has a part of order 8: 8 s B = 8 R + 8 k A holds, s B = R + k A does not.
    const secret = bytes(VECTORS[0][0]);
    const { scalar, pointBytes } = ed25519.utils.getExtendedPublicKey(secret);
    const nonce = 123_456_789n;
    const point = ed25519.Point.BASE.multiply(nonce).add(ed25519.Point.fromHex(SMALL[4] ?? ''));
    const message = bytes('72');
    const { sha512 } = await import('@noble/hashes/sha2.js');
    const digest = sha512(Buffer.concat([point.toBytes(), pointBytes, message]));
    const challenge = BigInt(`0x${Buffer.from(digest).reverse().toString('hex')}`) % ORDER;
    const s = (nonce + challenge * scalar) % ORDER;
    const written = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse();
    const signature = Uint8Array.from(Buffer.concat([point.toBytes(), written]));
    expect(ed25519.verify(signature, message, pointBytes)).toBe(true);
    expect(await verify(base64url(pointBytes), message, signature)).toBe(false);
  });
});

test('keys of small order are no keys: with them anybody could sign anything', async () => {
  for (const hex of SMALL) expect(isSoundKey(base64url(bytes(hex))), hex).toBe(false);
  // What is at stake: such a key takes a signature that nobody made.
  const forged = bytes(`${SMALL[0]}${'00'.repeat(32)}`);
  const verify = await verifierHere();
  expect(await verify(base64url(bytes(SMALL[0] ?? '')), bytes('00'), forged)).toBe(true);
});

test('a key with a part of small order, one off the curve, and a text that is not one are no keys', () => {
  const mixed = ed25519.Point.BASE.multiply(5n).add(ed25519.Point.fromHex(SMALL[4] ?? ''));
  expect(isSoundKey(base64url(mixed.toBytes()))).toBe(false);
  expect(isSoundKey(base64url(bytes(`02${'00'.repeat(31)}`)))).toBe(false);
  const sound = base64url(bytes(VECTORS[0][1]));
  // The last letter has bits that mean nothing: three other letters there would be the same key.
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((letter) => sound.slice(0, -1) + letter)
    .filter((key) => key !== sound && Buffer.from(key, 'base64url').equals(Buffer.from(sound, 'base64url')));
  expect(others).toHaveLength(3);
  expect(others.filter(isSoundKey)).toEqual([]);
  for (const wrong of ['', `${sound}=`, sound.slice(1), `${sound} `]) expect(isSoundKey(wrong)).toBe(false);
});

describe('an identity', () => {
  test('signs as the other verifier expects it', async () => {
    const identity = newIdentity(' Ayşe Yılmaz ');
    const read = identity === null ? null : readIdentity(writeIdentity(identity, true));
    expect(read).toEqual(identity);
    expect(read?.name).toBe('Ayşe Yılmaz');
    const signer = read === null ? null : await signerOf(read);
    const signature = await signer?.sign(bytes('0102'));
    expect(await verifyByNoble(read?.key ?? '', bytes('0102'), signature ?? bytes(''))).toBe(true);
  });

  test('without its private half signs nothing, and never writes it', async () => {
    const identity = newIdentity('Bo');
    const text = identity === null ? '' : writeIdentity(identity, false);
    expect(text).not.toContain(identity?.secret);
    const read = readIdentity(text);
    expect(read?.secret).toBe(null);
    expect(read === null ? '' : await signerOf(read)).toBe(null);
  });

  test('is refused with halves that do not belong together, damaged, or with a name that nobody has', () => {
    const [one, other] = [newIdentity('One'), newIdentity('Other')];
    if (one === null || other === null) throw new Error('no identity');
    expect(readIdentity(writeIdentity({ ...one, secret: other.secret }, true))).toBe(null);
    expect(readIdentity(writeIdentity({ ...one, key: base64url(bytes(SMALL[0] ?? '')) }, false))).toBe(null);
    expect(readIdentity(writeIdentity(one, true).slice(0, -5))).toBe(null);
    expect(readIdentity('{"format":"dealtrail-identity/1","name":"One","key":[]}')).toBe(null);
    for (const name of ['', '   ', 'a\nb', 'x'.repeat(101)]) expect(newIdentity(name)).toBe(null);
    expect(readIdentity(writeIdentity({ ...one, name: 'a\u0007b' }, true))).toBe(null);
  });
});
