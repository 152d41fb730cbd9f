/** What a finding costs, as far as it tells: tricks with their clause, points, or nothing that could be counted. Pure. */

import type { Words } from '../../i18n/words.ts';
import type { PlacedFinding } from '../../audit/placed.ts';

interface Cost {
  readonly tricks: number | null;
  readonly points: number | null;
  /** The clause that moves the tricks. */
  readonly law: string | null;
}

type Told = Pick<PlacedFinding, 'key' | 'params' | 'check'>;

const numberIn = ({ params }: Told, name: string): number => {
  const value = params[name];
  return typeof value === 'number' ? value : Number.NaN;
};

/** By the key of the finding: how many tricks lie between what is stated and what is not in doubt. */
const TRICKS: Readonly<Record<string, (told: Told) => number>> = {
  'record.resultDiffers': (told) => numberIn(told, 'stated') - numberIn(told, 'played'),
  'audit.claimNotAsListed': (told) => numberIn(told, 'stated') - numberIn(told, 'claimed'),
  'audit.lastTrickCertain': (told) => numberIn(told, 'stated') - numberIn(told, 'sure'),
  'audit.farFromDoubleDummy': (told) => numberIn(told, 'tricks') - numberIn(told, 'doubleDummy'),
  'audit.resultNotWhole': (told) => 13 - numberIn(told, 'declarers') - numberIn(told, 'defenders'),
  'audit.resultImpossible': (told) => {
    const [stated, won, left] = [numberIn(told, 'stated'), numberIn(told, 'won'), numberIn(told, 'left')];
    return Math.max(won - stated, stated - won - left);
  },
};

/** Null where the finding tells no number. */
function costOf(told: Told): Cost | null {
  const transfer = numberIn(told, 'transfer');
  if (!Number.isNaN(transfer)) {
    const because = told.params['because'];
    return { tricks: transfer, points: null, law: typeof because === 'string' ? because : null };
  }
  const tricks = Math.abs(TRICKS[told.key]?.(told) ?? Number.NaN);
  if (!Number.isNaN(tricks)) return { tricks, points: null, law: null };
  const points =
    told.key === 'audit.scoreDiffers' ? numberIn(told, 'stated') - numberIn(told, 'computed') : Number.NaN;
  return Number.isNaN(points) ? null : { tricks: null, points: Math.abs(points), law: null };
}

/** About what one trick is worth. */
const POINTS_A_TRICK = 50;
/**
 * Where nothing is counted, in tricks: the whole board, where its cards are not those of the field. A contract, or a part of the play,
 * that may be wrong stands behind whatever is known to cost a trick.
 */
const AT_STAKE: Readonly<Record<string, number>> = {
  A01: 13,
  A13: 13,
  A21: 13,
  A03: 0.9,
  A04: 0.9,
  A11: 0.9,
  A19: 0.9,
  A05: 0.5,
  A06: 0.5,
};

/** In tricks: what costs more stands higher. */
export function weightOf(told: Told): number {
  if (told.key === 'audit.handsDoNotFit') return 13;
  const cost = costOf(told);
  if (cost === null) return AT_STAKE[told.check] ?? 0;
  return cost.tricks ?? (cost.points ?? 0) / POINTS_A_TRICK;
}

/** `2 tricks, 64A1`; empty where nothing is counted. */
export function costText(told: Told, words: Words): string {
  const cost = costOf(told);
  if (cost === null) return '';
  const text = words.screen.auditPage;
  if (cost.points !== null) return text.costPoints({ points: cost.points });
  const tricks = text.costTricks({ tricks: cost.tricks ?? 0 });
  return cost.law === null ? tricks : `${tricks}, ${cost.law}`;
}
