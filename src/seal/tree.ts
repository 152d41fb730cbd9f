/** The Merkle tree over the lines of a record (RFC 9162, section 2.1.1; equal to RFC 6962). */

import { sha256Of, sha256OfTwo, joined, type Bytes } from './bytes.ts';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of one line of the file, with its signature (RFC 9162, section 2.1.1). */
export function leafOf(line: Uint8Array): Bytes {
  return sha256OfTwo(LEAF, line);
}

function nodeOf(left: Bytes, right: Bytes): Bytes {
  return sha256Of(joined([NODE, left, right]));
}

/** For each size, the root of the tree over that many first leaves; a size greater than the number of leaves has none. */
export function rootsOf(leaves: readonly Bytes[], sizes: Iterable<number>): ReadonlyMap<number, Bytes> {
  const wanted = new Set(sizes);
  const roots = new Map<number, Bytes>();
  // Complete subtrees from left to right. Their sizes are descending powers of two.
  const whole: { readonly size: number; readonly hash: Bytes }[] = [];
  if (wanted.has(0)) roots.set(0, sha256Of(new Uint8Array()));
  for (const [index, leaf] of leaves.entries()) {
    let last = { size: 1, hash: leaf };
    while (whole.at(-1)?.size === last.size) {
      const left = whole.pop();
      if (left !== undefined) last = { size: last.size * 2, hash: nodeOf(left.hash, last.hash) };
    }
    whole.push(last);
    if (wanted.has(index + 1))
      roots.set(
        index + 1,
        whole.map(({ hash }) => hash).reduceRight((right, left) => nodeOf(left, right)),
      );
  }
  return roots;
}
