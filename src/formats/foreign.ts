/**
 * Readers of others’ making, for XML and scoring databases. A file can be made so that they never come to an end, or fill the memory:
 * so each file is read beside whoever asks, within bounds, and beyond them that is the problem of the file.
 */

import { problem, type Problem, type ProblemCode } from './problem.ts';
import type { ReadDeal } from './readDeal.ts';
import type { RecordSetting } from './shared.ts';

export type ForeignKind = 'database' | 'xml';

export interface Parsed {
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
}

/** A file to be read, as it is sent to another thread. */
export interface ForeignFile {
  readonly kind: ForeignKind;
  readonly content: Uint8Array | string;
  /** The setting without what can’t be sent. */
  readonly setting: Omit<RecordSetting, 'rows'>;
}

export interface ReadingBounds {
  readonly seconds: number;
  /** Of memory, where a thread can be held to that. */
  readonly megabytes: number;
}

/** No record in earnest needs a tenth of it. */
export const BOUNDS: ReadingBounds = { seconds: 8, megabytes: 512 };

/** What goes on in the other thread. Never throws for what a file holds. */
export async function readForeign({ kind, content, setting }: ForeignFile): Promise<Parsed> {
  if (kind === 'database') {
    const { readBws } = await import('./bws/readBws.ts');
    return readBws(content as Uint8Array, setting);
  }
  const { parseUsebio } = await import('./usebio/readUsebio.ts');
  return parseUsebio(content as string, setting);
}

/** A thread that reads one file after the other. */
export interface ReadingThread {
  /** Reads the file; `memory` when that took too much of it, `broke` when the thread broke down. */
  read(file: ForeignFile): Promise<Parsed | 'memory' | 'broke'>;
  /** At once, whatever it does. */
  end(): void;
}

export class ForeignReader {
  readonly #start: (bounds: ReadingBounds) => ReadingThread;
  readonly #bounds: ReadingBounds;
  /** Kept for the next file: starting one takes longer than reading most. */
  #idle: ReadingThread | null = null;

  constructor(start: (bounds: ReadingBounds) => ReadingThread, bounds: ReadingBounds = BOUNDS) {
    this.#start = start;
    this.#bounds = bounds;
  }

  /** Never throws for what a file holds. */
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
