/** The replay in colours the reader's system forces: Chromium with the feature on, looked at as it is painted. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { opened, type Opened } from './support/opened.ts';

let replay: Opened;
let page: Page;

beforeAll(async () => {
  replay = await opened({
    start: 'e24',
    // The page may well have chosen a theme that is the opposite of what the system forces.
    theme: 'light',
  });
  ({ page } = replay);
});

afterAll(() => replay.close());

/** Colours forced as by a system whose pages are light, or dark. */
async function force(scheme: 'light' | 'dark'): Promise<void> {
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: scheme },
    ],
  });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
}

/** What some things look like, and what the system's own colours are here. */
async function look<Name extends string>(
  wanted: Readonly<Record<Name, string>>,
): Promise<Record<Name, Record<string, string>>> {
  const asked: Record<string, string> = wanted;
  const found = await page.evaluate((selectors) => {
    const root = document.querySelector('deal-replay')?.shadowRoot as ShadowRoot;
    const looks = Object.entries(selectors).map(([name, selector]) => {
      const found = root.querySelector(selector);
      if (found === null) throw new Error(`There is no ${selector}.`);
      const style = getComputedStyle(found);
      const { color, fill, stroke, borderTopColor, borderTopStyle, borderTopWidth } = style;
      const { outlineColor, outlineStyle, textDecorationLine, textDecorationStyle, backgroundColor } = style;
      return [
        name,
        {
          color,
          fill,
          stroke,
          borderTopColor,
          borderTopStyle,
          borderTopWidth,
          outlineColor,
          outlineStyle,
          textDecorationLine,
          textDecorationStyle,
          backgroundColor,
        },
      ];
    });
    return Object.fromEntries(looks) as Record<string, Record<string, string>>;
  }, asked);
  return found;
}

async function system(): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.forcedColorAdjust = 'none';
    const names = ['Canvas', 'CanvasText', 'ButtonFace', 'ButtonText', 'GrayText', 'Highlight'];
    const found = names.map((name) => {
      probe.style.color = name;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(found) as Record<string, string>;
  });
}

describe('a replay in forced colours', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`has every mark in a colour of the system, on a ${scheme} page`, async () => {
      await force(scheme);
      const { Canvas, CanvasText, ButtonText, GrayText, Highlight } = await system();
      expect(Canvas).not.toBe(CanvasText);
      const seen = await look({
        heart: '.cards .suit.H',
        mark: '.mark.revoke path',
        bar: '.bar',
        tick: '.back',
        edge: '.front',
        number: '.timeline text',
        here: '.cursor line',
        active: '[part~=marker-active] path',
        turn: '.hand.active',
        next: 'button.next',
        nextIcon: 'button.next path',
        idle: 'button[aria-disabled=true]',
        idleIcon: 'button[aria-disabled=true] path',
      });
      expect(seen.heart['color']).toBe(CanvasText);
      expect(seen.mark['stroke']).toBe(CanvasText);
      expect(seen.bar['fill']).toBe(CanvasText);
      expect(seen.number['fill']).toBe(CanvasText);
      expect(seen.tick['fill']).toBe(Canvas);
      expect(seen.edge['stroke']).toBe(CanvasText);
      expect(seen.here['stroke']).toBe(Highlight);
      expect(seen.active['fill']).toBe(Highlight);
      expect(seen.turn['outlineColor']).toBe(Highlight);
      expect(seen.next['borderTopColor']).toBe(ButtonText);
      expect(seen.nextIcon['fill']).toBe(ButtonText);
      expect(seen.idle['borderTopColor']).toBe(GrayText);
      expect(seen.idleIcon['stroke']).toBe(GrayText);
    });
  }

  test('tells by lines what colours told', async () => {
    await force('light');
    const seen = await look({
      played: '.cards > .gone',
      trick: '.cards > .gone.trick',
      wins: '.tile.wins',
      major: '.tile.major',
      ghost: '.tile.ghost',
      plain: '.compass .tile:not(.wins, .ghost, .major)',
    });
    expect(seen.played['textDecorationLine']).toBe('line-through');
    expect(seen.trick['textDecorationStyle']).toBe('dotted');
    expect(seen.wins['outlineStyle']).toBe('solid');
    expect(seen.plain['outlineStyle']).toBe('none');
    expect(seen.major['borderTopWidth']).toBe('3px');
    expect(seen.plain['borderTopWidth']).toBe('1px');
    expect(seen.ghost['borderTopStyle']).toBe('dashed');
  });

  test.each(['.table', '.timeline'])('paints nothing of %s in a colour of its own', async (part) => {
    await force('dark');
    const drawn = await page.$(`deal-replay >>> ${part}`);
    const bytes = (await drawn?.screenshot({ encoding: 'base64' })) ?? '';
    const painted = await page.evaluate(async (shot) => {
      const image = new Image();
      image.src = `data:image/png;base64,${shot}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const colour = data.slice(at, at + 3).join();
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      // Letters have soft edges: what counts is what fills an area.
      return [...counts].filter(([, count]) => count > 400).map(([colour]) => colour);
    }, bytes);
    const known = Object.values(await system()).map(channels);
    expect(painted.length).toBeGreaterThan(1);
    for (const colour of painted)
      expect(
        known.some((one) => isShade(one, channels(colour))),
        colour,
      ).toBe(true);
  });
});

function channels(colour: string): number[] {
  // A fourth would tell how much shines through.
  return [...colour.matchAll(/\d+/g)].slice(0, 3).map(Number);
}

/** The colour itself, or mixed with the black of the page: edges are soft. */
function isShade(of: readonly number[], colour: readonly number[]): boolean {
  const share = Math.max(...colour) / Math.max(...of, 1);
  return share <= 1 && of.every((channel, index) => Math.abs(channel * share - (colour[index] ?? 0)) <= 3);
}
