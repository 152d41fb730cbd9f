import { expect } from 'chai';
import { waited } from '../ui/support/builtPage.ts';
import { setViewport } from '../ui/support/viewport.ts';
import { behind, clear, deepElements, inNow, inside, settled } from '../ui/support/open.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import { isNotation, lineOf, replayIn, speak } from './support.ts';

const PENALTY = '/fixtures/deals/seed-002-deal-3.json';
const RESULT = '/fixtures/deals/seed-002-deal-1.json';
const CHOICES = '/fixtures/seeds/seed-000-example-7a.json';

const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function unfold(element: ReplayScreenElement): Promise<void> {
  for (const one of deepElements(element.shadowRoot!)) if (one instanceof HTMLDetailsElement) one.open = true;
  return settled(element);
}

/** As it is written, without blanks. */
const written = (element: Element): string => (element.textContent ?? '').replaceAll(/\s/g, '');

describe('in Hebrew', function () {
  this.timeout(240_000);
  before(() => setViewport({ width: 1280, height: 3000 }));
  afterEach(clear);
  after(() => speak('en'));

  for (const [name, path, at] of [
    ['a penalty card', PENALTY, 25],
    ['the result three ways', RESULT, 56],
    ['six choices', CHOICES, 10],
  ] as const) {
    it(`every card, hand, contract and score is read from left to right: ${name}`, async () => {
      const element = await replayIn('he', path, at);
      await unfold(element);
      const wrong: string[] = [];
      let read = 0;
      for (const one of deepElements(element.shadowRoot!)) {
        if (!one.matches('bdi[dir=ltr], .card, .rank') || one.getBoundingClientRect().width === 0) continue;
        const line = lineOf(one);
        if (line === null || written(one) === '') continue;
        read++;
        if (line !== written(one)) wrong.push(`${written(one)} stands as ${line}`);
      }
      expect(wrong).to.deep.equal([]);
      expect(read).to.be.greaterThan(40);
    });
  }

  for (const [path, at] of [
    [RESULT, 56],
    [PENALTY, 25],
    [CHOICES, 10],
    [CHOICES, 11],
  ] as const) {
    it(`no notation stands outside its island: ${path} at ${at}`, async () => {
      const element = await replayIn('he', path, at);
      await unfold(element);
      const bare: string[] = [];
      for (const one of deepElements(element.shadowRoot!)) {
        if (isNotation(one) || one.closest('[dir=ltr], svg, option') !== null) continue;
        if (
          one.getRootNode() instanceof ShadowRoot &&
          (one.getRootNode() as ShadowRoot).host.closest('[dir=ltr]')
        )
          continue;
        for (const node of one.childNodes)
          if (node.nodeType === Node.TEXT_NODE && /[♠♥♦♣×−]|\d=|[+-]\d/.test(node.textContent ?? ''))
            bare.push(node.textContent ?? '');
      }
      expect(bare).to.deep.equal([]);
    });
  }

  it('the outcome and the score of a contract keep their sign where it is written', async () => {
    const element = await replayIn('he', RESULT, 56);
    const { shadowRoot } = inNow(element, 'dt-result');
    // What people judged is loaded with the rest of the equity table.
    await waited('what stands is there', () => shadowRoot.querySelector('.stands'));
    const lines = [...shadowRoot.querySelectorAll('td bdi')].map(lineOf);
    expect(lines).to.include.members(['3NT−2', '−100', '3NT−1', '−50', '3NT=', '+400']);
  });

  it('the table is not mirrored: East on the right, West on the left, play clockwise', async () => {
    for (const width of [1280, 360]) {
      await setViewport({ width, height: 3000 });
      const element = await replayIn('he', PENALTY, 25);
      const hands = [...inside(element, 'dt-table').shadowRoot.querySelectorAll('.player')];
      const place = (seat: string): { readonly x: number; readonly y: number } =>
        middleOf(hands.find((hand) => hand.textContent.trim().startsWith(seat))!);
      expect(place('E').x, 'East right of West').to.be.greaterThan(place('W').x);
      expect(place('N').y, 'North above South').to.be.lessThan(place('S').y);
      clear();
    }
    await setViewport({ width: 1280, height: 3000 });
  });

  it('time runs from left to right: timeline, transport buttons, auction, the play by tricks', async () => {
    const element = await replayIn('he', RESULT, 30);
    const buttons = [...element.shadowRoot!.querySelectorAll('.buttons button')].map(
      (one) => middleOf(one).x,
    );
    expect(buttons.length).to.be.greaterThan(4);
    expect(buttons).to.deep.equal([...buttons].sort((one, other) => one - other));
    const blocks = [...element.shadowRoot!.querySelectorAll('*')]
      .filter((one) => one.children.length === 0 && /^\d+$/.test(one.textContent?.trim() ?? ''))
      .map((one) => middleOf(one).x);
    expect(blocks.length).to.equal(13);
    expect(blocks).to.deep.equal([...blocks].sort((one, other) => one - other));
    await behind(element, wordsFor(element.settings).screen.now.tabs.play);
    for (const tag of ['dt-play-table', 'dt-auction']) {
      const heads = [...inside(element, tag).shadowRoot.querySelectorAll('thead th')].map(
        (one) => middleOf(one).x,
      );
      expect(heads.length, tag).to.be.greaterThan(3);
      expect(heads, tag).to.deep.equal([...heads].sort((one, other) => one - other));
    }
  });

  it('prose, lists and panels run from right to left, the panels to the left of the table', async () => {
    const element = await replayIn('he', PENALTY, 25);
    expect(element.lang).to.equal('he');
    expect(element.dir).to.equal('rtl');
    const panel = inside(element, 'dt-law-panel');
    expect(getComputedStyle(panel).direction).to.equal('rtl');
    const heading = panel.shadowRoot.querySelector('h2')!;
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { right } = range.getBoundingClientRect();
    expect(panel.getBoundingClientRect().right - right, 'headings begin on the right').to.be.lessThan(40);
    expect(middleOf(panel).x).to.be.lessThan(middleOf(inside(element, 'dt-table')).x);
  });

  it('the arrow keys go with the timeline, not with the prose', async () => {
    const element = await replayIn('he', PENALTY, 10);
    const before = element.at;
    element.shadowRoot!.querySelector<HTMLElement>('h1')!.focus();
    const press = (key: string): boolean =>
      element
        .shadowRoot!.querySelector('h1')!
        .dispatchEvent(
          new KeyboardEvent('keydown', { key, code: key, bubbles: true, composed: true, cancelable: true }),
        );
    press('ArrowRight');
    expect(element.at).to.be.greaterThan(before);
    press('ArrowLeft');
    expect(element.at).to.equal(before);
  });
});
