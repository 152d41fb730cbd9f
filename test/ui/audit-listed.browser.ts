/** Audits that were run, in the list at home of the built page: found, opened with their marks, removed and put back, restored from a copy. */

import { expect } from 'chai';
import type { AuditSession } from '../../src/ui/audit-page/session.ts';
import { chooseIn, framed, inside, sessionOf, waited } from './support/builtPage.ts';
import { copyText, loseDatabase, loseEverything, saveCopy } from './support/keeping.ts';
import { deepText } from './support/open.ts';

interface Page extends HTMLElement {
  readonly session: AuditSession;
  readonly marks: ReadonlyMap<string, unknown>;
  /** Given, and not stored yet. */
  readonly pending: ReadonlySet<string>;
}

const EVENING = new File([sessionOf(20)], 'evening.pbn');

const homeOf = (frame: HTMLIFrameElement): Promise<ShadowRoot> =>
  waited('home is there', () => inside(frame).querySelector('dt-library')?.shadowRoot);

const auditsOf = (home: ShadowRoot): HTMLElement[] => [
  ...home.querySelectorAll<HTMLElement>('ul.audits > li'),
];

const listedIn = (frame: HTMLIFrameElement, text: string): Promise<HTMLElement> =>
  waited(`“${text}” is in the list`, () => {
    const home = inside(frame).querySelector('dt-library')?.shadowRoot;
    return home ? auditsOf(home).find((row) => deepText(row).includes(text)) : null;
  });

const pageOf = (frame: HTMLIFrameElement): Promise<Page> =>
  waited('the audit has ended', () => {
    const page = inside(frame).querySelector<Page>('dt-audit');
    return page?.session.state === 'finished' ? page : null;
  });

async function audited(files: readonly File[]): Promise<{ frame: HTMLIFrameElement; page: Page }> {
  const frame = await framed('#audit');
  const chosen = await waited('the page of the audit is drawn', () =>
    inside(frame).querySelector('dt-audit')?.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]'),
  );
  chooseIn(chosen, files);
  return { frame, page: await pageOf(frame) };
}

const pressedNotice = (frame: HTMLIFrameElement, label: string): Promise<true> =>
  waited(`“${label}” is offered`, () => {
    const buttons = inside(frame).querySelector('dt-notices')?.shadowRoot?.querySelectorAll('button') ?? [];
    const button = [...buttons].find((one) => one.textContent.trim() === label);
    button?.click();
    return button !== undefined || null;
  });

describe('audits in the list at home', function () {
  this.timeout(240_000);
  beforeEach(async () => {
    sessionStorage.removeItem('dealtrail.audit');
    await loseEverything();
  });
  afterEach(async () => {
    document.body.replaceChildren();
    sessionStorage.removeItem('dealtrail.audit');
    await loseEverything();
  });

  it('one is found again, opened with its marks at one press, removed and put back', async () => {
    const { frame, page } = await audited([EVENING]);
    const wrong = page.session.rows.find(({ check }) => check === 'A09')!;
    const marking = { finding: wrong.finding, mark: 'fixed', comment: 'By phone' };
    page.dispatchEvent(new CustomEvent('audit-mark', { detail: marking }));
    await waited('the mark is stored', () => page.marks.has(wrong.finding) && page.pending.size === 0);
    await waited('the files are kept', () =>
      sessionStorage.getItem('dealtrail.audit')?.includes('"kept":true'),
    );
    frame.remove();
    // Another day, another tab: nothing is left but what the browser keeps.
    sessionStorage.removeItem('dealtrail.audit');

    const again = await framed();
    const row = await listedIn(again, 'evening.pbn');
    const found = page.session.rows.length;
    expect(deepText(row)).to.contain(`Audit · `);
    await waited('it tells what was found', () => deepText(row).includes(`${found} findings`));
    expect(deepText(row)).to.match(/boards 1, 11/);
    await waited('its files are here', () => !deepText(row).includes('choose them again'));
    row.querySelector<HTMLElement>('button.row')!.click();
    const opened = await pageOf(again);
    expect(opened.session.rows).to.have.length(found);
    await waited('the mark is there', () => opened.marks.has(wrong.finding));
    expect(again.contentWindow!.location.hash).to.equal('#audit');

    again.contentWindow!.location.hash = '#';
    const home = await homeOf(again);
    const removed = await listedIn(again, 'evening.pbn');
    removed.querySelector<HTMLElement>('button[aria-label^="Remove"]')!.click();
    await waited('it is gone', () => auditsOf(home).length === 0);
    await pressedNotice(again, 'Undo');
    await waited('it is back', () => auditsOf(home).length === 1);
    await waited('a screen reader is told', () =>
      /Put back: .?evening\.pbn/u.test(deepText(inside(again).querySelector('dt-notices')!)),
    );
    await waited(
      'no later notice is read together with it',
      () => !deepText(inside(again).querySelector('dt-notices')!).includes('Put back'),
    );
  });

  it('one whose files the browser does not keep asks for them again, and nothing is searched without end', async () => {
    const frame = await framed('#audit');
    let asked = 0;
    frame.contentWindow!.navigator.storage.getDirectory = () => {
      asked++;
      return Promise.reject(new DOMException('There is no such file system.', 'SecurityError'));
    };
    const chosen = await waited('the page of the audit is drawn', () =>
      inside(frame)
        .querySelector('dt-audit')
        ?.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]'),
    );
    chooseIn(chosen, [EVENING]);
    await pageOf(frame);
    frame.contentWindow!.location.hash = '#';
    const row = await listedIn(frame, 'evening.pbn');
    expect(deepText(row)).to.contain('choose them again');
    await new Promise((done) => setTimeout(done, 500));
    expect(asked).to.be.within(1, 10);
  });

  it('one whose files are gone says so, and its marks are there when they are chosen again; a saved copy has it, too', async () => {
    const { frame, page } = await audited([EVENING]);
    const wrong = page.session.rows.find(({ check }) => check === 'A09')!;
    page.dispatchEvent(
      new CustomEvent('audit-mark', { detail: { finding: wrong.finding, mark: 'fine', comment: '' } }),
    );
    await waited('the mark is stored', () => page.marks.has(wrong.finding) && page.pending.size === 0);
    frame.contentWindow!.location.hash = '#';
    await listedIn(frame, 'evening.pbn');
    const copy = await saveCopy(frame);
    frame.remove();
    sessionStorage.removeItem('dealtrail.audit');
    await loseEverything();

    const other = await framed();
    const home = await homeOf(other);
    expect(auditsOf(home)).to.have.length(0);
    chooseIn(home.querySelector<HTMLInputElement>('input[type=file]')!, [
      new File([copy], 'dealtrail-backup.json'),
    ]);
    const row = await listedIn(other, 'choose them again');
    await waited('the copy says what it brought', () =>
      deepText(inside(other).querySelector('dt-notices')!).includes('Added to the list: 1 audit'),
    );
    chooseIn(row.querySelector<HTMLInputElement>('input[type=file]')!, [EVENING]);
    const opened = await pageOf(other);
    await waited('the mark is there', () => opened.marks.has(wrong.finding));
    other.contentWindow!.location.hash = '#';
    const whole = await listedIn(other, 'evening.pbn');
    await waited('its files are here again', () => !deepText(whole).includes('choose them again'));
    expect(auditsOf(await homeOf(other))).to.have.length(1);
  });

  it('a browser that deletes the database and what it kept beside it has the list again, with its marks, and says so', async () => {
    const { frame, page } = await audited([EVENING]);
    const wrong = page.session.rows.find(({ check }) => check === 'A09')!;
    page.dispatchEvent(
      new CustomEvent('audit-mark', { detail: { finding: wrong.finding, mark: 'fixed', comment: '' } }),
    );
    await waited('the mark is stored', () => page.marks.has(wrong.finding) && page.pending.size === 0);
    const [kept] = JSON.parse(localStorage.getItem('dealtrail.audits')!) as readonly {
      readonly id: string;
    }[];
    await waited('the second copy has the list', async () =>
      (await copyText()).includes(`"audits","list":[{"id":"${kept!.id}"`),
    );
    frame.remove();
    sessionStorage.removeItem('dealtrail.audit');
    await loseDatabase();
    localStorage.clear();

    const again = await framed();
    const row = await listedIn(again, 'evening.pbn');
    await waited('it is said', () =>
      deepText(inside(again).querySelector('dt-notices')!).includes(
        'This browser had lost the list of audits. Brought back from the second copy: 1 audit.',
      ),
    );
    await waited('its files are here', () => !deepText(row).includes('choose them again'));
    row.querySelector<HTMLElement>('button.row')!.click();
    const opened = await pageOf(again);
    await waited('the mark is there', () => opened.marks.has(wrong.finding));
    again.contentWindow!.location.hash = '#';
    const home = await homeOf(again);
    // What was removed does not come back.
    (await listedIn(again, 'evening.pbn'))
      .querySelector<HTMLElement>('button[aria-label^="Remove"]')!
      .click();
    await waited('it is gone', () => auditsOf(home).length === 0);
    await waited('the second copy has no audit any more', async () =>
      /"audits","list":\[\]\}\]\n[^\n]*\n$/.test(await copyText()),
    );
  });
});
