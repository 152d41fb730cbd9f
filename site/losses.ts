/** The table of what each format carries, made from the program's own loss reports when it writes the format. */

import type { Fact } from '../src/events/event.ts';
import { readCase } from '../src/formats/case/readCase.ts';
import {
  lossesOf,
  OTHER_LOSSES,
  TARGETS,
  type LossCode,
  type LossItem,
  type Target,
} from '../src/formats/losses.ts';
import type { WrittenDeal } from '../src/formats/outline.ts';

/** Every format carries `hands`; `facts` are all kinds of facts but calls and cards; the others are codes of loss reports. */
export const LOST_THINGS = [
  'hands',
  'play',
  'auction',
  'contract',
  'names',
  'board',
  'callRemark',
  'cardNote',
  'event',
  'session',
  'room',
  'table',
  'scoring',
  'notes',
  'statedResult',
  'unknownHand',
  'callsSkipped',
  'acceptedLead',
  'revokeMark',
  'facts',
  'cardNotStanding',
  'unknownCard',
  'playManner',
  'witness',
  'claimant',
  'claimStatement',
  'title',
  'edition',
  'elections',
  'mark',
  'check',
] as const;
export type LostThing = (typeof LOST_THINGS)[number];

/** `kept`: written where only this program reads it. */
export type Fate = 'carried' | 'kept' | 'lost';

export interface LossRow {
  readonly things: readonly LostThing[];
  readonly fates: Readonly<Record<Target, Fate>>;
}

/** One row for all things with the same fate in every format, in the order of `LOST_THINGS`. */
export function lossRows(cases: readonly string[]): readonly LossRow[] {
  const deals = cases.flatMap((text) => [everythingIn(text, []), everythingIn(text, SKIPPING)]);
  const reports = Object.fromEntries(
    TARGETS.map((target) => [target, deals.flatMap((deal) => lossesOf(deal, target))]),
  ) as unknown as Readonly<Record<Target, readonly LossItem[]>>;
  const rows = new Map<string, { things: LostThing[]; fates: LossRow['fates'] }>();
  for (const thing of LOST_THINGS) {
    // A `dup` file contains only hands. So a thing that its report does not list as lost was in none of the deals.
    if (thing !== 'hands' && !reports.dup.some(({ code }) => thingOf(code) === thing))
      throw new Error(`The deals for the table of losses hold nothing of the kind ${thing}.`);
    const fates = Object.fromEntries(
      TARGETS.map((target) => [target, fateOf(thing, reports[target])]),
    ) as unknown as LossRow['fates'];
    const key = JSON.stringify(fates);
    const row = rows.get(key) ?? { things: [], fates };
    row.things.push(thing);
    rows.set(key, row);
  }
  return [...rows.values()];
}

function thingOf(code: LossCode): LossCode | 'facts' {
  return (OTHER_LOSSES as readonly string[]).includes(code) ? code : 'facts';
}

function fateOf(thing: LostThing, report: readonly LossItem[]): Fate {
  const items = report.filter(({ code }) => thingOf(code) === thing);
  if (items.length === 0) return 'carried';
  return items.every(({ kept }) => kept === true) ? 'kept' : 'lost';
}

/** East is skipped, so that the seats of the calls can't be derived from the dealer. */
const SKIPPING: readonly Fact[] = [
  { type: 'CallMade', seat: 'N', call: '1C', alert: true, explanation: 'x' },
  { type: 'CallMade', seat: 'S', call: 'P' },
];

/** The deal of a case, with every possible value added to its header and its first fact. */
function everythingIn(text: string, calls: readonly Fact[]): WrittenDeal {
  const { record, checks, rest } = readCase(text);
  if (record === null) throw new Error('The case for the table of losses is damaged.');
  const [first, ...others] = record.events;
  const events: readonly Fact[] = [
    ...calls,
    ...(first === undefined ? [] : [{ ...first, note: 'x', status: 'disputed' as const }, ...others]),
  ];
  return {
    record: {
      ...record,
      header: {
        ...record.header,
        ...(calls.length === 0 ? {} : { auction: null }),
        title: 'x',
        event: 'y',
        session: 'x',
        table: 'x',
        room: 'open',
        scoring: 'x',
        notes: 'x',
        names: { N: 'x' },
        edition: '2007',
        elections: {},
        statedResult: { declarerTricks: 9 },
      },
      events,
      marks: { x: 1 },
    },
    extras: { checks, remarks: [], rest },
  };
}
