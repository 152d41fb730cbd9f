/** What a page around a replay does to it: its type stays outside, and a dark page gets a dark replay. */

import { expect } from 'chai';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';
import { baked, drawn, replayIn, root } from './support/replay.ts';
import { emulateMedia } from '../ui/support/media.ts';

/** West holds a suit of six. */
const REVOKE = '/fixtures/deals/seed-002-deal-2.json';

const LEAKING = [
  'font-size',
  'font-style',
  'font-weight',
  'font-family',
  'font-variant-caps',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-transform',
  'text-indent',
  'text-shadow',
  'text-align',
  'white-space-collapse',
  'word-break',
  'hyphens',
  'list-style-type',
] as const;

/** A page that is careless with everything a child inherits, in three ways. */
const CARELESS = `letter-spacing: 4px; word-spacing: 9px; line-height: 3; text-transform: uppercase; font: italic small-caps 900 9px/3 fantasy; text-indent: 30px; text-shadow: 1px 1px red; text-align: center; white-space: pre; word-break: break-all; hyphens: auto; list-style: square`;
const HOSTS: Readonly<Record<string, string>> = {
  'for its body': `body { ${CARELESS} }`,
  'for everything': `* { ${CARELESS} }`,
  'with a small root': `html { font-size: 55% } body { ${CARELESS} }`,
};

function styled(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
}

/** How everything inside is written. */
function looks(replay: DealReplayElement): string[] {
  return [...root(replay).querySelectorAll<HTMLElement>('.base, .base *')]
    .filter((one) => one instanceof HTMLElement)
    .map((one) => {
      const computed = getComputedStyle(one);
      return `${one.tagName}.${one.className}: ${LEAKING.map((name) => computed.getPropertyValue(name)).join(' | ')}`;
    });
}

const paper = (replay: DealReplayElement): string =>
  getComputedStyle(root(replay).querySelector('.base')!).backgroundColor;
const LIGHT = 'rgb(255, 253, 248)';
const DARK = 'rgb(27, 31, 37)';

describe('a page around a replay', function () {
  this.timeout(30_000);
  let style: HTMLStyleElement | null = null;
  afterEach(async () => {
    style?.remove();
    style = null;
    document.body.replaceChildren();
    document.documentElement.removeAttribute('style');
    document.body.removeAttribute('style');
    document.documentElement.removeAttribute('class');
    await emulateMedia({ colorScheme: 'light' });
  });

  const shown = async (): Promise<DealReplayElement> => {
    const replay = await replayIn(
      { lang: 'en' },
      await baked(),
      document.body.appendChild(document.createElement('main')),
    );
    replay.goTo(21);
    await drawn();
    return replay;
  };

  for (const [how, css] of Object.entries(HOSTS))
    it(`leaves its type outside: ${how}`, async () => {
      const plain = looks(await shown());
      document.body.replaceChildren();
      style = styled(css);
      const replay = await shown();
      expect(plain.length).to.be.greaterThan(100);
      expect(looks(replay)).to.deep.equal(plain);
    });

  it('does hide it, where it hides what is around', async () => {
    const replay = await shown();
    replay.parentElement!.style.visibility = 'hidden';
    expect(getComputedStyle(root(replay).querySelector('.title')!).visibility).to.equal('hidden');
  });

  const pages: readonly (readonly [string, string, string])[] = [
    ['a plain page', '', LIGHT],
    ['a dark body', 'body { background: #101214; color: #eee }', DARK],
    [
      'a dark root, and a dark body named otherwise',
      'html { background: oklch(0.2 0.02 250) } body { color: white }',
      DARK,
    ],
    [
      'a light card on a dark page',
      'body { background: #000; color: #fff } main { background: #fafafa; color: #111 }',
      LIGHT,
    ],
    [
      'a dark picture behind light writing',
      'body { background: linear-gradient(#000, #111); color: #f0f0f0 }',
      DARK,
    ],
    ['a light page though the system is dark', 'body { background: white; color: black }', LIGHT],
    ['a page that follows the system', ':root { color-scheme: light dark }', DARK],
    ['a page that says it is light', ':root { color-scheme: light }', LIGHT],
  ];
  for (const [page, css, wanted] of pages)
    it(`gets a replay like itself: ${page}`, async () => {
      await emulateMedia({ colorScheme: page.includes('system') ? 'dark' : 'light' });
      style = styled(css);
      const replay = await shown();
      expect(paper(replay)).to.equal(wanted);
    });

  it('turns it when a part of the page turns, and when a sheet comes late', async () => {
    const replay = await shown();
    const turned = async (): Promise<void> => {
      for (const end = performance.now() + 10_000; performance.now() < end && paper(replay) === LIGHT;)
        await new Promise((done) => setTimeout(done, 50));
    };
    const part = replay.parentElement!;
    part.style.background = '#111';
    await turned();
    expect(paper(replay)).to.equal(DARK);
    part.removeAttribute('style');
    for (const end = performance.now() + 10_000; performance.now() < end && paper(replay) === DARK;)
      await new Promise((done) => setTimeout(done, 50));
    expect(paper(replay)).to.equal(LIGHT);
    style = styled('body { background: #111; color: #eee }');
    await turned();
    expect(paper(replay)).to.equal(DARK);
  });

  it('turns it with itself, and leaves one alone whose writer chose', async () => {
    style = styled('.night body { background: #111; color: #eee }');
    const replay = await shown();
    expect(paper(replay)).to.equal(LIGHT);
    document.documentElement.className = 'night';
    await new Promise((done) => setTimeout(done, 100));
    await drawn();
    expect(paper(replay)).to.equal(DARK);
    replay.setAttribute('theme', 'light');
    await drawn();
    expect(paper(replay)).to.equal(LIGHT);
  });
});

describe('the hands of a replay', () => {
  afterEach(() => document.body.replaceChildren());

  for (const width of [340, 480, 600, 700, 900])
    it(`keep each suit on one line in a column of ${width} pixels`, async () => {
      const column = document.body.appendChild(document.createElement('main'));
      column.style.width = `${width}px`;
      const replay = await replayIn({ lang: 'en' }, await baked(REVOKE), column);
      const rows = [...root(replay).querySelectorAll<HTMLElement>('.cards')];
      expect(rows.length).to.equal(16);
      for (const row of rows) {
        const tops = [...row.children].map((card) => Math.round(card.getBoundingClientRect().bottom));
        expect(Math.max(...tops) - Math.min(...tops), row.textContent).to.be.below(
          row.getBoundingClientRect().height / 3,
        );
      }
    });
});

describe('the words beside the table', () => {
  afterEach(() => document.body.replaceChildren());

  for (const width of [340, 558, 560, 561, 562, 564, 600])
    it(`have room in a column of ${width} pixels, and whatever is longer is scrolled to, whole`, async () => {
      const column = document.body.appendChild(document.createElement('main'));
      column.style.width = `${width}px`;
      const replay = await replayIn({ lang: 'en', whatif: 'on' }, await baked(REVOKE), column);
      const panel = root(replay).querySelector<HTMLElement>('.panel')!;
      const type = parseFloat(getComputedStyle(panel).fontSize);
      expect(panel.clientHeight / type, 'lines').to.be.greaterThan(6);
      // Where the bar that says so is hidden, a shade says that there is more.
      expect(getComputedStyle(panel).backgroundAttachment).to.equal('local, local, scroll, scroll');
      panel.scrollTop = panel.scrollHeight;
      const last = [...panel.querySelectorAll('button, summary, input, footer > p')].at(-1)!;
      const [box, around] = [last.getBoundingClientRect(), panel.getBoundingClientRect()];
      expect(box.bottom).to.be.at.most(around.bottom);
      expect(box.right).to.be.at.most(around.right);
    });
});
