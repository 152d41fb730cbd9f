/** The published schema of the case format. It follows from the tables the program itself goes by; `npm run schema` writes it. */

import { RANKS, SUITS } from '../../src/domain/card.ts';
import { VULNERABILITIES } from '../../src/domain/score.ts';
import { SEATS, SIDES } from '../../src/domain/seat.ts';
import { HEAD, TRANSLATED, type HeadKey, type TextKey } from '../../src/formats/case/head.ts';
import { CASE_FORMAT } from '../../src/formats/case/readCase.ts';
import { QUESTIONS, type QuestionId } from '../../src/lawbook/choices.ts';
import { EDITIONS } from '../../src/lawbook/editions.ts';
import { COMPARISON } from './comparison.ts';
import { EXPECT, OFFER, RESTRICTION } from './expect.ts';
import { FACT, FACT_SCHEMAS } from './facts.ts';
import {
  count,
  described,
  either,
  keyed,
  list,
  object,
  oneOf,
  ref,
  TEXT,
  text,
  type Schema,
} from './forms.ts';
import { RANGES } from '../../src/formats/case/ranges.ts';

const HAND = String.raw`[2-9TJQKA]*\.[2-9TJQKA]*\.[2-9TJQKA]*\.[2-9TJQKA]*`;
const PLAYED = String.raw`[CDHS][2-9TJQKA]|[CDHS]?\?`;
const OWN: Readonly<Record<Exclude<HeadKey, TextKey>, Schema>> = {
  format: { const: CASE_FORMAT },
  title: { type: 'string', minLength: 1 },
  edition: oneOf(EDITIONS),
  deal: object({
    'board?': { type: ['integer', 'string'] },
    'dealer?': ref('seat'),
    'vulnerable?': oneOf(VULNERABILITIES),
    hands: {
      description: 'The four hands as in the tag Deal of PBN; `-` is an unknown hand.',
      type: 'string',
      pattern: `^[NESW]:(?:-|${HAND})(?: (?:-|${HAND})){3}$`,
    },
  }),
  contract: ref('contract'),
  declarer: ref('seat'),
  auction: described('The calls, clockwise from the dealer.', list(ref('call'))),
  calls: described(
    'What was said beside calls of the auction.',
    list(
      object({
        call: described('The number of the call in `auction`, counted from 1.', count(1)),
        'alert?': { const: true },
        'explanation?': TEXT,
        'note?': TEXT,
      }),
    ),
  ),
  statedResult: described(
    "Declarer's tricks as the record states them, to be compared with the play.",
    count(...RANGES.tricks),
  ),
  comparison: ref('comparison'),
  names: keyed(ref('seat'), TEXT),
  elections: {
    description: 'What the regulating authority decided on points that the Laws leave open.',
    type: 'object',
    additionalProperties: { type: 'boolean' },
  },
  translations: {
    description:
      'The texts of the file in other languages, under the tag of each language, such as "tr". Without a translation, readers see the original.',
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: {
        ...Object.fromEntries(TRANSLATED.map((key) => [key, TEXT])),
        texts: {
          description: 'What people said and noted in the events: each original text with its translation.',
          type: 'object',
          additionalProperties: TEXT,
        },
      },
    },
  },
  people: described('The people who recorded the deal.'),
  seal: described('The hash chain and the signatures.'),
  events: list(either(ref('run'), ref('check'), ref('mark'), ref('fact'))),
};

/** What the words of the head are, where their key does not say it. */
const WORDS: Readonly<Partial<Record<TextKey, Schema>>> = {
  lang: described('The tag of the language in which the file is written, such as "en".', TEXT),
};

/** Questions that are answered otherwise than by yes or no. */
const ANSWERED: readonly (readonly [questions: readonly QuestionId[], answer: Schema])[] = [
  [['order'], either(ref('seat'), ref('card'), { const: 'together' })],
  [['normalLine', 'withoutRevoke'], count(...RANGES.answer)],
  [['whenAttention'], TEXT],
];
const answered = (question: Schema, answer: Schema): Schema => ({
  if: { type: 'object', properties: { question } },
  // oxlint-disable-next-line unicorn/no-thenable -- it is JSON Schema's own word, and nobody waits for it.
  then: { type: 'object', properties: { answer } },
});

const ANSWERS = described(
  'The answer to most questions is true or false. These questions have other answers.',
  {
    allOf: [
      ...ANSWERED.map(([questions, answer]) =>
        answered(questions.length === 1 ? { const: questions[0] } : oneOf(questions), answer),
      ),
      answered({ not: oneOf(ANSWERED.flatMap(([questions]) => questions)) }, { type: 'boolean' }),
    ],
  },
);

const DEFS = {
  seat: oneOf(SEATS),
  side: oneOf(SIDES),
  suit: oneOf(SUITS),
  rank: oneOf(RANKS),
  card: text(/^[CDHS][2-9TJQKA]$/),
  playedCard: described('A card; `H?` is a heart whose rank nobody remembers.', text(/^[CDHS][2-9TJQKA?]$/)),
  cards: { type: 'array', items: ref('card'), uniqueItems: true },
  call: text(/^(?:P|X|XX|[1-7](?:[CDHS]|NT))$/),
  contract: described(
    'As in `4H`, `3NTX`, `6SXX`; `Pass` for a deal passed out.',
    text(/^(?:[1-7](?:[CDHS]|NT)X{0,2}|Pass)$/),
  ),
  clause: described(
    'Law number, letter, digit, small letter, run together: `61A`, `50D2a`.',
    text(/^[1-9][0-9]?(?:[A-Z](?:[1-9](?:[a-z])?)?)?$/),
  ),
  clauses: { type: 'array', items: ref('clause'), uniqueItems: true },
  option: text(
    /^(?:accept|refuse|spread|free|highest|lowest|keep|playOn|adjudicate|lead:(?:declarer|dummy)|(?:require|play|notPlay):[CDHS]|forbid:(?=.)C?D?H?S?|(?:card|withdraw):[CDHS][2-9TJQKA])$/,
  ),
  question: oneOf(QUESTIONS),
  outcome: object({
    contract: ref('contract'),
    declarer: ref('seat'),
    tricks: count(...RANGES.tricks),
    weight: described('Per cent.', { type: 'number', exclusiveMinimum: 0, maximum: 100 }),
  }),
  comparison: COMPARISON,
  run: described(
    'The seat before the colon plays the first card, and the others follow clockwise: `W: SK S4 S8 H3`.',
    {
      type: 'string',
      pattern: String.raw`^\s*[NESW]\s*:(?:\s*(?:${PLAYED}))(?:\s+(?:${PLAYED}))*\s*$`,
    },
  ),
  fact: FACT,
  answers: ANSWERS,
  mark: described('Gives a name to the present moment.', object({ mark: TEXT })),
  check: described('What must be true at the present moment.', object({ expect: ref('expect') })),
  offer: OFFER,
  restriction: RESTRICTION,
  expect: EXPECT,
  ...FACT_SCHEMAS,
} satisfies Readonly<Record<string, Schema>>;

const KEYS = Object.keys(HEAD) as HeadKey[];

export const CASE_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'case.schema.json',
  title: 'Dealtrail case, version 1',
  description:
    'One deal, what happened at the table in the order of time, and what the Laws must say at certain moments.',
  type: 'object',
  required: ['format', 'title', 'deal', 'events'] satisfies HeadKey[],
  additionalProperties: false,
  properties: Object.fromEntries(
    KEYS.map((key) => [key, { ...OWN, ...WORDS }[key as keyof typeof OWN] ?? TEXT]),
  ),
  $defs: DEFS,
};
