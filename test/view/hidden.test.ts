/** Through eyes that may not see all hands, no sentence and no list of legal cards names a card of a closed hand. */

import { expect, test } from 'vitest';
import { replayOf } from '../../src/view/replayOf.ts';
import { obligationOf } from '../../src/output/baked/obligation.ts';
import { CARDS, rankOf, suitOf, type Card } from '../../src/domain/card.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { caseTitle, findingText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { SUIT_SYMBOL } from '../../src/i18n/naming.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { lawsNow } from '../../src/ui/law-panel/in-force.ts';
import { notesAt } from '../../src/ui/options-panel/notes.ts';
import { choiceGroups } from '../../src/ui/options-panel/options.ts';
import { newsAt } from '../../src/ui/replay-screen/news.ts';
import { hiddenAt } from '../../src/ui/table/perspective.ts';
import { PERSPECTIVES } from '../../src/view/perspective.ts';
import { oneOf, timelineIn } from '../fixtures.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const NAMED = /[♠♥♦♣](?:10|[2-9AKQJ])/g;
const written = (card: Card): string => `${SUIT_SYMBOL[suitOf(card)]}${rankOf(card).replace('T', '10')}`;
const CLOSED = PERSPECTIVES.filter((one) => one !== 'open');

test('whatever is told through closed eyes names only cards that they have seen', () => {
  const revealed: string[] = [];
  let withheld = 0;
  for (const path of oneOf(16, (name) => name.includes('/law61/'))) {
    const replay = replayOf(timelineIn(path));
    for (let at = 0; at <= replay.last; at++) {
      const moment = replay.moment(at);
      const { news, inForce, settled } = lawsNow(replay, moment);
      if (news.length + moment.options.length + moment.penaltyCards.length === 0) continue;
      for (const perspective of CLOSED) {
        const hidden = hiddenAt(replay, moment, perspective);
        const secret = new Set(CARDS.filter(hidden).map(written));
        const sentences = [
          ...[...news, ...inForce, ...settled].map((one) => findingText(one, words, words.written, hidden)),
          ...notesAt(moment, words, hidden),
          ...moment.open.flatMap((one) => [
            caseTitle(one, words, words.written),
            obligationOf(one, moment, words),
          ]),
          ...choiceGroups(replay, moment, hidden).flatMap(({ rows }) =>
            rows.map(({ option }) => words.optionName(option, words.written)),
          ),
        ].map(withoutIsolates);
        for (const sentence of sentences)
          for (const card of sentence.match(NAMED) ?? [])
            if (secret.has(card)) revealed.push(`${path} ${at} ${perspective}: ${sentence}`);
        const spoken = newsAt(replay, at, words, perspective);
        if (spoken !== newsAt(replay, at, words, 'open')) withheld++;
      }
    }
  }
  expect(revealed).toEqual([]);
  // A revoke names what could have been played to whoever sees all hands.
  expect(withheld).toBeGreaterThan(50);
});
