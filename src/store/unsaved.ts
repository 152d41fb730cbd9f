/** Facts the storage did not take. They wait here, in order, until it does or until the person has exported them. */

import { BehaviorSubject } from 'rxjs';
import type { Fact } from '../events/event.ts';
import type { RefusalCode } from './codes.ts';
import type { NamedDraft } from './log.ts';
import type { Marks } from './deal.ts';
import type { Current } from './health.ts';

/** A deal that could not be created, or facts that could not be added after event `after`. */
export interface Waiting {
  readonly stream: string;
  readonly draft?: NamedDraft;
  readonly after: number;
  readonly facts: readonly Fact[];
  readonly marks: Marks;
  /** Why they no longer fit: they are exported, but never tried again. */
  readonly stranded?: RefusalCode;
}

export class Unsaved {
  #waiting: readonly Waiting[] = [];
  readonly #count = new BehaviorSubject(0);
  readonly count: Current<number> = this.#count;

  get all(): readonly Waiting[] {
    return this.#waiting;
  }

  /** Those that may still be stored, oldest first; of one deal or of all. */
  due(stream?: string): readonly Waiting[] {
    return this.#waiting.filter((one) => !one.stranded && (stream === undefined || one.stream === stream));
  }

  /** Keeps one thing more, unless it is a second try of what waits already. */
  keep(one: Waiting): void {
    if (!this.#waiting.some((other) => !other.stranded && isSame(other, one)))
      this.#set([...this.#waiting, one]);
  }

  settle(one: Waiting): void {
    this.#set(this.#waiting.filter((other) => other !== one));
  }

  strand(one: Waiting, code: RefusalCode): void {
    this.#set(this.#waiting.map((other) => (other === one ? { ...one, stranded: code } : other)));
  }

  clear(): void {
    this.#set([]);
  }

  #set(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    this.#count.next(waiting.reduce((sum, { facts, draft }) => sum + facts.length + (draft ? 1 : 0), 0));
  }
}

export function isSame(a: Waiting, b: Waiting): boolean {
  return (
    a.stream === b.stream &&
    a.after === b.after &&
    (a.draft === undefined) === (b.draft === undefined) &&
    JSON.stringify([a.facts, a.marks]) === JSON.stringify([b.facts, b.marks])
  );
}
