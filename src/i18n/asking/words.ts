/** What the form asks about what else happened: loaded when somebody opens it. */

import type { asking } from './en.ts';

export type AskingWords = typeof asking;
