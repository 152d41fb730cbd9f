/**
 * A fact in the order in which people tell it: the player before the word, and the word in any form of its verb. `e drops d4` is
 * `dropped e d4`, `w leads s7` is `play w s7 lead`.
 */

import { readCall } from '../../laws/callWords.ts';
import { WORDS } from './grammar.ts';
import { ROLES } from './slots.ts';
import type { Token } from './tokens.ts';
import { cardFrom, seatFrom } from './values.ts';

/** For each word of the grammar the other forms of its verb. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  play: ['plays', 'played', 'follows', 'ruffs', 'discards'],
  bid: ['bids'],
  calls: ['called'],
  places: ['placed'],
  touches: ['touched'],
  exposed: ['exposes'],
  dropped: ['drops'],
  shown: ['shows', 'showed'],
  saw: ['sees'],
  withdrawn: ['withdraws', 'withdrew'],
  turned: ['turns'],
  inspected: ['inspects'],
  asked: ['asks'],
  chose: ['chooses'],
  claim: ['claims', 'claimed'],
  concede: ['concedes', 'conceded'],
  agreed: ['agrees'],
  doubted: ['doubts'],
  objected: ['objects'],
  consents: ['consented'],
  dummy: ['spreads'],
  returned: ['returns'],
  said: ['says'],
};

const WORD_OF_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
);

/** A card said to be led is a lead, also while a trick is in progress (58A). */
const LEADS: readonly string[] = ['leads', 'led'];

const DIRECTOR = /^director$/i;

/**
 * The word of the grammar of which this is a form, in lower case; any other text as it is. `after`: the pieces after it, for who calls the
 * director calls no card from dummy.
 */
export function wordOf(text: string, after: readonly string[]): string {
  const typed = text.toLowerCase();
  const word = LEADS.includes(typed) ? 'play' : (WORD_OF_FORM.get(typed) ?? typed);
  return word === 'calls' && after.some((piece) => DIRECTOR.test(piece)) ? 'director' : word;
}

/** The tokens of one fact as the grammar has them; the same tokens where they begin with neither a player nor a form of a verb. */
export function wordFirst(tokens: readonly Token[]): readonly Token[] {
  const [first, second, ...rest] = tokens;
  if (first === undefined) return tokens;
  if (second === undefined || second.quoted || first.quoted || !isPlayer(first.text))
    return inOwnForm(first, tokens.slice(1));
  const [word, ...more] = inOwnForm(second, rest);
  return word !== undefined && beginsWithPlayer(word.text) ? [word, first, ...more] : tokens;
}

/** True for a seat, and for declarer and dummy. */
export const isPlayer = (text: string): boolean =>
  seatFrom(text) !== null || ROLES.some((role) => role === text.toLowerCase());

/** By word, what people say with it and what records nothing: whether a card or a call was out of turn is decided by the record. */
const IDLE: Readonly<Record<string, RegExp>> = {
  play: /^(?:the|out|of|turn)$/i,
  bid: /^(?:out|of|turn)$/i,
  objected: /^(?:to|the|claim|concession)$/i,
  // “Claims the last three tricks” has the number and nothing more.
  claim: /^(?:the|last|tricks?)$/i,
  concede: /^(?:the|last|tricks?)$/i,
};

/** The word in the form of the grammar, with the pieces after it. */
function inOwnForm(first: Token, after: readonly Token[]): readonly Token[] {
  if (first.quoted) return [first, ...after];
  const typed = first.text.toLowerCase();
  const word = wordOf(
    typed,
    after.flatMap(({ text, quoted }) => (quoted ? [] : [text])),
  );
  const own = word === typed ? first : { ...first, text: word };
  if (word === 'director' && word !== typed) return [own, ...without(after, /^(?:the|director)$/i)];
  const idle = Object.hasOwn(IDLE, word) ? IDLE[word] : undefined;
  const rest = idle === undefined ? after : without(after, idle);
  if (LEADS.includes(typed)) return [own, ...rest, { ...first, text: 'lead' }];
  return [own, ...(word === 'calls' ? withWords(rest) : rest)];
}

const without = (tokens: readonly Token[], words: RegExp): readonly Token[] =>
  tokens.filter(({ text, quoted }) => quoted || !words.test(text));

/** 46B: words that say something about a card, such as `small spade`, as one text: quotation marks are not needed. */
function withWords(rest: readonly Token[]): readonly Token[] {
  const from = rest[0]?.quoted === false && isPlayer(rest[0].text) ? 1 : 0;
  const end = rest.findIndex(({ text, quoted }, at) => at >= from && (quoted || /:|^change$/i.test(text)));
  const spoken = rest.slice(from, end < 0 ? rest.length : end);
  const [first] = spoken;
  const words = spoken.map(({ text }) => text).join(' ');
  const { suit, rank, order } = readCall(words, null);
  if (first === undefined || cardFrom(first.text, {}) !== null || (suit ?? rank ?? order ?? null) === null)
    return rest;
  return [
    ...rest.slice(0, from),
    { ...first, text: words, quoted: true },
    ...rest.slice(from + spoken.length),
  ];
}

/** True for a word of the grammar whose first piece is a player, so that he may also stand before it. */
export function beginsWithPlayer(text: string): boolean {
  const word = text.toLowerCase();
  const [slot] = (Object.hasOwn(WORDS, word) && WORDS[word]?.slots) || [];
  return slot?.kind === 'seat' || word === 'said';
}
