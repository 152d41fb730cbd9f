/** Words about what the browser keeps, in Hebrew. */

import type { keeping as english } from '../../en/screens/keeping.ts';
import { isolate } from '../../isolate.ts';
import { count, deals as dealsOf } from '../count.ts';
import type { Translated } from '../../translated.ts';

const marksOf = (marks: number): string => count(marks, 'סימון אחד', 'שני סימונים', 'סימונים');

const kept = ({ deals, marks }: { deals: number; marks: number }): string =>
  [...(deals > 0 || marks === 0 ? [dealsOf(deals)] : []), ...(marks > 0 ? [marksOf(marks)] : [])].join(
    ' ועוד ',
  );

export const keeping: Translated<typeof english> = {
  keeping: {
    title: 'אחסון',
    kept,
    lostAll: ({ what, until }) =>
      `הדפדפן מחק את מה שנשמר כאן: ${what}${until === '' ? '' : `, שינוי אחרון ${until}`}. אין עותק שני שאפשר להחזיר ממנו. אם נשמר עותק בקובץ, יש לשחזר אותו.`,
    lostWhole: ({ what, until }) =>
      `הדפדפן מחק את מה שנשמר כאן. הכול הוחזר מן העותק השני: ${what}, נכון ל־${until}.`,
    lostPart: ({ what, brought, until, missing }) =>
      `הדפדפן מחק את מה שנשמר כאן: ${what}. הוחזרו מן העותק השני: ${brought}, נכון ל־${until}. ${missing === 0 ? '' : `לא הוחזרו: ${count(missing, 'שינוי אחד', 'שני שינויים', 'שינויים')}. `}אם נשמר עותק בקובץ, יש לשחזר גם אותו.`,
    shown: ({ what, at }) =>
      `מסד הנתונים של הדף אינו נפתח. הרשימה מציגה את מה שיש בעותק השני: ${what}, נכון ל־${at}. יש לשמור אותו לקובץ. מה שנוסף עכשיו קיים רק כל עוד הדף פתוח.`,
    notKept: {
      refused:
        'אין בדפדפן מקום למה שהזנתם ועדיין לא רשמתם. הוא יאבד אם הדף ייסגר: רשמו אותו, או הסירו חלוקות שאינכם צריכים עוד.',
      tooLong: 'הטקסט שהודבק ארוך מכדי להישמר. אם הדף ייסגר לפני שתפתחו אותו, יהיה עליכם להדביק אותו שוב.',
    },
    unsaved: ({ items }) => `רשומות, סימונים או חלוקות חדשות שלא נשמרו: ${items}. ייעשה ניסיון נוסף.`,
    retry: 'ניסיון נוסף עכשיו',
    save: 'שמירת עותק של הכול',
    discard: 'מחיקתם',
    ok: 'בסדר',
    removed: ({ title }) => `הוסר: ${isolate(title)}.`,
    removedMany: ({ deals }) => `הוסרו: ${dealsOf(deals)}.`,
    putBack: ({ title }) => `הוחזר: ${isolate(title)}.`,
    putBackMany: ({ deals }) => `הוחזרו: ${dealsOf(deals)}.`,
    undo: 'ביטול',
    undoAll: ({ deals }) => `ביטול הכול (${deals})`,
    close: 'סגירה',
    removeAll: ({ deals }) => `הסרת ${deals} אלה`,
    restore: 'שחזור מקובץ…',
    restoring: 'משחזר…',
    restored: ({ savedAt }) => `שוחזר מן העותק${savedAt === '' ? '' : ` של ${savedAt}`}.`,
    added: ({ what }) => `חדש כאן: ${what}.`,
    continued: ({ deals }) => `כבר היו כאן, ונוספו להן הרשומות המאוחרות: ${dealsOf(deals)}.`,
    nothingNew: 'לא היה בו דבר חדש.',
    audits: ({ audits }) => `נוספו לרשימה: ${audits === 1 ? 'ביקורת אחת' : `${audits} ביקורות`}.`,
    known: ({ deals }) => `כבר היו כאן: ${dealsOf(deals)}.`,
    beside: ({ deals }) =>
      `שונות מן העותק שכבר היה כאן, ולכן שתיהן נשמרו: ${dealsOf(deals)}. יש לפתוח את שתיהן ולהסיר את המיותרת.`,
    settings: 'ההגדרות שלך שוחזרו.',
    salvaged: ({ facts, had }) => `מעותק פגום; רשומות קריאות: ${facts}${had === null ? '' : ` מתוך ${had}`}`,
    salvagedOne: ({ title, facts, had }) =>
      `${isolate(title)}: ${facts}${had === null ? '' : ` מתוך ${had}`}`,
    salvagedAll: ({ deals, titles }) =>
      `פגומות בקובץ, ונלקחו עד הרשומה הקריאה האחרונה: ${dealsOf(deals)} (${titles.join(', ')}).`,
    unreadable: ({ deals, titles }) =>
      `אינן קריאות, כי הקובץ פגום שם: ${dealsOf(deals)}${titles.length === 0 ? '' : ` (${titles.map((title) => isolate(title)).join(', ')})`}.`,
    unreadableMarks: ({ marks }) => `אינם קריאים: ${marksOf(marks)}.`,
    cut: 'הקובץ פגום או קטוע: נלקח ממנו כל מה שקריא.',
    copyLacks:
      'אי אפשר לקרוא עכשיו את האחסון: בעותק שנשמר יש רק מה שנשאר בזיכרון הדף הזה. יש לשמור עותק נוסף כשהאחסון יפעל שוב.',
    noBackup: 'הקובץ אינו קריא כעותק שמור.',
    noFile: 'אין קבצים בתיקייה הזאת.',
    notHandedOver: ({ files, paths }) =>
      `הדפדפן לא הצליח לקרוא ${count(files, 'קובץ אחד או תיקייה אחת', 'שני קבצים או תיקיות', 'קבצים או תיקיות')}: ${paths.map((path) => isolate(path)).join(', ')}${files > paths.length ? ' …' : ''}.`,
    damaged: 'פגומה: אינה קריאה',
    damagedUntitled: 'חלוקה ללא כותרת קריאה',
    mend: 'החזרה מן העותק השני',
    stored: 'כל מה שהמתין נשמר.',
    mended: 'החלוקה הוחזרה מן העותק השני.',
    finished: 'הרישום הסתיים. מי שימשיך בו יישאל מדוע.',
    noMend: 'בעותק השני אין חלוקה זו בשלמותה. אם נשמר עותק בקובץ, יש לשחזר אותו.',
    waiting: 'עדיין לא נשמרה',
    copyOf: ({ savedAt, from }) =>
      `מן העותק של ${savedAt}; שונה מן האחרת${from === null ? '' : ` מאירוע ${from} ואילך`}`,
    lasting: 'הדפדפן הבטיח שלא למחוק זאת מעצמו.',
    mayClear: 'הדפדפן עלול למחוק זאת כשיחסר לו מקום.',
    askToLast: 'לבקש ממנו שלא',
    notLoaded: 'חלק מהתוכנה לא נטען. יש לבדוק את החיבור ולטעון את הדף מחדש.',
    unexpected: 'משהו בתוכנה נכשל. אם היא כבר אינה מגיבה, יש לטעון את הדף מחדש: מה שנשמר נשאר שמור.',
    notGranted:
      'הדפדפן לא הבטיח לשמור את מה שמאוחסן כאן; ייתכן שיבטיח כשהדף יהיה בשימוש תכוף יותר. כדאי לשמור עותק לקובץ.',
    memory: 'דבר אינו נשמר: מה שנוסף קיים רק כל עוד הדף פתוח.',
    used: ({ used, granted }) => `בשימוש: ${isolate(used)} מתוך ${isolate(granted)}.`,
    copyWhole: ({ at }) => `עותק שני: שלם${at === '' ? '' : `, שינוי אחרון ${at}`}.`,
    copyWriting: 'עותק שני: נכתב.',
    copyBehind: 'עותק שני: לא ניתן היה לכתוב אותו; ינוסה שוב.',
    copyNone: 'עותק שני: אינו אפשרי בדפדפן הזה.',
    savedAt: ({ at }) => `נשמר לאחרונה לקובץ: ${at}.`,
    notInFile: ({ deals }) => `חלוקות שנוספו או השתנו מאז העותק האחרון בקובץ: ${deals}.`,
    neverSaved: 'מעולם לא נשמר לקובץ.',
  },
};
