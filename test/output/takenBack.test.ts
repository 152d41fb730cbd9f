/** An insufficient bid that was replaced stays to be seen, struck through, wherever the auction is shown. */

import { expect, test } from 'vitest';
import { isolate } from '../../src/i18n/isolate.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { bake } from '../../src/output/baked/bake.ts';
import { auctionHtml } from '../../src/output/page/auctionHtml.ts';
import { storyOf } from '../../src/output/page/story.ts';
import { toText } from '../../src/output/page/text.ts';
import { plainCall } from '../../src/output/picture/callTable.ts';
import { compose } from '../../src/output/picture/compose.ts';
import { auctionOf, diagramAt, isPassedOut } from '../../src/output/picture/diagramAt.ts';
import { layout } from '../../src/output/picture/layout.ts';
import { plainDiagram } from '../../src/output/picture/plain.ts';
import { svgOf } from '../../src/output/picture/svg.ts';
import { fold, recordAt } from './picture/support.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const record = recordAt('fixtures/law37/37-innocent-insufficient-bid-made-good.json');
const timeline = fold(record);
const END = record.events.length;

test('an auction has the call that was taken back, from the moment it is replaced', () => {
  const goneAt = (at: number): unknown[] =>
    (auctionOf(record, at)?.calls ?? []).flatMap(({ gone }) => gone ?? []);
  expect(goneAt(5)).toEqual([]);
  expect(goneAt(6)).toEqual(['1D']);
  expect(goneAt(END)).toEqual(['1D']);
  expect(auctionOf(record)?.calls.map(({ call }) => call)).toEqual(['1H', '1S', '2D', 'P', '2H']);
});

test.each([
  // The ruling comes before the other call, or after it.
  ['fixtures/records/unintended-call-changed-after-the-next-hand.json', 5],
  ['fixtures/records/unintended-call-changed-before-the-ruling.json', 5],
])('so has a call that was changed after the next hand had called: %s', (path, changed) => {
  const shown = auctionOf(recordAt(path), changed)?.calls.map(({ call, gone }) => [call, gone]);
  expect(shown).toEqual([
    ['1H', ['1S']],
    ['P', undefined],
  ]);
});

test('so have the calls that were cancelled with one on the cards of a wrong board', () => {
  const shown = auctionOf(recordAt('fixtures/records/call-on-the-cards-of-a-wrong-board-is-cancelled.json'));
  expect(shown?.calls.map(({ call, gone }) => [call, gone])).toEqual([
    ['P', ['1NT']],
    ['1H', ['2H']],
    ['P', undefined],
    ['P', undefined],
    ['P', undefined],
  ]);
});

test('a hand that has not called since its call was cancelled keeps it, struck through, in the place of its next call', () => {
  const cancelled = recordAt('fixtures/records/call-on-the-cards-of-a-wrong-board-is-cancelled.json');
  const shown = auctionOf(cancelled, 5);
  expect(shown?.calls.map(({ call, gone }) => [call, gone])).toEqual([
    ['P', ['1NT']],
    ['', ['2H']],
  ]);
  const text = plainDiagram(compose(diagramAt(fold(cancelled), 5, words), words), '?').join('\n');
  expect(text).toContain('2♥→–');
  const cells = layout(diagramAt(fold(cancelled), 5, words), words);
  expect(
    svgOf(cells, {})
      .match(/text-decoration="line-through"[^>]*>[^<]*/g)
      ?.join(''),
  ).toContain('♥');
});

test('a board that was passed out stays so where a cancelled call had no other after it', () => {
  const passed = recordAt('fixtures/records/call-on-the-cards-of-a-wrong-board-is-cancelled.json');
  const calls = ['P', 'P', 'P', '1NT', '2H'].map((call, at) => ({
    ...passed.events[0],
    id: `call-${at}`,
    type: 'CallMade',
    seat: 'SWNES'.charAt(at),
    call,
  }));
  const [, , called, ruled] = passed.events;
  const last = { ...calls[3], id: 'call-5', call: 'P' };
  const record = { ...passed, events: [...calls, called, ruled, last] } as typeof passed;
  expect(auctionOf(record)?.calls.map(({ call, gone }) => [call, gone])).toEqual([
    ['P', undefined],
    ['P', undefined],
    ['P', undefined],
    ['P', ['1NT']],
    ['', ['2H']],
  ]);
  expect(isPassedOut(record)).toBe(true);
});

test('in text it stands before the call that replaced it', () => {
  expect(plainDiagram(compose(diagramAt(timeline, END, words), words), '?').join('\n')).toContain('1♦→2♦');
  expect(toText(storyOf(timeline, words), words)).toContain('1♦→2♦');
});

test('where words run from right to left the arrow still points to the call that stands', async () => {
  await loadLanguage('he');
  const { written } = wordsFor({ ...DEFAULT_SETTINGS, language: 'he' });
  const shown = plainCall({ text: written.call('2D'), gone: [written.call('1D')] });
  expect(shown).toBe(isolate('1♦→2♦'));
});

test('on a page and in a picture it is struck through, and named for whoever does not see it', () => {
  const html = auctionHtml(storyOf(timeline, words), words);
  expect(html).toMatch(/<s role="img" aria-label="[^"]*1♦[^"]*, taken back">/);
  const svg = svgOf(layout(diagramAt(timeline, END, words), words), {});
  expect(svg.match(/text-decoration="line-through"[^>]*>[^<]*/g)?.join('')).toContain('♦');
});

test('an article gets it baked', () => {
  const { auction } = bake(timeline, { languages: ['en'], day: '2026-11-30' });
  expect(auction).toContainEqual(['2D', false, null, ['1D']]);
});
