/** What somebody did or said, in Hebrew. One sentence a fact; the same template is written or spoken. */

import type { Fact } from '../../events/event.ts';
import {
  aboutText,
  boardTold,
  calledText,
  factPhrase,
  handDealt,
  outcomesText,
  someone,
  toldAt,
  type BoardWords,
  type FactMessages,
  type FactSlots,
} from '../phrases/facts.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import type { Vouching } from '../../events/vouching.ts';
import { pickTold, type Teller } from '../teller.ts';
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

const person = (by: string, tell: Teller): string => PERSON[by] ?? island(someone(by, tell));

const BOARD: BoardWords = {
  board: (name) => `בורד ${name}`,
  dealer: (seat) => `מחלק: ${seat}`,
  by: ({ contract, seat }) => `${contract}, כרוז: ${seat}`,
  declarer: (seat) => `כרוז: ${seat}`,
  vulnerable: VULNERABLE,
  comparison: 'למה משווים את הניקוד שלו',
};

const facts: FactMessages = {
  CallMade: ({ seat, call, alert, explanation }, tell) => {
    const made = `${tell.seat(seat)}: ${tell.call(call)}`;
    const alerted = alert === true ? `${made}, עם התרעה` : made;
    return explanation === undefined ? alerted : `${alerted} (${quote(explanation)})`;
  },
  CardPlayed: (fact, tell, { leads }) => {
    const { seat, faceDown, together } = fact;
    const verb = leads ? 'מוביל' : 'משחק';
    if (fact.card === undefined)
      return `${tell.seat(seat)} ${verb} ${fact.suit === undefined ? 'קלף שאיש אינו זוכר' : `קלף ${names.suitsSingular[fact.suit]} שאיש אינו זוכר איזה`}`;
    const how = faceDown === true ? ' כקלף הפוך' : '';
    const where = fact.trick === undefined ? '' : ` ללקיחה ${fact.trick}`;
    return `${tell.seat(seat)} ${verb} ${tell.card(fact.card)}${where}${how}${together === true ? ', באותו רגע' : ''}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, tell) => {
    const which =
      from === to
        ? `לקיחה ${from} אינה מתוארת קלף אחר קלף`
        : `לקיחות ${from} עד ${to} אינן מתוארות קלף אחר קלף`;
    return side === undefined || won === undefined
      ? `${which}, וגם לא ידוע מי זכה`
      : `${which}: ${tell.side(side)} זכו ב־${won}`;
  },
  LeadFaced: ({ seat }, tell) => `${tell.seat(seat)} חושף את הובלת הפתיחה`,
  DummySpread: ({ seat }, tell) => `${tell.seat(seat)} פורש את ידו כדומם`,
  CardCalled: (fact, tell) => {
    const { by, change } = fact;
    const what = calledText(fact, tell, {
      card: (card) => tell.card(card),
      words: quote,
      any: 'קלף',
    });
    return change === true
      ? `${tell.seat(by)} משנה את הקריאה: ${what}`
      : `${tell.seat(by)} קורא מן הדומם: ${what}`;
  },
  CardPlaced: ({ card }, tell) => `הדומם מניח את הקלף ${tell.card(card)} כקלף ששוחק`,
  CardTouched: ({ seat, card }, tell) => `${tell.seat(seat)} נוגע בקלף ${tell.card(card)} שבדומם`,
  CardExposed: ({ seat, card, manner, seenByPartner }, tell) =>
    `${tell.seat(seat)} ${MANNER[manner][0]} ${tell.card(card)}${MANNER[manner][1]}${seenByPartner === false ? ', מחוץ לשדה הראייה של השותף' : ''}`,
  HandFaced: ({ seat }, tell) => `${tell.seat(seat)} חושף את ידו`,
  HandSeen: ({ by, of }, tell) => `${tell.seat(by)} מסתכל בידו של ${tell.seat(of)}`,
  CardWithdrawn: ({ seat, card }, tell) => `${tell.seat(seat)} לוקח בחזרה את הקלף ${tell.card(card)}`,
  TrickTurned: ({ seat }, tell) => `${tell.seat(seat)} הופך את קלפו מן הלקיחה האחרונה`,
  TrickInspected: ({ by, trick }, tell) => `${tell.seat(by)} חושף שוב את לקיחה ${trick}`,
  QuestionAsked: ({ by, to, about }, tell) => `${tell.seat(by)} שואל את ${tell.seat(to)} ${SUBJECT[about]}`,
  AttentionDrawn: ({ by, to, trick, seat }, tell) => {
    const where = trick === undefined ? '' : ` בלקיחה ${trick}`;
    const whose = seat === undefined ? '' : ` של ${tell.seat(seat)}`;
    return `${tell.seat(by)} מפנה תשומת לב ${ATTENTION[to]}${whose}${where}`;
  },
  DirectorCalled: ({ by }, tell) => `${tell.seat(by)} קורא למנהל התחרות`,
  OptionsExplained: ({ to, options }, tell) =>
    `מנהל התחרות מסביר ל${tell.seat(to)} את אפשרויות הבחירה: ${tell.series(options.map((option) => optionName(option, tell)))}`,
  ChoiceMade: ({ by, option }, tell) => `${tell.seat(by)} בוחר: ${optionName(option, tell)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, tell) =>
    `${FOUND[by]}: ${questions[question].ask} ${answerText(answer, tell)}${aboutText(about, tell, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, tell) => {
    if (isReadersClaim(note)) return `תביעה: ${won === 0 ? 'אין עוד לקיחות' : `עוד ${tricks(won)}`} לכרוז`;
    const kept = won === 0 ? 'על כל הלקיחות הנותרות' : `ושומר לעצמו ${tricks(won)}`;
    const what = kind === 'claim' ? `תובע ${tricks(won)}` : `מוותר ${kept}`;
    return `${tell.seat(by)} ${what}${statement === undefined ? '' : `: ${quote(statement)}`}`;
  },
  ClaimAgreed: ({ by }, tell) => `${tell.seat(by)} מסכים לתביעה`,
  ClaimDoubted: ({ by }, tell) => `${tell.seat(by)} מטיל ספק בתביעה`,
  ConcessionObjected: ({ by }, tell) => `${tell.seat(by)} מתנגד מיד לוויתור של שותפו`,
  PlayOnRequested: ({ by }, tell) => `${tell.seat(by)} מבקש להמשיך במשחק`,
  PlayOnConsented: ({ by }, tell) => `${tell.seat(by)} מסכים להמשיך במשחק`,
  HandReturned: ({ seat }, tell) =>
    seat === undefined ? 'כל ארבע הידיים חזרו לבורד' : `${tell.seat(seat)} מחזיר את ידו לבורד`,
  NextBoardCalled: ({ seat }, tell) => `${tell.seat(seat)} מכריז בבורד הבא`,
  RoundEnded: () => 'הסיבוב מסתיים',
  CorrectionPeriodEnded: () => 'תקופת התיקונים מסתיימת',
  StatementMade: ({ by, text, time }, tell) =>
    `${person(by, tell)} אומר${toldAt(time, tell)}: ${quote(text)}`,
  RulingGiven: ({ by, law, tricks: ruled, text }, tell) => {
    const result = ruled === undefined ? '' : `, ${tricks(ruled)} לכרוז`;
    return `פסיקה לפי ${tell.clause(law)} (${person(by, tell)})${result}${text === undefined ? '' : `: ${quote(text)}`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, tell) => {
    const told = outcomesText(outcomes, tell, { percent: (weight) => `${weight}%`, tricks });
    return `תוצאה מתוקנת נקבעה ל${side === 'both' ? 'שני הצדדים' : tell.side(side)} (${person(by, tell)})${told === '' ? '' : `: ${told}`}`;
  },
  Amended: ({ with: corrected }, tell, slots) => `הרישום מתוקן: ${factText(corrected, tell, slots)}`,
  Undone: () => 'רשומה בוטלה: היא נרשמה בטעות',
  HandRecorded: ({ seat, hand }, tell) => `${tell.seat(seat)} קיבל בחלוקה ${handDealt(hand, tell)}`,
  BoardRecorded: (board, tell) => `הבורד נרשם: ${boardTold(board, tell, BOARD)}`,
  CaseNoted: ({ text }) => (text === '' ? 'הערה בתיק בוטלה' : `הערה לתיק: ${quote(text)}`),
  AccountGiven: ({ by, events, time }, tell) =>
    `${person(by, tell)} מספר גרסה אחרת${toldAt(time, tell)}: ${events.length === 1 ? 'רשומה אחת' : `${events.length} רשומות`}`,
  AccountFound: ({ by }) => `${FOUND[by]} איזו גרסה נכונה`,
  PollPrepared: ({ seat, asks }, tell) =>
    `הוכן משאל: מה אחרים ${asks === 'call' ? 'היו מכריזים' : 'היו משחקים'} במקום ${tell.seat(seat)}`,
  PollAnswered: ({ choice }, tell) => `תשובה למשאל: ${pickTold(choice, tell)}`,
};

/** Who vouches for a fact: `שנוי במחלוקת (לפי צפון)`. */
export function vouched({ status, by }: Vouching, tell: Teller): string {
  const who = by === null ? null : person(by, tell);
  if (status === null) return `לפי ${who}`;
  if (status === 'found') return who === null ? 'נקבע כעובדה' : `נקבע כעובדה על ידי ${who}`;
  const said = { disputed: 'שנוי במחלוקת', agreed: 'מוסכם על הצדדים' }[status];
  return who === null ? said : `${said} (לפי ${who})`;
}

const trickName = (trick: number): string => `לקיחה ${trick}`;

function answerText(answer: boolean | number | string, tell: Teller): string {
  if (answer === true) return 'כן';
  if (answer === false) return 'לא';
  return island(someone(String(answer), tell));
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, tell: Teller, slots: FactSlots): string {
  return factPhrase(facts, fact, tell, slots);
}
