/** A folder saved, put on one site under a path, and embedded in an article of another: with its scripts, and without. */

import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { folderOf } from '../../../src/output/page/files.ts';
import { SHARING_DEFAULTS, sharingOf, type Sharing } from '../../../src/output/page/sharing.ts';
import { CORRECTED, recordAt } from '../picture/support.ts';
import { Opener, probe } from './opened.ts';
import { probed } from './probed.ts';
import { programsBuilt } from './programs.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
};
/** One dot. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** The policy that every site sends, as a careful host would; empty for none. */
let strict = '';
/** What a careless server adds to the type of every text; empty for nothing. */
let encoding = '';

/** What is served on a port of its own, by path. */
const held = new Map<Server, Map<string, string | Uint8Array>>();
async function site(): Promise<{
  readonly address: string;
  readonly files: Map<string, string | Uint8Array>;
}> {
  const files = new Map<string, string | Uint8Array>();
  const server = createServer((request, answer) => {
    const path = (request.url ?? '').replace(/\/$/, '/index.html');
    const content = files.get(path);
    // No rights for other sites, as static hosts give none.
    answer.writeHead(content === undefined ? 404 : 200, {
      ...(strict === '' ? {} : { 'content-security-policy': strict }),
      'content-type': (TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain') + encoding,
    });
    answer.end(content);
  });
  held.set(server, files);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, files };
}
afterAll(() => {
  for (const server of held.keys()) server.close();
});

let shared: Sharing;
let host: Awaited<ReturnType<typeof site>>;
let article: Awaited<ReturnType<typeof site>>;

beforeAll(async () => {
  const programs = await programsBuilt();
  const words = wordsFor(DEFAULT_SETTINGS);
  [host, article] = await Promise.all([site(), site()]);
  shared = sharingOf(
    recordAt(CORRECTED),
    { ...SHARING_DEFAULTS, page: `${host.address}/club/deals/board-3/`, moment: 'first-irregularity' },
    words,
    'http://127.0.0.1:9/',
    '2026-11-22',
  );
  const { deal, snippet } = shared;
  const dots = { bytes: DOT, width: 1200, height: 840 };
  for (const { name, content } of await folderOf(deal, {
    words,
    address: snippet.page,
    programs,
    dots,
    darkDots: dots,
    app: snippet.app,
    theme: snippet.theme,
    iframeHeight: snippet.iframeHeight,
  }))
    host.files.set(`/club/deals/board-3/${name}`, content);
});

const MEASURE = `const image=document.querySelector('img');const {height}=(replay??document.body).getBoundingClientRect();Object.assign(document.body.dataset,{height,room:innerHeight,picture:image?.checkVisibility?.()?image.getBoundingClientRect().height:0});`;
const probing = (looks: number, more = ''): string => probe('Trick 5', looks, MEASURE + more);
/** Ten seconds, for a replay that comes. */
const COMING = 100;
/** A second and a half, for one that doesn’t. */
const MISSING = 15;

const browser = new Opener();
afterAll(() => browser.close());

/** An article with the snippet, opened in a browser. */
async function opened(address: string): Promise<{
  readonly drawn: string;
  readonly height: number;
  readonly room: number;
  readonly picture: number;
  readonly styled: string;
}> {
  const html = await browser.dump(address);
  const said = (name: string): string => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? '';
  const [height, room, picture] = ['height', 'room', 'picture'].map((name) => Number(said(name)));
  return { drawn: said('drawn'), styled: said('styled'), height: height!, room: room!, picture: picture! };
}

const read = (snippet: string, looks = COMING): Promise<Awaited<ReturnType<typeof opened>>> => {
  article.files.set(
    '/index.html',
    `<!doctype html><meta charset="utf-8"><title>Article</title><p>Before</p>${snippet}<p>After</p><script>${probing(looks)}</script>`,
  );
  return opened(`${article.address}/`);
};

describe('a folder on a host that runs and styles nothing that stands in a page', () => {
  it.each(['index.html', 'frame.html'])(
    'shows the replay, and the page in its own style: %s',
    async (name) => {
      const path = `/club/deals/board-3/${name}`;
      const script = probing(
        COMING,
        'document.body.dataset.styled=getComputedStyle(document.body).marginLeft;',
      );
      const page = host.files.get(path) as string;
      host.files.set(path, probed(page, script));
      const digest = createHash('sha256').update(script).digest('base64');
      strict = `default-src 'self'; script-src 'self' 'sha256-${digest}'; style-src 'self'`;
      const { drawn, styled } = await opened(`${host.address}${path}`);
      strict = '';
      host.files.set(path, page);
      expect(drawn).toContain('Trick 5');
      expect(drawn).not.toContain('No deal found');
      // A page without a style has a margin.
      expect(styled).toBe('0px');
    },
  );
});

describe('a folder on another site', () => {
  it('shows the replay in an article, which may load its scripts though not its data', async () => {
    const { drawn, height } = await read(shared.element!);
    expect(drawn).toContain('Trick 5');
    expect(drawn).not.toContain('could not');
    expect(height).toBeGreaterThan(300);
  });

  it.each(['document.body', "document.body.attachShadow({mode:'open'})"])(
    'shows it, too, where the article makes it after all its scripts ran: in %s',
    async (where) => {
      const [figure = '', ...scripts] = shared.element!.split(/(?=<script)/);
      const making = `addEventListener('load',()=>{const box=document.createElement('div');box.innerHTML=${JSON.stringify(figure).replaceAll('<', String.raw`\u003c`)};${where}.append(box)})`;
      const finding = where.includes('Shadow')
        ? `const{querySelector}=document;document.querySelector=one=>document.body.shadowRoot?.querySelector(one)??querySelector.call(document,one);`
        : '';
      const { drawn } = await read(`<script>${finding}${making}</script>${scripts.join('')}`);
      expect(drawn).toContain('Trick 5');
      expect(drawn).not.toContain('could not');
    },
  );

  it.each(['index.html', 'frame.html'])(
    'is read as it was written where its server names an older encoding: %s',
    async (name) => {
      const path = `/club/deals/board-3/${name}`;
      const page = host.files.get(path) as string;
      host.files.set(path, probed(page, probing(COMING)));
      encoding = '; charset=windows-1254';
      const html = await browser.dump(`${host.address}${path}`);
      encoding = '';
      host.files.set(path, page);
      expect(html).toContain('“One of you must have a diamond”');
      expect(html).toContain('Trick 5');
      expect(html).not.toContain('â');
    },
  );

  it('leaves the picture and its link, and no white space, where the script can’t be reached', async () => {
    const path = '/club/deals/board-3/deal-replay.js';
    const script = host.files.get(path)!;
    host.files.delete(path);
    const { drawn, height, picture } = await read(shared.element!, MISSING);
    host.files.set(path, script);
    expect(drawn).toBe('nothing');
    expect(picture).toBeGreaterThan(100);
    expect(height).toBeLessThan(picture + 30);
  });

  it('leaves them, too, where the article takes the scripts out', async () => {
    const { drawn, picture } = await read(shared.element!.replaceAll(/<script.*?<\/script>/gs, ''), MISSING);
    expect(drawn).toBe('nothing');
    expect(picture).toBeGreaterThan(100);
  });

  it('holds a page for frames, which shows the replay and nothing else', async () => {
    const frame = shared.iframe!;
    const source = /src="([^"]+)"/.exec(frame)![1]!;
    expect(source).toBe(`${host.address}/club/deals/board-3/frame.html`);
    const page = probed(host.files.get('/club/deals/board-3/frame.html') as string, probing(COMING));
    const path = '/club/deals/board-3/probe.html';
    host.files.set(path, page);
    const { drawn, height, room } = await opened(`${host.address}${path}`);
    expect(drawn).toContain('Trick 5');
    // Not as low as the picture it takes the place of, which would hide a hand.
    expect(height).toBe(Math.min(room, 36 * 16));
  });

  it('is shown by WordPress where its address stands alone, as high as it needs, and is a link until then', async () => {
    const { html } = JSON.parse(host.files.get('/club/deals/board-3/oembed.json') as string) as {
      html: string;
    };
    // WordPress lets a stranger's iframe run scripts and nothing else, and shows it once it has posted its height with the secret.
    const [quotation, iframe] = [/<blockquote>.*?<\/blockquote>/, /<iframe.*?>/].map(
      (one) => one.exec(html)![0],
    );
    expect(quotation).toContain(`href="${host.address}/club/deals/board-3/"`);
    const hidden = iframe!
      .replace(/(?:sandbox|style|loading)="[^"]*"/g, '')
      .replace(
        '<iframe',
        '<iframe sandbox="allow-scripts" style="position:absolute;clip:rect(1px,1px,1px,1px)"',
      )
      .replace('frame.html', 'frame.html#?secret=AbC123');
    const receive =
      "addEventListener('message',({data})=>{if(data.secret==='AbC123'&&data.message==='height')document.body.dataset.drawn=data.value})";
    article.files.set(
      '/index.html',
      `<!doctype html><meta charset="utf-8"><body><script>${receive}</script><div style="position:relative;width:360px">${quotation}${hidden}</iframe></div>`,
    );
    const { drawn } = await opened(`${article.address}/`);
    // Higher than the iframe is at first: on a phone the text stands below the table.
    expect(Number(drawn)).toBeGreaterThan(576);
    // Not beyond what WordPress gives.
    expect(Number(drawn)).toBeLessThanOrEqual(1000);
  });
});
