/** What a file of another format can’t carry. One sentence for each code of `src/formats/losses.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { Teller } from '../teller.ts';

export type LossParams = Readonly<Record<string, string | number>>;

type Says = (params: LossParams, tell: Teller) => string;

const quoted = ({ text }: LossParams): string => (text === undefined ? '' : `: “${text}”`);
const whose = ({ seat, card }: LossParams, tell: Teller): string =>
  isSeat(seat) && isCard(card) ? `the ${tell.card(card)} of ${tell.seat(seat)}` : 'a card';
const opening = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const every = {
  CallMade: () => 'A call made in time order among other events is not kept in its place.',
  CardPlayed: () => 'A card played is not kept.',
  LeadFaced: () => 'That the opening lead was turned face up is not kept.',
  DummySpread: () => 'The moment when dummy was spread is not kept.',
  CardCalled: () => 'Declarer’s words for a card of dummy are not kept.',
  CardPlaced: () => 'Which card dummy put in the played position is not kept.',
  CardTouched: () => 'That a card was touched in dummy is not kept.',
  CardExposed: () => 'An exposed card is not kept.',
  HandFaced: () => 'That a hand was faced is not kept.',
  HandSeen: () => 'That a player looked at another hand is not kept.',
  CardWithdrawn: () => 'A card taken back is not kept.',
  TrickTurned: () => 'That a quitted trick was turned is not kept.',
  TrickInspected: () => 'That a quitted trick was inspected is not kept.',
  QuestionAsked: () => 'A question asked at the table is not kept.',
  AttentionDrawn: () => 'That attention was drawn to an irregularity is not kept.',
  DirectorCalled: () => 'The call for the director is not kept.',
  OptionsExplained: () => 'The choices the director explained are not kept.',
  ChoiceMade: () => 'A player’s choice is not kept.',
  QuestionAnswered: () => 'A finding of fact by the director is not kept.',
  ClaimMade: () => 'A claim is not kept.',
  ClaimAgreed: () => 'Agreement to a claim is not kept.',
  ClaimDoubted: () => 'That a claim was doubted is not kept.',
  ConcessionObjected: () => 'An objection to partner’s concession is not kept.',
  PlayOnRequested: () => 'The request to play on after a claim is not kept.',
  PlayOnConsented: () => 'The consent to play on after a claim is not kept.',
  HandReturned: () => 'That a hand was put back into the board is not kept.',
  NextBoardCalled: () => 'A call on the next board is not kept.',
  RoundEnded: () => 'The end of the round is not kept.',
  CorrectionPeriodEnded: () => 'The end of the correction period is not kept.',
  StatementMade: () => 'A statement is not kept.',
  RulingGiven: () => 'A ruling is not kept.',
  ScoreAssigned: () => 'An assigned adjusted score is not kept.',
  Amended: () => 'A correction of the recording is not kept.',
  cardNotStanding: (params, tell) =>
    `${opening(whose(params, tell))}, played without standing in the end, is not kept.`,
  playManner: (params, tell) => `How ${whose(params, tell)} was led or played is not kept.`,
  witness: () => 'Who vouches for a fact, and whether it is disputed, is not kept.',
  cardNote: (params, tell) => `The note beside ${whose(params, tell)} is not kept.`,
  callRemark: ({ call }) => `The alert, explanation or note beside call ${call ?? '?'} is not kept.`,
  callsSkipped: () => 'That a player was skipped in the auction is not kept.',
  claimant: (params, tell) =>
    `Who claimed is not kept${isSeat(params['seat']) ? `: ${tell.seat(params['seat'])}` : ''}.`,
  claimStatement: (params) => `The claim statement is not kept${quoted(params)}.`,
  claimNote: (params) => `A note on the claim is not kept${quoted(params)}.`,
  acceptedLead: (params, tell) =>
    `That ${whose(params, tell)} was led out of turn and accepted is not marked; a reader must find out.`,
  revokeMark: (params, tell) =>
    `The established revoke with ${isCard(params['card']) ? `the ${tell.card(params['card'])}` : 'a card'} is not marked; a reader must find out.`,
  play: () => 'The play is not kept.',
  auction: () => 'The auction is not kept.',
  contract: () => 'The contract is not kept.',
  statedResult: ({ tricks }) => `The stated result of ${tricks ?? '?'} tricks is not kept.`,
  title: (params) => `The title is not kept${quoted(params)}.`,
  event: (params) => `The event is not kept${quoted(params)}.`,
  session: (params) => `The session is not kept${quoted(params)}.`,
  table: (params) => `The table is not kept${quoted(params)}.`,
  room: (params) => `The room is not kept${quoted(params)}.`,
  scoring: (params) => `The form of scoring is not kept${quoted(params)}.`,
  names: () => 'The players’ names are not kept.',
  edition: ({ edition }) => `Which edition of the Laws applies is not kept: ${edition ?? '?'}.`,
  elections: () => 'What the regulating authority decided is not kept.',
  notes: () => 'The notes on the deal are not kept.',
  board: ({ board }) => `The board number is not kept: ${board ?? '?'}.`,
  conditions: ({ board }) =>
    `Dealer and vulnerability are not kept: a reader takes them from the number of the board${board === undefined ? '' : `, here ${board}`}.`,
  unknownHand: (params, tell) =>
    `That the hand of ${isSeat(params['seat']) ? tell.seat(params['seat']) : 'a player'} is unknown is not kept.`,
  mark: ({ mark }) => `The mark “${mark ?? '?'}” is not kept.`,
  check: () => 'A check of what the Laws must say is not kept.',
  key: ({ key }) => `The entry “${key ?? '?'}” is not kept.`,
  tag: ({ tag }) => `The tag “${tag ?? '?'}” is not kept.`,
  section: ({ tag }) => `The section “${tag ?? '?'}” is not kept.`,
  letters: ({ text }) =>
    text === undefined || text === ''
      ? 'The file is written as UTF-8, because its letters would be misread as Latin-1.'
      : `The file is written as UTF-8, which the format’s standard does not provide for, because of these letters: ${text}`,
  incompleteDeal: () =>
    'The deal is left out: only four hands of thirteen cards have a place in such a file.',
  cardlessDeal: () => 'The deal is left out: a link shows cards, and none of its hands is known.',
  seats: () =>
    'The format names no seats; a reader would take some cards for another hand’s, or in another order.',
  inventedAuction: () =>
    'The auction is not known in its order; the file shows the shortest one that leads to the contract.',
  order: () => 'The deals stand in another order in the file: the tables of a board stand together.',
} satisfies Readonly<Record<string, Says>>;

export const losses: Readonly<Record<keyof typeof every, Says>> = every;

/** After the sentence, for what this program alone reads back. */
export const keptLoss =
  'The format has no place for it: it stands in a table that Dealtrail reads back and other programs pass over.';
