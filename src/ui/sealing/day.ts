/** The time of a freeze for the reader. */

import type { Words } from '../../i18n/words.ts';

/** In the reader's language, and by his clock. */
export function dayOf(at: string, { language }: Words): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
