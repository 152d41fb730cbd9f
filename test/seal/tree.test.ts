import { expect, test } from 'vitest';
import { sha256Of, joined, type Bytes } from '../../src/seal/bytes.ts';
import { leafOf, rootsOf } from '../../src/seal/tree.ts';

const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

/** The eight entries and the roots over the first one, two … eight of them, as implementations of Certificate Transparency publish them. */
const ENTRIES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('the roots of the published entries', () => {
  const leaves = ENTRIES.map((entry) => leafOf(Buffer.from(entry, 'hex')));
  const roots = rootsOf(leaves, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(hex(roots.get(0))).toBe(EMPTY);
  expect(ROOTS.map((_root, index) => hex(roots.get(index + 1)))).toEqual(ROOTS);
  expect(roots.has(9)).toBe(false);
});

/** As RFC 9162, section 2.1.1, defines it: split at the largest power of two below the number of leaves. */
function rootBySplitting(leaves: readonly Bytes[]): Bytes {
  const [first] = leaves;
  if (first === undefined) return sha256Of(new Uint8Array());
  if (leaves.length === 1) return first;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256Of(
    joined([Uint8Array.of(1), rootBySplitting(leaves.slice(0, split)), rootBySplitting(leaves.slice(split))]),
  );
}

test('the same as by splitting, whatever the number of leaves', () => {
  const leaves = Array.from({ length: 70 }, (_each, index) => leafOf(Uint8Array.of(index)));
  const sizes = [...leaves.keys(), leaves.length];
  const roots = rootsOf(leaves, sizes);
  for (const size of sizes)
    expect(hex(roots.get(size)), `${size} leaves`).toBe(hex(rootBySplitting(leaves.slice(0, size))));
});
