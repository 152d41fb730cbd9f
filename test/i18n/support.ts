/** The page in a language, and what a reader sees of it. */

import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, type Language } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import { mount, replayFrom, settled } from '../ui/support/open.ts';

/** The replay of a fixture in that language; its titles are in English, and say so. */
export async function replayIn(language: Language, path: string, at: number): Promise<ReplayScreenElement> {
  await speak(language);
  const element = await mount(await replayFrom(path));
  Object.assign(element, { settings: { ...DEFAULT_SETTINGS, language } });
  element.goTo(at);
  await settled(element);
  return element;
}

/** The page itself takes on the language, as the workshop makes it do. */
export async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  const { direction } = wordsFor({ ...DEFAULT_SETTINGS, language });
  Object.assign(document.documentElement, { lang: language, dir: direction });
  document.title = 'Dealtrail';
}

interface Seen {
  readonly text: string;
  readonly element: Element;
}

/** Every piece of text in the page, shadow roots included, with the element it stands in; also what is read aloud only. */
export function seen(root: Element | ShadowRoot): Seen[] {
  if (root instanceof Element && ['STYLE', 'SCRIPT', 'CODE', 'TEXTAREA'].includes(root.tagName)) return [];
  const pieces: Seen[] = [];
  if (root instanceof Element) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) {
      const text = root.getAttribute(name);
      if (text !== null && text !== '') pieces.push({ text, element: root });
    }
    if (root.shadowRoot !== null) pieces.push(...seen(root.shadowRoot));
  }
  for (const node of root.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
      pieces.push({ text: node.textContent ?? '', element: node.parentElement ?? (root as Element) });
    if (node instanceof Element) pieces.push(...seen(node));
  }
  return pieces;
}

/** The language an element’s text is marked as. */
export function langOf(element: Element): string {
  for (let one: Element | null = element; one !== null; one = parentOf(one)) {
    const lang = one.getAttribute('lang');
    if (lang !== null && lang !== '') return lang;
  }
  return '';
}

/** Whether text is notation, which is written from left to right everywhere. */
export function isNotation(element: Element): boolean {
  return element.closest('bdi[dir=ltr]') !== null;
}

function parentOf(element: Element): Element | null {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The characters of an element as they stand on its line, from left to right; null when it takes several lines. */
export function lineOf(element: Element): string | null {
  const letters: { readonly letter: string; readonly left: number; readonly top: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [box] = range.getClientRects();
      if (box === undefined || box.width === 0 || text[at]?.trim() === '') continue;
      letters.push({ letter: text[at] as string, left: box.left, top: box.top + box.height / 2 });
    }
  }
  const [first] = letters;
  if (first === undefined) return '';
  if (letters.some(({ top }) => Math.abs(top - first.top) > 12)) return null;
  return letters
    .sort((one, other) => one.left - other.left)
    .map(({ letter }) => letter)
    .join('');
}
