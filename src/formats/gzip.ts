/**
 * The one file in a .gz file, as an entry of an archive. Its end states length and checksum as those of a .zip entry, so that the same
 * limits hold. Several such files joined to one don't keep to the stated length, and are refused.
 */

import type { ZipMember } from './zip.ts';

/** The length of the fixed part before the optional fields, and of the checksum and length at the end. */
const HEADING = 10;
const END = 8;
/** No byte unpacks to more. If the end states more, the file was cut. */
const MOST_TIMES = 1032;
/** The bits of the flags that announce a checksum of the header, an extra field, a name and a comment. */
const FLAGS = { checksum: 2, extra: 4, name: 8, comment: 16 };

/**
 * The file in a .gz file; null if it was cut.
 * @param archive the name of the .gz file. The file in it is called the same without the ending, whatever its header says, because that
 * may be any text.
 */
export function memberOfGzip(bytes: Uint8Array, archive: string): ZipMember | null {
  const flags = bytes[3] ?? 0;
  const has = (bit: number): boolean => Math.floor(flags / bit) % 2 === 1;
  let at = HEADING;
  if (has(FLAGS.extra)) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const field of [FLAGS.name, FLAGS.comment]) {
    if (!has(field)) continue;
    const end = bytes.indexOf(0, at);
    if (end === -1) return null;
    at = end + 1;
  }
  if (has(FLAGS.checksum)) at += 2;
  const packed = bytes.length - at - END;
  if (packed < 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - END, END);
  const size = view.getUint32(4, true);
  if (size > packed * MOST_TIMES) return null;
  return {
    name:
      archive
        .replace(/^.*[/\\]/s, '')
        .replace(/\.gz$/i, '')
        .replace(/\.tgz$/i, '.tar') || 'file',
    packed,
    size,
    at,
    bare: true,
    method: 8,
    checksum: view.getUint32(0, true),
    encrypted: false,
  };
}
