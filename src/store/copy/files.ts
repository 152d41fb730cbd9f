/** The files of the second copy, in one folder: one file is the copy, the others are unfinished or outdated. */

import { HEAD_LENGTH, TAIL_LENGTH, headLine, headOf } from './lines.ts';

/** Operations on the files. Every method rejects when the storage fails. */
export interface CopyFiles {
  /** Appends, and returns the end of the file before that; null if there is no copy. */
  append(text: string): Promise<{ readonly tail: string; readonly size: number } | null>;
  /** The first line, the last lines, and the length. */
  ends(): Promise<{ readonly head: string; readonly tail: string; readonly size: number } | null>;
  read(): Promise<string | null>;
  /** Replaces the copy. The old one stays until the new one is complete. Returns the length. */
  replace(generation: string, pieces: readonly string[]): Promise<number>;
  end(): void;
}

/** An open file with exclusive access. */
export interface OpenFile {
  size(): number;
  read(from: number, length: number): Uint8Array;
  write(at: number, bytes: Uint8Array): void;
  cut(length: number): void;
  /** After it returns, the data are on the disk. */
  flush(): void;
  close(): void;
}

export interface Folder {
  names(): Promise<readonly string[]>;
  open(name: string): Promise<OpenFile>;
  remove(name: string): Promise<void>;
}

/** A lock over all tabs: only one holder at a time. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = /^copy-(\d+)\.log$/;

function numberOf(name: string): number {
  return Number(NAME.exec(name)?.[1] ?? 0);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function ends(file: OpenFile): { readonly head: string; readonly tail: string; readonly size: number } {
  const size = file.size();
  const length = Math.min(TAIL_LENGTH, Math.max(size - HEAD_LENGTH, 0));
  return { head: textOf(file.read(0, HEAD_LENGTH)), tail: textOf(file.read(size - length, length)), size };
}

export class FolderFiles implements CopyFiles {
  readonly #folder: Folder;
  readonly #turn: Turn;

  constructor(folder: Folder, turn: Turn) {
    this.#folder = folder;
    this.#turn = turn;
  }

  append(text: string): ReturnType<CopyFiles['append']> {
    return this.#withCopy((file) => {
      const { tail, size } = ends(file);
      const bytes = new TextEncoder().encode(text);
      file.write(size, bytes);
      file.flush();
      return { tail, size: size + bytes.length };
    });
  }

  ends(): ReturnType<CopyFiles['ends']> {
    return this.#withCopy(ends);
  }

  read(): Promise<string | null> {
    return this.#withCopy((file) => textOf(file.read(0, file.size())));
  }

  replace(generation: string, pieces: readonly string[]): Promise<number> {
    return this.#turn(async () => {
      const before = await this.#folder.names();
      const name = `copy-${Math.max(0, ...before.map(numberOf)) + 1}.log`;
      const file = await this.#folder.open(name);
      let size = HEAD_LENGTH;
      try {
        file.cut(0);
        for (const piece of pieces) {
          const bytes = new TextEncoder().encode(piece);
          file.write(size, bytes);
          size += bytes.length;
        }
        file.flush();
        file.write(0, new TextEncoder().encode(headLine(generation, size)));
        file.flush();
      } finally {
        file.close();
      }
      for (const old of before) if (NAME.test(old)) await this.#folder.remove(old);
      return size;
    });
  }

  end(): void {
    // No file stays open between two locks.
  }

  #withCopy<T>(work: (file: OpenFile) => T): Promise<T | null> {
    return this.#turn(async () => {
      const names = (await this.#folder.names()).filter((name) => NAME.test(name));
      for (const name of names.sort((a, b) => numberOf(b) - numberOf(a))) {
        const file = await this.#folder.open(name);
        try {
          if (headOf(textOf(file.read(0, HEAD_LENGTH))) !== null) return work(file);
        } finally {
          file.close();
        }
      }
      return null;
    });
  }
}
