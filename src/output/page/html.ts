/** HTML fragments from sentences: every word is escaped, every notation is isolated from left to right. */

import { partedAt } from '../../events/said.ts';
import { languageOf, runsOf, suitsOf, withoutIsolates } from '../../i18n/isolate.ts';
import { escaped } from '../../domain/escaped.ts';

/** `<name a="b">inside</name>`. An attribute that is null is left out, an empty one is written without a value. `inside` is HTML. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  inside: string | readonly string[] = '',
): string {
  const head = open(name, attributes);
  return EMPTY.has(name) ? head : `${head}${typeof inside === 'string' ? inside : inside.join('')}</${name}>`;
}

const EMPTY = new Set(['br', 'img', 'meta', 'link', 'source']);

function open(name: string, attributes: Readonly<Record<string, string | number | null>>): string {
  const all = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null) return [];
    return value === '' && key !== 'alt' ? [` ${key}`] : [` ${key}="${escaped(String(value))}"`];
  });
  return `<${name}${all.join('')}>`;
}

/** A sentence: notation isolated and its suits marked, so that a style may colour them; English among words of another language has its own. */
export function sentenceHtml(sentence: string): string {
  return runsOf(sentence)
    .map(({ text, notation, english }) => {
      if (english) return element('span', { dir: 'ltr', lang: 'en' }, suitsHtml(text));
      return notation ? element('bdi', { dir: 'ltr' }, suitsHtml(text)) : escaped(text);
    })
    .join('');
}

/** Notation whose direction is settled already. */
export function suitsHtml(text: string): string {
  return suitsOf(text)
    .map(({ text: part, suit }) =>
      suit === null ? escaped(part) : element('span', { class: `suit ${suit}` }, part),
    )
    .join('');
}

/** Like {@link sentenceHtml}, with words of a record marked with their language. @param languages of those words */
export function passageHtml(sentence: string, languages: Readonly<Record<string, string>>): string {
  const pieces = partedAt(sentence, Object.keys(languages));
  return element(
    'bdi',
    {},
    pieces.map(({ text, own }) => (own ? foreign(text, languages[text]) : sentenceHtml(text))),
  );
}

/** Words from a file: their direction is their own. @param lang their language; empty where it is not known, null for that of the page */
export function foreign(text: string, lang: string | null = null): string {
  return element('bdi', { lang }, escaped(text));
}

/** For an attribute or a title: one line, with direction marks only in a language that is written from right to left. */
export function attributeText(text: string, direction: 'ltr' | 'rtl'): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return direction === 'rtl' ? line : withoutIsolates(line);
}

/** The title of a page. It holds text alone, so its language is marked only if it is one. @param lang of words of a record, which may stand from right to left */
export function titleHtml(text: string, direction: 'ltr' | 'rtl', lang: string | null = null): string {
  const own = lang === null ? languageOf(text) : { lang, dir: 'auto' };
  return element('title', own, escaped(attributeText(text, direction)));
}

/** A table of notation: never mirrored, and scrolled by itself where the page is narrow. */
export function tableHtml(head: string, rows: readonly string[]): string {
  return element(
    'div',
    { class: 'scroll' },
    element('table', { dir: 'ltr' }, [element('thead', {}, head), element('tbody', {}, rows)]),
  );
}
