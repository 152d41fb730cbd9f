/** One file put together from what its jobs have come to: parts of a large one, or some deals at a time. */

import type { DealCheck } from '../analysis/checks/index.ts';
import type { OfBoard } from '../analysis/field.ts';
import { FileAudit } from '../analysis/fileAudit.ts';
import type { PlacedFinding } from '../analysis/placed.ts';
import { extensionProblem, type Content } from '../formats/open.ts';
import type { Before, PartEnd, PartPlace } from '../formats/part.ts';
import { ProblemList, problem, type Problem, type ProblemCode } from '../formats/problem.ts';
import { auditPart, type AuditedPart } from './job.ts';

/** What one file adds to the summary. */
export interface FileCounts {
  readonly deals: number;
  readonly playedDeals: number;
  readonly cards: number;
}

type PartOfLarge = AuditedPart & { readonly end: PartEnd };

export class AuditedFile {
  readonly #content: () => Content;
  readonly #more: readonly DealCheck[];
  readonly #audit = new FileAudit();
  readonly #problems = new ProblemList();
  #before: Before = new Map();
  #deals = 0;
  #lines = 0;
  /** The rest of the file has been read already. */
  #through = false;

  /** @param content opens the file once more, where a part of it must be read again */
  constructor(content: () => Content, more: readonly DealCheck[] = []) {
    this.#content = content;
    this.#more = more;
  }

  /** What the next part is given. */
  get before(): Before {
    return this.#before;
  }

  /** What has been heard of it so far. */
  get counts(): FileCounts {
    const { deals, playedDeals, cards } = this.#audit;
    return { deals, playedDeals, cards };
  }

  /** What its boards are compared by. */
  get results(): readonly OfBoard[] {
    return this.#audit.results;
  }

  /** The findings of what comes next, and at the end those of the file. */
  hear(place: PartPlace | null, audited: AuditedPart): readonly PlacedFinding[] {
    if (this.#through) return [];
    if (place !== null && isOfLarge(audited)) return this.#hearPart(place, audited);
    const { problems, before } = audited;
    for (const told of problems.slice(0, before)) this.#audit.hearProblem(told);
    const findings = this.#audit.hearPart(audited.heard, 0, 0);
    for (const told of problems.slice(before)) this.#audit.hearProblem(told);
    return audited.last ? [...findings, ...this.#audit.finish()] : findings;
  }

  #hearPart(place: PartPlace, audited: PartOfLarge): readonly PlacedFinding[] {
    if (place.from === 0)
      for (const told of extensionProblem(this.#content().name, place.format)) this.#audit.hearProblem(told);
    let part = wasReadRightly(audited.end, this.#before) ? audited : this.#again(place);
    this.#through = place.last || !part.end.complete;
    // A cut inside a game: from here on the file is read in one piece.
    if (!place.last && !part.end.complete)
      part = this.#again({ ...place, to: this.#content().size, last: true });
    this.#hearProblems(part);
    const findings = this.#audit.hearPart(part.heard, this.#deals, this.#lines);
    this.#deals += part.end.games;
    this.#lines += part.end.lines;
    this.#before = after(this.#before, part.end);
    return this.#through ? [...findings, ...this.#finish()] : findings;
  }

  #again(place: PartPlace): PartOfLarge {
    return auditPart(this.#content(), place, this.#before, this.#more);
  }

  #hearProblems({ problems, end }: PartOfLarge): void {
    const listed = new Map<ProblemCode, number>();
    for (const one of problems) {
      const before = listed.get(one.code) ?? 0;
      listed.set(one.code, before + 1);
      if (before < this.#problems.room(one.code)) this.#audit.hearProblem(this.#moved(one));
    }
    this.#problems.count(end.counts, this.#deals, this.#lines);
  }

  #moved(one: Problem): Problem {
    const line = one.line + this.#lines;
    return one.deal === undefined ? { ...one, line } : { ...one, line, deal: one.deal + this.#deals };
  }

  #finish(): readonly PlacedFinding[] {
    for (const one of this.#problems.finish()) this.#audit.hearProblem(one);
    if (this.#audit.deals === 0) this.#audit.hearProblem(problem('noDeals', 1));
    return this.#audit.finish();
  }
}

function isOfLarge(part: AuditedPart): part is PartOfLarge {
  return part.end !== null;
}

/** True when the part was given what really stands before it. */
function wasReadRightly({ took }: PartEnd, before: Before): boolean {
  for (const [name, value] of took) if ((before.get(name) ?? null) !== value) return false;
  return true;
}

/** What stands before the next part. */
function after(before: Before, { says }: PartEnd): Before {
  return says.size === 0 ? before : new Map([...before, ...says]);
}
