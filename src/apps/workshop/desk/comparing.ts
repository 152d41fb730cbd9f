/** Other stored records of the deal on screen, compared with it anew whenever something changes that the comparison shows. */

import type { StoredDeal } from '../../../store/deal.ts';
import { Latest } from '../../../ui/latest.ts';
import type { TreeLine } from '../../../ui/lines/tree.ts';
import type { Replay } from '../../../view/replay.ts';
import type { Host } from '../host.ts';
import { othersOf } from './lines.ts';

export class Comparing {
  /** A line for each other record, as far as they have been read. */
  lines: readonly TreeLine[] = [];
  /** The other records of the deal on screen. */
  #others: readonly StoredDeal[] = [];
  /** The deal and the stored deals for which {@link Comparing.#others} were looked up. */
  #lookedUp: readonly unknown[] = [];
  /** What the lines were made from. */
  #compared: readonly unknown[] = [];
  readonly #latest = new Latest();
  readonly #host: Pick<Host, 'kept' | 'words' | 'requestUpdate'>;

  constructor(host: Pick<Host, 'kept' | 'words' | 'requestUpdate'>) {
    this.#host = host;
  }

  /**
   * The other records of a deal, looked up once for each list of the stored deals.
   * @param own the deal on screen; null if no stored deal is
   */
  othersOf(own: string | null): readonly StoredDeal[] {
    const { kept } = this.#host;
    if (isEach(this.#lookedUp, [own, kept.deals])) return this.#others;
    this.#lookedUp = [own, kept.deals];
    this.#others = own === null ? [] : othersOf(own, kept);
    return this.#others;
  }

  /** Compares them with the deal on screen, unless nothing has changed since the last time. */
  async compare(own: string | null, replays: ReadonlyMap<string, Replay>): Promise<void> {
    const { words } = this.#host;
    const others = this.othersOf(own);
    const compared = [own, others, replays, words];
    if (isEach(this.#compared, compared)) return;
    this.#compared = compared;
    const isLatest = this.#latest.begin();
    if (own === null || others.length === 0) {
      this.lines = [];
      return;
    }
    const { otherRecords } = await import('./otherRecords.ts');
    if (!isLatest()) return;
    const lines = await otherRecords(own, others, replays, words);
    if (!isLatest()) return;
    this.lines = lines;
    this.#host.requestUpdate();
  }
}

/** True if both lists hold the very same values. */
function isEach(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && now.every((one, index) => one === before[index]);
}
