import { HtmlRenderer, Parser } from 'commonmark';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import {
  elementSnippet,
  iframeAddress,
  iframeSnippet,
  imageSnippet,
  type Snippet,
} from '../../../src/output/page/snippets.ts';

const HOSTILE = '</figcaption><script>alert("1")</script>\n\n# *not* a [heading](x) & `code`\n\n    indented';

const plain: Snippet = {
  data: '1.abcDEF_-090.wxyz',
  page: 'https://example.org/deals/board-2/',
  home: 'https://example.org/dealtrail/',
  title: 'Board 2',
  alt: 'Board 2, 4 hearts by South. South revokes.',
  leads: 'Step through the deal',
  signs: 'Board 2\n        ♠ A K\n♠ 3 2',
  caption: 'Board 2: a revoke',
  moment: 't2.3',
  theme: 'auto',
  settings: { ...DEFAULT_SETTINGS, letters: 'ardv', suits: 'four' },
  named: false,
  judged: true,
  branches: false,
  doubleDummy: false,
  direction: 'ltr',
  picture: { width: 600, height: 420 },
  iframeHeight: 460,
  app: null,
};

const variants: Record<string, Snippet> = {
  plain,
  hostile: { ...plain, title: HOSTILE, alt: HOSTILE, signs: HOSTILE, caption: HOSTILE },
  'without a page': { ...plain, page: null },
  'without a link': { ...plain, data: null },
  'with neither': { ...plain, data: null, page: null },
  hebrew: {
    ...plain,
    caption: 'חוזה \u20664♥\u2069',
    alt: 'חוזה \u20664♥\u2069',
    settings: { ...DEFAULT_SETTINGS, language: 'he' },
    direction: 'rtl',
  },
};

const kinds = { element: elementSnippet, iframe: iframeSnippet, image: imageSnippet } as const;
const all = Object.entries(variants).flatMap(([name, snippet]) =>
  Object.entries(kinds).flatMap(([kind, write]) => {
    const text = write(snippet);
    return text === null ? [] : [[`${kind}, ${name}`, text] as const];
  }),
);

const readers = {
  'markdown-it': (text: string): string =>
    new MarkdownIt({ html: true, linkify: true, typographer: true }).render(text),
  commonmark: (text: string): string =>
    new HtmlRenderer({ smart: true }).render(new Parser({ smart: true }).parse(text)),
};

describe('a snippet', () => {
  it.each(all)('%s: begins with a block, holds no blank line and nothing unescaped', (_name, text) => {
    // With the margins of a figure the picture has two thirds of a phone, and a strict host takes out a style.
    expect(text).toMatch(/^<div class="deal" role="figure">/);
    // In an article of the other direction its brackets and quotation marks would be turned round.
    expect(text).not.toContain('<p>');
    expect(text).not.toMatch(/\n\s*\n|\r|\t/);
    expect(text.trim()).toBe(text);
    const tags = new Set([...text.matchAll(/<\/?([a-z-]+)/g)].map(([, tag = '']) => tag));
    for (const tag of tags)
      expect([
        'div',
        'p',
        'deal-replay',
        'a',
        'img',
        'picture',
        'source',
        'br',
        'iframe',
        'script',
        'pre',
        'noscript',
      ]).toContain(tag);
    expect(text).not.toContain('alert("1")');
    for (const [, value] of text.matchAll(/="([^"]*)"/g))
      expect(value).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
  });

  for (const [reader, render] of Object.entries(readers)) {
    it.each(all)(`%s: survives ${reader} alone, between paragraphs and in a list`, (_name, text) => {
      expect(render(text).trim()).toBe(text);
      expect(render(`Before *it*.\n\n${text}\n\nAfter it.`)).toContain(`\n${text}\n`);
    });
    it(`would not survive ${reader} with a blank line, or without its block`, () => {
      const broken = elementSnippet(plain)!.replace('<deal-replay', '\n\n    <deal-replay');
      expect(render(broken).trim()).not.toBe(broken);
      const bare = '<deal-replay data="x"><a href="y">z</a></deal-replay>';
      expect(render(bare).trim()).not.toBe(bare);
    });
  }

  it('leaves the link to the page where the tags of the iframe are taken out, as WordPress does for authors', () => {
    const left = iframeSnippet(plain)!.replaceAll(/<\/?iframe[^>]*>/g, '');
    expect(left).toContain('<a href="https://example.org/deals/board-2/">Step through the deal</a>');
  });

  it('leaves a picture, its words and a link where scripts, frames and unknown tags are taken out', () => {
    for (const [name, text] of all.filter(
      ([name]) => name.startsWith('element, ') || name.startsWith('image, '),
    )) {
      const feed = text
        .replaceAll(/<script.*?<\/script>/gs, '')
        .replaceAll(/<iframe.*?<\/iframe>/gs, '')
        .replaceAll(/<\/?(?:deal-replay|picture|source)[^>]*>/g, '');
      if (name.endsWith('with neither')) continue;
      if (name.endsWith('without a page')) expect(feed).toMatch(/<a href="[^"]+">Board 2, 4 hearts/);
      else expect(feed).toMatch(/<a href="[^"]+"><img [^>]*alt="[^"]+"/);
    }
  });

  it('says light or dark where its writer does, to the frame in both ways a frame can hear', () => {
    const dark = { ...plain, theme: 'dark' } as const;
    expect(elementSnippet(dark)).toContain(' theme="dark"');
    expect(iframeSnippet(dark)).toMatch(/ style="border:0;[^"]*;color-scheme:dark"/);
    expect(iframeSnippet({ ...dark, page: null })).toContain('&amp;theme=dark');
    for (const said of [elementSnippet(plain), iframeSnippet(plain), iframeSnippet({ ...plain, page: null })])
      expect(said).not.toMatch(/ theme=|[;"]color-scheme/);
  });

  it('keeps the picture on a phone also where a host takes out its style', () => {
    const sources = (theme: Snippet['theme']): string[] =>
      [
        ...imageSnippet({ ...plain, theme }).matchAll(
          /<source media="([^"]+)" srcset="[^"]*\/([^"/]+)"([^>]*)>/g,
        ),
      ].map(([, media, file, also]) => `${media} ${file}${also}`);
    const [small, wide] = [' width="280" height="196"', ' width="400" height="280"'];
    expect(sources('dark')).toEqual([
      `(max-width:420px) deal.dark.png${small}`,
      `(max-width:700px) deal.dark.png${wide}`,
    ]);
    expect(sources('auto')).toEqual([
      `(prefers-color-scheme:dark) and (max-width:420px) deal.dark.png${small}`,
      `(prefers-color-scheme:dark) and (max-width:700px) deal.dark.png${wide}`,
      `(max-width:420px) deal.png${small}`,
      `(max-width:700px) deal.png${wide}`,
      '(prefers-color-scheme:dark) deal.dark.png',
    ]);
  });

  it('is for mail a picture in dots with its size and its words, inside a link', () => {
    expect(imageSnippet(plain)).toMatch(
      /<a href="https:\/\/example\.org\/deals\/board-2\/"><picture>(?:<source [^>]+>){5}<img src="[^"]+\.png" width="600" height="420" loading="lazy" style="width:100%;max-width:600px;height:auto" alt="Board 2, 4 hearts by South\. South revokes\."><\/picture><br>Step through the deal<\/a>/,
    );
    // Whoever has said how it is has one picture, which is so.
    for (const [theme, file] of [
      ['light', 'deal.png'],
      ['dark', 'deal.dark.png'],
    ] as const) {
      const said = imageSnippet({ ...plain, theme });
      expect(new Set([...said.matchAll(/deal\.(?:dark\.)?png/g)].map(([name]) => name))).toEqual(
        new Set([file]),
      );
      expect(said).not.toContain('prefers-color-scheme');
    }
    expect(imageSnippet(plain)).not.toMatch(/svg|data:|<script|<iframe/);
  });

  it('says what was chosen, and nothing that goes without saying', () => {
    expect(elementSnippet({ ...plain, page: null })).toContain(
      '<deal-replay data="1.abcDEF_-090.wxyz" lang="en" letters="ardv" suits="four" start="t2.3" style="display:block">',
    );
    expect(iframeAddress(plain, '1.x.y')).toBe(
      'https://example.org/dealtrail/embed.html#d=1.x.y&at=t2.3&lang=en&letters=ardv&suits=four',
    );
    expect(iframeSnippet(plain)).toContain(
      'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"',
    );
  });

  it('says where the app is, and the deal itself once', () => {
    const app = `${plain.home}#d=${plain.data}`;
    expect(elementSnippet({ ...plain, page: null, app })).toContain(`app="${plain.home}" `);
    expect(elementSnippet({ ...plain, app })).toContain(`app="${app}" `);
    for (const page of [null, plain.page]) expect(elementSnippet({ ...plain, page })).not.toContain(' app=');
  });

  it('uses nothing but the files of the folder where one is named', () => {
    const { page, home } = plain;
    for (const text of [elementSnippet(plain)!, iframeSnippet(plain)!, imageSnippet(plain)]) {
      expect(text).toContain(page);
      expect(text).not.toContain(home);
    }
    for (const page of [plain.page, null])
      expect(elementSnippet({ ...plain, page })).not.toContain('type="module"');
    expect(elementSnippet(plain)).toMatch(/deal\.js".*\n.*deal-replay\.js"/);
    expect(iframeSnippet(plain)).toContain(`src="${page}frame.html"`);
  });

  it('leaves the diagram and a link where no script comes, and keeps no room for what never comes', () => {
    const text = elementSnippet({ ...plain, page: null })!;
    expect(text).toMatch(/<pre [^>]*>Board 2\n +♠ A K\n♠ 3 2<\/pre><a href="[^"]+">/);
    expect(elementSnippet(plain)).toMatch(/<a href="[^"]+"><picture>.*<img src="[^"]+deal\.png"/);
    for (const one of [text, elementSnippet(plain)]) expect(one).not.toContain('min-height');
    expect(iframeSnippet({ ...plain, page: null })).toMatch(/<noscript><pre [^>]*>Board 2/);
  });

  it('does not offer a frame for a deal too long for a link, and reads it from the folder instead', () => {
    expect(iframeSnippet({ ...plain, data: null, page: null })).toBeNull();
    expect(elementSnippet({ ...plain, data: null })).toContain(
      'src="https://example.org/deals/board-2/deal.json"',
    );
  });

  it('keeps the direction of notation in Hebrew', () => {
    expect(imageSnippet(variants['hebrew']!)).toContain('alt="חוזה \u20664♥\u2069"');
    expect(imageSnippet(plain)).not.toMatch(/[\u2066-\u2069]/);
  });
});
