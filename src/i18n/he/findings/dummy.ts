/** Laws 42 to 47, 66 and 67, in Hebrew: dummy’s limits, cards called and touched, quitted and defective tricks. */

import type { DummyFindings } from '../../../laws/findings/dummy.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { quote } from '../quote.ts';
import type { Translated } from '../../translated.ts';

const said = (s: Using<{ seat: 'by'; text: 'words' }>): string =>
  `${s.seat('by')} אמר ${quote(s.text('words'))}`;
const trick = (s: Using<{ number: 'trick' }>): string => `לקיחה ${s.number('trick')}`;

export const dummy: Translated<Sentences<DummyFindings>> = {
  'dummy.calledDirector': (s) => `${s.seat('by')}, הדומם, אינו רשאי להיות הראשון שקורא למנהל התחרות.`,
  'dummy.pointedOut': (s) => `${s.seat('by')}, הדומם, אינו רשאי להפנות תשומת לב לאי־סדירות במהלך המשחק.`,
  'dummy.pointedOutDefender': (s) =>
    `${s.seat('by')}, הדומם, שאיבד את זכויותיו, הוא הראשון שמפנה תשומת לב לאי־סדירות${s.has('seat') ? ` של ${s.seat('seat')}` : ''}: אין עכשיו תיקון אוטומטי.`,
  'dummy.exchangedHands': (s) =>
    `${s.seat('by')}, הדומם, ראה את ידו של הכרוז (${s.seat('of')}). הדבר נקרא כהחלפת ידיים: הדומם מאבד את זכויותיו.`,
  'dummy.sawDefendersHand': (s) =>
    `${s.seat('by')} מסתכל בידו של ${s.seat('of')}, שהוא מגן, ומאבד בכך את זכויותיו כדומם.`,
  'dummy.warnedOfWrongHand': (s) =>
    `הדומם, שאיבד את זכויותיו, מזהיר את ${s.seat('declarer')} מהובלה מן היד הלא נכונה: מגן אומר איזו יד מובילה.`,
  'dummy.handChosen': (s) => `${s.seat('by')} אומר שההובלה היא מידו של ${s.seat('hand')}.`,
  'dummy.suggestedCard': (s) =>
    `הדומם נגע בקלף ${s.card('card')} או הצביע עליו בלי שנאמר לו; אסור לדומם להציע מהלך.`,
  'declarer.cardPlayed': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} הוחזק או הונח כך שהוא נחשב ששוחק.`,
  'designation.touched': (s) => `${s.seat('by')} נוגע בכוונה בקלף ${s.card('card')} שבדומם: הקלף שוחק.`,
  'designation.46B': (s) =>
    `${s.has('words') ? `${said(s)}, וזה אינו מציין קלף אחד` : `${s.seat('by')} לא נקב בקלף אחד`}; אם אין ספק למה התכוון הכרוז, זה הקובע.`,
  'designation.46B1a': (s) => `${said(s)}: זה הקלף ${s.card('card')}, הגבוה ביותר.`,
  'designation.46B1b': (s) => `${said(s)}: זה הקלף ${s.card('card')}.`,
  'designation.46B1c': (s) => `${said(s)}: זה הקלף ${s.card('card')}, הנמוך ביותר.`,
  'designation.46B2': (s) => `${s.seat('by')} נקב בסדרה בלי דרגה: זה הקלף ${s.card('card')}, הנמוך בה ביותר.`,
  'designation.46B3a': (s) =>
    `${s.seat('by')} נקב בדרגה בלי סדרה: הדומם זכה בלקיחה הקודמת וממשיך באותה סדרה, ולכן זה הקלף ${s.card('card')}.`,
  'designation.46B3b': (s) =>
    `${s.seat('by')} נקב בדרגה בלי סדרה: ${s.has('card') ? `זה הקלף ${s.card('card')}` : `הכרוז אומר איזה קלף, ${s.cards('candidates', 'or')}`}.`,
  'designation.46B4': (s) =>
    `${s.seat('by')} נקב בקלף שאינו בדומם או שאסור לדומם לשחק: הקריאה בטלה${s.has('candidates') ? ', ומותר לקרוא לכל קלף חוקי' : ''}.`,
  'designation.46B5': (s) =>
    s.has('card')
      ? `${s.seat('by')} לא נקב בסדרה ולא בדרגה, ולדומם יש קלף חוקי אחד בלבד: הקלף ${s.card('card')} שוחק.`
      : `${s.seat('by')} לא נקב בסדרה ולא בדרגה: כל אחד מן המגינים רשאי לומר איזה קלף ישחק הדומם.`,
  'designation.chosen': (s) => `${s.seat('by')} אומר שהדומם משחק ${s.card('card')}.`,
  'designation.changeWanted': (s) =>
    `${s.seat('by')} קרא לקלף ${s.card('called')} ורוצה במקומו ${s.card('card')}: הדבר תלוי בשאלה אם זו הייתה פליטת פה.`,
  'designation.changed': (s) => `פליטת פה: ${s.card('card')} שוחק במקום ${s.card('called')}.`,
  'designation.leadGoesBack': (s) =>
    `ההובלה ללקיחה ${s.number('trick')} היא עכשיו של ${s.seat('leader')}: הקלף ${s.card('card')} של ${s.seat('seat')} חוזר ליד ללא עונש.`,
  'designation.changeRefused': (s) => `לא פליטת פה: הקלף ${s.card('called')} נשאר כקלף ששוחק.`,
  'designation.changeTooLate': (s) => `מאוחר מדי לשנות: הקלף ${s.card('called')} נשאר כקלף ששוחק.`,
  'designation.misplaced': (s) =>
    `הדומם הניח ${s.card('card')} במקום ${s.card('called')}, שהכרוז קרא לו: יש לתקן זאת בזמן.`,
  'designation.putRight': (s) => `הקלף ${s.card('called')}, שהכרוז קרא לו, מונח במקום ${s.card('card')}.`,
  'designation.stands': (s) =>
    `שני הצדדים המשיכו לשחק: הקלף ${s.card('card')} נשאר כקלף ששוחק, במקום ${s.card('called')}.`,
  'designation.standsAsRevoke': (s) =>
    `שני הצדדים המשיכו לשחק: הקלף ${s.card('card')} נשאר כקלף ששוחק, והעובדה שהדומם לא שירת לסדרה אינה מעבירה שום לקיחה.`,
  'fifthCard.defender': (s) =>
    `${s.seat('seat')} מוסיף ללקיחה קלף חמישי, ${s.card('card')}: הוא הופך לקלף עונשין אלא אם הובל.`,
  'fifthCard.declarer': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} הוא קלף חמישי בלקיחה: הוא חוזר ליד אלא אם הובל.`,
  'trick.inspected': (s) =>
    `${s.seat('by')} חושף שוב את ${trick(s)}, שסגורה עד סוף המשחק אלא אם מנהל התחרות אומר אחרת.`,
  'question.whoDoubled': (s) => `מותר לומר ל${s.seat('by')} מהו החוזה ואם הוא מוכפל, אבל לא מי הכפיל.`,
  'question.reviewTooLate': (s) => `${s.seat('by')} מבקש מאוחר מדי לחזור על מהלך המכרז.`,
  'defectiveTrick.short': (s) => `ב${trick(s)} אין קלף של ${s.seat('seat')}.`,
  'defectiveTrick.long': (s) => `ב${trick(s)} יש יותר מקלף אחד של ${s.seat('seat')}.`,
  'defectiveTrick.early.short': (s) => `הבחינו בזמן: ${s.seat('seat')} מוסיף קלף חוקי ל${trick(s)}.`,
  'defectiveTrick.early.long': (s) =>
    `הבחינו בזמן: הקלף העודף של ${s.seat('seat')} נדון כשני קלפים ששוחקו בבת אחת.`,
  'defectiveTrick.late.couldFollow': (s) =>
    `הבחינו מאוחר: ${s.seat('seat')} מוסיף ל${trick(s)} קלף מן הסדרה שהובלה. הדבר נחשב מחדל, והלקיחה נשארת בידי מי שזכה בה.`,
  'defectiveTrick.late.void': (s) =>
    `הבחינו מאוחר: ל${s.seat('seat')} לא היה קלף מן הסדרה שהובלה, והוא מוסיף ל${trick(s)} קלף כלשהו. הדבר נחשב מחדל, והלקיחה נשארת בידי מי שזכה בה.`,
  'defectiveTrick.late.notKnown': (s) =>
    `הבחינו מאוחר: ${s.seat('seat')} מוסיף קלף ל${trick(s)}; לא ידוע אם היה בידו קלף מן הסדרה שהובלה. כך או כך הדבר נחשב מחדל, והלקיחה נשארת בידי מי שזכה בה.`,
  'defectiveTrick.late.long': (s) =>
    `הבחינו מאוחר: הקלף העודף של ${s.seat('seat')} ב${trick(s)} חוזר ליד ונחשב כאילו מעולם לא יצא ממנה.`,
  'defectiveTrick.leadNowElsewhere': (s) =>
    `הקלף שהוסיף ${s.seat('winner')} זוכה ב${trick(s)}, אבל ${s.seat('leader')} כבר הוביל את הקלף ${s.card('card')}: ההובלה נשארת, אלא אם מנהל התחרות יחליט אחרת.`,
  'defectiveTrick.wrongCardSupplied': (s) =>
    `הקלף ${s.card('card')} אינו משרת לסדרה: ${s.seat('seat')} חייב להוסיף ל${trick(s)} קלף מן הסדרה שהובלה.`,
  'designation.intended': (s) => `כוונת הכרוז אינה מוטלת בספק: שוחק ${s.card('card')}.`,
  'question.dummyAsked': (s) => `${s.seat('by')}, הדומם, אינו רשאי לשאול על המכרז.`,
  'question.outOfTurn': (s) => `${s.seat('by')} שואל שלא בתורו.`,
  'trick.turnedTooSoon': (s) =>
    `${s.seat('seat')} הופך את הקלף שלו ב${trick(s)} לפני שכל הארבעה שיחקו אליה: עד אז עליו להישאר גלוי.`,
  'trick.turnedCardTooLate': (s) =>
    `${s.seat('by')} מצביע מאוחר מדי על קלף שהופנה לא נכון ב${trick(s)}: ${s.has('ownSide') ? 'הצד שלו' : 'הצד השני'} כבר המשיך לשחק.`,
  'trick.inspectedByDummy': (s) => `${s.seat('by')}, הדומם, אינו רשאי לבקש לראות שוב את ${trick(s)}.`,
  'trick.inspectedAfterTurning': (s) =>
    `${s.seat('by')} כבר הפך את קלפו ב${trick(s)} ואינו רשאי לבקש לראות אותה שוב.`,
  'defectiveTrick.restoredCardNotPlayed': (s) =>
    `הקלף ${s.card('card')} שהוחזר נחשב כאילו היה ביד כל העת: כששיחק ${s.card('played')} ל${trick(s)}, עשה ${s.seat('seat')} מחדל.`,
  'defectiveTrick.cardReappeared': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} שוחק ל${trick(s)} וחזר אל הקלפים שטרם שוחקו: הוא מונח עם הקלפים ששוחקו.`,
  'defectiveTrick.noticedLate': (s) =>
    `שני הצדדים המשיכו לשחק: מנהל התחרות מתקן עכשיו את הליקוי בקלף של ${s.seat('seat')} ב${trick(s)}.`,
};
