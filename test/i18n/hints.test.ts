/** The hints under the record line. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsIn } from './languages.ts';

const EXAMPLES = {
  hint: ['s5 hk', 'e h4', 'e drops d9', 'attention n revoke', 'claim s 5'],
  callHint: ['p 1h x', 'e 2h', 'e drops d9'],
} as const;

test.each(LANGUAGES)('no example of a hint breaks between two lines: %s', (language) => {
  const { desk } = wordsIn(language).screen;
  for (const hint of ['hint', 'callHint'] as const)
    for (const example of EXAMPLES[hint]) expect(desk[hint]).toContain(example.replaceAll(' ', '\u00a0'));
});
