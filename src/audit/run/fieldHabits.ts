/** If a file has the same finding about one board after another, it is reported once, for the file. */

import { ofWholeFile, type OfFile, type LocatedFinding } from '../located.ts';

/** Up to this many are reported one by one. */
const FEW = 3;

/** The key of the finding about the file, by the key of the finding about a board. */
const OF_FILE: Readonly<Record<string, string>> = {
  // A teacher's file, or one with the same names in every line.
  'audit.boardPlayedTwice': 'audit.file.boardsPlayedTwice',
};

/** The findings in the order in which they were found. A habit takes the place of its first case. */
export function withHabits<Source>(findings: readonly OfFile<Source>[]): readonly OfFile<Source>[] {
  const cases = new Map<Source, Map<string, LocatedFinding[]>>();
  for (const { source, finding } of findings) {
    const habit = OF_FILE[finding.key];
    if (habit === undefined) continue;
    const ofSource = cases.get(source) ?? new Map<string, LocatedFinding[]>();
    cases.set(source, ofSource);
    const same = ofSource.get(habit);
    if (same === undefined) ofSource.set(habit, [finding]);
    else same.push(finding);
  }
  if (cases.size === 0) return findings;
  return findings.flatMap(({ source, finding }) => {
    const habit = OF_FILE[finding.key] ?? '';
    const same = cases.get(source)?.get(habit) ?? [];
    if (same.length <= FEW) return [{ source, finding }];
    if (same[0] !== finding) return [];
    const deals = same.flatMap(({ deal }) => deal ?? []);
    const boards = new Set(same.flatMap(({ board }) => board ?? []));
    return [{ source, finding: ofWholeFile(finding, habit, { count: same.length, deals, boards }) }];
  });
}
