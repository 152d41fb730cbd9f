/** Every kind of fact by its fields. The order of kinds, fields and values is a public contract: add at the end only. */

import { CARDS, RANKS, SUITS } from '../../domain/card.ts';
import { STRAINS, type Call } from '../../domain/contract.ts';
import { SEATS } from '../../domain/seat.ts';
import type { Fact, FactOf, FactType } from '../../events/event.ts';
import { isOption, QUESTIONS, type Option } from '../../lawbook/choices.ts';
import {
  count,
  fields,
  flag,
  list,
  maybe,
  oneOf,
  text,
  Unpackable,
  type Codec,
  type Maybe,
} from './codec.ts';

/** Each field of a fact but its type, with the codec of that field's own type. */
type Shape<T extends FactType> = {
  readonly [Field in Exclude<keyof FactOf<T>, 'type'>]-?: undefined extends FactOf<T>[Field]
    ? Maybe<NonNullable<FactOf<T>[Field]>>
    : Codec<FactOf<T>[Field]>;
};

const seat = oneOf(SEATS);
const card = oneOf(CARDS);
const suit = oneOf(SUITS);
const trick = oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as number[]);
const tricks = oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as number[]);

const CALLS: readonly Call[] = [
  'P',
  'X',
  'XX',
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((strain) => `${level}${strain}` as Call)),
];
export const call: Codec<Call> = oneOf(CALLS);

const option: Codec<Option> = {
  put: text.put,
  take: (from) => {
    const found = text.take(from);
    if (!isOption(found)) throw new Unpackable();
    return found;
  },
};

const KINDS = ['truth', 'number', 'text'] as const;
const kind = oneOf(KINDS);
const number = count(1_000_000);

const answer: Codec<boolean | number | string> = {
  put: (to, value) => {
    if (typeof value === 'boolean') {
      kind.put(to, 'truth');
      flag.put(to, value);
    } else if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000) {
      kind.put(to, 'number');
      number.put(to, value);
    } else {
      kind.put(to, 'text');
      text.put(to, String(value));
    }
  },
  take: (from) => {
    const found = kind.take(from);
    return found === 'truth' ? flag.take(from) : found === 'number' ? number.take(from) : text.take(from);
  },
};

/** Who vouches, whether it is agreed, and a note: what most facts may carry. */
const status = maybe(oneOf(['agreed', 'disputed', 'found'] as const));
const vouched = { status, note: maybe(text) };
const vouchedBy = { ...vouched, by: maybe(text) };

const outcome: Codec<FactOf<'ScoreAssigned'>['outcomes'][number]> = {
  put: (to, value) => assigned.put(to, { ...value }),
  take: (from) => assigned.take(from) as unknown as FactOf<'ScoreAssigned'>['outcomes'][number],
};
const assigned = fields({ contract: text, declarer: seat, tricks, weight: count(100) });

/** A corrected fact stands inside the correction. */
const inner: Codec<Fact> = { put: (to, fact) => anyFact.put(to, fact), take: (from) => anyFact.take(from) };

const SHAPES: { readonly [T in FactType]: Shape<T> } = {
  CallMade: { ...vouchedBy, seat, call, alert: maybe(flag), explanation: maybe(text) },
  CardPlayed: {
    ...vouchedBy,
    seat,
    card,
    as: maybe(oneOf(['lead', 'play'] as const)),
    faceDown: maybe(flag),
    together: maybe(flag),
    trick: maybe(trick),
  },
  LeadFaced: { ...vouchedBy, seat },
  DummySpread: { ...vouchedBy, seat },
  CardCalled: {
    ...vouched,
    by: seat,
    words: maybe(text),
    suit: maybe(suit),
    rank: maybe(oneOf(RANKS)),
    card: maybe(card),
    change: maybe(flag),
  },
  CardPlaced: { ...vouchedBy, card },
  CardTouched: { ...vouchedBy, seat, card },
  CardExposed: {
    ...vouchedBy,
    seat,
    card,
    manner: oneOf(['dropped', 'withAnother', 'shown', 'named', 'replacing', 'spreading'] as const),
    seenByPartner: maybe(flag),
  },
  HandFaced: { ...vouchedBy, seat },
  HandSeen: { ...vouched, by: seat, of: seat },
  CardWithdrawn: { ...vouchedBy, seat, card },
  TrickTurned: { ...vouchedBy, seat },
  TrickInspected: { ...vouched, by: seat, trick },
  QuestionAsked: {
    ...vouched,
    by: seat,
    to: seat,
    about: oneOf(['revoke', 'auction', 'call', 'contract', 'doubler', 'other'] as const),
  },
  AttentionDrawn: {
    ...vouched,
    by: seat,
    to: oneOf(['revoke', 'leadOutOfTurn', 'penaltyCard', 'defectiveTrick', 'designation', 'other'] as const),
    trick: maybe(trick),
    seat: maybe(seat),
  },
  DirectorCalled: { ...vouched, by: seat },
  OptionsExplained: { ...vouched, to: seat, options: list(option, 100) },
  ChoiceMade: { ...vouched, by: seat, option },
  QuestionAnswered: {
    ...vouched,
    question: oneOf(QUESTIONS),
    answer,
    by: oneOf(['director', 'committee', 'reviewer'] as const),
    seat: maybe(seat),
    card: maybe(card),
    trick: maybe(trick),
  },
  ClaimMade: {
    ...vouched,
    by: seat,
    kind: oneOf(['claim', 'concession'] as const),
    tricks,
    statement: maybe(text),
  },
  ClaimAgreed: { ...vouched, by: seat },
  ClaimDoubted: { ...vouched, by: seat },
  ConcessionObjected: { ...vouched, by: seat },
  PlayOnRequested: { ...vouched, by: seat },
  PlayOnConsented: { ...vouched, by: seat },
  HandReturned: { ...vouchedBy, seat: maybe(seat) },
  NextBoardCalled: { ...vouchedBy, seat },
  RoundEnded: vouchedBy,
  CorrectionPeriodEnded: vouchedBy,
  StatementMade: { ...vouched, by: text, text },
  RulingGiven: { ...vouched, by: text, law: text, tricks: maybe(tricks), text: maybe(text) },
  ScoreAssigned: {
    ...vouched,
    by: text,
    side: oneOf(['NS', 'EW', 'both'] as const),
    outcomes: list(outcome, 100),
  },
  Amended: { ...vouchedBy, event: text, with: inner },
};

const TYPES = Object.keys(SHAPES) as FactType[];
const type = oneOf(TYPES);
const codecs = new Map(TYPES.map((name) => [name, fields(SHAPES[name])]));

export const anyFact: Codec<Fact> = {
  put: (to, fact) => {
    type.put(to, fact.type);
    codecs.get(fact.type)?.put(to, { ...fact });
  },
  take: (from) => {
    const found = type.take(from);
    return { type: found, ...codecs.get(found)?.take(from) } as unknown as Fact;
  },
};
