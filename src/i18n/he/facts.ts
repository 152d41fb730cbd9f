/** What somebody did or said, in Hebrew. One sentence a fact; the same template is written or spoken. */

import type { Fact } from '../../events/event.ts';
import {
  aboutText,
  boardText,
  calledText,
  factPhrase,
  handDealt,
  outcomesText,
  someone,
  timeText,
  type BoardWords,
  type FactMessages,
  type FactSlots,
} from '../phrases/facts.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import { numberWritten } from '../../lawbook/clauseNumber.ts';
import type { Vouching } from '../../events/vouching.ts';
import { pickText, type Naming } from '../naming.ts';
import { tricks } from './count.ts';
import { names } from './names.ts';
import { optionName } from './options.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';
import { island, quote } from './quote.ts';

/** What stands before the card, and after it. */
const MANNER = {
  dropped: ['שומט את הקלף', ''],
  withAnother: ['שומט את הקלף', ' יחד עם הקלף ששוחק'],
  shown: ['מראה את הקלף', ''],
  named: ['נוקב בקלף', ''],
  replacing: ['חושף את הקלף', ' בניסיון להחליף קלף'],
  spreading: ['חושף את הקלף', ' כשהחל לפרוש את ידו'],
} as const;

const ATTENTION = {
  revoke: 'למחדל',
  leadOutOfTurn: 'להובלה מחוץ לתור',
  penaltyCard: 'לקלף עונשין',
  defectiveTrick: 'ללקיחה פגומה',
  designation: 'לקלף שנקרא מן הדומם',
  other: 'לאי־סדירות',
} as const;

const SUBJECT = {
  revoke: 'על מחדל אפשרי',
  auction: 'על מהלך המכרז',
  call: 'מה משמעות הכרזה',
  contract: 'מהו החוזה',
  doubler: 'מי הכפיל',
  other: 'שאלה',
} as const;

const FOUND = { director: 'מנהל התחרות קובע', committee: 'הוועדה קובעת', reviewer: 'הבודק קובע' } as const;

/** Whom the record names by an English word. */
const PERSON: Readonly<Record<string, string>> = {
  director: 'מנהל התחרות',
  committee: 'הוועדה',
  reviewer: 'הבודק',
};

const person = (by: string, naming: Naming): string => PERSON[by] ?? island(someone(by, naming));

const BOARD: BoardWords = {
  board: (name) => `בורד ${name}`,
  dealer: (seat) => `מחלק: ${seat}`,
  by: ({ contract, seat }) => `${contract}, כרוז: ${seat}`,
  declarer: (seat) => `כרוז: ${seat}`,
  vulnerable: VULNERABLE,
  comparison: 'למה משווים את הניקוד שלו',
};

const facts: FactMessages = {
  CallMade: ({ seat, call, alert, explanation }, naming) => {
    const made = `${naming.seat(seat)}: ${naming.call(call)}`;
    const alerted = alert === true ? `${made}, עם התרעה` : made;
    return explanation === undefined ? alerted : `${alerted} (${quote(explanation)})`;
  },
  CardPlayed: (fact, naming, { leads }) => {
    const { seat, faceDown, together } = fact;
    const verb = leads ? 'מוביל' : 'משחק';
    if (fact.card === undefined)
      return `${naming.seat(seat)} ${verb} ${fact.suit === undefined ? 'קלף שאיש אינו זוכר' : `קלף ${names.suitsSingular[fact.suit]} שאיש אינו זוכר איזה`}`;
    const how = faceDown === true ? ' כקלף הפוך' : '';
    const where = fact.trick === undefined ? '' : ` ללקיחה ${fact.trick}`;
    return `${naming.seat(seat)} ${verb} ${naming.card(fact.card)}${where}${how}${together === true ? ', באותו רגע' : ''}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, naming) => {
    const which =
      from === to ? `לקיחה ${from} לא נרשמה קלף אחר קלף` : `לקיחות ${from} עד ${to} לא נרשמו קלף אחר קלף`;
    return side === undefined || won === undefined
      ? `${which}, וגם לא ידוע מי זכה`
      : `${which}: ${naming.side(side)} זכו ב־${won}`;
  },
  LeadFaced: ({ seat }, naming) => `${naming.seat(seat)} חושף את הובלת הפתיחה`,
  DummySpread: ({ seat }, naming) => `${naming.seat(seat)} פורש את ידו כדומם`,
  CardCalled: (fact, naming) => {
    const { by, change } = fact;
    const what = calledText(fact, naming, {
      card: (card) => naming.card(card),
      words: quote,
      any: 'קלף',
    });
    return change === true
      ? `${naming.seat(by)} משנה את הקריאה: ${what}`
      : `${naming.seat(by)} קורא מן הדומם: ${what}`;
  },
  CardPlaced: ({ card }, naming) => `הדומם מניח את הקלף ${naming.card(card)} כקלף ששוחק`,
  CardTouched: ({ seat, card }, naming) => `${naming.seat(seat)} נוגע בקלף ${naming.card(card)} שבדומם`,
  CardExposed: ({ seat, card, manner, seenByPartner }, naming) =>
    `${naming.seat(seat)} ${MANNER[manner][0]} ${naming.card(card)}${MANNER[manner][1]}${seenByPartner === false ? ', מחוץ לשדה הראייה של השותף' : ''}`,
  HandFaced: ({ seat }, naming) => `${naming.seat(seat)} חושף את ידו`,
  HandSeen: ({ by, of }, naming) => `${naming.seat(by)} מסתכל בידו של ${naming.seat(of)}`,
  CardWithdrawn: ({ seat, card }, naming) => `${naming.seat(seat)} לוקח בחזרה את הקלף ${naming.card(card)}`,
  TrickTurned: ({ seat }, naming) => `${naming.seat(seat)} הופך את קלפו מן הלקיחה האחרונה`,
  TrickInspected: ({ by, trick }, naming) => `${naming.seat(by)} חושף שוב את לקיחה ${trick}`,
  QuestionAsked: ({ by, to, about }, naming) =>
    `${naming.seat(by)} שואל את ${naming.seat(to)} ${SUBJECT[about]}`,
  AttentionDrawn: ({ by, to, trick, seat }, naming) => {
    const where = trick === undefined ? '' : ` בלקיחה ${trick}`;
    const whose = seat === undefined ? '' : ` של ${naming.seat(seat)}`;
    return `${naming.seat(by)} מפנה תשומת לב ${ATTENTION[to]}${whose}${where}`;
  },
  DirectorCalled: ({ by }, naming) => `${naming.seat(by)} קורא למנהל התחרות`,
  OptionsExplained: ({ to, options }, naming) =>
    `מנהל התחרות מסביר ל${naming.seat(to)} את אפשרויות הבחירה: ${naming.series(options.map((option) => optionName(option, naming)))}`,
  ChoiceMade: ({ by, option }, naming) => `${naming.seat(by)} בוחר: ${optionName(option, naming)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, naming) =>
    `${FOUND[by]}: ${questions[question].ask} ${answerText(answer, naming)}${aboutText(about, naming, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, naming) => {
    if (isReadersClaim(note)) return `תביעה: ${won === 0 ? 'אין עוד לקיחות' : `עוד ${tricks(won)}`} לכרוז`;
    const kept = won === 0 ? 'על כל הלקיחות הנותרות' : `ושומר לעצמו ${tricks(won)}`;
    const claims = won === 0 ? 'אינו תובע אף אחת מן הלקיחות הנותרות' : `תובע ${tricks(won)}`;
    const what = kind === 'claim' ? claims : `מוותר ${kept}`;
    return `${naming.seat(by)} ${what}${statement === undefined ? '' : `: ${quote(statement)}`}`;
  },
  ClaimAgreed: ({ by }, naming) => `${naming.seat(by)} מסכים לתביעה או לוויתור`,
  ClaimDoubted: ({ by }, naming) => `${naming.seat(by)} מטיל ספק בתביעה או בוויתור`,
  ConcessionObjected: ({ by }, naming) => `${naming.seat(by)} מתנגד לתביעה או לוויתור`,
  PlayOnRequested: ({ by }, naming) => `${naming.seat(by)} מבקש להמשיך במשחק`,
  PlayOnConsented: ({ by }, naming) => `${naming.seat(by)} מסכים להמשיך במשחק`,
  HandReturned: ({ seat }, naming) =>
    seat === undefined ? 'כל ארבע הידיים חזרו לבורד' : `${naming.seat(seat)} מחזיר את ידו לבורד`,
  NextBoardCalled: ({ seat }, naming) => `${naming.seat(seat)} מכריז בבורד הבא`,
  RoundEnded: () => 'הסיבוב מסתיים',
  CorrectionPeriodEnded: () => 'תקופת התיקונים מסתיימת',
  StatementMade: ({ by, text, time }, naming) =>
    `${person(by, naming)} אומר${timeText(time, naming)}: ${quote(text)}`,
  RulingGiven: ({ by, law, tricks: ruled, text }, naming) => {
    const result = ruled === undefined ? '' : `, ${tricks(ruled)} לכרוז`;
    return `פסיקה לפי ${naming.clause(numberWritten(law))} (${person(by, naming)})${result}${text === undefined ? '' : `: ${quote(text)}`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, naming) => {
    const listed = outcomesText(outcomes, naming, { percent: (weight) => `${weight}%`, tricks });
    return `תוצאה מתוקנת נקבעה ל${side === 'both' ? 'שני הצדדים' : naming.side(side)} (${person(by, naming)})${listed === '' ? '' : `: ${listed}`}`;
  },
  Amended: ({ with: corrected }, naming, slots) => `הרישום מתוקן: ${factText(corrected, naming, slots)}`,
  Undone: () => 'רשומה בוטלה: היא נרשמה בטעות',
  HandRecorded: ({ seat, hand }, naming) => `${naming.seat(seat)} קיבל בחלוקה ${handDealt(hand, naming)}`,
  BoardRecorded: (board, naming) => `הבורד נרשם: ${boardText(board, naming, BOARD)}`,
  CaseNoted: ({ text }) => (text === '' ? 'הערה בתיק בוטלה' : `הערה לתיק: ${quote(text)}`),
  AccountGiven: ({ by, events, time }, naming) =>
    `${person(by, naming)} מספר גרסה אחרת${timeText(time, naming)}: ${events.length === 1 ? 'רשומה אחת' : `${events.length} רשומות`}`,
  AccountFound: ({ by }) => `${FOUND[by]} איזו גרסה נכונה`,
  PollPrepared: ({ seat, asks }, naming) =>
    `הוכן משאל: מה אחרים ${asks === 'call' ? 'היו מכריזים' : 'היו משחקים'} במקום ${naming.seat(seat)}`,
  PollAnswered: ({ choice }, naming) => `תשובה למשאל: ${pickText(choice, naming)}`,
};

/** Who vouches for a fact: `שנוי במחלוקת (לפי צפון)`. */
export function vouched({ status, by }: Vouching, naming: Naming): string {
  const who = by === null ? null : person(by, naming);
  if (status === null) return `לפי ${who}`;
  if (status === 'found') return who === null ? 'נקבע כעובדה' : `נקבע כעובדה על ידי ${who}`;
  const label = { disputed: 'שנוי במחלוקת', agreed: 'מוסכם על הצדדים' }[status];
  return who === null ? label : `${label} (לפי ${who})`;
}

const trickName = (trick: number): string => `לקיחה ${trick}`;

function answerText(answer: boolean | number | string, naming: Naming): string {
  if (answer === true) return 'כן';
  if (answer === false) return 'לא';
  return island(someone(String(answer), naming));
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, naming: Naming, slots: FactSlots): string {
  return factPhrase(facts, fact, naming, slots);
}
