/** What `dealtrail bake` says, in Hebrew. */

import type { baking as english } from '../en/baking.ts';
import { isolate } from '../isolate.ts';
import { count } from './count.ts';
import type { Translated } from '../translated.ts';

const NAME = isolate('dealtrail:');
const size = (kilobytes: number): string => isolate(`${kilobytes} kB`);
const boardsOf = (number: number): string => count(number, 'בורד אחד', 'שני בורדים', 'בורדים');

export const baking: Translated<typeof english> = {
  unknownLanguage: ({ language, offered }) =>
    `${NAME} אין שפה כזו: ${isolate(language)}; קיימות ${isolate(offered)}`,
  tooLarge: ({ kilobytes, most }) =>
    `${NAME} הקובץ היה מגיע ל־${size(kilobytes)}, יותר מ־${size(most)} שדף קורא; יש לבחור פחות בורדים או שפות`,
  tooMany: ({ most }) =>
    `${NAME} יותר מ־${most} בורדים, ואלה שקובץ אחד רשאי להכיל; יש לבחור אחד בעזרת ${isolate('--board')}`,
  tooLong: ({ board, most }) =>
    `${NAME} בבורד ${isolate(board)} יותר מ־${most} אירועים, ואלה ששחזור אחד יכול להכיל`,
  tooLargeAlone: ({ kilobytes, most }) =>
    `${NAME} הקובץ היה מגיע ל־${size(kilobytes)}, יותר מ־${size(most)} שדף קורא`,
  summary: (slots) =>
    `${boardsOf(slots.boards)}, ${count(slots.steps, 'צעד אחד', 'שני צעדים', 'צעדים')}, ${isolate(slots.languages)}, ${size(slots.kilobytes)}`,
};
