/** Words of the library and of the check of a file, in Hebrew. */

import type { library as english } from '../../en/screens/library.ts';
import { isolate } from '../../isolate.ts';
import { count, deals as dealsOf } from '../count.ts';
import { island } from '../quote.ts';
import type { Translated } from '../../translated.ts';

const FORMATS = ['PBN', 'LIN', 'USEBIO', 'Bridgemate'].map(isolate).join(', ');

export const library: Translated<typeof english> = {
  product: 'Dealtrail',
  tagline: 'למנהלי תחרויות, לוועדות ולכותבי ברידג׳: משחזרים חלוקה קלף אחר קלף, ורואים איזה חוק חל בכל רגע.',
  home: {
    open: 'פתיחת קובץ…',
    paste: 'הדבקת טקסט',
    drop: `או גרירה לכל מקום בדף של קובץ ${FORMATS} או קובץ מקרה`,
    examples: 'דוגמאות',
    allCases: 'כל המקרים',
    examplesIntro: 'נבנו לבדיקה: לכל סעיף בחוקים, מקרים שבהם הוא חל ומקרים שבהם אינו חל.',
    firstSteps: {
      revoke: {
        title: 'חיתוך המלך כשהאס ביד',
        about: 'הכרוז עושה מחדל בהובלת הפתיחה. אפשר לראות מתי המחדל מתבסס ומדוע עוברות שתי לקיחות.',
      },
      minor: { title: 'חמש עלה נשמט', about: 'קלף עונשין זוטר, ומה כל מגן רשאי לשחק.' },
      outOfTurn: { title: 'לב הובל מחוץ לתור', about: 'הכרוז מקבל או מסרב, ואז בוחר בעניין הובלת השותף.' },
      twoSuits: { title: 'שני קלפים נחשפו', about: 'קלפי עונשין בשתי סדרות: לכרוז שש אפשרויות בדיוק.' },
      tooSoon: { title: 'משחק לפני השותף', about: 'לכרוז ארבע אפשרויות: מה הן, ועד מתי הן מחייבות.' },
      claim: { title: 'תביעה, ושליט שנשכח', about: 'מה עולה בגורל הלקיחות, ומה מחליט מנהל התחרות.' },
      corrected: { title: '״לאחד מכם חייב להיות יהלום״', about: 'מחדל שתוקן בזמן, וקלף העונשין שהוא משאיר.' },
      damage: {
        title: 'כשלקיחה אחת בחזרה אינה מספיקה',
        about: 'שלוש ללא שליט פחות שתיים: לקיחה אחת חוזרת, אך מחדל ההגנה עלה יותר.',
      },
      lateFinding: {
        title: 'מלכת השליט שלא שירתה',
        about: 'הצד שעשה את המחדל זוכה אחר כך בלקיחה: לקיחה אחת עוברת, וזה מספיק.',
      },
    },
    cases: ({ law }) => `חוק ${isolate(law)}`,
    continue: 'המשך',
    noDeals: 'כאן יופיעו החלוקות שנשמרו.',
    storageHere: 'החלוקות השמורות נמצאות בדפדפן הזה בלבד.',
    about: 'מה זה',
    aboutText: [
      `${isolate('Dealtrail')} מציג חלוקה כפי ששוחקה, קלף אחר קלף. משחק לא חוקי נרשם כפי שקרה.`,
      'לצד כל קלף רואים מה אומרים החוקים: הסעיף, מדוע הוא חל, מי רשאי לבחור, ומה נובע מכל בחירה.',
      'התוכנה מונה, מסבירה ומחשבת. אנשים קובעים את העובדות, שופטים מה היה קורה וקובעים את התוצאה.',
    ],
    search: 'חיפוש',
    searchExamples: 'חיפוש בדוגמאות',
    moreDeals: ({ more }) => `ועוד ${more}: אפשר למצוא אותן בחיפוש`,
    found: ({ found, all }) => `${found} מתוך ${all}`,
    pasteLabel: `${isolate('PBN')}, ${isolate('LIN')}, קובץ מקרה או תרשים כטקסט`,
    read: 'קריאה',
    cancel: 'ביטול',
    loading: 'בקריאה…',
    readingFile: ({ name }) => `קריאת ${island(name)}…`,
    dealsSoFar: ({ deals }) => `עד כה ${dealsOf(deals)}`,
    failed: 'לא היה אפשר לטעון.',
    fileGone: 'הדף נטען מחדש. יש לפתוח את הקובץ שוב.',
    damaged: 'הקישור פגום או קטוע.',
    noExample: 'אין דוגמה כזאת.',
    remove: 'הסרה',
    removeNamed: ({ title }) => `הסרת ${title}`,
    backup: 'שמירת עותק של הכול',
    groups: {
      deals: 'חלוקות שלמות',
      seeds: 'מחומרי לימוד',
      pairs: 'שני חוקים באותו רגע',
      hearings: 'תיקים של ועדות',
      machines: 'מסלולים, צעד אחר צעד',
      records: 'רישומים שסותרים את עצמם',
      sessions: 'קבצים לביקורת מושב',
    },
    caseFile: ({ number }) => (number === '' ? 'תיק' : `תיק ${isolate(number)}`),
    signed: 'חתומה',
    sealBroken: 'החותם אינו תקף',
    frozen: 'מוקפאת',
    live: 'ברישום',
    events: ({ events }) => count(events, 'אירוע אחד', 'שני אירועים', 'אירועים'),
    tooLarge: `הקובץ גדול מכדי להיקרא כאן (יותר מ־${isolate('64 MB')}).`,
    dropNow: 'אפשר לשחרר לפתיחה',
    pasted: 'טקסט שהודבק',
  },
  check: {
    title: ({ name }) => `בדיקה: ${island(name)}`,
    understood: ({ deals }) => `נמצאו: ${dealsOf(deals)}`,
    problems: ({ problems }) =>
      problems === 0 ? 'נקרא ללא בעיות' : count(problems, 'בעיה אחת', 'שתי בעיות', 'בעיות'),
    notes: ({ notes }) => count(notes, 'הערה אחת', 'שתי הערות', 'הערות'),
    nothingYet: 'דבר אינו נשמר לפני האישור.',
    accept: ({ deals }) => (deals === 1 ? 'קבלת החלוקה הזאת' : `קבלת ${dealsOf(deals)}`),
    back: 'חזרה',
    none: 'לא נמצאה חלוקה בטקסט הזה.',
    line: ({ line }) => `שורה ${line}`,
    more: ({ more }) => `ועוד ${more}`,
    source: 'הטקסט',
    truncated: ({ lines }) => `מוצגות ${lines} השורות הראשונות.`,
    searchDeals: 'חיפוש בחלוקות האלה',
    replay: 'שחזור',
    cards: ({ cards }) => count(cards, 'קלף אחד ששוחק', 'שני קלפים ששוחקו', 'קלפים ששוחקו'),
    boardOf: ({ board }) => `בורד ${island(board)}`,
    noContract: 'אין חוזה',
  },
};
