/** The way back and forward, reload and titles of the built page: every screen is a page of the history. */

import { expect } from 'chai';
import { deepText } from './support/open.ts';
import { waited } from './support/builtPage.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';

const FILE =
  '[Event "Club evening"]\n[Board "7"]\n[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n[Contract "4H"]\n[Declarer "S"]\n[Play "W"]\nSK S4 S8 SA\n';

let frame: HTMLIFrameElement;

const loaded = (): Promise<unknown> =>
  new Promise((done) => frame.addEventListener('load', done, { once: true }));

const root = (): ShadowRoot => frame.contentDocument!.querySelector('dealtrail-workshop')!.shadowRoot!;
const page = (): string => deepText(frame.contentDocument!.querySelector('dealtrail-workshop')!);
const title = (): string => frame.contentDocument!.title;
const hash = (): string => frame.contentWindow!.location.hash;
const shows = (tag: string): Promise<true> =>
  waited(`${tag} is shown`, () => root().querySelector(tag) !== null);

async function paste(): Promise<void> {
  await waited('the library is drawn', () => page().includes('Paste text'));
  root()
    .querySelector('dt-library')!
    .dispatchEvent(new CustomEvent('open-text', { detail: FILE }));
  await shows('dt-import-check');
}

describe('the history of the page', function () {
  this.timeout(240_000);

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
    await waited('the title is that of home', () => title() === 'Dealtrail');
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
    await waited('the title is that of the deal', () => title() === 'Board 7 · Dealtrail');
    frame.contentWindow!.history.back();
    await shows('dt-import-check');
    look();
    await shows('replay-screen');
    root().querySelector<HTMLButtonElement>('header button')!.click();
    await shows('dt-import-check');
  });

  it('shows the file again after a reload, and says so when it has gone', async () => {
    await paste();
    await waited('it is kept for a reload', () =>
      Object.keys(sessionStorage).some((key) => key.startsWith('dealtrail.file.')),
    );
    const again = loaded();
    frame.contentWindow!.location.reload();
    await again;
    await shows('dt-import-check');
    expect(page()).to.include('Board 7');
    frame.contentWindow!.location.hash = '#file=gone';
    await waited('it is said', () => page().includes('Open the file again'));
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
      await waited(`${place} is called ${wanted}`, () => title() === wanted);
    }
    view.history.go(-2);
    await waited('the way back is one screen a step', () => title() === 'Results by board · Dealtrail');
  });

  it('closes the screen that shares by the way back, and stays on the deal', async () => {
    // Whatever is gone to before a page has loaded takes the place of that page in the history.
    await waited('the library is drawn', () => page().includes('Paste text'));
    frame.contentWindow!.location.hash = '#example=fixtures/deals/seed-002-deal-2.json';
    await shows('replay-screen');
    const studio = (): Element | null => root().querySelector('dialog.studio');
    for (const close of [
      () => frame.contentWindow!.history.back(),
      () => studio()!.querySelector('dt-studio')!.dispatchEvent(new CustomEvent('studio-close')),
    ]) {
      root().querySelector<HTMLAnchorElement>('.share')!.click();
      await waited('the deal can be shared', () => studio() !== null);
      expect(hash()).to.equal('#example=fixtures/deals/seed-002-deal-2.json&share');
      await waited('it has a title of its own', () =>
        title().startsWith('Share this deal: Declarer ruffs the king of spades while holding the ace'),
      );
      await waited('it is a step of the history', () => frame.contentWindow!.history.state !== null);
      close();
      await waited('it is closed', () => studio() === null);
      await waited('the step is taken back', () => frame.contentWindow!.history.state === null);
      expect(root().querySelector('replay-screen')).to.not.equal(null);
    }
    expect(hash()).to.equal('#example=fixtures/deals/seed-002-deal-2.json');
  });

  it('puts the screen that shares, and its name, into the language that the address asks for', async () => {
    frame.contentWindow!.location.hash = '#example=fixtures/deals/seed-002-deal-2.json&share';
    const named = (): string | null | undefined =>
      root().querySelector('dialog.studio')?.getAttribute('aria-label');
    await waited('the deal can be shared', () => named() === 'Share this deal');
    frame.contentWindow!.location.hash += '&lang=tr';
    await waited('it has its Turkish name', () => named() === 'Bu dağıtımı paylaş');
    const studio = root().querySelector('dt-studio')!;
    expect(studio.shadowRoot!.querySelector('h1')!.textContent).to.equal('Bu dağıtımı paylaş');
  });

  it('opens the screen that shares by its address, also after a reload', async () => {
    await waited('the library is drawn', () => page().includes('Paste text'));
    const at = '#example=fixtures/deals/seed-002-deal-2.json&at=4';
    const studio = (): Element | null => root().querySelector('dialog.studio dt-studio');
    frame.contentWindow!.location.hash = `${at}&share`;
    await waited('the deal can be shared', () => studio() !== null);
    const again = loaded();
    frame.contentWindow!.location.reload();
    await again;
    await waited('it can be shared again', () => studio() !== null);
    studio()!.dispatchEvent(new CustomEvent('studio-close'));
    await waited('it is closed', () => studio() === null);
    expect(hash()).to.equal(at);
    await waited('the title is that of the deal', () => title().startsWith('Declarer ruffs'));
  });

  it('leaves the focus on the title of the deal when the list of keys, opened by its address, is closed', async () => {
    await waited('the library is drawn', () => page().includes('Paste text'));
    frame.contentWindow!.location.hash = '#example=fixtures/deals/seed-002-deal-2.json&keys';
    const again = loaded();
    frame.contentWindow!.location.reload();
    await again;
    const screen = (): ShadowRoot | null | undefined => root().querySelector('replay-screen')?.shadowRoot;
    const dialog = (): HTMLDialogElement | null | undefined =>
      screen()?.querySelector('dt-help')?.shadowRoot?.querySelector('dialog');
    await waited('the keys are listed', () => dialog()?.open === true);
    // What the browser does at Escape.
    dialog()!.close();
    await waited('the list is left', () => hash() === '#example=fixtures/deals/seed-002-deal-2.json');
    expect(screen()!.activeElement?.localName).to.equal('h1');
  });

  const library = (): ShadowRoot => root().querySelector('dt-library')!.shadowRoot!;

  /** To the library, a step away from the page itself, whose place in the history of the frame the first step would take. */
  async function comeHome(): Promise<void> {
    await waited('the library is drawn', () => page().includes('Paste text'));
    frame.contentWindow!.location.hash = '#laws';
    await shows('dt-laws');
    frame.contentWindow!.location.hash = '#';
    await shows('dt-library');
  }

  for (const [name, at, tag] of [
    ['New deal', '#new', 'dt-new-deal'],
    ['Paste text', '#paste', 'form.paste'],
  ] as const)
    it(`opens “${name}” at an address of its own, and the way back closes it`, async () => {
      await comeHome();
      const form = (): Element | null => library().querySelector(tag);
      const button = (): HTMLElement =>
        [...library().querySelectorAll<HTMLElement>('.open button')].find(
          (one) => one.textContent.trim() === name,
        )!;
      const cancel = (): void => {
        const within = form()!.shadowRoot ?? form()!;
        within.querySelector<HTMLElement>('button[type=button]:last-of-type')!.click();
      };
      for (const [how, close] of [
        ['the way back', () => frame.contentWindow!.history.back()],
        ['the same button', () => button().click()],
        // The second press comes before the step back that the first one asked for.
        ['the same button twice', () => [button(), button()].forEach((one) => one.click())],
        ['cancel', cancel],
      ] as const) {
        button().click();
        await waited('the form is there', () => form() !== null);
        expect(hash()).to.equal(at);
        await waited('it has a title of its own', () => title() === `${name} · Dealtrail`);
        expect(frame.contentWindow!.history.state).to.not.equal(null);
        close();
        await waited(`it is closed by ${how}`, () => form() === null);
        await waited('the title is that of home', () => title() === 'Dealtrail');
        expect(hash()).to.equal('');
      }
      frame.contentWindow!.location.hash = at;
      await waited('it is opened by its address', () => form() !== null);
      const again = loaded();
      frame.contentWindow!.location.reload();
      await again;
      await waited('the library is drawn again', () => page().includes('Paste text'));
      await waited('it is opened again', () => form() !== null);
      cancel();
      await waited('it is closed', () => form() === null);
      expect(hash()).to.equal('');
    });

  for (const [how, openForm] of [
    ['by its button', () => library().querySelector<HTMLElement>('.open button[data-form=new]')!.click()],
    ['by its address', () => (frame.contentWindow!.location.hash = '#new')],
  ] as const)
    it(`leads from a new deal, whose form was opened ${how}, back to the library in one step`, async () => {
      await comeHome();
      openForm();
      const form = await waited(
        'the form is there',
        () => library().querySelector('dt-new-deal')?.shadowRoot,
      );
      const { length } = frame.contentWindow!.history;
      form.querySelector('form')!.requestSubmit();
      await shows('replay-screen');
      expect(hash()).to.match(/^#deal=/);
      if (how === 'by its button') expect(frame.contentWindow!.history.length).to.equal(length);
      frame.contentWindow!.history.back();
      await shows('dt-library');
      expect(hash()).to.equal('');
      expect(library().querySelector('dt-new-deal')).to.equal(null);
    });

  it('changes one form at home for the other, and leads from pasted text past its field', async () => {
    await comeHome();
    for (const [form, tag] of [
      ['new', 'dt-new-deal'],
      ['paste', 'form.paste'],
    ] as const) {
      library().querySelector<HTMLElement>(`[data-form=${form}]`)!.click();
      await waited(`${form} is open`, () => library().querySelector(tag) !== null);
    }
    expect(library().querySelector('dt-new-deal')).to.equal(null);
    const field = library().querySelector('textarea')!;
    await waited('the field has the focus', () => library().activeElement === field);
    field.value = FILE;
    library().querySelector<HTMLElement>('form.paste .primary')!.click();
    await shows('dt-import-check');
    expect(hash()).to.match(/^#file=\w+$/);
    frame.contentWindow!.history.back();
    await shows('dt-library');
    await waited('the title is that of home', () => title() === 'Dealtrail');
    expect(library().querySelector('form')).to.equal(null);
  });

  for (const { name, at, press, tag, front, called } of [
    { name: 'the keys', at: '&at=4', press: ['.keys'], tag: 'dt-help', front: 'keys', called: 'Keys' },
    {
      name: 'what to say to the players',
      at: '&at=5',
      press: ['dt-now', '.say'],
      tag: 'dt-say-this',
      front: 'say',
      called: 'What to say to the players',
    },
  ])
    it(`shows ${name} at an address of its own, and the way back closes it`, async () => {
      await waited('the library is drawn', () => page().includes('Paste text'));
      const deal = `#example=fixtures/seeds/seed-000-example-1a-accepted.json${at}`;
      frame.contentWindow!.location.hash = deal;
      await shows('replay-screen');
      const within = (path: readonly string[]): HTMLElement | null =>
        path.reduce<HTMLElement | null>(
          (from, selector) => (from?.shadowRoot ?? null)?.querySelector<HTMLElement>(selector) ?? null,
          root().querySelector<HTMLElement>('replay-screen'),
        );
      const dialog = (): HTMLDialogElement | null => within([tag, 'dialog']) as HTMLDialogElement | null;
      const button = (): HTMLElement => dialog()!.querySelector<HTMLElement>('button.primary')!;
      await waited('the deal is drawn', () => within(press) !== null);
      const own = title();
      for (const [how, close] of [
        ['the way back', () => frame.contentWindow!.history.back()],
        ['Escape', () => dialog()!.close()],
        ['its button', () => button().click()],
        // The second press comes before the step back that the first one asked for.
        ['its button twice', () => [button(), button()].forEach((one) => one.click())],
      ] as const) {
        within(press)!.click();
        await waited('it is shown', () => dialog()?.open === true);
        expect(hash()).to.equal(`${deal}&${front}`);
        await waited('it has a title of its own', () => title() === `${called}: ${own}`);
        expect(frame.contentWindow!.history.state, 'a step of the history').to.not.equal(null);
        close();
        await waited(`it is closed by ${how}`, () => hash() === deal && title() === own);
        expect(dialog()!.open, how).to.equal(false);
        // It stays so once all that was under way has come.
        await new Promise((done) => setTimeout(done, 300));
        expect([dialog()!.open, hash()], how).to.deep.equal([false, deal]);
      }
      // Opened again before the step back has come, it is open.
      within(press)!.click();
      await waited('it is shown', () => dialog()?.open === true);
      button().click();
      within(press)!.click();
      await waited('it is a step again', () => hash() === `${deal}&${front}` && dialog()!.open);
      await new Promise((done) => setTimeout(done, 300));
      expect([dialog()!.open, hash()]).to.deep.equal([true, `${deal}&${front}`]);
      frame.contentWindow!.history.back();
      await waited('it is closed once more', () => hash() === deal && !dialog()!.open);
      // By its address alone there is no step to take back.
      frame.contentWindow!.location.hash = `${deal}&${front}`;
      await waited('it is opened by its address', () => dialog()?.open === true);
      const again = loaded();
      frame.contentWindow!.location.reload();
      await again;
      await waited('it is opened again', () => dialog()?.open === true);
      button().click();
      await waited('it is closed', () => hash() === deal && !dialog()!.open);
    });

  it('goes on to the line of a choice taken where it was said, not back', async () => {
    await waited('the library is drawn', () => page().includes('Paste text'));
    const deal = '#example=fixtures/seeds/seed-000-example-7a.json&at=10';
    frame.contentWindow!.location.hash = deal;
    await shows('replay-screen');
    const replay = (): ShadowRoot => root().querySelector('replay-screen')!.shadowRoot!;
    const button = (): HTMLElement | null =>
      replay().querySelector('dt-now')?.shadowRoot?.querySelector<HTMLElement>('.say') ?? null;
    await waited('the deal is drawn', () => button() !== null);
    button()!.click();
    const choice = (): HTMLElement | null =>
      replay().querySelector('dt-say-this')?.shadowRoot?.querySelector<HTMLElement>('[data-option]') ?? null;
    await waited('the choices are shown', () => choice() !== null);
    choice()!.click();
    await waited('the line is shown', () => /^#deal=[^&]*$/.test(hash()));
    await new Promise((done) => setTimeout(done, 500));
    expect(hash()).to.match(/^#deal=/);
    frame.contentWindow!.history.back();
    await waited('the way back leads to the deal', () => hash() === deal);
  });

  it('goes back to what was shown before another language was chosen, at an address that names one', async () => {
    await waited('the library is drawn', () => page().includes('Paste text'));
    frame.contentWindow!.location.hash = '#laws&lang=en';
    await shows('dt-laws');
    await waited('the query names the language', () => frame.contentWindow!.location.search === '?lang=en');
    frame.contentWindow!.location.hash = '#example=fixtures/seeds/seed-000-example-7a.json';
    await shows('replay-screen');
    const chosen = frame.contentDocument!.querySelector('dealtrail-workshop') as WorkshopElement;
    const { choices } = chosen;
    await chosen.choose({ ...choices, settings: { ...choices.settings, language: 'tr' } });
    await waited('the query names the other', () => frame.contentWindow!.location.search === '?lang=tr');
    frame.contentWindow!.history.back();
    await shows('dt-laws');
    await waited(
      'the address has the language that was chosen since',
      () => frame.contentWindow!.location.search === '?lang=tr',
    );
    frame.contentWindow!.history.forward();
    await shows('replay-screen');
    await chosen.choose({ ...choices, settings: { ...choices.settings, language: 'en' } });
  });

  it('shows the end of a deal that is on screen where its address names a position beyond it', async () => {
    await waited('the library is drawn', () => page().includes('Paste text'));
    const example = '#example=fixtures/seeds/seed-000-example-7a.json';
    frame.contentWindow!.location.hash = example;
    await shows('replay-screen');
    const screen = (): ReplayScreenElement => root().querySelector('replay-screen')!;
    await waited('it begins at its start', () => screen().at === 0);
    frame.contentWindow!.location.hash = `${example}&at=999`;
    await waited('it is at its end', () => screen().at === screen().replay!.last);
  });

  it('keeps the language of an address through steps, a reload and the way back', async () => {
    await waited('the library is drawn', () => page().includes('Paste text'));
    const language = (): string => frame.contentDocument!.documentElement.lang;
    frame.contentWindow!.location.hash = '#example=fixtures/seeds/seed-000-example-7a.json&lang=tr';
    await waited('the page is in Turkish', () => language() === 'tr');
    await shows('replay-screen');
    frame.contentWindow!.location.hash = '#example=fixtures/seeds/seed-000-example-7a.json&at=3';
    const again = loaded();
    frame.contentWindow!.location.reload();
    await again;
    await waited('it is in Turkish again', () => language() === 'tr');
    await shows('replay-screen');
    const chosen = frame.contentDocument!.querySelector('dealtrail-workshop') as WorkshopElement;
    const { choices } = chosen;
    await chosen.choose({ ...choices, settings: { ...choices.settings, language: 'el' } }, 'visit');
    frame.contentWindow!.history.back();
    await waited('the step before is shown', () => !hash().includes('at=3'));
    await waited(
      'its address has the language that was chosen since',
      () => frame.contentWindow!.location.search === '?lang=el',
    );
    expect(language()).to.equal('el');
  });
});
