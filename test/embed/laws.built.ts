/** `deal-replay-laws.js` as it is built: it reads files as they are, and tells what the baked file of the same deal tells. */

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'puppeteer-core';
import { launched } from '../browser.ts';
import { bake, bakedFile } from '../../src/output/baked/bake.ts';
import { pack } from '../../src/formats/packed/packed.ts';
import { readFile } from '../../src/formats/read.ts';
import { remarked } from '../../src/formats/remarked.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { paths } from '../fixtures.ts';

let browser: Browser;
let server: Server;
let page: Page;
let address = '';

/** What the server was asked for since the page was opened. */
const asked: string[] = [];

const SCRIPT = readFileSync('build/deal-replay-laws.js', 'utf8');
const SMALL = readFileSync('build/deal-replay.js', 'utf8');

beforeAll(async () => {
  for (const language of LANGUAGES) await loadLanguage(language);
  server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/') {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end('<!doctype html><html lang="en"><title>Article</title><body></body>');
    } else if (url.startsWith('/fixtures/')) answer.end(readFileSync(decodeURIComponent(url.slice(1))));
    else if (url === '/long.pbn') answer.end('% long\n'.repeat(200_000));
    else if (url === '/damaged.pbn') answer.end('[Board "1"]\n[Deal "N:nothing"]\n');
    else if (url === '/words.txt') answer.end('Nothing of bridge.');
    else if (url !== '/gone.pbn') answer.end();
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await launched();
  page = await opened(SCRIPT);
});

afterAll(async () => {
  await browser.close();
  server.close();
});

async function opened(script: string): Promise<Page> {
  const one = await browser.newPage();
  await one.goto(address);
  await one.addScriptTag({ content: script });
  return one;
}

interface Shown {
  readonly text: string;
  readonly error: string | null;
}

/** A replay of these attributes or of this baked file, as text. */
async function shown(on: Page, attributes: Record<string, string>, given: unknown = null): Promise<Shown> {
  // In a page behind another nothing ever comes into view.
  await on.bringToFront();
  return on.evaluate(
    async (set, file) => {
      const replay = document.createElement('deal-replay');
      for (const [name, value] of Object.entries(set)) replay.setAttribute(name, value);
      const opened = new Promise<string | null>((done) => {
        replay.addEventListener('replay-ready', () => done(null));
        replay.addEventListener('replay-error', (event) =>
          done((event as CustomEvent<{ code: string }>).detail.code),
        );
      });
      document.body.replaceChildren(replay);
      if (file !== null) (replay as unknown as { baked: unknown }).baked = file;
      const error = await opened;
      return { text: (replay as unknown as { toText(): string }).toText(), error };
    },
    attributes,
    given as Record<string, unknown> | null,
  );
}

function bakedBefore(deal: ReadDeal): unknown {
  const day = new Date().toISOString().slice(0, 10);
  const options = { languages: LANGUAGES, day, names: true, branches: false };
  return bakedFile([bake(timelineOf(remarked(deal)), options)]);
}

const dealsIn = (path: string): readonly ReadDeal[] => readFile(path, readFileSync(path)).deals;

describe('the replay that carries the Laws', () => {
  // One in so many, of every folder.
  const EVERY = 48;
  const cases = paths.filter((_, index) => index % EVERY === 0);

  test(`tells of ${cases.length} cases what the baked file tells, in the language of the article`, async () => {
    expect(cases.length).toBeGreaterThan(50);
    const small = await opened(SMALL);
    for (const [index, path] of cases.entries()) {
      const lang = LANGUAGES[index % LANGUAGES.length] as string;
      const [deal] = dealsIn(path);
      if (deal === undefined) throw new Error(`${path} holds no deal`);
      const here = await shown(page, { src: path, lang });
      expect(here.error, path).toBe(null);
      expect(here.text, `${path} in ${lang}`).toBe((await shown(small, { lang }, bakedBefore(deal))).text);
    }
    await small.close();
  });

  test('reads PBN and LIN as they are, the board that is named, under the edition that is named', async () => {
    const path = 'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn';
    expect((await shown(page, { src: path, board: '2' })).text).toMatch(/\(61A, 44C\)/);
    const deals = dealsIn(path);
    expect(deals.length).toBeGreaterThan(2);
    const last = deals.at(-1) as ReadDeal;
    const named = await shown(page, { src: path, board: last.record.header.deal.board });
    const small = await opened(SMALL);
    expect(named.text).toBe((await shown(small, {}, bakedBefore(last))).text);
    await small.close();
    const none = await shown(page, { src: path, board: 'no such board' });
    expect(none.error).toBe('noBoard');
    expect((await shown(page, { src: path, law: '2007' })).text).toContain('2007');
    const lin = await shown(page, { src: 'fixtures/sessions/A06-guilty-play-out-of-turn.lin' });
    expect(lin).toMatchObject({ error: null });
    expect(lin.text.split('\n').length).toBeGreaterThan(5);
  });

  test('judges the deal of a link, too', async () => {
    const [deal] = dealsIn('fixtures/law61/61A-defender-ruffs-while-holding-the-suit.json');
    const packed = pack((deal as ReadDeal).record);
    if (!packed.ok) throw new Error('It does not pack.');
    const { text } = await shown(page, { data: packed.text });
    expect(text).toMatch(/61A/);
    expect((await shown(page, { data: 'cut' })).error).toBe('linkDamaged');
  });

  test('says what is wrong with a file', async () => {
    for (const [src, code] of [
      ['gone.pbn', 'missing'],
      ['words.txt', 'damaged'],
      ['long.pbn', 'tooLarge'],
      ['damaged.pbn', 'damaged'],
    ] as const)
      expect((await shown(page, { src })).error, src).toBe(code);
  });

  test('asks for nothing but its source, and stores nothing', async () => {
    const one = await opened(SCRIPT);
    asked.length = 0;
    const src = 'fixtures/sessions/A07-innocent-discards.pbn';
    await shown(one, { src, lang: 'he' });
    expect(asked).toEqual([`/${src}`]);
    expect(
      await one.evaluate(async () => [localStorage.length, (await indexedDB.databases()).length]),
    ).toEqual([0, 0]);
    await one.close();
  });
});
