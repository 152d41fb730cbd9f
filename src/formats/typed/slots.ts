/** What may stand behind a word of a typed line: the kinds of pieces, and the fields they fill. */

import type { FactType } from '../../events/facts.ts';

/** What a token may be. `text` stands in quotation marks; `flag` is the field's own word. */
export type SlotKind =
  | 'seat'
  | 'card'
  | 'call'
  | 'trick'
  | 'number'
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
  /** A call, a card, or words in quotation marks; `picks`: several, each behind the word of the field. */
  | 'pick'
  | 'picks'
  /** What stands in the field of a case: one of its words, or any others. */
  | 'noted'
  /** What JSON holds, in quotation marks. */
  | 'json'
  | readonly string[];

/** What is meant when the line leaves it out: the hand in turn, who calls next, declarer, the player who has a choice, the one question that is open. */
export type Default = 'turn' | 'caller' | 'declarer' | 'chooser' | 'asked';

export interface Slot {
  readonly field: string;
  readonly kind: SlotKind;
  /** The line may leave it out. */
  readonly optional?: true;
  readonly default?: Default;
  /** What the line says when it leaves the field out, wherever it stands. */
  readonly otherwise?: string;
  /** The word of a flag or of a prefix, and the value a flag stands for. */
  readonly word?: string;
  readonly value?: boolean;
}

export interface WordKind {
  readonly type: FactType;
  readonly slots: readonly Slot[];
  /** Fields that the word itself fills. */
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
/** A field that the line may leave out. `word`: what stands before its value in the line. */
export const maybe = (field: string, kind: SlotKind, word?: string): Slot => ({
  field,
  kind,
  optional: true,
  ...(word === undefined ? {} : { word }),
});
/** A field that gets this value when its word stands in the line. The line may leave it out. */
export const flag = (field: string, word: string, value = true): Slot => ({
  field,
  kind: 'flag',
  word,
  value,
  optional: true,
});

/** A field that the line must have. */
export const need = (field: string, kind: SlotKind): Slot => ({ field, kind });

/** True when several pieces may fill the field, one after the other. */
export const takesMore = ({ kind }: Slot): boolean =>
  kind === 'options' || kind === 'outcomes' || kind === 'picks';
