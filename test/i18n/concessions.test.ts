/** A concession: nobody says that a player keeps none, and nobody takes it for a claim. A claim of none is told as one. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { claimWords } from '../../src/i18n/claiming.ts';
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

test.each(LANGUAGES)('a claim of no tricks is told without a nought, in %s', (language) => {
  const words = wordsIn(language);
  const made = { by: 'S', tricks: 0, left: 5, stops: true, stated: true } as const;
  const sentences = [
    factSentence({ type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 0 }, null, words, words.written),
    findingText(
      { key: 'claim.made', params: made, seat: 'S', because: [], weighed: [], laws: ['68A'] },
      words,
      words.written,
    ),
    claimWords(language).claimed({ seat: words.written.seat('S'), number: 0, left: 5 }),
  ];
  for (const sentence of sentences) expect(sentence).not.toContain('0');
});

const CLAIM = { en: /claim/i, tr: /taleb|talep/i, he: /תביעה/, el: /διεκδίκηση/i };
const CONCESSION = { en: /concession/i, tr: /terk/i, he: /ויתור/, el: /παραχώρηση/i };

/** The fact doesn’t say whether it was a claim or a concession, so its sentence names both. */
test.each(LANGUAGES)('names both where either may be meant, in %s', (language) => {
  const words = wordsIn(language);
  const facts = (['ClaimAgreed', 'ClaimDoubted', 'ConcessionObjected'] as const).map((type) =>
    factSentence({ type, by: 'W' }, null, words, words.written),
  );
  for (const sentence of facts) {
    expect(sentence).toMatch(CLAIM[language]);
    expect(sentence).toMatch(CONCESSION[language]);
  }
});

test.each(LANGUAGES)('names in a finding the one that was made, in %s', (language) => {
  const words = wordsIn(language);
  const about = { seat: 'S', because: [], weighed: [], laws: ['69A'] } as const;
  const params = { by: 'S', claimer: 'S', tricks: 0, claimed: 0 } as const;
  const told = (concession: boolean): readonly string[] =>
    (['claim.agreed', 'claim.agreedByTime', 'claim.doubted', 'claim.settled'] as const).map((key) =>
      findingText({ ...about, key, params: { ...params, concession } }, words, words.written),
    );
  for (const sentence of told(true)) expect(sentence).toMatch(CONCESSION[language]);
  for (const sentence of told(false)) expect(sentence).toMatch(CLAIM[language]);
  for (const sentence of told(false)) expect(sentence).not.toMatch(CONCESSION[language]);
});
