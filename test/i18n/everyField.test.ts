/** Every field that a fact can carry changes what is told of it: nothing a case file says is passed over. */

import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { factSentences } from '../../src/i18n/sentence.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

/** Each with the fields that may be left out. */
const FACTS: readonly (readonly [fact: Fact, optional: string])[] = [
  [{ type: 'CallMade', seat: 'N', call: '1H', alert: true, explanation: 'five' }, 'alert explanation'],
  [
    { type: 'CardPlayed', seat: 'W', card: 'SK', faceDown: true, together: true, trick: 3 },
    'faceDown together trick',
  ],
  [{ type: 'CardCalled', by: 'S', words: 'low', card: 'S2', change: true }, 'words card change'],
  [{ type: 'CardCalled', by: 'S', words: 'low', suit: 'S', rank: '2' }, 'words suit rank'],
  [{ type: 'CardCalled', by: 'S', rank: 'K' }, 'rank'],
  [{ type: 'CardExposed', seat: 'E', card: 'H5', manner: 'dropped', seenByPartner: false }, 'seenByPartner'],
  [{ type: 'AttentionDrawn', by: 'S', to: 'revoke', trick: 2, seat: 'E' }, 'trick seat'],
  [
    {
      type: 'QuestionAnswered',
      question: 'inadvertent',
      answer: true,
      by: 'director',
      seat: 'E',
      card: 'H5',
      trick: 3,
    },
    'seat card trick',
  ],
  [{ type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 4, statement: 'drawing trumps' }, 'statement'],
  [{ type: 'HandReturned', seat: 'E' }, 'seat'],
  [{ type: 'RulingGiven', by: 'director', law: '64A1', tricks: 9, text: 'One trick.' }, 'tricks text'],
  [
    {
      type: 'BoardRecorded',
      board: '7',
      dealer: 'S',
      vulnerable: 'NS',
      contract: '4H',
      declarer: 'S',
    },
    'board dealer vulnerable contract declarer',
  ],
  [{ type: 'HandFaced', seat: 'E', by: 'N', status: 'disputed', note: 'a stretch' }, 'by status note'],
];

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsFor({ ...DEFAULT_SETTINGS, language });
  const textOf = (fact: Fact): string => factSentences(fact, null, words, words.written).join(' ');
  test.each(FACTS.map(([fact, optional]) => [fact.type, fact, optional] as const))(
    '%s',
    (_type, fact, optional) => {
      for (const field of optional.split(' ')) {
        const without = Object.fromEntries(Object.entries(fact).filter(([name]) => name !== field));
        expect(textOf(without as unknown as Fact), field).not.toBe(textOf(fact));
      }
    },
  );
});
