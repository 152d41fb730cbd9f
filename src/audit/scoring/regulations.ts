/** What the Laws leave to the organiser: the defaults, with their sources. */

import type { Comparison, Regulations } from '../../events/comparison.ts';

export const DEFAULT_REGULATIONS: Regulations = {
  // 12C1c of 2017: the Director may; 2007 let a regulation choose 12C1e instead, as the ACBL did until 2015.
  weighting: true,
  // The World Bridge Federation prints its victory points with two.
  places: 2,
  // No law favours anybody. The Danish federation rounds to whole IMPs in favour of the innocent side (appeal 03-AU-5).
  rounding: 'nearest',
  // 12C2a.
  averageMinus: 40,
  average: 50,
  averagePlus: 60,
  // 12C2b (86A of 2007): three IMPs.
  averageImps: 3,
  // 12C2c.
  sessions: true,
  // English Bridge Union, “The Neuberg formula”; German federation, tournament rules of 2000, § 28 (3). Norway’s rules 3.2.3 give
  // each pair one match point for every adjusted score, unless Neuberg’s formula has been announced.
  missing: 'neuberg',
  // Neither treats other artificial scores than missing ones.
  adjusted: 'compared',
  // ACBLscore’s manual has both, “average IMPs” and “total IMPs”; the Danish federation’s page adds them up.
  crossImps: 'mean',
  // Guideline of the ACBL’s Laws Commission for 12C2 of 1997, later 12C1e: one in three, one in six.
  likely: 100 / 3,
  probable: 100 / 6,
};

/** The regulations that the record states, and the usual ones for those it does not state. */
export function regulationsOf({ regulations }: Pick<Comparison, 'regulations'>): Regulations {
  return { ...DEFAULT_REGULATIONS, ...regulations };
}

/** Smaller differences come only from binary fractions. */
const EPSILON = 1e-9;

/**
 * Rounds to this number of decimal places.
 * @param favour rounds up if true, down if false, to the nearest if null. Halves are rounded away from zero, so that one side wins what
 * the other loses
 */
export function rounded(value: number, decimals: number, favour: boolean | null): number {
  const unit = 10 ** decimals;
  const scaled = value * unit;
  if (favour === true) return positive(Math.ceil(scaled - EPSILON) / unit);
  if (favour === false) return positive(Math.floor(scaled + EPSILON) / unit);
  return positive((Math.sign(scaled) * Math.round(Math.abs(scaled) + EPSILON)) / unit);
}

/** Turns -0 into 0. */
const positive = (value: number): number => (value === 0 ? 0 : value);
