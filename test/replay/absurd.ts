/** Facts as no table ever saw them: for properties that hold whatever happens. Play as bad tables see it is in `badTable.ts`. */

import {
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { CARDS, RANKS, SUITS, type Card } from '../../src/domain/card.ts';
import type { Call } from '../../src/domain/contract.ts';
import { VULNERABILITIES } from '../../src/domain/score.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import type { Fact, FactType } from '../../src/events/event.ts';
import { QUESTIONS, type Option } from '../../src/lawbook/choices.ts';

const seat = constantFrom<Seat>(...SEATS);
const card = constantFrom<Card>(...CARDS);
const suit = constantFrom(...SUITS);
const trick = integer({ min: 1, max: 13 });
const flag = boolean();
const calls: Call[] = ['P', 'X', 'XX', '1C', '1NT', '3H', '7NT'];

const choice: Arbitrary<Option> = oneof(
  constantFrom<Option>(
    'accept',
    'refuse',
    'spread',
    'free',
    'highest',
    'lowest',
    'lead:declarer',
    'lead:dummy',
    'keep',
    'playOn',
    'adjudicate',
  ),
  suit.map((each): Option => `require:${each}`),
  constantFrom<Option>('forbid:C', 'forbid:DH', 'forbid:CDHS'),
  suit.map((each): Option => `play:${each}`),
  suit.map((each): Option => `notPlay:${each}`),
  card.map((each): Option => `card:${each}`),
  card.map((each): Option => `withdraw:${each}`),
);

const maybe = {
  requiredKeys: [
    'type',
    'seat',
    'card',
    'by',
    'to',
    'about',
    'manner',
    'trick',
    'question',
    'answer',
    'kind',
    'tricks',
    'option',
    'options',
    'call',
    'of',
    'text',
    'law',
    'from',
    'through',
    'side',
    'outcomes',
    'event',
    'with',
    'field',
    'events',
    'account',
  ],
} as const;

/** One arbitrary of each kind of fact: the compiler sees to it that none is missing. */
const KINDS: Readonly<
  Record<
    Exclude<FactType, 'Amended' | 'Undone' | 'HandRecorded' | 'BoardRecorded'>,
    Readonly<Record<string, Arbitrary<unknown>>>
  >
> = {
  CallMade: { seat, call: constantFrom(...calls), alert: flag, explanation: string({ maxLength: 3 }) },
  CardPlayed: { seat, card, suit, as: constantFrom('lead', 'play'), faceDown: flag, together: flag, trick },
  TricksSkipped: {
    from: integer({ min: 1, max: 13 }),
    through: integer({ min: 1, max: 13 }),
    side: constantFrom('NS', 'EW'),
    won: integer({ min: 0, max: 9 }),
  },
  LeadFaced: { seat },
  DummySpread: { seat },
  CardCalled: {
    by: seat,
    words: oneof(
      constantFrom('low', 'high', 'win', 'play', 'anything', 'ace of spades'),
      string({ maxLength: 4 }),
    ),
    suit,
    rank: constantFrom(...RANKS),
    card,
    change: flag,
  },
  CardPlaced: { card },
  CardTouched: { seat, card },
  CardExposed: {
    seat,
    card,
    manner: constantFrom('dropped', 'withAnother', 'shown', 'named', 'replacing', 'spreading'),
    seenByPartner: flag,
  },
  HandFaced: { seat },
  HandSeen: { by: seat, of: seat },
  CardWithdrawn: { seat, card },
  TrickTurned: { seat },
  TrickInspected: { by: seat, trick },
  QuestionAsked: {
    by: seat,
    to: seat,
    about: constantFrom('revoke', 'auction', 'call', 'contract', 'doubler', 'other'),
  },
  AttentionDrawn: {
    by: seat,
    to: constantFrom('revoke', 'leadOutOfTurn', 'penaltyCard', 'defectiveTrick', 'designation', 'other'),
    seat,
  },
  DirectorCalled: { by: seat },
  OptionsExplained: { to: seat, options: array(choice, { maxLength: 3 }) },
  ChoiceMade: { by: seat, option: choice },
  QuestionAnswered: {
    question: constantFrom(...QUESTIONS),
    answer: oneof(
      flag,
      integer({ min: -3, max: 15 }),
      string({ maxLength: 3 }),
      seat,
      card,
      constant('together'),
    ),
    by: constantFrom('director', 'committee', 'reviewer'),
    seat,
    card,
    trick,
  },
  ClaimMade: {
    by: seat,
    kind: constantFrom('claim', 'concession'),
    tricks: integer({ min: -2, max: 15 }),
    statement: string({ maxLength: 12 }),
  },
  ClaimAgreed: { by: seat },
  ClaimDoubted: { by: seat },
  ConcessionObjected: { by: seat },
  PlayOnRequested: { by: seat },
  PlayOnConsented: { by: seat },
  HandReturned: { seat },
  NextBoardCalled: { seat },
  RoundEnded: {},
  CorrectionPeriodEnded: {},
  StatementMade: { by: string({ maxLength: 3 }), text: string() },
  CaseNoted: { field: constantFrom('reasons', 'votes'), text: string({ maxLength: 3 }) },
  AccountGiven: {
    by: string({ maxLength: 3 }),
    from: string({ maxLength: 3 }),
    events: constantFrom([], [{ type: 'RoundEnded' }]),
  },
  AccountFound: { by: constantFrom('director', 'committee'), account: string({ maxLength: 3 }) },
  PollPrepared: {
    from: string({ maxLength: 3 }),
    seat,
    hand: constantFrom('AKQ...', '...'),
    asks: constantFrom('call', 'play'),
    told: constantFrom([], [{ type: 'RoundEnded' }]),
  },
  PollAnswered: { poll: string({ maxLength: 3 }), choice: string({ maxLength: 3 }) },
  RulingGiven: {
    by: string({ maxLength: 3 }),
    law: constantFrom('26A1', '26A2', '26B', '64A1', '64B1', '12C1', '57A', '68D2b', '71', '99', ''),
    tricks: integer({ min: -2, max: 15 }),
    text: string({ maxLength: 3 }),
  },
  ScoreAssigned: {
    by: string({ maxLength: 3 }),
    side: constantFrom('NS', 'EW', 'both'),
    outcomes: array(
      record({
        contract: constantFrom('4H', '3NTXX', 'P', '', '8Z'),
        declarer: seat,
        tricks: integer({ min: -2, max: 15 }),
        weight: integer({ min: -50, max: 200 }),
      }),
      { maxLength: 3 },
    ),
  },
};

/** Beside any fact: who agrees, and what somebody noted. */
const BESIDE = { status: constantFrom('agreed', 'disputed', 'found'), note: string({ maxLength: 3 }) };

const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

const plainFact: Arbitrary<Fact> = oneof(
  ...KIND_NAMES.map((type) => {
    const model = { type: constant(type), ...KINDS[type], ...BESIDE };
    const requiredKeys = Object.keys(model).filter(
      (key) => (maybe.requiredKeys as readonly string[]).includes(key) && !isOptional(type, key),
    );
    return record(model as Record<string, Arbitrary<unknown>>, {
      requiredKeys,
    }) as unknown as Arbitrary<Fact>;
  }),
);

function isOptional(type: FactType, key: string): boolean {
  if (key === 'trick') return type !== 'TrickInspected';
  if (key === 'side') return type === 'TricksSkipped';
  if (key === 'card') return type === 'CardCalled' || type === 'CardPlayed' || type === 'QuestionAnswered';
  if (key === 'seat')
    return type === 'QuestionAnswered' || type === 'HandReturned' || type === 'AttentionDrawn';
  if (key === 'text') return type === 'RulingGiven';
  return key === 'tricks' && type === 'RulingGiven';
}

const mark = constantFrom('here', 'there', 'last', 'late', 'nowhere');

/** What puts the recording right, or seems to; a correction of a correction, too. */
const ofRecording: Arbitrary<Fact> = oneof(
  record({ type: constant('Undone' as const), event: mark }, { requiredKeys: ['type'] }),
  record({
    type: constant('HandRecorded' as const),
    seat,
    hand: constantFrom('AKQ.JT9..5432', '...', 'K', 'AKQJT98765432...', 'not a hand'),
  }),
  record(
    {
      type: constant('BoardRecorded' as const),
      board: string({ maxLength: 3 }),
      dealer: seat,
      vulnerable: constantFrom(...VULNERABILITIES),
      contract: constantFrom('4H', '3NTX', '7SXX', ''),
      declarer: seat,
    },
    { requiredKeys: ['type'] },
  ),
  record({ type: constant('Amended' as const), event: mark, with: plainFact }),
);

/** Any fact whatever; cards come more often than the rest, or nothing would ever be on the table. */
export const absurdFact: Arbitrary<Fact> = oneof(
  { weight: 6, arbitrary: plainFact },
  { weight: 4, arbitrary: record({ type: constant('CardPlayed' as const), seat, card }) },
  { weight: 1, arbitrary: record({ type: constant('Amended' as const), event: mark, with: plainFact }) },
  { weight: 1, arbitrary: ofRecording },
  {
    weight: 1,
    arbitrary: record({ type: constant('Amended' as const), event: mark, with: ofRecording }),
  },
);

export const absurdMarks = option(record({ here: nat(40), there: nat(40) }), { nil: undefined });
