/** Begins or continues the recording of a deal. */

import type { FactOf } from '../../../events/event.ts';
import type { DealRecord } from '../../../events/record.ts';
import { isFinished } from '../../../store/deal.ts';
import { hashOf, type Route } from '../address.ts';
import type { Trouble } from './desk.ts';
import type { Host } from '../host.ts';
import { copiedFrom } from '../origin.ts';
import { dealShown } from '../keeping/kept.ts';
import { wentTo } from './made.ts';
import { Steadied } from './steadied.ts';

interface Desk {
  askToFinish(): Promise<void>;
  /** The deal on screen may have become live. */
  lookAgain(): void;
  report(trouble: Trouble): void;
}

/** The director's reason as an entry of the record; none where it is empty. */
export function reasonGiven(reason: string): readonly FactOf<'StatementMade'>[] {
  const text = reason.trim();
  return text === '' ? [] : [{ type: 'StatementMade', by: 'director', text }];
}

export class Beginning {
  readonly #host: Host;
  readonly #desk: Desk;
  readonly #steadied = new Steadied();

  constructor(host: Host, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
  }

  /** Continues the deal on screen: a stored one in its own stream, any other on a live copy. */
  goOn(record: DealRecord): Promise<void> {
    return this.#steadied.press(() => this.#goOn(record));
  }

  async #goOn(record: DealRecord): Promise<void> {
    const { route, kept } = this.#host;
    const own = dealShown(route, kept);
    if (own === undefined) await this.begin(record, this.#host.route);
    else await (isFinished(own) ? this.#desk.askToFinish() : this.reopen(''));
  }

  /** Unpacks the deal on screen; for a finished one with the reason, which becomes its next entry. */
  async reopen(reason: string): Promise<void> {
    const { route, keeping, screen, kept } = this.#host;
    if (route.view !== 'deal' || screen.show !== 'replay') return;
    const [why] = reasonGiven(reason);
    const done = await (await keeping.open()).reopen(route.stream, why);
    if (!done.ok) return keeping.report({ kind: 'refused', code: done.code });
    // The deal is no longer finished.
    if (kept.reports.some(({ kind }) => kind === 'finished')) keeping.report();
    this.#desk.lookAgain();
    location.hash = hashOf({ ...route, at: screen.replay.last });
  }

  /**
   * Creates a live deal that begins with this record, from an example or empty, and goes to its address.
   * @param from the address of the record that is copied; null for none
   * @returns false if it could not be created
   */
  async begin({ header, events, marks }: DealRecord, from: Route | null = null): Promise<boolean> {
    const store = await this.#host.keeping.open();
    const made = await store.create({ header, events, ...(marks === undefined ? {} : { marks }) });
    if (made.stream !== undefined && from !== null) copiedFrom(made.stream, from);
    const isBegun = wentTo(made, this.#host.route);
    if (!isBegun && !made.ok) this.#desk.report(made.code);
    return isBegun;
  }
}
