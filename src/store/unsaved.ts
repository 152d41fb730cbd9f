/** Facts that the storage did not accept. They wait here, in order, until they are stored, or until the person has exported them. */

import { BehaviorSubject } from 'rxjs';
import type { Fact } from '../events/event.ts';
import type { RefusalCode } from './codes.ts';
import { begin, type NamedDraft } from './log.ts';
import type { Marks, OpenedDeal } from './deal.ts';
import type { Current } from './health.ts';

/** A deal that could not be created, or facts that could not be added after event `after`. */
export interface Waiting {
  readonly stream: string;
  readonly draft?: NamedDraft;
  readonly after: number;
  readonly facts: readonly Fact[];
  readonly marks: Marks;
  /** Why they no longer fit: they are exported, but not tried again. */
  readonly stranded?: RefusalCode;
}

/** The number of facts and of new deals that wait. */
export function countOf(waiting: readonly Waiting[]): number {
  return waiting.reduce((sum, { facts, draft }) => sum + facts.length + (draft ? 1 : 0), 0);
}

/**
 * The deal that could not be created, with the facts added to it since, as it would be stored; null where no such deal waits under
 * that name.
 */
export function waitingDeal(waiting: readonly Waiting[], stream: string, now: string): OpenedDeal | null {
  const mine = waiting.filter((one) => one.stream === stream && !one.stranded);
  const [first] = mine;
  if (!first?.draft) return null;
  let [facts, marks] = [first.facts, { ...first.draft.marks, ...first.marks }];
  for (const one of mine.slice(1)) {
    if (one.after !== facts.length) continue;
    facts = [...facts, ...one.facts];
    marks = { ...marks, ...one.marks };
  }
  return begin({ ...first.draft, events: facts, marks }, now);
}

export class Unsaved {
  readonly #all = new BehaviorSubject<readonly Waiting[]>([]);
  readonly waiting: Current<readonly Waiting[]> = this.#all;

  get all(): readonly Waiting[] {
    return this.#all.value;
  }

  /** Those that can still be stored, the oldest first, for one deal or for all. */
  due(stream?: string): readonly Waiting[] {
    return this.all.filter((one) => !one.stranded && (stream === undefined || one.stream === stream));
  }

  /** Adds an entry, unless an equal one already waits. */
  keep(one: Waiting): void {
    if (!this.all.some((other) => !other.stranded && isSameWaiting(other, one)))
      this.#set([...this.all, one]);
  }

  settle(one: Waiting): void {
    this.#set(this.all.filter((other) => other !== one));
  }

  strand(one: Waiting, code: RefusalCode): void {
    this.#set(this.all.map((other) => (other === one ? { ...one, stranded: code } : other)));
  }

  clear(): void {
    this.#set([]);
  }

  #set(waiting: readonly Waiting[]): void {
    this.#all.next(waiting);
  }
}

/** True when both try to store the same thing: the same facts and marks at the same place. */
export function isSameWaiting(a: Waiting, b: Waiting): boolean {
  return (
    a.stream === b.stream &&
    a.after === b.after &&
    (a.draft === undefined) === (b.draft === undefined) &&
    JSON.stringify([a.facts, a.marks]) === JSON.stringify([b.facts, b.marks])
  );
}
