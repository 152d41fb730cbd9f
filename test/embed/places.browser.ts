/** Nothing in the diagram lies over anything else, however narrow the article and whatever the language. */

import { setViewport } from '../ui/support/viewport.ts';
import { expect } from 'chai';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';
import { baked, CHOICES, drawn, ESTABLISHED, replayIn, root } from './support/replay.ts';

/** What one reads in the diagram: a text, a tile, a tag. */
function pieces(replay: DealReplayElement): Element[] {
  const found = '.corner > *, .who > *, .cards > *, .tile, .unknown, .count';
  return [...root(replay).querySelectorAll(`.table :is(${found})`)].filter(
    (one) => one.textContent.trim() !== '' && one.getClientRects().length > 0 && !isCut(one),
  );
}

/** A word for which a head has no room stands in a line below it that nobody sees. */
function isCut(one: Element): boolean {
  const head = one.closest('.who')?.getBoundingClientRect();
  return head !== undefined && one.getBoundingClientRect().top >= head.bottom - 2;
}

/** The lines of a text, each by itself; the box of a tile, and of a name, which is cut at its end. */
function areas(piece: Element): DOMRect[] {
  if (piece.matches('.tile, .who > *')) return [piece.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(piece);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

const over = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
  // Lines of text stand close: what counts is that letters do not touch.
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;

function collisions(replay: DealReplayElement): string[] {
  const all = pieces(replay).map((piece) => ({ piece, rects: areas(piece) }));
  return all.flatMap(({ piece, rects }, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          !piece.contains(other.piece) &&
          !other.piece.contains(piece) &&
          rects.some((rect) => other.rects.some((its) => over(rect, its))),
      )
      .map((other) => `${piece.className} “${piece.textContent}” / “${other.piece.textContent}”`),
  );
}

describe('the places of a diagram', function () {
  this.timeout(240_000);
  afterEach(async () => {
    document.body.replaceChildren();
    document.body.style.margin = '';
    await setViewport({ width: 1000, height: 1200 });
  });

  for (const width of [320, 390, 600, 1000])
    it(`keep apart at ${width} pixels`, async () => {
      await setViewport({ width, height: 900 });
      document.body.style.margin = '0';
      // Words crowd a phone; on a wider page the longest ones and the other direction are enough.
      for (const lang of width < 600 ? ['en', 'tr', 'el', 'he'] : ['el', 'he']) {
        let looked = 0;
        for (const path of [undefined, CHOICES, ESTABLISHED]) {
          const replay = await replayIn({ lang, reveal: 'all' }, await baked(path));
          const { steps = 0 } = replay.getState() ?? {};
          for (let at = 0; at <= steps; at += width < 600 ? 2 : 5) {
            replay.goTo(at);
            await drawn();
            looked += pieces(replay).length;
            expect(collisions(replay), `${lang} ${path} at ${at}`).to.deep.equal([]);
          }
          replay.remove();
        }
        expect(looked).to.be.greaterThan(1000);
      }
    });

  it('are as on paper in Hebrew too: each hand under its letter, the corners at the edges', async () => {
    const replay = await replayIn({ lang: 'he', start: 'e24' }, await baked());
    const left = (selector: string): number =>
      root(replay).querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
    for (const place of ['top', 'right', 'bottom', 'left'])
      expect(left(`.${place} .hand .letter`), place).to.be.closeTo(left(`.${place} .hand .cards`), 3);
    const table = root(replay).querySelector('.table')?.getBoundingClientRect() as DOMRect;
    const [info, tally] = [...root(replay).querySelectorAll('.corner :is(.figure, dd)')].map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one.parentElement as Element);
      return range.getBoundingClientRect();
    });
    expect(info?.left, 'the board stands at the left edge').to.be.closeTo(table.left, 12);
    expect(tally?.right, 'the tricks at the right edge').to.be.closeTo(table.right, 12);
    const header = root(replay).querySelector('header') as Element;
    const [title, headline] = [...header.children].map((one) => one.getBoundingClientRect());
    expect(over(title as DOMRect, headline as DOMRect)).to.equal(false);
    if (title?.top === headline?.top) expect(title?.left).to.be.greaterThan(headline?.right ?? 0);
  });
});
