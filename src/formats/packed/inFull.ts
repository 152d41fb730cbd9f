/** Facts for which the layout of a link has no room: JSON after everything else. Links without such facts stay the same. */

import type { Fact } from '../../events/event.ts';
import { isGap } from '../../events/remembered.ts';
import { readEvent } from '../case/readEvent.ts';
import { MORE, splitFact } from './beside.ts';
import { enclosable } from './enclosed.ts';
import { fits } from './fits.ts';
import { jsonOrText } from './json.ts';
import { hasField, SHOWN, SINCE_2, type Fields } from './schema.ts';

/** The number of the fact, from 0, and the fact. */
type InFull = readonly [event: number, fact: Fact];

/** Facts with something in the place of those that a link has no room for, and these; null where an article would lose a card by that. */
export function withStandIns(
  facts: readonly Fact[],
): { readonly events: readonly Fact[]; readonly inFull: readonly InFull[] } | null {
  const inFull: InFull[] = [];
  const events: Fact[] = [];
  for (const [event, fact] of facts.entries()) {
    const held = isHeld(fact) ? fact : standIn(fact);
    if (held === null) return null;
    if (held !== fact) inFull.push([event, fact]);
    events.push(held);
  }
  return { events, inFull };
}

/** A placeholder, which an article ignores. */
const STAND_IN: Fact = { type: 'StatementMade', by: '', text: '' };

function isHeld(fact: Fact): boolean {
  const { type, ...fields } = fact;
  if (isGap(fact)) return fits(layoutOfGap(fact), fields);
  const shown = SHOWN[type];
  if (shown === undefined) return enclosable(fact);
  const parts = splitFact(fact);
  if (parts === null) return false;
  const { type: _type, ...bare } = parts.bare;
  return fits(shown, bare) && fits(MORE, parts.more);
}

/** For a fact that articles show, the part they show, or null if even that has no room; for other facts the placeholder. */
function standIn(fact: Fact): Fact | null {
  const shown = SHOWN[fact.type];
  if (shown === undefined && !isGap(fact)) return STAND_IN;
  const layout: Fields = isGap(fact) ? layoutOfGap(fact) : { ...shown, ...MORE };
  const kept = Object.entries(fact).filter(([name]) => name === 'type' || hasField(layout, name));
  const bare = Object.fromEntries(kept.map(([name, value]) => [name, readable(value)])) as unknown as Fact;
  return isHeld(bare) ? bare : null;
}

/** Replaces unpaired surrogates, which can't be encoded. */
const readable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value;

const layoutOfGap = ({ type }: Fact): Fields =>
  type === 'TricksSkipped' ? SINCE_2.TricksSkipped : SINCE_2.UnknownPlayed;

/** Puts the facts that are written in full into their places; null if `pack` did not write the text. */
export function withFull(facts: readonly Fact[], text: string): Fact[] | null {
  const events = [...facts];
  const read = jsonOrText(text);
  if (!Array.isArray(read)) return null;
  for (const one of read as unknown[]) {
    const [event, item] = Array.isArray(one) ? (one as unknown[]) : [];
    if (typeof event !== 'number' || events[event] === undefined || typeof item !== 'object') return null;
    const { fact } = readEvent({ ...(item as object) });
    if (fact === null) return null;
    events[event] = fact;
  }
  return events;
}
