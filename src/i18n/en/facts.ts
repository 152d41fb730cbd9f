/** What somebody did or said, in English. One sentence a fact; the same template is written or spoken. */

import type { Fact } from '../../events/event.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
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
import { numberWritten } from '../../lawbook/clauseNumber.ts';
import type { Vouching } from '../../events/vouching.ts';
import { pickText, type Naming } from '../naming.ts';
import { tricks } from './count.ts';
import { names } from './names.ts';
import { optionName } from './options.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';

/** What stands before the card, and after it. */
const MANNER = {
  dropped: ['drops', ''],
  withAnother: ['drops', ' along with the card played'],
  shown: ['shows', ''],
  named: ['names', ''],
  replacing: ['exposes', ' while trying to replace a card'],
  spreading: ['exposes', ' when beginning to spread the hand'],
} as const;

const ATTENTION = {
  revoke: 'a revoke',
  leadOutOfTurn: 'a lead out of turn',
  penaltyCard: 'a penalty card',
  defectiveTrick: 'a defective trick',
  designation: 'the card called from dummy',
  other: 'an irregularity',
} as const;

const SUBJECT = {
  revoke: 'about a possible revoke',
  auction: 'for a review of the auction',
  call: 'what a call means',
  contract: 'what the contract is',
  doubler: 'who doubled',
  other: 'a question',
} as const;

const JUDGE = { director: 'The director', committee: 'The committee', reviewer: 'The reviewer' } as const;

/** A player by his seat, an official by his office, anybody else by the word of the record. */
const person = (by: string, naming: Naming): string =>
  Object.hasOwn(JUDGE, by) ? JUDGE[by as keyof typeof JUDGE] : someone(by, naming);

const BOARD: BoardWords = {
  board: (name) => `board ${name}`,
  dealer: (seat) => `dealer ${seat}`,
  by: ({ contract, seat }) => `${contract} by ${seat}`,
  declarer: (seat) => `declarer ${seat}`,
  vulnerable: VULNERABLE,
  comparison: 'what its score is compared with',
};

const facts: FactMessages = {
  CallMade: ({ seat, call, alert, explanation }, naming) => {
    const made = `${naming.seat(seat)}: ${naming.call(call)}`;
    const alerted = alert === true ? `${made}, alerted` : made;
    return explanation === undefined ? alerted : `${alerted} (“${explanation}”)`;
  },
  CardPlayed: (fact, naming, { leads }) => {
    const { seat, faceDown, together } = fact;
    const verb = leads ? 'leads' : 'plays';
    if (fact.card === undefined)
      return `${naming.seat(seat)} ${verb} ${fact.suit === undefined ? 'a card nobody remembers' : `a ${names.suitsSingular[fact.suit]}, nobody remembers which`}`;
    const how = faceDown === true ? ' face down' : '';
    const where = fact.trick === undefined ? '' : ` to trick ${fact.trick}`;
    return `${naming.seat(seat)} ${verb} the ${naming.card(fact.card)}${where}${how}${together === true ? ', at the same moment' : ''}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, naming) => {
    const which = from === to ? `Trick ${from} is` : `Tricks ${from} to ${to} are`;
    return side === undefined || won === undefined
      ? `${which} not recorded card by card, and nobody knows who won ${from === to ? 'it' : 'them'}`
      : `${which} not recorded card by card: ${naming.side(side)} won ${won}`;
  },
  LeadFaced: ({ seat }, naming) => `${naming.seat(seat)} faces the opening lead`,
  DummySpread: ({ seat }, naming) => `${naming.seat(seat)} spreads the hand as dummy`,
  CardCalled: (fact, naming) => {
    const { by, change } = fact;
    const what = calledText(fact, naming, {
      card: (card) => `the ${naming.card(card)}`,
      words: (words) => `“${words}”`,
      any: 'a card',
    });
    return change === true
      ? `${naming.seat(by)} changes the call to ${what}`
      : `${naming.seat(by)} calls ${what} from dummy`;
  },
  CardPlaced: ({ card }, naming) => `Dummy puts the ${naming.card(card)} in the played position`,
  CardTouched: ({ seat, card }, naming) => `${naming.seat(seat)} touches the ${naming.card(card)} in dummy`,
  CardExposed: ({ seat, card, manner, seenByPartner }, naming) =>
    `${naming.seat(seat)} ${MANNER[manner][0]} the ${naming.card(card)}${MANNER[manner][1]}${seenByPartner === false ? ', out of partner’s sight' : ''}`,
  HandFaced: ({ seat }, naming) => `${naming.seat(seat)} faces the hand`,
  HandSeen: ({ by, of }, naming) => `${naming.seat(by)} looks at the hand of ${naming.seat(of)}`,
  CardWithdrawn: ({ seat, card }, naming) => `${naming.seat(seat)} takes back the ${naming.card(card)}`,
  TrickTurned: ({ seat }, naming) => `${naming.seat(seat)} turns the card of the last trick over`,
  TrickInspected: ({ by, trick }, naming) => `${naming.seat(by)} turns up trick ${trick} again`,
  QuestionAsked: ({ by, to, about }, naming) =>
    `${naming.seat(by)} asks ${naming.seat(to)} ${SUBJECT[about]}`,
  AttentionDrawn: ({ by, to, trick, seat }, naming) => {
    const where = trick === undefined ? '' : ` at trick ${trick}`;
    const whose = seat === undefined ? '' : ` by ${naming.seat(seat)}`;
    return `${naming.seat(by)} draws attention to ${ATTENTION[to]}${whose}${where}`;
  },
  DirectorCalled: ({ by }, naming) => `${naming.seat(by)} calls the director`,
  OptionsExplained: ({ to, options }, naming) =>
    `The director explains the choices to ${naming.seat(to)}: ${naming.series(options.map((option) => optionName(option, naming)))}`,
  ChoiceMade: ({ by, option }, naming) => `${naming.seat(by)} chooses: ${optionName(option, naming)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, naming) =>
    `${JUDGE[by]} finds: ${questions[question].ask} ${answerText(answer, naming)}${aboutText(about, naming, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, naming) => {
    if (isReadersClaim(note))
      return `Claim: ${won === 0 ? 'no more tricks' : `${won} more ${won === 1 ? 'trick' : 'tricks'}`} for declarer`;
    const concedes = won === 0 ? 'concedes all the tricks left' : `concedes, keeping ${tricks(won)}`;
    const what =
      kind === 'claim' ? `claims ${won === 0 ? 'none of the tricks left' : tricks(won)}` : concedes;
    return `${naming.seat(by)} ${what}${statement === undefined ? '' : `: “${statement}”`}`;
  },
  ClaimAgreed: ({ by }, naming) => `${naming.seat(by)} agrees to the claim or concession`,
  ClaimDoubted: ({ by }, naming) => `${naming.seat(by)} doubts the claim or concession`,
  ConcessionObjected: ({ by }, naming) => `${naming.seat(by)} objects to the claim or concession`,
  PlayOnRequested: ({ by }, naming) => `${naming.seat(by)} asks to play on`,
  PlayOnConsented: ({ by }, naming) => `${naming.seat(by)} agrees to play on`,
  HandReturned: ({ seat }, naming) =>
    seat === undefined
      ? 'All four hands are back in the board'
      : `${naming.seat(seat)} puts the hand back in the board`,
  NextBoardCalled: ({ seat }, naming) => `${naming.seat(seat)} calls on the next board`,
  RoundEnded: () => 'The round ends',
  CorrectionPeriodEnded: () => 'The correction period ends',
  StatementMade: ({ by, text, time }, naming) =>
    `${person(by, naming)} says${timeText(time, naming)}: “${text}”`,
  RulingGiven: ({ by, law, tricks: ruled, text }, naming) => {
    const result = ruled === undefined ? '' : `, ${tricks(ruled)} to declarer`;
    return `${person(by, naming)} ruled under ${naming.clause(numberWritten(law))}${result}${text === undefined ? '' : `: “${text}”`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, naming) => {
    const listed = outcomesText(outcomes, naming, { percent: (weight) => `${weight}%`, tricks });
    return `${person(by, naming)} assigned an adjusted score to ${side === 'both' ? 'both sides' : naming.side(side)}${listed === '' ? '' : `: ${listed}`}`;
  },
  Amended: ({ with: corrected }, naming, slots) =>
    `The record is corrected: ${factText(corrected, naming, slots)}`,
  Undone: () => 'An entry is taken back: it was recorded by mistake',
  HandRecorded: ({ seat, hand }, naming) => `${naming.seat(seat)} was dealt ${handDealt(hand, naming)}`,
  BoardRecorded: (board, naming) => `The board is recorded: ${boardText(board, naming, BOARD)}`,
  CaseNoted: ({ text }) => (text === '' ? 'A note on the case is taken back' : `Note on the case: “${text}”`),
  AccountGiven: ({ by, events, time }, naming) =>
    `${person(by, naming)} gives another account${timeText(time, naming)}: ${events.length} ${events.length === 1 ? 'entry' : 'entries'}`,
  AccountFound: ({ by }) => `${JUDGE[by]} finds which account is true`,
  PollPrepared: ({ seat, asks }, naming) =>
    `A poll is prepared: what others would ${asks === 'call' ? 'call' : 'play'} in the place of ${naming.seat(seat)}`,
  PollAnswered: ({ choice }, naming) => `A peer answers a poll: ${pickText(choice, naming)}`,
};

/** Who vouches for a fact: `Disputed (according to North)`. */
export function vouched({ status, by }: Vouching, naming: Naming): string {
  const who = by === null ? null : person(by, naming).replace(/^The /, 'the ');
  if (status === null) return `According to ${who}`;
  if (status === 'found') return who === null ? 'Found as a fact' : `Found as a fact by ${who}`;
  const label = { disputed: 'Disputed', agreed: 'Agreed' }[status];
  return who === null ? label : `${label} (according to ${who})`;
}

const trickName = (trick: number): string => `trick ${trick}`;

function answerText(answer: boolean | number | string, naming: Naming): string {
  if (answer === true) return 'Yes';
  if (answer === false) return 'No';
  return someone(String(answer), naming);
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, naming: Naming, slots: FactSlots): string {
  return factPhrase(facts, fact, naming, slots);
}
