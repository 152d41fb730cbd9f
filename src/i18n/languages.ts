/** Languages that people at a table speak: the name of each, and its direction. */

import type { Words } from './words.ts';

/** The tags offered: languages of the countries where most tournaments are held. A record can hold any other. */
export const SPOKEN =
  'en ar bg bs ca cs da de el es et fa fi fr he hi hr hu id is it ja ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh'.split(
    ' ',
  );

/**
 * The name of a language in the reader's language; the tag itself when it is not a valid one.
 * @throws {unknown} any error that is no `RangeError`: it is a mistake in this program, not in the tag
 */
export function languageName(tag: string, { language }: Pick<Words, 'language'>): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;
  } catch (error) {
    // A record can hold anything in that place.
    if (error instanceof RangeError) return tag;
    throw error;
  }
}

const FROM_RIGHT = new Set('ar ckb dv fa he ks ps sd ug ur yi'.split(' '));

/** The direction in which the language is written. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  FROM_RIGHT.has(tag.split('-')[0] as string) ? 'rtl' : 'ltr';
