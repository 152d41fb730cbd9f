/** Words in another language than English, which may not have all of them yet: what is missing is said in English, and marked so. */

import { asEnglish } from './isolate.ts';

/** What a translator writes for English words of type `Words`: any part of it, each in the same shape. */
export type Translated<Words> = Words extends string | readonly unknown[] | ((...slots: never[]) => unknown)
  ? Words
  : { readonly [Key in keyof Words]?: Translated<Words[Key]> };

type Group = Readonly<Record<string, unknown>>;
type Template = (...slots: readonly unknown[]) => unknown;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether any language that was made so far lacks anything. Until then nothing is remembered. */
let isAnyMissing = false;

/**
 * All the words: the translated ones, and the English ones wherever there is no translation. The English ones name players, cards and
 * whatever else they are about in English, and are marked as English (`asEnglish`).
 */
export function completed<Words extends object>(
  english: Words,
  translated: Translated<NoInfer<Words>>,
): Words {
  const whole: Record<string, unknown> = { ...(translated as Group) };
  for (const [key, text] of Object.entries(english)) {
    const own = whole[key];
    if (own === undefined) {
      isAnyMissing = true;
      whole[key] = markedEnglish(text);
    } else if (isGroup(text) && isGroup(own)) {
      whole[key] = completed<Group>(text, own as Translated<Group>);
    } else if (typeof text === 'function' && typeof own === 'function') {
      whole[key] = remembering(own as Template, text as Template);
    }
  }
  paired.push([whole, english as Group]);
  return whole as Words;
}

/** Of a text without a word, such as a sign or a letter, nobody needs to know its language. */
const LINE_WITH_WORD = /^.*\p{L}{3}.*$/gmu;

/** A text, a template or a group of them, marked as English in all that it says. */
function markedEnglish(text: unknown): unknown {
  if (typeof text === 'string') return text.replaceAll(LINE_WITH_WORD, (line) => asEnglish(line));
  if (typeof text === 'function')
    return (...slots: unknown[]) => markedEnglish((text as Template)(...slots.map(inEnglish)));
  return eachValue(text, markedEnglish);
}

/** A translated template, whose texts are remembered together with what the English one says. */
function remembering(own: Template, english: Template): Template {
  return (...slots) => {
    const text = own(...slots);
    if (isAnyMissing && typeof text === 'string') remember(text, english(...slots.map(inEnglish)));
    return text;
  };
}

/** What translated templates made last, such as a list of players, with the English of it. */
const made = new Map<string, unknown>();
const REMEMBERED = 1000;

function remember(text: string, english: unknown): void {
  made.delete(text);
  made.set(text, english);
  const [oldest = ''] = made.keys();
  if (made.size > REMEMBERED) made.delete(oldest);
}

/** Groups of translated words beside the English ones that are not yet in `plain`. */
const paired: [Group, Group][] = [];
/** The plain texts of all languages, with the English of each: the first, where one word stands for two of English (spade, spades). */
const plain = new Map<string, string>();

/** Codes of a record, such as `N`, `SA`, `3NT`, which no language translates. */
const CODE = /^[\dA-Z]*$/;

/**
 * What is put into an English sentence, in English: names and phrases that the reader's language made, also inside lists and slots.
 * Whatever else, such as the words of a record, stays as it is.
 */
function inEnglish(slot: unknown): unknown {
  if (typeof slot === 'string')
    return CODE.test(slot) ? slot : (made.get(slot) ?? plainTexts().get(slot) ?? slot);
  if (isGroup(slot) && 'inEnglish' in slot) return slot['inEnglish'];
  return eachValue(slot, inEnglish);
}

function plainTexts(): ReadonlyMap<string, string> {
  for (const [whole, english] of paired.splice(0))
    for (const [key, text] of Object.entries(english)) {
      const own = whole[key];
      if (typeof text === 'string' && typeof own === 'string' && !plain.has(own)) plain.set(own, text);
    }
  return plain;
}

/** A list or a group with each of its values changed; anything else as it is. */
function eachValue(value: unknown, change: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
}
