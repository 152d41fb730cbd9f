/** The calls of an auction in four columns, as the picture, the printed diagram and the sheet of a poll show them. */

import type { Call } from '../../domain/contract.ts';
import type { Seat } from '../../domain/seat.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Naming } from '../../i18n/naming.ts';

export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

export interface CallCell {
  /** Empty if no call came in the place of a cancelled one. */
  readonly text: string;
  readonly alert: boolean;
  /** The number of its explanation, from 1. */
  readonly note: number | null;
  /** The calls that were taken back for it. */
  readonly gone?: readonly string[];
}

interface CallMade {
  /** Empty for a call that the record lacks. */
  readonly call: Call | '';
  readonly alert: boolean;
  readonly explanation: string | null;
  readonly gone?: readonly Call[];
}

interface CallTable<Made extends CallMade> {
  readonly heads: readonly string[];
  /** West first. Null for a cell before the dealer, and for a call that the record lacks. */
  readonly rows: readonly (readonly (CallCell | null)[])[];
  /** The calls that the notes explain, in the order of their numbers. */
  readonly explained: readonly Made[];
}

/** A call in plain text, behind those that were taken back for it: `1♠→2♠`, from left to right in every language; `1♠→–` if none came in its place. */
export function plainCall({ text, gone = [] }: Pick<CallCell, 'text' | 'gone'>): string {
  return gone.length === 0 ? text : isolate([...gone, text === '' ? '–' : text].join('→'));
}

/** The table of these calls. `next`: cells after the last call, such as the question mark of a poll. */
export function callTable<Made extends CallMade>(
  dealer: Seat,
  calls: readonly Made[],
  written: Pick<Naming, 'call' | 'seatLetter'>,
  next: readonly CallCell[] = [],
): CallTable<Made> {
  const explained = calls.filter(({ explanation }) => explanation !== null);
  const cells: readonly (CallCell | null)[] = [
    ...Array.from({ length: COLUMNS.indexOf(dealer) }, () => null),
    ...calls.map((made) => {
      const { call, alert, gone } = made;
      if (call === '' && gone === undefined) return null;
      const text = call === '' ? '' : written.call(call);
      const cell = { text, alert, note: explained.indexOf(made) + 1 || null };
      return gone === undefined ? cell : { ...cell, gone: gone.map((one) => written.call(one)) };
    }),
    ...next,
  ];
  return {
    heads: COLUMNS.map((seat) => written.seatLetter(seat)),
    rows: Array.from({ length: Math.ceil(cells.length / 4) }, (_unused, row) =>
      cells.slice(row * 4, row * 4 + 4),
    ),
    explained,
  };
}
