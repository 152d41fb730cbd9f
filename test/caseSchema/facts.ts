/** The schema of each fact: its fields follow from `src/events/facts.ts`; what it is for is said here. */

import { FACTS, OF_ANY, type Declared, type FactType, type Kind } from '../../src/events/facts.ts';
import { count, list, object, oneOf, ref, TEXT, type Schema } from './forms.ts';
import { RANGES } from '../../src/formats/case/ranges.ts';

const DESCRIBED: Readonly<Record<FactType, string>> = {
  CallMade: 'A player makes a call.',
  CardPlayed:
    'A player leads or plays a card. `together`: the card came at the same moment as that of the event before. `trick`: given only if the card goes to another trick than the one in progress. Without `card`, nobody remembers the card; `suit` is then its suit, if that is known.',
  TricksSkipped:
    'Tricks that were played, but not recorded card by card. `side` won `won` of them and the other side won the rest; both are left out if nobody remembers.',
  LeadFaced: 'The face-down opening lead is turned face up.',
  DummySpread: 'A hand is laid out as dummy.',
  CardCalled: 'Declarer calls a card of dummy. `change`: he wants it in place of the card he called before.',
  CardPlaced: 'Dummy puts a card in the played position.',
  CardTouched: 'Declarer or dummy touches a card of dummy.',
  CardExposed: 'A card becomes visible although nobody plays it. Each card is an event of its own.',
  HandFaced: 'A player lays his hand face up.',
  HandSeen: 'A player looks at the hand of another player.',
  CardWithdrawn: 'A player takes back a card that he played.',
  TrickTurned: 'A player turns his card of a trick face down.',
  TrickInspected: 'Somebody turns a quitted trick face up again.',
  QuestionAsked: 'A player asks another player a question.',
  AttentionDrawn: 'Somebody points out an irregularity.',
  DirectorCalled: 'Somebody calls the director.',
  OptionsExplained: 'The director explains the options.',
  ChoiceMade: 'A player chooses an option.',
  QuestionAnswered: 'Somebody answers a question that only people can answer.',
  ClaimMade:
    'A player claims or concedes. `tricks`: how many of the remaining tricks, with the trick in progress, go to his side.',
  ClaimAgreed: 'A player agrees to a claim.',
  ClaimDoubted: 'A player doubts a claim, or withdraws an agreement or a concession.',
  ConcessionObjected: 'The partner of the conceder objects at once.',
  PlayOnRequested: 'After a claim, a player asks to play on.',
  PlayOnConsented: 'A player agrees to play on after a claim.',
  HandReturned: 'A hand goes back into the board; without `seat`, all four.',
  NextBoardCalled: 'A player makes a call on a later board.',
  RoundEnded: 'The round ends.',
  CorrectionPeriodEnded: 'The correction period ends.',
  StatementMade:
    'Somebody makes a statement. `signed`: whether he signed it. `lang`: the tag of the language in which the words are written here. `translator`: given if the words are a translation, with the name of the translator; empty if nobody has said who translated them.',
  RulingGiven: 'The director or a committee rules. `tricks`: the tricks of declarer.',
  ScoreAssigned: 'The director or a committee assigns an adjusted score.',
  Amended: 'The recorder corrects the record at a mark. What happened at the table does not change.',
  Undone:
    'The recorder takes an entry back: the entry at the mark or, without a mark, the last one that stands. The entry stays in the record.',
  HandRecorded: 'The hand that a player was dealt, if it became known after the record was begun.',
  BoardRecorded: 'What became known about the board and the contract after the record was begun.',
  CaseNoted:
    'A note in a field of the case. If there are several notes in one field, the last one counts; an empty text takes the note back. `settings`: for the field `organisation`, the contents of its settings file.',
  AccountGiven: 'Somebody says what happened instead of what the record says, beginning at a mark.',
  AccountFound: 'The hearing finds that an account is true: the account at the mark `account`.',
  PollPrepared:
    'The question of a poll about one decision, at the mark `from`, and everything that a peer is told: one hand and, in `told`, the calls and cards up to then. `turn`: the hand that plays, if it is that of dummy. By the rule of the organisation `rule`, an action is a logical alternative if `considering` and `choosing` of `outOf` players considered and chose it.',
  PollAnswered:
    'A peer answers the poll at the mark `poll`. He says what he chooses, what else he seriously considers, and what `others` of his level would choose: calls, cards or words.',
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
  trick: count(...RANGES.trick),
  anyTrick: count(1),
  trickOfDeal: count(...RANGES.trick),
  tricks: count(...RANGES.tricks),
  option: ref('option'),
  options: list(ref('option')),
  question: ref('question'),
  // What it may be depends on the question: see `answers`.
  answer: true,
  outcomes: { type: 'array', minItems: 1, items: ref('outcome') },
  fact: ref('fact'),
  facts: list(ref('fact')),
  hand: {
    description: 'Spades, hearts, diamonds and clubs, with dots between them.',
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
  description: 'A fact: what somebody did or said.',
  type: 'object',
  required: ['type'],
  oneOf: TYPES.map(ref),
};
export const FACT_SCHEMAS = Object.fromEntries(TYPES.map((type) => [type, schemaOf(type)]));
