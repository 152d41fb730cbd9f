/** The page around a paper: a file that opens by itself, black on white, A4 or Letter. */

import type { Words } from '../../../i18n/words.ts';
import { element, titleHtml } from '../html.ts';
import { PAPER_STYLE } from './paperStyle.ts';

const PAGE = `body { margin: 1rem auto; max-width: 190mm; }
@media print { body { margin: 0; max-width: none; } }
@page { size: auto; margin: 12mm 14mm; }`;

/** The whole file. @param body HTML @param style added to the style that all papers have */
export function pageOf(title: string, body: string, words: Words, style = ''): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    titleHtml(title, words.direction),
    element('style', {}, `${PAGE}${PAPER_STYLE}${style}`),
  ];
  const page = element('html', { lang: words.language, dir: words.direction }, [
    element('head', {}, head),
    element('body', {}, body),
  ]);
  return `<!doctype html>\n${page}\n`;
}
