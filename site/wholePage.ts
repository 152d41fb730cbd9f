/** The page around a text: head, navigation, links to the previous and the next page, languages. */

import { ownPolicy } from '../scripts/headers.mjs';
import { DIRECTION, LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/i18n/settings.ts';
import { escaped } from '../src/domain/escaped.ts';
import { element } from '../src/output/page/html.ts';
import { TO_ROOT } from './blocks.ts';
import { PAGES, type PageName } from './siteWords.ts';
import { SITE_WORDS } from './words.ts';

export interface Page {
  readonly name: PageName;
  readonly language: Language;
  /** The language of its text: English if there is no translation. */
  readonly written: Language;
  /** HTML. */
  readonly body: string;
  /** True if the page shows a deal and the replay's script has been built. */
  readonly replays: boolean;
}

export function addressOf(name: PageName, from: Language, to: Language = from): string {
  return from === to ? `${name}.html` : `../${to}/${name}.html`;
}

export function wholePage({ name, language, written, body, replays }: Page): string {
  const words = SITE_WORDS[language];
  const { title, intro } = words.pages[name];
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: ownPolicy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'description', content: intro }),
    element('title', {}, escaped(`${title} · Dealtrail`)),
    element('link', { rel: 'icon', href: `${TO_ROOT}favicon.svg`, type: 'image/svg+xml' }),
    element('link', { rel: 'apple-touch-icon', href: `${TO_ROOT}assets/icon-180.png` }),
    element('link', { rel: 'manifest', href: `${TO_ROOT}manifest.webmanifest` }),
    element('link', { rel: 'stylesheet', href: `${TO_ROOT}assets/site.css` }),
    ...LANGUAGES.map((other) =>
      element('link', { rel: 'alternate', hreflang: other, href: addressOf(name, language, other) }),
    ),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: addressOf(name, language, 'en') }),
    ...(replays ? [element('script', { type: 'module', src: `${TO_ROOT}build/deal-replay.js` })] : []),
  ];
  const text =
    written === language
      ? body
      : [
          element('p', { class: 'untranslated' }, escaped(words.notTranslated)),
          element('div', { lang: written, dir: DIRECTION[written] }, body),
        ].join('\n');
  const lines = [
    element('a', { class: 'skip', href: '#text' }, escaped(words.skip)),
    header(name, language),
    element('main', { id: 'text' }, [
      '\n',
      element('h1', {}, escaped(title)),
      '\n',
      element('p', { class: 'intro' }, escaped(intro)),
      '\n',
      text,
      onward(name, language),
      '\n',
    ]),
    element('footer', {}, [
      element('p', {}, escaped(words.copyright)),
      element(
        'p',
        {},
        element('a', { href: `${TO_ROOT}index.html#lang=${language}` }, escaped(words.workshop)),
      ),
    ]),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${DIRECTION[language]}">`,
    element('head', {}, ['', ...head, ''].join('\n')),
    '<body>',
    ...lines,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function header(name: PageName, language: Language): string {
  const words = SITE_WORDS[language];
  const pages = PAGES.map((page) =>
    element('li', {}, link(addressOf(page, language), words.pages[page].short, page === name)),
  );
  const languages = LANGUAGES.map((other) =>
    element(
      'li',
      {},
      element(
        'a',
        {
          href: addressOf(name, language, other),
          hreflang: other,
          lang: other,
          dir: DIRECTION[other],
          'aria-current': other === language ? 'true' : null,
        },
        LANGUAGE_NAMES[other],
      ),
    ),
  );
  return element('header', {}, [
    '\n',
    element(
      'a',
      {
        class: 'brand',
        href: `${TO_ROOT}index.html#lang=${language}`,
        'aria-label': `Dealtrail: ${words.workshop}`,
      },
      [element('img', { src: `${TO_ROOT}favicon.svg`, width: 28, height: 28, alt: '' }), 'Dealtrail'],
    ),
    '\n',
    element('nav', { 'aria-label': words.pagesOf, class: 'pages' }, element('ul', {}, pages)),
    '\n',
    element('nav', { 'aria-label': words.languages, class: 'languages' }, element('ul', {}, languages)),
    '\n',
  ]);
}

function link(href: string, text: string, here: boolean): string {
  return element('a', { href, 'aria-current': here ? 'page' : null }, escaped(text));
}

/** The pages before and after, in the order of the navigation. */
function onward(name: PageName, language: Language): string {
  const { before, after, pages } = SITE_WORDS[language];
  const at = PAGES.indexOf(name);
  const way = (label: string, rel: string, page: PageName | undefined): string =>
    page === undefined
      ? ''
      : element('a', { href: addressOf(page, language), rel }, [
          element('span', {}, escaped(label)),
          escaped(pages[page].title),
        ]);
  return element('nav', { class: 'onward', 'aria-label': `${before}, ${after}` }, [
    way(before, 'prev', PAGES[at - 1]),
    way(after, 'next', PAGES[at + 1]),
  ]);
}
