/** Times and sizes in the reader's language. */

import type { Words } from '../../i18n/words.ts';

/** A date and time that does not wrap; empty for none. */
export function dateText(at: string, words: Words): string {
  const moment = new Date(at);
  if (at === '' || Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
    .format(moment)
    .replaceAll(' ', '\u00a0');
}

/** The size in megabytes, or in gigabytes from one gigabyte on, with one decimal at most. */
export function sizeText(bytes: number, words: Words): string {
  const large = bytes >= 1e9;
  return new Intl.NumberFormat(words.language, {
    style: 'unit',
    unit: large ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (large ? 1e9 : 1e6));
}
