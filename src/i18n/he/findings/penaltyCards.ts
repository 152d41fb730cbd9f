/** Laws 24 and 48 to 52, in Hebrew: exposed cards, penalty cards, and the choices about the partner’s lead. */

import type { PenaltyCardFindings } from '../../../laws/findings/penaltyCards.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Translated } from '../../translated.ts';

export const penaltyCards: Translated<Sentences<PenaltyCardFindings>> = {
  'exposed.beforeAuction': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} נראה לפני שמישהו הכריז: השותף אינו חייב להכריז פאס ואין קלף עונשין, אבל אסור לו להשתמש במה שראה; מודיעים למנהל התחרות.`,
  'exposed.handBeforeAuction': (s) =>
    `${s.seat('seat')} חושף את ידו לפני שמישהו הכריז: השותף אינו חייב להכריז פאס ואין קלף עונשין, אבל אסור לו להשתמש במה שראה; מודיעים למנהל התחרות.`,
  'exposed.handInAuction': (s) =>
    `${s.seat('seat')} חושף את ידו בשלב ההכרזה: אין בכך תביעה; הקלפים נשארים גלויים, והשותף חייב להכריז פאס פעם אחת.`,
  'exposed.inAuction.24A': (s) =>
    `${s.seat('seat')} חושף את הקלף ${s.card('card')} בשלב ההכרזה: הקלף נשאר גלוי עד סוף המכרז.`,
  'exposed.inAuction.24B': (s) =>
    `${s.seat('seat')} חושף את הקלף ${s.card('card')} בשלב ההכרזה, קלף מכובד או קלף שהובל מוקדם מדי: הקלף נשאר גלוי, והשותף חייב להכריז פאס פעם אחת.`,
  'exposed.inAuction.24C': (s) =>
    `${s.seat('seat')} חשף יותר מקלף אחד בשלב ההכרזה: הקלפים נשארים גלויים, והשותף חייב להכריז פאס פעם אחת.`,
  'exposed.pickedUpAfterAuction': (s) =>
    `${s.seat('seat')} בצד הכרוז ומחזיר לידו את הקלף ${s.card('card')}; זה אינו קלף עונשין.`,
  'exposed.handPickedUpAfterAuction': (s) =>
    `${s.seat('seat')} בצד הכרוז ומחזיר את הקלפים לידו; הם אינם קלפי עונשין.`,
  'exposed.partnersHandSeen': (s) =>
    `${s.seat('by')} מסתכל בידו של שותפו (${s.seat('of')}); אסור לו להשתמש במה שראה.`,
  'exposed.opponentsHandSeen': (s) =>
    `${s.seat('by')} מסתכל בידו של יריב (${s.seat('of')}) לפני שמישהו הכריז; מודיעים למנהל התחרות, והוא קובע אם אפשר לשחק את החלוקה.`,
  'exposed.handBeforeLead': (s) =>
    `${s.seat('seat')} חושף את ידו לפני שנחשפה הובלת הפתיחה: קלפי צד הכרוז לעולם אינם הופכים לקלפי עונשין, והזכות להוביל אינה משתנה. אם נגרם נזק, מנהל התחרות קובע.`,
  'exposed.byDeclarer': (s) =>
    `${s.seat('seat')} רשאי לחשוף את הקלף ${s.card('card')} ללא כל השלכה: קלפי הכרוז לעולם אינם הופכים לקלפי עונשין.`,
  'penaltyCard.minor.singleLowAccident': (s) =>
    `הקלף ${s.card('card')} הוא קלף עונשין זוטר של ${s.seat('owner')}: קלף בודד, נמוך מעשר, שנחשף בשגגה. הוא נשאר גלוי.`,
  'penaltyCard.major.honour': (s) =>
    `הקלף ${s.card('card')} הוא קלף עונשין בכיר של ${s.seat('owner')}: עשר ומעלה לעולם אינו זוטר. הוא נשאר גלוי וחייב להישחק ברגע שהדבר חוקי.`,
  'penaltyCard.major.several': (s) =>
    `הקלף ${s.card('card')} הוא קלף עונשין בכיר: ל${s.seat('owner')} יש יותר מאחד. הוא נשאר גלוי וחייב להישחק ברגע שהדבר חוקי.`,
  'penaltyCard.major.deliberate': (s) =>
    `הקלף ${s.card('card')} הוא קלף עונשין בכיר של ${s.seat('owner')}, כי הוא לא נחשף בשגגה. הוא נשאר גלוי וחייב להישחק ברגע שהדבר חוקי.`,
  'penaltyCard.upgraded': (s) =>
    `הקלף ${s.card('card')} הופך לקלף עונשין בכיר: ל${s.seat('owner')} יש עכשיו יותר מאחד, ולכן כולם בכירים.`,
  'penaltyCard.minorAgain': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('owner')} הוא שוב קלף עונשין זוטר: האחר מעולם לא היה קלף עונשין.`,
  'penaltyCard.pickedUp': (s) =>
    `${s.seat('owner')} מחזיר לידו את הקלף ${s.card('card')}, והוא אינו עוד קלף עונשין. אסור לשותף להשתמש במה שהוא יודע עליו.`,
  'penaltyCard.again': (s) =>
    `הקלף ${s.card('card')} מונח שוב על השולחן כקלף העונשין של ${s.seat('owner')}, כפי שהיה.`,
  'penaltyCard.void': (s) =>
    `ארבעת השחקנים הסכימו להמשיך במשחק, ולכן הקלף ${s.card('card')} של ${s.seat('owner')} אינו עוד קלף עונשין.`,
  'penaltyCard.waived': (s) =>
    `מנהל התחרות קובע שהקלף ${s.card('card')} של ${s.seat('owner')} אינו קלף עונשין.`,
  'penaltyCard.currentTrickOnly': (s) =>
    `${s.seat('owner')} חשף את הקלף ${s.card('card')} עם הערה על הלקיחה הנוכחית בלבד: זה אינו קלף עונשין.`,
  'penaltyCard.notVisible': (s) =>
    `השותף לא היה יכול לראות את פני הקלף ${s.card('card')} של ${s.seat('owner')}: זה אינו קלף עונשין.`,
  'penaltyCard.declarerDesignates': (s) =>
    `${s.seat('owner')} יכול לשחק ${s.cards('cards', 'or')}, כולם קלפי עונשין: הכרוז אומר איזה מהם.`,
  'penaltyCard.minorPassedOver': (s) =>
    `${s.seat('owner')} משחק ${s.card('card')} לפני קלף העונשין הזוטר ${s.cards('due', 'or')}, שהיה צריך להישחק קודם. הכרוז רשאי לקבל או לסרב.`,
  'penaltyCard.majorPassedOver': (s) =>
    `${s.seat('owner')} משחק ${s.card('card')} אף שהיה חייב לשחק קלף עונשין: ${s.cards('due', 'or')}. הכרוז רשאי לקבל או לסרב.`,
  'record.mayHaveBeenDue': (s) =>
    `${s.seat('owner')} משחק ${s.card('card')} ולא קלף עונשין: ${s.cards('due', 'or')}. הרישום אינו מראה אם היה חייב לשחק אותו: הדבר תלוי ${s.has('led') ? 'בשאלה מי היה בתור להוביל, ולכן בקלף' : 'בסדרה שהובלה,'} שאיש אינו זוכר.`,
  'penaltyCard.otherCardAccepted': (s) =>
    `הכרוז מקבל את הקלף ${s.card('card')}; קלפי העונשין של ${s.seat('owner')} שנשארים: ${s.cards('due')}.`,
  'penaltyCard.otherCardStands': (s) =>
    `צד הכרוז המשיך לשחק, ולכן הקלף ${s.card('card')} עומד בעינו; קלפי העונשין של ${s.seat('owner')} שנשארים: ${s.cards('due')}.`,
  'penaltyCard.otherCardRefused': (s) =>
    `הכרוז מסרב לקלף ${s.card('card')}: ${s.seat('owner')} משחק במקומו ${s.cards('due', 'or')}, והקלף שנלקח בחזרה הופך לקלף עונשין בכיר.`,
  'leadRestriction.declarerChooses': (s) =>
    `${s.seat('leader')} אינו רשאי להוביל עדיין: ל${s.seat('owner')} יש קלף עונשין בכיר (${s.suits('suits')}), והכרוז בוחר תחילה אם לדרוש הובלה, לאסור הובלה או לוותר על שתיהן.`,
  'leadRestriction.require': (s) =>
    `${s.seat('leader')} חייב להוביל ${s.suits('suits')} אם יש בידו${s.has('afterCall') ? '' : `; קלפי העונשין של ${s.seat('owner')} בסדרה זו חוזרים ליד`}.`,
  'leadRestriction.forbid': (s) =>
    `אסור ל${s.seat('leader')} להוביל ${s.suits('suits', 'or')} כל עוד ההובלה בידו${s.has('afterCall') ? '' : `; קלפי העונשין של ${s.seat('owner')} בסדרות האסורות חוזרים ליד`}.`,
  'leadRestriction.free': (s) =>
    `הכרוז אינו דורש הובלה מ${s.seat('leader')} ואינו אוסר עליו הובלה${s.has('afterCall') ? '' : `; קלף העונשין של ${s.seat('owner')} נשאר על השולחן, והבחירה תחזור כש${s.seat('leader')} יוביל שוב`}.`,
  'leadRestriction.notOnOffer': (s) =>
    `הבחירה הזאת (${s.suits('suits')}) לא עמדה לרשות הכרוז: הוא רשאי לנקוב רק בסדרות שבהן יש ל${s.seat('owner')} קלף עונשין.`,
  'leadRestriction.lifted': (s) =>
    `ל${s.seat('owner')} לא היה ב${s.suits('suits')} קלף עונשין שנתן לכרוז את הבחירה: מה שנאמר על ${s.suits('suits')} אינו מחייב עוד את ${s.seat('leader')}.`,
  'leadRestriction.ledTooSoon': (s) =>
    `${s.seat('leader')} מוביל ${s.card('card')} לפני שהכרוז בחר; אפשרויות הבחירה של הכרוז נשארות.`,
  'exposed.partnerDidNotPass': (s) =>
    `${s.seat('seat')} היה חייב להכריז פאס פעם אחת, כי ${s.seat('owner')} חשף את הקלף ${s.card('card')} בשלב ההכרזה.`,
  'leadRestriction.withdrawnCall': (s) =>
    `${s.seat('owner')} חזר בו מהכרזה, ולכן ${s.seat('declarer')} רשאי לאסור על ${s.seat('leader')}, בהובלתו הראשונה, להוביל סדרה אחת ש${s.seat('owner')} לא הציג.${s.has('alerted') ? ` רק מנהל התחרות יכול לומר איזו סדרה הציגה הכרזה של ${s.seat('owner')} שקיבלה התרעה.` : ''}`,
  'leadRestriction.withdrawnCall.anySuit': (s) =>
    `${s.seat('owner')} חזר בו מהכרזה שלא הציגה סדרה מסוימת, ולכן ${s.seat('declarer')} רשאי לאסור על ${s.seat('leader')}, בהובלתו הראשונה, להוביל סדרה אחת כלשהי.`,
  'leadRestriction.withdrawnCall.suit': (s) =>
    `${s.seat('owner')} חזר בו מהכרזה שנגעה לסדרה, ולכן ${s.seat('declarer')} רשאי לדרוש או לאסור את הסדרה הזאת בהובלתו הראשונה של ${s.seat('leader')}.`,
  'leadRestriction.suitShown': (s) =>
    `${s.seat('owner')} חזר בו מהכרזה, אבל הציג את הסדרה שלה במכרז התקף: ${s.seat('leader')} מוביל כרצונו.`,
  'leadRestriction.suitNotShown': (s) =>
    `נפסק ש${s.seat('owner')} הציג את הסדרה של ההכרזה שנלקחה בחזרה; במכרז התקף, כפי שנרשם, אין הכרזה כזאת.`,
  'penaltyCard.damage': () => 'מראהו של קלף עונשין הזיק לצד השני: התוצאה מתוקנת למה שהיה קורה בלעדיו.',
  'penaltyCard.shownWithConcession': (s) =>
    `${s.seat('owner')} חשף את הקלף ${s.card('card')} עם ויתור שהשותף התנגד לו מיד: זה אינו קלף עונשין.`,
  'penaltyCard.designated': (s) =>
    `הכרוז נוקב בקלף ${s.card('card')}: זה קלף העונשין ש${s.seat('owner')} חייב לשחק.`,
  'restriction.cannotComply': (s) =>
    `${s.seat('seat')} אינו יכול לקיים את הנדרש ורשאי לשחק כל קלף החוקי מכל בחינה אחרת: הקלף ${s.card('card')} תקין.`,
  'penaltyCard.played': (s) =>
    `${s.seat('owner')} משחק את קלף העונשין ${s.card('card')} כנדרש; אסור לשותף להשתמש בידיעה כיצד נעשה קלף עונשין.`,
  'penaltyCard.playedUnasked': (s) =>
    `${s.seat('owner')} משחק את קלף העונשין ${s.card('card')}; אסור לשותף להשתמש בידיעה כיצד נעשה קלף עונשין.`,
  'penaltyCard.waits': (s) =>
    `${s.seat('owner')} חייב קודם לשרת לסדרה או לציית לכרוז; קלפי עונשין שיש לשחק בהזדמנות החוקית הבאה: ${s.cards('cards')}.`,
};
