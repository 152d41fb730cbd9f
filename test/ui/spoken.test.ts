/** What the director says of an established revoke: it can’t be corrected any more, except under 62C3 and 62D1. */

import { expect, test } from 'vitest';
import { say } from '../../src/i18n/say/en.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { obligationOf } from '../../src/output/baked/obligation.ts';
import { spokenAt } from '../../src/ui/say-this/spoken.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import { timelineIn } from '../fixtures.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const TRICK_TWELVE = 'fixtures/law62/62D1-established-by-a-concession-of-the-last-trick.json';

/** All that is said, and what is shown of the revoke, after that many events. */
function at(path: string, events: number): { readonly speech: string; readonly shown: string } {
  const replay = replayOf(timelineIn(path));
  const moment = replay.moment(events);
  const revoke = moment.open.find(({ machine }) => machine === 'revoke')!;
  return {
    speech: spokenAt(replay, moment, say, words).flat().join(' '),
    shown: obligationOf(revoke, moment, words),
  };
}

const length = timelineIn(TRICK_TWELVE).record.events.length;

test('a revoke of trick twelve that was pointed out is corrected, although it is established', () => {
  // Before the last two events West has not taken the card back yet.
  const { speech, shown } = at(TRICK_TWELVE, length - 2);
  expect(speech).toContain('take the card back and follow suit');
  expect(speech).not.toContain('no longer be corrected');
  expect(shown).toContain('It must be put right');
});

test.each([
  ['when the last trick has been played', 'fixtures/law62/62D1-found-just-after-the-last-trick.json', 53],
  [
    'of one of two sides that revoked in one trick',
    'fixtures/law62/62C3-63A3-both-revoked-one-side-played-on-and-the-other-claims.json',
    11,
  ],
])('the same %s', (_when, path, events) => {
  const { speech, shown } = at(path, events);
  expect(speech).toContain('take the card back and follow suit');
  expect(speech).not.toMatch(/no longer be corrected|automatic adjustment/);
  expect(shown).toContain('It must be put right');
});

test('once all hands are back in the board nobody corrects it', () => {
  const path = 'fixtures/law62/62D1-innocent-all-hands-are-back-in-the-board.json';
  const { speech, shown } = at(path, timelineIn(path).record.events.length);
  expect(`${speech} ${shown}`).not.toMatch(/take the card back|put right/);
});

test('nothing is said of a revoke of trick twelve while nobody has pointed it out', () => {
  expect(at(TRICK_TWELVE, length - 4).speech).not.toContain('revoke');
});

test('any other established revoke stays as it is', () => {
  const earlier = 'fixtures/law62/62D1-innocent-revoke-at-the-eleventh-trick.json';
  const replay = replayOf(timelineIn(earlier));
  const event = replay.findings.find(({ key }) => key.startsWith('revoke.established'))!.at + 1;
  const { speech, shown } = at(earlier, event);
  expect(speech).toContain('no longer be corrected');
  expect(shown).toContain('The revoke is established');
});
