/** Choices in records with forgotten cards: whether a choice was on offer depends on what was known when the player made it. */

import type { Finding, FindingKey } from '../laws/finding.ts';
import type { Folded } from './fold.ts';

const ABOUT_OFFERS: ReadonlySet<FindingKey> = new Set<FindingKey>([
  'choice.notOnOffer',
  'choice.notHis',
  'choice.noneOpen',
]);

/**
 * The fold `again` without complaints about choices that were on offer `asRemembered`. What a choice says may tell which card a
 * forgotten one was; with that card filled in, another hand may be on lead, or nothing may be left to choose. Nobody chose wrongly by
 * that.
 */
export function withOffersAsMade(again: Folded, asRemembered: Folded): Folded {
  const doubted = new Set(asRemembered.findings.filter(isAboutOffer).map(({ at }) => at));
  const isKept = (finding: Finding): boolean => !isAboutOffer(finding) || doubted.has(finding.at);
  if (again.findings.every(isKept)) return again;
  return {
    ...again,
    positions: again.positions.map((position) =>
      position.findings.every(isKept)
        ? position
        : { ...position, findings: position.findings.filter(isKept) },
    ),
    findings: again.findings.filter(isKept),
    ground: null,
  };
}

function isAboutOffer({ key }: Finding): boolean {
  return ABOUT_OFFERS.has(key);
}
