/** Words of the page that lists the laws, in Hebrew. */

import type { laws as english } from '../../en/screens/laws.ts';
import { isolate } from '../../isolate.ts';
import { clauses as counted, count } from '../count.ts';
import type { Translated } from '../../translated.ts';

export const laws: Translated<typeof english> = {
  lawsPage: {
    title: 'החוקים',
    intro:
      'כל סעיף שהשחזור יכול לצטט, לפי מספרו ובשם קצר משלנו; הנוסח המלא בספר החוקים. מתחת לכל סעיף מקרים שבהם הוא חל ומקרים שבהם אינו חל. לחיצה על מקרה פותחת אותו בשחזור.',
    search: 'מספר או מילה',
    subject: 'נושא',
    everySubject: 'כל הנושאים',
    onlyUnsure: 'רק מה שכדאי לבדוק בספר',
    found: ({ found, all }) => (found === all ? `${counted(all)}.` : `${found} מתוך ${counted(all)}.`),
    noCases: 'לא היה אפשר לקרוא את רשימת המקרים.',
    clauses: ({ clauses }) => counted(clauses),
    subjects: {
      procedure: 'נוהל אחרי אי־סדירות',
      score: 'תוצאות',
      information: 'מידע',
      auctionExposure: 'שלב ההכרזה',
      openingLead: 'הובלת הפתיחה',
      dummy: 'הדומם',
      turn: 'סדר המשחק',
      playedCard: 'קלפים ששוחקו',
      designation: 'קריאה לקלף מן הדומם',
      exposedCard: 'קלפים חשופים',
      penaltyCard: 'קלפי עונשין',
      leadOutOfTurn: 'הובלות מחוץ לתור',
      prematurePlay: 'משחק מוקדם מדי',
      simultaneous: 'משחק בו־זמני',
      inability: 'אין אפשרות לציית',
      playAfterIrregularity: 'משחק אחרי אי־סדירות',
      revoke: 'מחדלים',
      tricks: 'סידור לקיחות והסתכלות בהן',
      defectiveTrick: 'לקיחות פגומות',
      claim: 'תביעות וויתורים',
    },
    decided: {
      record: 'נקבע לפי הרישום',
      answer: 'נקבע לפי הרישום, אחרי תשובות של אנשים',
      people: 'נקבע בידי אנשים בלבד',
    },
    flags: {
      verified: 'נבדק מול הנוסח.',
      partlyRead: 'מוכר לנו רק חלק מנוסח הסעיף: יש לקרוא אותו בספר לפני שמסתמכים עליו.',
      unverified: 'לא ראינו את נוסח הסעיף: יש לקרוא אותו בספר לפני שמסתמכים עליו.',
      interpretation: 'הספר משאיר זאת פתוח, וזו הקריאה שלנו: הרשות המוסמכת שלכם עשויה לקרוא אחרת.',
    },
    appliedBelow: 'מוחל סעיף אחר סעיף',
    notApplied: 'התוכנה אינה מחילה אותו',
    onlyIn: ({ edition }) => `רק ב־${edition}`,
    numberedIn2007: ({ later, number }) => `${later}; ב־2007 מספרו ${isolate(number)}`,
    changedSince2007: ({ later }) => `${later}, אחרת ב־2007`,
    lifecycle: ({ name }) => `מסלול: ${name}`,
    disputed: 'אפשר לקרוא את הסעיף הזה בשתי דרכים.',
    disputedElection: 'אפשר לקרוא את הסעיף הזה בשתי דרכים: הרשות המוסמכת רשאית לבחור באחרת.',
    cases: ({ guilty, innocent }) =>
      `חל: ${count(guilty, 'מקרה אחד', 'שני מקרים', 'מקרים')}; אינו חל: ${count(innocent, 'מקרה אחד', 'שני מקרים', 'מקרים')}`,
    noCase: 'אין מקרה',
    guilty: 'חל',
    innocent: 'אינו חל',
  },
};
