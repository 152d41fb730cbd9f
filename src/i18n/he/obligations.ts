/** What an open matter still asks of somebody, and until when, in Hebrew. */

import type { obligations as english, ObligationSlots } from '../en/obligations.ts';
import { to } from './prefix.ts';
import type { Translated } from '../translated.ts';

const it = ({ card }: ObligationSlots): string => (card === null ? 'הקלף' : `הקלף ${card}`);

export const obligations: Translated<typeof english> = {
  penaltyCard: {
    auctionPeriod: (s) => `${it(s)} נשאר גלוי עד סוף המכרז.`,
    minor: (s) => `${it(s)} חייב להישחק לפני כל קלף נמוך אחר מאותה סדרה; קלף מכובד מותר לשחק קודם.`,
    major: (s) =>
      `${it(s)} חייב להישחק בהזדמנות החוקית הראשונה; כל עוד הוא מונח שם, הכרוז רשאי לבחור בעניין ההובלה של ${s.partner}.`,
  },
  leadRestriction: {
    pendingChoice: (s) => `${s.declarer} בוחר לפני ש${s.seat} מוביל.`,
    required: (s) => `${s.seat} חייב להוביל ${s.suits}, אם יש בידו, בהובלה הזאת.`,
    forbidden: (s) => `אסור ${to(s.seat)} להוביל ${s.suits} כל עוד ההובלה בידו.`,
  },
  revoke: {
    latent: () => 'טרם הבחינו: אפשר לתקן כל עוד המחדל לא התבסס.',
    attention: (s) => `חובה לתקן: ${s.seat} לוקח את הקלף בחזרה ומשרת לסדרה.`,
    established: () => 'המחדל התבסס; בסוף המשחק מנהל התחרות בודק אם עוברות לקיחות.',
    adjusted: () => 'על מנהל התחרות עוד לשפוט אם ההתאמה האוטומטית מספיקה.',
  },
  cardChange: {
    mayChange: (s) => `מותר לקחת בחזרה ולהחליף: ${it(s)}.`,
    withdrawn: (s) => `${s.seat} משחק קלף אחר במקומו.`,
  },
  leadOutOfTurn: { pending: () => 'ההובלה מתקבלת או נדחית לפני שמישהו ממשיך לשחק.' },
  openingLead: {
    pending: () => 'הכרוז המיועד מקבל, מסרב או נעשה דומם לפני שמישהו ממשיך לשחק.',
  },
  prematurePlay: {
    optionPending: (s) => `${s.declarer} בוחר לפני ש${s.partner} משחק.`,
    restricted: (s) => `${s.partner} משחק כפי שבחר הכרוז.`,
    waitsForTurn: (s) => `${it(s)} ישוחק בתורו של ${s.seat}, אם הדבר חוקי.`,
  },
  penaltyCardUnplayed: {
    pending: (s) => `${s.declarer} מקבל את הקלף ששוחק במקום או מסרב לו.`,
    refused: (s) => `${s.seat} משחק את קלף העונשין שהגיע זמנו.`,
  },
  penaltyCardChoice: {
    pending: (s) => `${s.declarer} אומר איזה קלף עונשין ישחק ${s.seat}.`,
    designated: (s) => `${s.seat} משחק את הקלף שננקב.`,
  },
  claim: {
    made: () => 'המשחק מושהה עד שהתביעה או הוויתור מוסכמים או מוטל בהם ספק.',
    doubted: () => 'מנהל התחרות מכריע, אלא אם כל הארבעה מסכימים להמשיך במשחק.',
    playOnAsked: () => 'כל הארבעה חייבים להסכים להמשיך במשחק, גם הדומם.',
    adjudication: () => 'מנהל התחרות אומר כמה לקיחות מביאה הדרך הרגילה הגרועה ביותר.',
    reopened: () => 'מנהל התחרות אומר אם הלקיחה מוחזרת.',
  },
  designation: {
    toBeChosen: () => 'הקריאה לא הייתה שלמה: מישהו אומר באיזה קלף מדובר.',
    changeWanted: () => 'האם זו הייתה פליטת פה? אם כן, מותר לשנות את הקלף.',
    misplaced: () => 'הקלף שהונח אינו זה שנקרא: מתקנים בזמן, או שהוא עומד בעינו.',
  },
  simultaneous: { pending: (s) => `${s.seat} אומר איזה מן הקלפים שוחק.` },
  defectiveTrick: {
    unnoticed: () => 'איש טרם הבחין שבלקיחה חסר קלף או שיש בה קלף עודף.',
    noticedEarly: () => 'הלקיחה מתוקנת עכשיו.',
    noticedLate: () => 'מנהל התחרות קובע איזה קלף שייך ללקיחה.',
  },
  leadingHand: { pending: () => 'כל אחד מן המגינים רשאי לומר מאיזו יד מוביל הכרוז.' },
};
