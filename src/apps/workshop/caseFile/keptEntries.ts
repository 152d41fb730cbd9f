/** Half-filled forms of a case file: kept until they are stored or given up, and given back when it is opened again. */

import { isObject } from '../../../domain/json.ts';
import type { HalfFilledForms } from '../../../ui/case-file/halfFilled.ts';
import type { Route } from '../address.ts';
import { recordName } from '../origin.ts';
import { keepUnrecorded, unrecordedOf } from '../unrecorded.ts';

const CASE = 'case';

const isForms = (work: unknown): work is HalfFilledForms =>
  isObject(work) && Object.values(work).every(isObject);

export class KeptEntries {
  readonly #copies: ReadonlyMap<string, string>;

  /** @param copies the copies of deals that were not stored, by the name of the deal */
  constructor(copies: ReadonlyMap<string, string>) {
    this.#copies = copies;
  }

  /** What was entered in the case file of the deal at that address before the page was closed; null for nothing. */
  async given(route: Route): Promise<HalfFilledForms | null> {
    const { stream, of } = this.#place(route);
    return (await unrecordedOf('entries', stream, isForms))(of);
  }

  /** Keeps what is entered so far in the case file of the deal at that address; null for nothing. */
  keep(route: Route, forms: HalfFilledForms | null): void {
    const { stream, of } = this.#place(route);
    keepUnrecorded('entries', stream, of, forms);
    // What was kept of the deal that was copied goes on with the copy.
    if (stream !== '') keepUnrecorded('entries', '', `${CASE} ${recordName(route)}`, null);
  }

  #place(route: Route): { readonly stream: string; readonly of: string } {
    const name = recordName(route);
    const stream = route.view === 'deal' ? route.stream : this.#copies.get(name);
    return stream === undefined ? { stream: '', of: `${CASE} ${name}` } : { stream, of: CASE };
  }
}
