/** A case out of the events of a sealed file. What is sealed is checked elsewhere. */

import { CASE_FORMAT } from './case/readCase.ts';
import { decodeBytes } from './bytes.ts';
import { readCaseFile } from './caseFile.ts';
import { formatOfName } from './extensions.ts';
import { problem, type Problem } from './problem.ts';
import type { ReadDeal } from './readDeal.ts';

/** Whether a text is the beginning of a sealed file, also of one whose first lines are damaged. */
export function isLikeSealed(sample: string): boolean {
  return sample.includes('{"event":{"aprev":');
}

/** True when the name ends like that of a sealed file. */
export function isNamedAsSealed(name: string): boolean {
  return formatOfName(name) === 'sealed';
}

/** So much of a file shows whether it is a sealed one. Bytes. */
const SAMPLE = 65_536;

/** True for a sealed file by what it holds, or by its name where it is too damaged to show it. */
export function isSealedFile(name: string, bytes: Uint8Array): boolean {
  return isNamedAsSealed(name) || isLikeSealed(decodeBytes(bytes.subarray(0, SAMPLE)).text);
}

/** What a sealed file held when it was opened. */
export interface Opened {
  /** The case without its events; empty where that does not hold. */
  readonly head: Readonly<Record<string, unknown>>;
  /** The items of its events that hold, in the order in which they were signed. */
  readonly items: readonly unknown[];
  /** So many events of it do not hold, and are left out. */
  readonly holes: number;
  /** So many things are wrong with the file. */
  readonly faults: number;
  /** So many events of the case are not signed by every member. */
  readonly open: number;
}

/** The case in a sealed file, as far as it holds, and the problems with it. */
export function readSealed({ head, items, holes, faults, open }: Opened): {
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
} {
  const { deals, problems } = readCaseFile(JSON.stringify({ format: CASE_FORMAT, ...head, events: items }));
  const listed = [
    ...(faults > 0 ? [problem('sealDamaged', 1, undefined, { count: faults })] : []),
    ...(faults === 0 && open > 0 ? [problem('sealOpen', 1, undefined, { count: open })] : []),
  ];
  return {
    deals: holes === 0 ? deals : deals.map((deal) => ({ ...deal, kind: 'damaged' })),
    problems: [...listed, ...problems],
  };
}
