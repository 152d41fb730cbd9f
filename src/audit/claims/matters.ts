/**
 * Partition search (Ginsberg 1996): a transposition table in which one result holds for many endings. With each result it keeps, for each
 * suit, the lowest rank on which the result rests. Lower cards could be exchanged between the hands, with the lengths kept, without
 * changing the result.
 */

import type { ClaimBoard } from './board.ts';

/** For each suit the lowest rank that matters, from 0; {@link NOTHING} if no rank of the suit matters. */
export type Ranks = Int8Array;

export const NOTHING = 13;

/** A new value by which no rank of any suit matters. */
export function noRanks(): Ranks {
  return new Int8Array(4).fill(NOTHING);
}

/** Lowers `ranks` where `other` is lower, so that every rank that matters to either result matters. */
export function lower(ranks: Ranks, other: Ranks): void {
  for (let suit = 0; suit < 4; suit++)
    if ((other[suit] as number) < (ranks[suit] as number)) ranks[suit] = other[suit] as number;
}

/** The table of results, for endings at the beginning of a trick. */
export interface KnownEndings {
  /** Whether the fewest tricks are at most `tricks`; null if unknown. The ranks on which the answer rests are written to `ranks`. */
  readonly find: (at: EndingKey, tricks: number, ranks: Ranks) => boolean | null;
  readonly keep: (at: EndingKey, tricks: number, isPossible: boolean, ranks: Ranks) => void;
}

/** An ending: the lengths of all suits in all hands, and the owners of the cards. */
export interface EndingKey {
  readonly key: string;
  /** For each suit the owners of its remaining cards, from the top. */
  readonly owners: readonly string[];
  /** For each suit the ranks of those cards. */
  readonly ranks: readonly (readonly number[])[];
}

/**
 * The ending at the beginning of a trick, under a key of leader and suit lengths.
 * @param apart what distinguishes it from endings with hands of the same lengths
 */
export function endingKey({ owner, lengths, leader }: ClaimBoard, apart: string): EndingKey {
  const owners: string[] = [];
  const ranks: number[][] = [];
  for (let suit = 0; suit < 4; suit++) {
    let whose = '';
    const held: number[] = [];
    for (let rank = 12; rank >= 0; rank--) {
      const seat = owner[suit * 13 + rank] as number;
      if (seat > 3) continue;
      whose += seat;
      held.push(rank);
    }
    owners.push(whose);
    ranks.push(held);
  }
  return { key: `${apart} ${leader} ${lengths.join()}`, owners, ranks };
}

/** A lower and an upper bound of the fewest tricks. */
interface Bounds {
  low: number;
  high: number;
}

/** Endings with the same suit lengths: by the number of top cards that matter in each suit, then by the owners of those cards. */
type Alike = Map<string, { readonly counts: readonly number[]; readonly byTops: Map<string, Bounds> }>;

/** A memory of endings with nothing in it. */
export function knownEndings(): KnownEndings {
  const byLengths = new Map<string, Alike>();
  return {
    find: ({ key, owners, ranks: held }, tricks, ranks) => {
      const alike = byLengths.get(key);
      if (alike === undefined) return null;
      for (const { counts, byTops } of alike.values()) {
        const bounds = byTops.get(topsOf(owners, counts));
        if (bounds === undefined || (tricks >= bounds.low && tricks < bounds.high)) continue;
        for (let suit = 0; suit < 4; suit++)
          ranks[suit] = held[suit]?.[(counts[suit] as number) - 1] ?? NOTHING;
        return tricks >= bounds.high;
      }
      return null;
    },
    keep: ({ key, owners, ranks: held }, tricks, isPossible, ranks) => {
      const counts = held.map((suit, at) => {
        const below = suit.findIndex((rank) => rank < (ranks[at] as number));
        return below < 0 ? suit.length : below;
      });
      const alike = byLengths.get(key) ?? (new Map() as Alike);
      byLengths.set(key, alike);
      const kind = alike.get(counts.join()) ?? { counts, byTops: new Map<string, Bounds>() };
      alike.set(counts.join(), kind);
      const tops = topsOf(owners, counts);
      const { low, high } = kind.byTops.get(tops) ?? { low: 0, high: Infinity };
      kind.byTops.set(
        tops,
        isPossible ? { low, high: Math.min(high, tricks) } : { low: Math.max(low, tricks + 1), high },
      );
    },
  };
}

function topsOf(owners: readonly string[], counts: readonly number[]): string {
  let tops = '';
  for (const [suit, whose] of owners.entries()) tops += `${whose.slice(0, counts[suit])}.`;
  return tops;
}
