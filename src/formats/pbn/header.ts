/** What the tags of a game tell besides the deal. */

import type { BySeat } from '../../domain/seat.ts';
import type { RecordHeader } from '../../events/record.ts';
import type { Writable } from '../shared.ts';
import type { RawGame } from './rawGame.ts';
import { isStated } from './values.ts';

/** Adds the described keys to the header; keys without a value are left out. */
export function describe(header: Writable<RecordHeader>, game: RawGame): void {
  const { tags } = game;
  if (header.title !== '') header.event = header.title;
  const names: Writable<Partial<BySeat<string>>> = {};
  let named = false;
  for (const [seat, tag] of NAME_TAGS) {
    const name = tagText(tags, tag);
    if (name === '') continue;
    names[seat] = name;
    named = true;
  }
  if (named) header.names = names;
  for (const [key, tag] of TEXT_TAGS) {
    const text = tagText(tags, tag);
    if (text !== '') header[key] = key === 'room' ? text.toLowerCase() : text;
  }
  if (game.comments.length > 0) header.notes = game.comments.join('\n');
}

const NAME_TAGS = [
  ['N', 'North'],
  ['E', 'East'],
  ['S', 'South'],
  ['W', 'West'],
] as const;

const TEXT_TAGS = [
  ['session', 'Session'],
  ['table', 'Table'],
  ['room', 'Room'],
  ['scoring', 'Scoring'],
] as const;

/** A tag without blanks around it; empty when it is missing, unknown or not appropriate. */
export function tagText(tags: ReadonlyMap<string, string>, name: string): string {
  const value = tags.get(name);
  return isStated(value) ? value.trim() : '';
}
