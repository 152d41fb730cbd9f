/** What is said where a deal is published, in Hebrew. */

import type { publish as english } from '../en/publish.ts';
import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';

const NAME = isolate('dealtrail:');

export const publish: Translated<typeof english> = {
  unknownChoice: ({ option, value, choices }) =>
    `${NAME} ${isolate(`--${option}`)} הוא אחד מאלה: ${choices.map(isolate).join(', ')}; לא ${isolate(value)}`,
  noAddress: ({ option, address }) =>
    `${NAME} ${isolate(`--${option}`)} צריך כתובת רשת מלאה שמתחילה ב־${isolate('https://')}, לא ${isolate(address)}`,
  withoutApp: `${NAME} אין קישור ליישום, כי החלוקה אינה נכנסת לכתובת`,
  withoutReplay: `${NAME} בדף יש תמונות וטקסט אך אין שחזור, כי התוכנה שלו עוד לא נבנתה: יש להריץ קודם ${isolate('npm run build')}`,
  withoutDots: ({ reason }) =>
    `${NAME} לא נכתב ${isolate('PNG')}, כי לא היה אפשר לצייר אותו: ${isolate(reason)}`,
  page: {
    files: 'קבצים',
    svg: `תמונה (${isolate('SVG')})`,
    png: `תמונה (${isolate('PNG')})`,
    baked: `שחזור (${isolate('JSON')})`,
    record: `רישום (${isolate('JSON')})`,
  },
};
