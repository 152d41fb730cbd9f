/** What is baked with the Laws, in Hebrew. */

import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';
import type { BakedWords } from './words.ts';

export const he: Translated<BakedWords> = {
  labels: {
    open: 'עדיין פתוח',
    questions: 'שאלות להכרעת אדם',
    info: 'מידע',
    known: 'ידוע לכולם',
    quiz: 'מה הפסיקה שלכם?',
    quizAsk: 'להראות מה אומרים החוקים',
    quizHidden: 'מה שאומרים החוקים מוסתר עד שתבקשו.',
    quizNever: 'מה שאומרים החוקים אינו מוצג כאן.',
    whatIf: 'ומה אילו …',
    back: 'חזרה למה שקרה',
    branches: 'בחירות לניסיון',
    doubleDummy: 'דאבל דמי: $1',
  },
  sentences: {
    bakedOn: (edition, day) => `חוקי ${isolate(edition)}, כפי שנקראו ב־${isolate(day)}`,
    headline: (contract, declarer, lead) =>
      `${contract === null ? 'החוזה לא נרשם' : `${contract}, ${declarer}`}${lead === null ? '' : ` · הובלה ${lead}`}`,
    choices: (seat) => `הבחירה בידי ${seat}`,
    penaltyCard: (kind, seat) => `קלף עונשין ${kind === 'minor' ? 'זוטר' : 'בכיר'} של ${seat}`,
    mayUse: (card, owner, seats) => `${card} (${owner}): מותר לשימוש: ${seats}`,
    mayNotUse: (card, owner, seats) => `${card} (${owner}): אסור לשימוש: ${seats}`,
    atTable: (result) => `ליד השולחן: ${result}`,
    byLaw: (result) => `לפי החוקים: ${result}`,
    judged: (result) => `לפי ההכרעה: ${result}`,
    score: (result) => `תוצאה: ${result}`,
    tricks: (tricks, outcome) =>
      `${tricks === 1 ? 'לקיחה אחת' : `${tricks} לקיחות`}${outcome === null ? '' : ` ${outcome}`}`,
  },
};
