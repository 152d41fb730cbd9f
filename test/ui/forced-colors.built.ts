/** The workshop in colours the reader's system forces: what was told by a ground or a shade alone is still told. */

import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launched } from '../browser.ts';
import { pack } from '../../src/formats/packed/packed.ts';
import { recordAt } from '../output/picture/support.ts';
import { serveBuilt, type Served } from '../offline/served.ts';

/** Two penalty cards, and a hand that is to lead. */
const CASE = 'fixtures/seeds/seed-000-example-7a.json';
const MOMENT = 10;

let served: Served;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  served = await serveBuilt();
  browser = await launched();
  page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: 'dark' },
    ],
  });
  const packed = pack(recordAt(CASE));
  if (!packed.ok) throw new Error('The deal does not fit into a link.');
  await page.goto(`${served.address}?lang=en#d=${packed.text}&at=${MOMENT}`);
  await found('dt-table >>> .hand');
});

afterAll(async () => {
  await browser.close();
  await served.end();
});

/** The first element that a deep selector finds, once it is there: nothing tells from outside what changes in a shadow root. */
async function found(selector: string): Promise<ElementHandle> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const one = await page.$(`dealtrail-workshop >>> ${selector}`);
    if (one !== null) return one;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`There is no ${selector}.`);
}

/** A property of the first element that a deep selector finds. */
async function look(selector: string, property: string): Promise<string> {
  const one = await found(selector);
  return one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The system's own colours here. */
async function system(): Promise<Record<'Canvas' | 'CanvasText' | 'Highlight' | 'HighlightText', string>> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.forcedColorAdjust = 'none';
    const of = (name: string): string => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const [Canvas, CanvasText] = [of('Canvas'), of('CanvasText')];
    const [Highlight, HighlightText] = [of('Highlight'), of('HighlightText')];
    probe.remove();
    return { Canvas, CanvasText, Highlight, HighlightText };
  });
}

describe('the workshop in forced colours', () => {
  test('has suits, marks and numbers in colours of the system', async () => {
    const { Canvas, CanvasText, Highlight } = await system();
    expect(Canvas).not.toBe(CanvasText);
    expect(await look('dt-table >>> .hand .suit.H', 'color')).toBe(CanvasText);
    expect(await look('dt-table >>> .tile .suit.D', 'color')).toBe(CanvasText);
    expect(await look('.timeline .mark path', 'stroke')).toBe(CanvasText);
    expect(await look('.timeline text', 'fill')).toBe(CanvasText);
    // The numbers of the tricks stand on it.
    expect(await look('.timeline .done', 'fill')).not.toBe(Highlight);
  });

  test('tells a penalty card by border and word, and whose turn it is by an outline', async () => {
    const { Highlight } = await system();
    expect(await look('dt-table >>> .tile.major', 'border-top-width')).toBe('3px');
    expect(await look('dt-table >>> .tile.major i', 'border-top-style')).toBe('solid');
    expect(await look('dt-table >>> .hand.active', 'outline-color')).toBe(Highlight);
  });

  test('underlines the tab that is open, and none but that', async () => {
    const { Canvas, Highlight } = await system();
    const end = 'border-bottom-color';
    expect(await look(".tabs button[aria-expanded='true']", end)).toBe(Highlight);
    expect(await look(".tabs button[aria-expanded='false']", end)).toBe(Canvas);
  });

  test('fills the switch of double dummy when it is on, and draws its boxes', async () => {
    const { CanvasText, Highlight, HighlightText } = await system();
    const off = await found('.double-dummy');
    expect(await look('.double-dummy', 'background-color')).not.toBe(Highlight);
    await off.evaluate((button) => (button as HTMLElement).click());
    const on = ".double-dummy[aria-pressed='true']";
    expect(await look(on, 'background-color')).toBe(Highlight);
    expect(await look(on, 'color')).toBe(HighlightText);
    expect(await look('.timeline .run', 'stroke')).toBe(CanvasText);
  });

  test('fills what is pressed', async () => {
    const { Highlight, HighlightText } = await system();
    const button = await found('dt-now >>> .say');
    await button.evaluate((button) => (button as HTMLElement).click());
    const pressed = "dt-say-this >>> button[aria-pressed='true']";
    expect(await look(pressed, 'background-color')).toBe(Highlight);
    expect(await look(pressed, 'color')).toBe(HighlightText);
    const other = "dt-say-this >>> button[aria-pressed='false']";
    expect(await look(other, 'background-color')).not.toBe(Highlight);
  });

  test('marks the open part of the case file, and a screen reader hears of a missing entry as a word of its own', async () => {
    const { Highlight } = await system();
    await page.evaluate((path) => (location.hash = `#example=${path}&case=decision`), CASE);
    const part = 'dt-case-file >>> nav button';
    expect(await look(`${part}[aria-current='page']`, 'border-bottom-color')).toBe(Highlight);
    expect(await look(`${part}[aria-current='false']`, 'border-bottom-color')).not.toBe(Highlight);
    const field = await found('dt-case-file >>> #note-chair');
    const read = await page.accessibility.snapshot({ root: field });
    expect(read?.name).toBe('Chair missing');
  });
});
