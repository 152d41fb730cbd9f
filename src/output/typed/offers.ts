/** Suggestions for the next word: words that begin with the typed letters, or what may follow the word before. */

import { notedWords } from '../../events/caseNotes.ts';
import { CASE_FIELDS } from '../../events/facts.ts';
import { WORDS } from '../../formats/typed/grammar.ts';
import { beginsWithPlayer, isPlayer, wordOf } from '../../formats/typed/wordOrder.ts';
import type { LineNames } from './names.ts';
import { followsText } from './slotText.ts';

/** More suggestions would be no help. */
const MOST = 6;

export interface Offer {
  /** `records`: what the word records. */
  readonly word: string;
  readonly records: string;
}

export interface Offered {
  readonly words: readonly Offer[];
  /** Empty while the word is incomplete. */
  readonly follows: string;
}

/** What is recorded most often of a player who is named before the word. */
const AFTER_PLAYER = ['play', 'dropped', 'exposed', 'director', 'claim', 'concede'] as const;

/**
 * The words of the last fact on the line, which may be inside another fact.
 * @param choices that are open now, as they are typed after `chose`; all of them are offered
 */
export function offered(line: string, names: LineNames, choices: readonly Offer[] = []): Offered {
  // Text in closed braces belongs to the word before them.
  const last = (
    line
      .replaceAll(/\{[^{}]*\}/g, '')
      .split(/[;{]/)
      .at(-1) ?? ''
  ).trimStart();
  const pieces = last.split(/\s+/);
  const isAfterPlayer = pieces.length > 1 && isPlayer(pieces[0] ?? '');
  const [first = '', ...rest] = isAfterPlayer ? pieces.slice(1) : pieces;
  const typed = first.toLowerCase();
  const isPlayerAlone = isAfterPlayer
    ? typed === '' && rest.length === 0
    : last === first && isWholeName(last);
  if (isPlayerAlone) return { words: begun('', AFTER_PLAYER, names.kinds), follows: '' };
  const word = wordOf(typed, rest);
  const isWord = isAfterPlayer ? beginsWithPlayer(word) : Object.hasOwn(WORDS, word);
  const kind = isWord ? WORDS[word] : undefined;
  if (kind !== undefined && (rest.length > 0 || last.endsWith(first))) {
    const [field = '', ...noted] = rest;
    if (typed === 'noted' && field !== '') return notedNext(field, noted, names);
    const chosen = word === 'chose' && rest.length > 0 ? choicesFrom(rest, choices) : [];
    if (chosen.length > 0) return { words: chosen, follows: '' };
    return { words: [], follows: followsText(word, isAfterPlayer ? kind.slots.slice(1) : kind.slots, names) };
  }
  if (rest.length > 0 || typed === '' || !/^[a-z]+$/.test(typed)) return { words: [], follows: '' };
  const possible = Object.keys(WORDS).filter((each) => !isAfterPlayer || beginsWithPlayer(each));
  return { words: begun(typed, possible, names.kinds), follows: '' };
}

/** The open choices that go on from the last piece, after the player if he is named; none once one is typed. */
function choicesFrom(pieces: readonly string[], choices: readonly Offer[]): readonly Offer[] {
  const [option = '', ...more] = isPlayer(pieces[0] ?? '') && pieces.length > 1 ? pieces.slice(1) : pieces;
  const typed = option.toLowerCase();
  const begins = choices.filter(({ word }) => word.toLowerCase().startsWith(typed));
  return more.length > 0 || begins.some(({ word }) => word.toLowerCase() === typed) ? [] : begins;
}

/** The field of a case as it is typed; after a complete field its possible words. */
function notedNext(typed: string, noted: readonly string[], names: LineNames): Offered {
  const { ofCase } = names;
  const field = CASE_FIELDS.find((each) => each.toLowerCase() === typed.toLowerCase());
  if (field === undefined || noted.length === 0) {
    const words = begun(typed.toLowerCase(), CASE_FIELDS, ofCase);
    // A complete word that begins no other needs no suggestion.
    if (field === undefined || words.length > 1) return { words, follows: '' };
  }
  const words = notedWords(field);
  const follows = words.length > 0 ? words.join('|') : `"\u2068‹${ofCase[field] ?? field}›\u2069"`;
  return { words: [], follows };
}

const begun = (
  typed: string,
  all: readonly string[],
  named: Readonly<Record<string, string>>,
): readonly Offer[] =>
  all
    .filter((word) => word.toLowerCase().startsWith(typed))
    .slice(0, MOST)
    .map((word) => ({ word, records: named[word] ?? word }));

/** True for a player’s name that is no letter of a card and no word of the grammar. */
const isWholeName = (text: string): boolean =>
  text.length > 1 && isPlayer(text) && !Object.hasOwn(WORDS, text.toLowerCase());

/** The line with its last word written out. A word that was offered after a player follows him. */
export function completed(line: string, word: string): string {
  const last = line.split(/[\s;{]/).at(-1) ?? '';
  if (isWholeName(last)) return `${line} ${word} `;
  return `${line.slice(0, line.length - last.length)}${word} `;
}
