/** Turns every database call into a result: the meaning of its errors, and their effect on the storage's health. */

import { catchError, filter, map, merge, of, takeWhile, type Observable } from 'rxjs';
import { isStorageCode, type RefusalCode } from './codes.ts';
import { refuse, type StoreOutcome, type Refusal } from './deal.ts';
import { meaningOf } from './failure.ts';
import { askToLast, hasNoRoom, type Health } from './health.ts';
import type { Storage } from './tables.ts';

export class Safe {
  readonly #health: Health;
  readonly #isDurable: boolean;
  /** True after the browser was asked to keep the data. It is asked once, when there is something to keep. */
  #asked = false;

  constructor(health: Health, isDurable: boolean) {
    this.#health = health;
    this.#isDurable = isDurable;
  }

  /** Errors of our own program are thrown again. */
  async tried<T extends object>(work: () => Promise<StoreOutcome<T>>): Promise<StoreOutcome<T>> {
    try {
      const done = await work();
      if (!done.ok) this.notice(done);
      return done;
    } catch (error) {
      return this.#roomless(this.#refusal(error));
    }
  }

  /** Reading never throws: an error of the reading program means that the data are damaged. */
  async reading<T extends object>(
    stream: string,
    work: () => Promise<StoreOutcome<T>>,
  ): Promise<StoreOutcome<T>> {
    try {
      return await this.tried(work);
    } catch {
      const refusal = refuse('corrupt', { stream });
      this.notice(refusal);
      return refusal;
    }
  }

  /** A successful write shows that the storage works; one to memory shows nothing. */
  async write<T extends object>(work: () => Promise<StoreOutcome<T>>): Promise<StoreOutcome<T>> {
    const done = await this.tried(work);
    if (!done.ok || !this.#isDurable) return done;
    this.#health.wrote();
    if (!this.#asked) void askToLast();
    this.#asked = true;
    return done;
  }

  /** Opens a database again that the browser closed: on a full disk it closes without a message. */
  async reopened(storage: Storage): Promise<StoreOutcome> {
    const lost = this.#health.lost.value ?? 'unavailable';
    const opened = await this.tried(async () => ((await storage.reopen()) ? { ok: true } : refuse(lost)));
    if (opened.ok) this.#health.regain();
    return opened;
  }

  notice({ code, stream }: Refusal): void {
    if (code === 'corrupt') this.#health.raise('corrupt', stream);
  }

  /** Ends the values with the loss of the database, which itself sends nothing. */
  untilLost<T extends object>(values: Observable<StoreOutcome<T>>): Observable<StoreOutcome<T>> {
    const loss = this.#health.lost.pipe(
      filter((code) => code !== null),
      map((code) => refuse(code)),
    );
    const outcomes = values.pipe(catchError((error: unknown) => of(this.#refusal(error))));
    return merge(outcomes, loss).pipe(takeWhile((value) => value.ok || !isStorageCode(value.code), true));
  }

  /** The code of a database error. */
  #refusal(error: unknown): Refusal {
    const meaning: RefusalCode | null = meaningOf(error);
    if (meaning === null) throw error;
    const code = meaning === 'unavailable' ? this.#health.why(meaning) : meaning;
    if (code === 'full') this.#health.fill();
    else if (isStorageCode(code)) this.#health.raise(code);
    return refuse(code);
  }

  /** A full disk may appear as another failure: an unknown error, or a closed database. */
  async #roomless(refusal: Refusal): Promise<Refusal> {
    if (refusal.code !== 'unavailable' || !(await hasNoRoom())) return refusal;
    this.#health.fill();
    return { ...refusal, code: 'full' };
  }
}
