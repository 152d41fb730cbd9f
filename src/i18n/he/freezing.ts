/** What is said where a deal is signed and frozen on the page, in Hebrew. */

import type { FreezingWords } from '../en/freezing.ts';
import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';
import { count } from './count.ts';
import { island } from './quote.ts';

const facts = (number: number): string => count(number, 'רשומה אחת', 'שתי רשומות', 'רשומות');

export const freezing: Translated<FreezingWords> = {
  title: 'חתימה והקפאה',
  intro:
    'על כל רשומה חותם אדם, וכל רשומה קשורה לקודמת לה. אם רשומה משתנה, מושמטת או נוספת אחר כך, הדבר מתגלה.',
  close: 'סגירה',
  nothingSigned: ({ number }) => `דבר מהחלוקה הזאת עוד לא נחתם. יש בה ${facts(number)}.`,
  signed: ({ number, of }) =>
    number === of ? `הכול נחתם: ${facts(of)}.` : `נחתמו ${number} מתוך ${facts(of)}.`,
  frozen: ({ number, day }) => `הוקפאו ב־${island(day)}: ${facts(number)}.`,
  additions: ({ number }) => `נוספו אחרי ההקפאה: ${facts(number)}`,
  addition: ({ number, text }) => `${number}. ${text}`,
  unsigned: 'עוד לא נחתם',
  signedBy: ({ name }) => `נחתם בידי ${island(name)}`,
  differs: 'הרשומות שנחתמו אינן הרשומות של החלוקה עכשיו. אי אפשר להוסיף עליהם דבר.',
  broken: 'החותם אינו תקף. אי אפשר להוסיף עליו דבר.',
  ofFile: 'הקובץ הזה אינו נשמר כאן. כדאי לשמור אותו אחרי החתימה.',
  here: 'מי נמצא כאן',
  hereHint: 'יש לסמן את כל מי שנמצא כאן וחותם. המפתחות נשארים בדפדפן הזה; אין הם בשום גיבוי.',
  nobody: 'בדפדפן הזה אין עדיין זהות.',
  is: ({ name, role }) => (role === '' ? island(name) : `${island(name)}, ${role}`),
  fingerprint: ({ digits }) => `טביעת אצבע ${isolate(digits)}`,
  kept: {
    here: 'המפתח אינו יכול לצאת מהדפדפן הזה.',
    file: 'אפשר לשמור את המפתח בקובץ.',
    locked: 'הדפדפן הזה אינו יודע ליצור מפתחות כאלה בעצמו. המפתח נעול בתוכו, והגנה זו חלשה יותר.',
    page: 'הדפדפן הזה אינו שומר כאן דבר. המפתח ייעלם עם סגירת הדף, אם לא יישמר בקובץ.',
    pageOnly: 'הדפדפן הזה אינו שומר כאן דבר, ואת המפתח הזה אי אפשר לשמור בקובץ. הוא ייעלם עם סגירת הדף.',
  },
  saveKey: 'שמירת המפתח',
  savePublic: 'שמירת החצי הציבורי',
  publicHint: 'החצי הציבורי נועד למי שעורך את רשימת החברים. אי אפשר לחתום בו.',
  remove: 'הסרה',
  removeSure: ({ name }) =>
    `להסיר מהדפדפן הזה את המפתח של ${island(name)}? בלי קובץ שלו איש לא יוכל לחתום בו שוב.`,
  removeNot: 'להשאיר',
  make: 'זהות חדשה',
  name: 'שם',
  role: 'תפקיד',
  noRole: 'ללא',
  roles: {
    director: 'מנהל תחרות',
    committee: 'חבר ועדה',
    reviewer: 'בודק',
    recorder: 'רושם',
    player: 'שחקן',
  },
  leaves: 'אפשר יהיה לשמור את המפתח בקובץ. מי שמחזיק בקובץ חותם בשם הזה.',
  open: 'פתיחת קובץ זהות',
  badName: 'זה אינו יכול להיות שם.',
  noIdentity: 'הקובץ הזה אינו זהות.',
  publicOnly: 'בקובץ הזה יש רק החצי הציבורי. אי אפשר לחתום בו.',
  members: 'מי צריך לחתום',
  membersHint: 'החלוקה מוקפאת כשכל מי שכאן חתם. ההקפאה הראשונה קובעת את הרשימה.',
  membersFixed: 'ההקפאה הראשונה קבעה את הרשימה.',
  addMember: 'הוספת חבר לפי החצי הציבורי של זהותו',
  takeOut: ({ name }) => `הוצאה מהרשימה: ${island(name)}`,
  strangers: ({ names }) => `אינם ברשימה ואינם יכולים לחתום על החלוקה הזאת: ${island(names)}.`,
  badRoster: 'לכל חבר דרושים שם משלו ומפתח משלו, ויש לכל היותר 16.',
  recorder: 'מי רושם',
  authors: ({ name }) =>
    `על רשומה שנקוב בה מי אמרה חותם אותו אדם, אם סומן. על כל השאר חותם מי שרושם: ${island(name)}.`,
  tickFirst: 'קודם יש לסמן מי נמצא כאן.',
  sign: ({ number }) => `חתימה על ${facts(number)}`,
  signAnew: 'חתימה מחדש על הכול לפי הרשימה החדשה',
  signHere: ({ name }) => `מה שנרשם מעתה במכשיר הזה נחתם מיד בידי ${island(name)}`,
  signFirst: 'ממתינות רשומות שעוד לא נחתמו. יש לחתום עליהן פעם אחת; הבאות אחריהן נחתמות מיד.',
  notAtOnce: {
    keyGone: 'מה שנרשם כאן כבר אינו נחתם מיד: המפתח שהיה אמור לחתום עליו אינו עוד בדפדפן הזה.',
    notStored: 'מה שנרשם אחרון לא נחתם: הדפדפן לא שמר את החתימה. ננסה שוב עם הרשומה הבאה.',
    failed: 'מה שנרשם אחרון לא נחתם: זה לא הצליח. ננסה שוב עם הרשומה הבאה.',
  },
  signNothing: 'להפסיק לחתום מיד',
  freeze: 'הקפאה',
  freezeMore: 'חתימה על ההקפאה',
  freezeHint: 'אחרי הקפאה אפשר רק להוסיף, וכל תוספת מוצגת כתוספת.',
  missing: 'אלה חסרים לפני שאפשר להקפיא את החלוקה:',
  save: 'שמירת הקובץ החתום',
  saveHint: 'מי שעוד צריך לחתום פותח את הקובץ ב־Dealtrail, חותם ומעביר אותו הלאה.',
  working: 'בחתימה…',
  doneSigned: ({ number }) => `נחתמו ונשמרו: ${facts(number)}.`,
  doneFrozen: ({ number }) => `הוקפאו ונשמרו: ${facts(number)}.`,
  doneInFile: 'נחתם. עכשיו כדאי לשמור את הקובץ.',
  saved: ({ name }) => `נמסר לדפדפן לשמירה: ${isolate(name)}`,
  come: ({ name }) => `הזהות של ${island(name)} נמצאת מעתה בדפדפן הזה.`,
  gone: ({ name }) => `המפתח של ${island(name)} אינו עוד בדפדפן הזה.`,
  conflict: 'בינתיים נוסף משהו, ודבר לא נחתם. כדאי להסתכל שוב ולחזור על כך.',
  notStored: 'הדפדפן לא שמר זאת, ודבר לא נחתם.',
  failed: 'זה לא הצליח, ודבר לא נחתם.',
};
