/** What the command line says, in Hebrew. */

import type { commandLine as english } from '../en/commandLine.ts';
import { isolate } from '../isolate.ts';
import { count, files } from './count.ts';
import { island, quote } from './quote.ts';
import type { Translated } from '../translated.ts';

const NAME = isolate('dealtrail:');

export const commandLine: Translated<typeof english> = {
  noSuchFile: ({ path }) => `${NAME} אין קובץ או תיקייה כזו: ${isolate(path)}`,
  noRecords: ({ paths }) => `${NAME} לא נמצאו רישומים ב־${isolate(paths)}`,
  noCases: ({ paths }) => `${NAME} לא נמצאו קובצי מקרה ב־${isolate(paths)}`,
  peopleWithheld: ({ option }) => `בקובץ רשום גם מי השתתף, או שיש בו חותם: ${isolate(option)} מציג זאת.`,
  doubleDummy: 'דאבל דמי, עצה בלבד: הלקיחות של הכרוז',
  par: ({ score, contracts }) =>
    `פאר: ${score} לצפון–דרום${contracts === '' ? ', כולם פאס' : ` (${contracts})`}`,
  unknownMoment: ({ moment, last }) =>
    `${NAME} אין רגע כזה: ${isolate(moment)}; יש לכתוב ${isolate('t3')} ללקיחה 3, ${isolate('t3.2')} לקלף השני שלה, או ${isolate('start')} להתחלה ו־${isolate('end')} לסוף; ${last === null ? 'אין ברישום אף קלף של המשחק' : `הרישום מסתיים ב־${isolate(last)}`}`,
  noSuchDeal: ({ file, boards }) =>
    `${NAME} אין חלוקה כזו ב־${isolate(file)}${boards === '' ? '' : `; הבורדים שיש: ${isolate(boards)}`}`,
  firstOfSeveral: ({ board, deal, file }) =>
    `${NAME} יש כמה חלוקות מתאימות; זו הראשונה: ${board === '' ? '' : `בורד ${isolate(board)}, `}${isolate(`--deal ${deal}`)} ב־${isolate(file)}. אפשר לבחור אחרת עם ${isolate('--board')}, ${isolate('--deal')} או ${isolate('--room')}`,
  alreadyThere: ({ file }) => `${NAME} ניתנו כמה קבצים, ו־${isolate(file)} כבר קיים; יש לתת שם של קובץ חדש`,
  isThere: ({ file }) =>
    `${NAME} ${isolate(file)} כבר קיים; אפשר לכתוב עליו עם ${isolate('--force')} או לתת שם אחר`,
  notANumber: ({ option, value }) =>
    `${NAME} ל־${isolate(`--${option}`)} דרוש מספר החל מ־1, לא ${isolate(value)}`,
  progress: (slots) =>
    `${isolate(`${slots.percent} %`)}  ${slots.files} מתוך ${files(slots.of)}  ${isolate(`${slots.rate} MB/s`)}  נותרו ${count(slots.seconds, 'שנייה אחת', 'שתי שניות', 'שניות')}`,
  notUnderstood: ({ given }) => `dealtrail: לא הובן: ${island(given)}`,
  unknownCommand: ({ command, near }) =>
    `${NAME} אין פקודה ${isolate(command)}${near === null ? '' : ` (האם הכוונה ל־${isolate(near)}?)`}`,
  strayOption: ({ option, command, near }) =>
    `${NAME} לפקודה ${isolate(command)} אין אפשרות ${isolate(`--${option}`)}${near === null ? '' : ` (האם הכוונה ל־${isolate(`--${near}`)}?)`}`,
  cannotRead: ({ file, reason }) => `${NAME} לא ניתן לקרוא את ${isolate(file)}: ${island(reason)}`,
  noPaperFile: ({ file }) =>
    `${NAME} ${isolate(file)} אינו יכול להיות דף; השם מסתיים ב־${isolate('.html')} או ב־${isolate('.txt')}, או ב־${isolate('.json')} לתיק בלי שמות`,
  caseWithoutNames: `${NAME} כ־${isolate('JSON')} התיק נכתב רק בלי שמות; יש להוסיף ${isolate('--anonymous')} ולהשמיט את ${isolate('--paper')}`,
  wordsInCasebook: ({ words, paper, bare }) =>
    `${NAME} ${isolate(words)} פועל רק עם ${isolate(paper)} ובלי ${isolate(bare)}`,
  noClaimPosition: `${NAME} איש אינו תובע בחלוקה הזאת, ולכן אין מצב בתביעה`,
  withoutCheckpoint: ({ file }) =>
    `${NAME} החותם של ${isolate(file)} אינו תקף, ולכן הדף אינו נושא נקודת אישור`,
  howToType: `יש להקליד עובדה אחת בכל שורה, כגון ${quote('s4')} לקלף או ${quote('claim s 9')} לתביעה. ${quote('help')} מציג את המילים, ${quote('help claim')} מסביר אחת מהן. Ctrl+D מסיים.`,
  saved: ({ facts, file }) => `עובדות שהוקלדו: ${facts}. התיק נמצא בקובץ ${isolate(file)}.`,
  notSaved: ({ facts }) =>
    `${NAME} עובדות שהוקלדו: ${facts}. הן לא נשמרו בשום מקום; יש לציין קובץ אחרי התיק כדי לשמור אותן.`,
  signPlayed: '( ) שוחק',
  signWinning: '* זוכה בלקיחה',
  signFaceUp: '[ ] מונח גלוי',
};
