/** What the built page keeps, read and wiped from outside it. */

import { chooseIn, framed, inside, waited } from './builtPage.ts';

export const SAVED_NOTHING = { deals: [], closed: [], events: [], marks: [] };

/** All rows of the page's database. */
export async function stored(): Promise<Record<string, unknown[]>> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('dealtrail');
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('no database')));
  });
  const names = Object.keys(SAVED_NOTHING);
  const transaction = database.transaction(names);
  const found = names.map((name) => [name, transaction.objectStore(name).getAll()] as const);
  await new Promise((done) => transaction.addEventListener('complete', done));
  database.close();
  return Object.fromEntries(found.map(([name, { result }]) => [name, result as unknown[]]));
}

/** The database alone, as a browser deletes one that is damaged. */
export async function loseDatabase(): Promise<void> {
  await new Promise((done) => {
    const request = indexedDB.deleteDatabase('dealtrail');
    for (const kind of ['success', 'error']) request.addEventListener(kind, () => done(null));
  });
}

/** The whole second copy; empty where there is none, and while it is being written. */
export const copyText = (): Promise<string> => copyRead().catch(() => '');

async function copyRead(): Promise<string> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('dealtrail');
  const names: string[] = [];
  for await (const name of folder.keys()) if (name.startsWith('copy-')) names.push(name);
  const files = names.map(async (name) => (await folder.getFileHandle(name)).getFile());
  return (await Promise.all(files.map(async (file) => (await file).text()))).join('');
}

/** Database, second copy, and what tells of them. */
export async function loseEverything(): Promise<void> {
  await loseDatabase();
  const root = await navigator.storage.getDirectory();
  for await (const name of root.keys()) {
    // A worker of a page that has just gone may still hold a file for a moment.
    await waited('the second copy is gone', () =>
      root.removeEntry(name, { recursive: true }).then(
        () => true,
        (error: unknown) => (error as DOMException).name === 'NotFoundError',
      ),
    );
  }
  localStorage.clear();
}

/** The built page with these deals accepted. */
export async function pageWith(pbn: string, page?: HTMLIFrameElement): Promise<HTMLIFrameElement> {
  const frame = page ?? (await framed());
  const library = await waited(
    'the page is there',
    () => inside(frame).querySelector('dt-library')?.shadowRoot,
  );
  chooseIn(library.querySelector<HTMLInputElement>('input[type=file]')!, [new File([pbn], 'evening.pbn')]);
  const check = await waited('the file is read', () => inside(frame).querySelector('dt-import-check'));
  check.dispatchEvent(new CustomEvent('accept'));
  // A single deal is shown at once; several are in the list.
  await waited('they are kept', () => inside(frame).querySelector('replay-screen, dt-library'));
  frame.contentWindow!.location.hash = '#';
  await waited('the page is home', () => inside(frame).querySelector('dt-library'));
  return frame;
}

/** What the page would have saved as a copy of everything. */
export function saveCopy(frame: HTMLIFrameElement): Promise<string> {
  return savedFile(frame, () =>
    inside(frame).querySelector('dt-library')!.dispatchEvent(new CustomEvent('save-backup')),
  );
}

/** What the page would have saved to a file when somebody did that. */
export async function savedFile(frame: HTMLIFrameElement, asked: () => unknown): Promise<string> {
  const view = frame.contentWindow as Window & typeof globalThis;
  const { createObjectURL } = view.URL;
  let content: Blob | null = null;
  view.URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return createObjectURL.call(view.URL, blob);
  };
  const { click } = view.HTMLAnchorElement.prototype;
  view.HTMLAnchorElement.prototype.click = () => undefined;
  asked();
  await waited('it is saved', () => content !== null);
  view.HTMLAnchorElement.prototype.click = click;
  view.URL.createObjectURL = createObjectURL;
  return (content as unknown as Blob).text();
}
