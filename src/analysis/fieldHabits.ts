/** What a file does board after board in the field is one finding about the file, not one for each of its boards. */

import { found } from './audited.ts';
import { boardList, dealList, type OfFile, type PlacedFinding } from './placed.ts';

/** So few are always told one by one. */
const FEW = 3;

/** By the key of the finding about one board: the key of the one about the file. */
const OF_FILE: Readonly<Record<string, string>> = {
  // A teacher's file, or one with the same names on every line.
  'audit.boardPlayedTwice': 'audit.file.boardsPlayedTwice',
};

/** In the order they were found; a habit stands where its first case was. */
export function withHabits<Source>(told: readonly OfFile<Source>[]): readonly OfFile<Source>[] {
  const cases = new Map<Source, Map<string, PlacedFinding[]>>();
  for (const { source, finding } of told) {
    const habit = OF_FILE[finding.key];
    if (habit === undefined) continue;
    const ofSource = cases.get(source) ?? new Map<string, PlacedFinding[]>();
    cases.set(source, ofSource);
    const same = ofSource.get(habit);
    if (same === undefined) ofSource.set(habit, [finding]);
    else same.push(finding);
  }
  if (cases.size === 0) return told;
  return told.flatMap(({ source, finding }) => {
    const habit = OF_FILE[finding.key] ?? '';
    const same = cases.get(source)?.get(habit) ?? [];
    if (same.length <= FEW) return [{ source, finding }];
    return same[0] === finding ? [{ source, finding: ofFile(habit, same, finding) }] : [];
  });
}

function ofFile(key: string, same: readonly PlacedFinding[], first: PlacedFinding): PlacedFinding {
  const { check, severity, laws, line } = first;
  const boards = new Set(same.flatMap(({ board }) => board ?? []));
  const params = {
    count: same.length,
    deals: dealList(same.flatMap(({ deal }) => deal ?? [])),
    boards: boardList([...boards]),
  };
  const { at: _at, ...finding } = found(check as 'A15', key, { severity, laws, params });
  return { ...finding, ...(line === undefined ? {} : { line }), deal: null, board: null, room: null };
}
