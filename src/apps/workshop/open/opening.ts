/** Reads an opened file: a small one at once, a large one in a worker, with progress and a way to stop. */

import type { DealRecord } from '../../../events/record.ts';
import { ARCHIVE_SHOWN, isArchive } from '../../../formats/extensions.ts';
import { Latest } from '../../../ui/latest.ts';
import type { ChosenFile } from '../chosenFile.ts';
import type { ReadFile } from '../reading.ts';
import { startWorker, type StartedWorker } from '../startWorker.ts';
import type { ReadReply } from './messages.ts';

/** In bytes: larger files are not read in a browser tab. */
export const LARGEST = 64 * 1024 * 1024;

/** In bytes: smaller files are read before anybody notices. */
const UNNOTICED = 200_000;

export interface OpeningProgress {
  readonly name: string;
  /** The share of the file that has been read, from 0 to 1. */
  readonly share: number;
  readonly deals: number;
}

async function isPacked(content: Blob): Promise<boolean> {
  return isArchive(new Uint8Array(await content.slice(0, ARCHIVE_SHOWN).arrayBuffer()));
}

function isGone(error: unknown): boolean {
  return error instanceof DOMException && /^(?:NotFound|NotReadable)Error$/.test(error.name);
}

export class FileOpening {
  /** The file being read in a worker; null for none. */
  progress: OpeningProgress | null = null;
  readonly #changed: () => void;
  #stop: (() => void) | null = null;
  /** An earlier file that is not being read yet is not read any more. */
  readonly #latest = new Latest();

  /** @param changed is called whenever the progress has changed */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * The file as understood, null if the reading was stopped, or `gone` if the file was deleted, moved or changed since it was chosen. Never
   * throws because of a file's contents.
   */
  async read(name: string, content: Blob): Promise<ReadFile | null | 'gone'> {
    this.cancel();
    return this.#readUnlessGone(name, content, this.#latest.begin());
  }

  /** As `read`; several files as one. */
  async readAll(chosen: readonly ChosenFile[]): Promise<ReadFile | null | 'gone'> {
    const [only, ...others] = chosen;
    if (only === undefined || others.length === 0)
      return only === undefined ? null : this.read(only.name, only.content);
    this.cancel();
    const isLatest = this.#latest.begin();
    const { readSeveral } = await import('./several.ts');
    return readSeveral<null | 'gone'>(
      chosen,
      (name, content) => this.#readUnlessGone(name, content, isLatest),
      (file) => file !== null && file !== 'gone',
    );
  }

  async #readUnlessGone(
    name: string,
    content: Blob,
    isLatest: () => boolean,
  ): Promise<ReadFile | null | 'gone'> {
    try {
      return await this.#read(name, content, isLatest);
    } catch (error) {
      if (isGone(error)) return 'gone';
      throw error;
    }
  }

  async #read(name: string, content: Blob, isLatest: () => boolean): Promise<ReadFile | null> {
    const packed = await isPacked(content);
    if (!isLatest()) return null;
    // A small archive may unpack to a lot, so it is read in a worker.
    let file = content.size > UNNOTICED || packed ? await this.#inWorker({ name, content }) : 'broke';
    if (file === 'broke') {
      const { readFile } = await import('../reading.ts');
      file = await readFile(name, new Uint8Array(await content.arrayBuffer()));
    }
    return file?.seal && !packed ? { ...file, sealed: content } : file;
  }

  cancel(): void {
    this.#latest.drop();
    this.#stop?.();
  }

  #show(progress: OpeningProgress | null): void {
    this.progress = progress;
    this.#changed();
  }

  /** `broke` if the browser provides no worker, as in an iframe without rights. */
  #inWorker(asked: ChosenFile): Promise<ReadFile | null | 'broke'> {
    return new Promise((done) => {
      let worker: StartedWorker<ChosenFile>;
      const finish = (result: ReadFile | null | 'broke'): void => {
        worker.end();
        this.#stop = null;
        this.#show(null);
        done(result);
      };
      const deals: DealRecord[] = [];
      const onReply = (data: ReadReply): void => {
        if (data.type === 'finished') {
          finish({ name: asked.name, text: data.text, deals, problems: data.problems, seal: data.seal });
          return;
        }
        for (const deal of data.deals) deals.push(deal);
        this.#show({ name: asked.name, share: data.bytes / asked.content.size, deals: deals.length });
      };
      try {
        worker = startWorker('read', { onReply, broke: () => finish('broke') });
      } catch {
        done('broke');
        return;
      }
      this.#stop = () => finish(null);
      this.#show({ name: asked.name, share: 0, deals: 0 });
      worker.ask(asked);
    });
  }
}
