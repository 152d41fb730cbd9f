/** The files of audits, kept in the browser's private file system, so that a reload and the list on the home page find them again. */

import { auditsKept } from './kept.ts';
import type { ChosenFile } from '../chosenFile.ts';
import { storedValue, storeValue } from '../browserStorage.ts';

/** The key for the name of this tab's audit, and the folder of its files. */
const KEY = 'dealtrail.audit';
const FOLDER = 'dealtrail-audit';
/** How many sessions outside the list, of other tabs or of closed ones, are left in place. */
const OTHERS = 3;
/** Limits for the kept files of listed audits: their number, and all their bytes. */
const MOST_AUDITS = 12;
const MOST_BYTES_ALTOGETHER = 268_435_456;
/** In bytes: a larger session is not kept, because its files could displace more important ones. */
const MOST_BYTES = 134_217_728;

interface Noted {
  readonly id: string;
  readonly names: readonly string[];
  /** False while the files are being written, and if they could not be. */
  readonly kept: boolean;
}

const noted = (): Noted | null => storedValue(KEY, 'sessionStorage') as Noted | null;

/** Where the browser keeps nothing, a reload begins with an empty page. */
const note = (what: Noted): boolean => storeValue(KEY, what, 'sessionStorage');

const folder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

/**
 * Keeps the files under that name, and removes the files of the oldest audits when there are many. False if the files are too large, or
 * if the browser does not keep them all.
 */
export async function keepFiles(id: string, files: readonly ChosenFile[]): Promise<boolean> {
  const names = files.map(({ name }) => name);
  note({ id, names, kept: false });
  if (files.reduce((sum, { content }) => sum + content.size, 0) > MOST_BYTES) return false;
  let root: FileSystemDirectoryHandle | null = null;
  try {
    root = await folder();
    await clear(root, id);
    const own = await root.getDirectoryHandle(id, { create: true });
    for (const [index, { content }] of files.entries()) {
      const writable = await (await own.getFileHandle(String(index), { create: true })).createWritable();
      await writable.write(content);
      await writable.close();
    }
    if (noted()?.id === id) note({ id, names, kept: true });
    return true;
  } catch {
    // There is no such file system, or no space: after a reload the page asks for the files again. A part of them would look like all.
    await root?.removeEntry(id, { recursive: true }).catch(() => null);
    return false;
  }
}

/** Its files are kept already: a reload of this tab finds them. */
export function noteFiles(id: string, names: readonly string[]): void {
  note({ id, names, kept: true });
}

async function idsIn(root: FileSystemDirectoryHandle): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys()) ids.push(name);
  return ids;
}

/** Keeps the files of listed audits, latest first, while there is space. Removes others, except a few that other tabs may have open. */
async function clear(root: FileSystemDirectoryHandle, own: string): Promise<void> {
  const ids = (await idsIn(root)).filter((id) => id !== own);
  let room = MOST_BYTES_ALTOGETHER;
  // Audits whose files were never kept take no space.
  const listed = auditsKept()
    .filter(({ id, bytes }) => ids.includes(id) && (room -= bytes) > 0)
    .slice(0, MOST_AUDITS)
    .map(({ id }) => id);
  const others = ids.filter((id) => !listed.includes(id)).sort();
  for (const id of others.slice(0, Math.max(0, others.length - OTHERS)))
    await root.removeEntry(id, { recursive: true });
}

/** Audits whose files are here. */
export async function idsHere(): Promise<ReadonlySet<string>> {
  try {
    return new Set(await idsIn(await folder()));
  } catch {
    return new Set();
  }
}

/** The stored files of an audit; null if they are gone. */
export async function filesOf(id: string, names: readonly string[]): Promise<readonly ChosenFile[] | null> {
  try {
    const own = await (await folder()).getDirectoryHandle(id);
    const files: ChosenFile[] = [];
    for (const [index, name] of names.entries())
      files.push({ name, content: await (await own.getFileHandle(String(index))).getFile() });
    return files;
  } catch {
    return null;
  }
}

/** The files that this tab audited before a reload; `lost` if they can't be read any more; null if there were none. */
export async function filesKept(): Promise<
  { readonly id: string; readonly files: readonly ChosenFile[] } | 'lost' | null
> {
  const found = noted();
  if (found === null) return null;
  const files = found.kept ? await filesOf(found.id, found.names) : null;
  return files === null ? 'lost' : { id: found.id, files };
}
