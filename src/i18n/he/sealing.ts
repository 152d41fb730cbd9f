/** What is said of sealed files, in Hebrew. */

import type { NumberedEvent, SealWords } from '../en/sealing.ts';
import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';
import { count } from './count.ts';
import { island } from './quote.ts';
import { ended } from '../inOrder.ts';

const NAME = isolate('dealtrail:');

const event = ({ number, author }: NumberedEvent): string =>
  number === 0
    ? `הפתיחה, ובה החלוקה${author === null ? '' : ` (של ${island(author)})`},`
    : author === null
      ? `רשומה ${number} (לא ידוע של מי)`
      : `רשומה ${number} (של ${island(author)})`;
const events = (number: number): string => count(number, 'רשומה אחת', 'שתי רשומות', 'רשומות');

export const sealing: Translated<SealWords> = {
  title: 'חותם',
  holds: ({ events: number, members }) =>
    `החותם תקף: ${events(number)}, עם הפתיחה ונקודות האישור, הכול כפי שנחתם. הקפיאו: ${island(members)}.`,
  broken: ({ faults }) =>
    `החותם אינו תקף: ${count(faults, 'פגם אחד', 'שני פגמים', 'פגמים')}. מה שאינו נזכר כאן הוא כפי שנחתם.`,
  open: 'דבר לא שונה, אבל לא כל החברים הקפיאו את הכול.',
  frozenUpTo: ({ events: number }) =>
    number === 0
      ? 'עדיין אין רשומה שכל החברים הקפיאו.'
      : `הוקפאו בידי כל החברים, בספירה מ־0: ${events(number)}.`,
  added: ({ numbers }) => `נוספו אחרי ההקפאה ועדיין לא הוקפאו, רשומות: ${isolate(numbers)}.`,
  waitsFor: ({ names }) => ended(`עדיין לא הקפיאו: ${island(names)}`),
  member: ({ name, key }) => `${island(name)}: מפתח ${isolate(key)}`,
  limit: 'רק נקודת אישור שנשמרה במקום אחר מראה ששום דבר לא נחתך בסוף ושלא הכול נכתב מחדש.',
  agrees: 'הקובץ מתאים לנקודת האישור שנשמרה.',
  faults: {
    changed: (numbered) =>
      numbered.author === null && numbered.number > 0
        ? `על מה שעומד כרשומה ${numbered.number} לא חתם איש: הוא שונה או נוסף.`
        : `${event(numbered)} שונתה.`,
    unfinished: (numbered) => `${event(numbered)} אינה שלמה: הקובץ נגמר באמצעה. יש לבקש את הקובץ השלם.`,
    dropped: (numbered) => `${event(numbered)} חסרה.`,
    doubled: (numbered) => `${event(numbered)} מופיעה פעמיים.`,
    moved: (numbered) => `${event(numbered)} אינה במקומה.`,
    added: ({ number, author }) =>
      `במקום של רשומה ${number} נוסף דבר שאינו שייך לרישום${author === null ? '' : `, בשם ${island(author)}`}.`,
    stranger: ({ number, author }) =>
      `במקום של רשומה ${number} יש רשומה שנחתמה במפתח שאינו ברשימת החברים: ${isolate(author ?? '?')}.`,
    foreign: ({ number, author }) =>
      `במקום של רשומה ${number} יש רשומה שנחתמה לרישום אחר, בידי ${island(author ?? '?')}.`,
    miscounted: (numbered) => `${event(numbered)} אינה באה אחרי הרשומה הקודמת של אותו כותב.`,
    checkpoint: (numbered) => `${event(numbered)} היא נקודת אישור, אבל לא של הרשומות שלפניה.`,
    cosignature: ({ number, author }) =>
      `בנקודת האישור שברשומה ${number} מופיע שם של מי שלא חתם עליה: ${island(author ?? '?')}.`,
    noOpening: 'אי אפשר לקרוא את הפתיחה, ואיתה את החלוקה: השמות לקוחים מנקודת אישור.',
    nobodyNamed:
      'אי אפשר לקרוא את הפתיחה, ואיתה את החלוקה, וגם לא נקודת אישור: דבר אינו מראה מי היה צריך לחתום.',
    lineEnds: 'סופי השורות שונו; הרשומות עצמן לא נפגעו מכך.',
    laterVersion:
      'לפי הקובץ כתבה אותו גרסה חדשה יותר של התוכנה. גרסה זו אינה יכולה לבדוק חותם כזה: מה שהיא מציינת כשונה אולי רק אינו מוכר לה.',
    startMark:
      'לפני השורה הראשונה נוסף סימן בלתי נראה, כפי שעושות תוכנות מסוימות; הרשומות עצמן לא נפגעו מכך.',
    noEnd: 'לשורה האחרונה אין סימן סוף שורה.',
    cutOff: 'הסוף נחתך: נקודת האישור שנשמרה מכירה יותר רשומות.',
    rewritten: 'הכול נכתב מחדש: נקודת האישור שנשמרה היא של רשומות אחרות.',
    otherRecord: 'נקודת האישור שנשמרה היא של רישום אחר.',
    keptUnsigned: 'נקודת האישור שנשמרה אינה מוכיחה דבר: אף חבר של הרישום הזה לא חתם עליה.',
  },
  alike: {
    stranger: ({ events: number, author }) =>
      `${events(number)} נחתמו במפתח שאינו ברשימת החברים: ${isolate(author)}.`,
    foreign: ({ events: number, author }) => `${events(number)} נחתמו לרישום אחר, בידי ${island(author)}.`,
  },
  inLine: ({ text, line }) => `${text} (שורה ${line})`,
  inLines: ({ text, lines }) => `${text} (שורות ${isolate(lines)})`,
  ofFile: ({ file, text }) => `${isolate(file)}: ${text}`,
  notSealed: ({ file }) => `${NAME} אין חותם בקובץ ${isolate(file)}`,
  keyNeeded: ({ option }) =>
    `${NAME} דבר אינו נחתם בלי מפתח; אפשר לתת מפתח עם ${isolate(option)}, וליצור אותו עם ${isolate('dealtrail identity NAME OUT')}`,
  noIdentity: ({ file }) => `${NAME} הקובץ ${isolate(file)} אינו זהות, או שהוא פגום`,
  noSecret: ({ file }) => `${NAME} בקובץ ${isolate(file)} יש רק החצי הציבורי של זהות; איש אינו יכול לחתום בו`,
  badName: ({ name }) => `${NAME} זה אינו יכול להיות שם: ${island(name)}`,
  badRoster: `${NAME} לכל חבר דרושים שם משלו ומפתח משלו, ויש לכל היותר 16`,
  tooManyFiles: `${NAME} לחתימה נקראים לכל היותר שני קבצים: קובץ חתום, והמקרה עם הרשומות שנוספות לו`,
  firstNotSealed: ({ file }) =>
    `${NAME} הקובץ ${isolate(file)} אינו חתום, ולכן אי אפשר להוסיף לו; יש לחתום קובץ אחד בכל פעם`,
  membersStay: ({ option, file }) =>
    `${NAME} הקובץ ${isolate(file)} חתום וחבריו נשארים כפי שהם; ${isolate(option)} מיועד לקובץ שעדיין לא נחתם`,
  notMember: ({ name }) => `${NAME} ${island(name)} אינו ברשימת החברים של הרישום הזה`,
  damaged: ({ file }) => `${NAME} דבר לא נוסף לקובץ ${isolate(file)}, כי החותם שלו אינו תקף`,
  differs: ({ file, number }) =>
    `${NAME} הקובץ ${isolate(file)} שונה ממה שנחתם, מרשומה ${number} והלאה; מה שנחתם נשאר כפי שהוא, ואפשר רק להוסיף`,
  keepIdentity: ({ file }) =>
    `הקובץ ${isolate(file)} הוא רק שלך: מי שמחזיק בו חותם בשמך. מה שמודפס כאן הוא בשביל האחרים.`,
  frozenWithout: ({ fields }) => `הוקפא, אף שחסר מה שהדף מבקש לפני הקפאה: ${fields}.`,
  keepCheckpoint: ({ file }) =>
    `הקובץ ${isolate(file)} נחתם. כדאי לשמור במקום אחר את נקודת האישור שמודפסת כאן.`,
};
