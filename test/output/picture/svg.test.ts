import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../../src/i18n/words.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { diagramAt } from '../../../src/output/picture/diagramAt.ts';
import { layout } from '../../../src/output/picture/layout.ts';
import { palette, THEMES } from '../../../src/output/picture/palette.ts';
import { svgOf, type Drawer } from '../../../src/output/picture/svg.ts';
import { CORRECTED, EVERY_LANGUAGE, fold, recordAt, textsOf, withHeader } from './support.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const HOSTILE = `</text><script>alert(1)</script><!--"'&amp;]]>\u0000\u0007\ud800\u202e`;

const drawn = (header = {}, at = 26, options = {}): string => {
  const timeline = fold(withHeader(recordAt(CORRECTED), header));
  return svgOf(layout(diagramAt(timeline, at, words), words), options);
};

/** A program that is no browser. */
const OTHER: Drawer = {
  families: { sans: 'Plain', serif: 'Old & Fine' },
  beyondSerif: /\p{sc=Hebrew}/u,
  knowsDirection: false,
};

describe('SVG', () => {
  it('is well formed in every language, theme and step', () => {
    for (const settings of EVERY_LANGUAGE) {
      const told = wordsFor(settings);
      const timeline = fold(
        withHeader(recordAt(CORRECTED), { auction: ['1H', 'X', 'XX', '3NT', 'P', 'P', 'P'] }),
      );
      for (const theme of THEMES)
        for (let at = 0; at < timeline.positions.length; at += 7)
          expect(XMLValidator.validate(svgOf(layout(diagramAt(timeline, at, told), told), { theme }))).toBe(
            true,
          );
    }
  });

  it('turns no text of a file into markup', () => {
    const svg = drawn({
      title: HOSTILE,
      names: { N: HOSTILE, E: HOSTILE, S: HOSTILE, W: HOSTILE },
      deal: { ...recordAt(CORRECTED).header.deal, board: HOSTILE },
    });
    expect(XMLValidator.validate(svg)).toBe(true);
    const names = new Set([...svg.matchAll(/<([a-z]+)/g)].map(([, name = '']) => name));
    expect([...names].sort()).toEqual(['desc', 'path', 'rect', 'svg', 'text', 'title', 'tspan']);
    for (const sign of ['\u0000', '\u0007', '\ud800', '\u202e']) expect(svg).not.toContain(sign);
    expect(svg).toContain('&lt;script&gt;');
  });

  it('keeps what a file says of a call in its own direction, in every language', () => {
    const says = '16+ points, any shape;';
    for (const settings of EVERY_LANGUAGE) {
      const told = wordsFor(settings);
      const timeline = fold(withHeader(recordAt(CORRECTED), { auction: ['1NT', 'P', 'P', 'P'] }));
      const diagram = diagramAt(timeline, 0, told);
      if (diagram.auction === null) throw new Error('There is no auction.');
      const auction = {
        ...diagram.auction,
        calls: diagram.auction.calls.map((call, at) => (at === 0 ? { ...call, explanation: says } : call)),
      };
      expect(svgOf(layout({ ...diagram, auction }, told))).toContain(`\u2068${says}\u2069`);
    }
  });

  it('asks for nothing from elsewhere, runs nothing and styles nothing', () => {
    expect(drawn()).not.toMatch(/href|url\(|<style|<script|<image|<foreignObject|\son\w+=|@import/);
  });

  it('names only generic families', () => {
    const families = new Set(
      [...drawn().matchAll(/font-family="([^"]*)"/g)].map(([, family = '']) => family),
    );
    expect([...families].sort()).toEqual(['sans-serif', 'serif']);
  });

  it('names the families it is asked for, with one for lines the other has no signs for', () => {
    const svg = drawn({ title: 'ערב הגמר' }, 26, { drawer: OTHER });
    const lines = [...svg.matchAll(/<text.*<\/text>/g)].map(([line]) => line);
    expect(svg).toMatch(/^<svg[^>]* font-family="Plain"/);
    expect(lines.find((line) => line.includes('ערב'))).not.toContain('font-family');
    expect(lines.find((line) => line.includes('A K J 9 8 5'))).toContain('font-family="Old &amp; Fine"');
  });

  it('says in the text itself which way a line runs where the attribute is not asked', () => {
    const hebrew = wordsFor(EVERY_LANGUAGE.find(({ language }) => language === 'he')!);
    const picture = layout(diagramAt(fold(recordAt(CORRECTED)), 20, hebrew), hebrew);
    const lines = [...svgOf(picture, { drawer: OTHER }).matchAll(/<text[^>]*>(.*)<\/text>/g)];
    const texts = textsOf(picture);
    expect(lines).toHaveLength(texts.length);
    for (const [index, [line, inside = '']] of lines.entries()) {
      const { anchor, direction } = texts[index]!;
      expect(/^\u2067.*\u2069$/.test(inside), line).toBe(direction === 'rtl');
      expect(/text-anchor="(\w+)"/.exec(line)?.[1] ?? 'start', line).toBe(
        { left: 'start', middle: 'middle', right: 'end' }[anchor],
      );
      expect(line).not.toContain(' direction=');
    }
  });

  it('has a title and a description in words', () => {
    const { svg } = new XMLParser({ ignoreAttributes: false }).parse(drawn()) as {
      svg: { title: { '#text': string }; desc: { '#text': string }; '@_role': string };
    };
    expect(svg['@_role']).toBe('img');
    expect(svg.title['#text']).toContain('Board 3 · Dealer South · Vulnerable: East–West · 2♣ by East');
    expect(svg.desc['#text']).toContain(
      'North: spades jack, 9; hearts ten, 7, 5; diamonds king, jack, ten, 7',
    );
    expect(svg.desc['#text']).toContain('South three of hearts: major.');
  });

  it('prints in pure black and white, with hollow red suits', () => {
    const svg = drawn({}, 26, { theme: 'print' });
    expect(new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour))).toEqual(
      new Set(['#000000', '#ffffff']),
    );
    const printed = svg.replace(/<title.*<\/desc>/s, '');
    expect(printed).toMatch(/♡.*♢/s);
    expect(printed).not.toMatch(/[♥♦]/);
    expect(drawn({}, 26, { suits: 'mono' })).toContain('♡');
    expect(drawn({}, 26)).toContain('♥');
  });

  it('uses ids that begin as asked', () => {
    const ids = [...drawn({}, 0, { id: 'a1' }).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['a1-title', 'a1-description']);
  });
});

/** Relative luminance contrast as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('colours', () => {
  it('stand out: 4.5 to 1 for text on paper, square and tile, 3 to 1 for borders', () => {
    for (const theme of THEMES)
      for (const suits of ['two', 'four', 'mono'] as const) {
        const { of } = palette(theme, suits);
        for (const ground of ['paper', 'felt', 'tile'] as const) {
          for (const tone of ['ink', 'muted', 'played', 'major', 'minor', 'S', 'H', 'D', 'C'] as const)
            expect(
              contrast(of(tone), of(ground)),
              `${theme} ${suits} ${tone} on ${ground}`,
            ).toBeGreaterThanOrEqual(4.5);
          for (const tone of ['edge', 'vulnerable'] as const)
            expect(
              contrast(of(tone), of(ground)),
              `${theme} ${suits} ${tone} on ${ground}`,
            ).toBeGreaterThanOrEqual(3);
        }
      }
  });

  it('are measured: a pale grey fails', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
    expect(contrast('#bbbbbb', '#ffffff')).toBeLessThan(3);
  });
});
