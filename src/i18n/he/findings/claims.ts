/** Laws 68 to 71 and 79, choices, rulings, and what the record itself makes doubtful; in Hebrew. */

import { bidText } from '../../phrases/audit.ts';
import type { ClaimFindings } from '../../../laws/findings/claims.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { tricks } from '../count.ts';
import type { Translated } from '../../translated.ts';

const FOUND: Readonly<Record<string, string>> = {
  director: 'מנהל התחרות קובע',
  committee: 'הוועדה קובעת',
  reviewer: 'הבודק קובע',
};

/** Who found it: `מנהל התחרות קובע`. */
const foundBy = (s: Using<{ text: 'by' }>): string => FOUND[s.text('by')] ?? 'מנהל התחרות קובע';

export const claims: Translated<Sentences<ClaimFindings>> = {
  'claim.made': (s) =>
    `${s.seat('by')} ${s.number('tricks') === 0 ? 'אינו תובע אף אחת מן הלקיחות הנותרות' : `תובע ${tricks(s.number('tricks'))} מבין הנותרות (${s.number('left')})`}${s.has('stops') ? ': המשחק נפסק' : ''}.${s.has('stated') ? '' : ' לא הוצהרה דרך משחק.'}`,
  'claim.conceded': (s) =>
    `${s.seat('by')} מוותר ${s.number('tricks') === 0 ? `על כל הלקיחות הנותרות (${s.number('left')})` : `ושומר לעצמו ${tricks(s.number('tricks'))} מבין הנותרות (${s.number('left')})`}${s.has('stops') ? ': המשחק נפסק' : ''}.`,
  'claim.recorded': (s) =>
    `הרישום מסתיים בתביעה: צד הכרוז זוכה ${s.number('tricks') === 1 || s.number('tricks') === 2 ? 'ב' : 'ב־'}${tricks(s.number('tricks'))} מבין הנותרות (${s.number('left')}). מי תבע, לא נרשם.`,
  'claim.presumed': (s) => `${s.seat('seat')} חושף את ידו, והדבר נחשב תביעה אלא אם ברור שלא לכך התכוון.`,
  'claim.impossible'(s) {
    const left = s.number('left');
    if (s.number('tricks') < 0)
      return `${s.seat('by')} תובע ${tricks(s.number('tricks'))}; אי אפשר לתבוע פחות מאפס לקיחות.`;
    const remaining = left === 0 ? 'לא נותרו לקיחות' : `מספר הלקיחות שנותרו הוא ${left} בלבד`;
    return `${s.seat('by')} תובע ${tricks(s.number('tricks'))}, אבל ${remaining}.`;
  },
  'claim.agreed': (s) =>
    `${s.has('concession') ? `הוויתור של ${s.seat('by')} מוסכם` : `התביעה של ${s.seat('by')} מוסכמת`}: הלקיחות נחשבות כאילו שוחקו.`,
  'claim.agreedByTime': (s) =>
    s.has('concession')
      ? `הזמן להתנגד לוויתור של ${s.seat('by')} עבר: הוא מוסכם.`
      : `הזמן להתנגד לתביעה של ${s.seat('by')} עבר: היא מוסכמת.`,
  'claim.doubted': (s) =>
    `${s.hasSeat('by') ? `${s.seat('by')} מטיל ספק ${s.has('concession') ? 'בוויתור' : 'בתביעה'} של ${s.seat('claimer')}` : `הוטל ספק ${s.has('concession') ? 'בוויתור' : 'בתביעה'} של ${s.seat('claimer')}`}: קוראים למנהל התחרות, ואיש אינו ממשיך לשחק.`,
  'claim.toBeAdjudicated': (s) =>
    `על מנהל התחרות להכריע ${s.has('concession') ? 'בוויתור' : 'בתביעה'} של ${s.seat('by')}, בהגינות המרבית לשני הצדדים; כל ספק פועל נגד התובע.`,
  'claim.settled': (s) =>
    `${s.has('concession') ? `הוויתור של ${s.seat('by')} מוכרע` : `התביעה של ${s.seat('by')} מוכרעת`}: ${tricks(s.number('tricks'))}.`,
  'claim.settled.fewer': (s) =>
    `התביעה של ${s.seat('by')} מוכרעת: ${tricks(s.number('tricks'))}, פחות ממה שנתבע.`,
  'claim.currentTrickOnly': (s) => `${s.seat('by')} דיבר על הלקיחה הנוכחית בלבד: זו אינה תביעה, והמשחק נמשך.`,
  'claim.notIntended': (s) => `ברור ש${s.seat('by')} לא התכוון לתבוע: המשחק נמשך.`,
  'claim.cancelled': (s) =>
    `${s.seat('partner')} מתנגד מיד לוויתור של ${s.seat('by')}: לא היה ויתור, והמשחק נמשך.`,
  'claim.playOnRequested': (s) => `${s.seat('by')} מבקש להמשיך במשחק, ולכך נדרשת הסכמת כל הארבעה.`,
  'claim.wrongSideAskedToPlayOn': (s) =>
    `${s.seat('by')} אינו רשאי לבקש להמשיך במשחק: רק הצד שלא תבע רשאי לכך.`,
  'claim.boardLeft': (s) =>
    `אחרי שהשחקנים עזבו את הבורד איש אינו ממשיך לשחק; מנהל התחרות מכריע בתביעה של ${s.seat('claimer')}.`,
  'claim.noPlayOnIn2007': (s) =>
    `לפי חוקי 2007 איש אינו ממשיך לשחק אחרי התביעה של ${s.seat('claimer')}; מנהל התחרות מכריע בה.`,
  'claim.playedWithoutConsent': (s) =>
    `המשחק נמשך אחרי התביעה של ${s.seat('by')}${s.has('mayPlayOn') ? ' בלי הסכמת כל הארבעה' : ''}: מה ששוחק הוא ראיה בלבד.`,
  'claim.void': (s) => `כל הארבעה מסכימים להמשיך במשחק: התביעה של ${s.seat('by')} בטלה.`,
  'claim.agreementReopened': (s) =>
    `ההסכמה לתביעה של ${s.seat('by')} מבוטלת בזמן: האם נמסרה לקיחה שהצד קרוב לוודאי היה זוכה בה?`,
  'claim.concessionReopened': (s) =>
    `הוויתור של ${s.seat('by')} מבוטל בזמן: האם אפשר היה בכלל להפסיד את הלקיחה במשחק רגיל?`,
  'claim.reopened.restored': (s) =>
    `מה שניתן מוחזר; הוויתור או ההסכמה בעניין התביעה של ${s.seat('by')} משתנים.`,
  'claim.reopened.stands': (s) => `התביעה או הוויתור של ${s.seat('by')} נשארים כפי שהוסכם.`,
  'claim.tooLate': (s) => `תקופת התיקונים הסתיימה: התביעה או הוויתור של ${s.seat('by')} נשארים בעינם.`,
  'choice.notOnOffer': (s) => `${s.seat('by')} בחר במה שלא עמד לבחירתו.`,
  'choice.notHis': (s) => `${s.seat('by')} בחר אף שהבחירה שייכת לשחקן אחר.`,
  'choice.changesNothing': (s) => `הבחירה של ${s.seat('by')} אינה משנה דבר.`,
  'choice.noneOpen': (s) => `${s.seat('by')} בחר אף ששום בחירה לא הייתה פתוחה.`,
  'options.explainedOtherwise': (s) => `מה שהוסבר ל${s.seat('to')} שונה מאפשרויות הבחירה שהחוקים נותנים.`,
  'answer.impossible': (s) =>
    `בתשובה נאמר ${tricks(s.number('tricks'))}, אבל אפשר לקחת לכל היותר ${s.number('left')}.`,
  'answer.kept': () => 'שום דבר ברישום אינו תלוי כעת בתשובה הזאת: היא נשמרת, ותקבע כשיבוא דבר שתלוי בה.',
  'answer.repeated': () => 'השאלה הזאת כבר נענתה כך.',
  'answer.changed': () =>
    'השאלה הזאת נענתה קודם אחרת: התשובה המאוחרת קובעת לגבי מה שעוד יבוא, ומה שנעשה לפי הקודמת עומד בעינו עד שמישהו יבטל אותו.',
  'answer.namesNoCard': () => 'התשובה אינה נוקבת בקלף שחסר בלקיחה: השאלה נשארת פתוחה.',
  'answer.couldHaveKnown': (s) =>
    `${foundBy(s)} שהמפר היה יכול לדעת כיצד אי־הסדירות עלולה להזיק לצד השני: יש לשקול תוצאה מתוקנת.`,
  'answer.logicalAlternative': (s) => `${foundBy(s)} שהייתה חלופה הגיונית למה שהמידע הציע.`,
  'answer.dummySuggested': (s) => `${foundBy(s)} שהדומם הציע מהלך.`,
  'answer.clearlyConvinced': (s) => `${foundBy(s)} מעבר לספק שהתוצאה המוסכמת שגויה: עדיין אפשר לתקן אותה.`,
  'answer.forfeited': (s) => `${foundBy(s)} שהצד השני המשיך לשחק לפני בואו של מנהל התחרות וויתר על התיקון.`,
  'ruling.differs': (s) =>
    `הפסיקה לפי ${s.clause('law')} נותנת לכרוז ${tricks(s.number('ruled'))}; החוקים, כפי שהם נקראים כאן, נותנים ${tricks(s.number('computed'))}.`,
  'record.cardNotHeld': (s) => `לפי הרישום ${s.seat('seat')} משחק ${s.card('card')}, אבל הקלף אינו ביד הזאת.`,
  'record.turnAfterTheLastTrick': (s) =>
    `לפי הרישום ${s.seat('seat')} מוביל ${s.card('card')} אחרי שהחלה הלקיחה השלוש־עשרה; אין אחרת, ולכן הקלף נחשב ששוחק אליה.`,
  'record.playedAfterClaim': (s) =>
    `לפי הרישום ${s.seat('seat')} משחק ${s.card('card')} אף שתביעה כבר סיימה את המשחק.`,
  'record.claimsDiffer': () => `לפי הרישום הוסכם על תביעות של שני הצדדים, שאינן מגיעות לאותו מספר לקיחות.`,
  'record.cardShownNotHeld': (s) => `לפי הרישום ${s.seat('seat')} מראה ${s.card('card')}, שאינו ביד הזאת.`,
  'record.cardTwice': (s) => `לפי הרישום הקלף ${s.card('card')} שוחק פעמיים, וכאן בידי ${s.seat('seat')}.`,
  'record.handCount': (s) =>
    `לפי הרישום חולקו ל${s.seat('seat')} ${s.number('count')} קלפים במקום ${s.number('due')}.`,
  'record.cardDealtTwice': (s) => `לפי הרישום אותו קלף חולק גם ל${s.seat('seat')} וגם ל${s.seat('other')}.`,
  'record.contractDiffers': (s) =>
    `החוזה לפי הרישום הוא ${bidText(s.naming, s.text('stated'))}, אבל מהלך המכרז שלו מסתיים ב־${bidText(s.naming, s.text('auction'))}.`,
  'record.declarerDiffers': (s) =>
    `לפי הרישום הכרוז הוא ${s.seat('stated')}, אבל לפי מהלך המכרז הכרוז הוא ${s.seat('auction')}.`,
  'claim.noneMade': () => 'אין תביעה ואין ויתור, ולכן דבר אינו משתנה.',
  'claim.consentUnasked': (s) =>
    `איש מהצד שלא תבע לא ביקש להמשיך במשחק, ולכן הסכמתו של ${s.seat('by')} כשלעצמה אינה משנה דבר.`,
  'claim.byDummy': (s) => `${s.seat('by')}, הדומם, אינו רשאי לתבוע או לוותר.`,
  'claim.trickAlreadyWon': (s) => `הצד שהסכים לתביעה של ${s.seat('by')} כבר זכה בלקיחה: היא מוחזרת לו.`,
  'claim.trumpForgotten': (s) =>
    `${s.seat('by')} לא הזכיר את השליט שנותר בחוץ, ואולי שכח אותו: לקיחה שהשליט יכול לזכות בה במשחק רגיל הולכת לצד השני.`,
  'record.unknownOutOfTurn': (s) =>
    `לפי הרישום ${s.seat('seat')} משחק שלא בתורו קלף שאיש אינו זוכר. כל עוד הקלף אינו ידוע, אי אפשר להחיל שום חוק.`,
  'record.caseNotKnown': () => 'הרישום אינו מראה איך הסתיים הדבר: זה תלוי בקלף או בלקיחות שאיש אינו זוכר.',
  'record.retractionNotKnown': (s) =>
    `הרישום אינו מראה אם ${s.seat('seat')} רשאי לקחת בחזרה את הקלף ${s.card('card')}: הדבר תלוי בקלף שאיש אינו זוכר.`,
  'record.tricksOverlap': (s) =>
    `הרישום מדלג על לקיחות ${s.number('from')} עד ${s.number('to')}, אבל הלקיחה הבאה היא ${s.number('next')}: הרשומה אינה משנה דבר.`,
  'record.tricksMissing': (s) =>
    s.number('from') === s.number('to')
      ? `על לקיחה ${s.number('from')} לא נרשם דבר.`
      : `על לקיחות ${s.number('from')} עד ${s.number('to')} לא נרשם דבר.`,
  'record.trickNotPlayed': (s) => `הרישום מזכיר את לקיחה ${s.number('trick')}, שטרם התחילה.`,
  'record.nothingToFace': (s) =>
    `לפי הרישום ${s.seat('seat')} חושף את הובלת הפתיחה, אבל שום קלף של ${s.seat('seat')} לא היה מונח הפוך.`,
  'record.nothingToTakeBack': (s) =>
    `לפי הרישום ${s.seat('seat')} לוקח בחזרה את הקלף ${s.card('card')}, אבל לא הניח אותו על השולחן.`,
  'record.firstHadNoCard': (s) => `לפי התשובה ${s.seat('seat')} היה הראשון, אבל לא היה לו קלף בלקיחה הזאת.`,
  'record.trickUnfinished': (s) => `הרישום מדלג הלאה אף שלקיחה ${s.number('trick')} לא הושלמה.`,
  'record.answerUnfit': () => 'זו אינה יכולה להיות תשובה לשאלה הזאת: הרשומה אינה משנה דבר.',
  'record.ruledBefore': () =>
    'התשובה הזאת באה אחרי שכבר נפסק בעניינה ופעלו לפי הפסיקה: הפסיקה עומדת בעינה עד שמישהו יבטל אותה.',
  'record.answerTooLate': (s) =>
    `הרישום אומר רק עכשיו, אחרי שהמשחק כבר נמשך, שהקלף ${s.card('card')} שוחק: הרשומה אינה משנה דבר.`,
  'record.noSuchLaw': (s) => `הפסיקה נוקבת ב${s.clause('law')}, שאינו קיים בספר החוקים.`,
  'record.rulingOfNoCall': (s) =>
    `ברישום אין הכרזה שהפסיקה הזאת לפי ${s.clause('law')} יכולה לחול עליה: כאן אין לה תוצאה.`,
  'record.noSuchTricks': (s) => `הפסיקה נותנת לכרוז ${s.number('tricks')} לקיחות, אבל בחלוקה יש שלוש־עשרה.`,
  'record.scoresDiffer': () =>
    'הרישום קובע כאן לאותו צד תוצאה אחרת מזו שאותו גורם קבע קודם: יש לבטל אחת משתי הרשומות.',
  'record.weightsDoNotAdd': (s) =>
    s.has('negative')
      ? 'אחד המשקלים של התוצאה שנקבעה קטן מ־0%.'
      : `סכום המשקלים של התוצאה שנקבעה הוא ${s.number('sum')}% במקום 100%.`,
  'record.noSuchMoment': () => 'לשום רגע קודם ברישום אין השם שהרשומה הזאת נותנת: הרשומה אינה משנה דבר.',
  'record.endedAlready': () => 'זה כבר נגמר קודם לכן: הרשומה אינה משנה דבר.',
  'record.nothingToTurn': (s) =>
    `לפי הרישום ${s.seat('seat')} הופך קלף של לקיחה על פניו, אבל לא שיחק שום קלף.`,
  'record.noPlay': () =>
    'לפי הרישום לא היה משחק באותה עת, כי המכרז לא נגמר או שכולם הכריזו פאס: הרשומה אינה משנה דבר.',
  'record.nothingToChange': () =>
    'לא נקרא קודם שום קלף של הדומם, ולכן אין קריאה לשנות: הרשומה אינה משנה דבר.',
  'record.nothingTogether': () => 'לפי הרישום הקלף הזה בא יחד עם אחר, אבל לא היה אחר: זה הקלף הראשון.',
  'record.agreedWithHimself': (s) =>
    `לפי הרישום ${s.seat('by')} מסכים לתביעה או לוויתור שלו עצמו, ורק יריב יכול להסכים: הרשומה אינה משנה דבר.`,
  'record.onePlayerOfTwo': (s) =>
    `לכך דרושים שני שחקנים, אבל הרישום נוקב רק באחד (${s.seat('seat')}): הרשומה אינה משנה דבר.`,
  'record.namesTwoCards': (s) =>
    `הרשומה נוקבת בקלף ${s.card('card')} וגם בסדרה או בדרגה של קלף אחר: רק ${s.card('card')} נחשב.`,
  'record.tricksTooMany': (s) =>
    `לפי הרישום צד אחד זכה ב־${s.number('won')} מלקיחות ${s.number('from')} עד ${s.number('to')}, וזה לא ייתכן.`,
  'record.leaderFromLater': (s) =>
    `הקלפים אינם מראים מי זכה בלקיחה ${s.number('trick')}. מה שקרה אחר כך מראה שתורו של ${s.seat('seat')} היה להוביל.`,
  'record.leaderDidNotWin': (s) =>
    `${s.seat('seat')} מוביל ${s.card('card')} ללקיחה ${s.number('trick')}, אבל לא ייתכן שזכה בלקיחה הקודמת: או שזו הובלה מחוץ לתור, או שהרישום שגוי.`,
  'record.cardsDoNotFit': () =>
    'לא ייתכן שכל הקלפים שאיש אינו זוכר היו כפי שנרשם: באחת הידיים אין בשבילם די קלפים, או אין די קלפים מן הסדרה.',
  'record.ledOrPlayed': (s) =>
    `הרישום אינו אומר אם ${s.seat('seat')} הוביל ${s.card('card')} או שיחק אותו על ${s.card('led')}: הוא נחשב להובלה.`,
  'record.turnUnclear': (s) => `הרישום אינו מראה תורו של מי היה כש${s.seat('seat')} שיחק ${s.card('card')}.`,
};
