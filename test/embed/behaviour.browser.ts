/** What the replay does: attributes, methods, events, keys, quiz, several on one page, links and files that are not right. */

import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { BakedFile } from '../../src/output/baked/baked.ts';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';
import {
  baked,
  CHOICES,
  drawn,
  ESTABLISHED,
  linkOf,
  loaded,
  replayIn,
  root,
  textIn,
} from './support/replay.ts';
import { emulateMedia } from '../ui/support/media.ts';

const index = (replay: DealReplayElement): number | undefined => replay.getState()?.index;

/** What is emitted from now on; the listeners of earlier tests get nothing, because their replays are gone. */
function listen(...types: string[]): { type: string; detail: Record<string, unknown> }[] {
  const events: { type: string; detail: Record<string, unknown> }[] = [];
  for (const type of types)
    document.body.addEventListener(
      type,
      (event) => events.push({ type, detail: (event as CustomEvent).detail }),
      {
        once: false,
      },
    );
  return events;
}

const button = (replay: Element, name: string): HTMLElement =>
  root(replay).querySelector(`.${name}`) as HTMLElement;

describe('the behaviour of a replay', function () {
  this.timeout(240_000);
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('begins where it is told, by card, event, irregularity or end', async () => {
    for (const [start, at] of [
      ['first-irregularity', 20],
      ['t2.3', 7],
      ['e23', 23],
      ['end', 58],
      ['t99', 0],
      ['<b>', 0],
    ] as const)
      expect(index(await replayIn({ start }, await baked())), start).to.equal(at);
  });

  it('asks browsers not to translate it, because they would keep the texts of an earlier step', async () => {
    const replay = await replayIn({}, await baked());
    expect([replay.translate, replay.getAttribute('translate')]).to.deep.equal([false, 'no']);
  });

  it('leads to the app where its writer says where that is, at the step shown, and in a quiz not before the end', async () => {
    const way = (replay: Element): string | undefined =>
      root(replay).querySelector<HTMLAnchorElement>('a[part=app]')?.href;
    const app = 'https://app.example/#d=1.abc.d';
    const replay = await replayIn({ start: 'e23', app }, await baked());
    expect(way(replay)).to.equal('https://app.example/#d=1.abc.d&at=23&lang=en');
    replay.prev();
    await drawn();
    expect(way(replay)).to.equal('https://app.example/#d=1.abc.d&at=22&lang=en');
    expect(way(await replayIn({}, await baked()))).to.equal(undefined);
    // No deal in it, no page, or none that a reader should be led to.
    for (const none of [
      'https://app.example/',
      'https://',
      'javascript:alert(1)#d=1.abc.d',
      'data:text/html,#d=1.abc',
    ])
      expect(way(await replayIn({ app: none }, await baked())), none).to.equal(undefined);
    const quiz = await replayIn({ app, reveal: 'ask', start: 'e23' }, await baked());
    expect(way(quiz)).to.equal(undefined);
    quiz.reveal();
    await drawn();
    expect(way(quiz)).to.contain('at=23');
  });

  it('has its attributes as properties, those given before the script came among them', async () => {
    const replay = await replayIn({ letters: 'ardv' }, await baked());
    const properties = replay as unknown as Record<string, string | null | undefined>;
    expect(properties['letters']).to.equal('ardv');
    expect(properties['caption']).to.equal(null);
    properties['caption'] = 'A line';
    expect(replay.getAttribute('caption')).to.equal('A line');
    await drawn();
    expect(textIn(replay, '.base > .note')).to.equal('A line');
    for (const none of [null, undefined]) {
      properties['caption'] = 'A line';
      properties['caption'] = none;
      expect(replay.hasAttribute('caption')).to.equal(false);
    }
    expect(properties['reveal']).to.be.a('function');
    const early = document.createElement('deal-replay') as unknown as Record<string, unknown>;
    // As it is on an element that is not defined yet: a property of its own.
    Object.defineProperty(early, 'suits', {
      value: 'four',
      configurable: true,
      writable: true,
      enumerable: true,
    });
    document.body.append(early as unknown as Node);
    expect((early as unknown as Element).getAttribute('suits')).to.equal('four');
  });

  it('goes nowhere and turns nothing to places and seats there are not', async () => {
    const replay = await replayIn({ start: 't2.1' }, await baked());
    const before = index(replay);
    for (const nowhere of [undefined, {}, Number.NaN, null, [], 'x'] as unknown as number[]) {
      replay.goTo(nowhere);
      expect(index(replay), String(nowhere)).to.be.oneOf([before, 0]);
      replay.goTo('t2.1');
    }
    replay.goTo(Infinity);
    expect(index(replay)).to.equal(58);
    replay.flip('X' as 'N');
    expect(replay.getState()?.bottom).to.equal('W');
  });

  it('names every button as a part, and the state a lifecycle is in as the current one', async () => {
    const replay = await replayIn({ start: 'e24', show: 'auction law machine timeline' }, await baked());
    for (const one of root(replay).querySelectorAll('button'))
      expect(one.part.contains('button')).to.equal(true);
    const active = [...root(replay).querySelectorAll('[part~=state-active]')];
    expect(active.length).to.be.greaterThan(0);
    expect([...root(replay).querySelectorAll('[aria-current=step]')]).to.include.members(active);
  });

  it('has its methods', async () => {
    const replay = await replayIn({}, await baked());
    replay.next();
    expect(index(replay)).to.equal(1);
    replay.last();
    expect(index(replay)).to.equal(58);
    replay.prev();
    replay.first();
    expect(index(replay)).to.equal(0);
    replay.nextIrregularity();
    expect(index(replay)).to.equal(20);
    replay.nextIrregularity();
    replay.previousIrregularity();
    expect(index(replay)).to.equal(20);
    replay.goTo('t3.1');
    expect(replay.getState()).to.include({
      index: 9,
      moment: 'e9',
      trick: 3,
      steps: 58,
      view: 'open',
      bottom: 'S',
    });
    replay.goTo(1e9);
    replay.goTo(Number.NaN);
    expect(index(replay)).to.equal(58);
    replay.flip('E');
    await drawn();
    expect(root(replay).querySelector('.bottom .hand')?.getAttribute('aria-label')).to.contain('East');
    expect(replay.toText())
      .to.contain('South takes back the ♥3')
      .and.to.contain('62B1')
      .and.not.to.contain('\u2066');
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(replay.toSVG())}`;
    await picture.decode();
    expect(picture.naturalWidth).to.be.greaterThan(200);
  });

  it('tells what happens, to whoever listens on the page', async () => {
    const events = listen(
      'replay-ready',
      'replay-step',
      'irregularity-enter',
      'machine-change',
      'view-change',
      'size-change',
      'option-preview',
      'share-request',
    );
    const replay = await replayIn({ show: 'law options share' }, await baked());
    replay.goTo(20);
    replay.goTo(24);
    replay.nextView();
    const of = (type: string): Record<string, unknown>[] =>
      events.filter((one) => one.type === type).map(({ detail }) => detail);
    // The browser says that the size has changed when it next paints, which a busy machine does late.
    for (let waited = 0; of('size-change').length === 0 && waited < 5000; waited += 50)
      await new Promise((done) => setTimeout(done, 50));
    expect(of('replay-ready')).to.deep.equal([
      { title: '“One of you must have a diamond”: corrected in time', steps: 58, irregularities: 2 },
    ]);
    expect(of('replay-step')[0]).to.deep.equal({
      index: 20,
      trick: 5,
      seat: 'S',
      card: 'H3',
      eventId: 'e20',
    });
    expect(of('irregularity-enter')[0]).to.include({
      kind: 'revoke',
      law: '61A',
      offender: 'S',
      state: 'latent',
    });
    expect(of('machine-change')).to.deep.include({
      machine: 'revoke',
      id: 'revoke@19',
      from: 'latent',
      to: 'corrected',
    });
    expect(of('view-change')).to.deep.equal([{ view: 'table', bottom: 'S' }]);
    expect(of('size-change')[0]?.['height']).to.be.greaterThan(200);
    document.body.addEventListener('share-request', (event) => event.preventDefault(), { once: true });
    button(replay, 'share').click();
    expect(of('share-request')[0]?.['url']).to.match(/[#&]at=e24$/);
    const choices = await replayIn({ start: 'e10' }, await baked(CHOICES));
    root(choices).querySelector('.option')?.dispatchEvent(new Event('pointerenter'));
    expect(of('option-preview')[0]).to.have.keys('law', 'option');
  });

  it('answers keys only while it has the focus, each of several its own', async () => {
    const one = await replayIn({}, await baked());
    const other = await replayIn({}, await baked(ESTABLISHED));
    await sendKeys({ press: 'ArrowRight' });
    expect([index(one), index(other)]).to.deep.equal([0, 0]);
    button(other, 'next').focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'n' });
    expect(index(one)).to.equal(0);
    expect(index(other)).to.be.greaterThan(1);
    expect(root(other).activeElement?.classList.contains('next'), 'the focus stays').to.equal(true);
    other.setAttribute('keys', 'off');
    const before = index(other);
    await sendKeys({ press: 'p' });
    expect(index(other)).to.equal(before);
    root(other).querySelector<HTMLElement>('.timeline')?.focus();
    await sendKeys({ press: 'Home' });
    expect(index(other)).to.equal(0);
    await sendKeys({ press: 'PageDown' });
    expect(other.getState()?.moment).to.equal('e4');
  });

  it('steps by card, trick or event, hides played cards, turns the table, hides hands', async () => {
    const replay = await replayIn({ step: 'trick' }, await baked());
    replay.next();
    expect(replay.getState()?.moment).to.equal('e4');
    replay.setAttribute('step', 'event');
    replay.goTo(20);
    replay.next();
    expect(index(replay)).to.equal(21);
    replay.setAttribute('step', 'no such word');
    replay.next();
    replay.setAttribute('played', 'hide');
    await drawn();
    expect(root(replay).querySelector('.cards .gone')).to.equal(null);
    replay.setAttribute('view', 'seat:N');
    await drawn();
    expect(root(replay).querySelector('.right .hand')?.textContent).to.contain('not shown');
    replay.setAttribute('orient', 'N');
    await drawn();
    expect(root(replay).querySelector('.bottom .hand')?.getAttribute('aria-label')).to.contain('North');
    replay.setAttribute('seats', 'local');
    replay.setAttribute('lang', 'tr');
    await drawn();
    expect(root(replay).querySelector('.bottom .hand .letter')?.textContent).to.equal('K');
  });

  it('asks for a ruling before it shows what the Laws say', async () => {
    const events = listen('irregularity-enter', 'machine-change');
    const replay = await replayIn(
      { lang: 'en', reveal: 'ask', start: 'first-irregularity' },
      await baked(ESTABLISHED),
    );
    const seen = (): string => textIn(replay) + replay.toText();
    expect(seen()).to.contain('What is your ruling?').and.not.to.match(/61A/);
    expect(root(replay).querySelector('.mark') === null).to.equal(true);
    replay.goTo('end');
    await new Promise((done) => setTimeout(done, 350));
    expect(seen()).not.to.match(/64A|transfer|moves/);
    expect(events).to.deep.equal([]);
    root(replay).querySelector<HTMLElement>('.quiz button')?.click();
    await drawn();
    expect(seen()).to.match(/64A/);
    const never = await replayIn({ lang: 'en', reveal: 'never', start: 'end' }, await baked(ESTABLISHED));
    never.reveal();
    await drawn();
    expect(textIn(never)).not.to.match(/64A/);
    const after = await replayIn(
      { lang: 'en', reveal: 'after-play', start: 'first-irregularity' },
      await baked(ESTABLISHED),
    );
    expect(textIn(after)).not.to.contain('61A');
    after.last();
    await drawn();
    expect(textIn(after)).to.match(/64A/);
  });

  it('plays by itself only when told to, stops at an irregularity, and not where less motion is wanted', async () => {
    const still = await replayIn({}, await baked());
    const playing = await replayIn({ autoplay: '200', start: 'e17' }, await baked());
    await new Promise((done) => setTimeout(done, 1300));
    expect(index(still)).to.equal(0);
    expect(playing.getState()).to.include({ index: 20, playing: false });
    await emulateMedia({ reducedMotion: 'reduce' });
    const calm = await replayIn({ autoplay: '200' }, await baked());
    await new Promise((done) => setTimeout(done, 500));
    expect(index(calm)).to.equal(0);
    // The button means what it says.
    button(calm, 'play').click();
    await new Promise((done) => setTimeout(done, 500));
    expect(index(calm)).to.be.greaterThan(0);
    calm.pause();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('shows another deal when the page asks for one, though it gave it a deal before', async () => {
    const src = async (path?: string): Promise<string> =>
      URL.createObjectURL(new Blob([JSON.stringify(await baked(path))]));
    const replay = await replayIn({ src: await src() }, await baked());
    expect(textIn(replay, '.title')).to.contain('diamond');
    replay.setAttribute('src', await src(CHOICES));
    for (let tries = 0; !textIn(replay, '.title').includes('penalty') && tries < 50; tries++)
      await new Promise((done) => setTimeout(done, 20));
    expect(textIn(replay, '.title')).to.contain('penalty cards');
  });

  it('shows panels as they are asked for, captions, the edition', async () => {
    const { boards, ...file } = await baked();
    const replay = await replayIn(
      { show: 'machine info', hide: 'info', start: 'e24', law: '2007', caption: 'Figure 1' },
      { ...file, boards: boards.slice(0, 1) },
    );
    expect(root(replay).querySelector('[part=machine]')?.textContent).to.contain('major');
    expect(root(replay).querySelector('[part=info]')).to.equal(null);
    expect(root(replay).querySelector('.timeline')).to.equal(null);
    expect(textIn(replay)).to.contain('Figure 1').and.to.contain('Laws of 2017');
    expect(root(replay).querySelector('.warn')).not.to.equal(null);
  });

  it('shows the facts of a link, and says that they are all', async () => {
    const replay = await replayIn({ lang: 'en', data: await linkOf(), start: 't2.3' });
    expect(textIn(replay, '.says')).to.contain('North plays the ♦K');
    replay.first();
    await drawn();
    expect(textIn(replay)).to.contain('Facts only');
    replay.goTo(20);
    await drawn();
    expect(textIn(replay)).not.to.match(/61A|revoke/i);
  });

  it('shows all to whoever asks for a view that there is not', async () => {
    const [odd, open] = [
      await replayIn({ view: 'seat:Q' }, await baked()),
      await replayIn({}, await baked()),
    ];
    expect(textIn(odd)).to.equal(textIn(open));
  });

  it('has a width in a line of boxes and in a cell of a table', async () => {
    for (const display of ['inline-flex', 'table-cell']) {
      const replay = await replayIn({}, await baked());
      const box = document.createElement('div');
      box.style.display = display;
      replay.replaceWith(box);
      box.append(replay);
      await drawn();
      expect(replay.getBoundingClientRect().width, display).to.be.greaterThan(280);
      box.remove();
    }
  });

  const link = linkOf();
  const refused: [string, () => Promise<Record<string, string> | BakedFile>, string, RegExp][] = [
    ['a cut link', async () => ({ data: (await link).slice(0, 40) }), 'linkCut', /40 of \d+ characters/],
    ['a changed link', async () => ({ data: (await link).replace(/.$/, '!') }), 'linkDamaged', /damaged/],
    ['a newer link', async () => ({ data: `999${(await link).slice(1)}` }), 'linkNewer', /newer/i],
    ['no source', async () => ({}), 'missing', /No deal/],
    ['a file that is not there', async () => ({ src: '/no-such-file' }), 'missing', /could not be loaded/],
    [
      'a file of another kind',
      async () => ({ src: URL.createObjectURL(new Blob(['{"version": "1.0"}'])) }),
      'damaged',
      /damaged/,
    ],
    ['markup as a link', async () => ({ data: '<img src=x onerror=alert(1)>' }), 'linkDamaged', /damaged/],
    ['a newer file', async () => ({ ...(await baked()), version: 2 }), 'newer', /newer/i],
    [
      'a cut file',
      async () => ({ src: URL.createObjectURL(new Blob([JSON.stringify(await baked()).slice(0, 9000)])) }),
      'damaged',
      /damaged/,
    ],
    [
      'a file too large',
      async () => ({ src: URL.createObjectURL(new Blob([' '.repeat(1_000_001)])) }),
      'tooLarge',
      /damaged/,
    ],
  ];
  for (const [name, source, code, message] of refused)
    it(`says what is wrong with ${name}, and shows the fall-back`, async () => {
      const events = listen('replay-error');
      const given = await source();
      const isFile = 'boards' in given;
      const box = document.createElement('div');
      document.body.append(box);
      const replay = document.createElement('deal-replay');
      replay.append(document.createElement('b'));
      replay.firstElementChild?.append('The deal as a picture');
      replay.lang = 'en';
      if (!isFile) for (const [key, value] of Object.entries(given)) replay.setAttribute(key, value);
      await loaded();
      box.append(replay);
      if (isFile) replay.baked = given;
      for (let tries = 0; events.length === 0 && tries < 100; tries++)
        await new Promise((done) => setTimeout(done, 20));
      await drawn();
      expect(events.at(-1)?.detail['code']).to.equal(code);
      expect(root(replay).querySelector('[role=alert]')?.textContent).to.match(message);
      expect(replay.querySelector('b')?.getClientRects().length).to.be.greaterThan(0);
    });

  it('shows hostile text as text, and nothing else', async () => {
    const file = JSON.parse(JSON.stringify(await baked(undefined, ['en']))) as {
      boards: Record<string, unknown>[];
    };
    const [board] = file.boards;
    const evil = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';
    Object.assign(board as object, {
      title: evil,
      board: evil,
      notes: { tag: 'script', props: {}, children: [evil] },
    });
    const { en } = { ...board }['texts'] as { en: { written: string[] } };
    en.written[0] = evil;
    const replay = await replayIn({ lang: 'en', start: 'e0', names: 'full' }, file as never);
    replay.next();
    await drawn();
    expect(textIn(replay)).to.contain('<img');
    expect(root(replay).querySelector('img, script, iframe, a[href]')).to.equal(null);
    expect((window as { hacked?: boolean }).hacked).to.equal(undefined);
  });
});
