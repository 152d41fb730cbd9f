/**
 * A mistake that a program repeats: the first cases are reported at their lines, all others in one finding at the end of the file, with
 * their number and boards.
 */

import { boardList, dealList, NOWHERE, type LocatedFinding } from '../located.ts';

/** This many are reported at their lines. */
const FEW = 3;
/** For findings without a text more cases are needed, because nothing shows that they are the same mistake. */
const MANY = 10;
/** Further cases are only counted. */
const MOST_KEPT = 5000;

/** Facts that the file itself declares: each is a matter of its own. */
const DECLARED = /^import\.(?:declared|movie)/;

interface Slip {
  count: number;
  readonly kept: LocatedFinding[];
}

export class SameSlips {
  readonly #slips = new Map<string, Slip>();

  /** True when the finding is held back. */
  hold(finding: LocatedFinding): boolean {
    const { check, key, params, deal } = finding;
    if (check !== 'import' || deal === null || DECLARED.test(key)) return false;
    const id = `${key} ${String(params['text'] ?? '')}`;
    const slip = this.#slips.get(id);
    if (slip === undefined) {
      this.#slips.set(id, { count: 1, kept: [finding] });
      return false;
    }
    slip.count++;
    if (slip.kept.length < MOST_KEPT) slip.kept.push(finding);
    return slip.count > FEW;
  }

  /** At the end of the file: all held-back cases, or one finding for them. */
  finish(): LocatedFinding[] {
    const findings: LocatedFinding[] = [];
    for (const { count, kept } of this.#slips.values()) {
      const [first] = kept;
      if (first === undefined) continue;
      const few = count <= (hasText(first) ? FEW : MANY);
      if (few) findings.push(...kept.slice(FEW));
      else findings.push(asOne(first, kept, count));
    }
    this.#slips.clear();
    return findings.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  }
}

function hasText({ params }: LocatedFinding): boolean {
  return params['text'] !== undefined && params['text'] !== '';
}

function asOne(first: LocatedFinding, kept: readonly LocatedFinding[], count: number): LocatedFinding {
  const deals = [...new Set(kept.flatMap(({ deal }) => deal ?? []))];
  const boards = boardList([...new Set(kept.flatMap(({ board }) => board ?? []))]);
  const params = { ...first.params, sameCount: count, sameDeals: dealList(deals), sameBoards: boards };
  return { ...first, ...NOWHERE, params };
}
