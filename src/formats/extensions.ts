/** What the names of files suggest, and which file is an archive by its first bytes. */

import { BLOCK, isTarHeader } from './tarHeader.ts';

export type Format =
  | 'pbn'
  | 'lin'
  | 'case'
  | 'sealed'
  | 'bbo'
  | 'rbn'
  | 'dup'
  | 'bri'
  | 'dlm'
  | 'usebio'
  | 'bws'
  | 'hands'
  | 'unknown';

const EXTENSIONS: Readonly<Record<string, Exclude<Format, 'unknown'>>> = {
  pbn: 'pbn',
  lin: 'lin',
  json: 'case',
  sealed: 'sealed',
  rbn: 'rbn',
  rbx: 'rbn',
  dup: 'dup',
  bri: 'bri',
  dlm: 'dlm',
  bws: 'bws',
  url: 'bbo',
};

/** The format that the ending of the name stands for; null for an ending of no format. */
export function formatOfName(name: string): Exclude<Format, 'unknown'> | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name.slice(-16))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(EXTENSIONS, extension) ? (EXTENSIONS[extension] ?? null) : null;
}

/** True for a name that ends in `.zip` or `.tar`, in either case. */
export function isNamedAsArchive(name: string): boolean {
  return /\.(?:zip|tar)$/i.test(name);
}

/** True for a name that ends in `.gz`, in either case. Browsers unpack some of these files and keep the name. */
export function isNamedAsGzip(name: string): boolean {
  return /\.gz$/i.test(name);
}

/** True for a name that promises a record of any format or an archive. Such a file of a folder or archive is opened. */
export function isReadable(name: string): boolean {
  return formatOfName(name) !== null || /\.(?:xml|usebio|gz)$/i.test(name) || isNamedAsArchive(name);
}

/** True for the first bytes of a .gz file. */
export function isGzip([one, two, three]: Uint8Array): boolean {
  return one === 0x1f && two === 0x8b && three === 8;
}

/** True for the first {@link ARCHIVE_SHOWN} bytes of a .tar archive. */
export function isTar(start: Uint8Array): boolean {
  // Archives of Version 7 have only the checksum; one that is damaged is known by its mark.
  return (
    String.fromCharCode(...start.subarray(257, 262)) === 'ustar' || isTarHeader(start.subarray(0, BLOCK))
  );
}

/** The number of bytes at the beginning that show whether a file is an archive. */
export const ARCHIVE_SHOWN = BLOCK;

/**
 * True for the first {@link ARCHIVE_SHOWN} bytes of an archive: .zip, also an empty one, .tar, or a .gz file, which is an archive of one
 * file.
 */
export function isArchive(start: Uint8Array): boolean {
  const [one, two, three, four] = start;
  if (isGzip(start) || isTar(start)) return true;
  return one === 0x50 && two === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));
}
