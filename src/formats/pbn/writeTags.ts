/** Writes the identification section: the fifteen mandatory tags, then the others by name. */

import { formatHands } from '../../domain/deal.ts';
import { cardsDealt, type Outline, type WrittenDeal } from '../outline.ts';
import { formatContract } from '../../domain/contract.ts';

/** In the standard's order. */
const MANDATORY = [
  'Event',
  'Site',
  'Date',
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Scoring',
  'Declarer',
  'Contract',
  'Result',
] as const;

/** Tags that are written elsewhere. */
export const WRITTEN_ELSEWHERE: ReadonlySet<string> = new Set([
  ...MANDATORY,
  'Auction',
  'Play',
  'Note',
  'RulingTable',
]);

const LONGEST_LINE = 255;

/** The lines of the identification section: the fifteen mandatory tags in the order of the standard, then the others by name. */
export function tagsOf(deal: WrittenDeal, outline: Outline): string[] {
  const { header } = deal.record;
  const { tags, tables } = deal;
  const { names = {} } = header;
  const values: Readonly<Record<(typeof MANDATORY)[number], string>> = {
    Event: header.event ?? header.title,
    Site: tags?.get('Site') ?? '?',
    Date: tags?.get('Date') ?? '?',
    Board: header.deal.board === '' ? '?' : header.deal.board,
    West: names.W ?? '?',
    North: names.N ?? '?',
    East: names.E ?? '?',
    South: names.S ?? '?',
    Dealer: header.deal.dealer ?? '?',
    Vulnerable: header.deal.vulnerable ?? '?',
    Deal: formatHands(header.deal.hands, header.deal.dealer ?? 'N'),
    Scoring: header.scoring ?? '?',
    Declarer: outline.passedOut ? (tags?.get('Declarer') ?? '') : declarerTag(deal, outline),
    Contract: contractTag(deal, outline),
    Result: outline.passedOut ? (tags?.get('Result') ?? '') : resultTag(deal, outline),
  };
  const others = new Map(
    [...(tags ?? [])].filter(([name]) => !WRITTEN_ELSEWHERE.has(name) && tables?.has(name) !== true),
  );
  for (const [name, value] of [
    ['Room', capital(header.room)],
    ['Session', header.session],
    ['Table', header.table],
  ] as const)
    if (value === undefined) others.delete(name);
    else others.set(name, value);
  return [
    ...MANDATORY.map((name) => tagLine(name, values[name] === '' && name === 'Event' ? '?' : values[name])),
    ...[...others]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => tagLine(name, value)),
  ];
}

function capital(room: string | undefined): string | undefined {
  return room === undefined ? undefined : room.charAt(0).toUpperCase() + room.slice(1);
}

/** `^S` if declarer and dummy changed places (54A). */
function declarerTag({ record }: WrittenDeal, { declarer }: Outline): string {
  if (declarer === null) return '?';
  const stated = record.header.declarer;
  return stated !== null && stated !== declarer ? `^${declarer}` : declarer;
}

/** For an ending only the denomination. */
function contractTag({ record }: WrittenDeal, { contract, passedOut }: Outline): string {
  if (contract === null) return passedOut ? 'Pass' : '?';
  const text = formatContract(contract);
  return cardsDealt(record) < 52 ? text.slice(1) : text;
}

/** As stated, otherwise as played; with `^` if both exist and differ. */
function resultTag({ record, tags }: WrittenDeal, { played, claimed }: Outline): string {
  const stated = record.header.statedResult?.declarerTricks ?? null;
  if (tags?.get('Result') === `^${stated}`) return `^${stated}`;
  const counted = played ?? claimed;
  if (stated === null) return counted === null ? '?' : String(counted);
  return played !== null && played !== stated ? `^${stated}` : String(stated);
}

/** A backslash is written once, as in the columns of tables, unless the next character would make it an escape. */
const LETTERS = /(")|(\\+(?="|$)|\\{2,})|./gu;

/** One tag on a line of at most 255 characters; a longer value is cut. */
export function tagLine(name: string, value: string): string {
  const plain = value.replace(/\p{Cc}+/gu, ' ');
  const room = LONGEST_LINE - name.length - 5;
  let escaped = '';
  for (const [letter, quote, backslashes] of plain.matchAll(LETTERS)) {
    const next = quote === undefined && backslashes === undefined ? letter : letter.replace(/["\\]/g, '\\$&');
    if (escaped.length + next.length > room) break;
    escaped += next;
  }
  return `[${name} "${escaped}"]`;
}
