/** The accounts of the record on screen as lanes beside the lines tried from it. Computed, if there are any, when the record changes. */

import { factsInLanguage } from '../../../events/inLanguage.ts';
import type { DealRecord } from '../../../events/record.ts';
import { lawSet } from '../../../lawbook/editions.ts';
import type { TreeLine } from '../../../ui/lines/tree.ts';
import type { Host } from '../host.ts';

type LaneHost = Pick<Host, 'choices' | 'words' | 'route' | 'requestUpdate'>;

export class Lanes {
  readonly #host: LaneHost;
  #record: DealRecord | null = null;
  #read = '';
  #lines: readonly TreeLine[] = [];

  constructor(host: LaneHost) {
    this.#host = host;
  }

  /** The lanes known so far; older ones stay until they are read again. `parent`: the line that they leave. */
  of(record: DealRecord, parent: string): readonly TreeLine[] {
    if (!record.events.some(({ type }) => type === 'AccountGiven')) return [];
    const { edition, settings } = this.#host.choices;
    const read = `${parent} ${edition ?? ''} ${settings.language}`;
    if (record !== this.#record || read !== this.#read) {
      if (read !== this.#read) this.#lines = [];
      this.#record = record;
      this.#read = read;
      void this.#look(record, parent, read);
    }
    return this.#lines;
  }

  async #look(record: DealRecord, parent: string, read: string): Promise<void> {
    const { choices, words, route } = this.#host;
    const { accountLanes } = await import('./accountLanes.ts');
    const laws = lawSet(choices.edition ?? record.header.edition, record.header.elections);
    const inLanguage = factsInLanguage(record, choices.settings.language);
    const lines = await accountLanes({ record: inLanguage, laws, words, route, parent });
    if (record !== this.#record || read !== this.#read) return;
    this.#lines = lines;
    this.#host.requestUpdate();
  }
}
