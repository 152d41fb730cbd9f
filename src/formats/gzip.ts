/** The file in a .gz file, as the only member of an archive. Several such files joined to one are one file (RFC 1952, 2.2). */

import { crc32 } from './crc32.ts';
import { gunzipped, MOST_TIMES } from './inflate.ts';
import type { ArchiveMember } from './zip.ts';

/** The length of the shortest header, and of the checksum and length at the end. */
const HEADING = 10;
const END = 8;

/**
 * The file in a .gz file; null if that was cut. Of several joined files the last one states its size.
 * @param archive the name of the .gz file. The file in it is called the same without the ending, whatever its header says, because that
 * may be any text.
 */
export function memberOfGzip(packed: Uint8Array, archive: string): ArchiveMember | null {
  if (packed.length < HEADING + END) return null;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
  const size = view.getUint32(packed.length - 4, true);
  if (size > packed.length * MOST_TIMES) return null;
  return {
    name:
      archive
        .replace(/^.*[/\\]/s, '')
        .replace(/\.gz$/i, '')
        .replace(/\.tgz$/i, '.tar') || 'file',
    size,
    beginning: (length) => {
      let left = length;
      return gunzipped(packed, (bytes) => (left -= bytes) > 0).bytes.subarray(0, length);
    },
    content: (mayGrow) => {
      let left = size;
      const { bytes, whole, parts } = gunzipped(packed, (count) => {
        const beyond = Math.min(count, Math.max(0, count - left));
        left -= count;
        return beyond === 0 || mayGrow(beyond);
      });
      const isAsStated = parts.every(({ to, end }, index) => {
        const part = bytes.subarray(parts[index - 1]?.to ?? 0, to);
        return (
          view.getUint32(end - 4, true) === part.length && view.getUint32(end - END, true) === crc32(part)
        );
      });
      return whole && isAsStated ? bytes : null;
    },
  };
}
