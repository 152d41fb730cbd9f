/** Pairs of lifecycles that no case shows and no clause keeps apart, so far: each wants a case adjudicated from the text. */

import type { Meeting } from './pairs.ts';

export const TO_COME: readonly Meeting[] = [];
