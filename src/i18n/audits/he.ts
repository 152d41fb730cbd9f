/** What the list at home says of audits that were run, in Hebrew. */

import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';
import type { audits as english } from './en.ts';

export const audits: Translated<typeof english> = {
  audit: 'ביקורת',
  more: ({ name, others }) => (others === 1 ? `${name} ועוד קובץ אחד` : `${name} ועוד ${others} קבצים`),
  findings: ({ findings }) =>
    findings === 0 ? 'אין ממצאים' : findings === 1 ? 'ממצא אחד' : `${findings} ממצאים`,
  boards: ({ boards, more }) =>
    more === 0 ? `בורדים ${isolate(boards)}` : `בורדים ${isolate(boards)} ועוד ${more}`,
  chooseAgain: 'הקבצים כבר אינם שמורים כאן: בחרו אותם שוב, והסימונים במקומם',
  notListed: 'הדפדפן הזה אינו שומר רשימה: הביקורת הזאת לא תימצא בדף הבית.',
  broughtBack: ({ audits }) =>
    `רשימת הביקורות אבדה בדפדפן הזה. הוחזרו מהעותק השני: ${audits === 1 ? 'ביקורת אחת' : `${audits} ביקורות`}.`,
};
