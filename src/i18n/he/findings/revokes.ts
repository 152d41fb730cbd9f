/** Laws 61 to 64, in Hebrew: the revoke from the card that failed to follow to the tricks that move. */

import type { RevokeFindings } from '../../../laws/findings/revokes.ts';
import { numberWritten } from '../../../lawbook/clauseNumber.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { tricks } from '../count.ts';
import type { Translated } from '../../translated.ts';

const trick = (s: Using<{ number: 'trick' }>): string => `לקיחה ${s.number('trick')}`;
const moved = (s: Using<{ number: 'tricks' }>): string => {
  const number = s.number('tricks');
  return `${tricks(number)} ${number === 1 ? 'עוברת' : 'עוברות'} לצד השני`;
};

/** 62D1: a revoke of trick twelve has to be corrected although it is established. */
const fromNowOn = (s: Using<{ number: 'trick' }>): string =>
  s.number('trick') === 12
    ? 'ובכל זאת יש לתקן אותו כל עוד לא הוחזרו כל ארבע הידיים לבורד'
    : 'אין עוד לתקן אותו';

export const revokes: Translated<Sentences<RevokeFindings>> = {
  'revoke.followSuit': (s) =>
    `${s.seat('seat')} משחק ${s.card('card')} ל${trick(s)} אף שהיה יכול לשרת לסדרה${s.has('could') ? ` עם ${s.cards('could', 'or')}` : ''}: מחדל.`,
  'revoke.unremembered': (s) =>
    `${s.seat('seat')} משחק ${s.suit('suit')} ל${trick(s)}, אף שבוודאי היו בידו ${s.suit('led')}. איש אינו זוכר איזה קלף זה היה, אבל כל קלף כזה הוא מחדל.`,
  'record.mayHaveRevoked': (s) =>
    `הרישום אינו מראה אם ${s.seat('seat')} היה יכול לשרת לסדרה (${s.suit('led')}) ב${trick(s)}: הדבר תלוי בקלף שאיש אינו זוכר.`,
  'revoke.saidUnproved': (s) =>
    `נאמר ש${s.seat('seat')} עשה מחדל ב${trick(s)}; הדבר תלוי בקלף שאיש אינו זוכר, ולכן הרישום אינו יכול להוכיח זאת.`,
  'revoke.requiredSuit': (s) =>
    `${s.seat('seat')} משחק ${s.card('card')} ל${trick(s)} אף שהכרוז דרש דבר אחר והיה אפשר לשחק ${s.has('could') ? s.cards('could', 'or') : 'אותו'}: מחדל.`,
  'revoke.forbiddenSuit': (s) =>
    `${s.seat('seat')} משחק ${s.card('card')} ל${trick(s)} אף שהסדרה נאסרה והיה אפשר לשחק ${s.has('could') ? s.cards('could', 'or') : 'קלף אחר'}: מחדל.`,
  'revoke.established.63A1': (s) =>
    `${s.seat('by')} שיחק ללקיחה הבאה, ולכן המחדל של ${s.seat('seat')} ב${trick(s)} התבסס; ${fromNowOn(s)}.`,
  'revoke.established.63A2': (s) =>
    `${s.seat('by')} נקב בקלף ללקיחה הבאה, ולכן המחדל של ${s.seat('seat')} ב${trick(s)} התבסס; ${fromNowOn(s)}.`,
  'revoke.established.63A3': (s) =>
    `הצד של ${s.seat('seat')} תבע או ויתר, ולכן המחדל ב${trick(s)} התבסס; ${fromNowOn(s)}.`,
  'revoke.established.63A4': (s) =>
    `הצד של ${s.seat('seat')} הסכים לתביעת היריבים, ולכן המחדל ב${trick(s)} התבסס.`,
  'revoke.lifted': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} כבר אינו נחשב כמשוחק ב${trick(s)}: אין מחדל.`,
  'revoke.noDuty': (s) =>
    `${s.seat('seat')} לא היה חייב לשחק קלף אחר ב${trick(s)}: הקלף ${s.card('card')} אינו מחדל.`,
  'revoke.notEstablished': (s) => `המחדל של ${s.seat('seat')} ב${trick(s)} לא התבסס בסופו של דבר.`,
  'revoke.claimedAfterAttention': (s) =>
    `${s.seat('seat')} תובע או מוותר, או מסכים לתביעה, אף שהופנתה תשומת לב למחדל ב${trick(s)}, שיש לתקן קודם.`,
  'revoke.playedOnAfterAttention': (s) =>
    `${s.seat('seat')} ממשיך לשחק אף שהופנתה תשומת לב למחדל ב${trick(s)}, שיש לתקן קודם.`,
  'revoke.neverCorrected': (s) =>
    `המשחק הסתיים, והמחדל של ${s.seat('seat')} ב${trick(s)} לא תוקן, אף שהופנתה אליו תשומת לב. מנהל התחרות קובע אם הוא נחשב מבוסס ומה הפסיד בגללו הצד השני.`,
  'revoke.mustBeCorrected': (s) =>
    `הופנתה תשומת לב לקלף ${s.card('card')} של ${s.seat('seat')} ב${trick(s)}: יש לתקן את המחדל עכשיו.`,
  'revoke.corrected.penaltyCard': (s) =>
    `${s.seat('seat')} לוקח בחזרה את הקלף ${s.card('card')} ומשחק קלף חוקי; הקלף ${s.card('card')} הופך לקלף עונשין בכיר.`,
  'revoke.corrected.replaced': (s) =>
    `${s.seat('seat')} לוקח בחזרה את הקלף ${s.card('card')} ומשחק קלף חוקי; לא נוצר מכך קלף עונשין.`,
  'revoke.substituted': (s) =>
    `${s.seat('seat')} משחק ${s.card('card')} במקום ${s.card('instead')}: המחדל ב${trick(s)} תוקן.`,
  'revoke.leadGoesBack': (s) =>
    `הלקיחה ${s.number('trick')} עוברת כעת אל ${s.seat('winner')}, ואיתה ההובלה: הקלף ${s.card('card')} שהוביל ${s.seat('leader')} חוזר ליד.`,
  'revoke.leadGoesBack.penaltyCard': (s) =>
    `הלקיחה ${s.number('trick')} עוברת כעת אל ${s.seat('winner')}, ואיתה ההובלה: הקלף ${s.card('card')} שהוביל ${s.seat('leader')} נלקח בחזרה והופך לקלף עונשין, כי שני הצדדים עשו מחדל.`,
  'revoke.lastTrickLedAnew': (s) =>
    `הלקיחה השתים־עשרה עוברת כעת אל ${s.seat('winner')}, והוא מוביל ללקיחה האחרונה: לכל אחד נותר קלף אחד, ורק הסדר משתנה.`,
  'revoke.leadNowElsewhere': (s) =>
    `הלקיחה ${s.number('trick')} עוברת כעת אל ${s.seat('winner')}, ואיתה הייתה עוברת ההובלה. אבל שני הצדדים כבר שיחקו לקלף ${s.card('card')} שהוביל בינתיים ${s.seat('leader')}: ההובלה נשארת, אלא אם מנהל התחרות יחליט אחרת.`,
  'revoke.trickTwelveInformation': (s) =>
    `בלקיחה 12 אסור לשותפו של ${s.seat('seat')} לבחור קלף לפי מה שראה מקלפיו של ${s.seat('seat')}.`,
  'revoke.adjustmentNotKnown': (s) =>
    `הרישום אינו מראה כמה לקיחות עוברות לפי ${s.naming.clause(numberWritten('64A'))} בגלל המחדל של ${s.seat('seat')} בלקיחה ${s.number('trick')}: זה תלוי במי שזכה בלקיחה שיש בה קלף שאיש אינו זוכר.`,
  'revoke.adjusted.64A1': (s) =>
    `לפי ${s.naming.clause(numberWritten('64A1'))}, ${moved(s)}: הקלף ${s.card('card')} של ${s.seat('seat')} זכה בלקיחת המחדל עצמה${s.number('tricks') > 1 ? ', ועמה עוברת לקיחה אחת שבה זכה הצד לאחר מכן' : ''}.`,
  'revoke.adjusted.64A2': (s) =>
    `לפי ${s.naming.clause(numberWritten('64A2'))}, ${moved(s)}: ${s.seat('seat')} לא זכה בלקיחת המחדל, אבל הצד שלו זכה בה או בלקיחה מאוחרת יותר.`,
  'revoke.noTrickLeft': (s) =>
    `שום לקיחה אינה עוברת בגלל המחדל של ${s.seat('seat')} ב${trick(s)}: לא נותרה לקיחה להעביר.`,
  'revoke.adjusted.64B1': (s) =>
    `שום לקיחה אינה עוברת: הצד של ${s.seat('seat')} לא זכה בלקיחת המחדל ולא באף לקיחה אחריה.`,
  'revoke.adjusted.64B2': (s) =>
    `שום לקיחה אינה עוברת בגלל הקלף ${s.card('card')}: זה מחדל נוסף של ${s.seat('seat')} באותה סדרה.`,
  'revoke.adjusted.64B3': (s) =>
    `שום לקיחה אינה עוברת: ${s.seat('seat')} עשה מחדל כשלא שיחק קלף שהיה גלוי על השולחן.`,
  'revoke.afterCorrectionPeriod': (s) =>
    `כשתשומת הלב הופנתה לראשונה למחדל של ${s.seat('seat')} כבר הסתיימה תקופת התיקונים: אין עוד מי שרשאי לתקן את התוצאה.`,
  'revoke.adjusted.64B4': (s) =>
    `שום לקיחה אינה עוברת: איש לא הפנה את תשומת הלב למחדל של ${s.seat('seat')} לפני שהצד השני הכריז בבורד הבא.`,
  'revoke.adjusted.64B5': (s) =>
    `שום לקיחה אינה עוברת: איש לא הפנה את תשומת הלב למחדל של ${s.seat('seat')} לפני סוף הסיבוב.`,
  'revoke.adjusted.64B6': (s) => `שום לקיחה אינה עוברת: המחדל של ${s.seat('seat')} נעשה בלקיחה 12.`,
  'revoke.adjusted.64B7': (s) =>
    `שום לקיחה אינה עוברת בגלל המחדל של ${s.seat('seat')}: שני הצדדים עשו מחדל בבורד הזה.`,
  'revoke.adjusted.64B8': (s) =>
    `שום לקיחה אינה עוברת: המחדל של ${s.seat('seat')} תוקן יחד עם מחדל של הצד השני באותה לקיחה.`,
  'revoke.adjusted.43B3': (s) =>
    `שום לקיחה אינה עוברת אוטומטית בגלל המחדל של ${s.seat('seat')}: הראשון שהפנה אליו תשומת לב היה הדומם, שאיבד את זכויותיו.`,
  'revoke.asIfEstablished': (s) =>
    `הדומם, שאיבד את זכויותיו, היה הראשון ששאל: המחדל של ${s.seat('seat')} ב${trick(s)} מתוקן ונדון כאילו התבסס.`,
  'revoke.equity.enough': (s) =>
    `לפי מה שקבע מנהל התחרות, אין צורך בפיצוי נוסף על המחדל: הכרוז נשאר עם ${tricks(s.number('adjusted'))}.`,
  'revoke.equity.more': (s) =>
    `תוצאה של ${tricks(s.number('adjusted'))} אינה מפצה על המחדל: לכרוז, לפי קביעת מנהל התחרות, ${tricks(s.number('tricks'))}.`,
  'revoke.dummyWithoutRightsAsked': (s) => `${s.seat('by')}, הדומם, איבד את הזכות לשאול על מחדל אפשרי.`,
  'revoke.dummyAskedDefender': (s) =>
    `${s.seat('by')}, הדומם, אינו רשאי לשאול את ${s.seat('to')}, שהוא מגן, על מחדל אפשרי.`,
  'revoke.defenderAskedPartner': (s) =>
    `${s.seat('by')} רשאי לשאול את ${s.seat('to')} על מחדל אפשרי; אסור לשותף להשתמש במה שנודע לו מן השאלה.`,
  'revoke.trickInspected': (s) =>
    `${s.seat('by')} חושף שוב את ${trick(s)} כדי לחפש מחדל; לקיחות סגורות נשארות סגורות אלא אם מנהל התחרות אומר אחרת.`,
  'cardChange.penaltyCard': (s) =>
    `${s.seat('seat')} רשאי להחליף את הקלף ${s.card('card')} כי הצד השני החליף את קלפו; הקלף שנלקח בחזרה הופך לקלף עונשין.`,
  'cardChange.keptOffSuit': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} נשאר, אף שאינו בסדרה שהובלה כעת ב${trick(s)}: הוא היה חוקי כששוחק.`,
  'cardChange.earlierPlace': (s) =>
    `${s.seat('seat')} שיחק ${s.card('card')} אחרי המחדל של ${s.seat('offender')}, אף שהיה עליו לשחק קודם: שנוי במחלוקת אם מותר להחליף את הקלף.`,
  'cardChange.free': (s) =>
    `${s.seat('seat')} מחליף את הקלף ${s.card('card')} ב${trick(s)} ללא כל השלכה, כי קלף של יריב הוחלף.`,
  'revoke.said': (s) =>
    `נטען ש${s.seat('seat')} עשה מחדל עם ${s.card('card')} ב${trick(s)}; הרישום אינו מראה את היד הזאת, ולכן אינו יכול להוכיח זאת.`,
};
