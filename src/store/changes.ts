/** Notifies listeners of writes: in this tab, and in every other tab with the same database. */

import { Subject, type Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import { Afterwards } from './afterwards.ts';
import type { Grown } from './deal.ts';

export interface Change {
  /** Deals of which a row was written; null means any deal. */
  readonly streams: readonly string[] | null;
  /** True when marks of findings were written. */
  readonly marks: boolean;
  /** Set if the change only added facts to one deal. */
  readonly added?: Added;
}

/** The added facts, and the new version of their deal; nothing else has changed. */
export interface Added extends Grown {
  readonly stream: string;
  readonly events: readonly StoredEvent[];
}

/** For an unknown change: everything is read again. */
export const ANYTHING: Change = { streams: null, marks: true };

/** A change of more deals is posted as a change of any deal. */
const MOST_NAMED = 500;

/** How tabs notify one another, such as a browser's `BroadcastChannel`. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Collects what one transaction writes. */
export class Touched {
  readonly #streams = new Set<string>();
  #marks = false;

  deal(stream: string): void {
    this.#streams.add(stream);
  }

  mark(): void {
    this.#marks = true;
  }

  /** Null if nothing was written. */
  get change(): Change | null {
    if (this.#streams.size === 0 && !this.#marks) return null;
    return { streams: this.#streams.size > MOST_NAMED ? null : [...this.#streams], marks: this.#marks };
  }
}

/** Without a browser there are no page events. */
const page: Partial<Pick<typeof globalThis, 'addEventListener' | 'removeEventListener'>> = globalThis;

export class Changes {
  readonly #here = new Subject<Change>();
  readonly all: Observable<Change> = this.#here;
  #channel: Channel | null;
  readonly #afterwards = new Afterwards();
  /** A page that comes back from the back/forward cache has missed messages. */
  readonly #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#here.next(ANYTHING);
  };

  constructor(channel: Channel | null) {
    this.#channel = channel;
    channel?.addEventListener('message', ({ data }) => this.#here.next(data as Change));
    page.addEventListener?.('pageshow', this.#shown);
  }

  /** Call it only after the transaction is complete. Other tabs get the change shortly afterwards. */
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
