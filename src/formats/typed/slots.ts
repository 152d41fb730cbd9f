/** The pieces that may follow a word of a typed line: their kinds, and the fields they fill. */

import { VULNERABILITIES } from '../../domain/score.ts';
import { isObject } from '../../domain/json.ts';
import type { FactType } from '../../events/facts.ts';

/** The kinds of pieces. `text`: in quotation marks. `flag`: the field's own word. */
export type SlotKind =
  | 'seat'
  | 'card'
  | 'call'
  | 'trick'
  | 'number'
  /** Tricks of a claim: a number, or `rest`. `lost`: tricks that the side does not win, of a concession. */
  | 'won'
  | 'lost'
  | 'text'
  | 'name'
  | 'flag'
  | 'option'
  | 'options'
  | 'question'
  | 'answer'
  | 'outcomes'
  | 'suit'
  | 'rank'
  | 'fact'
  | 'hand'
  | 'contract'
  /** Facts between braces. */
  | 'facts'
  /** A call, a card, or words in quotation marks. `picks`: several, each after the word of the field. */
  | 'pick'
  | 'picks'
  /** The value of a case note: one of the field's words, or free text. */
  | 'noted'
  /** JSON in quotation marks. */
  | 'json'
  | readonly string[];

/** Words for a player whom the record determines. */
export const ROLES = ['declarer', 'dummy'] as const;

/**
 * What a missing piece means: the hand in turn, the next caller, declarer or dummy, the player who has a choice, the only open question.
 */
export type Default = 'turn' | 'caller' | (typeof ROLES)[number] | 'chooser' | 'asked';

/** A number of tricks that the position determines: all that are left but so many. */
export interface AllBut {
  readonly allBut: number;
}

/** True for a number of tricks that the position determines. */
export const isAllBut = (value: unknown): value is AllBut => isObject(value) && 'allBut' in value;

export interface Slot {
  readonly field: string;
  readonly kind: SlotKind;
  /** True if the line may leave it out. */
  readonly optional?: true;
  readonly default?: Default;
  /** The value if the line leaves the field out. */
  readonly otherwise?: string | number;
  /** The word of a flag or a prefix, and the value of the flag. */
  readonly word?: string;
  readonly value?: boolean;
}

export interface WordKind {
  readonly type: FactType;
  readonly slots: readonly Slot[];
  /** Fields that the word itself sets. */
  readonly fixed?: Readonly<Record<string, string | boolean>>;
}

/** A field for a seat. With `given` the line may leave it out. */
export const seat = (field = 'seat', given?: Default): Slot =>
  given === undefined ? { field, kind: 'seat' } : { field, kind: 'seat', default: given };
export const card: Slot = { field: 'card', kind: 'card' };
/** A field for the number of a trick. */
export const trick = (optional?: true): Slot => ({
  field: 'trick',
  kind: 'trick',
  ...(optional ? { optional } : {}),
});
/** An optional field. `word`: the word before its value in the line. */
export const maybe = (field: string, kind: SlotKind, word?: string): Slot => ({
  field,
  kind,
  optional: true,
  ...(word === undefined ? {} : { word }),
});
/** An optional field that gets this value if its word is in the line. */
export const flag = (field: string, word: string, value = true): Slot => ({
  field,
  kind: 'flag',
  word,
  value,
  optional: true,
});

/** A field that the line must have. */
export const need = (field: string, kind: SlotKind): Slot => ({ field, kind });

/** The fields of the conditions under which a board was played. */
export const conditions: readonly Slot[] = [
  maybe('dealer', 'seat', 'dealer'),
  maybe('vulnerable', VULNERABILITIES, 'vulnerable'),
  maybe('contract', 'contract', 'contract'),
  maybe('declarer', 'seat', 'declarer'),
];

/** True when several pieces may fill the field, one after the other. */
export const takesMore = ({ kind }: Slot): boolean =>
  kind === 'options' || kind === 'outcomes' || kind === 'picks';
