/** Converts a sentence to runs: each island of notation separately, each suit symbol in its colour. */

import { runsOf, suitsOf } from '../../i18n/isolate.ts';
import { run, type TextRun, type Tone } from './items.ts';

/**
 * The sentence as pieces of text, in which suit symbols have their own colour and notation keeps its
 * direction.
 */
export function notationRuns(sentence: string, tone: Tone = 'ink', bold = false): TextRun[] {
  return runsOf(sentence).flatMap(({ text, notation, english }) => {
    if (!notation) return [run(text, { tone, bold })];
    return english
      ? island(text, tone, bold).map((part): TextRun => ({ ...part, english }))
      : island(text, tone, bold);
  });
}

/** An island keeps its order from left to right, so that a symbol stays beside its cards. */
function island(text: string, tone: Tone, bold: boolean): TextRun[] {
  return suitsOf(text).map(({ text: part, suit }) =>
    suit === null
      ? run(part, { tone, bold, island: true })
      : run(part, { tone: suit, suit, bold, island: true }),
  );
}
