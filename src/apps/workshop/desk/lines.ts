/** Lines tried from a deal. Each is a stream of its own with a parent and a fork, separate from what happened at the table. */

import { html, nothing, type TemplateResult } from '../../../ui/lit.ts';
import type { Table } from '../../../domain/table.ts';
import type { Fact } from '../../../events/event.ts';
import type { DealRecord } from '../../../events/record.ts';
import { isSame } from '../../../domain/json.ts';
import { factSentence } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import { isStorageCode } from '../../../store/codes.ts';
import type { Draft, Marks, StoreOutcome, StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import type { Replay } from '../../../view/replay.ts';
import type { TreeLine } from '../../../ui/lines/tree.ts';
import { hashOf, type Route } from '../address.ts';
import type { Kept } from '../keeping/kept.ts';

/** The place where a line begins. */
export interface Fork {
  readonly record: DealRecord;
  /** The number of events before it. */
  readonly at: number;
  /** The table at that moment. */
  readonly table: Table;
  /** The stored deal that it leaves; null if the deal is not stored yet. */
  readonly stream: string | null;
  /** The title of the deal that was really played. */
  readonly title: string;
}

/** “trick 5: East plays the ♦4”: a line is called after the first thing in it. */
export function lineName(fact: Fact, before: Table, words: Words): string {
  const isPlay = before.phase === 'play' || before.phase === 'over';
  return words.screen.lines.named({
    trick: isPlay ? (before.trick?.number ?? null) : null,
    what: factSentence(fact, before, words, words.written),
  });
}

/** The stored deal for the lines; it is stored now if necessary. */
async function trunkOf(
  store: Pick<Store, 'create'>,
  { record: { header, events, marks }, stream }: Fork,
): Promise<StoreOutcome<{ stream: string }>> {
  if (stream !== null) return { ok: true, stream };
  const kept = await store.create({
    header,
    events,
    closed: true,
    ...(marks === undefined ? {} : { marks }),
  });
  // If the storage does not accept it, it continues in memory under its name.
  const { stream: name } = kept;
  return kept.ok || name === undefined || !isStorageCode(kept.code) ? kept : { ok: true, stream: name };
}

/** Begins a line with each of these lists of facts, all of them or none; the deal they leave, and the lines. */
export async function beginLines(
  store: Pick<Store, 'create' | 'createAll'>,
  fork: Fork,
  lines: readonly (readonly Fact[])[],
  words: Words,
  marks: Marks = {},
): Promise<StoreOutcome<{ stream: string; lines: readonly string[] }>> {
  const trunk = await trunkOf(store, fork);
  if (!trunk.ok) return trunk;
  const { translations: _others, ...own } = fork.record.header;
  const title = words.screen.desk.lineTitle({ title: fork.title, event: fork.at });
  const drafts = lines.map((facts): Draft => {
    const [first] = facts;
    return {
      header: { ...own, title },
      events: facts,
      parent: trunk.stream,
      fork: fork.at,
      ...(Object.keys(marks).length === 0 ? {} : { marks }),
      ...(first === undefined ? {} : { name: lineName(first, fork.table, words) }),
    };
  });
  const made = await store.createAll(drafts);
  return made.ok ? { ok: true, stream: trunk.stream, lines: made.streams } : made;
}

/** The lists of facts with which no existing line begins at this moment. */
export async function untried(
  store: Pick<Store, 'record'>,
  { stream, at }: Pick<Fork, 'stream' | 'at'>,
  lines: readonly (readonly Fact[])[],
  kept: Kept,
): Promise<readonly (readonly Fact[])[]> {
  if (stream === null) return lines;
  const leaving = familyOf(stream, kept).filter(({ parent, fork }) => parent === stream && fork === at);
  const begun = await Promise.all(leaving.map((line) => store.record(line.stream)));
  return lines.filter(
    (facts) =>
      !begun.some((found) => found.ok && isSame(found.record.events.slice(at, at + facts.length), facts)),
  );
}

/** The deal at the root of the tree, and all lines below it. */
export function familyOf(stream: string, { deals, waiting }: Kept): readonly StoredDeal[] {
  const all = [...deals, ...waiting.filter((one) => !deals.some((deal) => deal.stream === one.stream))];
  const named = (wanted: string | undefined): StoredDeal | undefined =>
    all.find((deal) => deal.stream === wanted);
  let root = named(stream);
  for (let up = named(root?.parent); up !== undefined; up = named(up.parent)) root = up;
  return root === undefined ? [] : [root, ...below(root.stream, all)];
}

/** So many other records of a deal are compared with it; a longer list would not be read. */
const MOST_OTHERS = 8;

/** Other stored records of the same deal, whose four hands are known: as two members of a committee return it, or as a copy was kept beside it. */
export function othersOf(stream: string, { deals }: Kept): readonly StoredDeal[] {
  const own = deals.find((deal) => deal.stream === stream);
  if (own === undefined || own.parent !== undefined) return [];
  const { title, deal } = own.header;
  if (Object.values(deal.hands).includes(null)) return [];
  // A second download of a file has another name.
  const textOf = (header: StoredDeal['header']): string => JSON.stringify({ ...header, source: undefined });
  const wanted = textOf(own.header);
  // The text of a header is long, and many boards of an event may have one title.
  const isAlike = (other: StoredDeal['header']): boolean =>
    other.title === title && other.deal.board === deal.board && textOf(other) === wanted;
  return deals
    .filter((deal) => deal !== own && deal.parent === undefined && isAlike(deal.header))
    .slice(0, MOST_OTHERS);
}

/** Every line that leaves that deal, or another line that does; the earliest made first. */
export function below(stream: string, deals: readonly StoredDeal[]): readonly StoredDeal[] {
  return deals
    .filter(({ parent }) => parent === stream)
    .sort(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || (one.stream < other.stream ? -1 : 1),
    )
    .flatMap((line) => [line, ...below(line.stream, deals)]);
}

/** The lines in the form that the tree draws; lines whose record is not read yet are left out. */
export function linesDrawn(
  family: readonly StoredDeal[],
  replays: ReadonlyMap<string, Replay>,
): readonly TreeLine[] {
  return family.flatMap(({ stream, name = '', parent, fork = 0 }) => {
    const replay = replays.get(stream);
    const known = parent !== undefined && family.some((one) => one.stream === parent) ? parent : null;
    const href = hashOf({ view: 'deal', stream, at: fork });
    return replay === undefined ? [] : [{ stream, name, parent: known, fork, replay, href }];
  });
}

/** The banner of a line: “what if”, where it leaves its parent, and a link there. Nothing for a deal that is no line. */
export function lineBanner(route: Route, kept: Kept, words: Words): TemplateResult | typeof nothing {
  if (route.view !== 'deal') return nothing;
  const text = words.screen.desk;
  const own = [...kept.deals, ...kept.waiting].find(({ stream }) => stream === route.stream);
  if (own?.parent === undefined) return nothing;
  const fork = own.fork ?? 0;
  return html`<nav class="lines" aria-label=${text.lines}>
    <p>
      <strong>${words.screen.lines.whatIf}</strong> · ${text.lineOf({ event: fork })}
      <a href=${hashOf({ view: 'deal', stream: own.parent, at: fork })}>${text.atTable}</a>
    </p>
  </nav>`;
}
