/** Why there is no deal, in the reader's words. */

import { fill } from '../../i18n/embed/messages.ts';
import type { SourceRead } from './source.ts';
import type { Voice } from './voice.ts';

export function problemTold(read: Exclude<SourceRead, { ok: true }>, { text }: Voice): string {
  const [missing, damaged, newer, cut] = text.errors;
  if (read.code === 'linkCut') return fill(cut, read.arrived, read.of ?? '?');
  if (/newer$/i.test(read.code)) return newer;
  return /missing|noBoard/.test(read.code) ? missing : damaged;
}
