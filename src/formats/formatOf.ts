/** Tells the formats of files apart (PBN, LIN, RBN, USEBIO and the others) by what a file contains, or else by its name. */

import { hasViewerLink } from './bbo/link.ts';
import { SAMPLE } from './bytes.ts';
import { formatOfName, type Format } from './extensions.ts';
import { isHandsOnly } from './handsOnly.ts';
import { isPercentEncoded } from './lin/decode.ts';
import { isLikeSealed } from './sealed.ts';

/** The format that the text has; where the text does not show it, the one that the name's ending stands for. */
export function formatOf(name: string, text: string): Format {
  const byContent = formatOfContent(text.slice(0, SAMPLE));
  if (byContent !== 'unknown') return byContent;
  return formatOfName(name) ?? (isHandsOnly(text) ? 'hands' : 'unknown');
}

function formatOfContent(sample: string): Format {
  if (isLikeSealed(sample)) return 'sealed';
  if (sample.trimStart().startsWith('{') && sample.includes('"dealtrail-case/')) return 'case';
  if (/^\s*%\s*PBN\b/i.test(sample)) return 'pbn';
  if (/^\s*%\s*RBN\b/i.test(sample)) return 'rbn';
  if (/^\s*</.test(sample) && /<USEBIO\b/i.test(sample)) return 'usebio';
  if (/^\s*\[Document\]/i.test(sample) && /^Board \d+=/im.test(sample)) return 'dlm';
  const pbn = sample.search(/(?:^|[\r\n])[ \t]*\[ *[A-Za-z_][A-Za-z_0-9]* *"/);
  const lin = sample.search(/(?:^|[\r\n|=])[ \t]*(?:md|pn|qx|vg|mb|pc|st|rs|ah)\|/i);
  if (pbn !== -1 && (lin === -1 || pbn <= lin)) return 'pbn';
  if (lin !== -1) return 'lin';
  // A name or an explanation in such a link may hold an encoded bar.
  if (hasViewerLink(sample)) return 'bbo';
  if (isPercentEncoded(sample)) return 'lin';
  return /(?:^|[\r\n])H [NESW][:;]/.test(sample) ? 'rbn' : 'unknown';
}
