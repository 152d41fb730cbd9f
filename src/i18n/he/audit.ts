/** What the audit of a session finds, in Hebrew: the record held against itself, never corrected. One sentence a message key. */

import type { audit as english, auditList as englishList } from '../en/audit.ts';
import type { Message } from '../en/findings/message.ts';
import {
  aboutMatter,
  standingMatterIn,
  askedIn,
  boardsOf,
  explained,
  resultIn,
  bid,
} from '../phrases/audit.ts';
import type { Slots } from '../slots.ts';
import { deals, toTricks, tricks } from './count.ts';
import { machines } from './machines.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';
import { island, quote } from './quote.ts';
import type { Translated } from '../translated.ts';

const vulnerable = (s: Slots, name: string): string => VULNERABLE[s.text(name)] ?? s.text(name);

const call = (s: Slots): string => `הכרזה מספר ${s.number('number')}, ${bid(s, 'call')},`;
const board = (s: Slots): string => island(s.text('board'));

const DEALS = (s: Slots): string => {
  const boards = boardsOf(s);
  return `${deals(s.number('count'))}${boards === '' ? '' : ` (בורדים ${island(boards)})`}`;
};

/** What would explain an opening lead that does not fit, by the name the check gives it. */
const EXPLANATION: Readonly<Record<string, Message>> = {
  declarer: (s) => `הכרוז צריך להיות ${s.seat('wouldDeclare')}`,
  lead: (s) => (s.has('meant') ? `הובל קלף אחר, למשל ${s.card('meant')}` : 'הובל קלף אחר'),
  leadOutOfTurn: () => 'ההובלה הייתה מחוץ לתור והתקבלה',
  board: () => 'הידיים הן של בורד אחר',
};

const explanations = (s: Slots): string => explained(s, EXPLANATION, '; או ');

function result(s: Slots, name: string): string {
  const { contract, declarer, won } = resultIn(s, name);
  return `${contract} בידי ${declarer}, ${tricks(won)}`;
}

function fits(s: Slots): string {
  if (s.has('fitsVulnerability'))
    return ` הניקוד הרשום היה מתאים לפגיעות אחרת: ${vulnerable(s, 'fitsVulnerability')}.`;
  if (s.text('fitsTricks') !== '') return ` הניקוד הרשום היה מתאים ${toTricks(s.number('fitsTricks'))}.`;
  return s.has('fitsOtherSide') ? ' הניקוד הרשום היה מתאים לצד השני.' : '';
}

/** Whose hands the result was held against, and which of many it is; empty for a deal's own. */
const row = (s: Slots): string =>
  [
    s.has('handsIn') ? `לפי הידיים בקובץ ${island(s.text('handsIn'))}. ` : '',
    s.has('rowNs') && s.has('rowEw') ? `זוגות ${island(s.text('rowNs'))} ו־${island(s.text('rowEw'))}: ` : '',
  ].join('');

export const audit: Translated<Record<keyof typeof english, Message>> = {
  'audit.dealerNotOfBoard': (s) =>
    `המחלק בבורד ${board(s)} הוא ${s.seat('expected')}; לפי הרישום המחלק הוא ${s.seat('dealer')}.`,
  'audit.vulnerabilityNotOfBoard': (s) =>
    `הפגיעות בבורד ${board(s)}: ${vulnerable(s, 'expected')}; ברישום: ${vulnerable(s, 'vulnerable')}.`,
  'audit.insufficientBid': (s) =>
    `${call(s)} אינה גבוהה מההכרזה שלפניה${s.has('marked') ? ', כפי שהקובץ עצמו אומר' : ''}.`,
  'audit.inadmissibleDouble': (s) => `${call(s)} אינה מותרת אחרי ההכרזות שלפניה.`,
  'audit.callAfterEnd': (s) => `המכרז הסתיים לפני הכרזה מספר ${s.number('number')}, ${bid(s, 'call')}.`,
  'audit.passedOutButContract': (s) =>
    `כל ארבעת השחקנים הכריזו פאס, ובכל זאת רשום חוזה: ${bid(s, 'stated')}.`,
  'audit.statedPassedOutButBid': (s) => `לפי הרישום כולם הכריזו פאס, אבל הוכרז ${bid(s, 'bid')}.`,
  'audit.passedOutButPlayed': (s) => `כולם הכריזו פאס, ובכל זאת רשומים קלפים ששוחקו: ${s.number('cards')}.`,
  'audit.passedOutButScored': (s) => `כולם הכריזו פאס, ובכל זאת רשומה תוצאה: ${quote(s.text('text'))}.`,
  'audit.nobodyBidButPlayed': (s) =>
    `המכרז נקטע בלי שמישהו הכריז גובה (הכרזות: ${s.number('count')}), ובכל זאת רשומים קלפים ששוחקו: ${s.number('cards')}.`,
  'audit.notOverButPlayed': (s) =>
    `המכרז נקטע ב־${bid(s, 'auction')} (הכרזות: ${s.number('count')}) ולא צוין חוזה, ובכל זאת רשומים קלפים ששוחקו: ${s.number('cards')}.`,
  'audit.nobodyBidButScored': (s) =>
    `המכרז נקטע בלי שמישהו הכריז גובה (הכרזות: ${s.number('count')}), ובכל זאת רשומה תוצאה: ${quote(s.text('text'))}.`,
  'audit.notOverButScored': (s) =>
    `המכרז נקטע ב־${bid(s, 'auction')} (הכרזות: ${s.number('count')}) ולא צוין חוזה, ובכל זאת רשומה תוצאה: ${quote(s.text('text'))}.`,
  'audit.auctionStopsShort': (s) =>
    s.has('auction')
      ? `לפי הרישום החוזה הוא ${bid(s, 'stated')}, אבל המכרז שלו נקטע ב־${bid(s, 'auction')} (הכרזות: ${s.number('count')}).`
      : `לפי הרישום החוזה הוא ${bid(s, 'stated')}, אבל המכרז שלו נקטע לפני שמישהו הכריז גובה.`,
  'audit.dealerDiffers': () => 'מהלך המכרז אינו מתחיל במחלק.',
  'audit.resultForOtherContract': (s) =>
    s.has('statedDeclarer')
      ? `ברשימת התוצאות: ${bid(s, 'stated')} בידי ${s.seat('statedDeclarer')}; המכרז מסתיים ב־${bid(s, 'contract')} בידי ${s.seat('declarer')}.`
      : 'החוזה ברשימת התוצאות שונה מזה שבמכרז.',
  'audit.auctionTurned': (s) =>
    `הכרוז לפי הרישום הוא ${s.seat('stated')}, וההובלה תומכת בכך; לפי המכרז הכרוז הוא ${s.seat('auction')}. ייתכן שהמחלק והמכרז הוזנו מן המושב הלא נכון.`,
  'audit.leadNotHeld': (s) =>
    `${row(s)}הובלת הפתיחה צריכה לבוא מ${s.seat('leader')}, אבל הקלף ${s.card('card')} חולק ל${s.seat('holder')}. הסביר ביותר תחילה: ${explanations(s)}.`,
  'audit.leadFromWrongHand': (s) =>
    `${row(s)}${s.seat('seat')} מוביל את הובלת הפתיחה, ${s.card('card')}, אבל כשהכרוז הוא ${s.seat('declarer')} על ${s.seat('leader')} להוביל. הסביר ביותר תחילה: ${explanations(s)}.`,
  'audit.leadSeatDiffers': (s) =>
    `לפי הרישום המוביל הראשון הוא ${s.seat('stated')}, אבל קלפי הלקיחה הראשונה מתאימים להובלה של ${s.seat('seat')}.`,
  'audit.rowTurned': () => 'בלקיחה אחת לפחות יש קלפים בעמודות של שחקנים שלא קיבלו אותם.',
  'audit.handsDoNotFit': (s) =>
    `${s.number('count')} מתוך ${s.number('cards')} הקלפים ששוחקו חולקו למישהו אחר: הידיים והמשחק הם כנראה של שני בורדים שונים.`,
  'audit.outOfTurn': (s) => `${s.seat('seat')} משחק ${s.card('card')} כשהתור הוא של ${s.seat('expected')}.`,
  'audit.resultImpossible': (s) =>
    `${tricks(s.number('stated'))} לכרוז: לא ייתכן. צד הכרוז לקח ${s.number('won')}, ${s.number('left') === 1 ? 'ונותרה' : 'ונותרו'} לשחק ${tricks(s.number('left'))}.`,
  'record.resultDiffers': (s) =>
    `לפי הרישום לכרוז ${tricks(s.number('stated'))}; המשחק והתביעה נותנים ${s.number('played')}.`,
  'audit.resultNotWhole': (s) =>
    `לפי הרישום ${tricks(s.number('declarers'))} לצד הכרוז ו־${s.number('defenders')} למגינים, ויחד אין כאן שלוש־עשרה.`,
  'audit.claimNotAsListed': (s) =>
    `לפי התביעה ${tricks(s.number('claimed'))} לכרוז, לפי רשימת התוצאות ${s.number('stated')}.`,
  'audit.noTrickAtAll': (s) => `לפי התוצאה הכרוז לא לקח אף לקיחה ב־${bid(s, 'contract')}: כנראה המספר שגוי.`,
  'audit.lastTrickCertain': (s) =>
    `לפי הרישום לכרוז ${tricks(s.number('stated'))}, אבל רק צד אחד יכול לזכות בלקיחה האחרונה, וכך יוצאות ${s.number('sure')}.`,
  'audit.scoreDiffers': (s) =>
    `${row(s)}הניקוד הרשום לצד הכרוז הוא ${s.naming.score(s.number('stated'))}; ${
      s.has('ifVulnerable')
        ? `לפי החוזה והתוצאה הוא ${s.naming.score(s.number('computed'))}, ואם הצד פגיע ${s.naming.score(s.number('ifVulnerable'))}`
        : `לפי החוזה, התוצאה והפגיעות הוא ${s.naming.score(s.number('computed'))}`
    }.${fits(s)}`,
  'audit.bothSidesDeclared': (s) =>
    `שני הצדדים היו כרוזים ב${s.text('strain') === 'NT' ? 'ללא שליט' : s.suit('strain')} ולקחו יחד ${tricks(s.number('total'))}: ${result(s, 'result')}, ובשולחן אחר ${result(s, 'other')}.`,
  'audit.farFromDoubleDummy': (s) =>
    `${row(s)}${s.seat('declarer')} לקח ${tricks(s.number('tricks'))}; במשחק מושלם של כל הארבעה (דאבל דמי) היו ${tricks(s.number('doubleDummy'))}. ייתכן שהחוזה, הכרוז או התוצאה נרשמו בטעות.`,
  'audit.doubleDummyStated': (s) =>
    `${island(s.text('tag'))} שבקובץ אינו מתאים לידיים: ${s.number('count')} מתוך ${s.number('of')} התוצאות שונות. לפיו ${s.seat('declarer')} לוקח ${tricks(s.number('stated'))} ב${s.text('strain') === 'NT' ? 'ללא שליט' : s.suit('strain')}; במשחק מושלם של כל הארבעה (דאבל דמי) אלה ${tricks(s.number('doubleDummy'))}. ייתכן שהוא שייך לידיים אחרות.`,
  'audit.statedUnreadable': (s) =>
    `${island(s.text('tag'))} שבקובץ אינו קריא, ולכן לא הושווה לידיים: ${island(s.text('text'))}`,
  'audit.parStated': (s) =>
    `הקובץ (${island('OptimumScore')}) נותן פאר של ${s.naming.score(s.number('stated'))} לצפון–דרום; לפי דאבל דמי, המחלק והפגיעות הוא ${s.naming.score(s.number('computed'))}.`,
  'audit.parContractStated': (s) =>
    `הקובץ נותן ${island(s.text('stated'))} כפאר (${island('ParContract')}); לפי דאבל דמי ${s.has('tricks') ? `הכרוז לוקח שם ${tricks(s.number('tricks'))}, ${s.naming.score(s.number('score'))} לצפון–דרום, ו` : ''}הפאר הוא ${s.naming.score(s.number('computed'))} לצפון–דרום.`,
  'audit.twoGroups': (s) =>
    `הממוצע של ${s.number('before')} התוצאות הראשונות הוא ${s.naming.score(s.number('meanBefore'))}, ושל ${s.number('after')} האחרונות ${s.naming.score(s.number('meanAfter'))}: ייתכן שבינתיים הבורד סובב או חולק מחדש.`,
  'audit.otherHandsThanField': (s) =>
    `בשולחן הזה הידיים שונות מאלה של ${s.number('others')} השולחנות ששיחקו את הבורד באותן ידיים${s.text('fits') === '' ? '' : `: אלה הידיים של בורד ${s.text('fits')}, וייתכן ששני בורדים הוחלפו`}.`,
  'audit.twoTablesOtherHands': (s) =>
    `בשני השולחנות ששיחקו את הבורד הזה היו ידיים שונות${s.text('fits') === '' ? '' : `; בשולחן הזה אלה הידיים של בורד ${s.text('fits')}`}. מן הרישומים אי אפשר לדעת מה הן הידיים הנכונות.`,
  'audit.fieldOfTwoHands': (s) =>
    `הבורד הזה שוחק בשתי חלוקות: האחת ב־${s.number('ofMore')} שולחנות (${s.text('more')}), האחרת ב־${s.number('ofFewer')} (${s.text('fewer')})${s.text('fits') === '' ? '' : `, והיא של בורד ${s.text('fits')}`}. מן הרישומים אי אפשר לדעת מהי החלוקה הנכונה; אפשר להשוות רק תוצאות מאותה חלוקה.`,
  'audit.otherPlayThanField': (s) =>
    `הקלפים ששוחקו בשולחן הזה אינם מתאימים לידיים שבהן שוחק הבורד הזה בשולחנות אחרים (${s.number('others')})${s.text('fits') === '' ? '' : `; הם מתאימים לבורד ${s.text('fits')}, וייתכן ששני בורדים הוחלפו`}.`,
  'audit.otherLeadsThanField': (s) =>
    `קלף ההובלה בשולחן הזה אינו ביד שמובילה, ואילו ב־${s.number('others')} שולחנות אחרים הוא ביד המובילה; הוא מתאים לבורד ${s.text('fits')}, וקלף ההובלה שם מתאים לכאן, וייתכן ששני בורדים הוחלפו.`,
  'audit.claimStatement': (s) =>
    `${s.seat('by')} תבע ${tricks(s.number('tricks'))} והצהיר על דרך משחק; על אנשים לשפוט אם כל דרך רגילה מתאימה להצהרה.`,
  'audit.resultMissing': (s) => `חסרה כאן תוצאה; שולחנות אחרים שיש להם תוצאה: ${s.number('others')}.`,
  'audit.boardPlayedTwice': (s) =>
    `לאותם ארבעה שחקנים שתי תוצאות בבורד הזה: ${result(s, 'before')}, וגם ${result(s, 'now')}.`,
  'audit.filesDisagree': (s) =>
    `שני קבצים חלוקים על ארבעת השחקנים האלה בבורד הזה: כאן ${result(s, 'now')}, ובקובץ ${island(s.text('otherFile'))} ${result(s, 'before')}.`,
  'audit.average': (s) => {
    const given = s.has('ns') && s.has('ew');
    const sides = given ? `: ${s.number('ns')}% לצפון–דרום, ${s.number('ew')}% למזרח–מערב` : '';
    return `${row(s)}במקום תוצאה יש בשולחן הזה תוצאה מתוקנת מלאכותית, ${quote(s.text('stated'))}${sides}.`;
  },
  'audit.notPlayed': (s) => `${row(s)}הבורד הזה לא שוחק בשולחן הזה.`,
  'audit.playedLate': (s) => `${row(s)}הבורד הזה נרשם כבורד שישוחק מאוחר יותר: התוצאה עוד תבוא.`,
  'audit.pairMeetsItself': (s) =>
    s.has('number')
      ? `זוג ${island(s.text('number'))} רשום בשני הצדדים של התוצאה הזאת; בשאר המושב לכל זוג מספר משלו.`
      : `אותם שני שחקנים רשומים בשני צדי השולחן: ${island(s.text('one'))} ו־${island(s.text('other'))}.`,
  'audit.pairTwoResults': (s) =>
    `לזוג ${island(s.text('number'))} שתי תוצאות בבורד הזה, נגד זוג ${island(s.text('one'))} ונגד זוג ${island(s.text('other'))}; אף זוג אינו משחק בורד פעמיים.`,
  'audit.pairsMeetTwice': (s) =>
    `זוגות ${island(s.text('one'))} ו־${island(s.text('other'))} נפגשים כאן, בבורד ${island(s.text('again'))}, וגם בבורד ${island(s.text('board'))}; שום שני זוגות אחרים במושב אינם נפגשים פעמיים. ייתכן שזוג נרשם בטעות.`,
  'audit.adjustedWithoutRuling': () => 'התוצאה תוקנה, אבל לא רשומה פסיקה.',
  'audit.matterOpen': (s) =>
    `הופנתה תשומת לב לאי־סדירות, ועניין אחד עדיין פתוח: ${standingMatterIn(s, machines)}.`,
  'audit.questionOpen': (s) =>
    `נותר לאנשים לענות: ${quote(askedIn(s, questions))}${aboutMatter(s, machines)}.`,
  'audit.markedRevokeNotSeen': (s) =>
    `הקובץ מסמן את הקלף ${s.card('card')} של ${s.seat('seat')} כמחדל, אבל הקלפים אינם מראים מחדל.`,
  'audit.markedLeadInTurn': (s) =>
    `הקובץ מסמן את הקלף ${s.card('card')} של ${s.seat('seat')} כהובלה מחוץ לתור, אבל התור היה של היד הזאת.`,
  'audit.mirror': (s) =>
    `${result(s, 'result')}: ב־${s.number('alike')} מתוך ${s.number('others')} שולחנות אחרים לקחו ${s.seat('declarer')} או שותפו אותו מספר לקיחות באותה סדרה. ייתכן שהתוצאה הוזנה לצד הלא נכון.`,
  'audit.lettersMixed': (s) => `השם ${quote(s.text('word'))} מערבב אותיות דומות משני אלפביתים.`,
  'audit.file.dealersNotOfBoards': (s) => `בקובץ הזה המחלקים אינם נובעים ממספרי הבורדים: ${DEALS(s)}.`,
  'audit.file.vulnerabilitiesNotOfBoards': (s) => `בקובץ הזה הפגיעות אינה נובעת ממספרי הבורדים: ${DEALS(s)}.`,
  'audit.file.resultsOfOtherBoards': (s) => `בקובץ הזה רשימת התוצאות אינה תואמת את הבורדים: ${DEALS(s)}.`,
  'audit.file.dealersDiffer': (s) => `בקובץ הזה המכרזים אינם מתחילים במחלק: ${DEALS(s)}.`,
  'audit.file.auctionsTurned': (s) =>
    `בקובץ הזה המחלק והמכרז הוזנו מן המושב הלא נכון; הידיים, הכרוז והמשחק מתאימים זה לזה: ${DEALS(s)}.`,
  'audit.file.callsAfterEnd': (s) => `בקובץ הזה המכרזים נמשכים בפאסים אחרי סופם: ${DEALS(s)}.`,
  'audit.file.scoresDiffer': (s) =>
    `בקובץ הזה הניקוד הרשום הוא מסוג אחר מזה שהחוזה והתוצאה נותנים: ${DEALS(s)}.`,
  'audit.file.averages': (s) => `בקובץ הזה תוצאות מתוקנות מלאכותיות במקום תוצאות: ${DEALS(s)}.`,
  'audit.file.notPlayed': (s) => `בקובץ הזה בורדים נרשמו כבורדים שלא שוחקו: ${DEALS(s)}.`,
  'audit.file.playedLate': (s) => `בקובץ הזה בורדים נרשמו כבורדים שישוחקו מאוחר יותר: ${DEALS(s)}.`,
  'audit.file.pairsMeetThemselves': (s) => `בקובץ הזה אותם שני שמות רשומים בשני צדי השולחן: ${DEALS(s)}.`,
  'audit.file.boardsPlayedTwice': (s) => `בקובץ הזה לאותם ארבעה שחקנים כמה תוצאות באותו בורד: ${DEALS(s)}.`,
  'audit.file.leadsOfOtherHands': (s) =>
    `${s.number('count')} מתוך ${s.number('of')} הובלות הפתיחה בקובץ הזה אינן בידיים שעליהן להוביל לפי ${island(s.text('handsIn'))}: הידיים שם הן כנראה של מושב אחר.`,
  'audit.file.leadSeatsDiffer': (s) =>
    `בקובץ הזה חלק המשחק נוקב תמיד במושב אחר מזה של המוביל הראשון; הקלפים עצמם מתאימים: ${DEALS(s)}.`,
};

/** What the list of findings is made of. */
export const auditList: Translated<typeof englishList> = {
  reportTitle: 'ביקורת מושב',
  same: ({ count, boards }: { count: number; boards: string }) =>
    `אותו דבר ${count} פעמים בקובץ הזה${boards === '' ? '' : ` (בורדים ${island(boards)})`}.`,
  columns: ['חומרה', 'בדיקה', 'מקום', 'בורד', 'ממצא', 'חוקים'],
  severities: { error: 'שגיאה', warning: 'אזהרה', review: 'לבדיקה', info: 'הערה' },
  checks: {
    A01: 'ארבע ידיים של שלושה־עשר קלפים שונים',
    A02: 'המחלק והפגיעות של הבורד',
    A03: 'המכרז והחוזה',
    A04: 'הכרוז לפי המכרז',
    A05: 'הובלת הפתיחה',
    A06: 'קלפים שביד ומשחק בתור',
    A07: 'אי־שירות לסדרה',
    A08: 'קלפי עונשין והגבלות הובלה',
    A09: 'לקיחות, תביעות ותוצאה',
    A10: 'ניקוד לפי חוזה ותוצאה',
    A11: 'שני הצדדים כרוזים באותה סדרה או בללא שליט',
    A12: 'השוואה לדאבל דמי',
    A13: 'תוצאות בשתי קבוצות',
    A14: 'תביעות לבדיקה',
    A15: 'תוצאות חסרות, מלאכותיות או חוזרות; זוג נגד עצמו',
    A16: 'תוצאות מתוקנות בלי פסיקה',
    A17: 'עניינים פתוחים',
    A18: 'סימונים בקובץ שקלפיו סותרים',
    A19: 'תוצאות שהוזנו לצד הלא נכון',
    A20: 'אותיות משני אלפביתים',
    A21: 'קלפים אחרים מאלה של שאר השולחנות',
    import: 'בעיות בקובץ',
  },
};
