/** The progress of an audit or a conversion, only on a terminal: one line on stderr that is overwritten. */

import { WORDS } from './wording.ts';

export class Progress {
  readonly #total: number;
  readonly #files: number;
  readonly #show = process.stderr.isTTY;
  readonly #begun = performance.now();
  #bytes = 0;
  /** The progress in the file being read. */
  #inFile = 0;
  #done = 0;
  /** When the line was written or the reading began: the speed of the first moments says nothing. */
  #latest = this.#begun;
  #isShown = false;

  constructor(total: number, files: number) {
    this.#total = total;
    this.#files = files;
  }

  bytes(count: number): void {
    this.#inFile += count;
    this.#bytes += count;
    this.#update();
  }

  fileDone(bytes: number): void {
    this.#bytes += Math.max(0, bytes - this.#inFile);
    this.#inFile = 0;
    this.#done++;
    this.#update();
  }

  #update(): void {
    const now = performance.now();
    if (!this.#show || now - this.#latest < 100) return;
    this.#latest = now;
    this.#isShown = true;
    const seconds = Math.max(0.001, (now - this.#begun) / 1000);
    const rate = this.#bytes / seconds;
    const text = WORDS.commandLine.progress({
      percent: Math.floor((this.#bytes / Math.max(1, this.#total)) * 100),
      files: this.#done,
      of: this.#files,
      rate: Math.round(rate / 100_000) / 10,
      seconds: Math.ceil((this.#total - this.#bytes) / Math.max(1, rate)),
    });
    this.#write(text);
  }

  /** Shows work after the reading, if the reading took so long that progress was shown. */
  write(text: string): void {
    if (this.#isShown) this.#write(text);
  }

  /** Call it before anything else is written to the terminal. */
  clear(): void {
    if (this.#isShown) this.#write('');
  }

  /** Writes over the line. A longer line than the terminal would stay there in part. */
  #write(text: string): void {
    const width = process.stderr.columns || 80;
    process.stderr.write(`\r\u001b[K${text.slice(0, width - 1)}`);
  }
}
