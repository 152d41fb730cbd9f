/** Places the states of a lifecycle: rows by distance from the beginning. Pure geometry. */

import type { MachineDrawing } from '../../../machines/index.ts';
import type { MachineName, StateOf } from '../../laws/states.ts';

type State = StateOf<MachineName>;

export interface StateBox {
  readonly name: State;
  readonly x: number;
  readonly y: number;
  readonly final: boolean;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  /** SVG path data. */
  readonly path: string;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly edges: readonly Edge[];
}

export const BOX = { width: 124, height: 38 } as const;
const GAP = { x: 18, y: 34 } as const;
const MARGIN = 16;
/** More boxes are broken into several rows, so that the labels stay readable in a narrow column. */
const WIDEST = 3;

function distances(machine: MachineDrawing): Map<State, number> {
  const found = new Map([[machine.initial, 0]]);
  const queue = [machine.initial];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const from = found.get(name) ?? 0;
    for (const { target } of machine.states.find((state) => state.name === name)?.transitions ?? []) {
      if (found.has(target)) continue;
      found.set(target, from + 1);
      queue.push(target);
    }
  }
  return found;
}

/** The states by row; those that no transition reaches are in the first. */
function rowsOf(machine: MachineDrawing): State[][] {
  const distance = distances(machine);
  const rows: State[][] = [];
  for (const { name } of machine.states) (rows[distance.get(name) ?? 0] ??= []).push(name);
  const place = (name: State): number => {
    const parents = machine.states.filter((state) => state.transitions.some(({ target }) => target === name));
    const spots = parents.map((state) => rows.flat().indexOf(state.name));
    return spots.reduce((sum, spot) => sum + spot, 0) / Math.max(spots.length, 1);
  };
  return rows
    .map((row, index) => (index === 0 ? row : [...row].sort((one, other) => place(one) - place(other))))
    .flatMap(broken);
}

/** Breaks the boxes of one row into as few rows of similar length as possible. */
function broken(row: readonly State[]): State[][] {
  const rows = Math.max(1, Math.ceil(row.length / WIDEST));
  const long = Math.ceil(row.length / rows);
  return Array.from({ length: rows }, (_unused, index) => row.slice(index * long, (index + 1) * long));
}

/**
 * The places of a machine's states and of the arrows between them, in SVG units. Two states have one
 * arrow in each direction at most.
 */
export function layoutOf(machine: MachineDrawing): Layout {
  const rows = rowsOf(machine);
  const broad = Math.max(1, ...rows.map((row) => row.length));
  const width = MARGIN * 2 + broad * BOX.width + (broad - 1) * GAP.x;
  const boxes: StateBox[] = rows.flatMap((row, index) => {
    const used = row.length * BOX.width + (row.length - 1) * GAP.x;
    return row.map((name, place) => ({
      name,
      x: (width - used) / 2 + place * (BOX.width + GAP.x),
      y: MARGIN + index * (BOX.height + GAP.y),
      final: machine.states.find((state) => state.name === name)?.final ?? false,
    }));
  });
  const at = new Map(boxes.map((box) => [box.name, box]));
  const seen = new Set<string>();
  const edges: Edge[] = [];
  for (const { name, transitions } of machine.states) {
    for (const { target } of transitions) {
      const from = at.get(name);
      const to = at.get(target);
      if (from === undefined || to === undefined || name === target || seen.has(`${name}>${target}`))
        continue;
      seen.add(`${name}>${target}`);
      edges.push({ from: name, to: target, path: pathBetween(from, to, boxes) });
    }
  }
  return { width, height: MARGIN * 2 + rows.length * BOX.height + (rows.length - 1) * GAP.y, boxes, edges };
}

function pathBetween(from: StateBox, to: StateBox, boxes: readonly StateBox[]): string {
  const start = from.x + BOX.width / 2;
  const end = to.x + BOX.width / 2;
  if (to.y === from.y) return pathAcross(from, to);
  const down = to.y > from.y;
  // Upward lines are moved aside, so that they don't cover the downward ones.
  const aside = down ? 0 : 14;
  let x = start + aside;
  let y = down ? from.y + BOX.height : from.y;
  let path = `M${x} ${y}`;
  const goal = { x: end + aside, y: down ? to.y : to.y + BOX.height };
  for (const row of rowsBetween(from, to, boxes)) {
    const gap = gapNear(row, x + (goal.x - x) / 2);
    const near = down ? row.y : row.y + BOX.height;
    const far = down ? row.y + BOX.height : row.y;
    path += curve(x, y, gap, near) + `L${gap} ${far}`;
    x = gap;
    y = far;
  }
  return path + curve(x, y, goal.x, goal.y);
}

function curve(x: number, y: number, toX: number, toY: number): string {
  const bend = (toY - y) * 0.55;
  return `C${x} ${y + bend} ${toX} ${toY - bend} ${toX} ${toY}`;
}

interface Row {
  readonly y: number;
  readonly boxes: readonly StateBox[];
}

/** The rows that a line passes, in its direction. */
function rowsBetween(from: StateBox, to: StateBox, boxes: readonly StateBox[]): readonly Row[] {
  const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  const heights = [...new Set(boxes.map(({ y }) => y))]
    .filter((y) => y > top && y < bottom)
    .sort((one, other) => one - other);
  const rows = heights.map((y): Row => ({ y, boxes: boxes.filter((box) => box.y === y) }));
  return from.y < to.y ? rows : rows.reverse();
}

/** The middle of the nearest gap between two boxes of a row, or beside its outer boxes. */
function gapNear(row: Row, wanted: number): number {
  const sorted = [...row.boxes].sort((one, other) => one.x - other.x);
  const gaps = sorted.map(({ x }) => x - GAP.x / 2);
  const last = sorted.at(-1);
  if (last !== undefined) gaps.push(last.x + BOX.width + GAP.x / 2);
  return gaps.reduce((best, gap) => (Math.abs(gap - wanted) < Math.abs(best - wanted) ? gap : best));
}

function pathAcross(from: StateBox, to: StateBox): string {
  const forward = to.x > from.x;
  const left = forward ? from.x + BOX.width : from.x;
  const right = forward ? to.x : to.x + BOX.width;
  const middle = from.y + BOX.height / 2;
  if (Math.abs(right - left) <= GAP.x + 1) return `M${left} ${middle}L${right} ${middle}`;
  const bottom = from.y + BOX.height;
  const under = bottom + GAP.y * 0.45;
  const start = from.x + BOX.width / 2;
  const end = to.x + BOX.width / 2;
  return `M${start} ${bottom}C${start} ${under} ${end} ${under} ${end} ${bottom}`;
}
