/** Makes a case from the events of a sealed file. The seal is checked elsewhere. */

import { CASE_FORMAT } from './case/readCase.ts';
import { decodeBytes, SAMPLE } from './bytes.ts';
import { readCaseFile } from './caseFile.ts';
import { formatOfName } from './extensions.ts';
import { problem } from './problem.ts';
import type { Parsed } from './readDeal.ts';

/** Whether a text is the beginning of a sealed file, also of one whose first lines are damaged. */
export function isLikeSealed(sample: string): boolean {
  return sample.includes('{"event":{"aprev":');
}

/** True when the name ends like that of a sealed file. */
export function isNamedAsSealed(name: string): boolean {
  return formatOfName(name) === 'sealed';
}

/** True for a sealed file by what it holds, or by its name where it is too damaged to show it. */
export function isSealedFile(name: string, bytes: Uint8Array): boolean {
  return isNamedAsSealed(name) || isLikeSealed(decodeBytes(bytes.subarray(0, SAMPLE)).text);
}

/** The valid contents of a sealed file. */
export interface Opened {
  /** The case without its events; empty if it is not valid. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Its valid events, in the order in which they were signed. */
  readonly items: readonly unknown[];
  /** The number of invalid events, which are left out. */
  readonly holes: number;
  /** The number of faults of the file. */
  readonly faults: number;
  /** The line of the first fault that has one, from 1. */
  readonly line: number;
  /** The number of events that not every member has signed. */
  readonly open: number;
}

/** The case in a sealed file, as far as it holds, and the problems with it. */
export function readSealed({ head, items, holes, faults, line, open }: Opened): Parsed {
  // Without the opening there is no deal to read. The seal tells it; it is no second fault of the file.
  const { deals, problems } = readCaseFile(
    JSON.stringify({ format: CASE_FORMAT, deal: {}, ...head, events: items }),
  );
  const listed = [
    ...(faults > 0 ? [problem('sealDamaged', line, undefined, { count: faults })] : []),
    ...(faults === 0 && open > 0 ? [problem('sealOpen', 1, undefined, { count: open })] : []),
  ];
  return {
    deals: holes === 0 ? deals : deals.map((deal) => ({ ...deal, kind: 'damaged' })),
    problems: [...listed, ...problems],
  };
}
