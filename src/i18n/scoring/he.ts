/** Assigned scores and what they come to, in Hebrew. */

import { isOne } from '../figure.ts';
import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';
import type { scoring as english } from './en.ts';

const IMP = isolate('IMP');

/** One stands behind its noun. */
const counted = (figure: string, one: string, many: string): string =>
  isOne(figure) ? `${one} ${figure}` : `${figure} ${many}`;
const victoryPoints = (figure: string): string => counted(figure, 'נקודת ניצחון', 'נקודות ניצחון');

export const scoring: Translated<typeof english> = {
  outcome: 'תוצאה אפשרית',
  weight: 'משקל',
  imps: IMP,
  crossImps: `${IMP} צולב`,
  matchpoints: ({ top }) => `${isolate('MP')} מתוך ${top}`,
  percent: isolate('MP %'),
  victoryPoints: isolate('VP'),
  side: 'צד',
  weighted: 'משוקלל',
  rule: 'תחילה מנקדים כל תוצאה אפשרית בנפרד. אחר כך מחשבים ממוצע לפי המשקלים; אין מחשבים ממוצע של הנקודות.',
  onBoard: 'בבורד',
  tables: 'שולחנות',
  others: 'השולחנות האחרים',
  won: {
    imps: ({ figure }) => `${figure} ${IMP}`,
    crossImps: ({ figure }) => `${figure} ${IMP} צולב`,
    matchpoints: ({ figure, top }) => `${figure} מתוך ${top} נקודות מאצ׳פוינט`,
    victoryPoints: ({ figure }) => `${victoryPoints(figure)} במפגש`,
  },
  weightedFor: ({ side, clause, worth }) => `משוקלל עבור ${side} (${clause}): ${worth}`,
  boardFor: ({ side, worth }) => `בבורד עבור ${side}: ${worth}`,
  averaged: ({ clause }) =>
    `תוצאות שני הצדדים אינן מאוזנות. במפגש נוקאאוט שניהם מקבלים את הממוצע שלהן (${clause}).`,
  average: {
    minus: ({ side, clause }) => `${side}: ממוצע מינוס (${clause})`,
    even: ({ side, clause }) => `${side}: ממוצע (${clause})`,
    plus: ({ side, clause }) => `${side}: ממוצע פלוס (${clause})`,
  },
  penalty: ({ side, amount, clause }) => `עונש נוהלי עבור ${side} (${clause}): ${amount}`,
  fined: {
    matchpoints: ({ figure }) => counted(figure, 'נקודת מאצ׳פוינט', 'נקודות מאצ׳פוינט'),
    percent: ({ figure }) => `${figure}% מטופ`,
    imps: ({ figure }) => `${figure} ${IMP}`,
    victoryPoints: ({ figure }) => victoryPoints(figure),
  },
  doubts: {
    weights: ({ sum }) => `סכום המשקלים הוא ${sum}%. כל אחד נחשב לפי חלקו.`,
    noWeights: () => 'לאף תוצאה אפשרית אין משקל, ולכן אין ממוצע.',
    weighting: ({ clause }) => `התקנון אינו מתיר תוצאות משוקללות (${clause}).`,
    unreachable: () =>
      'תוצאה אפשרית אחת לא הייתה יכולה לקרות: נלקחו יותר מדי לקיחות לפני אי־הסדירות הראשונה.',
    unscored: () => 'אי אפשר לנקד תוצאה אפשרית אחת: חסרים החוזה, הכרוז או הלקיחות שלה.',
    vulnerability: () => 'אי אפשר לנקד תוצאה אפשרית אחת: הרישום אינו אומר מי פגיע.',
  },
  unreachable: 'לא הייתה יכולה לקרות',
  apart: ({ side, clause, outcome }) =>
    `בלי משקלים${clause === null ? '' : ` (${clause})`}, ${side} היו מקבלים: ${outcome}`,
  equity: {
    by: {
      director: 'כפי ששפט מנהל התחרות',
      committee: 'כפי ששפטה הוועדה',
      reviewer: 'כפי ששפט הבודק',
    },
    notCounted: 'שיפוט מאוחר יותר קובע',
    claimed: 'לפי התביעה',
    claimedBasis: ({ clause }) => `כפי שנאמר בתביעה, לפני שנשפטה (${clause})`,
    damage: 'בלי הנזק',
    damageBasis: ({ clause }) => `נמצא נזק (${clause}); עדיין לא נקבעה תוצאה`,
    line: 'מה היה קורה אילו',
    assigned: 'שנקבעה',
    assignedBasis: ({ clause }) => `לפי משקלים, להלן (${clause})`,
    decides: {
      table: 'תוצאת השולחן עומדת',
      automatic: ({ clause }) =>
        `ההתאמה האוטומטית קובעת; התוצאה שנשפטה אינה נותנת יותר לצד שלא הפר (${clause})`,
      judged: ({ clause }) => `התוצאה שנשפטה קובעת; הלקיחות האוטומטיות אינן נוספות עליה (${clause})`,
      assigned: ({ clause }) => `התוצאה שנקבעה קובעת; הלקיחות האוטומטיות אינן נוספות עליה (${clause})`,
    },
    won: ({ tricks }) => `הלקיחות שבהן זכה הצד המפר משם והלאה: ${tricks}`,
    wonNone: 'הצד המפר לא זכה בלקיחות משם והלאה',
    since: ({ trick, clause }) => `גם מחירו של המחדל המאוחר נמדד מן המחדל שבלקיחה ${trick} (${clause})`,
    reached: ({ clauses }) => `עוד יש לשפוט אם הצד שלא הפר הפסיד יותר (${clauses})`,
  },
  comparison: {
    title: 'למה משווים את הניקוד',
    otherTable: 'ניקוד צפון–דרום בשולחן השני',
    field: 'ניקוד צפון–דרום בשולחנות האחרים',
    fieldHint: `עם רווחים ביניהם: ${isolate('620 620 −100')}`,
    artificial: 'שולחנות אחרים עם תוצאה מלאכותית',
    boards: 'מספר הבורדים במפגש',
    margin: `יתרון קבוצת צפון–דרום ב־${IMP} בשאר הבורדים`,
    knockout: 'מפגש נוקאאוט',
    weighting: 'מותרות תוצאות משוקללות',
    innocent: 'הצד שלא הפר',
    unknown: 'לא נאמר',
    record: 'רישום',
    fromSession: 'השולחנות האחרים הם אלה של המושב.',
    unread: ({ text }) => `זה אינו ניקוד: ${text}`,
  },
};
