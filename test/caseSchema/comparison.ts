/** The schema of what a score is compared with: the fields of `src/events/comparison.ts`, as the reader takes them. */

import type { Comparison, Regulations } from '../../src/events/comparison.ts';
import { SIDES } from '../../src/domain/seat.ts';
import { AVERAGES, PENALTY_UNITS } from '../../src/events/comparison.ts';
import { described, object, oneOf, type Schema } from './forms.ts';

const between = (minimum: number, maximum: number): Schema => ({ type: 'number', minimum, maximum });
const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });
const FLAG: Schema = { type: 'boolean' };
const POINTS = whole(-99_990, 99_990);
const PERCENT = between(0, 100);
const bySide = (each: Schema): Schema => object({ 'NS?': each, 'EW?': each });

/** Each of them may be missing. */
const optional = (fields: Readonly<Record<string, Schema>>): Schema =>
  object(Object.fromEntries(Object.entries(fields).map(([name, schema]) => [`${name}?`, schema])));

export const REGULATIONS: Readonly<Record<keyof Regulations, Schema>> = {
  weighting: FLAG,
  places: whole(0, 4),
  rounding: oneOf(['nearest', 'innocent']),
  averageMinus: PERCENT,
  average: PERCENT,
  averagePlus: PERCENT,
  averageImps: between(0, 24),
  sessions: FLAG,
  missing: oneOf(['neuberg', 'onePoint']),
  adjusted: oneOf(['compared', 'leftOut']),
  crossImps: oneOf(['mean', 'sum']),
  likely: PERCENT,
  probable: PERCENT,
};

const FIELDS: Readonly<Record<keyof Comparison, Schema>> = {
  otherTable: described('The points of North–South at the other table of the match.', POINTS),
  field: described('The points of North–South at each other table that has a result.', {
    type: 'array',
    maxItems: 10_000,
    items: POINTS,
  }),
  artificial: described('The number of other tables with an artificial score.', whole(0, 100_000)),
  boards: described('The number of boards in the match.', whole(1, 1000)),
  margin: described(
    'IMPs by which the team of North–South leads on all other boards of the match.',
    between(-10_000, 10_000),
  ),
  knockout: described(
    'True in a knockout match: if the results of the two sides do not balance, the average of both counts (12C4).',
    FLAG,
  ),
  innocent: described('The non-offending side.', oneOf(SIDES)),
  averages: described('The artificial scores at this table (12C2).', bySide(oneOf(AVERAGES))),
  sessions: described(
    'The percentage of each side on its other boards of the session (12C2c).',
    bySide(PERCENT),
  ),
  penalties: described('Procedural penalties (90).', {
    type: 'array',
    maxItems: 100,
    items: object({ side: oneOf(SIDES), amount: between(0, 100_000), unit: oneOf(PENALTY_UNITS) }),
  }),
  regulations: described(
    'What the regulations decide. Defaults replace what is left out.',
    optional(REGULATIONS),
  ),
};

export const COMPARISON: Schema = described(
  'What the score is held against, as people state it; points are those of North–South.',
  optional(FIELDS),
);
