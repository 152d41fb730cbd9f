/** Preferences for the look and the stepping of the replay; they don't change the deal. */

import type { Perspective } from '../table/perspective.ts';
import type { StepBy } from '../../view/stops.ts';

export interface Preferences {
  readonly stepBy: StepBy;
  readonly perspective: Perspective;
  readonly played: 'grey' | 'hide' | 'show';
  /** The number of quarter turns of the table. */
  readonly turns: number;
  /** True if single letters are commands (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /** True to show double-dummy tricks if all four hands are visible. */
  readonly doubleDummy: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  stepBy: 'card',
  perspective: 'open',
  played: 'grey',
  turns: 0,
  letterKeys: true,
  doubleDummy: false,
};
