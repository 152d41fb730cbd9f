/** The cost of a finding: tricks with their clause, points, or nothing that can be counted. Pure. */

import type { Words } from '../../i18n/words.ts';
import type { LocatedFinding } from '../../audit/located.ts';

interface Cost {
  readonly tricks: number | null;
  readonly points: number | null;
  /** The clause by which the tricks are transferred. */
  readonly law: string | null;
}

type Costed = Pick<LocatedFinding, 'key' | 'params' | 'check'>;

const numberIn = ({ params }: Costed, name: string): number => {
  const value = params[name];
  return typeof value === 'number' ? value : Number.NaN;
};

/** By the key of the finding: the difference in tricks between the stated value and the certain one. */
const TRICKS: Readonly<Record<string, (finding: Costed) => number>> = {
  'record.resultDiffers': (finding) => numberIn(finding, 'stated') - numberIn(finding, 'played'),
  'audit.claimNotAsListed': (finding) => numberIn(finding, 'stated') - numberIn(finding, 'claimed'),
  'audit.lastTrickCertain': (finding) => numberIn(finding, 'stated') - numberIn(finding, 'sure'),
  'audit.farFromDoubleDummy': (finding) => numberIn(finding, 'tricks') - numberIn(finding, 'doubleDummy'),
  'audit.resultNotWhole': (finding) => 13 - numberIn(finding, 'declarers') - numberIn(finding, 'defenders'),
  'audit.resultImpossible': (finding) => {
    const [stated, won, left] = [
      numberIn(finding, 'stated'),
      numberIn(finding, 'won'),
      numberIn(finding, 'left'),
    ];
    return Math.max(won - stated, stated - won - left);
  },
};

/** Null if the finding has no number. */
function costOf(finding: Costed): Cost | null {
  const transfer = numberIn(finding, 'transfer');
  if (!Number.isNaN(transfer)) {
    const because = finding.params['because'];
    return { tricks: transfer, points: null, law: typeof because === 'string' ? because : null };
  }
  const tricks = Math.abs(TRICKS[finding.key]?.(finding) ?? Number.NaN);
  if (!Number.isNaN(tricks)) return { tricks, points: null, law: null };
  const points =
    finding.key === 'audit.scoreDiffers'
      ? numberIn(finding, 'stated') - numberIn(finding, 'computed')
      : Number.NaN;
  return Number.isNaN(points) ? null : { tricks: null, points: Math.abs(points), law: null };
}

/** The approximate value of one trick. */
const POINTS_A_TRICK = 50;
/**
 * For findings without a number, in tricks: the whole board if its cards are not those of the field. A contract, or a part of the play,
 * that may be wrong comes after everything that certainly costs a trick.
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

/** The cost in tricks; findings that cost more are listed higher. */
export function weightOf(finding: Costed): number {
  if (finding.key === 'audit.handsDoNotFit') return 13;
  const cost = costOf(finding);
  if (cost === null) return AT_STAKE[finding.check] ?? 0;
  return cost.tricks ?? (cost.points ?? 0) / POINTS_A_TRICK;
}

/** `2 tricks, 64A1`; empty where nothing is counted. */
export function costText(finding: Costed, words: Words): string {
  const cost = costOf(finding);
  if (cost === null) return '';
  const text = words.screen.auditPage;
  if (cost.points !== null) return text.costPoints({ points: cost.points });
  const tricks = text.costTricks({ tricks: cost.tricks ?? 0 });
  return cost.law === null ? tricks : `${tricks}, ${cost.law}`;
}
