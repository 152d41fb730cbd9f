import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import { ownFonts } from './support/fonts.ts';
import { readHands } from '../../src/domain/deal.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import {
  REVOKE_DEAL,
  clear,
  inside,
  mount,
  recordOf,
  replayFrom,
  replayOfRecord,
  settled,
} from './support/open.ts';

const LONG_DUMMY = '/fixtures/deals/seed-002-deal-1.json';
const TAKEN_BACK = '/fixtures/law62/62B-innocent-last-hand-corrects-when-all-have-played.json';
const TWO_PENALTY_CARDS = '/fixtures/seeds/seed-000-example-7a.json';

const trickOf = (element: ReplayScreenElement): Element =>
  inside(element, 'dt-table').shadowRoot.querySelector('.centre')!;

/** The suits whose cards do not stand on one line. */
function broken(element: ReplayScreenElement): string[] {
  const rows = [...inside(element, 'dt-table').shadowRoot.querySelectorAll('.player')].flatMap((hand) =>
    hand.querySelector('.columns') ? [] : [...hand.querySelectorAll<HTMLElement>('.cards')],
  );
  expect(rows.length).to.be.at.least(12);
  return rows
    .filter((row) => {
      const tops = [...row.children].map((card) => card.getBoundingClientRect().top);
      return Math.max(...tops) - Math.min(...tops) > row.getBoundingClientRect().height / 3;
    })
    .map((row) => row.textContent ?? '');
}

function meet(one: Element, other: Pick<Element, 'getBoundingClientRect'>): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Every card that may be pressed is 24 pixels wide and high (WCAG 2.5.8), and none leaves its hand. */
function expectCardsForFingers(table: ShadowRoot): void {
  for (const hand of table.querySelectorAll('.hand')) {
    const box = hand.getBoundingClientRect();
    for (const card of hand.querySelectorAll('button.card')) {
      const { width, height, left, right } = card.getBoundingClientRect();
      expect(Math.min(width, height), card.ariaLabel ?? '').to.be.at.least(23.9);
      expect(left).to.be.at.least(box.left);
      expect(right).to.be.at.most(box.right);
    }
  }
}

describe('the table', () => {
  before(ownFonts);
  beforeEach(() => (document.body.style.margin = '0 12px'));
  afterEach(() => {
    document.documentElement.style.fontSize = '';
    clear();
  });

  for (const width of [360, 600, 760, 1280])
    it(`keeps each suit on one line at ${width} pixels`, async () => {
      await setViewport({ width, height: 800 });
      const element = await mount(await replayFrom(REVOKE_DEAL));
      expect(broken(element)).to.deep.equal([]);
    });

  for (const width of [430, 480, 600, 1024])
    it(`has cards of 24 pixels while a deal is recorded in a window of ${width}, and on a large phone the hand in turn below the trick`, async () => {
      await setViewport({ width, height: 800 });
      const { header } = await recordOf(REVOKE_DEAL);
      const element = await mount(replayOfRecord({ header, events: [] }));
      element.recording = true;
      await settled(element);
      const { shadowRoot } = inside(element, 'dt-table');
      expectCardsForFingers(shadowRoot);
      const hand = shadowRoot.querySelector('.hand.active')!.getBoundingClientRect();
      const trick = trickOf(element).getBoundingClientRect();
      const wide = hand.width > 0.8 * shadowRoot.querySelector('.table')!.getBoundingClientRect().width;
      expect(wide && hand.top >= trick.bottom - 1).to.equal(width < 500);
    });

  for (const width of [390, 768, 1280])
    it(`has cards that a finger hits while a deal is recorded, a suit of seven on one line, at ${width} pixels`, async () => {
      await setViewport({ width, height: 800 });
      const { header } = await recordOf(REVOKE_DEAL);
      const { hands } = readHands('N:AKQJT98.5.A93.K7 7.JT98642.QJT.AJ 65432.AKQ7.K.Q65 .3.876542.T98432');
      const deal = { ...header.deal, hands };
      const element = await mount(replayOfRecord({ header: { ...header, deal }, events: [] }));
      element.recording = true;
      await settled(element);
      const { shadowRoot } = inside(element, 'dt-table');
      expectCardsForFingers(shadowRoot);
      expect(broken(element)).to.deep.equal([]);
    });

  it('keeps the word on a card that was taken back off the card that was played instead, on a phone', async () => {
    await setViewport({ width: 360, height: 800 });
    const element = await mount(await replayFrom(TAKEN_BACK));
    element.goTo(element.replay!.last);
    await settled(element);
    const word = trickOf(element).querySelector('.ghost i')!;
    expect(word.textContent.trim()).to.equal('taken back');
    expect(meet(word, trickOf(element).querySelector('.bottom .wins')!)).to.equal(false);
  });

  it('pushes no place of the trick over a hand for a card that was taken back, on a phone on its side', async () => {
    await setViewport({ width: 740, height: 360 });
    const element = await mount(await replayFrom(TAKEN_BACK));
    element.goTo(element.replay!.last - 1);
    await settled(element);
    const trick = trickOf(element);
    expect(trick.querySelector('.played.bottom .ghost')).not.to.equal(null);
    const { left, right } = trick.getBoundingClientRect();
    for (const place of trick.querySelectorAll('.played')) {
      expect(place.getBoundingClientRect().left).to.be.at.least(left - 1);
      expect(place.getBoundingClientRect().right).to.be.at.most(right + 1);
    }
  });

  it('gives the type way, and no more than it must', async () => {
    await setViewport({ width: 600, height: 800 });
    const element = await mount(await replayFrom(REVOKE_DEAL));
    const [hand] = inside(element, 'dt-table').shadowRoot.querySelectorAll('.player.left');
    const size = Number.parseFloat(getComputedStyle(hand!.querySelector('ul')!).fontSize);
    expect(size).to.be.at.least(12);
  });

  it('lays a long suit of dummy in a column, and in a row on a laptop, where the timeline stays in sight', async () => {
    await setViewport({ width: 1280, height: 900 });
    const element = await mount(await replayFrom(LONG_DUMMY));
    const dummy = inside(element, 'dt-table').shadowRoot.querySelector('.player.bottom')!;
    const rows = (): number =>
      new Set(
        [...dummy.querySelectorAll('.card')].map((card) => Math.round(card.getBoundingClientRect().top)),
      ).size;
    element.goTo(element.replay!.last);
    await settled(element);
    expect(rows()).to.equal(6);
    // The page's own row of links stands above.
    await setViewport({ width: 1280, height: 720 - 58 });
    for (const at of [4, element.replay!.last]) {
      element.goTo(at);
      await settled(element);
      expect(rows()).to.equal(4);
      expect(element.shadowRoot!.querySelector('.timeline')!.getBoundingClientRect().bottom).to.be.at.most(
        720 - 58,
      );
    }
  });

  it('leaves the card of a trick in its place when a penalty card lies beside it', async () => {
    await setViewport({ width: 1280, height: 900 });
    const element = await mount(await replayFrom(TWO_PENALTY_CARDS));
    const edges = new Set<number>();
    let withPenalty = 0;
    for (let at = 5; at <= 12; at++) {
      element.goTo(at);
      await settled(element);
      const trick = trickOf(element);
      const played = trick.querySelector('.played.right')!.getBoundingClientRect();
      if (trick.querySelector('.beside.right .tile') !== null) withPenalty++;
      edges.add(Math.round(played.right - trick.querySelector('.compass')!.getBoundingClientRect().right));
    }
    expect(withPenalty).to.be.greaterThan(0);
    expect([...edges]).to.deep.equal([0]);
  });

  for (const size of ['100%', '200%'])
    it(`covers nothing of a card with the word on it, at ${size} text`, async () => {
      await setViewport({ width: 1280, height: 900 });
      document.documentElement.style.fontSize = size;
      const element = await mount(await replayFrom(TWO_PENALTY_CARDS));
      element.goTo(10);
      await settled(element);
      const tiles = [...trickOf(element).querySelectorAll('.tile:has([part=tag])')];
      expect(tiles.length).to.be.greaterThan(0);
      for (const tile of tiles) {
        expect(
          meet(tile.querySelector('[part=tag]')!, tile.querySelector('.suit')!),
          tile.ariaLabel ?? '',
        ).to.equal(false);
        const rank = document.createRange();
        rank.selectNodeContents(
          [...tile.querySelector('.face')!.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!,
        );
        expect(meet(tile.querySelector('[part=tag]')!, rank), tile.ariaLabel ?? '').to.equal(false);
      }
      for (const one of trickOf(element).querySelectorAll('.tile'))
        for (const other of trickOf(element).querySelectorAll('.tile'))
          if (one !== other)
            expect(meet(one, other), `${one.ariaLabel} and ${other.ariaLabel}`).to.equal(false);
    });

  it('shows table and law together on a phone', async () => {
    await setViewport({ width: 360, height: 740 });
    const element = await mount(await replayFrom(TWO_PENALTY_CARDS));
    element.goTo(10);
    await settled(element);
    const card = inside(element, 'dt-now');
    const law = card.shadowRoot.querySelector('.laws')!;
    expect(law.textContent).to.include('50B');
    const { top } = law.getBoundingClientRect();
    expect(top).to.be.greaterThan(300);
    expect(top).to.be.lessThan(element.shadowRoot!.querySelector('.steer')!.getBoundingClientRect().top);
    const { bottom } = element.shadowRoot!.querySelector('.steer')!.getBoundingClientRect();
    expect(Math.round(bottom)).to.be.at.most(740);
  });

  it('reads the button of an unknown hand from right to left in Hebrew: its dots are at the left', async () => {
    await loadLanguage('he');
    const { header } = await recordOf(REVOKE_DEAL);
    const deal = { ...header.deal, hands: { N: null, E: null, S: null, W: null } };
    const element = await mount(replayOfRecord({ header: { ...header, deal }, events: [] }));
    element.settings = { ...DEFAULT_SETTINGS, language: 'he' };
    element.recording = true;
    await settled(element);
    const button = inside(element, 'dt-table').shadowRoot.querySelector('.pick button')!;
    const text = [...button.childNodes].find((node) => node.textContent?.includes('…'))!;
    const range = document.createRange();
    range.setStart(text, text.textContent!.indexOf('…'));
    range.setEnd(text, text.textContent!.indexOf('…') + 1);
    const box = button.getBoundingClientRect();
    expect(range.getBoundingClientRect().right).to.be.lessThan(box.left + box.width / 2);
  });
});
