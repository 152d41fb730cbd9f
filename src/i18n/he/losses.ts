/** What a file of another format can’t carry, in Hebrew. One sentence for each code of `src/formats/losses.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { losses as english, LossParams } from '../en/losses.ts';
import { isolate } from '../isolate.ts';
import type { Naming } from '../naming.ts';
import { tricks } from './count.ts';
import { island, quote } from './quote.ts';
import type { Translated } from '../translated.ts';

const quoted = ({ text }: LossParams): string => (text === undefined ? '' : `: ${quote(text)}`);
const shown = (value: string | number | undefined): string => island(String(value ?? '?'));
const cardOf = ({ seat, card }: LossParams, naming: Naming): string =>
  isSeat(seat) && isCard(card) ? `הקלף ${naming.card(card)} של ${naming.seat(seat)}` : 'קלף';

/** Keys of a case file that have words of their own. */
const NAMED_KEYS: ReadonlyMap<unknown, string> = new Map([
  ['translations', 'הכותרת וההערות בשפות אחרות אינן נשמרות.'],
  ['people', 'מי רשם מה אינו נשמר.'],
  ['seal', 'החתימות של הרישום החתום אינן נשמרות.'],
  ['comparison', 'הנתון שאליו התוצאה מושווית אינו נשמר.'],
]);

export const losses: Translated<typeof english> = {
  CallMade: () => 'מקומה בזמן של הכרזה בין אירועים אחרים אינו נשמר.',
  CardPlayed: () => 'קלף ששוחק אינו נשמר.',
  TricksSkipped: () => 'לקיחות שלא נרשמו קלף אחר קלף, וכל קלף ששוחק אחריהן, אינם נשמרים.',
  LeadFaced: () => 'חשיפת הובלת הפתיחה אינה נשמרת.',
  DummySpread: () => 'הרגע שבו נפרש הדומם אינו נשמר.',
  CardCalled: () => 'מילות הכרוז בקריאה לקלף מן הדומם אינן נשמרות.',
  CardPlaced: () => 'הקלף שהדומם הניח כמשוחק אינו נשמר.',
  CardTouched: () => 'נגיעה בקלף שבדומם אינה נשמרת.',
  CardExposed: () => 'קלף חשוף אינו נשמר.',
  HandFaced: () => 'חשיפת יד אינה נשמרת.',
  HandSeen: () => 'הסתכלות של שחקן ביד אחרת אינה נשמרת.',
  CardWithdrawn: () => 'קלף שנלקח בחזרה אינו נשמר.',
  TrickTurned: () => 'הפיכה של לקיחה סגורה אינה נשמרת.',
  TrickInspected: () => 'הסתכלות בלקיחה סגורה אינה נשמרת.',
  QuestionAsked: () => 'שאלה שנשאלה ליד השולחן אינה נשמרת.',
  AttentionDrawn: () => 'הפניית תשומת לב לאי־סדירות אינה נשמרת.',
  DirectorCalled: () => 'הקריאה למנהל התחרות אינה נשמרת.',
  OptionsExplained: () => 'אפשרויות הבחירה שמנהל התחרות הסביר אינן נשמרות.',
  ChoiceMade: () => 'בחירה של שחקן אינה נשמרת.',
  QuestionAnswered: () => 'קביעת עובדה של מנהל התחרות אינה נשמרת.',
  ClaimMade: () => 'תביעה אינה נשמרת.',
  ClaimAgreed: () => 'הסכמה לתביעה אינה נשמרת.',
  ClaimDoubted: () => 'הטלת ספק בתביעה אינה נשמרת.',
  ConcessionObjected: () => 'התנגדות לתביעה או לוויתור אינה נשמרת.',
  PlayOnRequested: () => 'הבקשה להמשיך במשחק אחרי תביעה אינה נשמרת.',
  PlayOnConsented: () => 'ההסכמה להמשיך במשחק אחרי תביעה אינה נשמרת.',
  HandReturned: () => 'החזרת יד לבורד אינה נשמרת.',
  NextBoardCalled: () => 'הכרזה בבורד הבא אינה נשמרת.',
  RoundEnded: () => 'סוף הסיבוב אינו נשמר.',
  CorrectionPeriodEnded: () => 'סוף תקופת התיקונים אינו נשמר.',
  StatementMade: () => 'אמירה אינה נשמרת.',
  RulingGiven: () => 'פסיקה אינה נשמרת.',
  ScoreAssigned: () => 'תוצאה מתוקנת שנקבעה אינה נשמרת.',
  Amended: () => 'תיקון של הרישום אינו נשמר.',
  Undone: () => 'רשומה שהרושם ביטל אינה נשמרת, וגם לא הביטול עצמו.',
  HandRecorded: () => 'מה שנודע על יד לאחר תחילת הרישום אינו נשמר כרשומה נפרדת.',
  BoardRecorded: () => 'מה שנודע על הבורד לאחר תחילת הרישום אינו נשמר כרשומה נפרדת.',
  CaseNoted: () => 'הערה של התיק אינה נשמרת.',
  AccountGiven: () => 'גרסה אחרת של מה שקרה אינה נשמרת.',
  AccountFound: () => 'איזו גרסה נקבעה כנכונה אינו נשמר.',
  PollPrepared: () => 'שאלת משאל אינה נשמרת.',
  PollAnswered: () => 'תשובה למשאל אינה נשמרת.',
  unknownCard: () => 'קלף שאיש אינו זוכר, וכל קלף ששוחק אחריו, אינם נשמרים.',
  cardNotStanding: (params, naming) => `${cardOf(params, naming)}, ששוחק ולא עמד בעינו בסוף, אינו נשמר.`,
  playManner: (params, naming) => `אופן ההובלה או המשחק אינו נשמר: ${cardOf(params, naming)}.`,
  witness: () => 'מי מעיד על עובדה, ואם היא שנויה במחלוקת – אינו נשמר.',
  cardNote: (params, naming) => `ההערה שליד הקלף אינה נשמרת: ${cardOf(params, naming)}.`,
  callRemark: ({ call }) => `ההתרעה, ההסבר או ההערה שליד הכרזה ${shown(call)} אינם נשמרים.`,
  callsSkipped: () => 'דילוג על שחקן במכרז אינו נשמר.',
  claimant: (params, naming) =>
    `זהות התובע אינה נשמרת${isSeat(params['seat']) ? `: ${naming.seat(params['seat'])}` : ''}.`,
  claimStatement: (params) => `הצהרת התביעה אינה נשמרת${quoted(params)}.`,
  claimNote: (params) => `הערה על התביעה אינה נשמרת${quoted(params)}.`,
  acceptedLead: (params, naming) =>
    `לא מסומן שההובלה הייתה מחוץ לתור והתקבלה: ${cardOf(params, naming)}; מי שקורא את הקובץ יצטרך לגלות זאת.`,
  revokeMark: ({ card }, naming) =>
    `המחדל שהתבסס אינו מסומן${isCard(card) ? `: ${naming.card(card)}` : ''}; מי שקורא את הקובץ יצטרך לגלות זאת.`,
  play: () => 'המשחק אינו נשמר.',
  auction: () => 'מהלך המכרז אינו נשמר.',
  contract: () => 'החוזה אינו נשמר.',
  statedResult: ({ tricks: stated }) =>
    `התוצאה הרשומה אינה נשמרת: ${stated === undefined ? '?' : tricks(Number(stated))}.`,
  title: (params) => `הכותרת אינה נשמרת${quoted(params)}.`,
  event: (params) => `שם התחרות אינו נשמר${quoted(params)}.`,
  session: (params) => `המושב אינו נשמר${quoted(params)}.`,
  table: (params) => `השולחן אינו נשמר${quoted(params)}.`,
  room: (params) => `החדר אינו נשמר${quoted(params)}.`,
  scoring: (params) => `שיטת הניקוד אינה נשמרת${quoted(params)}.`,
  names: () => 'שמות השחקנים אינם נשמרים.',
  edition: ({ edition }) => `מהדורת החוקים שחלה אינה נשמרת: ${shown(edition)}.`,
  elections: () => 'מה שהרשות המוסמכת החליטה אינו נשמר.',
  notes: () => 'ההערות על החלוקה אינן נשמרות.',
  board: ({ board }) => `מספר הבורד אינו נשמר: ${shown(board)}.`,
  conditions: ({ board }) =>
    `המחלק והפגיעות אינם נשמרים: מי שקורא את הקובץ לוקח אותם ממספר הבורד${board === undefined ? '' : `, כאן ${shown(board)}`}.`,
  unknownHand: ({ seat }, naming) =>
    `לא נשמר שהיד של ${isSeat(seat) ? naming.seat(seat) : 'שחקן'} אינה ידועה.`,
  mark: ({ mark }) => `הסימון ${quote(mark ?? '?')} אינו נשמר.`,
  check: () => 'בדיקה של מה שהחוקים חייבים לומר אינה נשמרת.',
  key: ({ key = '?' }) => NAMED_KEYS.get(key) ?? `הרשומה ${quote(key)} אינה נשמרת.`,
  tag: ({ tag }) => `התג ${quote(tag ?? '?')} אינו נשמר.`,
  section: ({ tag }) => `המקטע ${quote(tag ?? '?')} אינו נשמר.`,
  letters: ({ text }) =>
    text === undefined || text === ''
      ? `הקובץ נכתב ב־${isolate('UTF-8')}, כי אותיותיו היו נקראות לא נכון ב־${isolate('Latin-1')}.`
      : `הקובץ נכתב ב־${isolate('UTF-8')}, שתקן הפורמט אינו כולל, בגלל האותיות האלה: ${island(String(text))}`,
  incompleteDeal: () => 'החלוקה הושמטה: בקובץ כזה יש מקום רק לארבע ידיים של שלושה־עשר קלפים.',
  cardlessDeal: () => 'החלוקה הושמטה: קישור מראה קלפים, ואף יד שלה אינה ידועה.',
  seats: () => 'הפורמט אינו מציין מושבים; קורא היה מייחס קלפים ליד אחרת או לסדר אחר.',
  inventedAuction: ({ count: calls }) =>
    calls === undefined
      ? 'סדר המכרז אינו ידוע; הקובץ מראה את המכרז הקצר ביותר שמוביל לחוזה.'
      : 'מהלך המכרז אינו נשמר, כי ההכרזות אינן לפי סדר התור; הקובץ מראה את המכרז הקצר ביותר שמוביל לחוזה.',
  order: () => 'החלוקות עומדות בקובץ בסדר אחר: השולחנות של כל בורד עומדים יחד.',
};

/** After the sentence, for what this program alone reads back. */
export const keptLoss = `תוכנות אחרות לא ימצאו זאת בקובץ; ${isolate('Dealtrail')} קורא זאת בחזרה מטבלה משלו.`;
