/** The marks that a reader gives to findings: those that are stored, and those that wait to be stored. */

import type { Subscription } from 'rxjs';
import { marksOf, undosOf, type Decisions, type FindingMarked } from '../../../store/marks.ts';
import type { MarkState } from '../../../store/markBook.ts';
import type { Store } from '../../../store/store.ts';
import type { Marking, MarkingMany } from '../../../ui/audit-page/session.ts';

export class MarksGiven {
  decisions: Decisions = new Map();
  /** Findings whose marks are not stored yet. */
  pending: ReadonlySet<string> = new Set();
  #store: Store | null = null;
  readonly #opening: Promise<void>;
  #watching: Subscription | null = null;
  #state: MarkState = { stored: [], pending: [], damaged: 0 };
  /** Marks up to this version are from earlier visits. */
  #before = 0;
  readonly #changed: () => void;

  /** @param changed is called whenever the marks have changed */
  constructor(store: Promise<Store>, changed: () => void) {
    this.#changed = changed;
    this.#opening = store.then((opened) => this.#open(opened));
  }

  #open(store: Store): void {
    this.#store = store;
    this.#before = Math.max(0, ...store.marks.state.value.stored.map(({ version }) => version));
    this.#watching = store.marks.state.subscribe((state) => {
      this.#state = state;
      this.decisions = marksOf([...state.stored, ...state.pending]);
      this.pending = new Set(state.pending.map(({ finding }) => finding));
      this.#changed();
    });
  }

  /** Stops following the marks. */
  close(): void {
    this.#watching?.unsubscribe();
  }

  /** True if the browser keeps nothing, so that the marks last as long as the page. */
  get areForgotten(): boolean {
    return this.#store?.kind === 'memory';
  }

  /** The number of marks that could not be read. */
  get damaged(): number {
    return this.#state.damaged;
  }

  get canUndo(): boolean {
    return this.#state.pending.length > 0 || undosOf(this.#state.stored, this.#before).length > 0;
  }

  /** Shows the mark at once as not yet stored. If the storage does not accept it, the whole page reports that. */
  async give({ finding, mark, comment }: Marking): Promise<void> {
    await this.#opening;
    const withComment = comment === '' ? {} : { comment };
    await this.#store?.marks.give([{ type: 'FindingMarked', finding, mark, ...withComment }]);
  }

  /** Sets one mark for many findings; their comments stay. */
  async giveMany({ findings, mark }: MarkingMany): Promise<void> {
    await this.#opening;
    const given = [...new Set(findings)].map((finding): FindingMarked => {
      const comment = this.decisions.get(finding)?.comment ?? '';
      return { type: 'FindingMarked', finding, mark, ...(comment === '' ? {} : { comment }) };
    });
    await this.#store?.marks.give(given);
  }

  async undo(): Promise<void> {
    await this.#opening;
    await this.#store?.marks.undo(this.#before);
  }
}
