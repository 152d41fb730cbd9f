/** Unpacks the bytes of .zip and .gz files, never many more of them than are allowed. */

import { Gunzip, Inflate, inflateSync } from 'fflate';

/** No byte unpacks to more. */
export const MOST_TIMES = 1032;

/** So few packed bytes are unpacked at once. In pieces, the library would need memory of a hundred times a short record. */
const FEW = 4096;

/** So many bytes more than it unpacks to is a file at most that was packed in good faith. */
const OVERHEAD = 64;

/** The bytes given to the library at a time: fewer if less output is allowed, because each may unpack to a lot. */
const MOUTHFULS = { least: 512, most: 16_384 };

class Enough extends Error {}

/**
 * The first `most` bytes of `size`, or fewer if there are no more; null for damage, or if there are more than `size`.
 * @throws {Error} never: an error inside is damage
 */
export function inflated(content: Uint8Array, size: number, most: number): Uint8Array | null {
  if (size > content.length * MOST_TIMES) return null;
  if (most === size && content.length > 0 && content.length <= Math.min(FEW, size + OVERHEAD)) {
    // The library writes nothing beyond the bytes that it gets. One more than there may be shows that there are more.
    const all = withoutDamage(() => inflateSync(content, { out: new Uint8Array(size + 1) }));
    return all === null || all.length > size ? null : all;
  }
  const unpacked = new Uint8Array(most);
  let length = 0;
  const inflate = new Inflate((some) => {
    if (length + some.length > size) throw new Error();
    unpacked.set(some.subarray(0, most - Math.min(length, most)), Math.min(length, most));
    length += some.length;
    if (length >= most && most < size) throw new Enough();
  });
  const end = fed(inflate, content, () => size - length);
  return end === 'damaged' ? null : unpacked.subarray(0, Math.min(length, most));
}

export interface Gunzipped {
  /** The unpacked bytes, as far as they were read. */
  readonly bytes: Uint8Array;
  /** False if the reading ended before the end of the file, because of damage or because that was enough. */
  readonly whole: boolean;
  /** Several .gz files may be joined to one. For each, where its unpacked bytes and where its packed bytes end. */
  readonly parts: readonly { readonly to: number; readonly end: number }[];
}

/**
 * Unpacks a .gz file.
 * @param goesOn gets the number of the next bytes that were unpacked; false ends the reading
 * @throws {Error} never: an error inside is damage
 */
export function gunzipped(packed: Uint8Array, goesOn: (bytes: number) => boolean): Gunzipped {
  const pieces: Uint8Array[] = [];
  const parts: { readonly to: number; readonly end: number }[] = [];
  let to = 0;
  const gunzip = new Gunzip((some) => {
    pieces.push(some);
    to += some.length;
    if (!goesOn(some.length)) throw new Enough();
  });
  gunzip.onmember = (end) => parts.push({ to, end });
  const whole = fed(gunzip, packed, () => packed.length - to) === 'all';
  const bytes = new Uint8Array(to);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, whole, parts: [...parts, { to, end: packed.length }] };
}

/**
 * Gives the packed bytes to the library.
 * @param left returns how many more unpacked bytes are expected
 */
function fed(
  stream: Pick<Inflate, 'push'>,
  packed: Uint8Array,
  left: () => number,
): 'all' | 'enough' | 'damaged' {
  try {
    for (let from = 0; from < packed.length;) {
      const to = from + Math.min(MOUTHFULS.most, Math.max(MOUTHFULS.least, Math.ceil(left() / 64)));
      stream.push(packed.subarray(from, to), to >= packed.length);
      from = to;
    }
    return 'all';
  } catch (error) {
    // The library throws errors of many kinds for any damage.
    return error instanceof Enough ? 'enough' : 'damaged';
  }
}

function withoutDamage<Value>(unpack: () => Value): Value | null {
  try {
    return unpack();
  } catch {
    return null;
  }
}
