/** What the form asks about what else happened: loaded when somebody opens it. */

import type { asking } from './en.ts';

/** What every language must supply: a missing question does not compile. */
export type AskingWords = typeof asking;
