import { expect } from 'chai';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import {
  behind,
  CORRECTED_DEAL,
  clear,
  deepElements,
  deepText,
  inside,
  mount,
  replayFrom,
  settled,
} from './support/open.ts';

const handOf = (element: Element, seat: string): Element =>
  inside(element, 'dt-table').shadowRoot.querySelector(`.hand[aria-label="${seat}"]`)!;

describe('the reader’s choices', () => {
  afterEach(clear);

  it('change the letters of the cards everywhere, and nothing else', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    element.goTo(24);
    await settled(element);
    expect(deepText(handOf(element, 'South'))).to.include('K');
    element.settings = { ...DEFAULT_SETTINGS, letters: 'ardv', ten: 'T', suits: 'four' };
    await settled(element);
    const south = handOf(element, 'South');
    expect(south.querySelectorAll('.cards')[1]!.textContent.replaceAll(/\s/g, '')).to.equal('♥AR93');
    expect(deepText(south)).to.include('king', 'the ear hears words');
    expect(element.dataset['suits']).to.equal('four');
    expect(element.at).to.equal(24);
  });

  it('leave every run of notation an island of its own direction', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    await behind(element, 'Play');
    document.body.dir = 'rtl';
    for (const at of [0, 20, 24, element.replay!.last]) {
      element.goTo(at);
      await settled(element);
      const symbols = deepElements(element.shadowRoot!).filter((one) => one.matches('.suit'));
      expect(symbols.length).to.be.greaterThan(20);
      for (const symbol of symbols) expect(symbol.closest('[dir=ltr]'), `at ${at}`).to.not.equal(null);
    }
    document.body.removeAttribute('dir');
    expect(deepText(element)).to.not.match(/[\u2066-\u2069]/, 'the marks are for plain text only');
  });

  it('hide what a perspective does not see, never what lies on the table', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    element.goTo(24);
    element.preferences = { ...element.preferences, perspective: 'table' };
    await settled(element);
    const south = handOf(element, 'South');
    const shown = [...south.querySelectorAll('.card')].map((card) => card.textContent);
    expect(shown).to.deep.equal(['2', 'A', '3', '8', '2'], 'cards played, and the penalty card');
    expect(south.querySelector('.out')!.textContent).to.equal('3');
    expect(handOf(element, 'West').querySelectorAll('.card').length).to.equal(13);
  });

  it('show a penalty card with a tag and a border, not by colour alone', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    element.goTo(24);
    await settled(element);
    const tile = inside(element, 'dt-table').shadowRoot.querySelector('.tile.major')!;
    expect(tile.getAttribute('aria-label')).to.equal('three of hearts, South, major penalty card of South');
    expect(tile.querySelector('[part=tag]')!.textContent).to.equal('major');
    expect(getComputedStyle(tile).borderTopStyle).to.equal('solid');
    expect(Number.parseFloat(getComputedStyle(tile).borderTopWidth)).to.be.at.least(3);
  });

  it('go to a mark and to a fact by the links beside the table', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    (await behind(element, 'Irregularities')).shadowRoot.querySelector('button')!.click();
    await settled(element);
    expect(element.at).to.equal(20);
    element.goTo(24);
    await settled(element);
    const laws = await behind(element, 'Laws');
    laws.shadowRoot.querySelector<HTMLButtonElement>('.why button')!.click();
    await settled(element);
    expect(element.at).to.be.oneOf([20, 24]);
    const play = await behind(element, 'Play');
    play.shadowRoot.querySelector<HTMLButtonElement>('tbody button')!.click();
    await settled(element);
    expect(element.at).to.be.lessThan(5);
  });

  it('follow the pointer on the timeline', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    const slider = element.shadowRoot!.querySelector<HTMLElement>('.timeline')!;
    const box = slider.getBoundingClientRect();
    // A made-up pointer can't be captured.
    slider.setPointerCapture = () => undefined;
    const place = { clientX: box.right - 2, clientY: box.bottom - 6 };
    slider.dispatchEvent(new PointerEvent('pointerdown', { ...place, pointerId: 1, button: 0 }));
    await settled(element);
    expect(element.at).to.be.greaterThan(50);
  });
});
