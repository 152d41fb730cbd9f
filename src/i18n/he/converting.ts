/** What `dealtrail convert` says, in Hebrew. */

import type { converting as english } from '../en/converting.ts';
import { isolate } from '../isolate.ts';
import { deals as dealsOf } from './count.ts';
import { island } from './quote.ts';
import type { Translated } from '../translated.ts';

const NAME = isolate('dealtrail:');

export const converting: Translated<typeof english> = {
  unknownTarget: ({ path, endings }) =>
    `${NAME} השם ${isolate(path)} אינו מציין פורמט שאפשר לכתוב; הסיומת חייבת להיות אחת מאלה: ${isolate(endings)}`,
  doubleDummyInPbn: ({ path }) =>
    `${NAME} תוצאות דאבל דמי נכתבות רק לקובץ ${isolate('.pbn')}, ו${isolate(path)} אינו כזה`,
  withoutDoubleDummy: ({ deals }) => `בלי דאבל דמי, כי לא כל ארבע הידיים ידועות: ${dealsOf(deals)}.`,
  cannotWrite: ({ file, reason }) => `${NAME} לא ניתן לכתוב את ${isolate(file)}: ${island(reason)}`,
  nothingRead: ({ path }) => `${NAME} לא היה אפשר לקרוא אף חלוקה מ־${isolate(path)}`,
  beyond: ({ file, deals }) =>
    `${NAME} הקובץ ${isolate(file)} לא נקרא: ממירים עד ${isolate(String(deals))} חלוקות בבת אחת`,
  leftOut: {
    layout: ({ names }) => `עיצוב הדפים אינו נשמר: ${isolate(names)}.`,
    tables: ({ names }) => `טבלאות במסד הנתונים שדבר אינו נלקח מהן: ${isolate(names)}.`,
    settings: ({ names }) => `שאר ההגדרות של מכונת החלוקה אינן נשמרות: ${isolate(names)}.`,
  },
  nothingWritten: ({ file }) =>
    `${NAME} הקובץ ${isolate(file)} לא נכתב: אין בפורמט מקום לאף אחת מהחלוקות האלה`,
  problem: ({ line, text }) => `שורה ${line}: ${text}`,
  loss: ({ deal, event, text }) => {
    const where = [
      ...(deal === null ? [] : [`חלוקה ${deal + 1}`]),
      ...(event === null ? [] : [`אירוע ${event + 1}`]),
    ];
    return where.length === 0 ? text : `${where.join(', ')}: ${text}`;
  },
  writing: ({ deals, file }) => `כתיבה לקובץ ${isolate(file)}: ${dealsOf(deals)}`,
  summary: ({ deals, files, losses, kept }) =>
    `${dealsOf(deals)}, קבצים שנכתבו: ${files}, פרטים שאבדו: ${losses}${kept === 0 ? '' : `, פרטים שרק ${isolate('Dealtrail')} קורא בחזרה: ${kept}`}`,
};
