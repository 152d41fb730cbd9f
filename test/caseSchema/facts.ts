/** The schema of each fact: its fields follow from `src/events/facts.ts`; what it is for is said here. */

import { FACTS, OF_ANY, type Declared, type FactType, type Kind } from '../../src/events/facts.ts';
import { count, list, object, oneOf, ref, TEXT, type Schema } from './forms.ts';

const DESCRIBED: Readonly<Record<FactType, string>> = {
  CallMade: 'A call, during the auction or as evidence of it.',
  CardPlayed:
    'A card led or played. `together`: at the moment of the event before it. `trick`: only when it goes to another trick than the one in progress. Without `card` nobody remembers which it was; `suit` is then what is still known of it.',
  TricksSkipped:
    'Tricks that were played and are not told card by card. `side` won `won` of them, the other side the rest; left out where nobody remembers.',
  LeadFaced: 'A face-down opening lead is turned over.',
  DummySpread: 'A hand is laid out as dummy.',
  CardCalled: 'Declarer calls a card of dummy. `change`: in place of the card called before.',
  CardPlaced: 'Dummy puts a card in the played position.',
  CardTouched: 'A card of dummy is touched, by declarer or by dummy.',
  CardExposed: 'A card becomes visible without being played; one event a card.',
  HandFaced: 'A player lays his hand face up.',
  HandSeen: 'A player looks at the hand of another.',
  CardWithdrawn: 'The standing play of that card is taken back.',
  TrickTurned: 'A player turns his card of a trick face down.',
  TrickInspected: 'A quitted trick is turned face up again.',
  QuestionAsked: 'One player asks another.',
  AttentionDrawn: 'Somebody points out an irregularity.',
  DirectorCalled: 'The director is called.',
  OptionsExplained: 'What the director offered.',
  ChoiceMade: 'A player chooses.',
  QuestionAnswered: 'What only people can answer.',
  ClaimMade: 'A claim or concession; `tricks` are those of the side of the claimer from this trick on.',
  ClaimAgreed: 'A claim is agreed.',
  ClaimDoubted: 'A claim is doubted, or an agreement or concession withdrawn.',
  ConcessionObjected: 'The partner of the conceder objects at once.',
  PlayOnRequested: 'A player asks that play go on after a claim.',
  PlayOnConsented: 'A player consents to it.',
  HandReturned: 'A hand goes back into the board; without `seat`, all four.',
  NextBoardCalled: 'A player calls on a later board.',
  RoundEnded: 'The round ends.',
  CorrectionPeriodEnded: 'The correction period ends.',
  StatementMade:
    'Somebody says something that matters. `signed`: whether its author signed it. `lang`: the language of the words as they stand, by its tag. `translator`: they are a translation, by him; empty where nobody has said by whom.',
  RulingGiven: 'What was ruled; `tricks` are those of declarer.',
  ScoreAssigned: 'An assigned adjusted score.',
  Amended: 'The recording, never the table, is corrected at a mark.',
  Undone:
    'The recorder takes an entry back: the one behind the mark, or the last that still stands. The entry stays in the record.',
  HandRecorded: 'What a player was dealt, learnt after the record was begun.',
  BoardRecorded: 'What is known of the board and the contract, learnt after the record was begun.',
  CaseNoted:
    'What is noted of the case besides facts. Of several in one field the last stands; an empty text takes back what was noted. `settings`: in the field `organisation`, its settings file.',
  AccountGiven: 'What somebody says happened from a mark on, in place of what the record has there.',
  AccountFound: 'Which account was found to be true: the one behind the mark `account`.',
  PollPrepared:
    'What a peer is asked of one decision, at the mark `from`, and all that he is told: one hand, with calls and cards up to then in `told`. `turn`: the hand that plays, where it is that of dummy. The organisation `rule` counts `considering` and `choosing` of `outOf` players.',
  PollAnswered:
    'What a peer answers to the poll behind the mark `poll`: what he chooses, what else he seriously considers, and what `others` like him would choose; calls, cards or words.',
};

/** Stricter than the reader, which takes what a table can only have got wrong. */
const KINDS: Readonly<Record<Kind, Schema | true>> = {
  seat: ref('seat'),
  suit: ref('suit'),
  rank: ref('rank'),
  card: ref('card'),
  call: ref('call'),
  text: TEXT,
  flag: { type: 'boolean' },
  trick: count(1, 13),
  anyTrick: count(1),
  trickOfDeal: count(1, 13),
  tricks: count(0, 13),
  option: ref('option'),
  options: list(ref('option')),
  question: ref('question'),
  // What it may be depends on the question: see `answers`.
  answer: true,
  outcomes: { type: 'array', minItems: 1, items: ref('outcome') },
  fact: ref('fact'),
  facts: list(ref('fact')),
  hand: {
    description: 'Spades, hearts, diamonds and clubs as in a deal string.',
    type: 'string',
    pattern: '^[2-9TJQKA]*\\.[2-9TJQKA]*\\.[2-9TJQKA]*\\.[2-9TJQKA]*$',
  },
  contract: ref('contract'),
  comparison: ref('comparison'),
  settings: {
    description: 'A settings file of an organisation: see organisation.schema.json.',
    type: 'object',
  },
  texts: list(TEXT),
  howMany: count(0),
};

function schemaOf(type: FactType): Schema {
  const own: Declared = FACTS[type];
  const { 'by?': by, ...beside } = OF_ANY;
  const fields = Object.entries({ ...own, ...('by' in own ? {} : { 'by?': by }), ...beside }).map(
    ([field, kind]): [string, Schema | true] => [field, typeof kind === 'string' ? KINDS[kind] : oneOf(kind)],
  );
  return {
    description: DESCRIBED[type],
    ...object({ type: { const: type }, ...Object.fromEntries(fields) }),
    ...(type === 'QuestionAnswered' ? { allOf: [ref('answers')] } : {}),
  };
}

const TYPES = Object.keys(FACTS) as FactType[];

/** Any fact, and each by its type. */
export const FACT: Schema = {
  description: 'What somebody did or said.',
  type: 'object',
  required: ['type'],
  oneOf: TYPES.map(ref),
};
export const FACT_SCHEMAS = Object.fromEntries(TYPES.map((type) => [type, schemaOf(type)]));
