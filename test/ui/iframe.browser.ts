/** The page for frames, as built: in a frame without rights as WordPress makes it, and in one that can be looked into. */

import { expect } from 'chai';
import { linkToApp } from '../../src/apps/iframe/toApp.ts';
import { pack } from '../../src/formats/packed/packed.ts';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';
import { emulateMedia } from './support/media.ts';
import { REVOKE_DEAL, clear, deepText, recordOf } from './support/open.ts';

interface FrameMessage {
  readonly message?: string;
  readonly type?: string;
  readonly value?: number | string;
  readonly height?: number;
  readonly secret?: string;
  readonly id?: string;
}

let data = '';

async function until<T>(what: string, look: () => T | null | undefined | false): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const found = look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`Waited in vain: ${what}.`);
}

function frameAt(
  fragment: string,
  sandbox: string | null,
  page = '/embed.html',
): { frame: HTMLIFrameElement; received: FrameMessage[]; end: () => void } {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.height = '400';
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  const received: FrameMessage[] = [];
  const receive = ({ source, data: message }: MessageEvent<FrameMessage>): void => {
    if (source === frame.contentWindow) received.push(message);
  };
  addEventListener('message', receive);
  frame.src = `${page}${fragment}`;
  document.body.append(frame);
  return { frame, received, end: () => removeEventListener('message', receive) };
}

describe('the page for frames', function () {
  this.timeout(240_000);
  before(async () => {
    const packed = pack(await recordOf(REVOKE_DEAL));
    if (!packed.ok) throw new Error(packed.code);
    data = packed.text;
  });
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    clear();
  });

  it('tells WordPress its height with the secret WordPress gave it, without any right', async () => {
    const { received, end } = frameAt(`#d=${data}&at=t1.4&id=two#?secret=AbC123`, 'allow-scripts');
    const message = await until('a height is told', () =>
      received.find(({ message }) => message === 'height'),
    );
    expect(message.secret).to.equal('AbC123');
    expect(message.value).to.be.greaterThan(200);
    const own = await until('it is told in our own words', () =>
      received.find(({ type }) => type === 'deal-replay:size'),
    );
    expect(own).to.include({ id: 'two' });
    end();
  });

  it('is reached by the home page’s address, too, with all that stands behind it', async () => {
    const { received, end } = frameAt(
      `#d=${data}&at=t1.4#?secret=AbC123`,
      'allow-scripts',
      '/index.html?view=embed',
    );
    const message = await until('a height is told', () =>
      received.find(({ message }) => message === 'height'),
    );
    expect(message.secret).to.equal('AbC123');
    end();
    const { frame, end: endToo } = frameAt(`#d=${data}&at=t1.4`, null, '/index.html?view=embed');
    const replay = await until('the deal is there', () =>
      frame.contentDocument?.querySelector<DealReplayElement>('deal-replay'),
    );
    await until('the moment is shown', () => replay.getState()?.moment === 'e4');
    expect(frame.contentWindow!.location.pathname).to.equal('/embed.html');
    endToo();
  });

  it('lets a reader try the choices where its address says so', async () => {
    const packed = pack(await recordOf('/fixtures/seeds/seed-000-example-7a.json'));
    if (!packed.ok) throw new Error(packed.code);
    const { frame, end } = frameAt(`#d=${packed.text}&at=e10&whatif=on`, null);
    const replay = await until('the deal is there', () =>
      frame.contentDocument?.querySelector('deal-replay'),
    );
    const choice = await until('a choice to try', () =>
      replay.shadowRoot?.querySelector<HTMLElement>('li.option label'),
    );
    expect(choice.textContent.trim()).to.not.equal('');
    end();
  });

  for (const [width, height] of [
    [600, 200],
    [320, 460],
    [320, 700],
    [600, 1000],
  ] as const)
    it(`keeps its buttons in sight in a frame of ${width} by ${height}, and tells the height it would like`, async () => {
      const { frame, received, end } = frameAt(`#d=${data}&at=t1.4`, null);
      frame.width = String(width);
      frame.height = String(height);
      const inside = await until(
        'the deal is there',
        () => frame.contentDocument?.querySelector('deal-replay')?.shadowRoot,
      );
      const next = await until('the buttons are there', () => inside.querySelector('button.next'));
      const { top, bottom } = next.getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(height);
      expect(inside.querySelector('.body')!.clientHeight).to.be.at.least(100);
      const wanted = width < 560 ? 752 : 576;
      await until('it tells what it would like', () => received.some((message) => message.height === wanted));
      end();
    });

  /** The way from the replay in that frame to the app. */
  const wayToApp = (frame: HTMLIFrameElement): HTMLAnchorElement | null | undefined =>
    frame.contentDocument
      ?.querySelector('deal-replay')
      ?.shadowRoot?.querySelector<HTMLAnchorElement>('a[part=app]');

  it('leads to the same step of the deal in the app, which stands beside it, whatever its address says of that', async () => {
    const outside = encodeURIComponent('https://elsewhere.example/#d=1.x');
    const { frame, end } = frameAt(`#d=${data}&at=t1.4&lang=tr&app=${outside}`, null);
    const link = await until('the link is there', () => wayToApp(frame));
    const { origin, pathname, hash } = new URL(link.href);
    expect([origin, pathname]).to.deep.equal([location.origin, '/index.html']);
    expect(hash).to.equal(`#d=${data}&at=4&lang=tr`);
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
    frame.contentDocument!.querySelector<DealReplayElement>('deal-replay')!.goTo('t2.1');
    await until('the link follows', () => wayToApp(frame)?.href.includes('&at=5&'));
    // Where the page stands by itself, the link under the replay is enough.
    expect(frame.contentDocument!.querySelector('a.app')).to.equal(null);
    end();
  });

  it('asks WordPress to go to the app, since its frames may open nothing', async () => {
    const { frame, received, end } = frameAt(`#d=${data}&at=t1.4#?secret=AbC123`, null);
    const link = await until('the link is there', () => wayToApp(frame));
    frame.contentDocument!.addEventListener('click', (event) => event.preventDefault());
    link.click();
    const message = await until('it is asked', () => received.find(({ message }) => message === 'link'));
    expect(message).to.deep.equal({ message: 'link', value: link.href, secret: 'AbC123' });
    end();
  });

  it('holds the whole deal on paper, where nobody can scroll and the frame keeps its height', async () => {
    const packed = pack(await recordOf('/fixtures/deals/seed-002-deal-1.json'));
    if (!packed.ok) throw new Error(packed.code);
    const { frame, end } = frameAt(`#d=${packed.text}&at=t8.2`, null);
    [frame.width, frame.height] = ['700', '576'];
    const replay = await until('the replay is drawn', () =>
      frame.contentDocument?.querySelector('deal-replay'),
    );
    await until('the Laws are read', () => deepText(replay).includes('64C'));
    await emulateMedia({ media: 'print' });
    frame.contentWindow!.dispatchEvent(new Event('beforeprint'));
    const text = await until('the whole deal is written out', () => {
      const lines = [...replay.shadowRoot!.querySelectorAll('footer > div p')];
      return lines.length > 20 ? lines : null;
    });
    const edges = [...text, replay.shadowRoot!.querySelector('[part~=table]')!].flatMap((one) => [
      ...one.getClientRects(),
    ]);
    const isInside = edges.every(({ left, right, bottom }) => left >= 0 && right <= 700 && bottom <= 576);
    // With wider letters not even the smallest type has room, and then that is said.
    expect(isInside || frame.contentDocument!.querySelector('.rest') !== null).to.equal(true);
    end();
  });

  for (const { height, fits } of [
    { height: '576', fits: true },
    { height: '420', fits: false },
  ])
    it(`prints a deal of many findings ${fits ? 'in smaller type' : 'with a note that the rest did not fit'}, in a frame ${height} pixels high`, async () => {
      const name = '/fixtures/law64/64C1-both-corrected-and-the-lead-shown-did-damage.json';
      const packed = pack(await recordOf(name));
      if (!packed.ok) throw new Error(packed.code);
      const { frame, end } = frameAt(`#d=${packed.text}&lang=tr`, null);
      [frame.width, frame.height] = ['600', height];
      const replay = await until('the replay is drawn', () =>
        frame.contentDocument?.querySelector<DealReplayElement>('deal-replay'),
      );
      await until('the Laws are read', () => replay.baked !== null);
      await emulateMedia({ media: 'print' });
      frame.contentWindow!.dispatchEvent(new Event('beforeprint'));
      const ends = [...replay.shadowRoot!.querySelectorAll('footer > div p')].flatMap((one) => [
        ...one.getClientRects(),
      ]);
      const note = frame.contentDocument!.querySelector('.rest');
      expect(ends.every(({ right }) => right <= 601)).to.equal(fits);
      expect(note?.textContent ?? null).to.equal(
        fits ? null : 'Gerisi buraya sığmadı: tamamı web sayfasında.',
      );
      const limit = note?.getBoundingClientRect().top ?? Number(height);
      expect(Math.max(...ends.map(({ bottom }) => bottom))).to.be.at.most(limit);
      frame.contentWindow!.dispatchEvent(new Event('afterprint'));
      expect(frame.contentDocument!.querySelector('.rest')).to.equal(null);
      end();
    });

  it('says nothing to WordPress where nobody gave it a secret', async () => {
    const { received, end } = frameAt(`#d=${data}`, 'allow-scripts');
    await until('its height is told', () => received.find(({ type }) => type === 'deal-replay:size'));
    expect(received.filter(({ message }) => message !== undefined)).to.deep.equal([]);
    end();
  });

  it('shows the deal at the moment asked for, with what the Laws say, in the language asked for', async () => {
    const { frame, end } = frameAt(`#d=${data}&at=t1.4&lang=tr`, null);
    const replay = await until('the replay is drawn', () =>
      frame.contentDocument?.querySelector('deal-replay'),
    );
    await until('the Laws are read', () => deepText(replay).includes('61A'));
    expect(frame.contentDocument!.documentElement.lang).to.equal('tr');
    expect(deepText(replay)).to.include('rönons');
    expect(frame.contentDocument!.title).to.equal('Bord 2');
    expect(frame.contentDocument!.querySelector('meta[name=robots]')!.getAttribute('content')).to.equal(
      'noindex',
    );
    frame.contentWindow!.location.hash = `#d=${data}&at=start&lang=en`;
    await until(
      'it goes where the address goes',
      () => !deepText(replay).includes('61A') && deepText(replay).includes('Board 2'),
    );
    end();
  });

  it('opens at the first irregularity where the address asks for it, though only the Laws know which card that was', async () => {
    const { frame, end } = frameAt(`#d=${data}&at=first-irregularity`, null);
    const replay = await until('the replay is drawn', () =>
      frame.contentDocument?.querySelector<DealReplayElement>('deal-replay'),
    );
    await until('the Laws are read', () => deepText(replay).includes('61A'));
    expect(replay.getState()?.moment).to.equal('e4');
    end();
  });

  it('leaves a reader who has stepped on where he is when the Laws come', async () => {
    const { frame, end } = frameAt(`#d=${data}&at=first-irregularity`, null);
    const replay = await until('the deal is there', () => {
      const shown = frame.contentDocument?.querySelector<DealReplayElement>('deal-replay');
      return shown?.getState?.() ? shown : null;
    });
    replay.goTo('t2.1');
    await until('the Laws are read', () => replay.baked !== null);
    expect(replay.getState()?.moment).to.equal('e5');
    end();
  });

  it('says in every language that the replay did not come where a server hands out no scripts', async () => {
    const page = (await (await fetch('/embed.html')).text()).replace(
      'href="assets/',
      `href="${location.origin}/assets/`,
    );
    const opened = async (folder: string): Promise<Document> => {
      const text = page.replaceAll('src="build/', `src="${location.origin}/${folder}/`);
      const { frame } = frameAt(URL.createObjectURL(new Blob([text], { type: 'text/html' })), null, '');
      await new Promise((done) => frame.addEventListener('load', done, { once: true }));
      return frame.contentDocument!;
    };
    const without = await opened('no-such-folder');
    const message = without.querySelector<HTMLElement>('.unreachable')!;
    const isShown = (): boolean => message.checkVisibility({ visibilityProperty: true });
    expect(isShown(), 'not at once').to.equal(false);
    for (const animation of without.getAnimations()) animation.finish();
    expect(isShown()).to.equal(true);
    const languages = [...message.children].map((one) => (one as HTMLElement).lang);
    expect(languages).to.deep.equal(['', 'tr', 'el', 'he']);
    const whole = await opened('build');
    await until('the replay is there', () => whole.querySelector('deal-replay')?.shadowRoot);
    expect(whole.querySelector('.unreachable')!.checkVisibility()).to.equal(false);
  });

  it('says in every language that it needs scripts where none run', async () => {
    const { frame, end } = frameAt(`#d=${data}`, 'allow-same-origin');
    const notes = await until('the page is there', () => {
      const all = [...(frame.contentDocument?.querySelectorAll<HTMLElement>('noscript p') ?? [])];
      return all.length > 3 ? all : null;
    });
    expect(notes.map(({ lang }) => lang)).to.deep.equal(['', 'tr', 'el', 'he']);
    for (const { innerText } of notes) expect(innerText).to.include('JavaScript');
    end();
  });

  it('leaves the step of the deal before when its address gets another deal', async () => {
    const { frame, end } = frameAt(`#d=${data}&at=4`, null);
    const replay = await until('the deal is there', () => {
      const shown = frame.contentDocument?.querySelector<DealReplayElement>('deal-replay');
      return shown?.getState?.() ? shown : null;
    });
    expect(replay.getState()?.moment, 'the number that the app writes').to.equal('e4');
    replay.goTo('t2.1');
    await until('the Laws are read', () => replay.baked !== null);
    const packed = pack(await recordOf('/fixtures/deals/seed-002-deal-3.json'));
    if (!packed.ok) throw new Error(packed.code);
    frame.contentWindow!.location.hash = `#d=${packed.text}`;
    await until('the other deal is there', () => wayToApp(frame)?.href.includes(packed.text));
    expect(replay.getState()?.moment).to.equal('e0');
    expect(wayToApp(frame)?.href).to.include('&at=0&');
    end();
  });

  it('leads from a page of its own to the step that is shown, not to one of the deal before', () => {
    let index: number | null = 5;
    const replay = document.createElement('div') as unknown as DealReplayElement;
    Object.assign(replay, { getState: () => (index === null ? null : { index }) });
    replay.setAttribute('data', data);
    const { link } = linkToApp(replay);
    const leadsTo = (event: string, to: number | null): string => {
      index = to;
      replay.dispatchEvent(new Event(event));
      return new URLSearchParams((link as HTMLAnchorElement).hash.slice(1)).get('at')!;
    };
    expect(leadsTo('replay-step', 5)).to.equal('5');
    expect(leadsTo('replay-ready', 2)).to.equal('2');
    expect(leadsTo('replay-error', null)).to.equal('0');
  });

  it('says so when the link was cut or holds nothing, and asks for no file an address names', async () => {
    for (const fragment of [`#d=${data.slice(0, 40)}`, '', '#src=/fixtures/deals/seed-002-deal-1.json']) {
      const { frame, end } = frameAt(fragment, null);
      const replay = await until('the element is there', () =>
        frame.contentDocument?.querySelector('deal-replay'),
      );
      await until('it is said', () => replay.shadowRoot?.querySelector('[role=alert]'));
      expect(replay.hasAttribute('src')).to.equal(false);
      expect(frame.contentDocument!.title).to.equal('Dealtrail');
      end();
      clear();
    }
  });
});
