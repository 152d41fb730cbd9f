/** A writer's choices for a shared deal, and their results: snippets, the link, and its length. */

import { factsInLanguage, inLanguage } from '../../events/inLanguage.ts';
import type { DealRecord } from '../../events/record.ts';
import { isShownAlone, LONG_LINK, pack, type Packed } from '../../formats/packed/packed.ts';
import type { Words } from '../../i18n/words.ts';
import { nameOfMoment } from '../../view/moment.ts';
import type { DoubleDummy } from '../baked/texts.ts';
import { attributeText } from './html.ts';
import { momentsOf } from '../../view/moments.ts';
import type { NamesShown, Reticence } from './names.ts';
import { published, type Published } from './published.ts';
import {
  elementSnippet,
  iframeAddress,
  IFRAME_HEIGHT,
  iframeSnippet,
  imageSnippet,
  type PageTheme,
  type Snippet,
} from './snippets.ts';

export interface SharingWishes {
  readonly names: NamesShown;
  readonly notes: boolean;
  /** `start`, `first-irregularity`, `t2.3`, … */
  readonly moment: string;
  /** True to include what each open choice would have led to, for a reader to try. */
  readonly branches: boolean;
  /** True to include the tricks at double dummy in the page’s own files. They are advice only. */
  readonly doubleDummy: boolean;
  /** The replay’s colours: those of the surrounding page, or the writer's choice, because an iframe can't see that page. */
  readonly theme: PageTheme;
  /** Null for the default caption, from the deal’s own facts. */
  readonly caption: string | null;
  /** The folder's address as typed. */
  readonly page: string;
  /** The height in CSS pixels that the replay needs in an iframe as wide as the preview; null until measured. */
  readonly iframeHeight: number | null;
}

export const SHARING_DEFAULTS: SharingWishes = {
  names: 'none',
  notes: false,
  branches: false,
  doubleDummy: false,
  moment: 'start',
  theme: 'auto',
  caption: null,
  page: '',
  iframeHeight: null,
};

export interface Sharing {
  readonly deal: Published;
  readonly snippet: Snippet;
  /** Null, like the iframe, if the deal does not fit into a link and there is no page. The element can also read the page’s file. */
  readonly element: string | null;
  readonly iframe: string | null;
  readonly image: string | null;
  readonly link: string | null;
  /** The writer's preview: the deal in Dealtrail’s own iframe. */
  readonly preview: string | null;
  /** Set if a snippet would point to this computer or the local network: without a folder no snippet is offered. */
  readonly local: 'home' | 'page' | null;
  /** The number of characters in the link. */
  readonly letters: number;
  readonly length: 'good' | 'long' | 'tooLong' | 'numberTooLarge';
  readonly caption: string;
  /** True if the typed address of the page is no valid address. */
  readonly pageWrong: boolean;
}

/**
 * The snippets, the link and the preview that follow from what the writer chose. Snippets that need a
 * link are null when the deal does not fit into one.
 * @param home where Dealtrail's own pages are; ends in a slash
 * @param day ISO 8601
 * @param solved the tricks at double dummy; null while they are not known
 */
export function sharingOf(
  record: DealRecord,
  wishes: SharingWishes,
  words: Words,
  home: string,
  day: string,
  solved: DoubleDummy | null = null,
): Sharing {
  const { names, notes, branches } = wishes;
  const named = names === 'initials' || names === 'full';
  const deal = published(record, {
    words,
    reticence: { names, notes },
    moment: wishes.moment,
    day,
    languages: [words.language],
    branches,
    doubleDummy: wishes.doubleDummy ? (solved ?? undefined) : undefined,
    theme: wishes.theme === 'auto' ? undefined : wishes.theme,
  });
  const packed = packedFor(words.language, deal.record, wishes);
  const page = wishes.page.trim() === '' ? null : wholeAddress(wishes.page);
  const caption = wishes.caption ?? deal.story.facts.join(' · ');
  const snippet: Snippet = {
    data: packed.ok ? packed.text : null,
    page: page ?? null,
    home,
    title: deal.story.title,
    alt: deal.alt,
    leads: words.screen.steps.transport,
    signs: deal.signs,
    caption,
    app: packed.ok && !isLocal(home) ? dealIn(home, packed.text) : null,
    moment: deal.at === 0 ? null : nameOfMoment(deal.at, momentsOf(deal.timeline)),
    settings: words.settings,
    theme: wishes.theme,
    named: named && deal.record.header.names !== undefined,
    // Without the Laws an article shows only cards and calls; with them also what people said and found.
    judged: deal.story.findings.length > 0 || !deal.record.events.every(isShownAlone),
    branches,
    doubleDummy: deal.doubleDummy,
    direction: words.direction,
    picture: deal.picture,
    iframeHeight: wishes.iframeHeight ?? IFRAME_HEIGHT,
  };
  const preview = packed.ok ? iframeAddress(snippet, packed.text) : null;
  const local = isLocal(page ?? home) ? (page ? 'page' : 'home') : null;
  const offered = local !== 'home';
  // A page that the writer named needs no deal in its address.
  const link = page ?? preview;
  const refusal = packed.ok || packed.code === 'linkTooLong' ? 'tooLong' : packed.code;
  const letters = link?.length ?? (packed.ok ? 0 : packed.letters);
  return {
    deal,
    snippet,
    element: offered ? elementSnippet(snippet) : null,
    iframe: offered ? iframeSnippet(snippet) : null,
    image: offered ? imageSnippet(snippet) : null,
    link: offered ? link : null,
    preview,
    local,
    letters,
    length: link === null ? refusal : letters > LONG_LINK ? 'long' : 'good',
    caption: attributeText(caption, words.direction),
    pageWrong: page === undefined,
  };
}

/** A link has no room for several languages. */
function packedFor(language: string, record: DealRecord, { names, notes }: Reticence): Packed {
  const header = inLanguage(record.header, language);
  return pack(
    { ...factsInLanguage(record, language), header },
    { names: names === 'initials' || names === 'full', notes },
  );
}

/** The address of the app at `home` with the deal in it. */
const dealIn = (home: string, packed: string): string => `${home}#d=${packed}`;

/** A link to the deal in the app, with names and notes as `reticence` says; null if the deal does not fit into a link. */
export function linkInApp(
  home: string,
  language: string,
  record: DealRecord,
  reticence: Reticence,
): string | null {
  const packed = packedFor(language, record, reticence);
  return packed.ok ? dealIn(home, packed.text) : null;
}

/** Addresses that nobody else can reach: on this machine, in its own network, or on a disk. */
export function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return true;
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('['))
    return /^\[(?:::1?\]|f[cd]|fe[89ab]|::ffff:(?:7f|a[0-9a-f]{2}:|c0a8:))/.test(host);
  const [a = -1, b = -1] = /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host.split('.').map(Number) : [];
  if (a >= 0)
    return (
      [0, 10, 127].includes(a) ||
      (a === 172 && b >= 16 && b < 32) ||
      (a === 192 && b === 168) ||
      (a === 169 && b === 254) ||
      (a === 100 && b >= 64 && b < 128)
    );
  return !host.includes('.') || /\.(?:localhost|local|lan|home|internal|test|home\.arpa)$/.test(host);
}

/** A whole address of the web that ends in a slash; undefined for anything else. */
export function wholeAddress(text: string): string | undefined {
  const typed = text.trim();
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  if (!/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return undefined;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
