/** A large PBN or LIN file in parts: each is audited on its own, in any thread, and this puts them together again. */

import type { DealCheck } from '../analysis/checks/index.ts';
import { FileAudit } from '../analysis/fileAudit.ts';
import { PartListener, type HeardPart } from '../analysis/heard.ts';
import type { PlacedFinding } from '../analysis/placed.ts';
import { openPart, type Content } from '../formats/open.ts';
import { Part, type Before, type PartEnd, type PartPlace } from '../formats/part.ts';
import { ProblemList, problem, type Problem, type ProblemCode } from '../formats/problem.ts';
import { extensionProblem } from '../formats/read.ts';
import { through, type AuditedFile } from './audited.ts';

export interface AuditedPart {
  readonly heard: HeardPart;
  readonly end: PartEnd;
  readonly problems: readonly Problem[];
}

/** Audits one part by itself, with what probably stands before it. */
export function auditPart(
  content: Content,
  place: PartPlace,
  before: Before,
  more: readonly DealCheck[] = [],
): AuditedPart {
  const part = new Part(before, place.last, place.from === 0);
  const listener = new PartListener(more);
  const problems: Problem[] = [];
  const told = new Set<number>();
  const tell = (one: Problem): void => {
    problems.push(one);
    if (one.deal !== undefined) told.add(one.deal);
  };
  for (const deal of openPart(content, place, tell, part))
    listener.hear(deal, told.size > 0 && told.delete(deal.index));
  return { heard: listener.end(), end: part.end(), problems };
}

export class PartsAudit {
  readonly #content: Content;
  readonly #more: readonly DealCheck[];
  readonly #audit = new FileAudit();
  readonly #problems = new ProblemList();
  #before: Before = new Map();
  #deals = 0;
  #lines = 0;
  /** The rest of the file has been read already. */
  #through = false;

  constructor(content: Content, more: readonly DealCheck[] = []) {
    this.#content = content;
    this.#more = more;
  }

  /** What the next part is given. */
  get before(): Before {
    return this.#before;
  }

  /** The file, when its last part has been heard. */
  get file(): AuditedFile {
    return through(this.#audit);
  }

  /** The findings of the next part, and at the end those of the file. */
  hear(place: PartPlace, audited: AuditedPart): readonly PlacedFinding[] {
    if (this.#through) return [];
    const findings: PlacedFinding[] = [];
    if (place.from === 0)
      for (const told of extensionProblem(this.#content.name, place.format)) this.#audit.hearProblem(told);
    const right = wasReadRightly(audited.end, this.#before);
    let part = right ? audited : auditPart(this.#content, place, this.#before, this.#more);
    this.#through = place.last || !part.end.complete;
    // A cut inside a game: from here on the file is read in one piece.
    if (!place.last && !part.end.complete) {
      const rest = { ...place, to: this.#content.size, last: true };
      part = auditPart(this.#content, rest, this.#before, this.#more);
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

/** True when the part was given what really stands before it. */
function wasReadRightly({ took }: PartEnd, before: Before): boolean {
  for (const [name, value] of took) if ((before.get(name) ?? null) !== value) return false;
  return true;
}

/** What stands before the next part. */
function after(before: Before, { says }: PartEnd): Before {
  return says.size === 0 ? before : new Map([...before, ...says]);
}
