/** Opened files by their names in the address: kept while the page is open, small ones also over a reload. */

import type { ChosenFile } from '../chosenFile.ts';
import type { ReadFile } from '../reading.ts';

/** In bytes: larger files are not kept for a reload, because the browser has only a few megabytes for all. */
const SMALL = 300_000;
/** The number of files in memory for the back button. */
const MOST = 8;
const KEY = 'dealtrail.file.';

type Read = (chosen: readonly ChosenFile[]) => Promise<ReadFile | null>;

/** What was opened, as it was read and as it was chosen. */
interface Opened {
  readonly file: ReadFile;
  readonly chosen: readonly ChosenFile[];
}

export class OpenedFiles {
  readonly #read = new Map<string, Opened>();

  /** Keeps the file and returns its name for the address. */
  keep(file: ReadFile, chosen: readonly ChosenFile[]): string {
    const id = Date.now().toString(36);
    this.#remember(id, { file, chosen });
    if (chosen.reduce((size, { content }) => size + content.size, 0) <= SMALL) void keepForReload(id, chosen);
    return id;
  }

  /** Null if the file is not available any more. */
  async find(id: string, read: Read): Promise<ReadFile | null> {
    const known = this.#read.get(id);
    if (known !== undefined) return known.file;
    const chosen = keptForReload(id);
    const file = chosen === null ? null : await read(chosen);
    if (file !== null && chosen !== null) this.#remember(id, { file, chosen });
    return file;
  }

  /** The files as they were chosen; none if they are not available any more. */
  chosen(id: string): readonly File[] {
    return (this.#read.get(id)?.chosen ?? []).map(({ name, content }) => new File([content], name));
  }

  #remember(id: string, opened: Opened): void {
    this.#read.set(id, opened);
    const [oldest] = this.#read.keys();
    if (this.#read.size > MOST && oldest !== undefined) this.#read.delete(oldest);
  }
}

/** A name and the bytes as letters. */
type Kept = readonly [name: string, letters: string];

async function lettersOf(content: Blob): Promise<string> {
  let letters = '';
  for (const byte of new Uint8Array(await content.arrayBuffer())) letters += String.fromCharCode(byte);
  return btoa(letters);
}

async function keepForReload(id: string, chosen: readonly ChosenFile[]): Promise<void> {
  try {
    const kept: Kept[] = [];
    for (const { name, content } of chosen) kept.push([name, await lettersOf(content)]);
    for (const old of Object.keys(sessionStorage)) if (old.startsWith(KEY)) sessionStorage.removeItem(old);
    sessionStorage.setItem(KEY + id, JSON.stringify(kept));
  } catch {
    // In a private or full storage, or where it was deleted meanwhile, the file lasts as long as the page; after a reload the page says so.
  }
}

function keptForReload(id: string): readonly ChosenFile[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY + id) ?? 'null') as readonly Kept[];
    return kept.map(([name, letters]) => ({
      name,
      content: new Blob([Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))]),
    }));
  } catch {
    // A missing and an unreadable file are the same for the reader.
    return null;
  }
}
