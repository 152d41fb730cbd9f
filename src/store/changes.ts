/** What was written, posted to all who listen: in this tab, and in every other that has the same database open. */

import { Subject, type Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import { Afterwards } from './afterwards.ts';
import type { Grown } from './deal.ts';

export interface Change {
  /** Deals of which a row was written; null for any. */
  readonly streams: readonly string[] | null;
  /** Marks of findings were written. */
  readonly marks: boolean;
  /** Where nothing was done but facts added to one deal. */
  readonly added?: Added;
}

/** Facts, and how far they bring their deal; nothing else of it has changed. */
export interface Added extends Grown {
  readonly stream: string;
  readonly events: readonly StoredEvent[];
}

/** Nobody knows what was written: everything is read again. */
export const ANYTHING: Change = { streams: null, marks: true };

/** More deals than that are posted as any. */
const MOST_NAMED = 500;

/** What tabs post to one another by; a browser's `BroadcastChannel` is one. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** What one transaction writes. */
export class Touched {
  readonly #streams = new Set<string>();
  #marks = false;

  deal(stream: string): void {
    this.#streams.add(stream);
  }

  mark(): void {
    this.#marks = true;
  }

  /** Null when nothing was written that anybody listens for. */
  get change(): Change | null {
    if (this.#streams.size === 0 && !this.#marks) return null;
    return { streams: this.#streams.size > MOST_NAMED ? null : [...this.#streams], marks: this.#marks };
  }
}

/** Outside a browser nothing is put aside. */
const page: Partial<Pick<typeof globalThis, 'addEventListener' | 'removeEventListener'>> = globalThis;

export class Changes {
  readonly #here = new Subject<Change>();
  readonly all: Observable<Change> = this.#here;
  #channel: Channel | null;
  readonly #afterwards = new Afterwards();
  /** A page that was put aside and comes back has missed what was posted meanwhile. */
  readonly #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#here.next(ANYTHING);
  };

  constructor(channel: Channel | null) {
    this.#channel = channel;
    channel?.addEventListener('message', ({ data }) => this.#here.next(data as Change));
    page.addEventListener?.('pageshow', this.#shown);
  }

  /** Only after the database has taken it; other tabs get it in a moment. */
  post(change: Change): void {
    this.#here.next(change);
    this.#afterwards.add(() => this.#channel?.postMessage(change));
  }

  end(): void {
    this.#afterwards.catchUp();
    this.#here.complete();
    this.#channel?.close();
    this.#channel = null;
    page.removeEventListener?.('pageshow', this.#shown);
  }
}
