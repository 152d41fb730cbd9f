/** Writes deals as PBN 2.1 in export format: fifteen tags in order, CRLF, no line over 255 characters. */

import { encodeText, type EncodedText } from '../encode.ts';
import { lossesOf, type LossItem, type Written } from '../losses.ts';
import { outlineOf, type Outline, type WrittenDeal } from '../outline.ts';
import { caseOf } from '../caseFile.ts';
import { parsePbn } from './parse.ts';
import {
  checksumOf,
  missingFrom,
  RULING_COLUMNS,
  RULING_TABLE,
  rulingRows,
  type CardRows,
  type RulingRow,
} from './rulingTable.ts';
import { auctionSection, playSection } from './writeSections.ts';
import { WRITTEN_ELSEWHERE, tagLine, tagsOf } from './writeTags.ts';

/** One game, ending in a blank line. */
export function writeGame(deal: WrittenDeal): Written {
  const outline = outlineOf(deal);
  const lines = gameLines(deal, outline);
  const table = tableLines(deal, outline, `${lines.join('\r\n')}\r\n`);
  const text = `${[...lines, ...table].join('\r\n')}\r\n\r\n`;
  return { text, losses: [...lossesOf(deal, 'pbn', outline), ...cutLosses(deal, text)] };
}

/** Tags and rows that had to be cut to the line length of the standard. */
function cutLosses({ tags, tables }: WrittenDeal, text: string): LossItem[] {
  const long = [...(tags ?? [])].some(([, value]) => value.length > LONGEST_SURE || /[^ -~]/.test(value));
  const wide = [...(tables ?? [])].some(([, rows]) => rows.some((row) => row.length > LONGEST_SURE));
  if (!long && !wide) return [];
  const back = parsePbn(text).deals[0];
  const items: LossItem[] = [];
  for (const [tag, value] of tags ?? []) {
    if (WRITTEN_ELSEWHERE.has(tag) || tables?.has(tag) === true || back?.tags?.get(tag) === value) continue;
    items.push({ code: 'tag', params: { tag } });
  }
  for (const [tag, rows] of tables ?? [])
    if (
      JSON.stringify(back?.tables?.get(tag)) !== JSON.stringify(rows.map((row) => row.replace(/\s+/g, ' ')))
    )
      items.push({ code: 'section', params: { tag } });
  return items;
}

/** A value of at most this many plain characters certainly fits on its line. */
const LONGEST_SURE = 100;

/** A whole file in the encoding it needs: Latin-1 as the standard says, UTF-8 where letters want it, which is reported. */
export function writePbn(
  deals: readonly WrittenDeal[],
): EncodedText & { readonly losses: readonly LossItem[] } {
  const losses: LossItem[] = [];
  const parts = ['% PBN 2.1\r\n% EXPORT\r\n'];
  for (const [number, deal] of deals.entries()) {
    const game = writeGame(deal);
    parts.push(game.text);
    losses.push(...game.losses.map((item) => ({ ...item, deal: number })));
  }
  const encoded = encodeText(parts.join(''));
  if (encoded.encoding === 'utf-8') losses.push({ code: 'letters', params: { text: encoded.foreign } });
  return { ...encoded, losses };
}

function gameLines(deal: WrittenDeal, outline: Outline): string[] {
  const { notes } = deal.record.header;
  const sections = [...(deal.tables ?? [])].filter(([name]) => name !== RULING_TABLE);
  return [
    ...tagsOf(deal, outline),
    ...(notes === undefined ? [] : notes.split('\n').flatMap(commentLines)),
    ...auctionSection(deal, outline),
    ...playSection(deal, outline),
    ...sections.flatMap(([name, rows]) => [
      tagLine(name, deal.tags?.get(name) ?? ''),
      ...rows.map(asciiLine),
    ]),
  ];
}

/** A comment in braces, on as many lines as it needs. */
function commentLines(text: string): string[] {
  const clean = text.replace(/[{}]/g, ' ').replace(/\s+/g, ' ').trim();
  return clean === '' ? [] : wrapped(`{${clean}}`);
}

const LONGEST = 250;

/** Wraps a line at spaces; a word longer than a line is cut. */
function wrapped(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > LONGEST) {
    const blank = rest.lastIndexOf(' ', LONGEST);
    const at = blank <= 0 ? LONGEST : blank;
    lines.push(rest.slice(0, at));
    rest = rest.slice(blank <= 0 ? at : at + 1);
  }
  return [...lines, rest];
}

function asciiLine(row: string): string {
  return row.replace(/\s+/g, ' ').slice(0, LONGEST);
}

/** The table rows for what a reader would miss without them: the text is read back and compared. */
function tableLines(deal: WrittenDeal, outline: Outline, text: string): string[] {
  const back = parsePbn(text).deals[0];
  if (back === undefined) return [];
  const whole = JSON.parse(caseOf({ calls: [], ...deal })) as Record<string, unknown>;
  const missing = missingFrom(whole, JSON.parse(caseOf(back)) as Record<string, unknown>);
  if (missing === null) return [];
  const rows: CardRows = outline.tricks.map(({ cards }) => cards);
  const check = checksumOf(back.record, rows);
  const beside = besideItems(missing.items, outline);
  return [
    tagLine(RULING_TABLE, RULING_COLUMNS),
    ...rulingRows(check, missing.head, missing.items, (item) => beside[item] ?? NOTHING_BESIDE),
  ];
}

const NOTHING_BESIDE: RulingRow = { trick: null, card: null, laws: [] };

/** For every item of a case: the trick in progress, its card, and the clauses of its findings. */
function besideItems(items: readonly unknown[], { timeline }: Outline): RulingRow[] {
  const { positions } = timeline();
  let at = 0;
  return items.map((item): RulingRow => {
    if (typeof item === 'object' && item !== null && !('type' in item)) return NOTHING_BESIDE;
    const begin = at;
    at += typeof item === 'string' ? item.split(' ').length - 1 : 1;
    const laws = new Set<string>();
    for (let event = begin + 1; event <= at; event++)
      for (const finding of positions[event]?.findings ?? []) for (const law of finding.laws) laws.add(law);
    const card = typeof item === 'object' && item !== null && 'card' in item ? String(item.card) : null;
    return { trick: positions[at]?.table.trick?.number ?? null, card, laws: [...laws] };
  });
}
