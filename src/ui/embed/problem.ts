/** Why there is no deal, in the reader's words. */

import { fill } from '../../i18n/embed/messages.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { SourceRead } from './source.ts';
import type { Voice } from './voice.ts';

/** @param asked the board and the file that were asked for; null for one that was not named */
export function problemTold(
  read: Exclude<SourceRead, { ok: true }>,
  { words: text }: Voice,
  [board, _law, src]: readonly (string | null)[],
): string {
  const [missing, damaged, newer, cut] = text.errors;
  if (read.code === 'linkCut') return fill(cut, read.arrived, read.of ?? '?');
  if (/newer$/i.test(read.code)) return newer;
  if (read.code === 'noBoard') return fill(missing, fill(text.board, board ?? '?'));
  return read.code === 'missing' ? fill(missing, isolate(src ?? 'src')) : damaged;
}
