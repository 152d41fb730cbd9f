import { expect } from 'chai';
import { playedDeal, seeded } from '../bench/deals.ts';
import { pbnOf } from '../bench/pbn.ts';
import type { DealRecord } from '../../src/events/record.ts';
import type { ImportProblem } from '../../src/ui/import-check/problems.ts';
import { zipSync } from 'fflate';
import { loopedDatabase } from '../formats/hostileBytes.ts';
import { BRIDGEMATE } from './support/database.ts';
import { deepText } from './support/open.ts';
import { waited } from './support/builtPage.ts';

interface Check extends HTMLElement {
  readonly deals: readonly DealRecord[];
  readonly problems: readonly ImportProblem[];
}

async function open(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.width = '1100';
  frame.height = '900';
  frame.src = '/index.html';
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  await waited('the library is drawn', () => Boolean(root(frame).querySelector('dt-library')?.shadowRoot));
  return frame;
}

const root = (frame: HTMLIFrameElement): ShadowRoot =>
  frame.contentDocument!.querySelector('dealtrail-workshop')!.shadowRoot!;
const checkIn = (frame: HTMLIFrameElement): Check | null =>
  root(frame).querySelector<Check>('dt-import-check');

function choose(frame: HTMLIFrameElement, file: File): void {
  root(frame)
    .querySelector('dt-library')!
    .dispatchEvent(new CustomEvent('open-files', { detail: [file], bubbles: true, composed: true }));
}

function deals(boards: number): string {
  const random = seeded(5);
  return Array.from({ length: boards }, (_unused, index) => pbnOf(playedDeal(random, index + 1))).join('\n');
}

describe('opening a file in the built page', function () {
  this.timeout(120_000);
  afterEach(() => document.body.replaceChildren());

  it('reads a database and an archive, small or large', async () => {
    const pbn = new TextEncoder().encode(deals(3));
    // Stored, not packed: large enough for the worker.
    const noise = new Uint8Array(300_000).map((_none, index) => (index * 7919) % 251);
    const large = zipSync({ 'a.pbn': pbn, 'b.bws': BRIDGEMATE, 'photo.jpg': noise }, { level: 0 });
    const databases = new Uint8Array(300_000);
    databases.set(BRIDGEMATE);
    for (const [name, bytes, count] of [
      ['evening.bws', BRIDGEMATE, 3],
      ['large.bws', databases, 3],
      ['small.zip', zipSync({ 'a.pbn': pbn }), 3],
      ['large.zip', large, 6],
    ] as const) {
      const frame = await open();
      choose(frame, new File([bytes as BlobPart], name));
      await waited('the check is drawn', () => checkIn(frame) !== null);
      expect(checkIn(frame)!.deals.length, name).to.equal(count);
      expect(
        checkIn(frame)!.problems.filter(({ severity }) => severity !== 'note'),
        name,
      ).to.deep.equal([]);
      frame.remove();
    }
  });

  it('lists the deals of several cases, a broken one named, and offers their audit', async () => {
    const frame = await open();
    const text = await (await fetch('/fixtures/seeds/seed-000-example-2.json')).text();
    const other = text.replace('"title": "', '"title": "Another: ');
    const detail = [
      new File([text], 'one.json'),
      new File([other], 'two.json'),
      new File([text.slice(0, 300)], 'broken.json'),
      new File([text], 'one (1).json'),
    ];
    root(frame)
      .querySelector('dt-library')!
      .dispatchEvent(new CustomEvent('open-files', { detail, bubbles: true, composed: true }));
    await waited('the check is drawn', () => checkIn(frame) !== null);
    expect(checkIn(frame)!.deals.length).to.equal(2);
    expect(checkIn(frame)!.problems.map(({ file }) => file)).to.deep.equal(['broken.json', 'one (1).json']);
    expect(frame.contentDocument!.title).to.include('4 files');
    checkIn(frame)!.dispatchEvent(new CustomEvent('audit', { bubbles: true, composed: true }));
    await waited('the audit is drawn', () => root(frame).querySelector('dt-audit') !== null);
    frame.contentWindow!.history.back();
    await waited('the check is back', () => checkIn(frame) !== null);
    checkIn(frame)!.dispatchEvent(new CustomEvent('accept', { bubbles: true, composed: true }));
    await waited(
      'both are listed',
      () => (root(frame).querySelector('dt-library') as { deals?: unknown[] } | null)?.deals?.length === 2,
    );
  });

  it('ends with a refusal where a database leads its reader round in circles', async () => {
    const frame = await open();
    choose(frame, new File([loopedDatabase() as BlobPart], 'round.bws'));
    // Were it read in the page itself, nothing would ever be drawn again.
    await waited('the check is drawn', () => checkIn(frame) !== null);
    expect(checkIn(frame)!.deals).to.have.length(0);
    expect(checkIn(frame)!.problems.map(({ code }) => code)).to.deep.equal(['readingTooLong']);
  });

  it('reads a large one in a worker, and tells how far it is', async () => {
    const frame = await open();
    const text = deals(400).repeat(24);
    expect(text.length).to.be.greaterThan(3_000_000);
    choose(frame, new File([text], 'large.pbn'));
    const shares = new Set<number>();
    await waited('the check is drawn', () => {
      const bar = root(frame).querySelector('.reading progress') as HTMLProgressElement | null;
      if (bar !== null) shares.add(bar.value);
      return checkIn(frame) !== null;
    });
    expect(checkIn(frame)!.deals.length).to.equal(9600);
    expect([...shares].some((share) => share > 0 && share < 1)).to.equal(true, 'there was progress to see');
    expect(root(frame).querySelector('.reading')).to.equal(null);
  });

  it('stops when it is told to, and keeps what was on the screen', async () => {
    const frame = await open();
    choose(frame, new File([deals(400).repeat(40)], 'endless.pbn'));
    await waited('the bar is drawn', () => Boolean(root(frame).querySelector('.reading button')));
    root(frame).querySelector<HTMLButtonElement>('.reading button')!.click();
    await waited('the bar is gone', () => root(frame).querySelector('.reading') === null);
    await new Promise((done) => setTimeout(done, 300));
    expect(checkIn(frame)).to.equal(null);
    expect(deepText(root(frame).querySelector('dt-library')!)).to.not.include('Reading');
  });

  const unread = async (name: string): Promise<HTMLIFrameElement> => {
    const frame = await open();
    const { DOMException } = frame.contentWindow as Window & typeof globalThis;
    const fail = (): Promise<never> => Promise.reject(new DOMException('It can’t be read.', name));
    const file = Object.assign(new File(['x'], 'gone.pbn'), { slice: () => ({ arrayBuffer: fail }) });
    choose(frame, file);
    await waited('it is told', () =>
      deepText(root(frame).querySelector('dt-library')!).includes('could not be loaded'),
    );
    return frame;
  };
  const notices = (frame: HTMLIFrameElement): string => deepText(root(frame).querySelector('dt-notices')!);

  it('tells of a file that is gone that it can’t be loaded, and of no fault of the program', async () => {
    for (const name of ['NotFoundError', 'NotReadableError']) {
      const frame = await unread(name);
      expect(notices(frame)).to.not.include('failed');
      frame.remove();
    }
  });

  it('tells of any other error of the browser that something in the program failed', async () => {
    const frame = await unread('DataCloneError');
    await waited('the fault is told', () => notices(frame).includes('failed'));
    frame.remove();
  });

  it('tells of a large file that holds no deal what is wrong with it', async () => {
    const frame = await open();
    for (const [name, content, code] of [
      ['photo.pbn', new Uint8Array(400_000).map((_unused, index) => (index * 7) % 256), 'fileBinary'],
      ['novel.pbn', new TextEncoder().encode('It was a dark night. '.repeat(20_000)), 'noDeals'],
      [
        'cut.json',
        new TextEncoder().encode(`{"format":"dealtrail-case/1","x":"${'y'.repeat(300_000)}`),
        'caseNotJson',
      ],
    ] as const) {
      if (checkIn(frame) !== null) {
        checkIn(frame)!.dispatchEvent(new CustomEvent('cancel', { bubbles: true, composed: true }));
        await waited('the library is back', () => root(frame).querySelector('dt-library') !== null);
      }
      choose(frame, new File([content], name));
      await waited(`${name} is checked`, () => checkIn(frame) !== null);
      expect(checkIn(frame)!.deals, name).to.deep.equal([]);
      expect(
        checkIn(frame)!.problems.map((problem) => problem.code),
        name,
      ).to.include(code);
    }
  });

  it('keeps a deal not yet accepted while a law is looked up', async () => {
    const frame = await open();
    choose(frame, new File([deals(3)], 'three.pbn'));
    await waited('the check is drawn', () => checkIn(frame) !== null);
    checkIn(frame)!.dispatchEvent(new CustomEvent('look', { detail: 1, bubbles: true, composed: true }));
    const replay = (): (HTMLElement & { at: number; goTo(at: number): void }) | null =>
      root(frame).querySelector('replay-screen');
    await waited('the replay is drawn', () => Boolean(replay()?.shadowRoot?.querySelector('dt-table')));
    replay()!.goTo(30);
    await waited('the step is taken', () => replay()!.at === 30);
    frame.contentWindow!.location.hash = '#laws=50D2';
    await waited('the laws are drawn', () => Boolean(root(frame).querySelector('dt-laws')?.shadowRoot));
    const back = root(frame).querySelector<HTMLButtonElement>('.bar button.quiet')!;
    expect(back.textContent).to.include('Back to the deal');
    back.click();
    await waited('the deal is back', () => replay() !== null);
    expect(replay()!.at).to.equal(30);
    frame.contentWindow!.location.hash = '#laws=64A1';
    await waited('the laws are drawn', () => Boolean(root(frame).querySelector('dt-laws')));
    frame.contentWindow!.history.back();
    await waited('the browser’s own way back leads there, too', () => replay() !== null);
    expect(replay()!.at).to.equal(30);
    root(frame).querySelector<HTMLButtonElement>('.bar button.quiet')!.click();
    await waited('the file is back', () => checkIn(frame) !== null);
    expect(checkIn(frame)!.deals.length).to.equal(3);
  });
});
