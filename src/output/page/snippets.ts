/**
 * Snippets that a writer copies into an article: the element, an iframe for hosts that allow no scripts, a picture with a link. Each begins
 * with a block (`<div>`) and has neither blank lines nor unescaped words, so that Markdown and editors don't change it.
 */

import { DEFAULT_SETTINGS, type Settings } from '../../i18n/settings.ts';
import { escaped } from '../../domain/escaped.ts';
import { attributeText, element } from './html.ts';

/** The height in CSS pixels from which nothing in the replay scrolls beside its table. */
export const IFRAME_HEIGHT = 576;
/**
 * On a phone the panel stands below the table, where that height leaves two lines for what the Laws say. In a window below 600
 * pixels the value in the middle is larger than the last, otherwise negative.
 */
const ON_A_PHONE = 'min-height:clamp(0px,(600px - 100vw)*999,752px)';

/** `auto`: the element follows the surrounding page, an iframe the reader's system. */
export type PageTheme = 'auto' | 'light' | 'dark';

export interface Snippet {
  /** The deal in the form of a link; null if it is too long. */
  readonly data: string | null;
  /** The address of the folder with page and picture, ending in a slash; null while unknown. */
  readonly page: string | null;
  /** The address of Dealtrail’s own pages, for the element’s script and the iframe. Ends in a slash. */
  readonly home: string;
  readonly title: string;
  readonly alt: string;
  /** The text below the picture that says what a press on it does, because nothing else shows that it is a link. */
  readonly leads: string;
  /** The diagram as text, without blank lines. */
  readonly signs: string;
  readonly caption: string;
  /** The address of the deal in the app; null if readers can't reach it, or the deal does not fit into a link. */
  readonly app: string | null;
  /** `t2.3`; null for the start. */
  readonly moment: string | null;
  readonly settings: Settings;
  readonly theme: PageTheme;
  /** True if the data contain names, which are to be shown. */
  readonly named: boolean;
  /** True if the Laws have findings: without a file that contains them, the script must have the Laws. */
  readonly judged: boolean;
  /** True when the replay includes what each open choice would have led to, for a reader to try. */
  readonly branches: boolean;
  /** True if the page’s file contains double-dummy tricks. A link has no room for them. */
  readonly doubleDummy: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** The size of the picture in CSS pixels. */
  readonly picture: { readonly width: number; readonly height: number };
  /** The height of the iframe in CSS pixels, until the iframe reports its own. */
  readonly iframeHeight: number;
}

/** In CSS pixels: at the edges of a page, as most hosts set them. */
const PAGE_MARGINS = 100;

/** Widths of the picture for hosts that take out its style, each up to a width of the window. In CSS pixels. */
const NARROW = [
  { window: 420, width: 280 },
  { window: 560, width: 400 },
];

const FRAME = 'embed.html';
export const SCRIPT = 'build/deal-replay.js';
/** The script of a folder's page for an iframe, beside the replay's own. */
export const IFRAME_SCRIPT = 'build/folder-iframe.js';
/** The element with the Laws in it, several times as large: it judges a deal without baked findings. */
const SCRIPT_WITH_LAWS = 'build/deal-replay-laws.js';
export const PAGE_FILES = {
  page: 'index.html',
  /** The page for an iframe, with only the replay. */
  iframe: 'frame.html',
  script: 'deal-replay.js',
  iframeScript: 'frame.js',
  /** The data as a script, for articles on another site. */
  handed: 'deal.js',
  /** The style sheets of the two pages once more, for a host that lets no page style itself. */
  pageStyle: 'page.css',
  iframeStyle: 'frame.css',
  picture: 'deal.svg',
  dots: 'deal.png',
  /** The picture for dark pages. Every folder has it, because nobody knows which snippet will refer to it. */
  darkDots: 'deal.dark.png',
  data: 'deal.json',
} as const;

/** Where the element's findings come from: the page’s baked file, the Laws in its script, or nowhere (`facts`). */
export function elementShows({ page, judged, branches }: Snippet): 'baked' | 'laws' | 'facts' {
  if (page !== null) return 'baked';
  return judged || branches ? 'laws' : 'facts';
}

/**
 * The element, its script, and inside it the contents for pages where the script does not load. Null without a link or a file. No height
 * is reserved, since it would stay empty without the script.
 */
export function elementSnippet(snippet: Snippet): string | null {
  const { data, page, moment } = snippet;
  if (data === null && page === null) return null;
  return [
    figure(
      element(
        'deal-replay',
        {
          ...(page === null ? { data } : { src: `${page}${PAGE_FILES.data}` }),
          ...settingAttributes(snippet.settings),
          theme: themeAttribute(snippet),
          names: snippet.named ? 'full' : null,
          whatif: snippet.branches ? 'on' : null,
          dd: page !== null && snippet.doubleDummy ? 'on' : null,
          // The tag contains the deal only once.
          app: page === null && snippet.app !== null ? snippet.home : snippet.app,
          start: moment,
          style: 'display:block',
        },
        fallback(snippet),
      ),
      snippet,
    ),
    ...scriptsOf(snippet),
  ].join('\n');
}

/** Plain scripts, which any site may load, unlike modules and data: those of the folder, if there is one. */
function scriptsOf(snippet: Snippet): string[] {
  const { home, page } = snippet;
  if (page !== null)
    return [PAGE_FILES.handed, PAGE_FILES.script].map((name) =>
      element('script', { defer: '', src: `${page}${name}` }),
    );
  const src = `${home}${elementShows(snippet) === 'laws' ? SCRIPT_WITH_LAWS : SCRIPT}`;
  return [element('script', { async: '', src })];
}

/** An iframe that may run its own script and nothing else. Null when there is no folder and the deal does not fit into a link. */
export function iframeSnippet(snippet: Snippet): string | null {
  const { page, data } = snippet;
  if (page !== null)
    // The page in the iframe contains the picture. Hosts that take the iframe out keep what stands in it: the link.
    return figure(iframe(`${page}${PAGE_FILES.iframe}`, snippet, linkTo(page, snippet.leads)), snippet);
  if (data === null) return null;
  return figure(
    `${iframe(iframeAddress(snippet, data), snippet)}${element('noscript', {}, inSigns(snippet))}`,
    snippet,
  );
}

/**
 * What programs put in the place of the page's address: the iframe, and a link for whoever takes iframes out, or until the iframe has
 * posted its height. WordPress takes the rights from the iframe, keeps no style, and passes heights on only beside a quotation.
 */
export function oembedHtml(page: string, look: IframeLook): string {
  const title = attributeText(look.title, look.direction);
  return `${element('blockquote', {}, linkTo(page, title))}${iframe(`${page}${PAGE_FILES.iframe}`, look, '', { frameborder: 0 })}`;
}

const linkTo = (page: string, text: string): string => element('a', { href: page }, escaped(text));

/** How an iframe looks in an article. */
export type IframeLook = Pick<Snippet, 'title' | 'direction' | 'theme' | 'iframeHeight'>;

function iframe(
  src: string,
  { title, direction, theme, iframeHeight }: IframeLook,
  inside = '',
  also: Readonly<Record<string, number>> = {},
): string {
  return element(
    'iframe',
    {
      src,
      title: attributeText(title, direction),
      width: '100%',
      height: iframeHeight,
      ...also,
      loading: 'lazy',
      // Pages opened from the iframe are not sandboxed, because the app must keep what is recorded there.
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      // Browsers pass the colours to the page inside, which can't see the surrounding page.
      style: `border:0;${ON_A_PHONE}${theme === 'auto' ? '' : `;color-scheme:${theme}`}`,
    },
    inside,
  );
}

/** A picture that leads to the whole replay: for newsletters, forums and wherever scripts and iframes are taken out. */
export function imageSnippet(snippet: Snippet): string {
  return figure(fallback(snippet), snippet);
}

/** The address that shows the deal by itself, at the moment chosen. */
export function iframeAddress(snippet: Snippet, data: string): string {
  const { home, moment, settings, named, branches } = snippet;
  const also = Object.entries({
    at: moment,
    ...settingAttributes(settings),
    theme: themeAttribute(snippet),
    names: named ? 'full' : null,
    whatif: branches ? 'on' : null,
  })
    .flatMap(([key, value]) => (value === null ? [] : [`&${key}=${encodeURIComponent(value)}`]))
    .join('');
  return `${home}${FRAME}#d=${data}${also}`;
}

/**
 * Not the element `figure`, to which browsers give wide margins: the replay and the picture need them on a phone, and a strict host takes
 * out the style that would remove them.
 */
function figure(inside: string, { caption, direction }: Snippet): string {
  const below = attributeText(caption, direction);
  return element('div', { class: 'deal', role: 'figure' }, [
    inside,
    // A caption need not be in the language of the article around it.
    // Feeds that drop both tags keep a space between the two texts.
    below === '' ? '' : `\n${element('p', { dir: 'auto' }, escaped(below))}`,
  ]);
}

/** The picture; before its address is known, the diagram as text, and the words with the link. */
function fallback(snippet: Snippet): string {
  const { page, data, alt, direction, leads } = snippet;
  const words = attributeText(alt, direction);
  if (page !== null)
    return element('a', { href: page }, [pictureIn(page, words, snippet), element('br', {}), escaped(leads)]);
  const linked =
    data === null ? escaped(words) : element('a', { href: iframeAddress(snippet, data) }, escaped(words));
  return `${inSigns(snippet)}${linked}`;
}

/** In the writer's colours; otherwise those of the reader's system, the best that can be known without a script. */
function pictureIn(page: string, alt: string, { picture, theme }: Snippet): string {
  const file = `${page}${theme === 'dark' ? PAGE_FILES.darkDots : PAGE_FILES.dots}`;
  const image = element('img', {
    src: file,
    width: picture.width,
    height: picture.height,
    loading: 'lazy',
    // No wider than a phone; mail without styles uses the size attributes.
    style: `width:100%;max-width:${picture.width}px;height:auto`,
    alt,
  });
  // A host that allows no style in a page takes the style above out: there the size of a source keeps the picture on a phone.
  const narrow = NARROW.filter(({ width }) => width < picture.width).map(({ window, width }, index, all) => {
    const limit = index === all.length - 1 ? picture.width + PAGE_MARGINS : window;
    const height = Math.round((picture.height * width) / picture.width);
    return { media: `(max-width:${limit}px)`, size: { width, height } };
  });
  const source = (media: string, srcset: string, also = {}): string =>
    element('source', { media, srcset, ...also });
  const DARK = '(prefers-color-scheme:dark)';
  const darkFile = `${page}${PAGE_FILES.darkDots}`;
  return element('picture', {}, [
    ...(theme === 'auto'
      ? narrow.map(({ media, size }) => source(`${DARK} and ${media}`, darkFile, size))
      : []),
    ...narrow.map(({ media, size }) => source(media, file, size)),
    ...(theme === 'auto' ? [source(DARK, darkFile)] : []),
    image,
  ]);
}

const withoutEmptyLines = (text: string): string =>
  text
    .split(/[\n\r\t]/)
    .filter((line) => line.trim() !== '')
    .join('\n')
    .trimEnd();

function inSigns({ signs }: Snippet): string {
  return element('pre', { dir: 'ltr', style: 'overflow:auto' }, escaped(withoutEmptyLines(signs)));
}

/** Null if the surrounding page decides. */
export const themeAttribute = ({ theme }: Pick<Snippet, 'theme'>): string | null =>
  theme === 'auto' ? null : theme;

/** The attributes of the element for the reader's settings; null for each that is as usual. */
export function settingAttributes(settings: Settings): Record<string, string | null> {
  const { language, letters, ten, seats, suits } = settings;
  const unless = (value: string, usual: string): string | null => (value === usual ? null : value);
  return {
    lang: language,
    letters: unless(letters, DEFAULT_SETTINGS.letters),
    ten: unless(ten, DEFAULT_SETTINGS.ten),
    seats: seats === 'local' ? 'local' : null,
    suits: unless(suits, DEFAULT_SETTINGS.suits),
  };
}
