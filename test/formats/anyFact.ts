/** Any fact of the case format, as a file may have it: its fields filled with values the format allows, likely and not. */

import * as fc from 'fast-check';
import { CARDS, RANKS, SUITS } from '../../src/domain/card.ts';
import { SEATS } from '../../src/domain/seat.ts';
import { FACTS, OF_ANY, type Declared, type FactType, type Kind } from '../../src/events/facts.ts';
import { QUESTIONS } from '../../src/lawbook/choices.ts';

type Item = Readonly<Record<string, unknown>>;

const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.constant('♠ “ö” \u{1F0A1} \ud83d'));
const trick = fc.oneof(fc.integer({ min: 1, max: 13 }), fc.integer({ min: -2, max: 100_000 }));
const option = fc.constantFrom('accept', 'free', 'require:S', 'forbid:CDHS', 'card:SA', 'withdraw:C2');
const amount = fc.oneof(trick, fc.constantFrom(33.3, -1.5, 1e300));
const seat = fc.constantFrom(...SEATS);
const outcome = fc.record(
  {
    contract: fc.oneof(fc.constantFrom('4H', '3NTX', 'Pass'), text),
    declarer: fc.option(seat),
    tricks: fc.option(trick),
    weight: fc.option(amount),
    reason: text,
  },
  { requiredKeys: ['contract'] },
);

const VALUES: Readonly<Record<Exclude<Kind, 'fact' | 'facts'>, fc.Arbitrary<unknown>>> = {
  seat,
  suit: fc.constantFrom(...SUITS),
  rank: fc.constantFrom(...RANKS),
  card: fc.constantFrom(...CARDS),
  call: fc.constantFrom('P', 'X', 'XX', '1C', '7NT'),
  text,
  flag: fc.boolean(),
  trick,
  anyTrick: trick,
  trickOfDeal: trick,
  tricks: trick,
  option,
  options: fc.array(option, { maxLength: 4 }),
  question: fc.constantFrom(...QUESTIONS),
  answer: fc.oneof(fc.boolean(), amount, text),
  outcomes: fc.array(outcome, { maxLength: 3 }),
  settings: fc.dictionary(
    text,
    fc.oneof(text, amount, fc.array(fc.dictionary(text, text), { maxLength: 2 })),
    { maxKeys: 3 },
  ),
  hand: fc.constantFrom('AKQ...', 'AKQJT98765432...'),
  contract: fc.constantFrom('4H', '7NTXX'),
  comparison: fc.constantFrom({ otherTable: 100 }, {}),
  texts: fc.array(text, { maxLength: 3 }),
  howMany: fc.nat(100_000),
};

/** `deep`: how many corrections stand within one another. */
function valueOf(kind: Declared[string], deep: number): fc.Arbitrary<unknown> {
  if (typeof kind !== 'string') return fc.constantFrom(...kind);
  // What an account may tell: see `readEvent.ts`.
  if (kind === 'facts') return fc.constantFrom([], [{ type: 'CardPlayed', seat: 'N', card: 'SA' }]);
  if (kind !== 'fact') return VALUES[kind];
  return deep > 1 ? fc.constant({ type: 'RoundEnded' }) : anyFact(deep + 1);
}

/** As an item of a case file; an entry that names a mark names `m`. Some carry a field that the format does not know. */
export function anyFact(deep = 0): fc.Arbitrary<Item> {
  return fc.constantFrom(...(Object.keys(FACTS) as FactType[])).chain((type) => {
    const declared: Declared = { ...OF_ANY, ...FACTS[type] };
    const fields = Object.entries(declared).map(([field, kind]) => {
      const value = valueOf(kind, deep);
      return [field.replace('?', ''), field.endsWith('?') ? fc.option(value) : value] as const;
    });
    const required = Object.keys(declared).filter((field) => !field.endsWith('?'));
    const item: Record<string, fc.Arbitrary<unknown>> = {
      type: fc.constant(type),
      ...Object.fromEntries(fields),
      tempo: fc.constantFrom('slow', 'quick'),
    };
    if (item['event'] !== undefined) item['event'] = fc.constant('m');
    return fc.record(item, { requiredKeys: ['type', ...required] });
  });
}
