/** Reads a file that somebody opens: a small one at once, a large one in a worker, with its progress and a way to stop. */

import type { DealRecord } from '../../../events/record.ts';
import { isArchive } from '../../../formats/extensions.ts';
import type { ChosenFile } from '../chosenFile.ts';
import type { ReadFile } from '../reading.ts';
import { startWorker, type StartedWorker } from '../startWorker.ts';
import type { ReadReply } from './messages.ts';

/** Larger files are not read in a browser tab. Bytes. */
export const LARGEST = 64 * 1024 * 1024;

/** Smaller files are read before one could notice. Bytes. */
const UNNOTICED = 200_000;

export interface OpeningProgress {
  readonly name: string;
  /** How much of the file has been read, 0 to 1. */
  readonly share: number;
  readonly deals: number;
}

async function isPacked(content: Blob): Promise<boolean> {
  return isArchive(new Uint8Array(await content.slice(0, 4).arrayBuffer()));
}

export class FileOpening {
  /** The file being read beside the page; null when there is none. */
  progress: OpeningProgress | null = null;
  readonly #changed: () => void;
  #stop: (() => void) | null = null;

  /** @param changed is called whenever the progress has changed */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The file as understood, or null when the reading was stopped. Never throws for what a file holds. */
  async read(name: string, content: Blob): Promise<ReadFile | null> {
    this.cancel();
    const packed = await isPacked(content);
    // What a small archive unpacks to need not be small.
    let file = content.size > UNNOTICED || packed ? await this.#inWorker({ name, content }) : 'broke';
    if (file === 'broke') {
      const { readFile } = await import('../reading.ts');
      file = await readFile(name, new Uint8Array(await content.arrayBuffer()));
    }
    return file?.seal && !packed ? { ...file, sealed: content } : file;
  }

  cancel(): void {
    this.#stop?.();
  }

  #show(progress: OpeningProgress | null): void {
    this.progress = progress;
    this.#changed();
  }

  /** `broke` where the browser gives no worker, in a frame without rights for one. */
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
