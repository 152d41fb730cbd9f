/** What a reader could not take as it stands, and what to do about it, in Hebrew. One sentence for each code of `src/formats/problem.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type {
  otherProblem as englishOther,
  ProblemSlots,
  problems as english,
  suggestions as englishSuggestions,
} from '../en/problems.ts';
import { isolate } from '../isolate.ts';
import type { Naming } from '../naming.ts';
import { deals as dealsOf } from './count.ts';
import { island, quote } from './quote.ts';
import type { Translated } from '../translated.ts';

const quoted = (params: ProblemSlots): string =>
  params['text'] === undefined || params['text'] === '' ? '' : `: ${quote(params['text'])}`;
const counted = (params: ProblemSlots): string => {
  const deals = Number(params['count'] ?? 1);
  return deals > 1 ? ` (${dealsOf(deals)})` : '';
};
const hand = (params: ProblemSlots, naming: Naming): string =>
  isSeat(params['seat']) ? `ביד של ${naming.seat(params['seat'])}` : 'באחת הידיים';
const card = (params: ProblemSlots, naming: Naming): string =>
  isCard(params['card']) ? `הקלף ${naming.card(params['card'])}` : 'קלף';
const shown = (value: string | number | undefined): string => island(String(value ?? '?'));
const megabytes = (params: ProblemSlots): string => shown(`${params['megabytes']} MB`);

export const problems: Translated<typeof english> = {
  fileEmpty: () => 'הקובץ ריק.',
  fileTwice: () => 'הקובץ זהה לקובץ קודם, ונקרא פעם אחת.',
  fileBinary: () => 'זה אינו קובץ טקסט.',
  formatUnknown: () => 'הפורמט לא זוהה.',
  pageWithoutRecord: () =>
    'זהו דף אינטרנט שאין בו רישום. אם Dealtrail כתבה אותו, אפשר לפתוח את הקובץ case.json שלצדו.',
  fileOfOtherKind: ({ count, names }) =>
    count === undefined
      ? 'הקובץ הזה אינו רישום של חלוקה, והושמט.'
      : count === 1
        ? `קובץ אחד כאן אינו רישום של חלוקה, והושמט: ${shown(names)}`
        : `${count} קבצים כאן אינם רישומים של חלוקות, והושמטו: ${shown(names)}`,
  xmlUnreadable: () => `זה אינו ${isolate('XML')} תקין.`,
  databaseUnreadable: () => 'זה אינו מסד נתונים של תוצאות שאפשר לקרוא: הוא פגום, או מסוג אחר.',
  databaseLocked: () => 'מסד התוצאות הזה מוגן בסיסמה ולא נקרא: שמרו אותו בלי סיסמה.',
  readElsewhere: () => 'קובץ מסוג זה אינו נקרא כאן.',
  archiveOfOtherKind: ({ ending }) =>
    `זה ארכיון מסוג שאינו נפתח כאן (${isolate(`.${ending}`)}). יש לחלץ אותו תחילה ולבחור את הקבצים שבו.`,
  archiveUnreadable: (params) =>
    `הארכיון, או חלק ממנו, לא חולץ: הוא פגום, מוגן בסיסמה או דחוס בדרך לא רגילה${quoted(params)}.`,
  archiveTooLarge: (params) =>
    `הארכיון, או חלק ממנו, גדול בחילוצו מן המרב הנקרא, ${megabytes(params)}, והושמט${quoted(params)}.`,
  archiveTooMany: (params) =>
    `בארכיון יש יותר קבצים מן המרב הנקרא, ${shown(params['count'])}; היתר הושמט${quoted(params)}.`,
  archiveTooDeep: (params) =>
    `ארכיון בתוך ארכיון נפתח עד עומק של ${shown(params['count'])}; זה עמוק יותר והושמט${quoted(params)}.`,
  fileTooLarge: (params) => `זה גדול מ־${megabytes(params)}, הגודל המרבי שנקרא, ולא נקרא.`,
  recordTooLong: (params) => `רשומה אחת ארוכה מ־${megabytes(params)}: רק תחילתה נקראה.`,
  readingTooLong: ({ seconds }) =>
    `קריאת הקובץ ארכה יותר מ־${shown(seconds)} שניות והופסקה: הקובץ פגום, או נוצר כדי לחסום את התוכנה.`,
  readingTooMuch: (params) =>
    `קריאת הקובץ דרשה יותר מ־${megabytes(params)} של זיכרון והופסקה: הקובץ גדול מדי, או נוצר כדי לחסום את התוכנה.`,
  archiveEmpty: () => 'אין בארכיון קובץ שאפשר לקרוא כאן.',
  fileBrokeOff: () => 'ביקורת הקובץ נקטעה: אי אפשר עוד לקרוא אותו, או שיש תקלה בתוכנה.',
  noDeals: () => 'לא נמצאה חלוקה בקובץ הזה.',
  extensionDiffers: () => 'שם הקובץ מורה על פורמט אחד ותוכנו על אחר; הוא נקרא לפי תוכנו.',
  notUtf8: () => 'הקובץ בקידוד תווים ישן; אותיות שאינן לטיניות בסיסיות עלולות להיות שגויות.',
  directionMarks: () => 'בטקסט יש סימני כיוון כתיבה שהועתקו מדף; הם הושמטו.',
  nulBytes: () => 'הקובץ מכיל בתים שאינם טקסט; הם הושמטו.',
  fileCut: () => 'סוף הקובץ חסר: כנראה נקטע.',
  characterCut: () => 'הקובץ מסתיים באמצע תו: כנראה נקטע.',
  percentEncoded: () => 'הטקסט בא מכתובת רשת ופוענח.',
  suitSymbolsRepaired: () => 'סמלי הסדרות נפגמו בקידוד שגוי ושוחזרו.',
  lettersFolded: (params) => `אותיות הקלפים נקראו כאס, מלך, מלכה, נסיך ועשר${quoted(params)}.`,
  lettersUnclear: (params) => `אות של קלף מציינת קלפים שונים בשפות שונות; היא נקראה כמוצג${quoted(params)}.`,
  handsAsText: ({ seat, from }, naming) =>
    isSeat(seat)
      ? `הטקסט נקרא כיד אחת, עלה תחילה, וניתן ל${naming.seat(seat)}.`
      : from === undefined
        ? 'הטקסט נקרא כידיים, עלה תחילה.'
        : 'הטקסט נקרא כידיים, עלה תחילה, בכיוון השעון מצפון.',
  handsByPlace: () => 'הטקסט נקרא כתרשים: צפון למעלה, מערב משמאל, מזרח מימין, דרום למטה.',
  moreOfTheSame: (params) => `יש עוד ${shown(params['count'])} כאלה.`,
  gamesWithoutDeal: (params) => `יש רשומות בלי חלוקה, מכרז או משחק${counted(params)}.`,
  gamesNotSeparated: (params) => `חלוקות באות זו אחר זו בלי שורה ריקה${counted(params)}.`,
  dealInherited: (params) => `הידיים נלקחו מן החלוקה הקודמת, כפי שהקובץ מבקש${counted(params)}.`,
  dealerFromBoard: (params) => `המחלק נקבע לפי מספר הבורד${counted(params)}.`,
  vulnerableFromBoard: (params) => `הפגיעות נקבעה לפי מספר הבורד${counted(params)}.`,
  declarerFromLead: (params) => `הכרוז נקבע לפי הובלת הפתיחה${counted(params)}.`,
  columnsRotated: (params) => `עמודות המשחק אינן מתחילות במוביל; הן נקראו לפי מושב${counted(params)}.`,
  commentNotClosed: () => 'הערה מתחילה כאן ואינה מסתיימת.',
  commentHidesGame: () => 'הערה נמשכת מעבר לתחילתה של חלוקה אחרת.',
  tagUnreadable: (params) => `לא היה אפשר לקרוא את השורה${quoted(params)}.`,
  tagNotClosed: () => 'סוגר נפתח כאן ואינו נסגר.',
  tagWithoutQuotes: () => 'הערך כתוב כאן בלי מירכאות.',
  quoteNotClosed: () => 'מירכאות נפתחות כאן ואינן נסגרות.',
  quoteInside: () => 'יש מירכאות בתוך הערך.',
  tagOverLines: () => 'ערך נמשך על פני כמה שורות.',
  tagRepeated: (params) => `אותה רשומה מופיעה פעמיים בחלוקה אחת${quoted(params)}.`,
  sectionRepeated: (params) => `אותו מקטע מופיע פעמיים בחלוקה אחת${quoted(params)}.`,
  textIgnored: (params) => `הטקסט הזה אינו שייך לשום רשומה והושמט${quoted(params)}.`,
  inheritanceForbidden: (params) =>
    `אין לקחת את הרשומה הזאת מן החלוקה הקודמת${params['tag'] === undefined ? '' : `: ${shown(params['tag'])}`}.`,
  sectionTooLong: () => 'המקטע ארוך מכל חלוקה אפשרית; השאר הושמט.',
  rulingTableUnreadable: () => 'לא היה אפשר לקרוא את הטבלה של מה שקרה מלבד המשחק.',
  rulingTableDiffers: () => 'הידיים או המשחק שונו אחרי שנכתבה הטבלה של מה שקרה מלבדם; הטבלה הושמטה.',
  noteUnreadable: (params) => `לא היה אפשר לקרוא הערה${quoted(params)}.`,
  handsUnreadable: (params) => `לא היה אפשר לקרוא את הידיים${quoted(params)}.`,
  oneAsTen: (params) => `1 בלי האפס שלו נקרא כעשר${quoted(params)}.`,
  handsDiffer: ({ board }) => `ידי בורד ${shown(board)} מופיעות בקובץ פעמיים, והן שונות.`,
  checksumDiffers: ({ board }) => `סיכום הביקורת של בורד ${shown(board)} שגוי; ייתכן שגם הידיים שגויות.`,
  cardTwice: (params, naming) => `${card(params, naming)} חולק פעמיים.`,
  handCount: (params, naming) =>
    `מספר הקלפים ${hand(params, naming)} אינו שלושה־עשר${params['count'] === undefined ? '' : `: ${params['count']}`}.`,
  dealerUnreadable: (params) => `לא היה אפשר לקרוא את המחלק${quoted(params)}.`,
  dealerDiffers: () => 'מהלך המכרז אינו מתחיל במחלק.',
  vulnerableUnreadable: (params) => `לא היה אפשר לקרוא את הפגיעות${quoted(params)}.`,
  namesUnclear: () => 'לא היה אפשר לשייך את שמות השחקנים למושבים.',
  movie: () =>
    'זה קובץ לימוד שמראה ומסתיר קלפים כרצונו, לא רישום של משחק: המכרז והמשחק לא נבדקו, רק הידיים, ככל שהן מוצגות.',
  movieChecked: () => 'זה נראה כקובץ לימוד, אבל יש בו רישום שלם: הוא נבדק כמו כל רישום.',
  callUnreadable: (params) => `לא היה אפשר לקרוא הכרזה${quoted(params)}.`,
  auctionPerhapsInvented: () => 'המכרז הוא הכרזה אחת ואחריה פאסים: יש אתרים שכותבים כך כשידוע רק החוזה.',
  callsLeftOut: ({ count }) => `המכרז נקרא עד כאן; הכרזות שהושמטו: ${shown(count)}.`,
  asteriskAsAlert: () => 'כוכבית מיד אחרי הכרזה נקראה כהתרעה, כי יש אחריה הכרזות נוספות.',
  callGuessed: (params) => `הכרזה נוחשה לפי הכתוב${quoted(params)}.`,
  dashInAuction: () => 'יש קו מפריד באמצע המכרז.',
  contractUnreadable: (params) => `לא היה אפשר לקרוא את החוזה${quoted(params)}.`,
  contractWithoutLevel: (params) => `לחוזה אין גובה${quoted(params)}.`,
  declarerUnreadable: (params) => `לא היה אפשר לקרוא את הכרוז${quoted(params)}.`,
  declaredInsufficientBid: () => 'הקובץ מסמן הכרזה נמוכה מדי שעמדה בעינה.',
  declaredSkippedCall: () => 'הקובץ מסמן הכרזה שדילגו עליה.',
  declaredSwap: () => 'הקובץ אומר שהכרוז והדומם התחלפו.',
  cardUnreadable: (params) => `לא היה אפשר לקרוא קלף מן המשחק${quoted(params)}.`,
  cardMissing: ({ trick }) =>
    `חסר קלף${trick === undefined ? '' : ` בלקיחה ${trick}`}; מה ששוחק אחריו נשמר. הקובץ אינו אומר מי הוביל אז: מוצגת היד הסבירה ביותר.`,
  tooManyCards: () => 'במשחק יש יותר מ־52 קלפים; כולם נקראו.',
  cardsLeftOut: ({ count }) => `המשחק נקרא עד כאן; קלפים שהושמטו: ${shown(count)}.`,
  leaderUnknown: () => 'לא ברור מי הוביל את הובלת הפתיחה.',
  declaredRevoke: () => 'הקובץ מסמן מחדל.',
  declaredLeadOutOfTurn: () => 'הקובץ מסמן הובלה מחוץ לתור שהתקבלה.',
  declaredWrongCount: () => 'הקובץ מסמן את התוצאה כספירה שגויה של הלקיחות.',
  resultUnreadable: (params) => `לא היה אפשר לקרוא את התוצאה${quoted(params)}.`,
  scoreColumnsUnknown: (params) =>
    `בטבלת תוצאות יש עמודות שהתוכנה אינה מכירה; הן נשארו כפי שהן${counted(params)}.`,
  scoreColumnsMissing: (params) =>
    `בטבלת תוצאות אין עמודה לחוזה, לכרוז או לתוצאה, ולכן שורותיה לא נקראו${counted(params)}.`,
  scoreRowUnreadable: (params) =>
    `בשורה הזאת של טבלת התוצאות אין תאים כמספר העמודות, והיא לא נקראה${quoted(params)}.`,
  scoresDiffer: (params) =>
    `הנקודות של שני הצדדים בשורה הזאת של טבלת התוצאות אינן הפוכות זו לזו, ולא נקראו${quoted(params)}.`,
  resultImpossible: ({ result, won }) =>
    `התוצאה ${shown(result)} אינה אפשרית: הכרוז כבר לקח ${won === undefined ? 'יותר' : shown(won)}, או שלא נותרו די לקיחות.`,
  resultForOtherContract: () => 'התוצאה שייכת לחוזה אחר.',
  resultNotWhole: ({ declarers, defenders }) =>
    `הלקיחות של שני הצדדים אינן שלוש־עשרה: ${shown(declarers)} ו־${shown(defenders)}.`,
  claimNotAsListed: ({ claimed, stated }) =>
    `לפי התביעה ${shown(claimed)} לקיחות, לפי רשימת התוצאות ${shown(stated)}.`,
  noTrickAtAll: () => 'לפי התוצאה הכרוז לא לקח אף לקיחה.',
  passedOutButContract: () => 'כל ארבעת השחקנים הכריזו פאס, אבל ברשימת התוצאות יש חוזה.',
  claimWithoutResult: () => 'המשחק נפסק מוקדם, ואין תוצאה שאומרת כמה לקיחות נתבעו.',
  claimTwice: () => 'יש שתי תביעות.',
  cardsAfterClaim: () => 'רשומים קלפים אחרי תביעה.',
  undoTooFar: () => 'נלקחו בחזרה יותר קלפים ממה ששוחק.',
  tooManyDeals: (params) =>
    `יש בקובץ יותר חלוקות ממה שנקרא בבת אחת${params['count'] === undefined ? '' : `: נקראו ${shown(params['count'])} הראשונות`}.`,
  leadSeatDiffers: () => 'הובלת הפתיחה אינה באה מן היד שמשמאל לכרוז.',
  sealDamaged: ({ count }) =>
    `החותם אינו תקף ${count === 1 ? 'במקום אחד' : `ב־${count} מקומות`}: נקרא רק מה שהוא כפי שנחתם.`,
  sealOpen: ({ count }) =>
    `לא כל החברים חתמו על כל הרישום: ${count === 1 ? 'רשומה אחת לא הוקפאה' : `${count} רשומות לא הוקפאו`}.`,
  caseNotJson: () => `זה אינו קובץ מקרה קריא: ה־${isolate('JSON')} אינו תקין.`,
  caseNotObject: () => 'זה אינו קובץ מקרה.',
  caseFormatUnknown: (params) => `גרסה זו של פורמט המקרים אינה מוכרת${quoted(params)}.`,
  caseHandsUnreadable: (params) => `לא היה אפשר לקרוא את הידיים${quoted(params)}.`,
  caseFieldUnreadable: (params) => `לא היה אפשר לקרוא ערך${quoted(params)}.`,
  caseItemUnreadable: (params) =>
    `לא היה אפשר לקרוא את רשומת האירוע ${shown(params['item'])}${quoted(params)}.`,
  caseItemIsText: (params) =>
    `רשומת האירוע ${shown(params['item'])} היא טקסט שאינו רצף קלפים, במקום שבו נדרש אובייקט${quoted(params)}.`,
  caseEventUnknown: (params) => `רשומת האירוע ${shown(params['item'])} היא מסוג לא מוכר${quoted(params)}.`,
  caseEventsTooMany: () => 'יש בקובץ הרבה יותר אירועים ממה שייתכן בחלוקה; השאר לא נקרא.',
  caseFieldUnknown: ({ text = '', near }) =>
    `בפורמט המקרים אין שדה ${quote(text)}, ולכן דבר לא נקרא ממנו${near === undefined ? '' : `. אולי הכוונה ל־${quote(near)}`}.`,
  caseNumberBeyond: ({ text = '', item, least, most }) =>
    `${quote(text)} ברשומה ${shown(item)} יכול להיות רק מ־${shown(least)} עד ${shown(most)}, ולכן אולי הכוונה למספר אחר.`,
  caseFieldTwice: (params) => `אותו שדה מופיע פעמיים, ונקרא הערך האחרון${quoted(params)}.`,
  caseMarkTwice: (params) => `אותו סימון מופיע פעמיים${quoted(params)}.`,
};

export const suggestions: Translated<typeof englishSuggestions> = {
  chooseAnotherFile: 'אפשר לבחור קובץ אחר.',
  checkEncoding: `כדאי לבדוק שמות וסדרות; אם הם נראים שגויים, יש לשמור את הקובץ ב־${isolate('UTF-8')}.`,
  checkExtension: 'אפשר לשנות את שם הקובץ.',
  checkPlace: 'כדאי לבדוק את השורה הזאת.',
  checkHands: 'כדאי להשוות את הידיים לבורד.',
  checkAuction: 'כדאי להשוות את המכרז לרישום או לברר עם השחקנים.',
  checkDeclarer: 'כדאי לבדוק את החוזה ואת הכרוז.',
  checkResult: 'כדאי לבדוק את התוצאה.',
  checkPlay: 'כדאי לבדוק את המשחק מכאן והלאה.',
  checkSeal: 'הרשימה של החותם מונה כל רשומה.',
  exportAgain: 'כדאי לייצא את הקובץ שוב מן המקור.',
  nothingToDo: 'אין צורך בפעולה.',
  splitFile: 'כדאי לחלק את הקובץ לקבצים קטנים יותר.',
};

/** For a code that has no sentence of its own. */
export const otherProblem: Translated<typeof englishOther> = (params) => `משהו כאן לא הובן${quoted(params)}.`;
