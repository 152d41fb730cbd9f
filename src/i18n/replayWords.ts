/**
 * What every replay says, in an article as in the app, typed alike for every language: one that lacks a key does not compile.
 * Kept short, because every article loads all four languages: what only the Laws need is baked (`baked.ts`). `$1`, `$2` stand
 * for what is told.
 */

import type { Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { LetterSet } from './settings.ts';

export interface ReplayWords {
  /** The card letters a reader of this language expects. */
  readonly letters: LetterSet;
  readonly seats: Readonly<Record<Seat, string>>;
  /** As short as possible while they stay different. */
  readonly seatLetters: Readonly<Record<Seat, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly honours: Readonly<Record<'A' | 'K' | 'Q' | 'J', string>>;
  /** $1 the rank, $2 the suit. */
  readonly cardName: string;
  readonly unknownCard: string;
  readonly notrumpLetters: string;
  readonly pass: string;
  readonly board: string;
  readonly dealer: string;
  readonly vulnerable: string;
  readonly nobody: string;
  readonly declarer: string;
  readonly dummy: string;
  readonly toLead: string;
  readonly toPlay: string;
  /** A hand that is not recorded, and one that this perspective cannot see. */
  readonly closed: string;
  /** The separator of items that hold commas themselves. */
  readonly apart: string;
  readonly none: string;
  readonly tableName: string;
  readonly trickName: string;
  readonly tricksWon: string;
  readonly auction: string;
  readonly beginning: string;
  /** $1 the player, $2 the card. */
  readonly leads: string;
  readonly plays: string;
  readonly wins: string;
  readonly playedTo: string;
  readonly waits: string;
  /** The buttons: to the start, back, on, to the end, play, pause, turn the table, link to this step. */
  readonly controls: Readonly<
    Record<'first' | 'prev' | 'next' | 'last' | 'play' | 'pause' | 'flip' | 'share', string>
  >;
  /** Before the link to a step, once it is copied. */
  readonly linkCopied: string;
  readonly line: string;
  /** $1 the trick, $2 the card, $3 what happens. */
  readonly atCard: string;
  readonly reading: string;
  /** The way from an iframe to the whole program. */
  readonly openApp: string;
  readonly factsOnly: string;
  /** Who says so: $1; and whether the sides agree. */
  readonly vouched: readonly [according: string, disputed: string, agreed: string, found: string];
  readonly offices: Readonly<Record<string, string>>;
  /** None found: $1 what should hold it; not readable; made by a newer version; a link cut: $1 of $2 letters; its file $1 could not be loaded, which only the owner of the page can mend if it happens again. */
  readonly errors: readonly [missing: string, damaged: string, newer: string, cut: string, file: string];
}

/** `rtl` for Hebrew, `ltr` for every other language. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return language === 'he' ? 'rtl' : 'ltr';
}

/** The text with the values in place of `$1`, `$2` and so on. */
export function fill(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\$(\d)/g, (_all, place: string) => String(values[Number(place) - 1] ?? ''));
}
