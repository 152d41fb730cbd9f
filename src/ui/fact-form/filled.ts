/** The fields of a typed line’s word as a person fills them in, and the fact they make. */

import type { Seat } from '../../domain/seat.ts';
import type { Table } from '../../domain/table.ts';
import { isDefender } from '../../domain/table.ts';
import type { Fact } from '../../events/event.ts';
import { readEvent } from '../../formats/case/readEvent.ts';
import { WORDS, type Slot } from '../../formats/typed/grammar.ts';
import { valueOfField } from '../../formats/typed/slotValues.ts';
import type { RankLetters } from '../../formats/typed/values.ts';
import type { Words } from '../../i18n/words.ts';

type Text = Words['screen']['happening'];
export type KindWord = keyof Text['kinds'];
export type Group = keyof Text['groups'];

/** What can be pressed, by where it belongs; any other fact is typed. */
export const KINDS: Readonly<Record<Group, readonly KindWord[]>> = {
  card: [
    'play',
    'unknown',
    'dropped',
    'shown',
    'exposed',
    'withdrawn',
    'facedown',
    'facelead',
    'calls',
    'places',
    'touches',
  ],
  table: ['bid', 'dummy', 'handfaced', 'saw', 'turned', 'inspected', 'asked', 'attention', 'director'],
  claim: ['claim', 'concede', 'agreed', 'doubted', 'objected', 'playon', 'consents'],
  after: ['returned', 'nextboard', 'roundover', 'correctionover'],
  record: ['tricks', 'said', 'ruling', 'answer', 'hand', 'board', 'undo'],
};

/** Kinds of the first group that begin with a card somebody has pressed. */
export const OF_A_CARD: readonly KindWord[] = [
  'dropped',
  'shown',
  'exposed',
  'play',
  'withdrawn',
  'facedown',
  'touches',
];

/** What was filled in, by field, as text: empty for nothing. */
export type Filled = Readonly<Record<string, string>>;

/** The fields to ask for, those that can change nothing at this moment left out. */
export function slotsOf(kind: KindWord, filled: Filled, table: Table): readonly Slot[] {
  const { slots } = WORDS[kind] ?? { slots: [] };
  const seat = filled['seat'] as Seat | undefined;
  return slots.filter((slot, index) => {
    // Whether partner could see a card matters of a defender only: declarer's side has no penalty cards (48, 49).
    if (slot.field === 'seenByPartner')
      return (
        index === slots.findIndex(({ field }) => field === 'seenByPartner') &&
        (seat === undefined || table.declarer === null || isDefender(table, seat))
      );
    // A face-up card is what anybody takes for granted.
    return !(kind === 'play' && slot.field === 'faceDown');
  });
}

/** The fact; null while something is missing or is not understood. */
export function factFilled(kind: KindWord, filled: Filled, table: Table, letters: RankLetters): Fact | null {
  const word = WORDS[kind];
  if (word === undefined) return null;
  const fields: Record<string, unknown> = { type: word.type, ...word.says };
  for (const slot of slotsOf(kind, filled, table)) {
    const text = (filled[slot.field] ?? '').trim();
    if (text === '') {
      if (slot.optional !== true) return null;
      continue;
    }
    // One field may have a word for yes and another for no.
    const said = word.slots.find(({ field, word: flag }) => field === slot.field && flag === text) ?? slot;
    const value = valueOfField(said, text, letters);
    if (value === null) return null;
    fields[slot.field] = value;
  }
  return readEvent(fields).fact;
}
