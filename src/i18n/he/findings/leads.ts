/** Laws 41 and 53 to 60, in Hebrew: opening leads, leads and plays out of turn, plays too soon, and playing on. */

import type { LeadFindings } from '../../../laws/findings/leads.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { and } from '../prefix.ts';
import type { Translated } from '../../translated.ts';

const unableTo = (s: Using<{ has: 'canComply' }>, otherwise: string): string =>
  s.has('canComply') ? '' : otherwise;
const NONE = '; אם אין בידו, מותר כל קלף חוקי';
const NOTHING_ELSE = '; אם אין בידו דבר אחר, מותר כל קלף חוקי';

export const leads: Translated<Sentences<LeadFindings>> = {
  'openingLead.outOfTurn': (s) =>
    `${s.seat('leader')} חושף את הובלת הפתיחה ${s.card('card')}, אבל ההובלה של ${s.seat('properLeader')}.${s.has('acceptable') ? ` ${s.seat('declarer')}, הכרוז המיועד, בוחר.` : ''}`,
  'openingLead.accepted': (s) =>
    `${s.seat('declarer')} מקבל את הובלת הפתיחה ${s.card('card')} של ${s.seat('leader')}; הכרוז משחק את הקלף השני מידו הסגורה.`,
  'openingLead.refused': (s) =>
    `הקלף ${s.card('card')} נלקח בחזרה והוא קלף עונשין בכיר של ${s.seat('leader')}; ${s.seat('properLeader')} מוביל, והכרוז בוחר קודם בעניין ההובלה הזאת.`,
  'openingLead.declarerBecomesDummy': (s) =>
    `${s.seat('declarer')} פורש את ידו כדומם: הקלף ${s.card('card')} של ${s.seat('leader')} עומד בעינו, ו${s.seat('newDeclarer')} משחק את החוזה.`,
  'openingLead.byDeclaringSide': (s) =>
    `${s.seat('leader')} שייך לצד הכרוז ואינו יכול להוביל את הובלת הפתיחה: הקלף ${s.card('card')} הוא קלף חשוף בלבד, וחוזר ליד.`,
  'openingLead.playedToNoLead': (s) =>
    `${s.seat('seat')} משחק ${s.card('card')} אל קלף שלא היה הובלה: אין הובלה שאפשר לקבל, והקלף חשוף.`,
  'openingLead.faceDownOutOfTurn': (s) =>
    `${s.seat('seat')} הוביל קלף הפוך, אבל ההובלה של ${s.seat('properLeader')}: הקלף חוזר ליד בלי שנראה.`,
  'openingLead.faceDownTakenBack': (s) => `ההובלה ההפוכה של ${s.seat('seat')} חוזרת ליד; זה אינו קלף עונשין.`,
  'leadOutOfTurn.byDefender': (s) =>
    `${s.seat('leader')} מוביל ${s.card('card')}, אבל ההובלה של ${s.seat('properLeader')}.${s.has('acceptable') ? ` ${s.seat('declarer')} רשאי לקבל או לסרב.` : ''}`,
  'leadOutOfTurn.byDeclarer': (s) =>
    `הקלף ${s.card('card')} הובל מידו של ${s.seat('leader')}, אבל ההובלה של ${s.seat('properLeader')}.${s.has('acceptable') ? ` כל אחד מן המגינים רשאי לקבל או לסרב.` : ''}`,
  'leadOutOfTurn.accepted': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('leader')} התקבל, ומעכשיו זו הובלה תקינה.`,
  'leadOutOfTurn.acceptedByPlay': (s) =>
    `היד הבאה שיחקה לקלף ${s.card('card')} של ${s.seat('leader')}, ובכך נעשתה ההובלה תקינה.`,
  'leadOutOfTurn.together': (s) =>
    `${s.seat('properLeader')} הוביל באותו רגע: ההובלה היא ${s.card('lead')}, והקלף ${s.card('card')} של ${s.seat('leader')} נחשב כאילו שוחק אחריה.`,
  'leadOutOfTurn.foundTooLate': (s) =>
    `נמצא מאוחר: הקלף ${s.card('card')} של ${s.seat('leader')} נחשב כקלף ששוחק אחרי ההובלה הנכונה. במקומו שוחק ${s.card('played')} והוא נשאר; מנהל התחרות מחליט אם מישהו נפגע.`,
  'leadOutOfTurn.properLeadFirst': (s) =>
    `מנהל התחרות קובע ש${s.seat('properLeader')} הוביל ראשון: ההובלה היא ${s.card('lead')}, והקלף ${s.card('card')} של ${s.seat('leader')} בא אחריה.`,
  'leadOutOfTurn.properLeadMade': (s) =>
    `${s.seat('properLeader')} מוביל את ההובלה הנכונה, ${s.card('lead')}: היא עומדת בעינה, והקלף ${s.card('card')} של ${s.seat('leader')} חוזר ליד.`,
  'leadOutOfTurn.refused.penaltyCard': (s) =>
    `הקלף ${s.card('card')} לא התקבל: הוא קלף עונשין בכיר של ${s.seat('leader')}, ו${s.seat('properLeader')} מוביל.`,
  'leadOutOfTurn.refused.toHand': (s) =>
    `הקלף ${s.card('card')} לא התקבל וחוזר לידו של ${s.seat('leader')}; ${s.seat('properLeader')} מוביל כל קלף שירצה.`,
  'leadOutOfTurn.lastTrick': (s) =>
    `הובלה מחוץ לתור ללקיחה האחרונה אינה יכולה להתקבל: הקלף ${s.card('card')} של ${s.seat('leader')} חוזר ליד.`,
  'leadOutOfTurn.wasTold': (s) =>
    `יריב אמר ל${s.seat('leader')} שזה תורו: הקלף ${s.card('card')} חוזר ליד ללא השלכה נוספת.`,
  'leadOutOfTurn.wrongDefenderPlayed': (s) =>
    `${s.seat('by')} שיחק ${s.card('played')} לקלף ${s.card('card')} לפני שותפו: ההובלה מידו של ${s.seat('leader')} עומדת בעינה.`,
  'leadOutOfTurn.nextInTurnPrevails': (s) =>
    `המגינים חלוקים: מחליט ${s.seat('by')}, הבא בתור אחרי ${s.seat('leader')}.`,
  'leadOutOfTurn.playedAfterDemand': (s) =>
    `${s.seat('by')} משחק ${s.card('card')} אחרי הסירוב להובלה השגויה ולפני ההובלה הנכונה: הקלף הופך לקלף עונשין בכיר.`,
  'prematurePlay.play': (s) =>
    `${s.seat('offender')} משחק ${s.card('card')} לפני ${s.seat('partner')}: הקלף הוא קלף עונשין בכיר, ו${s.seat('declarer')} בוחר מה חייב ${s.seat('partner')} לשחק ללקיחה הזאת.`,
  'prematurePlay.lead': (s) =>
    `${s.seat('offender')} מוביל ${s.card('card')} ללקיחה הבאה לפני ש${s.seat('partner')} שיחק לזו: הקלף הוא קלף עונשין בכיר, ו${s.seat('declarer')} בוחר מה חייב ${s.seat('partner')} לשחק.`,
  'prematurePlay.foundLate': (s) =>
    `נמצא מאוחר: הקלף ${s.card('card')} של ${s.seat('offender')} נחשב כקלף ששוחק לפני ${s.seat('partner')}. מעתה הוא קלף עונשין בכיר; ${s.seat('partner')} כבר שיחק ללקיחה, ולכן לא נותר שם מה לבחור.`,
  'prematurePlay.cannotBePlayed': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('offender')} אינו חוקי בלקיחה הזאת: הוא הופך לקלף עונשין בכיר.`,
  'prematurePlay.waitsForTurn': (s) =>
    `${s.seat('offender')} משחק ${s.card('card')} בתורו של היריב מימין: הקלף ממתין, וחייב להישחק בתורו אם הדבר חוקי.`,
  'prematurePlay.playedAnother': (s) =>
    `${s.seat('offender')} משחק ${s.card('played')} במקום הקלף ${s.card('card')} שהיה חייב להישחק: הקלף ${s.card('card')} הופך לקלף עונשין בכיר.`,
  'prematurePlay.exempt.57C1': (s) =>
    `${s.seat('offender')} משחק ${s.card('card')} לפני שותפו, ללא השלכה: הכרוז כבר שיחק משתי הידיים.`,
  'prematurePlay.exempt.57C2': (s) =>
    `${s.seat('offender')} משחק ${s.card('card')} לפני שותפו, ללא השלכה: הדומם בחר או הציע קלף על דעת עצמו.`,
  'prematurePlay.declarersCardStays': (s) =>
    `${s.seat('seat')} משחק ${s.card('card')} מוקדם מדי: קלף הכרוז נחשב ששוחק.`,
  'prematurePlay.dummysCardStays': (s) => `הקלף ${s.card('card')} שוחק מוקדם מדי מן הדומם: הוא נחשב ששוחק.`,
  'prematurePlay.choice.highest': (s) =>
    `${s.seat('partner')} חייב לשחק את הקלף הגבוה ביותר שבידו ב${s.suit('suitLed')}${unableTo(s, NONE)}.`,
  'prematurePlay.choice.lowest': (s) =>
    `${s.seat('partner')} חייב לשחק את הקלף הנמוך ביותר שבידו ב${s.suit('suitLed')}${unableTo(s, NONE)}.`,
  'prematurePlay.choice.play': (s) => `${s.seat('partner')} חייב לשחק ${s.suit('suit')}${unableTo(s, NONE)}.`,
  'prematurePlay.choice.notPlay': (s) =>
    `אסור ל${s.seat('partner')} לשחק ${s.suit('suit')}${unableTo(s, NOTHING_ELSE)}.`,
  'prematurePlay.choice.notOnOffer': (s) =>
    `הבחירה הזאת בעניין הקלף של ${s.seat('partner')} לא עמדה לרשותו של הכרוז.`,
  'rectification.forfeited': (s) =>
    `${s.seat('by')} שיחק אחרי אי־הסדירות של ${s.seat('seat')} שמימינו: הזכות לתיקון אבדה, והקלף ${s.card('card')} נחשב כאילו שוחק בתורו.`,
  'rectification.offendersPlayedOn': (s) =>
    `${s.seat('by')} משחק ${s.card('card')} לפני שהוחלט על התיקון; זכויות הצד השני נשארות כשהיו.`,
  'rectification.leadStands': (s) =>
    `הלקיחה הקודמת הושלמה והזכות לתיקון אבדה: הקלף ${s.card('card')}, ש${s.seat('seat')} הוביל מוקדם מדי, הוא ההובלה ללקיחה ${s.number('trick')}.`,
  'prematurePlay.secondLead': (s) =>
    `גם ${s.seat('seat')} מוביל ${s.card('card')}, אף ש${s.seat('leader')} כבר הוביל ${s.card('led')} לאותה לקיחה: רק ההובלה הראשונה יכולה לעמוד.`,
  'prematurePlay.wasInTurn': (s) =>
    `נמצא עתה שהקלף שלפניו שוחק: הקלף ${s.card('card')} של ${s.seat('offender')} שוחק בתורו.`,
  'prematurePlay.staysInTrick': (s) =>
    `המשחק נמשך ללקיחה הבאה אף שיד אחת לא שיחקה: הקלף ${s.card('card')} של ${s.seat('offender')} שוחק ללקיחה ${s.number('trick')} ונשאר בה.`,
  'simultaneous.twoCards': (s) =>
    `${s.seat('seat')} הראה שני קלפים בבת אחת, ${s.card('other')} ${and(s.card('card'))}: ${s.seat('seat')} אומר איזה מהם שוחק.`,
  'simultaneous.named': (s) =>
    `${s.seat('seat')} נוקב בקלף ${s.card('card')}: הוא הקלף ששוחק, לא ${s.cards('others', 'or')}.`,
  'simultaneous.deemedLater': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} בא באותו רגע עם משחק חוקי ונחשב כאילו שוחק אחריו.`,
  'retraction.faceDownLead': (s) =>
    `מותר לקחת בחזרה את ההובלה ההפוכה של ${s.seat('seat')} לפי הוראת מנהל התחרות; זה אינו קלף עונשין.`,
  'retraction.faceDown': (s) =>
    `הקלף ${s.card('card')}, ש${s.seat('seat')} הניח הפוך, חוזר ליד: רק קלף שנחשף נחשב ששוחק. זה אינו קלף עונשין.`,
  'retraction.notAllowed': (s) =>
    `שום חוק אינו מתיר ל${s.seat('seat')} לקחת בחזרה את הקלף ${s.card('card')}: הוא נשאר כקלף ששוחק.`,
  'retraction.undecidedLead': (s) =>
    `${s.seat('seat')} לוקח בחזרה את הקלף ${s.card('card')} לפני שהצד השני בחר: עדיין אפשר לקבל את ההובלה או לסרב לה.`,
  'retraction.penaltyCard': (s) =>
    `${s.seat('seat')} לוקח בחזרה את הקלף ${s.card('card')}, שהוא קלף עונשין: הוא עדיין נחשב גלוי על השולחן.`,
  'openingLead.dummySeen': (s) =>
    `${s.seat('declarer')} היה יכול לראות קלף של הדומם, ולכן חובה לקבל את הובלת הפתיחה ${s.card('card')} של ${s.seat('leader')}.`,
  'openingLead.dummyNotSeen': (s) =>
    `בסופו של דבר ${s.seat('declarer')} לא היה יכול לראות אף קלף של הדומם: עדיין אפשר לקבל את הובלת הפתיחה ${s.card('card')} של ${s.seat('leader')} או לסרב לה.`,
  'openingLead.playedFromDummy': (s) =>
    `${s.seat('declarer')} משחק ${s.card('played')} כקלף שני, מן הדומם ולא מידו הסגורה: הקלף נשאר משוחק, והובלת הפתיחה ${s.card('card')} של ${s.seat('leader')} עומדת בעינה.`,
  'rectification.declarerPlayedOn': (s) =>
    `${s.seat('by')} משחק ${s.card('card')} לפני שהמגינים החליטו בעניין ההובלה השגויה; זכויותיהם נשארות כשהיו.`,
  'simultaneous.oneVisible': (s) =>
    `${s.seat('seat')} מראה יותר מקלף אחד בבת אחת, אבל אפשר היה לראות רק את פניו של ${s.card('card')}: הוא הקלף ששוחק.`,
  'retraction.47D': (s) =>
    `ההובלה ללקיחה הזאת אינה עומדת בעינה, ולכן ${s.seat('seat')} לוקח בחזרה את הקלף ${s.card('card')} ששיחק אליה.`,
  'retraction.mayGoBack': (s) =>
    `יריב אמר ל${s.seat('seat')} שזה תורו, ולכן הוא רשאי לקחת בחזרה את הקלף ${s.card('card')} ללא השלכה נוספת.`,
  'retraction.47E1': (s) =>
    `יריב אמר ל${s.seat('seat')} שזה תורו, ולכן הוא לוקח בחזרה את הקלף ${s.card('card')} ללא השלכה נוספת.`,
  'retraction.47E2a': (s) =>
    `${s.seat('seat')} קיבל מידע שגוי מיריב ולוקח בחזרה את הקלף ${s.card('card')}, כי איש לא שיחק אחריו.`,
  'retraction.47E2b': (s) =>
    `${s.seat('seat')} קיבל מידע שגוי, אבל מאוחר מדי לקחת בחזרה את הקלף ${s.card('card')}.`,
  'retraction.leadRolledBack': (s) =>
    `שני הצדדים עשו מחדל בלקיחה הקודמת, ולכן ${s.seat('seat')} לוקח בחזרה את הקלף ${s.card('card')} שהוביל ללקיחה ${s.number('trick')}.`,
  'retraction.replacing': (s) =>
    `${s.seat('seat')} אינו רשאי להניח את הקלף ${s.card('card')} במקום קלף שכבר שוחק: זה קלף חשוף.`,
  'defender.cardPlayed': (s) =>
    `הקלף ${s.card('card')} של ${s.seat('seat')} הוחזק כך שהשותף היה יכול לראות את פניו: הוא חייב להישחק.`,
  'declarer.cardNamed': (s) => `${s.seat('seat')} נקב בקלף ${s.card('card')} כקלף שישחק: הוא חייב להישחק.`,
  'attention.claimedBeforeDirector': (s) =>
    `${s.seat('by')} תובע לקיחות או מוותר עליהן אף שהופנתה תשומת לב לאי־סדירות: אין לפעול לפני שמנהל התחרות מסביר את אפשרויות הבחירה.`,
  'attention.playedBeforeDirector': (s) =>
    `${s.seat('seat')} משחק ${s.card('card')} אף שהופנתה תשומת לב לאי־סדירות: אין לפעול לפני שמנהל התחרות מסביר את אפשרויות הבחירה.`,
  'auction.callAfterLead': (s) => `${s.seat('seat')} מכריז אחרי שהובלת הפתיחה נחשפה: שלב ההכרזה כבר הסתיים.`,
  'auction.hadToPass': (s) =>
    `${s.seat('seat')} היה חייב להכריז פאס, כי מנהל התחרות פסק לפי ${s.clause('law')}. פאס בא במקום ההכרזה, אלא אם השחקן הבא בתור כבר הכריז אחריה.`,
  'auction.hadToRepeat': (s) =>
    `${s.seat('seat')} היה חייב לחזור על ההכרזה שהכריז שלא בתורו, כי היריב שמימינו הכריז פאס.`,
  'auction.mayNotDouble': (s) =>
    `${s.seat('seat')} אינו רשאי להכריז כפל או כפל חוזר בתור הזה, כי שותפו הכריז פאס שלא בתורו.`,
  'prematurePlay.declarersLead': (s) =>
    `הקלף ${s.card('card')} הובל מידו של ${s.seat('seat')} ללקיחה הבאה אף שזו עוד לא הושלמה; מה שנובע מכך שנוי במחלוקת.`,
  'openingLead.playedFromHand': (s) =>
    `${s.seat('declarer')} משחק ${s.card('card')} כקלף שני מידו הסגורה, כנדרש כשהובלת פתיחה מחוץ לתור מתקבלת.`,
};
