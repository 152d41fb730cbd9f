/** Folders dropped on the page: what the browser does not hand over is told, and dropped text belongs to its field. */

import { expect } from 'chai';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';

const PLAYED =
  '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n';

type Entry = Partial<FileSystemFileEntry & FileSystemDirectoryEntry>;

const fileEntry = (path: string, readable: boolean): Entry => ({
  isDirectory: false,
  name: path.split('/').at(-1)!,
  fullPath: `/${path}`,
  file: (done: FileCallback, failed?: ErrorCallback) =>
    readable
      ? done(new File([PLAYED], path.split('/').at(-1)!))
      : failed?.(new DOMException('no', 'NotReadableError')),
});

function folderEntry(path: string, entries: readonly Entry[]): Entry {
  const portions = [entries, []];
  return {
    isDirectory: true,
    name: path,
    fullPath: `/${path}`,
    createReader: () => ({
      readEntries: (done: FileSystemEntriesCallback) => done(portions.shift() as FileSystemEntry[]),
    }),
  };
}

/** A drop as the browser reports it; a page can't make one of a real folder. */
function dropped(frame: HTMLIFrameElement, target: EventTarget, transfer: object): Event {
  const { Event: Made } = frame.contentWindow as Window & typeof globalThis;
  const event = new Made('drop', { bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: transfer });
  target.dispatchEvent(event);
  return event;
}

const folder = (entry: Entry): object => ({
  types: ['Files'],
  files: [],
  items: [{ kind: 'file', webkitGetAsEntry: () => entry }],
});

const noticesOf = (frame: HTMLIFrameElement): string => deepText(inside(frame).querySelector('dt-notices')!);

describe('a folder dropped on the page', function () {
  this.timeout(60_000);
  afterEach(() => document.body.replaceChildren());

  it('without a file is told to be empty', async () => {
    const frame = await framed();
    await waited('the page is drawn', () => inside(frame).querySelector('dt-notices'));
    dropped(frame, inside(frame).host, folder(folderEntry('evening', [])));
    await waited('it is told', () => noticesOf(frame).includes('There is no file in this folder.'));
  });

  it('is audited without the files that the browser does not hand over, which are named', async () => {
    const frame = await framed();
    await waited('the page is drawn', () => inside(frame).querySelector('dt-notices'));
    const entries = ['evening/1.pbn', 'evening/2.pbn', 'evening/3.pbn'].map((path) =>
      fileEntry(path, !path.includes('2')),
    );
    dropped(frame, inside(frame).host, folder(folderEntry('evening', entries)));
    await waited('the others are audited', () => inside(frame).querySelector('dt-audit'));
    await waited('it is told', () =>
      noticesOf(frame).includes('The browser could not read 1 file or folder: evening/2.pbn.'),
    );
  });

  it('leaves the focus on the title of the audit, where it went when the list opened, and home gets it back', async () => {
    const frame = await framed();
    const isOnTitle = (tag: string) => (): boolean =>
      inside(frame).querySelector(tag)?.shadowRoot?.activeElement?.localName === 'h1';
    await waited('home is drawn', () =>
      inside(frame).querySelector('dt-library')?.shadowRoot?.querySelector('h1'),
    );
    expect(isOnTitle('dt-library')()).to.equal(false, 'a page that opens is read from its beginning');
    frame.contentWindow!.location.hash = '#audit';
    await waited('the title of the audit has the focus', isOnTitle('dt-audit'));
    const audit = inside(frame).querySelector('dt-audit')!.shadowRoot!;
    audit.querySelector('button')!.focus();
    dropped(frame, inside(frame).host, folder(folderEntry('evening', [fileEntry('evening/1.pbn', true)])));
    await waited('the title has the focus again', isOnTitle('dt-audit'));
    frame.contentWindow!.location.hash = '#laws';
    await waited('the title of the laws has it', isOnTitle('dt-laws'));
    frame.contentWindow!.location.hash = '';
    await waited('home has it', isOnTitle('dt-library'));
  });

  it('leaves dropped text to the field below the pointer', async () => {
    const frame = await framed();
    await waited('the page is drawn', () => inside(frame).querySelector('dt-notices'));
    const text = { types: ['text/plain'], files: [], items: [{ kind: 'string' }] };
    expect(dropped(frame, inside(frame).host, text).defaultPrevented).to.equal(false);
    expect(dropped(frame, inside(frame).host, folder(folderEntry('x', []))).defaultPrevented).to.equal(true);
  });
});
