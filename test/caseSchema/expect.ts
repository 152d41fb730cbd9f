/** The schema of what a case expects: a key for each that `src/audit/expectations.ts` evaluates. */

import type { CheckKey } from '../../src/audit/expectations.ts';
import { count, described, either, keyed, list, object, oneOf, ref, type Schema } from './forms.ts';
import { RANGES } from '../../src/formats/case/ranges.ts';

const NULL: Schema = { type: 'null' };
const trick = count(...RANGES.trick);
const tricks = count(...RANGES.tricks);

const KEYS: Readonly<Record<CheckKey, Schema>> = {
  finds: described(
    'Each clause is cited by a finding that the event just before raised; of a run, its last card.',
    ref('clauses'),
  ),
  cited: described('Some finding up to now cites each of these clauses.', ref('clauses')),
  never: described('No finding up to now cites any of these clauses.', ref('clauses')),
  clean: { type: 'boolean' },
  quiet: described('The event just before raised no finding, apart from those of an ordinary act.', {
    type: 'boolean',
  }),
  sound: described('No finding up to now is about the record itself.', { type: 'boolean' }),
  turn: either(ref('seat'), NULL),
  waitsFor: either(ref('seat'), NULL),
  legal: keyed(ref('seat'), either(ref('cards'), { const: 'any' })),
  penaltyCards: keyed(ref('seat'), keyed(ref('card'), oneOf(['minor', 'major']))),
  options: either(ref('offer'), list(ref('offer'))),
  restriction: ref('restriction'),
  revokes: list(
    object({
      seat: ref('seat'),
      trick,
      'card?': ref('playedCard'),
      'state?': oneOf(['pending', 'corrected', 'established']),
      'by?': ref('clause'),
      'transfer?': count(0, 2),
      'because?': ref('clause'),
    }),
  ),
  info: {
    type: 'array',
    minItems: 1,
    items: object({
      card: ref('card'),
      owner: ref('seat'),
      to: ref('seat'),
      status: oneOf(['authorised', 'unauthorised']),
      'law?': ref('clause'),
    }),
  },
  asks: list(ref('question')),
  notAsked: described('None of these questions is open.', list(ref('question'))),
  declarer: ref('seat'),
  tricks: keyed(ref('side'), tricks),
  trick: keyed(ref('seat'), ref('playedCard')),
  result: {
    minProperties: 1,
    ...object({
      'declarerTricks?': tricks,
      'adjustedTricks?': tricks,
      'finalTricks?': tricks,
      'because?': ref('clauses'),
    }),
  },
  record: list(
    oneOf([
      'cardNotHeld',
      'cardTwice',
      'badDeal',
      'contractDiffers',
      'resultDiffers',
      'turnUnclear',
      'notRemembered',
      'tricksDiffer',
      'changesNothing',
    ]),
  ),
};

export const EXPECT: Schema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: KEYS,
};
export const OFFER = object({ by: ref('seat'), of: list(ref('option')) });
export const RESTRICTION: Schema = {
  description: 'The lead restriction that is in force.',
  oneOf: [
    NULL,
    object({ on: ref('seat'), require: ref('suit') }),
    object({ on: ref('seat'), forbid: { type: 'string', pattern: '^(?=.)C?D?H?S?$' } }),
  ],
};
