/** Times and sizes in the reader's language. */

import type { Words } from '../../i18n/words.ts';

/** A date and time that does not wrap; empty for none. */
export function dateText(at: string, words: Words): string {
  const moment = new Date(at);
  if (at === '' || Number.isNaN(moment.getTime())) return '';
  // Greek marks the afternoon with “μ.μ.”, and a sentence would end in two dots.
  const locale = words.language === 'el' ? 'el-u-hc-h23' : words.language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
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
