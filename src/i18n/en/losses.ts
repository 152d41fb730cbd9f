/** What a file of another format can’t carry. One sentence for each code of `src/formats/losses.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { Naming } from '../naming.ts';
import { count } from './count.ts';

export type LossParams = Readonly<Record<string, string | number>>;

type Sentence = (params: LossParams, naming: Naming) => string;

const quoted = ({ text }: LossParams): string => (text === undefined ? '' : `: “${text}”`);
const whose = ({ seat, card }: LossParams, naming: Naming): string =>
  isSeat(seat) && isCard(card) ? `the ${naming.card(card)} of ${naming.seat(seat)}` : 'a card';

const every = {
  CallMade: () => 'Not kept: when a call was made among other events.',
  CardPlayed: () => 'Not kept: a card played.',
  TricksSkipped: () =>
    'Not kept: tricks that are not recorded card by card, and every card played after them.',
  LeadFaced: () => 'Not kept: the facing of the opening lead.',
  DummySpread: () => 'Not kept: the moment when dummy was spread.',
  CardCalled: () => 'Not kept: what declarer said to call a card from dummy.',
  CardPlaced: () => 'Not kept: the card dummy put in the played position.',
  CardTouched: () => 'Not kept: a card was touched in dummy.',
  CardExposed: () => 'Not kept: an exposed card.',
  HandFaced: () => 'Not kept: a hand was faced.',
  HandSeen: () => 'Not kept: a player looked at another hand.',
  CardWithdrawn: () => 'Not kept: a card was taken back.',
  TrickTurned: () => 'Not kept: a trick was turned over.',
  TrickInspected: () => 'Not kept: a quitted trick was looked at again.',
  QuestionAsked: () => 'Not kept: a question asked at the table.',
  AttentionDrawn: () => 'Not kept: attention was drawn to an irregularity.',
  DirectorCalled: () => 'Not kept: the director was called.',
  OptionsExplained: () => 'Not kept: the choices the director explained.',
  ChoiceMade: () => 'Not kept: a player’s choice.',
  QuestionAnswered: () => 'Not kept: a finding of fact by the director.',
  ClaimMade: () => 'Not kept: a claim.',
  ClaimAgreed: () => 'Not kept: agreement to a claim.',
  ClaimDoubted: () => 'Not kept: a claim was doubted.',
  ConcessionObjected: () => 'Not kept: an objection to a claim or concession.',
  PlayOnRequested: () => 'Not kept: the request to play on after a claim.',
  PlayOnConsented: () => 'Not kept: the consent to play on after a claim.',
  HandReturned: () => 'Not kept: a hand was put back into the board.',
  NextBoardCalled: () => 'Not kept: a call on the next board.',
  RoundEnded: () => 'Not kept: the end of the round.',
  CorrectionPeriodEnded: () => 'Not kept: the end of the correction period.',
  StatementMade: () => 'Not kept: a statement.',
  RulingGiven: () => 'Not kept: a ruling.',
  ScoreAssigned: () => 'Not kept: an assigned adjusted score.',
  Amended: () => 'Not kept: a correction of the record.',
  Undone: () => 'Not kept: an entry that the recorder took back.',
  HandRecorded: () => 'Not kept: when a hand became known.',
  BoardRecorded: () => 'Not kept: when the board became known.',
  CaseNoted: () => 'Not kept: a note of the case.',
  AccountGiven: () => 'Not kept: another account of what happened.',
  AccountFound: () => 'Not kept: which account was found to be true.',
  PollPrepared: () => 'Not kept: what a peer was asked.',
  PollAnswered: () => 'Not kept: an answer to a poll.',
  unknownCard: () => 'Not kept: a card nobody remembers, and every card played after it.',
  cardNotStanding: (params, naming) =>
    `Not kept: ${whose(params, naming)}, which was played but did not stand.`,
  playManner: (params, naming) => `Not kept: how ${whose(params, naming)} was led or played.`,
  witness: () => 'Not kept: who vouches for a fact, and whether it is disputed.',
  cardNote: (params, naming) => `Not kept: the note beside ${whose(params, naming)}.`,
  callRemark: ({ call }) => `Not kept: the alert, explanation or note beside call ${call ?? '?'}.`,
  callsSkipped: () => 'Not kept: a player was skipped in the auction.',
  claimant: (params, naming) =>
    `Not kept: who claimed${isSeat(params['seat']) ? ` (${naming.seat(params['seat'])})` : ''}.`,
  claimStatement: (params) => `Not kept: the claim statement${quoted(params)}.`,
  claimNote: (params) => `Not kept: a note on the claim${quoted(params)}.`,
  acceptedLead: (params, naming) =>
    `Not marked: ${whose(params, naming)} was led out of turn and accepted. Readers of the file must find out for themselves.`,
  revokeMark: (params, naming) =>
    `Not marked: the established revoke with ${isCard(params['card']) ? `the ${naming.card(params['card'])}` : 'a card'}. Readers of the file must find out for themselves.`,
  play: () => 'Not kept: the play.',
  auction: () => 'Not kept: the auction.',
  contract: () => 'Not kept: the contract.',
  statedResult: ({ tricks }) =>
    `Not kept: the stated result of ${tricks === undefined ? '?' : count(Number(tricks), 'trick', 'tricks')}.`,
  title: (params) => `Not kept: the title${quoted(params)}.`,
  event: (params) => `Not kept: the event${quoted(params)}.`,
  session: (params) => `Not kept: the session${quoted(params)}.`,
  table: (params) => `Not kept: the table${quoted(params)}.`,
  room: (params) => `Not kept: the room${quoted(params)}.`,
  scoring: (params) => `Not kept: the form of scoring${quoted(params)}.`,
  names: () => 'Not kept: the players’ names.',
  edition: ({ edition }) => `Not kept: which edition of the Laws applies (${edition ?? '?'}).`,
  elections: () => 'Not kept: what the regulating authority decided.',
  notes: () => 'Not kept: the notes on the deal.',
  board: ({ board }) => `Not kept: the board number (${board ?? '?'}).`,
  conditions: ({ board }) =>
    `Not kept: dealer and vulnerability. Readers of the file take them from the board number${board === undefined ? '' : `, here ${board}`}.`,
  unknownHand: (params, naming) =>
    `Not kept: that the hand of ${isSeat(params['seat']) ? naming.seat(params['seat']) : 'a player'} is unknown.`,
  mark: ({ mark }) => `Not kept: the mark “${mark ?? '?'}”.`,
  check: () => 'Not kept: a check of what the Laws must say.',
  key: ({ key = '?' }) => NAMED_KEYS.get(key) ?? `Not kept: the entry “${key}”.`,
  tag: ({ tag }) => `Not kept: the tag “${tag ?? '?'}”.`,
  section: ({ tag }) => `Not kept: the section “${tag ?? '?'}”.`,
  letters: ({ text }) =>
    text === undefined || text === ''
      ? 'The file is written as UTF-8, because its letters would be misread as Latin-1.'
      : `The file is written as UTF-8, which the format’s standard does not provide for, because of these letters: ${text}`,
  incompleteDeal: () =>
    'The deal is left out: such a file holds only deals with four hands of thirteen cards.',
  cardlessDeal: () => 'The deal is left out: a link shows cards, and none of its hands is known.',
  seats: () =>
    'The format names no seats: in the file, some cards would belong to another hand or come in another order.',
  inventedAuction: ({ count: calls }) =>
    calls === undefined
      ? 'The order of the calls is not known; the file shows the shortest auction that leads to the contract.'
      : 'Not kept: the auction, because its calls are not in rotation. The file shows the shortest auction that leads to the contract.',
  order: () => 'The deals are in another order in the file: all tables of a board together.',
} satisfies Readonly<Record<string, Sentence>>;

/** Keys of a case file that have words of their own. */
const NAMED_KEYS: ReadonlyMap<unknown, string> = new Map([
  ['translations', 'Not kept: the title and notes in other languages.'],
  ['people', 'Not kept: who recorded what.'],
  ['seal', 'Not kept: the signatures of the sealed record.'],
  ['comparison', 'Not kept: what the result is compared with.'],
]);

export const losses: Readonly<Record<keyof typeof every, Sentence>> = every;

/** After the sentence, for what this program alone reads back. */
export const keptLoss =
  'Other programs will not find it in the file; Dealtrail reads it back from a table of its own.';
