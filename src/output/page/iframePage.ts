/** A page that contains only the replay, for an iframe, or the picture if no script is loaded. */

import type { Words } from '../../i18n/words.ts';
import { element, titleHtml } from './html.ts';
import type { Pictures } from './page.ts';
import { pageStyle } from './style.ts';

/**
 * The replay does not keep the height of the picture, which is lower and would hide a hand: the height of an iframe can't change. In a low
 * iframe the replay has the height of the iframe: table and texts scroll, and the buttons stay visible.
 */
const LOOK =
  'main{max-inline-size:none;padding:0}figure{margin:0}deal-replay:defined{min-block-size:0}deal-replay{--dr-room:initial!important}@media (height<36rem){deal-replay{--dr-height:100dvh}}@media (width<560px) and (height<47rem){deal-replay{--dr-height:100dvh}}';

/** The style sheet of the page in an iframe. The page's security policy allows exactly this text. */
export const iframeStyle = ({ settings }: Words, { width }: Pictures): string =>
  `${pageStyle(settings.suits, width)}${LOOK}`;

/** The HTML page that an iframe shows: the picture, replaced by the replay once its script runs. */
export function iframePageOf({
  title,
  titleIn,
  words,
  pictures,
  attributes,
  script,
  policy,
  style,
}: {
  readonly title: string;
  /** The language of a title that the record gives; null for that of the page. */
  readonly titleIn: string | null;
  readonly words: Words;
  readonly pictures: Pictures;
  readonly attributes: Readonly<Record<string, string | number | null>>;
  /** HTML text. */
  readonly script: string;
  /** The security policy: the scripts and styles that may run in the page. HTML text. */
  readonly policy: string;
  /** The address of the same style sheet, for a host that lets no page style itself. */
  readonly style: string;
}): string {
  const { suits } = words.settings;
  const head = [
    element('meta', { charset: 'utf-8' }),
    policy,
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'robots', content: 'noindex' }),
    titleHtml(title, words.direction, titleIn),
    element('style', {}, iframeStyle(words, pictures)),
    element('link', { rel: 'stylesheet', href: style }),
  ];
  const body = element(
    'main',
    {},
    element('figure', {}, element('deal-replay', attributes, pictures.screen)),
  );
  return `<!doctype html>\n${element(
    'html',
    { lang: words.language, dir: words.direction, 'data-suits': suits === 'two' ? null : suits },
    [
      '\n',
      element('head', {}, ['', ...head, ''].join('\n')),
      '\n',
      element('body', {}, `\n${body}\n${script}\n`),
      '\n',
    ],
  )}\n`;
}
