/** From the page for frames, opened by itself, to the app: the link under the replay carries the deal and the moment, and the deal can be gone on with there. */

import { expect } from 'chai';
import { linkToApp } from '../../src/apps/iframe/toApp.ts';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';
import { pack } from '../../src/formats/packed/packed.ts';
import { openStore } from '../../src/store/open.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText, recordOf } from './support/open.ts';

describe('a deal in the address', function () {
  this.timeout(120_000);
  afterEach(async () => {
    document.body.replaceChildren();
    const store = await openStore();
    const listed = await store.list();
    if (listed.ok) await store.remove(listed.deals.map(({ stream }) => stream));
    store.end();
  });

  it('is opened in the app from the page for frames, at the moment shown there, and gone on with', async () => {
    const record = await recordOf('/fixtures/seeds/seed-000-example-7a.json');
    const packed = pack(record);
    if (!packed.ok) throw new Error('The example does not fit into a link.');
    const replay = document.createElement('div') as unknown as DealReplayElement;
    replay.setAttribute('data', packed.text);
    replay.setAttribute('start', 't2.3');
    document.documentElement.lang = 'en';
    const { link, update } = linkToApp(replay);
    update();
    expect(link.textContent).to.equal('Open in the app');
    expect((link as HTMLAnchorElement).href).to.contain('at=t2.3');
    // As after a step of a reader, once the script of the replay has come.
    Object.assign(replay, { getState: () => ({ index: 10 }) });
    replay.dispatchEvent(new CustomEvent('replay-step', { detail: { index: 10 } }));
    const address = new URL((link as HTMLAnchorElement).href);
    expect(address.pathname.endsWith('/index.html')).to.equal(true);

    const frame = await framed(address.hash);
    const screen = await waited('the deal is there', () => inside(frame).querySelector('replay-screen'));
    await waited('at the moment', () => deepText(screen).includes(`Event 10 of ${record.events.length}`));
    (
      await waited('it can be gone on with', () =>
        [...inside(frame).querySelectorAll('button')].find((one) =>
          one.textContent.includes('Go on recording'),
        ),
      )
    ).click();
    await waited('the line is there', () => inside(frame).querySelector('dt-record-line'));
    const store = await openStore();
    const stream = new URLSearchParams(frame.contentWindow!.location.hash.slice(1)).get('deal') ?? '';
    const found = await store.read(stream);
    store.end();
    expect(found.ok && found.events.map(({ event }) => event)).to.deep.equal(record.events);
  });

  it('comes without the home page, which is drawn, and has the focus, when the reader goes there', async () => {
    const frame = document.createElement('iframe');
    frame.src = '/index.html#example=fixtures/seeds/seed-000-example-7a.json';
    document.body.append(frame);
    const shown = new Set<string>();
    await waited('the deal is there', () => {
      const page = frame.contentDocument?.querySelector('dealtrail-workshop')?.shadowRoot;
      for (const { localName } of page?.querySelector('main')?.children ?? []) shown.add(localName);
      return shown.has('replay-screen');
    });
    expect([...shown]).not.to.include('dt-library');
    const lists = (): number =>
      frame
        .contentWindow!.performance.getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/examples.json')).length;
    expect(lists()).to.equal(0);
    frame.contentWindow!.location.hash = '#';
    const home = await waited('home is there', () => inside(frame).querySelector('dt-library')?.shadowRoot);
    await waited('its title has the focus', () => home.activeElement?.localName === 'h1');
    await waited('the examples are listed', () => home.querySelector('.first') !== null);
    expect(lists()).to.equal(1);
  });

  it('says so where it is cut short', async () => {
    const frame = await framed('#d=1.abc');
    await waited('it is said', () => deepText(inside(frame)).includes('damaged or incomplete'));
  });
});
