/** Archives of kinds that are not unpacked here, by their first bytes: so that nobody is told that they are no text. */

/** What a file of each kind begins with, one character for each byte, by the usual ending of its name. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  '7z': "7z\u00bc\u00af'\u001c",
  rar: 'Rar!\u001a\u0007',
  xz: '\u00fd7zXZ\0',
  zst: '\u0028\u00b5\u002f\u00fd',
  cab: 'MSCF\0\0\0\0',
};

/** The most bytes that tell a kind. */
const SHOWN = 10;

/** The usual ending of the name of such an archive, without a dot; null for any other file. */
export function otherArchive(start: Uint8Array): string | null {
  const text = String.fromCharCode(...start.subarray(0, SHOWN));
  for (const [ending, beginning] of Object.entries(BEGINNINGS)) if (text.startsWith(beginning)) return ending;
  if (/^BZh[1-9]1AY&SY/.test(text)) return 'bz2';
  // The first two bytes are a length and a sum.
  return /^-lh[0-7d]-/.test(text.slice(2)) ? 'lzh' : null;
}
