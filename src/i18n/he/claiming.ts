/** What is said where a contested claim is worked on, in Hebrew. */

import type { ClaimWords } from '../en/claiming.ts';
import type { Translated } from '../translated.ts';
import { isolate } from '../isolate.ts';
import { tricks as counted } from './count.ts';
import { island } from './quote.ts';

export const claiming: Translated<ClaimWords> = {
  title: 'תביעה',
  claimed: ({ seat, number, left }) =>
    `התובע: ${seat}. ${number === 0 ? 'לא נתבעה אף אחת' : `נתבעו ${number}`} מן הלקיחות שנותרו, ${left}.`,
  conceded: ({ seat, number, left }) => `המוותר: ${seat}. נשמרו ${number} מן הלקיחות שנותרו, ${left}.`,
  faced: ({ seat, left }) =>
    `היד נחשפה בלי שנאמר מספר (48B2, 68A): ${seat}. הדרכים מושוות לכל הלקיחות שנותרו, ${left}.`,
  nothingCameOfIt: ({ clause }) => `לא יצא מזה דבר (${clause}): מה שלהלן מראה רק מה היה מתקבל.`,
  statement: ({ text }) => `נאמר עמה: ${island(text)}`,
  noStatement: 'לא הוצהרה דרך משחק.',
  noClaim: 'אין תביעה ברישום.',
  notWorkedOn: {
    noPlay: 'התביעה לא נעשתה במהלך המשחק: אין מה לחשב.',
    unknownCards: 'לא ידוע מה אפשר לשחק אחרי התביעה הזאת: לא כל הקלפים של ארבע הידיים ידועים.',
    cardOutOfPlace: 'זה אינו מחושב: בעת התביעה קלף לא היה במקומו.',
    choiceOpen: 'זה אינו מחושב: שחקן צריך לבחור קודם, ועדיין לא בחר.',
    matterOpen: 'זה אינו מחושב: קודם צריך ליישב עניין שעדיין פתוח, למשל מחדל שעדיין אפשר לתקן.',
  },
  penaltyCards: {
    lies: ({ seat, cards }) => `קלפי עונשין, ${seat}: ${cards}. הם משוחקים בהזדמנות הראשונה (50D1).`,
    minor: ({ seat, card }) =>
      `קלף עונשין זוטר, ${seat}: ${card}. לפניו אין משחקים קלף אחר של הסדרה מתחת לעשר (50C).`,
    choices:
      'כל בחירה של הכרוז היא בין הדרכים: איזה מכמה קלפי עונשין ישוחק (51A), וסדרה שנדרשת או נאסרת כאשר ההובלה אצל שותפו של בעל הקלף (50D2, 51B).',
    named: 'הכרוז קובע איזה קלף עונשין ישוחק (51A).',
    required: ({ card, seat, suits }) =>
      `לפני ${card} הכרוז דורש ${suits} מהיד המובילה, ${seat} (50D2, 51B).`,
    forbidden: ({ card, seat, suits }) =>
      `לפני ${card} הכרוז אוסר על היד המובילה, ${seat}, להוביל ${suits} (50D2, 51B).`,
    neither: ({ card, seat }) => `לפני ${card} הכרוז משאיר את ההובלה חופשית: ${seat} (50D2, 51B).`,
    severalWays: 'גם בחירות אחרות של הכרוז מביאות אל אותם קלפים.',
    namedOf: ({ card, seat }) => `הכרוז נוקב ב־${card} מבין קלפי העונשין של ${seat} (51A).`,
  },
  trumpsOut: ({ seat, cards }) => `שליטים בחוץ (70C), ${seat}: ${cards}`,
  noTrumpOut: 'אין שליט בחוץ (70C).',
  followed: {
    title: 'הדרך שהוצהרה',
    whole: ({ number }) =>
      `אפשר לשחק אותה עד סופה, מה שלא ישחקו היריבים. עד שם תביא לפחות ${counted(number)}.`,
    upTo: ({ number }) => `הקלף הראשון שאי אפשר לשחק הוא קלף ${number} מאלה שנקראו בשמם.`,
    notHeld: ({ card }) => `${card}: אינו אז באף יד של הצד.`,
    lostTheLead: ({ card, seat }) => `אי אפשר לשחק ${card}: ההובלה אצל יריב, ${seat}.`,
    lostTo: ({ card, seat, by }) => `אי אפשר לשחק ${card}: ההובלה אצל יריב, ${seat}, שזכה עם ${by}.`,
    otherHandLeads: ({ card, seat }) => `אי אפשר להוביל ${card}: ההובלה ביד האחרת, ${seat}.`,
    mustFollow: ({ card, seat }) => `אי אפשר לשחק ${card}: אותה יד, ${seat}, חייבת לשרת.`,
    mayNotLead: ({ card, seat }) =>
      `אסור להוביל ${card}: קלף עונשין או הגבלת הובלה קודמים (50D, 51), ${seat}.`,
    noTrickLeft: ({ card }) => `${card}: לא נותרה לקיחה בשבילו.`,
    rest: 'הדרכים שלהלן הולכות בדרך שהוצהרה כל עוד היא אפשרית.',
    unread: ({ text }) => `לא הובן כקלפים של דרך משחק: ${island(text)}`,
  },
  facts: {
    fromBelow: 'הובלה מלמטה',
    loserLed: 'הובלת קלף מפסיד',
    trumpLeftOut: 'משאיר שליט בחוץ',
    trumpLed: 'הובלת שליט',
    trumpNotNeeded: 'הובלת שליט כשאין שליט בחוץ',
    finesse: 'עקיפה',
    winDeclined: 'אינו זוכה אף שיכול',
    partnerBeaten: 'גובר על הקלף הזוכה של השותף',
    winnerDiscarded: 'זורק קלף זוכה',
    winnerWasted: 'מבזבז קלף זוכה',
    entryDiscarded: 'זורק את הכניסה האחרונה',
  },
  lines: {
    title: 'דרכי משחק',
    turn: ({ seat }) => `בתור: ${seat}`,
    play: ({ cards, best, fewest }) =>
      `${cards}: ${best} אם אחר כך איש אינו טועה, ${fewest} בדרך שמביאה הכי מעט`,
    only: ({ cards, fewest }) => `${cards}: ${fewest} בדרך שמביאה הכי מעט`,
    stated: 'כפי שהוצהר',
    perhaps: 'אולי אף פחות',
    marked: 'סומן כלא רגיל',
    markedCareless: 'סומן כרשלני',
    markedInferior: 'סומן כנחות',
    fewest: ({ number }) => `הכי מעט לקיחות בדרך שאיש לא סימן כלא רגילה: ${number}`,
    nothingLost: ({ number }) => `אף דרך שנותרה אינה מפסידה לקיחה מן התביעה: כל אחת מביאה ${number} או יותר.`,
    notGivenUp: ({ number, more }) =>
      `כל דרך שנותרה מביאה ${number} או יותר: לקיחות מאלה שוותרו שאף דרך אינה מפסידה: ${more} (71).`,
    notAll: 'יש יותר דרכים ממה שאפשר לבדוק: ייתכן שאחת מהן מביאה פחות.',
    onlyIf: ({ what, number }) =>
      `לזה מגיעים רק אם הדבר הבא נחשב רגיל: ${what}. אם לא, המספר הנמוך ביותר הוא ${number}.`,
    noneOf: ({ what, number }) =>
      `כל אלה: ${what}. אם אף אחד מהם אינו נחשב רגיל, המספר הנמוך ביותר הוא ${number}.`,
    mustFind: ({ card, seat, number }) =>
      `לשם כך יריב, ${seat}, צריך למצוא את ${card}. אם לא ימצא, המספר הנמוך ביותר הוא ${number}.`,
    won: ({ number }) => `הצד זכה עד כאן: ${number}`,
    over: 'כל הקלפים שוחקו.',
  },
  oneOpponent: {
    title: 'יריב אחד ולא האחר (70E1)',
    none: 'אין כאן קלף שתלוי באיזה יריב מחזיק קלף כלשהו.',
    unknown: 'יש יותר מדי דרכים מכדי לראות אם משחק כלשהו תלוי באיזה יריב מחזיק קלף.',
    needs: ({ play, card, seat, tricks, otherwise }) =>
      `${play}: מביא ${tricks} כאשר ${card} ביד הזאת: ${seat}. כאשר הוא ביד האחרת: ${otherwise}.`,
    shownBefore: ({ seat }) => `לפני התביעה היד הזאת לא שירתה בסדרה: ${seat}.`,
    shownOnEvery: 'בכל דרך שלא סומנה יריב אינו משרת קודם בסדרה.',
    notShown: 'בדרך כלשהי איש אינו מפסיק קודם לשרת בסדרה.',
    shownUnknown: 'יש יותר מדי דרכים מכדי לראות אם בכל דרך יריב אינו משרת קודם בסדרה.',
  },
  bench: {
    asked: 'בחישוב …',
    failed: 'לא היה אפשר לחשב זאת.',
    givenBack: 'מה שנאמר וסומן כאן הוא כפי שהיה כשהדף נסגר. הדבר אינו רשום.',
    line: ({ example }) => `הדרך שהוצהרה, בקלפים, למשל: ${isolate(example)}`,
    follow: 'מעקב',
    rule: 'מה נאמר על הדרכים: רשלניות ונחותות הן רגילות',
    rest: ({ number }) => `קלפים שאחריהם אף דרך אינה מפסידה לקיחה מן התביעה: ${number}`,
    play: ({ card }) => `לשחק ${card}`,
    back: 'קלף אחד אחורה',
    start: 'חזרה לתביעה',
    walked: 'שוחק עד כה בדרך הזאת',
    record: ({ number }) => `רישום כתשובה עם הדרך הזאת: ${counted(number)}`,
    chosen: ({ line }) => `דרך: ${line}`,
    ruledOut: ({ what }) => `לא רגיל: ${what}`,
    careless: ({ what }) => `רשלני: ${what}`,
    inferior: ({ what }) => `נחות: ${what}`,
    asStated: ({ cards }) => `הוצהר: ${cards}`,
    here: ({ card }) => `${card} כאן`,
    kinds: {
      none: 'לא סומן',
      careless: 'רשלני',
      inferior: 'נחות',
      notNormal: 'לא רגיל',
    },
    said: 'מה שנאמר',
    by: 'אמר זאת',
    why: 'משום',
    readBack: 'לפי התשובה שברישום:',
    inTrick: ({ cards }) => `בלקיחה: ${cards}`,
    print: 'הדפסה',
    left: 'הקלפים שנותרו',
  },
  people: 'רק בני אדם רשאים לומר אילו דרכים רגילות, כולל רשלניות ונחותות.',
  unknownFact: ({ word, words }) => `${island(word)} אינה אחת מן המילים האלה: ${island(words)}`,
  unknownClaim: ({ number, claims }) => `אין תביעה ${number}: מספר התביעות ברישום ${claims}.`,
  notPlayable: ({ card }) => `אי אפשר לשחק שם ${card}: הדרך מוצגת עד אליו.`,
};
