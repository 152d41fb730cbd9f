/** What is certain where not every card is remembered, in Hebrew. */

import type { memory as english } from '../en/memory.ts';
import type { Translated } from '../translated.ts';

export const memory: Translated<typeof english> = {
  title: 'מה שוודאי',
  /** While every card is told. */
  allKnown: 'עד כאן כל קלף רשום.',
  /** Above what in the record can’t all be true. */
  against: 'סתירות ברישום',
  /** Beside a card nobody remembered. */
  followed: 'היה בהכרח קלף זה',
  tricks: ({ ns, ew, undecided, byLeads, NS, EW }) => {
    const going = byLeads ? ' (לפי מי שהוביל ללקיחה הבאה)' : '';
    const won = `${NS}: ${ns} לקיחות, ${EW}: ${ew}${going}`;
    if (undecided === 0) return `${won}.`;
    return undecided === 1
      ? `בוודאות ${won}; מי זכה בלקיחה אחת נוספת לא ידוע.`
      : `בוודאות ${won}; מי זכה ב־${undecided} לקיחות נוספות לא ידוע.`;
  },
  mustHaveBeen: ({ seat, trick, card }) => `הקלף ש${seat} שיחק ללקיחה ${trick} היה בהכרח ${card}.`,
  oneOf: ({ seat, trick, cards }) => `הקלף ש${seat} שיחק ללקיחה ${trick} היה ${cards}.`,
  ofSuit: ({ seat, trick, suit }) => `הקלף ש${seat} שיחק ללקיחה ${trick} היה קלף ${suit}.`,
  /** Whatever the cards were that nobody remembers. */
  revoked: ({ seat, count, tricks }) =>
    `${seat} עשה מחדל ${count === 1 ? 'בלקיחה' : 'בלקיחות'} ${tricks}, יהיו הקלפים שאיש אינו זוכר אשר יהיו.`,
  revokedSomewhere: ({ seat, tricks }) => `${seat} עשה מחדל לפחות פעם אחת, בלקיחה ${tricks}.`,
  mayHaveRevoked: ({ seat, trick }) => `ייתכן ש${seat} עשה מחדל בלקיחה ${trick}.`,
  /** In one of several tricks. */
  mayHaveRevokedFrom: ({ seat, trick }) => `ייתכן ש${seat} עשה מחדל, לכל המוקדם בלקיחה ${trick}.`,
  cannotHaveRevoked: ({ seat }) => `לא ייתכן ש${seat} עשה מחדל בלקיחות הרשומות כאן.`,
};
