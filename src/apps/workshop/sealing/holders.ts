/** What holds a deal to be signed: the store, or a file that somebody opened and will pass on. */

import type { DealRecord } from '../../../events/record.ts';
import { utf8 } from '../../../seal/bytes.ts';
import { isStorageCode } from '../../../store/codes.ts';
import type { NextSeal } from '../../../store/sealBook.ts';
import type { Store } from '../../../store/store.ts';

export interface SignedDeal {
  readonly bytes: Uint8Array;
  readonly facts: number;
  readonly freezes: NextSeal['freezes'];
}

export interface SealHolder {
  /** The sealed bytes; null if nothing is signed, or the storage can't be read. */
  read(): Promise<Uint8Array | null>;
  /** The present deal; null for a file, which never changes. */
  record(): Promise<DealRecord | null>;
  /** `before`: the bytes read when signing began. Null if it is stored. */
  keep(next: SignedDeal, before: Uint8Array | null): Promise<'conflict' | 'notStored' | null>;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export class StoreHolder implements SealHolder {
  readonly #store: Store;
  readonly #stream: string;

  constructor(store: Store, stream: string) {
    this.#store = store;
    this.#stream = stream;
  }

  async read(): Promise<Uint8Array | null> {
    const found = await this.#store.seals.read(this.#stream);
    return found.ok && found.text !== null ? utf8(found.text) : null;
  }

  async record(): Promise<DealRecord | null> {
    const found = await this.#store.record(this.#stream);
    return found.ok ? found.record : null;
  }

  async keep(
    { bytes, facts, freezes }: SignedDeal,
    before: Uint8Array | null,
  ): Promise<'conflict' | 'notStored' | null> {
    const next = { before: before === null ? null : textOf(before), text: textOf(bytes), facts, freezes };
    const done = await this.#store.seals.keep(this.#stream, next);
    if (done.ok) return null;
    return isStorageCode(done.code) ? 'notStored' : 'conflict';
  }
}

export class FileHolder implements SealHolder {
  #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): Promise<Uint8Array | null> {
    return Promise.resolve(this.#bytes);
  }

  record(): Promise<DealRecord | null> {
    return Promise.resolve(null);
  }

  keep({ bytes }: SignedDeal): Promise<null> {
    this.#bytes = bytes;
    return Promise.resolve(null);
  }
}
