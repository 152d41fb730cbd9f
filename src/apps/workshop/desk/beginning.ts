/** Begins or continues the recording of a deal. */

import type { ReactiveController } from 'lit';
import type { FactOf } from '../../../events/event.ts';
import type { DealRecord } from '../../../events/record.ts';
import { isFinished } from '../../../store/deal.ts';
import type { RecordLineElement } from '../../../ui/record-line/record-line.element.ts';
import { hashOf, type Route } from '../address.ts';
import type { Trouble } from './desk.ts';
import { focused } from '../focused.ts';
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

export class Beginning implements ReactiveController {
  readonly #host: Host;
  readonly #desk: Desk;
  readonly #steadied = new Steadied();
  /** The deal whose recording somebody has just begun or continued, while its controls are not there yet. */
  #begun: string | null = null;

  constructor(host: Host, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
    host.addController(this);
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
    this.#begun = route.stream;
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
    this.#begun = isBegun ? (made.stream ?? null) : null;
    return isBegun;
  }

  /**
   * Focuses the line for whoever has just begun, because the first entry comes next. Not on a touchscreen, where the keyboard would cover
   * the cards, and not if something else was focused meanwhile.
   */
  hostUpdated(): void {
    const { route, renderRoot } = this.#host;
    if (this.#begun === null || route.view !== 'deal' || route.stream !== this.#begun) return;
    const line = renderRoot.querySelector<RecordLineElement>('dt-record-line');
    if (line === null) return;
    this.#begun = null;
    if (matchMedia('(pointer: coarse)').matches) return;
    void line.updateComplete.then(() => {
      const [innermost] = focused();
      if (innermost === undefined || innermost === document.body || innermost.matches('h1')) line.focus();
    });
  }
}
