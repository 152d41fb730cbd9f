/** Writes deals in any target format: returns bytes and a loss report. */

import { writeLinks } from './bbo/writeBbo.ts';
import { caseOf } from './caseFile.ts';
import { writeDlm } from './dealfiles/writeDlm.ts';
import { writeNumbered } from './dealfiles/writeNumbered.ts';
import { writeLin } from './lin/writeLin.ts';
import { lossesOf, type LossItem, type Target } from './losses.ts';
import type { WrittenDeal } from './outline.ts';
import { writePbn } from './pbn/writePbn.ts';
import { writeRbn } from './rbn/writeRbn.ts';
import type { Fact } from '../events/event.ts';
import type { DealRecord } from '../events/record.ts';
import { isForReaders, standing, takenBack } from '../events/settle.ts';
import type { ReadResult } from './read.ts';
import { writeUsebio } from './usebio/writeUsebio.ts';

interface WrittenFile {
  /** Added to the name before its ending: empty, or `-2` if each deal needs a file of its own. */
  readonly suffix: string;
  readonly bytes: Uint8Array;
}

export interface WriteResult {
  /** Empty if the target can express none of the deals. */
  readonly files: readonly WrittenFile[];
  readonly losses: readonly LossItem[];
}

const EXTENSIONS: Readonly<Record<string, Target>> = {
  json: 'case',
  pbn: 'pbn',
  lin: 'lin',
  url: 'bbo',
  txt: 'bbo',
  rbn: 'rbn',
  xml: 'usebio',
  usebio: 'usebio',
  dup: 'dup',
  bri: 'bri',
  dlm: 'dlm',
};

export const WRITTEN_EXTENSIONS: readonly string[] = Object.keys(EXTENSIONS);

/** The format that the ending of the name asks for; null for one that can't be written. */
export function targetOf(name: string): Target | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(EXTENSIONS, extension) ? (EXTENSIONS[extension] ?? null) : null;
}

/**
 * The files, with what the format can't hold. A case file and a DLM file hold few deals, so there may be several files.
 * @param read the file that the deals come from: if they are unchanged and the format is the same, its own bytes are the answer, or its
 * text without the direction marks that other programs could not read
 */
export function writeFile(target: Target, deals: readonly WrittenDeal[], read?: ReadResult): WriteResult {
  if (read !== undefined && read.format === target && isUntouched(deals, read.deals))
    return { files: [{ suffix: '', bytes: readable(read) }], losses: [] };
  if (target === 'case') return writeCases(deals);
  const settled = deals.map(asItStands);
  const { files, losses } = writeStanding(target, settled);
  const leftOut = deals.flatMap((deal, number) => (settled[number] === deal ? [] : leftOutOf(deal, number)));
  const given = deals.map((deal, number) => (settled[number] === deal ? null : givenIn(deal.record)));
  const numbered = losses.map((item) => asGiven(item, given[item.deal ?? -1] ?? null));
  return { files, losses: [...numbered, ...leftOut] };
}

/** The deal without entries about the recording; then it has no checks, because each is about a moment of all entries. */
function asItStands(deal: WrittenDeal): WrittenDeal {
  const record = standing(deal.record);
  return record === deal.record ? deal : { ...deal, record, extras: { ...deal.extras, checks: [] } };
}

interface Given {
  /** For each entry that {@link standing} leaves, its number in the record as it was given. */
  readonly numbers: readonly number[];
  readonly marks: DealRecord['marks'];
}

function givenIn(record: DealRecord): Given {
  const gone = takenBack(record);
  const numbers = [...record.events.keys()].filter(
    (number) => !gone.has(number) && isForReaders(record.events[number] as Fact),
  );
  return { numbers, marks: record.marks };
}

/** The loss with the number of its entry, or the moment of its mark, in the record as it was given; null where that is the one written. */
function asGiven(item: LossItem, given: Given | null): LossItem {
  if (given === null) return item;
  const event = given.numbers[item.event ?? -1];
  const moment = item.code === 'mark' ? given.marks?.[String(item.params['mark'])] : undefined;
  return {
    ...item,
    ...(event === undefined ? {} : { event }),
    ...(moment === undefined ? {} : { params: { ...item.params, moment } }),
  };
}

function readable({ bytes, text, problems }: ReadResult): Uint8Array {
  return problems.some(({ code }) => code === 'directionMarks') ? new TextEncoder().encode(text) : bytes;
}

/** What is in no other format: entries taken back, what was learnt of the board later, the notes of a hearing, and the checks. */
function leftOutOf({ record, extras }: WrittenDeal, deal: number): LossItem[] {
  const gone = takenBack(record);
  const undoing = new Set<Fact>(gone.values());
  return [
    ...record.events.flatMap((fact, event): LossItem[] => {
      if (gone.has(event)) return [{ code: 'Undone', event, deal, params: {} }];
      const isListed = !isForReaders(fact) && !undoing.has(fact);
      return isListed ? [{ code: fact.type, event, deal, params: {} }] : [];
    }),
    ...(extras?.checks ?? []).map(({ moment }): LossItem => ({ code: 'check', deal, params: { moment } })),
  ];
}

/** Writes deals after corrections, without entries that were taken back. */
function writeStanding(target: Exclude<Target, 'case'>, deals: readonly WrittenDeal[]): WriteResult {
  switch (target) {
    case 'pbn': {
      const { bytes, losses } = writePbn(deals);
      return { files: [{ suffix: '', bytes }], losses };
    }
    case 'lin':
      return withText(writeLin(deals));
    case 'bbo':
      return withText(writeLinks(deals));
    case 'rbn':
      return withText(writeRbn(deals));
    case 'usebio':
      return withText(writeUsebio(deals));
    case 'dup':
    case 'bri': {
      const { bytes, losses } = writeNumbered(target, deals);
      return { files: oneOrNone(bytes), losses };
    }
    case 'dlm': {
      const { texts, losses } = writeDlm(deals);
      return { files: numbered(texts), losses };
    }
  }
}

function isUntouched(deals: readonly WrittenDeal[], read: readonly WrittenDeal[]): boolean {
  return deals.length === read.length && deals.every((deal, index) => deal === read[index]);
}

function withText({ text, losses }: { text: string; losses: readonly LossItem[] }): WriteResult {
  return { files: oneOrNone(new TextEncoder().encode(text)), losses };
}

/** No file instead of an empty one, which would say that there were no deals. */
function oneOrNone(bytes: Uint8Array): readonly WrittenFile[] {
  return bytes.length === 0 ? [] : [{ suffix: '', bytes }];
}

/** One file for each text. */
function numbered(texts: readonly string[]): readonly WrittenFile[] {
  const digits = String(texts.length).length;
  return texts.map((text, index) => ({
    suffix: texts.length === 1 ? '' : `-${String(index + 1).padStart(digits, '0')}`,
    bytes: new TextEncoder().encode(text),
  }));
}

/** A case file holds one deal, so each deal gets a file. */
function writeCases(deals: readonly WrittenDeal[]): WriteResult {
  return {
    files: numbered(deals.map((deal) => caseOf({ calls: [], ...deal }))),
    losses: deals.flatMap((deal, number) =>
      lossesOf(deal, 'case').map((item) => ({ ...item, deal: number })),
    ),
  };
}
