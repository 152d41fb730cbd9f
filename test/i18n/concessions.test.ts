/** A concession: nobody says that a player keeps none, and nobody takes it for a claim. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { factSentence, findingText } from '../../src/i18n/sentence.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsIn } from './languages.ts';

const conceding = (tricks: number): Fact => ({ type: 'ClaimMade', by: 'W', kind: 'concession', tricks });

test.each(LANGUAGES)('gives up all that is left, in %s', (language) => {
  const words = wordsIn(language);
  const [all, some] = [0, 3].map((tricks) => factSentence(conceding(tricks), null, words, words.written));
  expect(all).not.toContain('0');
  expect(some).toContain('3');
});

const CLAIM = { en: /claim/i, tr: /taleb|talep/i, he: /תביעה/, el: /διεκδίκηση/i };
const CONCESSION = { en: /concession/i, tr: /terk/i, he: /ויתור/, el: /παραχώρηση/i };

/** The fact doesn’t say whether it was a claim or a concession, so its sentence names both. */
test.each(LANGUAGES)('names both where either may be meant, in %s', (language) => {
  const words = wordsIn(language);
  const facts = (['ClaimAgreed', 'ClaimDoubted', 'ConcessionObjected'] as const).map((type) =>
    factSentence({ type, by: 'W' }, null, words, words.written),
  );
  const of = { seat: 'S', because: [], weighed: [] } as const;
  const findings = (['claim.agreed', 'claim.agreedByTime'] as const).map((key) =>
    findingText({ ...of, key, laws: ['69A'], params: { by: 'S', tricks: 0 } }, words, words.written),
  );
  for (const sentence of [...facts, ...findings]) {
    expect(sentence).toMatch(CLAIM[language]);
    expect(sentence).toMatch(CONCESSION[language]);
  }
});
