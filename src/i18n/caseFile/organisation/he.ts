/** What the regulations of an organisation say, in Hebrew. */

import { isolate } from '../../isolate.ts';
import type { Translated } from '../../translated.ts';
import type { organisation as english } from './en.ts';

const times = (count: string, one: string, many: string): string =>
  /^\D*1\D*$/.test(count) ? one : `${count} ${many}`;
const IMP = isolate('IMP');
const CROSS = `${IMP} צולב`;

export const organisation: Translated<typeof english> = {
  title: ({ name }) => `התקנון של ${name}`,
  setting: ({ label, scope, sentence, note, source }) =>
    `${label}${scope === '' ? '' : `, ${scope}`}: ${sentence}${note === '' ? '' : `. ${note}`} [${source}]`,
  written: ({ title, address }) => `${title}: כתוב ב־${address}`,
  labels: {
    deposits: 'פיקדון לערעור',
    depositKept: 'הפיקדון מחולט',
    consent: 'לערעור דרושה',
    hearing: 'בערעור דן',
    sanctions: 'מחיר ערעור בלי בסיס',
    penalties: 'העונש הנוהלי הרגיל',
    polls: 'חלופה הגיונית',
    scoring: 'ניקוד',
    correction: 'הזמן לתיקון תוצאה',
    ruling: 'הזמן לבקש פסיקה',
    appeal: 'הזמן לערער',
  },
  forms: { pairs: 'זוגות', teams: 'קבוצות', individual: 'יחידים' },
  kept: {
    withoutMerit: 'כשאין בסיס לערעור',
    rejected: 'כשהפסיקה עומדת',
    withdrawn: 'כשהערעור מוסר',
    discretion: 'לפי שיקול דעתם של הדנים בערעור',
  },
  votes: { unanimous: 'פה אחד', majority: 'ברוב קולות' },
  within: ({ time, from }) => `בתוך ${time} ${from}`,
  from: {
    scoreAvailable: 'מפרסום התוצאה',
    rulingTold: 'ממסירת הפסיקה',
    boardEnd: 'מסוף הבורד',
    roundEnd: 'מסוף הסיבוב',
    sessionEnd: 'מסוף המושב',
    eventEnd: 'מסוף התחרות',
  },
  minutes: ({ count }) => times(count, 'דקה אחת', 'דקות'),
  hours: ({ count }) => times(count, 'שעה אחת', 'שעות'),
  days: ({ count }) => times(count, 'יום אחד', 'ימים'),
  who: { partners: 'הסכמת שני השותפים', captain: 'הסכמת הקפטן', player: 'בקשת השחקן לבדו' },
  heardBy: { committee: 'ועדה', reviewer: 'בודק', referee: 'דן יחיד', director: 'המנהל' },
  members: ({ count }) => times(count, 'חבר אחד', 'חברים'),
  quorum: ({ count }) => times(count, 'נוכח אחד לפחות', 'נוכחים לפחות'),
  castingVote: 'בשוויון קולות קולו של היושב ראש מכריע',
  noCastingVote: 'בשוויון קולות קולו של היושב ראש אינו מכריע',
  warnings: ({ figure }) => times(figure, 'אזהרה אחת', 'אזהרות'),
  polled: {
    any: ({ threshold, asked }) => `${threshold} מתוך ${asked} שחקנים שנשאלו`,
    chosen: ({ threshold, asked }) => `בחרו בה ${threshold} מתוך ${asked} שחקנים שנשאלו`,
    considered: ({ threshold, asked }) => `שקלו אותה ${threshold} מתוך ${asked} שחקנים שנשאלו`,
  },
  scores: {
    weighting: ({ yes }) => (yes ? 'מותרות תוצאות משוקללות' : 'אסורות תוצאות משוקללות'),
    places: ({ figure }) => times(figure, 'ספרה אחת אחרי הנקודה', 'ספרות אחרי הנקודה'),
    rounding: ({ innocent }) => (innocent ? 'עיגול לטובת הצד שאינו מפר' : 'עיגול לערך הקרוב'),
    averageMinus: ({ figure }) => `ממוצע מינוס ${figure}%`,
    average: ({ figure }) => `ממוצע ${figure}%`,
    averagePlus: ({ figure }) => `ממוצע פלוס ${figure}%`,
    averageImps: ({ figure }) => `ממוצע פלוס שווה ${figure} ${IMP}`,
    sessions: ({ yes }) =>
      yes ? 'מושב טוב או גרוע יותר נחשב במקום ממוצע פלוס או מינוס' : 'ממוצע פלוס ומינוס אינם תלויים במושב',
    missing: ({ neuberg }) =>
      neuberg ? `נוסחת ${isolate('Neuberg')} לתוצאות חסרות` : 'נקודת מאצ׳פוינט אחת לכל תוצאה חסרה',
    adjusted: ({ compared }) =>
      compared
        ? 'השולחנות האחרים מושווים לתוצאה מתוקנת לפי משקליה'
        : 'תוצאה מתוקנת אינה נחשבת בשולחנות האחרים',
    crossImps: ({ mean }) => (mean ? `ממוצע של ${CROSS}` : `סכום של ${CROSS}`),
    likely: ({ figure }) => `תוצאה סבירה מ־${figure}%`,
    probable: ({ figure }) => `תוצאה אפשרית מ־${figure}%`,
  },
  noted: {
    limits: {
      appeal: {
        kept: ({ minutes, limit }) => `הערעור התבקש ${minutes} אחרי תחילת הזמן, והזמן הוא ${limit}`,
        missed: ({ minutes, limit }) =>
          `הערעור התבקש ${minutes} אחרי תחילת הזמן, והזמן הוא ${limit}. אנשים מחליטים אם ידונו בו בכל זאת.`,
        before: 'הערעור התבקש לפני תחילת הזמן.',
        unknown: ({ limit }) =>
          `מהשעות שנרשמו אי אפשר לדעת אם הערעור התבקש בתוך ${limit}. יש לכתוב אותן כך: ${isolate('22:10')} או ${isolate('2026-11-24 22:10')}.`,
      },
      ruling: {
        kept: ({ minutes, limit }) => `הפסיקה התבקשה ${minutes} אחרי תחילת הזמן, והזמן הוא ${limit}`,
        missed: ({ minutes, limit }) =>
          `הפסיקה התבקשה ${minutes} אחרי תחילת הזמן, והזמן הוא ${limit}. אנשים מחליטים אם תינתן בכל זאת.`,
        before: 'הפסיקה התבקשה לפני תחילת הזמן.',
        unknown: ({ limit }) =>
          `מהשעות שנרשמו אי אפשר לדעת אם הפסיקה התבקשה בתוך ${limit}. יש לכתוב אותן כך: ${isolate('22:10')} או ${isolate('2026-11-24 22:10')}.`,
      },
      correction: {
        kept: ({ minutes, limit }) => `תיקון התוצאה התבקש ${minutes} אחרי תחילת הזמן, והזמן הוא ${limit}`,
        missed: ({ minutes, limit }) =>
          `תיקון התוצאה התבקש ${minutes} אחרי תחילת הזמן, והזמן הוא ${limit}. אנשים מחליטים אם ייעשה בכל זאת.`,
        before: 'תיקון התוצאה התבקש לפני תחילת הזמן.',
        unknown: ({ limit }) =>
          `מהשעות שנרשמו אי אפשר לדעת אם תיקון התוצאה התבקש בתוך ${limit}. יש לכתוב אותן כך: ${isolate('22:10')} או ${isolate('2026-11-24 22:10')}.`,
      },
    },
    inTime: 'נרשם שהערעור בזמן. לפי השעות שנרשמו הוא לא היה בזמן.',
    notInTime: 'נרשם שהערעור מאוחר. לפי השעות שנרשמו הוא היה בזמן.',
    agreed: ({ who }) => `נרשם שהסכימו לערעור: ${who}`,
    notAgreed: 'נרשם שמי שצריך להסכים לערעור אינו מסכים.',
    agreedOther: ({ who, asked }) => `נרשם שהסכימו לערעור: ${who}. התקנון דורש: ${asked}`,
    panel: ({ count, asked }) => `לפי השמות שנרשמו ישבו, עם היושב ראש, ${count}. כך דורש התקנון: ${asked}`,
    panelOther: ({ count, asked }) => `לפי השמות שנרשמו ישבו, עם היושב ראש, ${count}. התקנון דורש: ${asked}`,
    panelUnknown: ({ asked }) =>
      `ממה שנרשם אי אפשר לדעת כמה ישבו: יש לרשום את היושב ראש, ואת שמות החברים עם פסיקים ביניהם. התקנון דורש: ${asked}`,
    deposited: {
      asked: ({ asked }) => `הפיקדון שנרשם הוא כפי שדורש התקנון: ${asked}`,
      other: ({ noted, asked }) => `הפיקדון שנרשם הוא ${noted}. התקנון דורש: ${asked}`,
      none: ({ asked }) => `נרשם שלא היה פיקדון. התקנון דורש: ${asked}`,
      unknown: ({ noted, asked }) => `לא ברור אם הפיקדון שנרשם, ${noted}, הוא כפי שדורש התקנון: ${asked}`,
    },
    keptDeposit: {
      asRegulated: ({ when }) => `מה שנעשה בפיקדון הוא לפי התקנון. הוא מחולט ${when}`,
      returned: ({ when }) => `נרשם שהפיקדון מוחזר. לפי התקנון הוא מחולט ${when}, וכך נרשם.`,
      kept: ({ when }) => `נרשם שהפיקדון מחולט. לפי התקנון הוא מחולט ${when}, ולא כך נרשם.`,
      unknown: ({ when }) => `ממה שנרשם אי אפשר לדעת אם הפיקדון מחולט לפי התקנון. הוא מחולט ${when}`,
    },
    weighted: 'התוצאה הזאת משוקללת. התקנון אינו מתיר תוצאות משוקללות.',
    scores: ({ used }) => `הניקוד מחושב כאן אחרת: ${used}`,
  },
  none: 'של אף ארגון',
  ownFile: 'פתיחת קובץ הגדרות',
  refused: 'הקובץ הזה לא התקבל:',
  taken: 'התקבל, חוץ מאלה:',
  problems: {
    notOpened: 'אי אפשר לפתוח את הקובץ.',
    notJson: `זה אינו ${isolate('JSON')}: אי אפשר לקרוא הגדרות.`,
    tooLong: ({ most }) => `הקובץ ארוך מ־${most} תווים.`,
    notObject: ({ where }) => `${where}: כאן צריך לעמוד ${isolate('{ … }')}. זה לא התקבל.`,
    format: ({ right }) => `${isolate('format')}: כאן צריך לעמוד ${right}. זה אינו קובץ הגדרות.`,
    unknown: ({ where }) => `${where}: השדה אינו מוכר. דילגנו עליו.`,
    missing: ({ where }) => `${where}: חסר. ההגדרה לא התקבלה.`,
    source: ({ where }) => `${where}: המקור אינו כתוב כאן ולא בראש הקובץ. זה לא התקבל.`,
    wrong: ({ where, right }) =>
      right === ''
        ? `${where}: הערך הזה אינו אפשרי. זה לא התקבל.`
        : `${where}: צריך להיות ${right}. זה לא התקבל.`,
  },
  theFile: 'הקובץ',
  right: {
    oneOf: ({ list }) => `אחד מאלה: ${list}`,
    number: ({ least, most }) => `מספר מ־${least} עד ${most}`,
    whole: ({ least, most }) => `מספר שלם מ־${least} עד ${most}`,
    list: ({ most }) => `רשימה של ${most} לכל היותר`,
    flag: isolate('true / false'),
    text: ({ most }) => `טקסט של ${most} תווים לכל היותר`,
    currency: `שלוש אותיות גדולות, כמו ${isolate('EUR')}`,
    address: `כתובת שמתחילה ב־${isolate('https://')} או ב־${isolate('http://')}`,
    date: `תאריך כמו ${isolate('2023')}, ${isolate('2023-08')} או ${isolate('2023-08-01')}`,
  },
};
