/**
 * What a link is made of, as data: one list both the writer and the reader go by. The order of kinds, fields and values is
 * a public contract: add at the end only.
 */

import { CARDS, RANKS, SUITS } from '../../domain/card.ts';
import { STRAINS } from '../../domain/contract.ts';
import { VULNERABILITIES } from '../../domain/score.ts';
import { SEATS } from '../../domain/seat.ts';
import type { FactType } from '../../events/event.ts';
import { EDITIONS } from '../../lawbook/editions.ts';

/**
 * A list of values: one of them. `count`: a number from 0 on. `or`: that or null. A field whose name ends in `?` may be missing.
 * `fact`: any kind of fact. `hands`: the four hands.
 */
export type Schema =
  | readonly (string | number | boolean)[]
  | 'text'
  | 'count'
  | 'hands'
  | 'answer'
  | 'fact'
  | { readonly list: Schema }
  | { readonly or: Schema }
  | Fields;

export interface Fields {
  readonly [name: string]: Schema;
}

export const MOST_EVENTS = 2000;
/** Room for questions that do not exist yet. */
const QUESTION_NUMBERS = Array.from({ length: 48 }, (_unused, number) => number);

const FLAG = [false, true];
const TRICKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((strain) => `${level}${strain}`));
const CALLS = ['P', 'X', 'XX', ...BIDS];
const CONTRACTS = ['', 'X', 'XX'].flatMap((doubling) => BIDS.map((bid) => bid + doubling));

/** Who vouches, whether it is agreed, and a note: what most facts may carry. */
const vouched = { 'status?': ['agreed', 'disputed', 'found'], 'note?': 'text' } as const;
const vouchedBy = { ...vouched, 'by?': 'text' } as const;
const acted = { ...vouchedBy, seat: SEATS };
const moved = { ...acted, card: CARDS };
const said = { ...vouched, by: SEATS };

export const FACTS: Readonly<Record<FactType, Fields>> = {
  CallMade: { ...acted, call: CALLS, 'alert?': FLAG, 'explanation?': 'text' },
  CardPlayed: { ...moved, 'as?': ['lead', 'play'], 'faceDown?': FLAG, 'together?': FLAG, 'trick?': TRICKS },
  LeadFaced: acted,
  DummySpread: acted,
  CardCalled: { ...said, 'words?': 'text', 'suit?': SUITS, 'rank?': RANKS, 'card?': CARDS, 'change?': FLAG },
  CardPlaced: { ...vouchedBy, card: CARDS },
  CardTouched: moved,
  CardExposed: {
    ...moved,
    manner: ['dropped', 'withAnother', 'shown', 'named', 'replacing', 'spreading'],
    'seenByPartner?': FLAG,
  },
  HandFaced: acted,
  HandSeen: { ...said, of: SEATS },
  CardWithdrawn: moved,
  TrickTurned: acted,
  TrickInspected: { ...said, trick: TRICKS },
  QuestionAsked: { ...said, to: SEATS, about: ['revoke', 'auction', 'call', 'contract', 'doubler', 'other'] },
  AttentionDrawn: {
    ...said,
    to: ['revoke', 'leadOutOfTurn', 'penaltyCard', 'defectiveTrick', 'designation', 'other'],
    'trick?': TRICKS,
    'seat?': SEATS,
  },
  DirectorCalled: said,
  OptionsExplained: { ...vouched, to: SEATS, options: { list: 'text' } },
  ChoiceMade: { ...said, option: 'text' },
  QuestionAnswered: {
    ...vouched,
    question: QUESTION_NUMBERS,
    answer: 'answer',
    by: ['director', 'committee', 'reviewer'],
    'seat?': SEATS,
    'card?': CARDS,
    'trick?': TRICKS,
  },
  ClaimMade: { ...said, kind: ['claim', 'concession'], tricks: TRICKS, 'statement?': 'text' },
  ClaimAgreed: said,
  ClaimDoubted: said,
  ConcessionObjected: said,
  PlayOnRequested: said,
  PlayOnConsented: said,
  HandReturned: { ...vouchedBy, 'seat?': SEATS },
  NextBoardCalled: acted,
  RoundEnded: vouchedBy,
  CorrectionPeriodEnded: vouchedBy,
  StatementMade: { ...vouched, by: 'text', text: 'text' },
  RulingGiven: { ...vouched, by: 'text', law: 'text', 'tricks?': TRICKS, 'text?': 'text' },
  ScoreAssigned: {
    ...vouched,
    by: 'text',
    side: ['NS', 'EW', 'both'],
    outcomes: { list: { contract: 'text', declarer: SEATS, tricks: TRICKS, weight: 'count' } },
  },
  Amended: { ...vouchedBy, event: 'text', with: 'fact' },
};

export const FACT_TYPES = Object.keys(FACTS) as FactType[];

export const HEADER: Fields = {
  edition: EDITIONS,
  'elections?': {
    'pcOn53B?': FLAG,
    '57C1CoversLead?': FLAG,
    'announcedRevokeEstablished?': FLAG,
    'trickTwelvePenaltyCard?': FLAG,
    'keepPenaltyCardsOnPlayOn?': FLAG,
    'voidClaimEstablishes?': FLAG,
  },
  board: 'text',
  dealer: { or: SEATS },
  vulnerable: VULNERABILITIES,
  hands: 'hands',
  auction: { or: { list: CALLS } },
  // Contract and declarer as they came out; whether the record states them or the auction tells.
  contract: { or: CONTRACTS },
  declarer: { or: SEATS },
  statesContract: FLAG,
  statesDeclarer: FLAG,
  'result?': TRICKS,
  'title?': 'text',
  'notes?': 'text',
  'names?': { 'N?': 'text', 'E?': 'text', 'S?': 'text', 'W?': 'text' },
};

export const MARKS: Schema = { list: { name: 'text', at: 'count' } };
