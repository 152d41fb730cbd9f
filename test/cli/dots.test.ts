/** The picture in dots that `dealtrail publish` writes: drawn without a browser, with fonts of the program's own. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dotsOf } from '../../src/apps/cli/dots.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { diagramAt } from '../../src/output/picture/diagramAt.ts';
import { text, type Picture } from '../../src/output/picture/items.ts';
import { layout } from '../../src/output/picture/layout.ts';
import { palette } from '../../src/output/picture/palette.ts';
import { notationRuns } from '../../src/output/picture/notation.ts';
import { CORRECTED, EVERY_LANGUAGE, fold, recordAt, withHeader } from '../output/picture/support.ts';
import { readPng, type Png } from '../output/page/png.ts';
import { dealtrail, typed } from './dealtrail.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-dots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAPER = palette('light', 'two').of('paper');
const { of: TWO } = palette('light', 'two');
const { of: FOUR } = palette('light', 'four');

function pictureIn(settings: Settings, header = {}): Picture {
  const words = wordsFor(settings);
  return layout(diagramAt(fold(withHeader(recordAt(CORRECTED), header)), 26, words), words);
}

const drawn = async (picture: Picture, suits: Settings['suits'] = 'two'): Promise<Png> =>
  readPng((await dotsOf(picture, { suits })).bytes);

/** A sign no font has: a box is shown for it. */
const NOWHERE = '\u{10fffd}';
const unknown = (words: string): string => words.replaceAll(/\S/gu, NOWHERE);

/** Where print begins and ends between two heights, in dots from the left. */
function printedAcross({ width, colourAt }: Png, top: number, bottom: number): [left: number, right: number] {
  let [left, right] = [width, 0];
  for (let y = top; y < bottom; y++)
    for (let x = 0; x < width; x++)
      if (colourAt(x, y) !== PAPER) [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
  return [left, right];
}

/** One line of type and nothing else. */
const line = (words: string, place: Partial<Parameters<typeof text>[1]> = {}, bold = false): Picture => ({
  ...pictureIn(DEFAULT_SETTINGS),
  width: 400,
  height: 40,
  items: [
    text(
      notationRuns(words).map((run) => ({ ...run, bold })),
      { x: 10, baseline: 28, size: 20, ...place },
    ),
  ],
});

describe('a picture in dots', () => {
  // One language from each side; all letters are looked at below.
  test.each(EVERY_LANGUAGE.filter(({ language }) => language === 'en' || language === 'he'))(
    'is twice as fine as its size and runs nowhere out of it: $language',
    async (settings) => {
      const picture = pictureIn(settings, { auction: ['1H', 'X', 'XX', '3NT', 'P', 'P', 'P'] });
      const dots = await dotsOf(picture, settings);
      const png = readPng(dots.bytes);
      expect([dots.width, dots.height]).toEqual([picture.width * 2, picture.height * 2]);
      expect([png.width, png.height]).toEqual([picture.width * 2, picture.height * 2]);
      const [left, right] = printedAcross(png, 0, png.height);
      expect(left).toBeGreaterThan(30);
      expect(right).toBeLessThan(png.width - 30);
    },
  );

  test('has the colours of the suits that were asked for', async () => {
    const picture = pictureIn(DEFAULT_SETTINGS);
    const two = await drawn(picture);
    const four = await drawn(picture, 'four');
    for (const tone of ['ink', 'H', 'felt', 'vulnerable', 'major'] as const)
      expect(two.colours.get(TWO(tone)), tone).toBeGreaterThan(100);
    for (const suit of ['S', 'H', 'D', 'C'] as const)
      expect(four.colours.get(FOUR(suit)), suit).toBeGreaterThan(100);
    expect(two.colours.has(FOUR('C'))).toBe(false);
    const mono = await drawn(
      { ...picture, items: picture.items.filter(({ kind }) => kind === 'text') },
      'mono',
    );
    expect(mono.colours.get(TWO('ink'))).toBeGreaterThan(100);
    expect(mono.colours.has(TWO('H'))).toBe(false);
  });

  test('is the same, byte for byte, whenever it is drawn', async () => {
    const picture = pictureIn({ ...DEFAULT_SETTINGS, language: 'he' });
    expect(await dotsOf(picture, { suits: 'two' })).toEqual(await dotsOf(picture, { suits: 'two' }));
  });

  test('begins Hebrew at the right and keeps notation in its order', async () => {
    const place = { x: 390, anchor: 'right', direction: 'rtl' } as const;
    const hebrew = await drawn(line('דרום משחק \u2066♥3\u2069.', place));
    const [left, right] = printedAcross(hebrew, 0, hebrew.height);
    expect(right).toBeGreaterThan(760);
    expect(right).toBeLessThanOrEqual(781);
    expect(left).toBeGreaterThan(300);
    // The sentence ends at the left: a full stop, then the heart, then its rank, then all the words.
    expect(redIn(hebrew) - left).toBeGreaterThan(5);
    expect(redIn(hebrew) - left).toBeLessThan(30);
    const alone = await drawn(line('\u2066♥3\u2069', place));
    expect(redIn(alone) - printedAcross(alone, 0, alone.height)[0]).toBeLessThan(10);
  });

  test('is set in letters of each script it may have to show, bold where they should be', async () => {
    for (const face of ['sans', 'serif'] as const)
      for (const bold of [false, true])
        for (const words of ['İçğüş', 'Ωμέγα', 'Жизнь', 'החלוקה', '♠♥♦♣', '♡♢']) {
          const [letters, boxes] = [words, unknown(words)].map((one) => line(one, { face }, bold));
          expect(await dotsOf(letters!, DEFAULT_SETTINGS), words).not.toEqual(
            await dotsOf(boxes!, DEFAULT_SETTINGS),
          );
        }
    const ink = async (bold: boolean): Promise<number> =>
      (await drawn(line('החלוקה 3', { face: 'serif' }, bold))).colours.get(TWO('ink'))!;
    expect(await ink(true)).toBeGreaterThan(1.3 * (await ink(false)));
  });

  test('shows every letter it has, beside one that no font has', async () => {
    const beside = line(`${NOWHERE} החלוקה`, { face: 'serif' }, true);
    const boxes = line(`${NOWHERE} ${unknown('החלוקה')}`, { face: 'serif' }, true);
    const [letters, box] = [await drawn(beside), await drawn(boxes)];
    // Letters stand closer than boxes, whose widths are all the same.
    expect(printedAcross(letters, 0, letters.height)).not.toEqual(printedAcross(box, 0, box.height));
  });
});

/** Where the first dot in the colour of hearts stands. */
function redIn({ width, height, colourAt }: Png): number {
  for (let x = 0; x < width; x++) for (let y = 0; y < height; y++) if (colourAt(x, y) === TWO('H')) return x;
  return -1;
}

describe('publish on the command line', () => {
  const PUBLISH = ['publish', CORRECTED];

  test('puts the picture in dots beside the others and tells previews of it', () => {
    const there = join(folder, 'there');
    const { code, out, err } = typed([
      ...PUBLISH,
      there,
      '--lang',
      'he',
      '--address',
      'https://example.org/d/',
    ]);
    expect([code, err.includes('PNG')]).toEqual([0, false]);
    expect(out).toContain(join(there, 'deal.png'));
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(
      readFileSync(join(there, 'deal.svg'), 'utf8'),
    )!;
    const png = readPng(readFileSync(join(there, 'deal.png')));
    expect([png.width, png.height]).toEqual([Number(width) * 2, Number(height) * 2]);
    const page = readFileSync(join(there, 'index.html'), 'utf8');
    expect(page).toContain('<meta property="og:image" content="https://example.org/d/deal.png">');
    expect(page).toContain(`<meta property="og:image:width" content="${png.width}">`);
    expect(page).toContain('href="deal.png"');
    expect(JSON.parse(readFileSync(join(there, 'oembed.json'), 'utf8'))).toMatchObject({
      thumbnail_url: 'https://example.org/d/deal.png',
      thumbnail_width: png.width,
      thumbnail_height: png.height,
    });
  });

  test('offers it in a single page, the same as in a folder', async () => {
    const [single, there] = [join(folder, 'one.html'), join(folder, 'again')];
    expect((await dealtrail(...PUBLISH, single, '--single', '--suits', 'four')).code).toBe(0);
    expect((await dealtrail(...PUBLISH, there, '--suits', 'four')).code).toBe(0);
    const [, letters] = /href="data:image\/png;base64,([^"]*)" download="deal\.png"/.exec(
      readFileSync(single, 'utf8'),
    )!;
    expect(Buffer.from(letters!, 'base64').equals(readFileSync(join(there, 'deal.png')))).toBe(true);
    // Nothing to point previews to, as nobody said where it will be.
    expect(readFileSync(join(there, 'index.html'), 'utf8')).not.toContain('og:image"');
  });

  test('draws both pictures in the theme that was asked for', async () => {
    const [dark, print] = [join(folder, 'dark'), join(folder, 'print')];
    expect((await dealtrail(...PUBLISH, dark, '--theme', 'dark')).code).toBe(0);
    expect((await dealtrail(...PUBLISH, print, '--theme', 'print')).code).toBe(0);
    const svg = (there: string): string => readFileSync(join(there, 'deal.svg'), 'utf8');
    const seen = (there: string): ReadonlyMap<string, number> =>
      readPng(readFileSync(join(there, 'deal.png'))).colours;
    const paper = palette('dark', 'two').of('paper');
    expect(svg(dark)).toContain(`fill="${paper}"`);
    expect(seen(dark).get(paper)).toBeGreaterThan(1000);
    expect(svg(print)).toContain('♡');
    expect(seen(print).has(TWO('H'))).toBe(false);
    // In every folder one for dark pages, too, since a snippet may ask for it: the same where that is what was asked for.
    const [both, light] = [join(folder, 'both'), join(folder, 'light')];
    expect((await dealtrail(...PUBLISH, both)).code).toBe(0);
    expect((await dealtrail(...PUBLISH, light, '--theme', 'light')).code).toBe(0);
    const png = (there: string, name: string): string => readFileSync(join(there, name)).toString('base64');
    for (const there of [dark, print]) expect(png(there, 'deal.dark.png')).toBe(png(there, 'deal.png'));
    for (const there of [both, light]) expect(png(there, 'deal.dark.png')).toBe(png(dark, 'deal.png'));
    for (const there of [both, light]) expect(png(there, 'deal.png')).not.toBe(png(dark, 'deal.png'));
  });

  test('writes the rest where none can be drawn, and says why', () => {
    // Without a compiler Node has none for the program that draws, either.
    const there = join(folder, 'without');
    const { code, out, err } = typed([...PUBLISH, there, '--lang', 'en'], { flags: ['--jitless'] });
    expect(code).toBe(0);
    expect(err).toMatch(/no PNG was written, because the picture could not be drawn: .*WebAssembly/);
    expect(out).toContain(join(there, 'deal.svg'));
    expect(out).not.toContain('deal.png');
    expect(readFileSync(join(there, 'index.html'), 'utf8')).not.toContain('deal.png');
  });
});
