/** A private file system without a browser: files of bytes that can be spoilt behind the store's back. */

import { FolderFiles, type CopyFiles, type Folder } from '../../src/store/copy/files.ts';

export interface FakeFolder {
  readonly files: Map<string, Uint8Array>;
  /** Throws this from now on, where it is set. */
  failing: Error | null;
  /** What a tab of its own would hold. */
  open(): CopyFiles;
  /** The only file there is. */
  text(): string;
  change(change: (bytes: Uint8Array) => Uint8Array): void;
}

export function fakeFolder(): FakeFolder {
  const files = new Map<string, Uint8Array>();
  let turn: Promise<unknown> = Promise.resolve();
  const check = (): void => {
    if (fake.failing !== null) throw fake.failing;
  };
  const folder: Folder = {
    names: async () => {
      check();
      return [...files.keys()];
    },
    open: async (name) => {
      const bytes = (): Uint8Array => files.get(name) ?? new Uint8Array(0);
      if (!files.has(name)) files.set(name, bytes());
      return {
        size: () => bytes().length,
        read: (from, length) => bytes().slice(from, from + length),
        write: (at, added) => {
          check();
          const grown = new Uint8Array(Math.max(bytes().length, at + added.length));
          grown.set(bytes());
          grown.set(added, at);
          files.set(name, grown);
        },
        cut: (length) => void files.set(name, bytes().slice(0, length)),
        flush: check,
        close: () => undefined,
      };
    },
    remove: async (name) => void files.delete(name),
  };
  const fake: FakeFolder = {
    files,
    failing: null,
    open: () =>
      new FolderFiles(folder, (work) => {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      }),
    text: () => {
      const [bytes, ...more] = files.values();
      if (bytes === undefined || more.length > 0) throw new Error(`${files.size} files`);
      return new TextDecoder().decode(bytes);
    },
    change: (change) => {
      for (const [name, bytes] of files) files.set(name, change(bytes));
    },
  };
  return fake;
}

/** What outlives a database in a browser, but for the files. */
export function fakeLocalStorage(): Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
