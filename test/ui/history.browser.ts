/** The way back and forward, reload and titles of the built page: every screen is a page of the history. */

import { expect } from 'chai';
import { deepText, plainJson } from './support/open.ts';
import { until } from './support/page.ts';

const FILE =
  '[Event "Club evening"]\n[Board "7"]\n[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n[Contract "4H"]\n[Declarer "S"]\n[Play "W"]\nSK S4 S8 SA\n';

let frame: HTMLIFrameElement;

/** The built page in a frame, whose examples are asked for by names the test server understands. */
async function loaded(): Promise<void> {
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const view = frame.contentWindow!;
  const { fetch } = view;
  view.fetch = (what, init) => fetch.call(view, typeof what === 'string' ? plainJson(what) : what, init);
}

const root = (): ShadowRoot => frame.contentDocument!.querySelector('dealtrail-workshop')!.shadowRoot!;
const page = (): string => deepText(frame.contentDocument!.querySelector('dealtrail-workshop')!);
const title = (): string => frame.contentDocument!.title;
const hash = (): string => frame.contentWindow!.location.hash;
const shows = (tag: string): Promise<void> =>
  until(`${tag} is shown`, () => root().querySelector(tag) !== null);

async function paste(): Promise<void> {
  await until('the library is drawn', () => page().includes('Paste text'));
  root()
    .querySelector('dt-library')!
    .dispatchEvent(new CustomEvent('open-text', { detail: FILE }));
  await shows('dt-import-check');
}

describe('the history of the page', function () {
  this.timeout(60_000);

  beforeEach(async () => {
    frame = document.createElement('iframe');
    frame.width = '1280';
    frame.height = '900';
    frame.src = '/index.html';
    document.body.append(frame);
    await loaded();
  });
  afterEach(async () => {
    // A step back that is still under way would take the test's own page along, once the frame is gone.
    await new Promise((done) => setTimeout(done, 500));
    document.body.replaceChildren();
  });

  it('leads from an opened file back to where one was, and forward to the file', async () => {
    await paste();
    expect(hash()).to.match(/^#file=\w+$/);
    expect(title()).to.equal('Check: pasted text · Dealtrail');
    frame.contentWindow!.history.back();
    await shows('dt-library');
    await until('the title is that of home', () => title() === 'Dealtrail');
    frame.contentWindow!.history.forward();
    await shows('dt-import-check');
    expect(page()).to.include('Board 7');
  });

  it('leads from a deal of the file back to the file, by the browser and by the page', async () => {
    await paste();
    const look = (): void =>
      void root()
        .querySelector('dt-import-check')!
        .dispatchEvent(new CustomEvent('look', { detail: 0 }));
    look();
    await shows('replay-screen');
    expect(hash()).to.match(/^#file=\w+&look=1$/);
    await until('the title is that of the deal', () => title() === 'Board 7 · Dealtrail');
    frame.contentWindow!.history.back();
    await shows('dt-import-check');
    look();
    await shows('replay-screen');
    root().querySelector<HTMLButtonElement>('header button')!.click();
    await shows('dt-import-check');
  });

  it('shows the file again after a reload, and says so when it has gone', async () => {
    await paste();
    await until('it is kept for a reload', () =>
      Object.keys(sessionStorage).some((key) => key.startsWith('dealtrail.file.')),
    );
    const again = loaded();
    frame.contentWindow!.location.reload();
    await again;
    await shows('dt-import-check');
    expect(page()).to.include('Board 7');
    frame.contentWindow!.location.hash = '#file=gone';
    await until('it is said', () => page().includes('Open the file again'));
  });

  it('names each screen, also of the laws and of an example', async () => {
    const view = frame.contentWindow!;
    for (const [place, wanted] of [
      ['#laws', 'The laws · Dealtrail'],
      ['#laws=64A', 'The laws: 64A · Dealtrail'],
      ['#audit', 'Session audit · Dealtrail'],
      ['#boards', 'Results by board · Dealtrail'],
      [
        '#example=fixtures/deals/seed-002-deal-2.json',
        'Declarer ruffs the king of spades while holding the ace · Dealtrail',
      ],
      ['#', 'Dealtrail'],
    ] as const) {
      view.location.hash = place;
      await until(`${place} is called ${wanted}`, () => title() === wanted);
    }
    view.history.go(-2);
    await until('the way back is one screen a step', () => title() === 'Results by board · Dealtrail');
  });

  it('closes the screen that shares by the way back, and stays on the deal', async () => {
    // Whatever is gone to before a page has loaded takes the place of that page in the history.
    await until('the library is drawn', () => page().includes('Paste text'));
    frame.contentWindow!.location.hash = '#example=fixtures/deals/seed-002-deal-2.json';
    await shows('replay-screen');
    const studio = (): Element | null => root().querySelector('dialog.studio');
    for (const close of [
      () => frame.contentWindow!.history.back(),
      () => studio()!.querySelector('dt-studio')!.dispatchEvent(new CustomEvent('studio-close')),
    ]) {
      root().querySelector<HTMLAnchorElement>('.share')!.click();
      await until('the deal can be shared', () => studio() !== null);
      expect(hash()).to.equal('#example=fixtures/deals/seed-002-deal-2.json&share');
      await until('it has a title of its own', () =>
        title().startsWith('Share this deal: Declarer ruffs the king of spades while holding the ace'),
      );
      await until('it is a step of the history', () => frame.contentWindow!.history.state !== null);
      close();
      await until('it is closed', () => studio() === null);
      await until('the step is taken back', () => frame.contentWindow!.history.state === null);
      expect(root().querySelector('replay-screen')).to.not.equal(null);
    }
    expect(hash()).to.equal('#example=fixtures/deals/seed-002-deal-2.json');
  });

  it('opens the screen that shares by its address, also after a reload', async () => {
    await until('the library is drawn', () => page().includes('Paste text'));
    const at = '#example=fixtures/deals/seed-002-deal-2.json&at=4';
    const studio = (): Element | null => root().querySelector('dialog.studio dt-studio');
    frame.contentWindow!.location.hash = `${at}&share`;
    await until('the deal can be shared', () => studio() !== null);
    const again = loaded();
    frame.contentWindow!.location.reload();
    await again;
    await until('it can be shared again', () => studio() !== null);
    studio()!.dispatchEvent(new CustomEvent('studio-close'));
    await until('it is closed', () => studio() === null);
    expect(hash()).to.equal(at);
    await until('the title is that of the deal', () => title().startsWith('Declarer ruffs'));
  });

  it('opens a new deal at an address of its own, and the way back closes it', async () => {
    await until('the library is drawn', () => page().includes('Paste text'));
    // The first step would take the place of the page itself in the history of the frame.
    frame.contentWindow!.location.hash = '#laws';
    await shows('dt-laws');
    frame.contentWindow!.location.hash = '#';
    await shows('dt-library');
    const library = (): ShadowRoot => root().querySelector('dt-library')!.shadowRoot!;
    const form = (): Element | null => library().querySelector('dt-new-deal');
    const button = (): HTMLElement =>
      [...library().querySelectorAll<HTMLElement>('button')].find(
        (one) => one.textContent.trim() === 'New deal',
      )!;
    for (const [how, close] of [
      ['the way back', () => frame.contentWindow!.history.back()],
      ['the same button', () => button().click()],
      ['cancel', () => form()!.dispatchEvent(new CustomEvent('cancel'))],
    ] as const) {
      button().click();
      await until('the form is there', () => form() !== null);
      expect(hash()).to.equal('#new');
      await until('it has a title of its own', () => title() === 'New deal · Dealtrail');
      await until('it is a step of the history', () => frame.contentWindow!.history.state !== null);
      close();
      await until(`it is closed by ${how}`, () => form() === null);
      await until('the title is that of home', () => title() === 'Dealtrail');
      expect(hash()).to.equal('');
    }
    frame.contentWindow!.location.hash = '#new';
    await until('it is opened by its address', () => form() !== null);
    const again = loaded();
    frame.contentWindow!.location.reload();
    await again;
    await until('the library is drawn again', () => page().includes('Paste text'));
    await until('it is opened again', () => form() !== null);
    form()!.dispatchEvent(new CustomEvent('cancel'));
    await until('it is closed', () => form() === null);
  });

  it('shows the keys at an address of their own, and the way back closes them', async () => {
    await until('the library is drawn', () => page().includes('Paste text'));
    const at = '#example=fixtures/deals/seed-002-deal-2.json&at=4';
    frame.contentWindow!.location.hash = at;
    await shows('replay-screen');
    const replay = (): ShadowRoot => root().querySelector('replay-screen')!.shadowRoot!;
    await until('the deal is drawn', () => replay().querySelector('.keys') !== null);
    const dialog = (): HTMLDialogElement =>
      replay().querySelector('dt-help')!.shadowRoot!.querySelector('dialog')!;
    for (const close of [() => frame.contentWindow!.history.back(), () => dialog().close()]) {
      replay().querySelector<HTMLElement>('.keys')!.click();
      await until('the keys are shown', () => dialog().open);
      expect(hash()).to.equal(`${at}&keys`);
      await until('they have a title of their own', () => title().startsWith('Keys: Declarer ruffs'));
      await until('they are a step of the history', () => frame.contentWindow!.history.state !== null);
      close();
      await until('they are closed', () => !dialog().open);
      await until('the address is that of the deal', () => hash() === at);
      await until('the title is that of the deal', () => title().startsWith('Declarer ruffs'));
    }
    frame.contentWindow!.location.hash = `${at}&keys`;
    await until('they are opened by their address', () => dialog().open);
  });
});
