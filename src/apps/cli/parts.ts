/** A large PBN or LIN file in parts: each is audited on its own, in any thread, and this puts them together again. */

import type { DealCheck } from '../../analysis/checks/index.ts';
import { FileAudit } from '../../analysis/fileAudit.ts';
import { PartListener, type HeardPart } from '../../analysis/heard.ts';
import type { PlacedFinding } from '../../analysis/placed.ts';
import { decodeBytes } from '../../formats/bytes.ts';
import { formatOf } from '../../formats/formatOf.ts';
import { after, cutAfter, Part, wasReadRightly, type Before, type PartEnd } from '../../formats/part.ts';
import { ProblemList, problem, type Problem, type ProblemCode } from '../../formats/problem.ts';
import { extensionProblem, readPart } from '../../formats/read.ts';
import { readScoreTable } from '../../formats/pbn/scoreTable.ts';
import type { AuditedFile } from './lines.ts';
import { beginningOf, textOf, type Source } from './source.ts';

/** A part: from one byte up to another. */
export interface PartPlace {
  readonly format: 'pbn' | 'lin';
  readonly from: number;
  readonly to: number;
  readonly last: boolean;
}

/** What is asked of an audit. */
export interface AuditSetting {
  /** Compare results with double dummy, too. */
  readonly doubleDummy: boolean;
}

/** What a thread is given to audit a part: what probably stands before it, too. */
export interface PartSetting extends AuditSetting {
  readonly before: Before;
}

export interface AuditedPart {
  readonly heard: HeardPart;
  readonly end: PartEnd;
  readonly problems: readonly Problem[];
}

/** So much of a file shows what kind it is. */
const SAMPLE = 65_536;
/** Bytes of a part. The first is small: what it says of the file is known before the others are begun. */
export interface PartSizes {
  readonly first: number;
  readonly others: number;
}

const SIZES: PartSizes = { first: 65_536, others: 1_048_576 };
/** A solver takes so long over a deal that even a small file is worth several threads. */
const SOLVED: PartSizes = { first: 8192, others: 16_384 };

/** The parts of a file from the first to the last; null when it is better read as a whole. */
export function placesOf(
  { name, path, entry, size }: Source,
  doubleDummy = false,
  sizes: PartSizes = doubleDummy ? SOLVED : SIZES,
): Generator<PartPlace> | null {
  if (entry !== undefined || size <= sizes.others) return null;
  const { text, encoding } = decodeBytes(beginningOf(path, SAMPLE));
  const format = formatOf(name, text);
  if (encoding.startsWith('utf-16') || encoding === 'binary') return null;
  if (format !== 'pbn' && format !== 'lin') return null;
  const readAt = (offset: number, length: number): Uint8Array => beginningOf(path, length, offset);
  return cutAfter(format, sizes.first, readAt) === -1 ? null : places(format, size, sizes, readAt);
}

function* places(
  format: 'pbn' | 'lin',
  size: number,
  { first, others }: PartSizes,
  readAt: (offset: number, length: number) => Uint8Array,
): Generator<PartPlace> {
  let from = 0;
  let wanted = first;
  while (from < size) {
    let to = wanted < size ? cutAfter(format, wanted, readAt) : size;
    // A long comment, or a game of thousands of lines: it ends somewhere.
    for (let farther = wanted + others; to === -1; farther += others)
      to = farther < size ? cutAfter(format, farther, readAt) : size;
    yield { format, from, to, last: to >= size };
    from = to;
    wanted = to + others;
  }
}

export function auditPart(
  source: Source,
  place: PartPlace,
  { before }: Pick<PartSetting, 'before'>,
  more: readonly DealCheck[] = [],
): AuditedPart {
  const { format, from, to, last } = place;
  const part = new Part(before, last, from === 0);
  const listener = new PartListener(more);
  const problems: Problem[] = [];
  const told = new Set<number>();
  const tell = (one: Problem): void => {
    problems.push(one);
    if (one.deal !== undefined) told.add(one.deal);
  };
  const text = textOf(source, from, to, tell, part);
  for (const deal of readPart(format, source.name, text, tell, part, { rows: readScoreTable })) {
    listener.hear(deal, told.size > 0 && told.delete(deal.index));
  }
  return { heard: listener.end(), end: part.end(), problems };
}

export class PartsAudit {
  readonly #source: Source;
  readonly #more: readonly DealCheck[];
  readonly #audit = new FileAudit();
  readonly #problems = new ProblemList();
  #before: Before = new Map();
  #deals = 0;
  #lines = 0;
  /** The rest of the file has been read already. */
  #through = false;

  constructor(source: Source, more: readonly DealCheck[] = []) {
    this.#source = source;
    this.#more = more;
  }

  /** What the next part is given. */
  get setting(): Pick<PartSetting, 'before'> {
    return { before: this.#before };
  }

  /** The file, when its last part has been heard. */
  get file(): AuditedFile {
    const { deals, playedDeals, cards, results } = this.#audit;
    return { counts: { deals, playedDeals, cards }, results };
  }

  /** The findings of the next part, and at the end those of the file. */
  hear(place: PartPlace, audited: AuditedPart): readonly PlacedFinding[] {
    if (this.#through) return [];
    const findings: PlacedFinding[] = [];
    if (place.from === 0)
      for (const told of extensionProblem(this.#source.name, place.format)) this.#audit.hearProblem(told);
    const right = wasReadRightly(audited.end, this.#before);
    let part = right ? audited : auditPart(this.#source, place, this.setting, this.#more);
    this.#through = place.last || !part.end.complete;
    // A cut inside a game: from here on the file is read in one piece.
    if (!place.last && !part.end.complete) {
      const rest = { ...place, to: this.#source.size, last: true };
      part = auditPart(this.#source, rest, this.setting, this.#more);
    }
    this.#hearProblems(part);
    for (const finding of this.#audit.hearPart(part.heard, this.#deals, this.#lines)) findings.push(finding);
    this.#deals += part.end.games;
    this.#lines += part.end.lines;
    this.#before = after(this.#before, part.end);
    if (this.#through) for (const finding of this.#finish()) findings.push(finding);
    return findings;
  }

  #hearProblems({ problems, end }: AuditedPart): void {
    const listed = new Map<ProblemCode, number>();
    for (const one of problems) {
      const before = listed.get(one.code) ?? 0;
      listed.set(one.code, before + 1);
      if (before >= this.#problems.room(one.code)) continue;
      const line = one.line + this.#lines;
      this.#audit.hearProblem(
        one.deal === undefined ? { ...one, line } : { ...one, line, deal: one.deal + this.#deals },
      );
    }
    this.#problems.count(end.counts, this.#deals, this.#lines);
  }

  #finish(): readonly PlacedFinding[] {
    for (const one of this.#problems.finish()) this.#audit.hearProblem(one);
    if (this.#audit.deals === 0) this.#audit.hearProblem(problem('noDeals', 1));
    return this.#audit.finish();
  }
}
