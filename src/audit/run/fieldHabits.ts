/** If a file has the same finding about one board after another, it is reported once, for the file. */

import { grouped } from '../../domain/grouped.ts';
import { ofWholeFile, type OfFile } from '../located.ts';

/** Up to this many are reported one by one. */
const FEW = 3;

/** A teacher's file has this finding for many boards, and so has a file with the same names in every line. */
const OF_BOARD = 'audit.boardPlayedTwice';
const OF_FILE = 'audit.file.boardsPlayedTwice';

/** The findings in the order in which they were found. A habit takes the place of its first case. */
export function withHabits<Source>(findings: readonly OfFile<Source>[]): readonly OfFile<Source>[] {
  const isCase = ({ finding }: OfFile<Source>): boolean => finding.key === OF_BOARD;
  const cases = grouped(findings.filter(isCase), ({ source }) => source);
  return findings.flatMap((one) => {
    const same = (isCase(one) && cases.get(one.source)) || [];
    if (same.length <= FEW) return [one];
    if (same[0] !== one) return [];
    const deals = same.flatMap(({ finding }) => finding.deal ?? []);
    const boards = new Set(same.flatMap(({ finding }) => finding.board ?? []));
    return [
      {
        source: one.source,
        finding: ofWholeFile(one.finding, OF_FILE, { count: same.length, deals, boards }),
      },
    ];
  });
}
