import { isolate } from '../../isolate.ts';

export const desk = {
  desk: {
    record: 'רישום',
    enter: 'רישום השורה',
    hint: `${isolate('s5 hk')} משחק שני קלפים לפי התור, ${isolate('s5k2')} שלושה של סדרה אחת; ${isolate('e: h4')} קלף של מזרח; ${isolate('dropped e d9')}, ${isolate('attention n revoke')}, ${isolate('claim s 5')} אומרים מה עוד קרה.`,
    goOn: 'המשך רישום',
    notUnderstood: 'דבר לא נרשם: השורה לא הובנה.',
    copied: 'הרישום נעשה בעותק משלכם; המקור נשאר כפי שהוא.',
    newDeal: 'חלוקה חדשה',
    newDealIntro: 'מלאו את הידוע. כל השאר יירשם אחר כך, כשייוודע.',
    boardNumber: 'בורד',
    dealerLabel: 'מחלק',
    vulnerableLabel: 'פגיעים',
    contractLabel: 'חוזה',
    declarerLabel: 'כרוז',
    lawsLabel: 'חוקים',
    notKnown: 'לא ידוע',
    contractUnread: 'זה אינו חוזה. כתבו 4H‏, 3NT או 2SX, ואפשר להוסיף את הכרוז: 4HS.',
    hands: 'ידיים',
    handsHint:
      'בכל אותיות הקלפים, עלה תחילה: ‎A Q1054 76 AJ1063‎. יד יכולה להישאר ריקה; הרביעית מתמלאת מעצמה.',
    handUnread: 'אלה אינם קלפים של ארבע סדרות.',
    handOpen: 'לא ידוע: הקלפים נודעים כשהם משוחקים',
    begin: 'תחילת הרישום',
    undo: 'ביטול הרשומה האחרונה',
    tryLine: 'ניסיון של המשך אחר מכאן',
    lineTitle: ({ title, event }: { title: string; event: number }) =>
      `ומה אילו, אחרי אירוע ${event}: ${title}`,
    lineOf: ({ event }: { event: number }) =>
      `המשך נפרד מאירוע ${event} ואילך. מה שקרה ליד השולחן אינו משתנה.`,
    atTable: 'ליד השולחן',
    lines: 'המשכים שנוסו מחלוקה זו',
    finish: 'סיום הרישום',
    finishOpen: 'אלה עדיין פתוחים. מדוע הרישום מסתיים בכל זאת?',
    finishNone: 'אין עניין פתוח. מי שימשיך ברישום אחר כך יישאל מדוע, והסיבה תישאר ברישום.',
    reopenWhy: 'הרישום הזה הסתיים. מדוע הוא נמשך? הסיבה תהיה הרשומה הבאה בו.',
    reason: 'סיבה',
    forgottenCard: 'הקלף אינו זכור',
    leaveOut: 'דילוג על לקיחות…',
    chooseCard: 'בחר קלף…',
  },
};
