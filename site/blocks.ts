/** Draws the fences of a page: terminals, files, replays, snippets, and tables from the program's own data. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TARGETS } from '../src/formats/losses.ts';
import type { Language } from '../src/i18n/settings.ts';
import { CATALOGUE, type Decided } from '../src/lawbook/catalogue.ts';
import { QUESTIONS } from '../src/lawbook/choices.ts';
import { escaped } from '../src/domain/escaped.ts';
import { attributeText, element, sentenceHtml } from '../src/output/page/html.ts';
import { elementSnippet, iframeSnippet, imageSnippet } from '../src/output/page/snippets.ts';
import { wordsIn, type Deals } from './deals.ts';
import { caseFieldRows, grammarRows, vouchingText, type GrammarRow } from './grammar.ts';
import { lossRows } from './losses.ts';
import { withNotation, type Block } from './markdown.ts';
import { SITE_WORDS } from './words.ts';

export interface Place {
  readonly root: string;
  readonly deals: Deals;
  /** The language of the page. */
  readonly language: Language;
  /** The language of its text: English if there is no translation. */
  readonly written: Language;
}

/** The way from a page in `build/site/en/` to `build/site/`, and to the root. */
const TO_SITE = '../';
export const TO_ROOT = '../../../';

/** Cases that together contain everything a format may lose. */
const RICH = [
  'fixtures/deals/seed-002-deal-2.json',
  'fixtures/deals/seed-002-deal-3.json',
  'fixtures/law53/53A-declarer-accepts-by-word.json',
  'fixtures/law60/60A1-declarer-plays-to-the-premature-lead.json',
  'fixtures/law62/62B1-hand-not-written-down.json',
  'fixtures/law61/61A-innocent-card-nobody-remembers.json',
  'fixtures/law70/70E1-unstated-finesse.json',
];

export function blocksFor(place: Place): Readonly<Record<string, Block>> {
  return {
    console: (inside, args) => terminal(inside, args, place),
    json: (inside) => code(inside, place),
    html: (inside) => code(inside, place),
    text: (inside) => typedLines(inside, place),
    file: (inside) => code(readFileSync(join(place.root, inside.trim()), 'utf8'), place),
    replay: (inside) => replay(inside, place),
    snippet: (inside, [kind = '']) => snippet(kind, inside, place),
    questions: () => questions(place),
    grammar: () => grammar(place),
    casefields: () => caseFields(place),
    decided: () => decided(place),
    losses: () => losses(place),
  };
}

/** Wide lines scroll in an element of their own, also with the keyboard. */
function scrolling(label: string, inside: string): string {
  return `${element('pre', { tabindex: 0, role: 'group', 'aria-label': label, dir: 'ltr' }, element('code', {}, inside))}\n`;
}

function code(text: string, { written }: Place): string {
  return scrolling(SITE_WORDS[written].code, escaped(text.trimEnd()));
}

/**
 * What stands behind three or more spaces explains the line before them. It has the direction of its language, so that the cards in a
 * Hebrew explanation keep their order.
 */
function typedLines(text: string, { written }: Place): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const from = line.indexOf('   ');
      if (from <= 0) return escaped(line);
      const explained = line.slice(from).trimStart();
      return escaped(line.slice(0, -explained.length)) + element('bdi', {}, withNotation(explained));
    });
  return scrolling(SITE_WORDS[written].code, lines.join('\n'));
}

/** Lines that begin with `$` are typed commands; the others are their output. Tests run them: see `test/site/commands.test.ts`. */
function terminal(text: string, args: readonly string[], { written }: Place): string {
  const words = SITE_WORDS[written];
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.startsWith('$ ')
        ? element('kbd', {}, escaped(line.slice(2)))
        : element('span', { dir: 'auto' }, escaped(line)),
    );
  const code = Number(/^exit=(\d)$/.exec(args[0] ?? '')?.[1] ?? 0);
  return [
    '<div class="terminal">',
    scrolling(words.terminal, lines.join('\n')),
    code === 0 ? '' : element('p', { class: 'after' }, words.endsWith(code)),
    '</div>\n',
  ].join('');
}

/** First line: the case; then `at: moment`, `show: panels`, `whatif: on` if wanted; the lines after them are the caption. */
function replay(text: string, { deals, language, written }: Place): string {
  const [path = '', ...lines] = text.trim().split('\n');
  const wish = (name: string): string | null =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
  const caption = lines.filter((line) => !/^(?:at|show|reveal|whatif): /.test(line)).join(' ');
  const moment = wish('at') ?? 'start';
  const { deal, picture, baked } = deals.show(path, moment, language);
  const { direction } = wordsIn(language);
  const words = SITE_WORDS[language];
  const image = element('img', {
    src: `${TO_SITE}${picture.light}`,
    width: deal.picture.width,
    height: deal.picture.height,
    loading: 'lazy',
    alt: attributeText(deal.alt, direction),
  });
  return `${element('figure', { class: 'deal', lang: language, dir: direction }, [
    element(
      'deal-replay',
      {
        src: `${TO_SITE}${baked}`,
        lang: language,
        start: moment,
        show: wish('show'),
        reveal: wish('reveal'),
        whatif: wish('whatif'),
        names: 'seats',
      },
      element('picture', {}, [
        element('source', {
          srcset: `${TO_SITE}${picture.dark}`,
          media: 'screen and (prefers-color-scheme: dark)',
        }),
        image,
      ]),
    ),
    element('figcaption', { lang: written, dir: wordsIn(written).direction }, withNotation(caption)),
    element('details', {}, [
      element('summary', {}, words.dealAsText),
      element('pre', { class: 'told', dir: direction }, escaped(deal.text.trimEnd())),
    ]),
    element(
      'p',
      { class: 'after' },
      element(
        'a',
        { href: `${TO_ROOT}index.html#example=${path}&at=${deal.at}&lang=${language}` },
        words.openInWorkshop,
      ),
    ),
  ])}\n`;
}

const SNIPPETS = { element: elementSnippet, iframe: iframeSnippet, image: imageSnippet } as const;

/** The same lines that the program offers to copy. Tests open them in a browser. */
function snippet(kind: string, text: string, place: Place): string {
  if (!(kind in SNIPPETS)) throw new Error(`No snippet is called ${kind}.`);
  const [path = '', moment = 'start'] = text.trim().split(/\s+/);
  const made = SNIPPETS[kind as keyof typeof SNIPPETS](place.deals.snippet(path, moment, place.written));
  if (made === null) throw new Error(`${path} is too long for a link.`);
  return code(made, place);
}

/** @param label the accessible name of the table, which scrolls if it is wider than the page, also with the keyboard */
function table(head: readonly string[], rows: readonly (readonly string[])[], label: string): string {
  return `${element(
    'div',
    { class: 'wide', tabindex: 0, role: 'group', 'aria-label': label },
    element('table', {}, [
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          head.map((cell) => element('th', { scope: 'col' }, escaped(cell))),
        ),
      ),
      element(
        'tbody',
        {},
        rows.map(([first = '', ...others]) =>
          element('tr', {}, [
            element('th', { scope: 'row' }, first),
            ...others.map((cell) => element('td', {}, cell)),
          ]),
        ),
      ),
    ]),
  )}\n`;
}

/** Every question that the program leaves to people, with the replay's texts. */
function questions({ language }: Place): string {
  const { questions: texts } = wordsIn(language);
  const { asked, matters } = SITE_WORDS[language].questions;
  const rows = QUESTIONS.map((question) => {
    const { ask, matters: why } = texts[question];
    return [sentenceHtml(ask), sentenceHtml(why)];
  });
  return element(
    'div',
    { lang: language, dir: wordsIn(language).direction },
    table([asked, matters], rows, SITE_WORDS[language].pages.laws.title),
  );
}

/** Every word of a typed line. */
function grammar({ language }: Place): string {
  const { word, records, follows } = SITE_WORDS[language].grammar;
  const rows = [...grammarRows(language), { word: '', records: '', follows: vouchingText(language) }];
  return typedTable([word, records, follows], rows, language);
}

/** Every field of a case, as it is typed. */
function caseFields({ language }: Place): string {
  const { word, records, holds } = SITE_WORDS[language].grammar;
  return typedTable([word, records, holds], caseFieldRows(language), language);
}

function typedTable(heads: readonly string[], rows: readonly GrammarRow[], language: Language): string {
  const typed = (text: string): string =>
    text === '' ? '' : element('bdi', { dir: 'ltr' }, element('code', {}, escaped(text)));
  const cells = rows.map(({ word, records, follows }) => [typed(word), escaped(records), typed(follows)]);
  return element(
    'div',
    { lang: language, dir: wordsIn(language).direction },
    table(heads, cells, SITE_WORDS[language].pages.record.title),
  );
}

/** The number of clauses for each kind of decision. */
function decided({ language }: Place): string {
  const { lawsPage } = wordsIn(language).screen;
  const { clauses } = SITE_WORDS[language];
  const ways: readonly Decided[] = ['record', 'answer', 'people'];
  const rows = ways.map((way) => [
    escaped(lawsPage.decided[way]),
    String(CATALOGUE.filter((clause) => clause.decided === way).length),
  ]);
  return element(
    'div',
    { lang: language, dir: wordsIn(language).direction },
    table([clauses.decided, clauses.count], rows, clauses.decided),
  );
}

function losses({ root, language }: Place): string {
  const { losses: words } = SITE_WORDS[language];
  const { names } = wordsIn(language);
  const rows = lossRows(RICH.map((path) => readFileSync(join(root, path), 'utf8'))).map(
    ({ things, fates }) => [
      escaped(names.list({ items: things.map((thing) => words.things[thing]), joint: 'and' })),
      ...TARGETS.map((target) =>
        element('span', { class: `fate ${fates[target]}` }, escaped(words[fates[target]])),
      ),
    ],
  );
  const head = [words.what, ...TARGETS.map((target) => words.targets[target])];
  return element(
    'div',
    { lang: language, dir: wordsIn(language).direction },
    table(head, rows, SITE_WORDS[language].pages.formats.title),
  );
}
