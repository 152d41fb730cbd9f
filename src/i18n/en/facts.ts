/** What somebody did or said, in English. One sentence a fact; the same template is written or spoken. */

import type { Fact } from '../../events/event.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
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
import type { Vouching } from '../../events/vouching.ts';
import { pickTold, type Teller } from '../teller.ts';
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
const person = (by: string, tell: Teller): string =>
  Object.hasOwn(JUDGE, by) ? JUDGE[by as keyof typeof JUDGE] : someone(by, tell);

function tricks(count: number): string {
  return count === 1 ? '1 trick' : `${count} tricks`;
}

const BOARD: BoardWords = {
  board: (name) => `board ${name}`,
  dealer: (seat) => `dealer ${seat}`,
  by: ({ contract, seat }) => `${contract} by ${seat}`,
  declarer: (seat) => `declarer ${seat}`,
  vulnerable: VULNERABLE,
  comparison: 'what its score is compared with',
};

const facts: FactMessages = {
  CallMade: ({ seat, call, alert, explanation }, tell) => {
    const made = `${tell.seat(seat)}: ${tell.call(call)}`;
    const alerted = alert === true ? `${made}, alerted` : made;
    return explanation === undefined ? alerted : `${alerted} (“${explanation}”)`;
  },
  CardPlayed: (fact, tell, { leads }) => {
    const { seat, faceDown, together } = fact;
    const verb = leads ? 'leads' : 'plays';
    if (fact.card === undefined)
      return `${tell.seat(seat)} ${verb} ${fact.suit === undefined ? 'a card nobody remembers' : `a ${names.suitsSingular[fact.suit]}, nobody remembers which`}`;
    const how = faceDown === true ? ' face down' : '';
    const where = fact.trick === undefined ? '' : ` to trick ${fact.trick}`;
    return `${tell.seat(seat)} ${verb} the ${tell.card(fact.card)}${where}${how}${together === true ? ', at the same moment' : ''}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, tell) => {
    const which = from === to ? `Trick ${from} is` : `Tricks ${from} to ${to} are`;
    return side === undefined || won === undefined
      ? `${which} not told card by card, nor who won`
      : `${which} not told card by card: ${tell.side(side)} won ${won}`;
  },
  LeadFaced: ({ seat }, tell) => `${tell.seat(seat)} faces the opening lead`,
  DummySpread: ({ seat }, tell) => `${tell.seat(seat)} spreads the hand as dummy`,
  CardCalled: (fact, tell) => {
    const { by, change } = fact;
    const what = calledText(fact, tell, {
      card: (card) => `the ${tell.card(card)}`,
      words: (words) => `“${words}”`,
      any: 'a card',
    });
    return change === true
      ? `${tell.seat(by)} changes the call to ${what}`
      : `${tell.seat(by)} calls ${what} from dummy`;
  },
  CardPlaced: ({ card }, tell) => `Dummy puts the ${tell.card(card)} in the played position`,
  CardTouched: ({ seat, card }, tell) => `${tell.seat(seat)} touches the ${tell.card(card)} in dummy`,
  CardExposed: ({ seat, card, manner, seenByPartner }, tell) =>
    `${tell.seat(seat)} ${MANNER[manner][0]} the ${tell.card(card)}${MANNER[manner][1]}${seenByPartner === false ? ', out of partner’s sight' : ''}`,
  HandFaced: ({ seat }, tell) => `${tell.seat(seat)} faces the hand`,
  HandSeen: ({ by, of }, tell) => `${tell.seat(by)} looks at the hand of ${tell.seat(of)}`,
  CardWithdrawn: ({ seat, card }, tell) => `${tell.seat(seat)} takes back the ${tell.card(card)}`,
  TrickTurned: ({ seat }, tell) => `${tell.seat(seat)} turns the card of the last trick over`,
  TrickInspected: ({ by, trick }, tell) => `${tell.seat(by)} turns up trick ${trick} again`,
  QuestionAsked: ({ by, to, about }, tell) => `${tell.seat(by)} asks ${tell.seat(to)} ${SUBJECT[about]}`,
  AttentionDrawn: ({ by, to, trick, seat }, tell) => {
    const where = trick === undefined ? '' : ` at trick ${trick}`;
    const whose = seat === undefined ? '' : ` by ${tell.seat(seat)}`;
    return `${tell.seat(by)} draws attention to ${ATTENTION[to]}${whose}${where}`;
  },
  DirectorCalled: ({ by }, tell) => `${tell.seat(by)} calls the director`,
  OptionsExplained: ({ to, options }, tell) =>
    `The director explains the choices to ${tell.seat(to)}: ${tell.series(options.map((option) => optionName(option, tell)))}`,
  ChoiceMade: ({ by, option }, tell) => `${tell.seat(by)} chooses: ${optionName(option, tell)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, tell) =>
    `${JUDGE[by]} finds: ${questions[question].ask} ${answerText(answer, tell)}${aboutText(about, tell, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, tell) => {
    if (isReadersClaim(note))
      return `Claim: ${won === 0 ? 'no more tricks' : `${won} more ${won === 1 ? 'trick' : 'tricks'}`} for declarer`;
    const what = kind === 'claim' ? `claims ${tricks(won)}` : `concedes, keeping ${tricks(won)}`;
    return `${tell.seat(by)} ${what}${statement === undefined ? '' : `: “${statement}”`}`;
  },
  ClaimAgreed: ({ by }, tell) => `${tell.seat(by)} agrees to the claim`,
  ClaimDoubted: ({ by }, tell) => `${tell.seat(by)} doubts the claim`,
  ConcessionObjected: ({ by }, tell) => `${tell.seat(by)} objects to partner’s concession at once`,
  PlayOnRequested: ({ by }, tell) => `${tell.seat(by)} asks to play on`,
  PlayOnConsented: ({ by }, tell) => `${tell.seat(by)} agrees to play on`,
  HandReturned: ({ seat }, tell) =>
    seat === undefined
      ? 'All four hands are back in the board'
      : `${tell.seat(seat)} puts the hand back in the board`,
  NextBoardCalled: ({ seat }, tell) => `${tell.seat(seat)} calls on the next board`,
  RoundEnded: () => 'The round ends',
  CorrectionPeriodEnded: () => 'The correction period ends',
  StatementMade: ({ by, text, time }, tell) => `${person(by, tell)} says${toldAt(time, tell)}: “${text}”`,
  RulingGiven: ({ by, law, tricks: ruled, text }, tell) => {
    const result = ruled === undefined ? '' : `, ${tricks(ruled)} to declarer`;
    return `${person(by, tell)} ruled under ${tell.clause(law)}${result}${text === undefined ? '' : `: “${text}”`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, tell) => {
    const told = outcomesText(outcomes, tell, { percent: (weight) => `${weight}%`, tricks });
    return `${person(by, tell)} assigned an adjusted score to ${side === 'both' ? 'both sides' : tell.side(side)}${told === '' ? '' : `: ${told}`}`;
  },
  Amended: ({ with: corrected }, tell, slots) =>
    `The record is corrected: ${factText(corrected, tell, slots)}`,
  Undone: () => 'An entry is taken back: it was recorded by mistake',
  HandRecorded: ({ seat, hand }, tell) => `${tell.seat(seat)} was dealt ${handDealt(hand, tell)}`,
  BoardRecorded: (board, tell) => `The board is recorded: ${boardTold(board, tell, BOARD)}`,
  CaseNoted: ({ text }) =>
    text === '' ? 'A note of the case is taken back' : `Noted of the case: “${text}”`,
  AccountGiven: ({ by, events, time }, tell) =>
    `${person(by, tell)} tells it otherwise${toldAt(time, tell)}: ${events.length} ${events.length === 1 ? 'entry' : 'entries'}`,
  AccountFound: ({ by }) => `${JUDGE[by]} finds which account is true`,
  PollPrepared: ({ seat, asks }, tell) =>
    `A poll is prepared: what others would ${asks === 'call' ? 'call' : 'play'} in the place of ${tell.seat(seat)}`,
  PollAnswered: ({ choice }, tell) => `A peer answers a poll: ${pickTold(choice, tell)}`,
};

/** Who vouches for a fact: `Disputed (according to North)`. */
export function vouched({ status, by }: Vouching, tell: Teller): string {
  const who = by === null ? null : person(by, tell).replace(/^The /, 'the ');
  if (status === null) return `According to ${who}`;
  if (status === 'found') return who === null ? 'Found as a fact' : `Found as a fact by ${who}`;
  const said = { disputed: 'Disputed', agreed: 'Agreed' }[status];
  return who === null ? said : `${said} (according to ${who})`;
}

const trickName = (trick: number): string => `trick ${trick}`;

function answerText(answer: boolean | number | string, tell: Teller): string {
  if (answer === true) return 'Yes';
  if (answer === false) return 'No';
  return someone(String(answer), tell);
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, tell: Teller, slots: FactSlots): string {
  return factPhrase(facts, fact, tell, slots);
}
