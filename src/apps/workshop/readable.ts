/** Which files of a folder or of an archive are worth opening, by their names; and which file is itself an archive. */

const READABLE = /\.(?:pbn|lin|json|rbn|rbx|dup|bri|dlm|url|xml|usebio|bws|zip)$/i;

export function isReadable(name: string): boolean {
  return READABLE.test(name);
}

/** The first bytes of a .zip archive with something in it, and of an empty one. */
export function isArchive([one, two, three, four]: Uint8Array): boolean {
  return one === 0x50 && two === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));
}
