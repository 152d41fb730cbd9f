/** The replay in hostile surroundings: frames without rights, strict policies, another copy of Lit, no scripts at all. */

import { expect } from 'chai';
import { baked, frameWith, linkOf, loaded, SCRIPT, until } from './support/replay.ts';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';

// The origin by its name: in Firefox `'self'` matches nothing in a page made of a string.
const STRICT = `default-src 'none'; script-src ${location.origin}; style-src ${location.origin}; connect-src ${location.origin} blob:; require-trusted-types-for 'script'`;

const PAGE = `<deal-replay></deal-replay><script src="${SCRIPT}"></script>`;
const HOST = new URL('./support/lit-host.ts', import.meta.url).href;
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const replayOf = (frame: HTMLIFrameElement): DealReplayElement =>
  frame.contentDocument?.querySelector('deal-replay') as DealReplayElement;

/** Everything a policy of that page forbids from now on. */
function violationsIn(frame: HTMLIFrameElement): string[] {
  const found: string[] = [];
  frame.contentDocument?.addEventListener('securitypolicyviolation', (event) =>
    found.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
  );
  return found;
}

describe('the replay in somebody else’s page', function () {
  this.timeout(240_000);
  afterEach(() => document.body.replaceChildren());

  it('runs in a frame without rights, where storage is refused', async () => {
    const tested = new Promise<{ storage: string; at: number; text: string }>((done) =>
      window.addEventListener('message', ({ data }) => data?.kind === 'tested' && done(data)),
    );
    const probe = `
      const replay = document.querySelector('deal-replay');
      replay.addEventListener('replay-ready', () => {
        let storage = 'open';
        try { localStorage.setItem('a', 'b'); } catch (error) { storage = error.name; }
        replay.goTo('t2.3');
        setTimeout(() => parent.postMessage({ kind: 'tested', storage, at: replay.getState().index,
          text: replay.shadowRoot.querySelector('.says').textContent }, '*'), 50);
      });`;
    await frameWith(
      `<deal-replay data="${await linkOf()}#?secret=XyZ"></deal-replay><script>${probe}</script><script src="${SCRIPT}"></script>`,
      '',
      'allow-scripts',
    );
    const { storage, at, text } = await tested;
    expect(storage).to.equal('SecurityError');
    expect(at).to.equal(7);
    expect(text).to.contain('North plays the ♦K');
  });

  for (const [name, policy] of [
    ['no policy of that name is allowed', `${STRICT}; trusted-types 'none'`],
    ['Lit’s own is allowed once', `${STRICT}; trusted-types lit-html`],
    ['duplicates are allowed', `${STRICT}; trusted-types lit-html 'allow-duplicates'`],
  ] as const) {
    it(`runs under a strict policy with Trusted Types: ${name}`, async () => {
      const frame = await frameWith(PAGE, policy);
      const violations = violationsIn(frame);
      const replay = replayOf(frame);
      replay.baked = await baked();
      await until(() => replay.shadowRoot?.querySelector('.table') !== null, 'a table is drawn');
      replay.goTo('end');
      replay.reveal();
      replay.shadowRoot?.querySelector<HTMLElement>('footer button')?.click();
      await until(
        () => (replay.shadowRoot?.querySelectorAll('footer p').length ?? 0) > 20,
        'the text is drawn',
      );
      expect(violations).to.deep.equal([]);
    });
  }

  for (const duplicates of ["'allow-duplicates'", '']) {
    it(`stands beside another copy of Lit under Trusted Types ${duplicates}`, async () => {
      const frame = await frameWith(
        `<script type="module" src="${HOST}"></script>${PAGE}`,
        `${STRICT}; trusted-types lit-html ${duplicates}`,
      );
      const violations = violationsIn(frame);
      const page = frame.contentDocument as Document;
      await until(() => page.querySelector('#host') !== null, 'the page drew with Lit');
      const replay = replayOf(frame);
      replay.baked = await baked();
      await until(() => replay.shadowRoot?.querySelector('.table') !== null, 'a table is drawn');
      expect(violations).to.deep.equal([]);
    });
  }

  it('reads a file of its own origin and asks for nothing else', async () => {
    const frame = await frameWith(PAGE, STRICT);
    const violations = violationsIn(frame);
    const address = URL.createObjectURL(new Blob([JSON.stringify(await baked())]));
    replayOf(frame).setAttribute('src', address);
    await until(() => replayOf(frame).getState() !== null, 'the deal is there');
    const asked = frame.contentWindow?.performance.getEntriesByType('resource').map(({ name }) => name) ?? [];
    expect(asked.filter((name) => !name.endsWith(SCRIPT) && name !== address)).to.deep.equal([]);
    expect(violations).to.deep.equal([]);
    expect(frame.contentWindow?.localStorage.length).to.equal(window.localStorage.length);
  });

  it('leaves the fall-back to be read where there are no scripts', async () => {
    const frame = await frameWith(
      `<deal-replay data="x"><a href="#deal"><img src="${DOT}" width="300" height="200" alt="Board 3"></a></deal-replay><script src="${SCRIPT}"></script>`,
      '',
      'allow-same-origin',
    );
    const link = frame.contentDocument?.querySelector('deal-replay a');
    const image = frame.contentDocument?.querySelector('img');
    expect(link?.getClientRects().length).to.be.greaterThan(0);
    expect(image?.getBoundingClientRect().height).to.be.greaterThan(100);
    expect(replayOf(frame).shadowRoot).to.equal(null);
  });

  const rooms = {
    'a picture of its own': '<deal-replay><a href="#"><div style="width: 600px; height: 620px"></div></a>',
  };
  for (const [what, opening] of Object.entries(rooms))
    it(`moves nothing below it in the room of ${what}: it is kept, and the height is the same at every step`, async () => {
      const frame = await frameWith(`<p>Above</p>${opening}</deal-replay><p id="below">Below</p>`);
      const page = frame.contentDocument as Document;
      const shifts: number[] = [];
      const seen = new (frame.contentWindow as Window & typeof globalThis).PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      });
      seen.observe({ type: 'layout-shift', buffered: true });
      const top = (): number => page.querySelector('#below')?.getBoundingClientRect().top ?? 0;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const before = top();
      await loaded(page);
      const replay = replayOf(frame);
      replay.baked = await baked();
      await until(() => replay.getState() !== null, 'the deal is there');
      await new Promise((done) => setTimeout(done, 200));
      expect(shifts.reduce((sum, value) => sum + value, 0)).to.be.below(0.01);
      for (let at = 0; at <= 58; at++) {
        replay.goTo(at);
        await new Promise((done) => setTimeout(done));
        expect(Math.abs(top() - before), `position ${at}`).to.be.below(1);
      }
    });

  it('takes more room than the low picture of a phone, which would hide what the Laws say', async () => {
    const frame = await frameWith(
      '<deal-replay start="first-irregularity"><a href="#"><div style="width: 330px; height: 434px"></div></a></deal-replay>',
    );
    frame.width = '360';
    frame.height = '900';
    await loaded(frame.contentDocument as Document);
    const replay = replayOf(frame);
    replay.baked = await baked();
    await until(() => replay.getState() !== null, 'the deal is there');
    const inside = (selector: string): HTMLElement =>
      replay.shadowRoot?.querySelector(selector) as HTMLElement;
    await until(() => inside('.laws') !== null, 'it is drawn');
    const law = inside('.laws li');
    expect(law.textContent).to.contain('revoke');
    expect(law.getBoundingClientRect().bottom).to.be.below(inside('.body').getBoundingClientRect().bottom);
  });

  it('waits until it comes near what one sees', async () => {
    const frame = await frameWith('<div id="long"></div><deal-replay></deal-replay>');
    const page = frame.contentDocument as Document;
    (page.querySelector('#long') as HTMLElement).style.height = '5000px';
    replayOf(frame).setAttribute('data', await linkOf());
    await loaded(page);
    await new Promise((done) => setTimeout(done, 200));
    expect(replayOf(frame).getState()).to.equal(null);
    frame.contentWindow?.scrollTo(0, 4500);
    await until(() => replayOf(frame).getState() !== null, 'it has come near');
  });
});
