/** Opens the audit. Its program is loaded at the first opening. */

import type { DealRecord } from '../../../events/record.ts';
import type { Store } from '../../../store/store.ts';
import type { At, Route } from '../address.ts';
import type { Auditing } from './auditing.ts';
import type { AuditsListed } from './listed.ts';

export class AuditDoor {
  /** Null until it is first opened. */
  auditing: Auditing | null = null;
  readonly store: () => Promise<Store>;
  readonly #changed: () => void;

  #listed: AuditsListed | null = null;
  #looked = false;

  /**
   * @param store for the marks
   * @param changed is called whenever the session has changed
   */
  constructor(store: () => Promise<Store>, changed: () => void) {
    this.store = store;
    this.#changed = changed;
  }

  /** The audits that were run, for the list on the home page; null until loaded. */
  get listed(): AuditsListed | null {
    if (!this.#looked) {
      this.#looked = true;
      void import('./listed.ts').then(({ AuditsListed }) => {
        this.#listed = new AuditsListed(this, this.#changed);
      });
    }
    return this.#listed;
  }

  async open(): Promise<Auditing> {
    const { Auditing } = await import('./auditing.ts');
    this.auditing ??= new Auditing(this.store(), this.#changed);
    return this.auditing;
  }

  /** The deal and position of an address; null if it names the list, or a finding of a session that is gone. */
  async deal(route: Extract<Route, { view: 'audit' | 'boards' }>): Promise<{
    readonly record: DealRecord;
    readonly at: At;
  } | null> {
    const auditing = await this.open();
    const { at } = route;
    if (route.view === 'boards') {
      if (route.result === null) await import('../../../ui/board-compare/define.ts');
      const record = route.result === null ? null : await auditing.played(route.result);
      return record === null ? null : { record, at };
    }
    const { finding } = route;
    const found = finding === null ? null : await auditing.deal(finding);
    return found === null ? null : { record: found.record, at: at === 0 ? found.at : at };
  }

  async start(files: readonly File[]): Promise<void> {
    await (await this.open()).start(files);
  }

  end(): void {
    this.auditing?.close();
  }
}

/** Escape leaves a replay, unless it closes a dialog first or belongs to a field. */
export function leaves(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  return !event
    .composedPath()
    .some((one) => one instanceof Element && one.matches('dialog, input, textarea, select'));
}
