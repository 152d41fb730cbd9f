/** The words that are baked with the Laws, in every language: those of the app, and the few that no screen of it says. */

import { el } from './baked/el.ts';
import { en } from './baked/en.ts';
import { he } from './baked/he.ts';
import { tr } from './baked/tr.ts';
import type { BakedSentences, OwnLabels } from './baked/words.ts';
import { inEach } from './inEach.ts';
import type { Words } from './words.ts';

const bakedWords = inEach(en, { tr, el, he });

/** What of the app’s words an article shows, by the names it knows them under. */
function ofTheApp({ screen }: Words) {
  const { card, information, lifecycle, now, steps, timeline } = screen;
  return {
    ...timeline.kinds,
    law: information.law,
    machine: lifecycle.title,
    result: now.tabs.result,
    minor: card.minorTag,
    major: card.majorTag,
    revokeTag: card.revokeTag,
    takenBack: card.withdrawn,
    previousMark: steps.previousMark,
    nextMark: steps.nextMark,
    marks: now.tabs.markers,
  };
}

export type BakedLabels = OwnLabels & ReturnType<typeof ofTheApp>;

const made = new WeakMap<Words, BakedLabels>();

/** Made once and kept: every panel of every position asks for its heading. */
export function bakedLabels(words: Words): BakedLabels {
  const known = made.get(words) ?? { ...ofTheApp(words), ...bakedWords(words.language).labels };
  made.set(words, known);
  return known;
}

/** The sentences that only a baked replay needs, in this language. */
export function bakedSentences({ language }: Words): BakedSentences {
  return bakedWords(language).sentences;
}
