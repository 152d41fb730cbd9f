/** Files in the browser's private file system (OPFS), for use in a worker: only there can they be written piece by piece. */

import { FolderFiles, type CopyFiles, type Folder, type OpenFile } from './files.ts';

/** Types that exist only in a worker. */
interface Access {
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(length: number): void;
  flush(): void;
  close(): void;
}
type Accessible = FileSystemFileHandle & { createSyncAccessHandle(): Promise<Access> };

/** A file that can't take all bytes reports it only by the number returned. */
function writeAll(access: Access, bytes: Uint8Array, at: number): void {
  if (access.write(bytes, { at }) < bytes.length)
    throw new DOMException('The browser wrote only a part of the file.', 'QuotaExceededError');
}

async function open(handle: FileSystemFileHandle): Promise<OpenFile> {
  const access = await (handle as Accessible).createSyncAccessHandle();
  return {
    size: () => access.getSize(),
    read: (from, length) => {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, access.read(bytes, { at: from }));
    },
    write: (at, bytes) => writeAll(access, bytes, at),
    cut: (length) => access.truncate(length),
    flush: () => access.flush(),
    close: () => access.close(),
  };
}

/** The files of the copy in the browser's private file system. Rejects where there is none. */
export async function openFiles(name: string): Promise<CopyFiles> {
  const root = await navigator.storage.getDirectory();
  const directory = await root.getDirectoryHandle(name, { create: true });
  const folder: Folder = {
    names: async () => {
      const names: string[] = [];
      for await (const each of directory.keys()) names.push(each);
      return names;
    },
    open: async (file) => open(await directory.getFileHandle(file, { create: true })),
    remove: (file) => directory.removeEntry(file),
  };
  return new FolderFiles(folder, (work) => navigator.locks.request(`${name}.copy`, work));
}
