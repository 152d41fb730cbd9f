/**
 * Third-party readers for XML and scoring databases. A hostile file can make them run forever or fill the memory, so each file is read in
 * a thread of its own, within bounds. If it exceeds them, that is a problem of the file.
 */

import { problem, type ProblemCode } from './problem.ts';
import type { Parsed } from './readDeal.ts';
import type { RecordSetting } from './shared.ts';

export type ForeignKind = 'database' | 'xml';

/** A file as it is sent to the thread. */
export interface ForeignFile {
  readonly kind: ForeignKind;
  readonly content: Uint8Array | string;
  /** Score tables are of PBN, and their reader can't be sent to a thread. */
  readonly setting: Omit<RecordSetting, 'rows'>;
}

export interface ReadingBounds {
  readonly seconds: number;
  /** The limit of memory, if a thread can be limited. */
  readonly megabytes: number;
}

/** No real record needs a tenth of this. */
export const BOUNDS: ReadingBounds = { seconds: 8, megabytes: 512 };

/** Reads a file of another program; runs in the other thread. Never throws for a file's contents. */
export async function readForeign({ kind, content, setting }: ForeignFile): Promise<Parsed> {
  if (kind === 'database') {
    const { readBws } = await import('./bws/readBws.ts');
    return readBws(content as Uint8Array, setting);
  }
  const { parseUsebio } = await import('./usebio/readUsebio.ts');
  return parseUsebio(content as string, setting);
}

/** A thread that reads one file after another. */
export interface ReadingThread {
  /** Reads the file. `memory`: it needed too much memory. `broke`: the thread broke down. */
  read(file: ForeignFile): Promise<Parsed | 'memory' | 'broke'>;
  /** Stops the thread at once, whatever it does. */
  end(): void;
}

export class ForeignReader {
  readonly #start: (bounds: ReadingBounds) => ReadingThread;
  readonly #bounds: ReadingBounds;
  /** The thread is kept for the next file, because starting one takes longer than reading most files. */
  #idle: ReadingThread | null = null;

  constructor(start: (bounds: ReadingBounds) => ReadingThread, bounds: ReadingBounds = BOUNDS) {
    this.#start = start;
    this.#bounds = bounds;
  }

  /** Never throws because of a file's contents. */
  async read(
    kind: ForeignKind,
    content: Uint8Array | string,
    { rows: _ofPbn, ...setting }: RecordSetting,
  ): Promise<Parsed> {
    const { seconds, megabytes } = this.#bounds;
    const thread = this.#idle ?? this.#start(this.#bounds);
    this.#idle = null;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((done) => {
      alarm = setTimeout(() => done('late'), seconds * 1000);
    });
    const parsed = await Promise.race([thread.read({ kind, content, setting }), late]);
    clearTimeout(alarm);
    if (typeof parsed !== 'string') {
      if (this.#idle === null) this.#idle = thread;
      else thread.end();
      return parsed;
    }
    thread.end();
    if (parsed === 'late') return refused('readingTooLong', { seconds });
    if (parsed === 'memory') return refused('readingTooMuch', { megabytes });
    return refused(kind === 'xml' ? 'xmlUnreadable' : 'databaseUnreadable');
  }
}

function refused(code: ProblemCode, params: Readonly<Record<string, number>> = {}): Parsed {
  return { deals: [], problems: [problem(code, 1, undefined, params)] };
}
