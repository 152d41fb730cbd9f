/**
 * One slip that a program makes again and again: the first cases are reported in their places, all others by one finding at the end of
 * the file, with how often it came and where.
 */

import { boardList, dealList, NOWHERE, type PlacedFinding } from '../placed.ts';

/** So many are reported in their places. */
const FEW = 3;
/** Without a text of its own nothing shows that it is the same slip: more are needed. */
const MANY = 10;
/** Beyond that they are counted only. */
const MOST_KEPT = 5000;

/** What the file itself declares happened at the table: each is a matter of its own. */
const DECLARED = /^import\.(?:declared|movie)/;

interface Slip {
  count: number;
  readonly kept: PlacedFinding[];
}

export class SameSlips {
  readonly #slips = new Map<string, Slip>();

  /** True when the finding is held back. */
  hold(finding: PlacedFinding): boolean {
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

  /** At the end of the file: every case, or one finding for all of them. */
  finish(): PlacedFinding[] {
    const findings: PlacedFinding[] = [];
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

function hasText({ params }: PlacedFinding): boolean {
  return params['text'] !== undefined && params['text'] !== '';
}

function asOne(first: PlacedFinding, kept: readonly PlacedFinding[], count: number): PlacedFinding {
  const deals = [...new Set(kept.flatMap(({ deal }) => deal ?? []))];
  const boards = boardList([...new Set(kept.flatMap(({ board }) => board ?? []))]);
  const params = { ...first.params, sameCount: count, sameDeals: dealList(deals), sameBoards: boards };
  return { ...first, ...NOWHERE, params };
}
