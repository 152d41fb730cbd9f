/** The words of one replay: its language and letters, and the baked sentences, or its own where there are none. */

import type { TextNumber } from '../../output/baked/baked.ts';
import type { Film, Frame } from '../../output/baked/film.ts';
import type { Placed, Suit } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { replayWords as el } from '../../i18n/el/replayWords.ts';
import { replayWords as en } from '../../i18n/en/replayWords.ts';
import { replayWords as he } from '../../i18n/he/replayWords.ts';
import { directionOf, fill, type ReplayWords } from '../../i18n/replayWords.ts';
import { replayWords as tr } from '../../i18n/tr/replayWords.ts';
import { asEnglish, isolate, runsOf, withoutIsolates } from '../../i18n/isolate.ts';
import { LETTER_SETS, type LetterSet } from '../../i18n/settings.ts';
import { SUIT_SYMBOL } from '../../i18n/naming.ts';
import type { Options } from './options.ts';

const LANGUAGES: Readonly<Record<string, ReplayWords>> = { en, tr, el, he };
const HONOURS = 'AKQJ';

export type How = 'written' | 'spoken';

export interface Voice {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: ReplayWords;
  /** The language of the baked sentences; null if it is the reader's. */
  readonly foreign: string | null;
  /** Words of the record inside those sentences in a third language, with that language. */
  readonly quoted: Readonly<Record<string, string>>;
  /** The letter of the rank `K`, `T` or `10` in the reader's letters. */
  rank(rank: string): string;
  rankName(card: Placed): string;
  suitName(suit: Suit): string;
  card(card: Placed, how: How): string;
  letter(seat: Seat): string;
  /** The names of several seats, such as `NS`, with dashes between them. */
  side(side: string): string;
  /** A call or contract as a deal writes it: `4H`, `3NTX`, `P`. */
  bid(bid: string): string;
  /** A baked sentence in the reader's letters. */
  bakedText(number: TextNumber, how: How): string;
  /** Who says so, for a file without baked sentences; empty if the record does not say. */
  vouched(frame: Frame): string;
  /** The sentence of the fact that led to a position. */
  fact(frame: Frame, how: How): string;
}

/** `tag`: as in `lang`. A language without words here falls back to English. */
export function voiceOf(tag: string, options: Options, film: Film | null): Voice {
  const [wanted = ''] = tag.toLowerCase().split('-');
  const language = Object.hasOwn(LANGUAGES, wanted) ? wanted : 'en';
  const text = LANGUAGES[language] ?? en;
  const letters =
    LETTER_SETS[Object.hasOwn(LETTER_SETS, options.letters) ? (options.letters as LetterSet) : text.letters];
  const texts = film?.texts ?? {};
  const source = Object.hasOwn(texts, language) ? language : (Object.keys(texts)[0] ?? language);
  const rank = (name: string): string =>
    /^(?:T|10)$/.test(name) ? options.ten : (letters[HONOURS.indexOf(name)] ?? name);
  const written = (number: TextNumber): string => relettered(texts[source]?.written[number] ?? '', rank);
  /** A player, a side, an office, or a word of the record. */
  const officeOf = (by: string): string =>
    /^(?:[NESW]|NS|EW)$/.test(by)
      ? voice.side(by)
      : Object.hasOwn(text.offices, by)
        ? (text.offices[by] ?? by)
        : by;
  const kept: Record<string, string> = {};
  const voice: Voice = {
    language,
    direction: directionOf(language),
    words: text,
    foreign: source === language ? null : source,
    quoted: texts[source]?.said ?? {},
    rank,
    rankName: (card) => text.honours[card.charAt(1) as 'A'] ?? card.charAt(1).replace('T', '10'),
    suitName: (suit) => text.suits[suit] ?? '',
    card: (card, how) =>
      card[1] === '?' && how === 'spoken'
        ? text.unknownCard
        : how === 'spoken'
          ? fill(text.cardName, voice.rankName(card), voice.suitName(card[0] as Suit))
          : isolate((SUIT_SYMBOL[card[0] as Suit] ?? '') + rank(card.charAt(1))),
    letter: (seat) => (options.seats === 'local' ? text.seatLetters[seat] : seat),
    side: (side) => [...side].map((seat) => text.seats[seat as Seat]).join('–'),
    bid: (bid) => {
      if (bid === 'P') return text.pass;
      const [, level = '', strain = '', doubling = ''] = /^(\d?)(NT|[CDHS]?)(X*)$/.exec(bid) ?? [];
      const trumps = strain === 'NT' ? text.notrumpLetters : (SUIT_SYMBOL[strain as Suit] ?? '');
      return isolate(level + trumps + doubling.replaceAll('X', '×'));
    },
    bakedText: (number, how) =>
      (kept[how + number] ??=
        how === 'spoken'
          ? withoutIsolates(texts[source]?.spoken[number] || written(number))
          : written(number)),
    vouched: ({ fact }) => {
      const { status, by } = fact?.vouching ?? { status: null, by: null };
      const [according, disputed, agreed, found] = text.vouched;
      const who = by === null ? '' : fill(according, officeOf(by));
      const statusText = status === null ? '' : { disputed, agreed, found }[status];
      return statusText !== '' && who !== '' ? `${statusText} (${who})` : statusText + who;
    },
    fact: (frame, how) =>
      frame.at === 0
        ? text.beginning
        : frame.says === null
          ? own(frame, voice, how)
          : voice.bakedText(frame.says, how),
  };
  return voice;
}

/** Replaces the ranks after suit symbols, or a rank alone, by other letters. Scores, clauses and contracts stay. */
function relettered(sentence: string, rank: (name: string) => string): string {
  return runsOf(sentence)
    .map(({ text, notation, english }) => {
      if (!notation) return text;
      const alone = /^(?:[AKQJ]|10)$/.test(text);
      const ranks = text.replace(
        /([♠♥♦♣])((?:10|[2-9AKQJ])+)/g,
        (_all, suit: string, held: string) => suit + held.replace(/10|[AKQJ]/g, rank),
      );
      return (english ? asEnglish : isolate)(alone ? rank(text) : ranks);
    })
    .join('');
}

/** The sentence of a step without baked sentences: only what the cards show. */
function own({ fact, tricks }: Frame, voice: Voice, how: How): string {
  const { words: text } = voice;
  const { type, seat, card, call } = fact ?? {};
  const player = seat === undefined ? '' : text.seats[seat];
  const isPlay = type === 'CardPlayed';
  const what = card === undefined ? (isPlay ? text.unknownCard : '') : voice.card(card, how);
  const leads = tricks.some((trick) => seat === trick.leader && trick[seat] === card);
  if (isPlay) return fill(leads ? text.leads : text.plays, player, what);
  return [player, what || (call === undefined ? '…' : voice.bid(call))].filter(Boolean).join(': ');
}
