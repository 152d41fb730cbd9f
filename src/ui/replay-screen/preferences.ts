/** How the replay looks and steps; nothing of it changes the deal. */

import type { Perspective } from '../table/perspective.ts';
import type { StepBy } from '../../view/stops.ts';

export interface Preferences {
  readonly stepBy: StepBy;
  readonly perspective: Perspective;
  readonly played: 'grey' | 'hide' | 'show';
  /** Quarter turns of the table. */
  readonly turns: number;
  /** Single letters act as keys (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /** Tricks at double dummy are shown where all four hands are. */
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
