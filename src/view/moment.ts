/** A moment of a deal by its name in an address or a snippet. */

/** The moments of a replay among which a name is looked up. */
export interface Moments {
  /** The highest position. */
  readonly last: number;
  /** The trick in progress, and the number of its cards. */
  readonly trickAndCard: (at: number) => { readonly trick: number; readonly card: number };
  /** The positions of the irregularities, in order. */
  readonly marks: readonly number[];
}

const NAMED = /^(?:t(\d{1,2})(?:\.([1-4]))?|e(\d{1,4}))$/;

/**
 * `start`, `end`, `first-irregularity`, `t2.3` (the third card of trick 2 has been played), `t2` (its lead is to come), `e23`
 * (after 23 events). Null for anything else, and for a moment the record does not come to; without an irregularity the
 * first one is the start.
 */
export function momentAddressed(text: string, { last, trickAndCard, marks }: Moments): number | null {
  if (text === 'start') return 0;
  if (text === 'end') return last;
  if (text === 'first-irregularity') return marks[0] ?? 0;
  const [, trick, card, event] = NAMED.exec(text) ?? [];
  if (event !== undefined) return Number(event) <= last ? Number(event) : null;
  for (let at = 0; at <= last; at++) {
    const now = trickAndCard(at);
    if (now.trick !== Number(trick)) continue;
    if (card === undefined) return Math.max(0, at - 1);
    if (now.card >= Number(card)) return at;
  }
  return null;
}

/** True for a text that may name a moment, whether or not a deal has it. */
export function isMoment(text: string): boolean {
  return /^(?:start|end|first-irregularity)$/.test(text) || NAMED.test(text);
}

/** The last card that was played, as `t3.2`; null where none was. */
export function lastCard({ last, trickAndCard }: Moments): string | null {
  for (let at = last; at >= 0; at--) {
    const { trick, card } = trickAndCard(at);
    if (trick > 0 && card > 0) return `t${trick}.${card}`;
  }
  return null;
}

/**
 * The moment in its shortest name: the card where one was just played, the event otherwise. Where a card took the place of another one,
 * the event, too, because the card would name the moment when that place was filled first.
 */
export function nameOfMoment(at: number, { trickAndCard }: Pick<Moments, 'trickAndCard'>): string {
  const { trick, card } = trickAndCard(at);
  const name = `t${trick}.${card}`;
  return momentAddressed(name, { last: at, trickAndCard, marks: [] }) === at ? name : `e${at}`;
}
