/** Why there is no deal, in the reader's language. */

import { fill } from '../../i18n/replayWords.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { SourceRead } from './source.ts';
import type { Voice } from './voice.ts';

/**
 * The sentence that says why no deal is shown.
 * @param asked the board, the edition and the file that were asked for; null for one that was not named
 */
export function problemText(
  read: Exclude<SourceRead, { ok: true }>,
  { words: text }: Voice,
  [board, _law, src]: readonly (string | null)[],
): string {
  const [missing, damaged, newer, cut, file] = text.errors;
  if (read.code === 'linkCut') return fill(cut, read.arrived, read.of ?? '?');
  if (/newer$/i.test(read.code)) return newer;
  if (read.code === 'noBoard') return fill(missing, fill(text.board, board ?? '?'));
  if (read.code !== 'missing') return damaged;
  return src ? fill(file, isolate(nameOf(src))) : fill(missing, isolate('src=""'));
}

/** Only the name of the file, since the rest of the address means nothing to a reader. */
function nameOf(address: string): string {
  const path = address.replace(/[?#].*/, '');
  return path.split('/').findLast(Boolean) ?? address;
}
