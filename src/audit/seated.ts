/** Who sat where, as scorers number them: what a movement is known by. */

import type { DealRecord } from '../events/record.ts';

export interface Seated {
  /** Event, session and section, as far as they are given; numbers mean the same pairs inside it. */
  readonly movement: string;
  /** Without a date or an event nothing says that two files are of one movement. */
  readonly dated: boolean;
  /** Empty where the file does not say. */
  readonly round: string;
  readonly ns: string;
  readonly ew: string;
}

/** No number, or that of an empty chair. */
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
  // Some files have no session but that of the round.
  const of = session === round ? '' : session;
  return {
    movement: [event, of, date, section].join('|'),
    dated: dateOf(record, tags) !== '',
    round,
    ns,
    ew,
  };
}
