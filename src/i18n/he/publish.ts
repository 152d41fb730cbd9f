/** What is said where a deal is published, in Hebrew. */

import type { publish as english } from '../en/publish.ts';
import { isolate } from '../isolate.ts';

export const publish: typeof english = {
  unknownChoice: ({ option, value, choices }) =>
    `${isolate('dealtrail:')} ${isolate(`--${option}`)} הוא אחד מאלה: ${choices.map(isolate).join(', ')}; לא ${isolate(value)}`,
  page: {
    notes: 'הערות',
    files: 'קבצים',
    svg: `תמונה (${isolate('SVG')})`,
    png: `תמונה (${isolate('PNG')})`,
    baked: `שחזור (${isolate('JSON')})`,
    record: `רישום (${isolate('JSON')})`,
  },
};
