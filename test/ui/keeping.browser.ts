/** What the browser keeps, on the built page: saved and restored, lost and brought back, removed and put back. */

import { expect } from 'chai';
import { SAVED_NOTHING, loseEverything, pageWith, saveCopy, stored } from './support/keeping.ts';
import { chooseIn, framed, inside, sessionOf, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import '../../src/ui/notices/define.ts';
import type { NoticesElement } from '../../src/ui/notices/notices.element.ts';

const notices = (frame: HTMLIFrameElement): ShadowRoot =>
  inside(frame).querySelector('dt-notices')!.shadowRoot!;
const noticesText = (frame: HTMLIFrameElement): string =>
  deepText(notices(frame)).replaceAll(/\s+/g, ' ').trim();
const library = (frame: HTMLIFrameElement): ShadowRoot | null =>
  inside(frame).querySelector('dt-library')?.shadowRoot ?? null;
const rows = (frame: HTMLIFrameElement): number => library(frame)?.querySelectorAll('.deals li').length ?? 0;
const button = (root: ParentNode | null, label: string): HTMLButtonElement | null =>
  [...(root?.querySelectorAll('button') ?? [])].find((one) => one.textContent.trim() === label) ?? null;
const file = (text: string, name: string): File => new File([text], name);

describe('what the browser keeps', function () {
  this.timeout(120_000);
  beforeEach(loseEverything);
  afterEach(async () => {
    document.body.replaceChildren();
    await loseEverything();
  });

  it('is saved to a file and restored from it, equal, after everything was wiped', async () => {
    const frame = await pageWith(sessionOf(6));
    await waited('six deals are listed', () => rows(frame) === 6);
    const before = await stored();
    const text = await saveCopy(frame);
    frame.remove();
    await loseEverything();
    const again = await framed();
    await waited(
      'the page is there',
      () => library(again) !== null && deepText(library(again)!).includes('Never saved'),
    );
    expect(await stored()).to.deep.equal(SAVED_NOTHING);
    const storage = await waited(
      'the storage',
      () => library(again)?.querySelector('dt-storage')?.shadowRoot,
    );
    chooseIn(storage.querySelector('input')!, [file(text, 'dealtrail-backup.json')]);
    await waited('it is told', () => noticesText(again).includes('New here: 6 deals.'));
    await waited('six deals are listed', () => rows(again) === 6);
    expect(await stored()).to.deep.equal(before);
    const told = deepText(library(again)!);
    expect(told, 'it is all in that file').to.not.match(/Never saved|since the last copy/);
    // Once more, dropped on the page: each is kept once.
    const { DataTransfer, DragEvent } = again.contentWindow as Window & typeof globalThis;
    const transfer = new DataTransfer();
    transfer.items.add(file(text, 'copy.json'));
    const workshop = again.contentDocument!.querySelector('dealtrail-workshop')!;
    workshop.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer }));
    await waited('it is told', () => noticesText(again).includes('Here already: 6 deals.'));
    expect(rows(again)).to.equal(6);
    // A deal that is opened next is not covered by what was told of the copy.
    library(again)!.querySelector<HTMLElement>('.deals .row')!.click();
    await waited('the deal is there', () => inside(again).querySelector('replay-screen'));
    await waited('it is told no longer', () => noticesText(again) === '');
  });

  it('is restored from a file that was cut short, which says what was not readable', async () => {
    const frame = await pageWith(sessionOf(6));
    await waited('six deals are listed', () => rows(frame) === 6);
    const text = await saveCopy(frame);
    frame.remove();
    await loseEverything();
    const again = await framed();
    const field = await waited('the field', () =>
      library(again)?.querySelector<HTMLInputElement>('input[type=file]'),
    );
    // In the middle of the fourth deal's facts.
    const facts = text.split('"events":[').slice(0, 4).join('"events":[').length + 1000;
    chooseIn(field, [file(text.slice(0, facts), 'dealtrail-backup.json')]);
    await waited('it is told', () => noticesText(again).includes('damaged or cut short'));
    await waited('some deals are listed', () => rows(again) > 0);
    // The deal at the cut is there up to its last readable fact, and says so.
    expect(noticesText(again)).to.match(
      /restored up to the last readable fact: 1 deal \(Board \d: \d+ of \d+\)/,
    );
    expect(deepText(library(again)!)).to.match(/from a damaged copy; readable: \d+ of \d+ facts/);
    expect(noticesText(again)).to.include(`New here: ${rows(again) - 1} deal`);
    expect(noticesText(again)).to.include(`: ${6 - rows(again)} deal`);
  });

  it('comes back from the second copy when the database is deleted behind the page’s back', async () => {
    const frame = await pageWith(sessionOf(5));
    await waited('five deals are listed', () => rows(frame) === 5);
    await waited('the second copy is whole', () =>
      deepText(library(frame)!).includes('Second copy: complete'),
    );
    const before = await stored();
    frame.remove();
    await new Promise((done) =>
      indexedDB.deleteDatabase('dealtrail').addEventListener('success', () => done(null)),
    );
    const again = await framed();
    await waited('it is told', () =>
      noticesText(again).includes('All of it was brought back from the second copy: 5 deals'),
    );
    await waited('five deals are listed', () => rows(again) === 5);
    expect(await stored()).to.deep.equal(before);
    button(notices(again), 'OK')!.click();
    await waited('it has been read', () => noticesText(again) === '');
  });

  it('shows a damaged deal as damaged, opens the others, and mends it from the second copy', async () => {
    const frame = await pageWith(sessionOf(3));
    await waited('three deals are listed', () => rows(frame) === 3);
    await waited('the second copy is whole', () =>
      deepText(library(frame)!).includes('Second copy: complete'),
    );
    frame.remove();
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('dealtrail');
      request.addEventListener('success', () => done(request.result));
    });
    const transaction = database.transaction('deals', 'readwrite');
    const table = transaction.objectStore('deals');
    const all = table.getAll();
    all.addEventListener('success', () => {
      const { header: _, ...row } = (all.result as Record<string, unknown>[])[0]!;
      table.put(row);
    });
    await new Promise((done) => transaction.addEventListener('complete', done));
    database.close();
    const again = await framed();
    const damaged = await waited('it is told', () => library(again)?.querySelector('.damaged'));
    expect(deepText(damaged)).to.include('damaged');
    expect(rows(again)).to.equal(3);
    button(damaged, 'Bring it back from the second copy')!.click();
    await waited('it is told', () => noticesText(again).includes('brought back'));
    await waited('none is damaged', () => library(again)?.querySelector('.damaged') === null);
    expect(rows(again)).to.equal(3);
  });

  it('has each deal of a file once, however often and under whatever name the file is opened', async () => {
    const frame = await pageWith(sessionOf(2));
    await waited('two deals are listed', () => rows(frame) === 2);
    const reopened = async (text: string): Promise<ShadowRoot> => {
      chooseIn(library(frame)!.querySelector('input[type=file]')!, [file(text, 'evening (1).pbn')]);
      const check = await waited('the file is read', () => inside(frame).querySelector('dt-import-check'));
      await waited('it is told', () => deepText(check).includes('Here already: 2 deals.'));
      return check.shadowRoot!;
    };
    const known = await reopened(sessionOf(2));
    expect(known.querySelector('.primary'), 'nothing is left to accept').to.equal(null);
    expect(known.querySelectorAll('.here')).to.have.length(2);
    known.querySelector<HTMLElement>('.here')!.click();
    await waited('the kept deal is there', () => inside(frame).querySelector('replay-screen'));
    frame.contentWindow!.location.hash = '#';
    await waited('the page is home', () => library(frame) !== null);
    const more = await reopened(sessionOf(3));
    expect(more.querySelector('.primary')!.textContent.trim()).to.equal('Accept the new deal');
    // Shortly after the first file was accepted, a press counts as the second of a double one: pressed until it counts.
    await waited('three are listed', () => {
      inside(frame)
        .querySelector('dt-import-check')
        ?.shadowRoot?.querySelector<HTMLElement>('.primary')
        ?.click();
      return rows(frame) === 3;
    });
  });

  it('is removed, one deal or the whole list, and put back with the keyboard', async () => {
    const frame = await pageWith(sessionOf(4));
    await waited('four deals are listed', () => rows(frame) === 4);
    const before = await stored();
    library(frame)!.querySelector<HTMLButtonElement>('[aria-label^="Remove "]')!.click();
    await waited('three are left', () => rows(frame) === 3);
    library(frame)!.querySelector<HTMLButtonElement>('.remove-all')!.click();
    await waited('none is left', () => rows(frame) === 0);
    await waited('it can be undone', () => notices(frame).activeElement?.textContent.trim() === 'Undo');
    (notices(frame).activeElement as HTMLButtonElement).click();
    await waited('three are back', () => rows(frame) === 3);
    const spoken = (): string => notices(frame).querySelector('[role=status] .spoken')?.textContent ?? '';
    await waited('a screen reader is told', () => spoken() === '3 deals put back.');
    await waited('the focus is there again', () => button(notices(frame), 'Undo'));
    button(notices(frame), 'Undo')!.click();
    await waited('four are back', () => rows(frame) === 4);
    expect(await stored()).to.deep.equal(before);
    await waited('it is named to a screen reader', () => /^Put back: .+\.$/.test(spoken()));
    expect(noticesText(frame), 'and there is nothing else to read').to.equal(spoken());
    expect(inside(frame).activeElement?.localName, 'the focus does not fall to the body').to.equal('main');
    await waited('no later notice is read together with it', () => spoken() === '');
  });

  it('that finds no room stays in the list as not stored, asks before leaving, and is stored when there is room', async () => {
    const frame = await framed();
    await waited('the page is there', () => library(frame) !== null);
    const { IDBObjectStore: tables } = frame.contentWindow as Window & typeof globalThis;
    const { add } = tables.prototype;
    tables.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    await pageWith(sessionOf(2), frame);
    await waited('it is told', () => noticesText(frame).includes('There is no room left.'));
    expect(noticesText(frame)).to.include('Not stored:');
    await waited('they are listed', () => library(frame)?.querySelectorAll('.waiting').length === 2);
    frame.height = '600';
    frame.contentWindow!.scrollTo(0, 400);
    expect(frame.contentWindow!.scrollY).to.equal(400);
    expect(notices(frame).querySelector('.urgent')!.getBoundingClientRect().top).to.be.at.least(0);
    const leaving = new Event('beforeunload', { cancelable: true });
    frame.contentWindow!.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).to.equal(true);
    expect(JSON.parse(await saveCopy(frame)).deals).to.have.length(2);
    tables.prototype.add = add;
    const count = (): string | undefined => /Not stored: \d+/.exec(noticesText(frame))?.[0];
    const spoken = new Set([count()]);
    const observer = new MutationObserver(() => spoken.add(count()));
    observer.observe(notices(frame), { subtree: true, childList: true, characterData: true });
    button(notices(frame), 'Try again now')!.click();
    await waited('nothing waits', () => library(frame)?.querySelectorAll('.waiting').length === 0);
    await waited('both are kept', () => rows(frame) === 2);
    await waited('it is told', () => noticesText(frame) === 'Everything that waited is stored now. ×');
    expect([...spoken], 'an alert is read out at each change').to.deep.equal(
      [...spoken].slice(0, 1).concat(undefined),
    );
    observer.disconnect();
    const later = new Event('beforeunload', { cancelable: true });
    frame.contentWindow!.dispatchEvent(later);
    expect(later.defaultPrevented).to.equal(false);
  });

  it('is there again at once when somebody comes back to a page by the browser’s Back', async () => {
    const frame = await pageWith(sessionOf(1));
    await waited('the deal is listed', () => rows(frame) === 1);
    const view = frame.contentWindow as Window & typeof globalThis;
    view.dispatchEvent(new view.PageTransitionEvent('pagehide', { persisted: true }));
    await waited('the database is closed', () => noticesText(frame) !== '');
    const back = Date.now();
    view.dispatchEvent(new view.PageTransitionEvent('pageshow', { persisted: true }));
    await waited('nothing is wrong', () => noticesText(frame) === '');
    // The page tries by itself every ten seconds.
    expect(Date.now() - back).to.be.lessThan(5000);
    expect(rows(frame)).to.equal(1);
  });

  for (const theme of ['light', 'dark'])
    it(`is told so that everybody can read it, in ${theme} colours`, async () => {
      const page = await dressed(theme, async () => {
        const element = document.createElement('dt-notices') as NoticesElement;
        element.notices = [
          { id: 'a', urgent: true, text: 'Something is lost.', actions: [{ label: 'OK' }] },
          {
            id: 'b',
            text: 'Removed: Board 3.',
            more: 'And what not everybody needs to read.',
            takesFocus: true,
            actions: [{ label: 'Undo' }],
            dismiss: { label: 'Close', act: () => (element.notices = []) },
          },
        ];
        document.body.append(element);
        await element.updateComplete;
        return element;
      });
      expect(page.shadowRoot!.activeElement?.textContent).to.equal('Undo');
      expect(page.shadowRoot!.querySelector('[role=alert]')!.textContent).to.include('Something is lost.');
      expect(await violations(page, rulesIn(theme))).to.deep.equal([]);
      const undo = page.shadowRoot!.activeElement!;
      undo.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      await page.updateComplete;
      expect(deepText(page.shadowRoot!)).to.include('Removed');
      undo.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await page.updateComplete;
      expect(deepText(page.shadowRoot!)).not.to.include('Removed');
    });
});
