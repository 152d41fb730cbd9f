/** The columns of a PBN score table (5.9), and the cells of a row by column. */

/** The columns of the standard, and those that programs have agreed on. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'Rank RankTie PairId_NS PairId_EW Names_NS Names_EW Contract Declarer Result Score_NS Score_EW IMP_NS IMP_EW MP_NS MP_EW ' +
    'Percentage_NS Percentage_EW Multiplicity Table Round Section Lead ButlerDatum TeamId_Home TeamId_Away ' +
    'PlayerId_North PlayerId_East PlayerId_South PlayerId_West'
  ).split(' '),
);

/** Without these columns a row has no result. */
const NEEDED = ['Contract', 'Declarer', 'Result'] as const;

export interface ScoreColumns {
  readonly names: readonly string[];
  /** A column of unknown meaning, or a repeated one, exists; it is ignored. */
  readonly unknown: boolean;
  /** True if all needed columns exist, each once. */
  readonly whole: boolean;
}

/** Reads the value of the tag, `PairId_NS\2R;Contract\4L;…`: names with a width that is a mere wish. */
export function scoreColumns(value: string): ScoreColumns {
  const names = value.split(';').map((column) => column.replace(/\\.*$/s, '').trim());
  const once = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return {
    names,
    unknown: names.some((name) => !KNOWN.has(name) || !once(name)),
    whole: NEEDED.every((name) => names.includes(name) && once(name)),
  };
}

/** The cells by column; null when there are not as many as columns. A column named twice is left out. */
export function scoreCells(row: string, { names }: ScoreColumns): ReadonlyMap<string, string> | null {
  const cells = row.match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g) ?? [];
  if (cells.length !== names.length) return null;
  return new Map(
    names.flatMap((name, index): [string, string][] => {
      const cell = (cells[index] ?? '').replace(/^"|"$/g, '').trim();
      const repeated = names.indexOf(name) !== names.lastIndexOf(name);
      return repeated || ['', '-', '?'].includes(cell) ? [] : [[name, cell]];
    }),
  );
}
