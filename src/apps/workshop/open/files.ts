/** Opened files by their names in the address: kept while the page is open, small ones also over a reload. */

import type { ReadFile } from '../reading.ts';

/** In bytes: larger files are not kept for a reload, because the browser has only a few megabytes for all. */
const SMALL = 300_000;
/** The number of files in memory for the back button. */
const MOST = 8;
const KEY = 'dealtrail.file.';

type Read = (name: string, content: Blob) => Promise<ReadFile | null>;

export class OpenedFiles {
  readonly #read = new Map<string, ReadFile>();

  /** Keeps the file and returns its name for the address. */
  keep(file: ReadFile, content: Blob): string {
    const id = Date.now().toString(36);
    this.#remember(id, file);
    if (content.size <= SMALL) void keepForReload(id, file.name, content);
    return id;
  }

  /** Null if the file is not available any more. */
  async find(id: string, read: Read): Promise<ReadFile | null> {
    const known = this.#read.get(id);
    if (known !== undefined) return known;
    const kept = keptForReload(id);
    const file = kept === null ? null : await read(kept.name, kept.content);
    if (file !== null) this.#remember(id, file);
    return file;
  }

  #remember(id: string, file: ReadFile): void {
    this.#read.set(id, file);
    const [oldest] = this.#read.keys();
    if (this.#read.size > MOST && oldest !== undefined) this.#read.delete(oldest);
  }
}

async function keepForReload(id: string, name: string, content: Blob): Promise<void> {
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    for (const old of Object.keys(sessionStorage)) if (old.startsWith(KEY)) sessionStorage.removeItem(old);
    sessionStorage.setItem(KEY + id, JSON.stringify([name, btoa(letters)]));
  } catch {
    // In a private or full storage, or where it was deleted meanwhile, the file lasts as long as the page; after a reload the page says so.
  }
}

function keptForReload(id: string): { readonly name: string; readonly content: Blob } | null {
  try {
    const [name, letters] = JSON.parse(sessionStorage.getItem(KEY + id) ?? 'null') as [string, string];
    return { name, content: new Blob([Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))]) };
  } catch {
    // A missing and an unreadable file are the same for the reader.
    return null;
  }
}
