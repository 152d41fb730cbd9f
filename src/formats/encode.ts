/** Encodes text for formats that know only Latin-1. */

import { strictUtf8 } from './bytes.ts';

export interface EncodedText {
  readonly bytes: Uint8Array;
  readonly encoding: 'ascii' | 'latin-1' | 'utf-8';
  /** Characters without a byte in Latin-1, at most twenty different ones; empty if there are none. */
  readonly foreign: string;
}

const LATIN = /[^\p{ASCII}\u00a0-\u00ff]/gu;

/** Latin-1 where every letter has a byte there and no reader would take the bytes for UTF-8; otherwise UTF-8. */
export function encodeText(text: string): EncodedText {
  const foreign = [...new Set(text.match(LATIN) ?? [])].slice(0, 20).join('');
  const utf8 = new TextEncoder().encode(text);
  if (utf8.length === text.length) return { bytes: utf8, encoding: 'ascii', foreign: '' };
  if (foreign !== '') return { bytes: utf8, encoding: 'utf-8', foreign };
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  if (strictUtf8(bytes) !== null) return { bytes: utf8, encoding: 'utf-8', foreign: '' };
  return { bytes, encoding: 'latin-1', foreign: '' };
}
