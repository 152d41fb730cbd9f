/** Seats, cards and suits in the case the sentence wants, with their article. Greek has no sentence without them. */

import { isCard, isPlaced, rankOf, type Card, type Rank } from '../../domain/card.ts';
import type { Slots, Using } from '../slots.ts';
import type { Naming } from '../naming.ts';
import { names } from './names.ts';

/** Article and noun: who acts, whose it is, whom it concerns, to whom. */
interface Forms {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly to: string;
}

const forms = (nominative: string, genitive: string, accusative: string): Forms => ({
  nominative,
  genitive,
  accusative,
  to: `σ${accusative}`,
});

/** By the name as it is told; a general word stands where the record names nobody. */
const PLAYERS: Readonly<Record<string, Forms>> = {
  Βορράς: forms('ο Βορράς', 'του Βορρά', 'τον Βορρά'),
  Ανατολή: forms('η Ανατολή', 'της Ανατολής', 'την Ανατολή'),
  Νότος: forms('ο Νότος', 'του Νότου', 'τον Νότο'),
  Δύση: forms('η Δύση', 'της Δύσης', 'τη Δύση'),
  παίκτης: forms('ο παίκτης', 'του παίκτη', 'τον παίκτη'),
  εκτελεστής: forms('ο εκτελεστής', 'του εκτελεστή', 'τον εκτελεστή'),
};

const player = (name: string): Forms =>
  PLAYERS[name] ?? { nominative: name, genitive: name, accusative: name, to: name };

/** `ο Βορράς` */
export const who = (name: string): string => player(name).nominative;
/** `του Βορρά` */
export const whose = (name: string): string => player(name).genitive;
/** `τον Βορρά` */
export const whom = (name: string): string => player(name).accusative;
/** `στον Βορρά` */
export const toWhom = (name: string): string => player(name).to;

type Gender = 'masculine' | 'feminine' | 'neuter';

const ARTICLES: Readonly<
  Record<Gender, readonly [nominative: string, genitive: string, accusative: string]>
> = {
  masculine: ['ο', 'του', 'τον'],
  feminine: ['η', 'της', 'την'],
  neuter: ['το', 'του', 'το'],
};

const genderOf = (rank: Rank): Gender =>
  rank === 'A' || rank === 'K' || rank === 'J' ? 'masculine' : rank === 'Q' ? 'feminine' : 'neuter';

/** The rank’s name after the article, for what is spoken; numbers do not change. */
const INFLECTED: Readonly<Partial<Record<Rank, readonly [genitive: string, accusative: string]>>> = {
  A: ['άσου', 'άσο'],
  K: ['ρήγα', 'ρήγα'],
  Q: ['ντάμας', 'ντάμα'],
  J: ['βαλέ', 'βαλέ'],
};

/** The card without its article, in symbols or in inflected words. */
function bare(card: Card, naming: Naming, place: 1 | 2): string {
  const named = naming.card(card);
  const word = INFLECTED[rankOf(card)]?.[place - 1];
  return naming.spoken && word !== undefined ? named.replace(names.ranks[rankOf(card)], word) : named;
}

/** `ο ♥K`, `η ♥Q`, `το ♥5` */
export const theCard = (card: Card, naming: Naming): string =>
  `${ARTICLES[genderOf(rankOf(card))][0]} ${naming.card(card)}`;
/** `του ♥K` */
const ofCard = (card: Card, naming: Naming): string =>
  `${ARTICLES[genderOf(rankOf(card))][1]} ${bare(card, naming, 1)}`;
/** `τον ♥K` */
export const cardObject = (card: Card, naming: Naming): string =>
  `${ARTICLES[genderOf(rankOf(card))][2]} ${bare(card, naming, 2)}`;

const UNKNOWN = 'ένα φύλλο';

interface CardInSlot {
  (s: Using<{ card: 'card' }>): string;
  <Name extends string>(s: Using<{ card: Name }>, name: Name): string;
}

const inSlot = (form: (card: Card, naming: Naming) => string): CardInSlot =>
  ((s: Slots, name = 'card'): string => {
    // Asked through `card` as well, so that a sentence owns up to what it needs.
    const named = s.card(name);
    const raw = s.text(name);
    if (named === '' || !isPlaced(raw)) return UNKNOWN;
    return isCard(raw) ? form(raw, s.naming) : `φύλλο ${named}`;
  }) as CardInSlot;

/** The same for a parameter of a finding. */
export const cardIs = inSlot(theCard);
export const cardOf = inSlot(ofCard);
export const cardAs = inSlot(cardObject);

/** Several cards as objects, without articles: `♥A ή ♥5`. */
export const cardsAs = <Name extends string>(s: Using<{ cards: Name }>, name: Name): string => {
  const { text, naming } = s as Slots;
  const cards = text(name)
    .split(' ')
    .filter((card): card is Card => isCard(card));
  return s.cards(name, 'or') === ''
    ? ''
    : names.list({ items: cards.map((card) => bare(card, naming, 2)), joint: 'or' });
};

/** With a capital, for the beginning of a sentence; a direction mark or a symbol stays as it is. */
export const opening = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Players of a finding, at the head of a sentence and within it. */
export const seatIs = <Name extends string>(s: Using<{ seat: Name }>, name: Name): string =>
  who(s.seat(name));
/** The player in the nominative, to begin a sentence. */
export const seatStarts = <Name extends string>(s: Using<{ seat: Name }>, name: Name): string =>
  opening(who(s.seat(name)));
/** The player in the genitive. */
export const seatOf = <Name extends string>(s: Using<{ seat: Name }>, name: Name): string =>
  whose(s.seat(name));
/** The player in the accusative. */
export const seatAs = <Name extends string>(s: Using<{ seat: Name }>, name: Name): string =>
  whom(s.seat(name));
/** The player after the preposition σε: στον Βορρά. */
export const seatTo = <Name extends string>(s: Using<{ seat: Name }>, name: Name): string =>
  toWhom(s.seat(name));
/** The card with its article, to begin a sentence. */
export const cardStarts = ((s: Slots, name = 'card') => opening(cardIs(s, name))) as CardInSlot;
