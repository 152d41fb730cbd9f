import { expect } from 'chai';
import { framed, waited } from './support/builtPage.ts';
import { loseEverything } from './support/keeping.ts';
import { emulateMedia } from './support/media.ts';
import { deepText } from './support/open.ts';

/** The built page in a frame, under the policy it is served with, at home. */
const open = (): Promise<HTMLIFrameElement> => framed();

function goTo(frame: HTMLIFrameElement, hash: string): void {
  frame.contentWindow!.location.hash = hash;
}

type View = Window & typeof globalThis & { ReportingObserver: typeof ReportingObserver };

function violationsIn(frame: HTMLIFrameElement): () => string[] {
  const found: string[] = [];
  const { ReportingObserver } = frame.contentWindow as View;
  const observer = new ReportingObserver(
    (reports) => found.push(...reports.map((report) => JSON.stringify(report.body))),
    {
      types: ['csp-violation'],
      buffered: true,
    },
  );
  observer.observe();
  // Firefox reports breaches to no observer.
  frame.contentDocument!.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    found.push(`${violatedDirective}: ${blockedURI}`),
  );
  return () => {
    found.push(...observer.takeRecords().map((report) => JSON.stringify(report.body)));
    return found;
  };
}

const workshop = (frame: HTMLIFrameElement): Element & { readonly shadowRoot: ShadowRoot } =>
  frame.contentDocument!.querySelector('dealtrail-workshop') as Element & { readonly shadowRoot: ShadowRoot };

const replayIn = (frame: HTMLIFrameElement): Element | null =>
  workshop(frame).shadowRoot?.querySelector('replay-screen') ?? null;

interface Drawn extends Element {
  readonly shadowRoot: ShadowRoot;
  readonly updateComplete: Promise<unknown>;
  readonly replay: { readonly last: number };
  goTo(at: number): void;
}

describe('the built page', function () {
  this.timeout(240_000);
  afterEach(() => document.body.replaceChildren());

  it('prints the screen in front of a deal alone and whole', async () => {
    const frame = await open();
    goTo(frame, '#example=fixtures/deals/seed-002-deal-3.json&share');
    const shown = (): HTMLDialogElement | null =>
      workshop(frame).shadowRoot?.querySelector<HTMLDialogElement>('dialog.in-front') ?? null;
    await waited(
      'the screen is there',
      () => shown()?.textContent !== undefined && deepText(shown()!) !== '',
    );
    await waited('the deal is behind it', () => replayIn(frame)?.shadowRoot?.querySelector('dt-table'));
    await emulateMedia({ media: 'print' });
    try {
      const dialog = shown()!;
      expect(replayIn(frame)!.checkVisibility()).to.equal(false);
      expect(frame.contentWindow!.getComputedStyle(dialog).position).to.equal('absolute');
      expect(dialog.scrollHeight).to.be.at.most(dialog.clientHeight);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('asks browsers not to translate it, because they would keep what was told of an earlier moment', async () => {
    const frame = await open();
    expect(frame.contentDocument!.documentElement.translate).to.equal(false);
    for (const page of ['/index.html', '/embed.html'])
      expect(await (await fetch(page)).text(), page).to.match(/<html [^>]*translate="no"/);
  });

  it('is served under a strict policy, and breaks none of it from the library to the end of a deal', async () => {
    const headers = (await fetch('/index.html')).headers.get('content-security-policy') ?? '';
    expect(headers).to.include("default-src 'none'").and.include("require-trusted-types-for 'script'");
    const frame = await open();
    const violations = violationsIn(frame);
    const element = workshop(frame);
    frame.contentDocument!.body.replaceChildren(element);
    await waited('the examples are listed', () => deepText(workshop(frame)).includes('Two cards exposed'));
    goTo(frame, '#example=fixtures/deals/seed-002-deal-3.json&at=24');
    await waited('the replay is drawn', () =>
      Boolean(replayIn(frame)?.shadowRoot?.querySelector('dt-table')),
    );
    const replay = replayIn(frame) as Element & {
      at: number;
      goTo(at: number): void;
      replay: { last: number };
    };
    for (let at = 0; at <= replay.replay.last; at++) {
      replay.goTo(at);
      await new Promise((done) => setTimeout(done, 5));
    }
    expect(violations()).to.deep.equal([]);
  });

  it('lets the keys step through a deal as soon as it is open', async () => {
    const frame = await open();
    goTo(frame, '#example=fixtures/deals/seed-002-deal-3.json');
    await waited(
      'the title has the focus',
      () => replayIn(frame)?.shadowRoot?.activeElement?.tagName === 'H1',
    );
    const replay = replayIn(frame) as Element & { at: number };
    const title = replay.shadowRoot!.activeElement!;
    title.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    await waited('a card is played', () => replay.at === 1);
    expect(replay.at).to.equal(1);
  });

  it('notices when the policy is broken', async () => {
    const frame = await open();
    const violations = violationsIn(frame);
    const style = frame.contentDocument!.createElement('div');
    style.setAttribute('style', 'color: red');
    frame.contentDocument!.body.append(style);
    await waited('the violation is reported', () => violations().length > 0);
  });

  it('opens an example by its address at the step it names', async () => {
    const frame = await open();
    goTo(frame, '#example=fixtures/deals/seed-002-deal-2.json&at=5');
    await waited(
      'the replay is drawn',
      () => replayIn(frame) !== null && deepText(replayIn(frame)!).includes('established'),
    );
    expect((replayIn(frame) as unknown as { at: number }).at).to.equal(5);
  });

  it('opens it at the moment an address names as a link to an article does', async () => {
    const frame = await open();
    const at = (): number | undefined => (replayIn(frame) as unknown as { at: number } | null)?.at;
    for (const [moment, wanted] of [
      ['t5.4', 20],
      ['e23', 23],
      ['first-irregularity', 20],
      ['t14.1', 0],
    ] as const) {
      goTo(frame, `#example=fixtures/deals/seed-002-deal-3.json&at=${moment}`);
      await waited(`${moment} is shown`, () => at() === wanted);
    }
    goTo(frame, '#example=fixtures/deals/seed-002-deal-3.json&at=end');
    await waited('the end is shown', () => {
      const last = (replayIn(frame) as Drawn | null)?.replay.last;
      return last !== undefined && last > 50 && at() === last;
    });
  });

  it('says so when an address names nothing', async () => {
    const frame = await open();
    goTo(frame, '#example=fixtures/deals/no-such-deal.json');
    await waited('it is said', () => deepText(workshop(frame)).includes('There is no such example.'));
    goTo(frame, '#exampel=fixtures/deals/seed-002-deal');
    await waited('it is said', () =>
      deepText(workshop(frame)).includes('This link is damaged or incomplete'),
    );
    goTo(frame, '#deal=never-stored');
    await waited('it is said', () =>
      deepText(workshop(frame)).includes('This deal is not stored in this browser'),
    );
  });

  it('opens a page whose program did not come when its link is pressed once more, and tells why it did not', async () => {
    const frame = await open();
    const view = frame.contentWindow as View;
    const reported: unknown[] = [];
    view.addEventListener('error', ({ error }: ErrorEvent) => reported.push(error));
    const { fetch: asked } = view;
    // The list of cases fails once, as without a connection: an empty list would say that no case shows a clause.
    view.fetch = (...request) => {
      if (request[0] !== 'build/laws.json') return asked(...request);
      view.fetch = asked;
      return view.Promise.reject(new view.TypeError('Failed to fetch'));
    };
    const link = (): HTMLAnchorElement | null => workshop(frame).shadowRoot.querySelector('a[href="#laws"]');
    (await waited('the links are drawn', link)).click();
    await waited('it is said', () => deepText(workshop(frame)).includes('This could not be loaded.'));
    await waited('it is said why', () => deepText(workshop(frame)).includes('Check the connection'));
    expect(reported.map(String)).to.deep.equal(['TypeError: Failed to fetch']);
    link()!.click();
    await waited('the laws are listed', () => workshop(frame).shadowRoot.querySelector('dt-laws'));
  });

  it('tells of an error that nothing else caught, not twice at once, and not of what is no error of its own', async () => {
    const frame = await open();
    const view = frame.contentWindow as View;
    const notices = (): string => deepText(workshop(frame).shadowRoot.querySelector('dt-notices')!);
    await waited('the notices are drawn', () => workshop(frame).shadowRoot.querySelector('dt-notices'));
    const reject = (reason: unknown): void => {
      const promise = new view.Promise<never>(() => {});
      view.dispatchEvent(new view.PromiseRejectionEvent('unhandledrejection', { promise, reason }));
    };
    view.dispatchEvent(new view.ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
    reject(new view.DOMException('The user closed the sheet.', 'AbortError'));
    expect(notices()).not.to.include('the program');
    reject(new view.TypeError('Failed to fetch dynamically imported module: http://localhost/build/x.js'));
    await waited('it is said', () => notices().includes('A part of the program could not be loaded.'));
    workshop(frame).shadowRoot.querySelector('dt-notices')!.shadowRoot!.querySelector('button')!.click();
    await waited('the notice is closed', () => !notices().includes('A part of the program'));
    // The next drawing asks for it again.
    reject(new view.TypeError('Failed to fetch dynamically imported module: http://localhost/build/x.js'));
    reject(new view.Error('something else'));
    await waited('something else is said', () => notices().includes('Something in the program failed.'));
  });

  it('offers no other file for a text that was pasted', async () => {
    const frame = await open();
    await waited('the library is drawn', () => deepText(workshop(frame)).includes('Paste text'));
    const library = workshop(frame).shadowRoot.querySelector('dt-library')!;
    library.dispatchEvent(new CustomEvent('open-text', { detail: 'Board 4, and my partner led a heart' }));
    const told = (): string => {
      const check = workshop(frame).shadowRoot.querySelector('dt-import-check');
      return check === null ? '' : deepText(check);
    };
    await waited('the check is drawn', () => told().includes('The format was not recognised.'));
    expect(told()).to.include('mend the text').and.not.include('another file');
  });

  it('checks a pasted text and stores nothing before it is accepted', async () => {
    // Another file may have left deals in the database, which all files share.
    await loseEverything();
    const frame = await open();
    await waited('the library is drawn', () => deepText(workshop(frame)).includes('Paste text'));
    const library = workshop(frame).shadowRoot.querySelector('dt-library')!;
    // Not before the storage is open.
    await waited('nothing is stored', () => deepText(library).includes('Your saved deals appear here.'));
    library.dispatchEvent(
      new CustomEvent('open-text', {
        detail:
          '[Board "7"]\n[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n[Contract "4H"]\n[Declarer "S"]\n[Play "W"]\nSK S4 S8 SA\n',
      }),
    );
    await waited('the check is drawn', () =>
      Boolean(
        workshop(frame).shadowRoot.querySelector('dt-import-check')?.shadowRoot?.querySelector('.primary'),
      ),
    );
    const check = workshop(frame).shadowRoot.querySelector('dt-import-check')!;
    expect(deepText(check)).to.include('Nothing is saved until you accept.').and.include('Board 7');
    check.shadowRoot!.querySelector<HTMLButtonElement>('.primary')!.click();
    // Whoever accepts a single deal wants to see it.
    await waited('the accepted deal is replayed', () =>
      Boolean(replayIn(frame)?.shadowRoot?.querySelector('dt-table')),
    );
    const stream = frame.contentWindow!.location.hash;
    expect(stream).to.match(/^#deal=/);
    // The way back is named as it leads: to all deals, not to the check of what is stored already.
    const wayBack = [...workshop(frame).shadowRoot.querySelectorAll('header button')].find((one) =>
      (one.textContent ?? '').includes('All deals'),
    ) as HTMLButtonElement;
    wayBack.click();
    const list = await waited('the deal is listed', () => {
      const shown = workshop(frame).shadowRoot.querySelector('dt-library')?.shadowRoot;
      return shown?.querySelector('.deals li') ? shown : null;
    });
    list.querySelector<HTMLButtonElement>('.deals li button')!.click();
    await waited('the stored deal is replayed', () =>
      Boolean(replayIn(frame)?.shadowRoot?.querySelector('dt-table')),
    );
    expect(deepText(replayIn(frame)!)).to.include('Board 7');
    expect(frame.contentWindow!.location.hash).to.equal(stream);
    goTo(frame, '#');
    const remove = (): HTMLButtonElement | null | undefined =>
      workshop(frame)
        .shadowRoot.querySelector('dt-library')
        ?.shadowRoot?.querySelector('.deals li button[aria-label]');
    await waited('the library is back', () => Boolean(remove()));
    remove()!.click();
    await waited('the deal is gone', () =>
      deepText(workshop(frame)).includes('Your saved deals appear here.'),
    );
  });
});

describe('a page whose program does not come', () => {
  const shown = (frame: HTMLIFrameElement): readonly string[] => {
    const inDocument = frame.contentDocument!;
    // The seconds it waits are over.
    for (const animation of inDocument.getAnimations()) animation.finish();
    return [...inDocument.querySelectorAll<HTMLElement>('.unreachable p')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.lang);
  };

  it('says so in four languages, each with a way on that needs no program', async () => {
    const page = (await (await fetch('/index.html')).text())
      .replace('src="build/workshop.js"', `src="${location.origin}/build/not-there.js"`)
      .replace('href="assets/page.css"', `href="${location.origin}/assets/page.css"`)
      // In Firefox `'self'` matches nothing in a page made of a string.
      .replaceAll("'self'", location.origin);
    const frame = document.createElement('iframe');
    frame.src = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    const waiting = frame.contentDocument!.querySelector('.unreachable p')!;
    expect(waiting.checkVisibility({ visibilityProperty: true }), 'not at once').to.equal(false);
    expect(shown(frame)).to.deep.equal(['', 'tr', 'el', 'he']);
    const links = [...frame.contentDocument!.querySelectorAll('.unreachable a')];
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(
      ['en', 'tr', 'el', 'he'].map((language) => `build/site/${language}/start.html`),
    );
    frame.remove();
  });

  it('is told from one whose program has come', async () => {
    const frame = await open();
    await waited('the page is there', () => frame.contentDocument!.querySelector(':defined') !== null);
    await waited('the home screen', () => Boolean(workshop(frame).shadowRoot?.querySelector('dt-library')));
    expect(shown(frame)).to.deep.equal([]);
    frame.remove();
  });
});
