/**
 * A self-contained page for one deal: picture, hands, auction, play and findings as real text. If scripts run, they replace the picture
 * by the replay.
 */

import { SUIT_SYMBOL } from '../../i18n/naming.ts';
import type { Language } from '../../i18n/settings.ts';
import type { Words } from '../../i18n/words.ts';
import { auctionHtml } from './auctionHtml.ts';
import { attributeText, element, foreign, passageHtml, sentenceHtml, titleHtml } from './html.ts';
import { playHtml } from './playHtml.ts';
import { languageIn, type HandDescribed, type Story } from './story.ts';
import { pageStyle } from './style.ts';

/** The table and the trick as SVG, without heading and auction, which the page has as text. */
export interface Pictures {
  /** In the page's colours. */
  readonly screen: string;
  readonly print: string;
  /** The width of both in CSS pixels, where there is room. */
  readonly width: number;
}

/** The bitmap's file in the folder, for previews. */
interface BitmapFile {
  readonly name: string;
  /** The size of the PNG in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PageContent {
  readonly story: Story;
  readonly words: Words;
  readonly alt: string;
  readonly pictures: Pictures;
  /** Null if no bitmap could be made. */
  readonly dots: BitmapFile | null;
  /** Files to download: a label, the address, and the file name. */
  readonly files: readonly { readonly label: string; readonly address: string; readonly name: string }[];
  /** The security policy: the scripts and styles that may run in the page. HTML text. */
  readonly policy: string;
  /** The address of the same style sheet, for a host that lets no page style itself; none if the page has no files beside it. */
  readonly style?: string;
  /** The page's address, ending in a slash, because previews need absolute addresses. Null while unknown. */
  readonly address: string | null;
  /** The replay: the attributes of its element, and its script. Null for a page without a replay. */
  readonly replay: {
    readonly attributes: Readonly<Record<string, string | number | null>>;
    /** HTML text. */
    readonly script: string;
  } | null;
}

/**
 * The whole HTML page of a published deal. It can be read without its scripts; a section with nothing to
 * say is left out.
 */
export function pageOf(content: PageContent): string {
  const { story, words } = content;
  const occasion = story.occasion.map((line) => passageHtml(line, story.languages)).join(' · ');
  const { picture, screen } = words;
  const suits = words.settings.suits === 'two' ? null : words.settings.suits;
  const head = element('head', {}, ['', ...headLines(content), ''].join('\n'));
  const sections = [
    section(
      picture.hands,
      element(
        'div',
        { class: 'hands', dir: 'ltr' },
        story.hands.map((hand) => handHtml(hand, words)),
      ),
    ),
    ...(story.auction === null ? [] : [section(screen.replay.auction, auctionHtml(story, words))]),
    section(screen.play.title, playHtml(story, words)),
    ...(story.result.length === 0
      ? []
      : [
          section(
            picture.result,
            story.result.map((line) => element('p', {}, sentenceHtml(line))),
          ),
        ]),
    ...(story.certain.length === 0 ? [] : [section(words.memory.title, listHtml(story.certain))]),
    section(picture.findings, findingsHtml(story, words)),
    ...(story.noted.length === 0 ? [] : [section(screen.facts.title, factsHtml(story))]),
    ...story.about.map(({ title, lines }) =>
      section(
        title,
        lines.map((line) => element('p', {}, foreign(line, languageIn(story, line)))),
      ),
    ),
  ];
  const body = element('main', {}, [
    '\n',
    element('article', {}, [
      element('header', {}, [
        element('h1', {}, foreign(story.title, languageIn(story, story.title))),
        element('p', { class: 'facts' }, sentenceHtml(story.facts.join(' · '))),
        ...(story.occasion.length === 0 ? [] : [element('p', { class: 'facts small' }, occasion)]),
      ]),
      '\n',
      figureHtml(content),
      ...sections.map((each) => `\n${each}`),
    ]),
    '\n',
    footerHtml(content),
    '\n',
  ]);
  return `<!doctype html>\n${element(
    'html',
    { lang: words.language, dir: words.direction, 'data-suits': suits },
    ['\n', head, '\n', element('body', {}, `\n${body}\n${content.replay?.script ?? ''}\n`), '\n'],
  )}\n`;
}

function headLines({ story, words, alt, pictures, dots, address, policy, style }: PageContent): string[] {
  const title = attributeText(story.title, words.direction);
  const about = attributeText(alt, words.direction);
  const property = (name: string, content: string | number): string =>
    element('meta', { property: name, content });
  return [
    element('meta', { charset: 'utf-8' }),
    policy,
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    titleHtml(story.title, words.direction, languageIn(story, story.title)),
    element('meta', { name: 'description', content: about }),
    property('og:type', 'article'),
    property('og:title', title),
    property('og:description', about),
    property('og:locale', OPEN_GRAPH_LOCALE[words.language]),
    ...(address === null
      ? []
      : [
          property('og:url', address),
          element('link', { rel: 'canonical', href: address }),
          element('link', {
            rel: 'alternate',
            type: 'application/json+oembed',
            href: `${address}${OEMBED}`,
            title,
          }),
        ]),
    ...(address === null || dots === null
      ? []
      : [
          property('og:image', `${address}${dots.name}`),
          property('og:image:width', dots.width),
          property('og:image:height', dots.height),
          property('og:image:alt', about),
          element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]),
    element('style', {}, pageStyle(words.settings.suits, pictures.width)),
    ...(style === undefined ? [] : [element('link', { rel: 'stylesheet', href: style })]),
  ];
}

export const OEMBED = 'oembed.json';

/** Open Graph requires a territory with the language. */
const OPEN_GRAPH_LOCALE: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  tr: 'tr_TR',
  el: 'el_GR',
  he: 'he_IL',
};

function section(title: string, inside: string | readonly string[]): string {
  return element('section', {}, [
    element('h2', {}, sentenceHtml(title)),
    ...(typeof inside === 'string' ? [inside] : inside),
  ]);
}

function figureHtml({ pictures, replay }: PageContent): string {
  const { screen, print } = pictures;
  return element('figure', {}, [
    element(
      'div',
      { class: 'screen' },
      replay === null ? screen : element('deal-replay', replay.attributes, screen),
    ),
    // Printed instead of the other picture, which is not printed. Without a style sheet it stays hidden.
    element('div', { class: 'paper', 'aria-hidden': 'true', hidden: '' }, print),
  ]);
}

function handHtml({ name, player, role, suits }: HandDescribed, words: Words): string {
  const also = [player === null ? null : foreign(player), role === null ? null : sentenceHtml(role)].filter(
    (part) => part !== null,
  );
  const title = `${sentenceHtml(name)}${also.length === 0 ? '' : element('span', {}, ` · ${also.join(' · ')}`)}`;
  const cards =
    suits === null
      ? element('p', { class: 'small' }, sentenceHtml(words.screen.replay.unknownHand))
      : element(
          'ul',
          { translate: 'no' },
          suits.map(({ suit, name: suitName, ranks }) =>
            element('li', {}, [
              element('span', { class: `suit ${suit}`, 'aria-hidden': 'true' }, SUIT_SYMBOL[suit]),
              // These spaces show where no style sheet sets the parts apart.
              ' ',
              element('bdi', { class: 'unseen' }, sentenceHtml(suitName)),
              ' ',
              element('span', {}, ranks.length === 0 ? '–' : sentenceHtml(ranks.join(' '))),
            ]),
          ),
        );
  return element('div', {}, [element('h3', {}, title), cards]);
}

function listHtml(sentences: readonly string[]): string {
  return element(
    'ul',
    {},
    sentences.map((each) => element('li', {}, sentenceHtml(each))),
  );
}

function findingsHtml({ findings, edition, nothingFound }: Story, words: Words): string {
  const { picture, screen } = words;
  const under = element(
    'p',
    { class: 'small' },
    sentenceHtml(`${picture.underLaws({ edition })} ${screen.law.own}`),
  );
  if (findings.length === 0) return element('p', {}, sentenceHtml(nothingFound)) + under;
  const items = findings.map(({ where, text, laws }) =>
    element('li', {}, [
      sentenceHtml(text),
      laws.length === 0
        ? ''
        : ` (${laws.map((clause) => element('bdi', { dir: 'ltr' }, sentenceHtml(clause))).join(', ')})`,
      ' ',
      element('span', { class: 'where' }, sentenceHtml(where)),
    ]),
  );
  return element('ol', {}, items) + under;
}

/** Each fact with who says so and its note, which may be in any language. */
function factsHtml(story: Story): string {
  const items = story.noted.map(({ where, sentences }) =>
    element('li', {}, [
      ...sentences.map((one) => `${passageHtml(one, story.languages)}${/[.!?”»]$/.test(one) ? '' : '.'} `),
      element('span', { class: 'where' }, sentenceHtml(where)),
    ]),
  );
  return element('ul', {}, items);
}

function footerHtml({ files, words }: PageContent): string {
  if (files.length === 0) return '';
  const links = files.map(({ label, address, name }) =>
    element('a', { href: address, download: name }, sentenceHtml(label)),
  );
  return element(
    'footer',
    { class: 'files small' },
    `${sentenceHtml(words.publish.page.files)}: ${links.join(' · ')}`,
  );
}
