/** What the browser makes of the built replay: that it is painted by itself, and how it looks on paper. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { opened, type Opened } from './support/opened.ts';

let replay: Opened;
let page: Page;

beforeAll(async () => {
  replay = await opened();
  ({ page } = replay);
});

afterAll(() => replay.close());

test('a replay that stands still is a picture of its own, which no other one paints again', async () => {
  const isolation = await page.evaluate(
    () => getComputedStyle(document.querySelector('deal-replay') as Element).isolation,
  );
  expect(isolation).toBe('isolate');
});

test('what is printed is black on white, with every part of it in full', async () => {
  await page.emulateMediaType('print');
  const printed = await page.evaluate(() => {
    const root = document.querySelector('deal-replay')?.shadowRoot as ShadowRoot;
    const seen = [...root.querySelectorAll<HTMLElement>('.base *')].filter(
      (one) => one.getClientRects().length > 0 && !(one instanceof SVGElement),
    );
    const styles = seen.map((one) => getComputedStyle(one));
    const panel = root.querySelector('.panel') as HTMLElement;
    return {
      count: seen.length,
      colours: [...new Set(styles.map(({ color }) => color))],
      borders: [
        ...new Set(styles.filter((one) => one.borderTopStyle !== 'none').map((one) => one.borderTopColor)),
      ],
      grounds: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
      cutOff: panel.scrollHeight - panel.clientHeight,
      height: panel.clientHeight,
      controls: [...root.querySelectorAll('button, .steer, input, details:has(button) > summary')].filter(
        (one) => one.getClientRects().length > 0,
      ).length,
    };
  });
  await page.emulateMediaType('screen');
  expect(printed.count).toBeGreaterThan(80);
  expect(printed.colours).toEqual(['rgb(0, 0, 0)']);
  expect(printed.borders).toEqual(['rgb(0, 0, 0)']);
  expect(printed.grounds).toEqual(['rgba(0, 0, 0, 0)']);
  expect(printed.height).toBeGreaterThan(20);
  expect(printed.cutOff).toBe(0);
  expect(printed.controls).toBe(0);
});

test('the whole deal is printed in a few lines, not in one for each card', async () => {
  await page.emulateMediaType('print');
  const [hands, play, editions] = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const root = document.querySelector('deal-replay')?.shadowRoot as ShadowRoot;
    const tops = [...root.querySelectorAll('footer > div p')].map((one) =>
      Math.round(one.getBoundingClientRect().top),
    );
    const seen = [...root.querySelectorAll('footer p')].filter(
      (one) => one.getClientRects().length > 0 && /Laws of/.test(one.textContent ?? ''),
    );
    return [new Set(tops.slice(0, 6)).size, new Set(tops.slice(6)).size, seen.length];
  });
  await page.emulateMediaType('screen');
  expect(hands).toBe(6);
  expect(play).toBeLessThan(30);
  expect(editions).toBe(1);
});

test('the word on a card is printed on white, so that no line of the card goes through it', async () => {
  const revoke = await opened({ start: 'first-irregularity' });
  await revoke.page.emulateMediaType('print');
  const ground = await revoke.page.evaluate(() => {
    const word = document.querySelector('deal-replay')?.shadowRoot?.querySelector('.tile i');
    return word ? `${word.textContent}: ${getComputedStyle(word).backgroundColor}` : null;
  });
  await revoke.close();
  expect(ground).toMatch(/revoke: rgb\(255, 255, 255\)/);
});

test('who is vulnerable does not reach under North’s hand, however narrow the column is', async () => {
  await page.setViewport({ width: 196, height: 800 });
  const over = await page.evaluate(() => {
    const corner = document.querySelector('deal-replay')?.shadowRoot?.querySelector('.board.corner');
    return corner ? corner.scrollWidth - corner.clientWidth : null;
  });
  await page.setViewport({ width: 1000, height: 800 });
  expect(over).not.toBe(null);
  expect(over).toBeLessThanOrEqual(1);
});
