/** The lines tried from a deal as a tree on the timeline: each is a row that begins where it leaves its parent. Pure. */

import { offsetsAlong } from '../../view/line.ts';
import { trickAndCardByPosition } from '../../view/replayLine.ts';
import type { Replay } from '../../view/replay.ts';

export interface TreeLine {
  readonly stream: string;
  /** Empty for the line of what happened at the table. */
  readonly name: string;
  /** Null for the line of what happened at the table. */
  readonly parent: string | null;
  /** The number of events that it shares with its parent. */
  readonly fork: number;
  /** True for somebody's account of what happened, told at a hearing, and not a tried line. */
  readonly isAccount?: true;
  /** Of another record of the same deal: the entries in which it differs from the deal on screen, and those of that deal, as sentences. */
  readonly apart?: { readonly own: readonly string[]; readonly other: readonly string[] };
  readonly replay: Replay;
  /** The address at which it opens, at its first moment. */
  readonly href: string;
}

export interface TreeRow {
  readonly line: TreeLine;
  /** Where it leaves its parent and where it ends, along the timeline, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** Forks of lower lines whose connection passes through this row. */
  readonly through: readonly number[];
  /** Forks of lower lines that leave this row. */
  readonly down: readonly number[];
}

interface Added {
  readonly line: TreeLine;
  readonly from: number;
  readonly to: number;
  /** The index of the row that it leaves; -1 for none. */
  readonly leaves: number;
}

/** What happened at the table first, then every line below the one it leaves, the earliest fork first. */
export function rowsOf(lines: readonly TreeLine[]): readonly TreeRow[] {
  const added: Added[] = [];
  const add = (line: TreeLine, from: number, leaves: number): void => {
    const offsets = offsetsAlong({
      last: line.replay.last,
      trickAndCard: trickAndCardByPosition(line.replay),
    });
    const row = added.push({ line, from, to: Math.max(from, offsets.at(-1) ?? 0), leaves }) - 1;
    const children = lines
      .filter(({ parent }) => parent === line.stream)
      .sort((one, other) => one.fork - other.fork);
    for (const child of children) add(child, offsets[child.fork] ?? offsets.at(-1) ?? 0, row);
  };
  for (const line of lines) if (!lines.some(({ stream }) => stream === line.parent)) add(line, 0, -1);
  return added.map(({ line, from, to }, row) => {
    const below = added.filter((_one, other) => other > row);
    return {
      line,
      from,
      to,
      through: below.filter(({ leaves }) => leaves >= 0 && leaves < row).map((one) => one.from),
      down: below.filter(({ leaves }) => leaves === row).map((one) => one.from),
    };
  });
}
