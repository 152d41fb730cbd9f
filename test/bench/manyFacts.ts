/** One deal with far more facts than any table sees: each kind of fact over and over, and all of them by turns. */

import { parseContract } from '../../src/domain/contract.ts';
import { readHands } from '../../src/domain/deal.ts';
import { cardsOf } from '../../src/domain/hand.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import type { Card } from '../../src/domain/card.ts';
import type { CardPlayed, Fact } from '../../src/events/event.ts';
import type { Option } from '../../src/lawbook/choices.ts';
import type { DealRecord } from '../../src/events/record.ts';

const { hands } = readHands('N:Q94.AK7.KT83.Q52 AJ2.T63.A52.JT86 T76.QJ4.QJ9.AK43 K853.9852.764.97');

const seatAt = (index: number): Seat => SEATS[index % 4] as Seat;
/** A card that hand was dealt. */
function cardAt(seat: Seat, index: number): Card {
  const held = cardsOf(hands[seat] ?? { C: 0, D: 0, H: 0, S: 0 });
  return held[index % held.length] as Card;
}
const own = (index: number): { seat: Seat; card: Card } => {
  const seat = seatAt(index);
  return { seat, card: cardAt(seat, Math.floor(index / 4)) };
};

/** The fact of that kind that comes at that place. */
export const MANY: Readonly<Record<string, (index: number) => Fact>> = {
  'plays in any order': (index) => ({ type: 'CardPlayed', ...own(index * 7) }),
  'cards nobody remembers': (index) => ({ type: 'CardPlayed', seat: own(index).seat }),
  'tricks that are not told': (index) => ({
    type: 'TricksSkipped',
    from: 1 + (index % 13),
    through: 1 + (index % 13),
  }),
  'leads out of turn': (index) => ({ type: 'CardPlayed', seat: 'E', card: cardAt('E', index) }),
  'leads by all hands': (index) => ({ type: 'CardPlayed', ...own(index), as: 'lead' }),
  'cards to other tricks': (index) => ({ type: 'CardPlayed', ...own(index * 7), trick: 1 + (index % 13) }),
  'cards together': (index) => ({ type: 'CardPlayed', ...own(index), together: true }),
  'leads face down': (index) => ({ type: 'CardPlayed', ...own(index), faceDown: true }),
  'leads and retractions': (index) =>
    index % 2 === 0
      ? { type: 'CardPlayed', seat: 'E', card: cardAt('E', index / 2) }
      : { type: 'CardWithdrawn', seat: 'E', card: cardAt('E', (index - 1) / 2) },
  'plays and refusals': (index) =>
    index % 3 === 0
      ? { type: 'CardPlayed', seat: 'E', card: cardAt('E', index / 3) }
      : { type: 'ChoiceMade', by: 'S', option: index % 3 === 1 ? 'refuse' : 'free' },
  exposures: (index) => ({
    type: 'CardExposed',
    ...own(index),
    manner: index % 3 === 0 ? 'shown' : 'dropped',
  }),
  'exposures and waivers': (index) =>
    index % 2 === 0
      ? { type: 'CardExposed', seat: 'E', card: cardAt('E', index / 2), manner: 'dropped' }
      : { type: 'QuestionAnswered', question: 'waive', answer: true, by: 'director', seat: 'E' },
  withdrawals: (index) => ({ type: 'CardWithdrawn', ...own(index) }),
  claims: (index) => ({ type: 'ClaimMade', by: seatAt(index), kind: 'claim', tricks: index % 14 }),
  'claims and agreements': (index) =>
    index % 2 === 0
      ? { type: 'ClaimMade', by: seatAt(index / 2), kind: 'claim', tricks: 3 }
      : { type: 'ClaimAgreed', by: seatAt((index + 1) / 2) },
  'claims and doubts': (index) =>
    index % 2 === 0
      ? { type: 'ClaimMade', by: 'S', kind: 'concession', tricks: 3 }
      : { type: 'ClaimDoubted', by: 'W' },
  choices: (index) => ({ type: 'ChoiceMade', by: 'S', option: index % 2 === 0 ? 'accept' : 'refuse' }),
  answers: (index) => ({
    type: 'QuestionAnswered',
    question: 'order',
    answer: index % 2 === 0,
    by: 'director',
  }),
  attention: (index) => ({
    type: 'AttentionDrawn',
    by: seatAt(index),
    to: index % 2 === 0 ? 'revoke' : 'other',
  }),
  calls: (index) => ({ type: 'CallMade', seat: seatAt(index), call: '1C' }),
  'cards called': (index) => ({ type: 'CardCalled', by: 'S', card: cardAt('N', index) }),
  'cards changed': (index) => ({
    type: 'CardCalled',
    by: 'S',
    card: cardAt('N', index),
    change: index % 2 === 1,
  }),
  'cards placed': (index) => ({ type: 'CardPlaced', card: cardAt('N', index) }),
  'cards touched': (index) => ({
    type: 'CardTouched',
    seat: index % 2 === 0 ? 'N' : 'S',
    card: cardAt('N', index),
  }),
  'hands faced': (index) => ({ type: 'HandFaced', seat: seatAt(index) }),
  'hands seen': (index) => ({ type: 'HandSeen', by: seatAt(index), of: seatAt(index + 1) }),
  'hands returned': (index) => ({ type: 'HandReturned', seat: seatAt(index) }),
  'boards called': (index) => ({ type: 'NextBoardCalled', seat: seatAt(index) }),
  'tricks turned': (index) => ({ type: 'TrickTurned', seat: seatAt(index) }),
  'tricks inspected': (index) => ({ type: 'TrickInspected', by: seatAt(index), trick: 1 }),
  'questions asked': (index) => ({
    type: 'QuestionAsked',
    by: 'E',
    to: 'W',
    about: index % 2 === 0 ? 'revoke' : 'call',
  }),
  'director called': (index) => ({ type: 'DirectorCalled', by: seatAt(index) }),
  explanations: () => ({ type: 'OptionsExplained', to: 'S', options: ['accept', 'refuse'] }),
  statements: () => ({ type: 'StatementMade', by: 'N', text: 'I had none' }),
  rulings: () => ({ type: 'RulingGiven', by: 'director', law: '64A1', tricks: 9 }),
  'leads faced': (index) => ({ type: 'LeadFaced', seat: seatAt(index) }),
  'dummies spread': (index) => ({ type: 'DummySpread', seat: seatAt(index) }),
  'suits called': (index) => ({
    type: 'CardCalled',
    by: 'S',
    suit: (['S', 'H', 'D', 'C'] as const)[index % 4],
  }),
  'concessions and objections': (index) =>
    index % 2 === 0
      ? { type: 'ClaimMade', by: seatAt(index / 2), kind: 'concession', tricks: 2 }
      : { type: 'ConcessionObjected', by: seatAt((index - 1) / 2 + 2) },
  'claims and play that goes on': (index) => {
    const by = seatAt(Math.floor(index / 5));
    if (index % 5 === 0) return { type: 'ClaimMade', by, kind: 'claim', tricks: 3 };
    if (index % 5 === 1) return { type: 'PlayOnRequested', by: 'W' };
    return { type: 'PlayOnConsented', by: seatAt(index) };
  },
  'concessions and answers': (index) =>
    index % 2 === 0
      ? { type: 'ClaimMade', by: seatAt(index / 2), kind: 'concession', tricks: 2 }
      : { type: 'QuestionAnswered', question: 'logicalAlternative', answer: index % 4 === 1, by: 'director' },
  'claims and answers': (index) =>
    index % 2 === 0
      ? { type: 'ClaimMade', by: seatAt(index / 2), kind: 'claim', tricks: 3 }
      : { type: 'QuestionAnswered', question: 'allAgreedToPlayOn', answer: index % 4 === 1, by: 'director' },
  'rounds ended': () => ({ type: 'RoundEnded' }),
  'correction periods ended': () => ({ type: 'CorrectionPeriodEnded' }),
  scores: () => ({
    type: 'ScoreAssigned',
    by: 'director',
    side: 'both',
    outcomes: [{ contract: '3NT', declarer: 'S', tricks: 9, weight: 100 }],
  }),
  'entries taken back': (index) =>
    index % 2 === 0 ? { type: 'CardExposed', ...own(index), manner: 'dropped' } : { type: 'Undone' },
  'hands recorded': () => ({ type: 'HandRecorded', seat: 'N', hand: 'Q94.AK7.KT83.Q52' }),
  'boards recorded': (index) => ({ type: 'BoardRecorded', contract: index % 2 === 0 ? '3NT' : '4H' }),
  'notes of the case': (index) => ({ type: 'CaseNoted', field: 'reasons', text: String(index) }),
  'accounts that differ': (index) => ({
    type: 'AccountGiven',
    by: index % 2 === 0 ? 'NS' : 'EW',
    from: 'here',
    events: [{ type: 'CardExposed', ...own(index), manner: 'shown' }],
  }),
  'accounts found': () => ({ type: 'AccountFound', by: 'committee', account: 'here' }),
  'polls of peers': (index) => ({
    type: 'PollPrepared',
    from: 'here',
    seat: seatAt(index),
    hand: 'Q94.AK7.KT83.Q52',
    asks: 'call',
    told: [],
  }),
  'answers of peers': () => ({ type: 'PollAnswered', poll: 'here', choice: '3NT' }),
  amendments: () => ({ type: 'Amended', event: 'here', with: { type: 'CardPlayed', seat: 'W', card: 'H2' } }),
};

const played = (seat: Seat, card: Card, more: Partial<CardPlayed> = {}): Fact => ({
  type: 'CardPlayed',
  seat,
  card,
  ...more,
});
const withdrawn = (seat: Seat, card: Card): Fact => ({ type: 'CardWithdrawn', seat, card });
const chose = (option: Option): Fact => ({ type: 'ChoiceMade', by: 'S', option });
const inTurn =
  (...facts: readonly Fact[]) =>
  (index: number): Fact =>
    facts[index % facts.length] as Fact;

/** An irregularity and what undoes it, over and over, the second trick having just been led to. */
export const TAKEN_BACK: Readonly<Record<string, (index: number) => Fact>> = {
  'revokes and corrections': inTurn(played('W', 'C9'), withdrawn('W', 'C9')),
  'revokes, attention and corrections': inTurn(
    played('W', 'C9'),
    { type: 'AttentionDrawn', by: 'S', to: 'revoke' },
    withdrawn('W', 'C9'),
    played('W', 'D4'),
    withdrawn('W', 'D4'),
  ),
  'revokes that dummy asks about': (index) =>
    [
      played('W', 'D4'),
      played('N', 'D8'),
      played('E', 'DA'),
      played('E', 'H3'),
      { type: 'HandSeen', by: 'N', of: 'W' } as const,
    ][index] ??
    inTurn(
      played('S', 'C3'),
      { type: 'QuestionAsked', by: 'N', to: 'S', about: 'revoke' },
      withdrawn('S', 'C3'),
    )(index - 5),
  'revokes with several cards': inTurn(
    played('W', 'C9'),
    withdrawn('W', 'C9'),
    played('W', 'H8'),
    withdrawn('W', 'H8'),
    played('W', 'H9'),
    withdrawn('W', 'H9'),
    played('W', 'D4'),
    withdrawn('W', 'D4'),
  ),
  'revokes by both sides': inTurn(
    played('W', 'C9'),
    played('N', 'CQ'),
    withdrawn('W', 'C9'),
    withdrawn('N', 'CQ'),
  ),
  'revokes by dummy': inTurn(played('N', 'CQ'), withdrawn('N', 'CQ')),
  'revokes nobody remembers': inTurn({ type: 'CardPlayed', seat: 'W' }, withdrawn('W', 'C9')),
  'revokes on which play goes on': inTurn(
    played('W', 'C9'),
    played('N', 'DT'),
    played('E', 'DA'),
    withdrawn('W', 'C9'),
    withdrawn('E', 'DA'),
    withdrawn('N', 'DT'),
  ),
  'leads out of turn refused': inTurn(played('E', 'CJ', { as: 'lead' }), chose('refuse'), chose('free')),
  'leads out of turn taken back': inTurn(played('E', 'CJ', { as: 'lead' }), withdrawn('E', 'CJ')),
  'leads accepted and taken back': inTurn(
    played('E', 'CJ', { as: 'lead' }),
    chose('accept'),
    withdrawn('E', 'CJ'),
  ),
  'leads that a finding takes back': inTurn(played('E', 'CJ', { as: 'lead' }), chose('accept'), {
    type: 'QuestionAnswered',
    question: 'toldItWasTurn',
    answer: true,
    by: 'director',
    seat: 'E',
  }),
  'premature plays taken back': inTurn(played('E', 'D2'), withdrawn('E', 'D2')),
  'premature plays and choices': inTurn(played('E', 'D2'), chose('highest'), withdrawn('E', 'D2')),
  'premature leads taken back': inTurn(
    played('W', 'D4'),
    played('E', 'CJ', { as: 'lead' }),
    withdrawn('E', 'CJ'),
    withdrawn('W', 'D4'),
  ),
  'penalty cards played and taken back': inTurn(played('W', 'S3'), withdrawn('W', 'S3')),
  'penalty cards passed over': inTurn(played('W', 'D4'), chose('refuse'), withdrawn('W', 'D4')),
  'cards changed and changed back': inTurn(
    { type: 'CardCalled', by: 'S', card: 'DT' },
    { type: 'CardCalled', by: 'S', card: 'D8', change: true },
    withdrawn('N', 'D8'),
  ),
  'dummys cards misplaced and put right': inTurn(
    { type: 'CardCalled', by: 'S', card: 'DT' },
    { type: 'CardPlaced', card: 'D8' },
    withdrawn('N', 'D8'),
  ),
  'incomplete calls': inTurn(
    { type: 'CardCalled', by: 'S', suit: 'D' },
    { type: 'CardCalled', by: 'S', rank: 'T' },
    withdrawn('N', 'DT'),
  ),
  'claims for one trick only': inTurn(
    { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 3 },
    { type: 'QuestionAnswered', question: 'currentTrickOnly', answer: true, by: 'director', seat: 'S' },
  ),
  'claims and play on': inTurn(
    { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 3 },
    { type: 'PlayOnRequested', by: 'W' },
    { type: 'PlayOnConsented', by: 'S' },
    { type: 'PlayOnConsented', by: 'N' },
    { type: 'PlayOnConsented', by: 'E' },
    { type: 'PlayOnConsented', by: 'W' },
  ),
  'concessions that partner objects to': inTurn(
    { type: 'ClaimMade', by: 'E', kind: 'concession', tricks: 2 },
    { type: 'ConcessionObjected', by: 'W' },
  ),
  'cards exposed and entries taken back': inTurn(
    { type: 'CardExposed', seat: 'E', card: 'CJ', manner: 'dropped' },
    { type: 'Undone' },
  ),
  'cards exposed, played and taken back': inTurn(
    { type: 'CardExposed', seat: 'E', card: 'CJ', manner: 'dropped' },
    played('E', 'CJ'),
    withdrawn('E', 'CJ'),
    { type: 'QuestionAnswered', question: 'waive', answer: true, by: 'director', seat: 'E', card: 'CJ' },
  ),
  'tricks left short and filled': inTurn(
    played('W', 'D4'),
    played('E', 'D2'),
    played('S', 'C3', { as: 'lead', trick: 3 }),
    played('N', 'DT', { trick: 2 }),
    withdrawn('S', 'C3'),
    withdrawn('N', 'DT'),
  ),
  'fifth cards': inTurn(
    played('W', 'D4'),
    played('W', 'D6', { trick: 2 }),
    withdrawn('W', 'D6'),
    withdrawn('W', 'D4'),
  ),
  'two cards together': inTurn(
    played('W', 'D4'),
    played('W', 'D6', { together: true }),
    { type: 'ChoiceMade', by: 'W', option: 'card:D6' },
    withdrawn('W', 'D6'),
  ),
};

/** Kinds by turns, a run of each. */
const RUN = 12;
export function takenBackByTurns(index: number): Fact {
  const kinds = Object.values(TAKEN_BACK);
  const run = Math.floor(index / RUN);
  return (kinds[run % kinds.length] as (typeof kinds)[number])(
    Math.floor(run / kinds.length) * RUN + (index % RUN),
  );
}

/** What comes before them: a revoke, a penalty card and a trick in progress, so that much is open. */
const BEGUN: readonly Fact[] = [
  { type: 'CardPlayed', seat: 'W', card: 'H2' },
  { type: 'CardPlayed', seat: 'N', card: 'H7' },
  { type: 'CardPlayed', seat: 'E', card: 'S2' },
  { type: 'CardPlayed', seat: 'S', card: 'HJ' },
  { type: 'CardExposed', seat: 'W', card: 'S3', manner: 'dropped' },
  { type: 'CardPlayed', seat: 'S', card: 'D9' },
];

function recordOf(events: readonly Fact[]): DealRecord {
  return {
    header: {
      title: 'More facts than any table sees',
      edition: '2017',
      deal: { board: '1', dealer: 'S', vulnerable: 'None', hands },
      contract: parseContract('3NT'),
      declarer: 'S',
      auction: null,
    },
    events,
    marks: { here: 1 },
  };
}

/** So many facts of that kind; `begun`: after a trick in which much is open already. */
export function manyOf(kind: (index: number) => Fact, count: number, begun: boolean): DealRecord {
  return recordOf([...(begun ? BEGUN : []), ...Array.from({ length: count }, (_, index) => kind(index))]);
}

/** All kinds by turns. */
export function mixed(index: number): Fact {
  const kinds = Object.values(MANY);
  return (kinds[index % kinds.length] as (typeof kinds)[number])(Math.floor(index / kinds.length));
}
