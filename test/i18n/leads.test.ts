/** Whether a sentence says that a card is led or that it is played. */

import { expect, test } from 'vitest';
import { factSentence } from '../../src/i18n/sentence.ts';
import type { Fact } from '../../src/events/event.ts';
import { timelineIn } from '../fixtures.ts';
import { wordsIn } from './languages.ts';

const words = wordsIn('en');

test('a card to a lead out of turn is played, and a lead in turn is led', () => {
  // East has led, and it is West's lead.
  const { table } = timelineIn('fixtures/law54/54B1-declarer-plays-second-from-his-hand.json').positions[1]!;
  const said = (fact: Fact) => factSentence(fact, table, words, words.spoken);
  expect(said({ type: 'CardPlayed', seat: 'S', card: 'H4' })).toBe('South plays the four of hearts');
  expect(said({ type: 'CardPlayed', seat: 'W', card: 'SA' })).toBe('West leads the ace of spades');
});
