/** The pairs' numbers of a result, which identify its movement. */

import type { DealRecord } from '../events/record.ts';

export interface Seated {
  /** Event, session and section, as far as the file gives them; within these, numbers mean the same pairs. */
  readonly movement: string;
  /** True with a date or an event; without either, nothing shows that two files have the same movement. */
  readonly dated: boolean;
  /** Empty if the file does not say. */
  readonly round: string;
  readonly ns: string;
  readonly ew: string;
}

/** No number, or the number of an empty chair. */
const NOBODY = /^(?:[?-]|0+)?$/;

/** The day of an event; empty without either, so that nothing says that two files are of one occasion. */
export function dateOf({ header }: DealRecord, tags: ReadonlyMap<string, string> | undefined): string {
  const date = tags?.get('Date')?.trim() ?? '';
  return (header.event ?? '') === '' || date.includes('?') ? '' : date;
}

/** The numbers of the pairs and where they sat; null where the file does not number both pairs. */
export function seatedIn(record: DealRecord, tags: ReadonlyMap<string, string>): Seated | null {
  const ns = tags.get('PairNS')?.trim() ?? '';
  const ew = tags.get('PairEW')?.trim() ?? '';
  if (NOBODY.test(ns) || NOBODY.test(ew)) return null;
  const [round = '', section = '', date = ''] = ['Round', 'Section', 'Date'].map((name) =>
    tags.get(name)?.trim(),
  );
  const { event = '', session = '' } = record.header;
  // Some files repeat the round as the session.
  const of = session === round ? '' : session;
  return {
    movement: [event, of, date, section].join('|'),
    dated: dateOf(record, tags) !== '',
    round,
    ns,
    ew,
  };
}
