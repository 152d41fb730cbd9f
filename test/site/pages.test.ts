import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lossRows, LOST_THINGS } from '../../site/losses.ts';
import { buildSite } from '../../site/main.ts';
import { fencesIn, htmlOf } from '../../site/markdown.ts';
import { PAGES } from '../../site/siteWords.ts';
import { SITE_WORDS } from '../../site/words.ts';
import type { BakedFile } from '../../src/output/baked/baked.ts';
import { OTHER_LOSSES } from '../../src/formats/losses.ts';
import { DIRECTION, LANGUAGES } from '../../src/i18n/settings.ts';
import { QUESTIONS } from '../../src/lawbook/choices.ts';
import { pageFiles, root, textOf } from './commands.ts';

const built = mkdtempSync(join(tmpdir(), 'dealtrail-pages-'));
const page = (language: string, name: string): string =>
  readFileSync(join(built, 'site', language, `${name}.html`), 'utf8');
const every = LANGUAGES.flatMap((language) => PAGES.map((name) => ({ language, name })));

let written = 0;
beforeAll(async () => {
  writeFileSync(join(built, 'deal-replay.js'), '');
  written = await buildSite(root, built, '2026-11-21');
});
afterAll(() => rmSync(built, { recursive: true }));

/** What a case says of itself. */
interface Told {
  readonly title: string;
  readonly notes?: string;
}

/** What an attribute says, wherever it stands. */
const all = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe.each(every)('$language/$name', ({ language, name }) => {
  test('is in its language and its direction, and names the others', () => {
    const html = page(language, name);
    expect(html).toContain(`<html lang="${language}" dir="${DIRECTION[language]}">`);
    expect(html).toContain(`<h1>${SITE_WORDS[language].pages[name].title.replaceAll('&', '&amp;')}</h1>`);
    const [head = ''] = html.split('</head>');
    expect(all(head, 'hreflang')).toEqual([...LANGUAGES, 'x-default']);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('leads only to places there are', () => {
    const html = page(language, name);
    const links = [...all(html, 'href'), ...all(html, 'src'), ...all(html, 'srcset')].filter(
      (link) => !/^(?:https:|#)/.test(link),
    );
    expect(links.length).toBeGreaterThan(15);
    const home = join(built, 'site', language);
    const nowhere = links
      .map((link) => link.replace(/#.*$/, ''))
      .filter((link) => {
        const path = join(home, link).replace(join(built, '..'), '').replace(/^\//, '');
        // From the root of the project, or built beside the page.
        const inProject = link.startsWith('../../../') ? link.slice('../../../'.length) : null;
        if (inProject?.startsWith('build/') === true) return !existsSync(join(built, inProject.slice(6)));
        return inProject === null
          ? !existsSync(join(home, link)) && path !== ''
          : !existsSync(join(root, inProject));
      });
    expect(nowhere).toEqual([]);
  });

  test('obeys its policy, and tells in words what it shows', () => {
    const html = page(language, name);
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="|javascript:/);
    expect(html.match(/<script/g)?.length ?? 0).toBe(html.includes('<deal-replay') ? 1 : 0);
    for (const picture of html.match(/<img [^>]*class|<img [^>]*loading[^>]*>/g) ?? [])
      expect(picture).toMatch(/alt="[^"]{40,}"/);
  });
});

describe('what the pages are made of', () => {
  test('every page is written in English, and no file is left over', () => {
    expect(written).toBe(LANGUAGES.length * PAGES.length);
    const wanted = LANGUAGES.flatMap((language) => PAGES.map((name) => `${language}/${name}.md`));
    expect(pageFiles().filter((path) => !wanted.includes(path))).toEqual([]);
    expect(PAGES.filter((name) => !pageFiles().includes(`en/${name}.md`))).toEqual([]);
  });

  test('a translation shows the same deals, snippets, files and tables as the English page', () => {
    const shown = (path: string): string[] =>
      fencesIn(textOf(path))
        .filter(({ kind }) => !['console', 'text', 'json'].includes(kind))
        .map(({ kind, args, inside }) => [kind, ...args, inside.trim().split('\n')[0]].join(' '));
    for (const path of pageFiles())
      expect({ path, shown: shown(path) }).toEqual({ path, shown: shown(path.replace(/^\w+/, 'en')) });
  });

  test('the questions are all there, in each language', () => {
    for (const language of LANGUAGES)
      expect(page(language, 'laws').match(/<th scope="row">/g)?.length).toBeGreaterThanOrEqual(
        QUESTIONS.length,
      );
  });

  test('the table of losses knows every code of a loss report', () => {
    // Said of a file or of the way it was written, not of something the deal held.
    const elsewhere = [
      'claimNote',
      'key',
      'tag',
      'section',
      'letters',
      'inventedAuction',
      'incompleteDeal',
      'cardlessDeal',
      'conditions',
      'seats',
      'order',
    ];
    const known = new Set<string>([...LOST_THINGS, ...elsewhere]);
    expect(OTHER_LOSSES.filter((code) => !known.has(code))).toEqual([]);
  });

  test('the table of losses says what the reports say, and stops when its deals hold too little', () => {
    const text = readFileSync(join(root, 'fixtures/deals/seed-002-deal-2.json'), 'utf8');
    expect(() => lossRows([text])).toThrow('hold nothing of the kind');
    const html = page('en', 'formats');
    expect(html.match(/class="fate carried"/g)?.length).toBeGreaterThan(10);
    expect(html.match(/class="fate kept"/g)).toHaveLength(1);
    expect(html.match(/class="fate lost"/g)?.length).toBeGreaterThan(10);
  });

  test('each deal is baked and drawn for each language, titled in it, in light and dark', () => {
    const files = readdirSync(join(built, 'site', 'deals'));
    const baked = files.filter((name) => name.endsWith('.json'));
    const shown = [...new Set(baked.map((file) => file.replace(/\.\w+\.json$/, '')))];
    expect(shown.length).toBeGreaterThanOrEqual(6);
    for (const language of LANGUAGES)
      for (const name of shown) {
        const { boards } = JSON.parse(
          readFileSync(join(built, 'site', 'deals', `${name}.${language}.json`), 'utf8'),
        ) as BakedFile;
        const told = JSON.parse(
          readFileSync(
            join(root, 'fixtures', name.includes('deal-') ? 'deals' : 'seeds', `${name}.json`),
            'utf8',
          ),
        ) as Told & { translations: Record<string, Told> };
        const { title, notes = null } = language === 'en' ? told : (told.translations[language] as Told);
        expect([boards[0]?.title, boards[0]?.notes ?? null], name).toEqual([title, notes]);
        expect(title === told.title).toBe(language === 'en');
        expect(notes === null).toBe(told.notes === undefined);
        expect(Object.keys(boards[0]?.texts ?? {})).toEqual([language]);
      }
    expect(baked).toHaveLength(shown.length * LANGUAGES.length);
    expect(files.filter((name) => name.endsWith('.svg')).length).toBeGreaterThanOrEqual(
      shown.length * LANGUAGES.length * 2,
    );
  });
});

test('what explains a typed line has its own direction, and its cards are read from left to right', () => {
  expect(page('he', 'record')).toMatch(
    /s5k2 h3 {3,}<bdi>[^\n]*<bdi dir="ltr"><span class="suit S">♠<\/span>5<\/bdi>/,
  );
  expect(page('en', 'start')).not.toContain('<bdi>npm start');
});

describe('Markdown', () => {
  const html = (text: string): string =>
    htmlOf(text, { known: (inside) => `[${inside.trim()}]` }, (link) => `to:${link}`, 'Table');

  test('sets notation from left to right, and leaves words alone', () => {
    expect(html('ב־♥A10 וגם 4♥−1')).toContain('<bdi dir="ltr"><span class="suit H">♥</span>A10</bdi>');
    expect(html('4♥−1').match(/<bdi/g)).toHaveLength(1);
    expect(html('Three hearts, 1 spade')).not.toContain('<bdi');
    expect(html('`♥A B`')).toContain('<code dir="ltr">♥A B</code>');
    expect(html('`first-irregularity`')).toContain('<code dir="ltr" class="word">first-irregularity</code>');
  });

  test('lets no markup through, gives headings names, and asks where links lead', () => {
    expect(html('<b>x</b>')).toContain('&lt;b&gt;');
    expect(html('## One thing\n\n## One thing')).toMatch(/id="one-thing".*id="one-thing-2"/s);
    expect(html('[x](audit)')).toContain('href="to:audit"');
  });

  test('draws the blocks it knows, and stops at others', () => {
    expect(html('```known\nx\n```')).toBe('[x]');
    expect(() => html('```other\nx\n```')).toThrow('no block');
  });
});
