/** What the browser makes of the built replay: how much of it a step lays out, and how it looks on paper. */

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

/** As the browser’s own record of its work tells it. */
interface Work {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly partialLayout?: boolean } };
}

test('a step lays out what it changes, not the page', async () => {
  await page.tracing.start({ categories: ['devtools.timeline'] });
  const steps = await page.evaluate(async () => {
    const replay = document.querySelector('deal-replay') as HTMLElement & {
      goTo(at: number): void;
      getState(): { steps: number };
    };
    const { steps } = replay.getState();
    for (let at = 1; at <= steps; at++) {
      replay.goTo(at);
      await new Promise((done) => setTimeout(done));
      document.body.getBoundingClientRect();
    }
    return steps;
  });
  const recorded = new TextDecoder().decode(await page.tracing.stop());
  const { traceEvents } = JSON.parse(recorded) as { traceEvents: Work[] };
  const layouts = traceEvents.filter(({ name }) => name === 'Layout').map(({ args }) => args?.beginData);
  expect(layouts.length).toBeGreaterThanOrEqual(steps);
  const partial = layouts.filter((one) => one?.partialLayout === true).length;
  // The last card of a trick changes the tally, which may make room of its own; a penalty card makes its hand taller.
  expect(partial / layouts.length).toBeGreaterThan(0.6);
});

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
      buttons: [...root.querySelectorAll('button, .steer')].filter((one) => one.getClientRects().length > 0)
        .length,
    };
  });
  await page.emulateMediaType('screen');
  expect(printed.count).toBeGreaterThan(80);
  expect(printed.colours).toEqual(['rgb(0, 0, 0)']);
  expect(printed.borders).toEqual(['rgb(0, 0, 0)']);
  expect(printed.grounds).toEqual(['rgba(0, 0, 0, 0)']);
  expect(printed.height).toBeGreaterThan(20);
  expect(printed.cutOff).toBe(0);
  expect(printed.buttons).toBe(0);
});
