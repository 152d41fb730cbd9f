/** A file of any format as the check of an import shows it; loaded only when something is opened. */

import type { DealRecord } from '../../events/record.ts';
import { readCase, type CaseProblem } from '../../formats/case/readCase.ts';
import { readFile as readDeals } from '../../formats/read.ts';
import type { ImportProblem } from '../../ui/import-check/problems.ts';

export interface ReadFile {
  readonly name: string;
  readonly text: string;
  readonly deals: readonly DealRecord[];
  readonly problems: readonly ImportProblem[];
}

/** Never throws for what a file holds. */
export function readFile(name: string, bytes: Uint8Array): ReadFile {
  const { format, text, deals, problems } = readDeals(name, bytes);
  if (format !== 'case') return { name, text, deals: deals.map(({ record }) => record), problems };
  const read = readCase(text);
  return {
    name,
    text,
    deals: read.record === null ? [] : [read.record],
    problems: [...problems, ...read.problems.map((problem) => ofCase(problem, read.record === null))],
  };
}

function ofCase({ code, item, text }: CaseProblem, fatal: boolean): ImportProblem {
  return {
    code,
    line: null,
    severity: fatal ? 'error' : 'warning',
    suggestion: fatal ? 'chooseAnotherFile' : 'checkPlace',
    params: item < 0 ? { text } : { text, item: item + 1 },
  };
}
