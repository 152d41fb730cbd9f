import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, type Page, TargetType } from 'puppeteer-core';
import { launched } from '../browser.ts';
import { serveBuilt, type Served, type ServedFiles } from './served.ts';

let served: Served;
let browser: Browser;
/** What the pages complain of, violations of their policy among it. */
let complaints: string[];

async function begin(which: ServedFiles): Promise<void> {
  served = await serveBuilt(which);
  browser = await launched([], {
    // Watched workers are held while they start, now and then for long.
    targetFilter: (target) => target.type() !== TargetType.SERVICE_WORKER,
  });
}

async function end(): Promise<void> {
  await browser.close();
  await served.end();
}

beforeEach(() => {
  complaints = [];
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(served.address + path, { waitUntil: 'load' });
  return page;
}

/** Waits until the pages are kept. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

/** What the page shows, through every shadow root. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (node: Node): string => {
      const inside = node instanceof Element && node.shadowRoot !== null ? textOf(node.shadowRoot) : '';
      const own = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      return own + inside + [...node.childNodes].map(textOf).join(' ');
    };
    return textOf(document.body);
  });

async function shows(page: Page, words: RegExp | string, patience = 20_000): Promise<void> {
  let text = '';
  for (const end = Date.now() + patience; Date.now() < end;) {
    text = await shown(page).catch(() => '');
    if (typeof words === 'string' ? text.includes(words) : words.test(text)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(text).toMatch(words);
}

const REVOKE = 'fixtures/deals/seed-002-deal-2.json';

/** A new version: the home page says so in its head; the first one says nothing. */
const headOf = (release: string): string => `<meta name="release" content="${release}" />`;

function change(release = 'Newer', before = ''): void {
  served.change('index.html', (text) =>
    before === ''
      ? text.replace('<title>', `${headOf(release)}<title>`)
      : text.replace(headOf(before), headOf(release)),
  );
}

const releaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'first');

/** Loads the page until it tells of the new version. A browser that was just looking for one may not look again for long: it is asked to. */
async function hears(page: Page): Promise<void> {
  const told = (): Promise<boolean> =>
    shows(page, 'A new version of Dealtrail is here', 25_000).then(
      () => true,
      () => false,
    );
  for (let visits = 0; visits < 3; visits++) {
    await page.reload();
    expect(await page.title()).toBe('Dealtrail');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    if (await told()) return;
  }
  throw new Error('The page never told of the new version.');
}

const pressInNote = (page: Page, button: number): Promise<void> =>
  page.evaluate((index) => {
    const note = document.querySelector('dealtrail-new-version');
    note?.shadowRoot?.querySelectorAll('button')[index]?.click();
  }, button);

describe('without a connection', () => {
  // One browser, since keeping the pages takes it several seconds: the pages are kept once, and each test opens a page of its own.
  beforeAll(() => begin('all'));
  afterAll(end);
  afterEach(async () => {
    for (const page of (await browser.pages()).slice(1)) await page.close();
    await served.stop();
    await served.start();
  });

  test('the workshop, its examples, every language and the guide still open, under the same policy', async () => {
    const page = await open('index.html');
    await shows(page, 'Two cards exposed');
    await kept(page);
    await served.stop();

    await page.reload();
    await shows(page, 'Two cards exposed');
    await page.goto(`${served.address}index.html#example=${REVOKE}&at=5`);
    await shows(page, 'Play to the next trick');
    await page.goto(`${served.address}index.html?again#example=${REVOKE}&at=5&lang=he`);
    await page.waitForFunction(() => document.documentElement.lang === 'he');
    await shows(page, 'רישום');
    await page.goto(`${served.address}index.html?laws#laws=64A2&lang=en`);
    await shows(page, 'Applies in');
    await page.goto(served.address);
    await shows(page, 'Dealtrail');
    for (const language of ['en', 'tr', 'el', 'he']) {
      await page.goto(`${served.address}build/site/${language}/formats.html`);
      expect(await page.$eval('html', (html) => html.lang)).toBe(language);
    }
    expect(complaints).toEqual([]);
  });

  test('a preview that only the server can give is told to be missing', async () => {
    const page = await open('index.html');
    await kept(page);
    await page.goto(`${served.address}index.html?share#example=${REVOKE}&share`);
    await shows(page, 'Width of the preview');
    await served.stop();
    await page.reload();
    await shows(page, 'The preview comes from the server');
    await shows(page, /^(?!.*Width of the preview)/s);
  });

  test('nothing a person opens is kept with the pages', async () => {
    const page = await open('index.html');
    await kept(page);
    await page.reload();
    const input = await page.waitForSelector('>>> input[type=file]');
    await input?.uploadFile(
      new URL('../../fixtures/sessions/A02-guilty-vulnerability.pbn', import.meta.url).pathname,
    );
    await shows(page, 'Check: A02-guilty-vulnerability.pbn');
    const addresses = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys())
        all.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
      return all;
    });
    expect(addresses.length).toBeGreaterThan(100);
    const ours =
      /^(?:index\.html|favicon\.svg|manifest\.webmanifest|offline-names\.json|(?:assets|build|fixtures\/deals|fixtures\/seeds)\/.+)$/;
    expect(
      addresses.map((url) => url.slice(served.address.length)).filter((path) => !ours.test(path)),
    ).toEqual([]);
  });

  test('an example that was opened before opens again, another says that it can’t be loaded', async () => {
    const page = await open('index.html');
    await kept(page);
    await page.reload();
    await page.goto(`${served.address}index.html#example=fixtures/law64/64A1-declarer-ruffs-in-hand.json`);
    await shows(page, 'The Laws now');
    await served.stop();
    await page.reload();
    await shows(page, 'The Laws now');
    await page.goto(`${served.address}index.html?other#example=fixtures/law64/64A1-2007-two-tricks.json`);
    await shows(page, 'This could not be loaded');
  });

  test('a cache that was emptied under the worker is filled again', async () => {
    const page = await open('');
    await kept(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const one of await cache.keys()) await cache.delete(one);
      }
    });
    await page.reload({ waitUntil: 'load' });
    const filled = (): Promise<string[]> =>
      page.evaluate(async () => {
        const [name = ''] = await caches.keys();
        const all = await (await caches.open(name)).keys();
        return all.map(({ url }) => new URL(url).pathname);
      });
    await vi.waitFor(async () => expect(await filled()).toContain('/build/workshop.js'), 30_000);
    expect(await filled()).toContain('/index.html');
  });
});

describe('a new version', () => {
  beforeEach(() => begin('few'));
  afterEach(end);

  test('waits while other pages are open, and takes over when asked on the last one', async () => {
    const page = await open('index.html');
    await kept(page);
    await page.reload();
    const other = await open('index.html');
    change();
    served.release();
    await hears(page);
    await pressInNote(page, 0);
    await shows(page, 'Close them first');
    expect(await releaseOf(page)).toBe('first');

    await other.close();
    await pressInNote(page, 0);
    await page.waitForFunction(
      () => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content === 'Newer',
    );
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
    await served.stop();
    await page.reload();
    expect(await releaseOf(page)).toBe('Newer');
  });

  test('takes over by itself once the last page of the old one was closed', async () => {
    const page = await open('index.html');
    await kept(page);
    await page.reload();
    change();
    served.release();
    await hears(page);
    await page.close();
    // A browser takes a moment to see that nobody is left.
    for (let visits = 0; visits < 5; visits++) {
      await new Promise((done) => setTimeout(done, 500));
      const next = await open('index.html');
      if ((await releaseOf(next)) === 'Newer') return;
      await next.close();
    }
    throw new Error('The new version never took over.');
  });

  test('is not mixed with the old one: a file that is not the one announced keeps the old one whole', async () => {
    const page = await open('index.html');
    await kept(page);
    await page.reload();
    change('Announced');
    served.release();
    // The server has changed once more, and its worker is still the one of before.
    change('Half', 'Announced');
    await page.reload();
    const failed = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      for (const end = Date.now() + 10_000; Date.now() < end;) {
        if (registration.installing === null) return registration.waiting === null;
        await new Promise((done) => setTimeout(done, 20));
      }
      return false;
    });
    expect(failed).toBe(true);
    await page.reload();
    expect(await releaseOf(page)).toBe('first');
    // Every visit is another attempt, which leaves nothing either.
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
  });

  test('somebody who works on the sources sees them, and nothing that was kept before', async () => {
    const page = await open('index.html');
    await kept(page);
    await page.reload();
    change();
    served.release(true);
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content === 'Newer',
    );
    await page.waitForFunction(async () => (await caches.keys()).length === 0);
    change('Newest', 'Newer');
    await page.reload();
    expect(await releaseOf(page)).toBe('Newest');
    expect(complaints).toEqual([]);
  });
});
