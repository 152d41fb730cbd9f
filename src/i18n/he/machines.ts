/** What the lifecycles and their states are called, in Hebrew. */

import type { machines as english } from '../en/machines.ts';
import type { Translated } from '../translated.ts';

export const machines: Translated<typeof english> = {
  penaltyCard: {
    name: 'קלף עונשין',
    states: {
      exposed: 'נחשף',
      auctionPeriod: 'גלוי, המכרז נמשך',
      unseen: 'השותף לא היה יכול לראות',
      minor: 'זוטר',
      major: 'בכיר',
      played: 'שוחק',
      returned: 'חזר ליד',
      waived: 'אינו קלף עונשין',
      void: 'אינו עוד קלף עונשין',
    },
  },
  leadRestriction: {
    name: 'בחירה בעניין ההובלה',
    states: {
      pendingChoice: 'הכרוז בוחר',
      required: 'סדרה נדרשת',
      forbidden: 'סדרה נאסרת',
      free: 'הובלה חופשית',
      obeyed: 'קוים',
      lost: 'ההובלה עברה',
      expired: 'הסתיים',
      lapsed: 'הזכות אבדה',
    },
  },
  revoke: {
    name: 'מחדל',
    states: {
      latent: 'נעשה, טרם הבחינו',
      attention: 'הופנתה תשומת לב',
      corrected: 'תוקן',
      correctedAndAdjusted: 'תוקן, והותאם לפי הכלל',
      settled: 'התיקון סופי',
      established: 'התבסס',
      adjusted: 'הותאם לפי הכלל',
      reviewed: 'הפיצוי נבדק',
      lifted: 'בסופו של דבר אין מחדל',
    },
  },
  cardChange: {
    name: 'החלפת קלף',
    states: {
      mayChange: 'מותר להחליף',
      withdrawn: 'נלקח בחזרה',
      replaced: 'הוחלף',
      kept: 'נשאר',
      lapsed: 'מאוחר מדי',
    },
  },
  leadOutOfTurn: {
    name: 'הובלה מחוץ לתור',
    states: {
      pending: 'לקבל או לסרב?',
      accepted: 'התקבלה',
      refused: 'לא התקבלה',
      playedTo: 'שוחק אליה',
      acceptedByPlay: 'התקבלה במשחק',
      properLeadMade: 'ההובלה הנכונה בוצעה',
      replaced: 'היד האחרת מובילה',
      forcedBack: 'אינה יכולה להתקבל',
      takenBack: 'נלקחה בחזרה',
      lapsed: 'פקע',
    },
  },
  openingLead: {
    name: 'הובלת פתיחה מחוץ לתור',
    states: {
      pending: 'הכרוז בוחר',
      accepted: 'התקבלה',
      properLeadMade: 'ההובלה הנכונה בוצעה',
      played: 'התקבלה במשחק',
      declarerIsDummy: 'הכרוז נעשה דומם',
      refused: 'לא התקבלה',
      takenBack: 'נלקחה בחזרה',
    },
  },
  prematurePlay: {
    name: 'משחק לפני השותף',
    states: {
      begun: 'הקלף נחשף',
      optionPending: 'הכרוז בוחר',
      restricted: 'השותף מוגבל',
      obeyed: 'קוים',
      waitsForTurn: 'ממתין לתורו',
      followedDummy: 'שוחק על קלף הדומם',
      exempt: 'ללא השלכה',
      forfeited: 'הזכות אבדה',
      penalised: 'קלף עונשין',
      takenBack: 'נלקח בחזרה',
      leftBehind: 'נשאר בלקיחה שלו',
      done: 'הסתיים',
    },
  },
  penaltyCardUnplayed: {
    name: 'קלף עונשין שלא שוחק',
    states: {
      pending: 'לקבל או לסרב?',
      accepted: 'התקבל',
      stands: 'עומד בעינו',
      refused: 'לא התקבל',
      substituted: 'תוקן',
      lifted: 'כבר אינו משוחק',
    },
  },
  penaltyCardChoice: {
    name: 'איזה קלף עונשין',
    states: { pending: 'הכרוז אומר איזה', designated: 'ננקב', done: 'שוחק' },
  },
  claim: {
    name: 'תביעה',
    states: {
      made: 'נתבע, המשחק נפסק',
      agreed: 'מוסכמת',
      agreedFinally: 'מוסכמת סופית',
      doubted: 'הוטל ספק',
      adjudication: 'מנהל התחרות מכריע',
      playOnAsked: 'להמשיך במשחק?',
      reopened: 'נפתחה מחדש',
      settled: 'הוכרעה',
      cancelled: 'השותף התנגד מיד',
      noClaim: 'אינה תביעה',
      playedOn: 'בטלה, המשחק נמשך',
    },
  },
  designation: {
    name: 'קריאה לקלף מן הדומם',
    states: {
      begun: 'נקרא',
      toBeChosen: 'יש לבחור',
      changeWanted: 'מבוקש שינוי',
      misplaced: 'הונח קלף שגוי',
      tooLate: 'מאוחר מדי לשנות',
      chosen: 'נבחר',
      changed: 'שונה',
      refused: 'השינוי נדחה',
      putRight: 'תוקן',
      lapsed: 'פקע',
      stands: 'עומד בעינו',
    },
  },
  simultaneous: {
    name: 'שני קלפים בבת אחת',
    states: {
      begun: 'נחשפו יחד',
      pending: 'איזה מהם?',
      presumed: 'אחד נחשב',
      named: 'ננקב',
      passedOver: 'עבר זמנו',
    },
  },
  defectiveTrick: {
    name: 'לקיחה פגומה',
    states: {
      unnoticed: 'טרם הבחינו',
      noticedLate: 'הבחינו מאוחר',
      noticedEarly: 'הבחינו בזמן',
      repaired: 'תוקנה',
    },
  },
  leadingHand: {
    name: 'איזו יד מובילה',
    states: { pending: 'מגן בוחר', chosen: 'נבחרה', lapsed: 'פקע' },
  },
};

/** The state of a lifecycle that hangs on a card nobody remembers. */
export const stateNotKnown = 'כבר לא ידוע';
