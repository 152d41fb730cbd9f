/** The files of the session under audit, kept beside the page so that a reload finds them again. The browser's own file store holds them. */

import type { SessionFile } from './messages.ts';

/** Of this tab: what it audits, and where that is kept. */
const KEY = 'dealtrail.audit';
const FOLDER = 'dealtrail-audit';
/** Sessions of other tabs, and of tabs closed since, that are left in place. */
const OTHERS = 3;
/** A larger session is not kept: the file store would push out what matters more. */
const MOST_BYTES = 134_217_728;

interface Noted {
  readonly id: string;
  readonly names: readonly string[];
  /** False while the files are being written, and where they could not be. */
  readonly kept: boolean;
}

function noted(): Noted | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Noted | null;
  } catch {
    // A frame or a private window without storage keeps nothing.
    return null;
  }
}

function note(what: Noted): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // Then a reload begins with an empty page, as it did before anything was kept.
  }
}

const folder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

/** Keeps the files, as far as the browser lets itself be asked; a session before them goes. */
export async function keepFiles(files: readonly SessionFile[]): Promise<void> {
  const id = `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
  const names = files.map(({ name }) => name);
  const before = noted();
  note({ id, names, kept: false });
  if (files.reduce((sum, { content }) => sum + content.size, 0) > MOST_BYTES) return;
  try {
    const root = await folder();
    await clear(root, before?.id ?? null);
    const own = await root.getDirectoryHandle(id, { create: true });
    for (const [place, { content }] of files.entries()) {
      const writable = await (await own.getFileHandle(String(place), { create: true })).createWritable();
      await writable.write(content);
      await writable.close();
    }
    if (noted()?.id === id) note({ id, names, kept: true });
  } catch {
    // No such store, or no room in it: after a reload the page says that the files must be chosen again.
  }
}

async function clear(root: FileSystemDirectoryHandle, before: string | null): Promise<void> {
  const ids: string[] = [];
  for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys()) ids.push(name);
  const old = ids.filter((id) => id !== before).sort();
  const gone = [
    ...(before !== null && ids.includes(before) ? [before] : []),
    ...old.slice(0, Math.max(0, old.length - OTHERS)),
  ];
  for (const id of gone) await root.removeEntry(id, { recursive: true });
}

/** The files this tab audited before it was loaded anew; `lost` where there were some and they are gone; null where there were none. */
export async function filesKept(): Promise<readonly SessionFile[] | 'lost' | null> {
  const found = noted();
  if (found === null) return null;
  if (!found.kept) return 'lost';
  try {
    const own = await (await folder()).getDirectoryHandle(found.id);
    const files: SessionFile[] = [];
    for (const [place, name] of found.names.entries())
      files.push({ name, content: await (await own.getFileHandle(String(place))).getFile() });
    return files;
  } catch {
    return 'lost';
  }
}
