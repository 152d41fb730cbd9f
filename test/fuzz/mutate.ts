/** Bytes changed at random: overwritten, cut, doubled, moved, spliced with another sample or with words of the formats. */

import { array, constantFrom, integer, nat, oneof, record, type Arbitrary } from 'fast-check';

export interface Change {
  readonly kind: 'overwrite' | 'cut' | 'double' | 'insert' | 'splice' | 'truncate';
  readonly at: number;
  readonly length: number;
  readonly byte: number;
  readonly word: string;
}

const WORDS = [
  ...'[]{}"\\;%#|=^*+-$!?.,:<>&()\n\r\t \0'.split(''),
  ...'[Deal "|[Play "W"]|[Auction "N"]|[Note "1:|"]|##|\n\n|md|mb|pc|mc|up|qx|rs|vg|pn|an|nt|^R |^L |^S |AP|=1=|%7C|%25|%ff|&a=|&p=|&lin='.split(
    '|',
  ),
  'md|',
  'pc|',
  'mc|',
  'up|9|',
  'rs|',
  '<a>',
  '</a>',
  '<![CDATA[',
  '<!ENTITY',
  ']]>',
  '&amp;',
  '"events": [',
  '{"type":',
  '[RulingTable "Seq\\3R;Trick\\2R;Card;Law;Event;Details"]\n',
  '~~[[',
  '\u00ff',
  '\u{1f0a1}',
  '99999999999999999999',
  'SA',
  'H10',
];

const change: Arbitrary<Change> = record({
  kind: constantFrom('overwrite', 'overwrite', 'cut', 'double', 'insert', 'insert', 'splice', 'truncate'),
  at: nat(),
  length: oneof(nat({ max: 4 }), nat({ max: 300 })),
  byte: integer({ min: 0, max: 255 }),
  word: constantFrom(...WORDS),
});

export interface Mutation {
  readonly sample: number;
  readonly other: number;
  readonly changes: readonly Change[];
}

export const mutation: Arbitrary<Mutation> = record({
  sample: nat(),
  other: nat(),
  changes: array(change, { minLength: 1, maxLength: 8 }),
});

const encoder = new TextEncoder();

export function mutate(samples: readonly Uint8Array[], { sample, other, changes }: Mutation): Uint8Array {
  let bytes = samples[sample % samples.length] as Uint8Array;
  const donor = samples[other % samples.length] as Uint8Array;
  for (const { kind, at, length, byte, word } of changes) {
    const begin = at % (bytes.length + 1);
    const end = Math.min(bytes.length, begin + length);
    const put = (piece: Uint8Array, from: number, to: number): Uint8Array => {
      const changed = new Uint8Array(from + piece.length + bytes.length - to);
      changed.set(bytes.subarray(0, from));
      changed.set(piece, from);
      changed.set(bytes.subarray(to), from + piece.length);
      return changed;
    };
    if (kind === 'overwrite') bytes = put(Uint8Array.of(byte), begin, Math.min(bytes.length, begin + 1));
    else if (kind === 'cut') bytes = put(new Uint8Array(0), begin, end);
    else if (kind === 'double') bytes = put(bytes.slice(begin, end), end, end);
    else if (kind === 'insert') bytes = put(encoder.encode(word), begin, begin);
    else if (kind === 'splice')
      bytes = put(donor.slice(begin % donor.length, (begin % donor.length) + length), begin, end);
    else bytes = bytes.slice(0, begin);
  }
  return bytes;
}
