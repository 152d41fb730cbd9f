import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { reelOf } from '../../src/view/replayReel.ts';
import { commandOf } from '../../src/ui/deal-replay/keys.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import {
  CORRECTED_DEAL,
  REVOKE_DEAL,
  clear,
  deepText,
  inside,
  mount,
  recordOf,
  replayFrom,
  replayOfRecord,
  settled,
} from './support/open.ts';

const press = async (element: ReplayScreenElement, key: string): Promise<number> => {
  await sendKeys({ press: key });
  await settled(element);
  return element.at;
};

const active = (): Element | null => {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
};

describe('the keyboard', () => {
  afterEach(clear);

  it('walks through a whole deal and back, card by card', async () => {
    const element = await mount(await replayFrom(REVOKE_DEAL));
    const stops = reelOf(element.replay!).stops.card;
    expect(stops.length).to.be.greaterThan(52);
    for (const stop of stops.slice(1)) expect(await press(element, 'ArrowRight')).to.equal(stop);
    expect(await press(element, 'ArrowRight')).to.equal(element.replay!.last);
    for (const stop of [...stops].reverse().slice(1))
      expect(await press(element, 'ArrowLeft')).to.equal(stop);
    expect(element.at).to.equal(0);
  });

  it('steps by trick, by event, to both ends and to the irregularities', async function () {
    // WebKit’s driver can’t hold a key down.
    if (window.frameElement !== null) this.skip();
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    const stops = reelOf(element.replay!).stops;
    await sendKeys({ down: 'Shift' });
    const trick = await press(element, 'ArrowRight');
    await sendKeys({ up: 'Shift' });
    expect(trick).to.equal(4);
    expect(await press(element, '.')).to.equal(5);
    expect(await press(element, ',')).to.equal(4);
    expect(await press(element, 'End')).to.equal(element.replay!.last);
    expect(await press(element, '0')).to.equal(0);
    expect(await press(element, 'n')).to.equal(stops.mark[0]);
    expect(await press(element, ']')).to.equal(stops.mark[1]);
    expect(await press(element, 'p')).to.equal(stops.mark[0]);
  });

  it('moves the focus to the panels, and leaves the step alone', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    element.goTo(24);
    await settled(element);
    for (const [key, heading] of [
      ['l', 'laws'],
      ['o', 'now'],
      ['m', 'machine'],
      ['i', 'information'],
    ] as const) {
      await press(element, key);
      // The panel may have to be loaded first.
      for (let turn = 0; turn < 1000 && active()?.id !== heading; turn++)
        await new Promise((done) => setTimeout(done, 10));
      expect(active()?.id).to.equal(heading);
    }
    expect(element.at).to.equal(24);
    await press(element, 'g');
    expect(active()?.id).to.equal('go-to');
  });

  it('turns the table and changes the perspective without a step', async () => {
    const element = await mount(await replayFrom(REVOKE_DEAL));
    await press(element, 'f');
    expect(element.preferences.turns).to.equal(1);
    await press(element, 'v');
    expect(element.preferences.perspective).to.equal('table');
    expect(element.at).to.equal(0);
  });

  it('shows the keys on a question mark, and gives the focus back on Escape', async function () {
    // WebKit’s driver can’t hold a key down.
    if (window.frameElement !== null) this.skip();
    const element = await mount(await replayFrom(REVOKE_DEAL));
    const before = active();
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: '?' });
    await sendKeys({ up: 'Shift' });
    const dialog = inside(element, 'dt-help').shadowRoot.querySelector('dialog')!;
    await settled(element);
    expect(dialog.open).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await settled(element);
    expect(dialog.open).to.equal(false);
    expect(element.front).to.equal(null);
    expect(active()).to.equal(before);
  });

  it('plays by itself, and pauses at an irregularity and at the end', async () => {
    const element = await mount(await replayFrom(REVOKE_DEAL));
    element.goTo(2);
    element.shadowRoot!.querySelector<HTMLElement>('[role=slider]')!.focus();
    await press(element, ' ');
    expect(element.playing).to.equal(true);
    await new Promise((done) => setTimeout(done, 4200));
    expect(element.at).to.equal(4, 'the revoke');
    expect(element.playing).to.equal(false);
    element.goTo(element.replay!.last - 1);
    await press(element, ' ');
    await new Promise((done) => setTimeout(done, 1500));
    expect([element.at, element.playing]).to.deep.equal([element.replay!.last, false]);
    await press(element, ' ');
    await press(element, ' ');
    expect(element.playing).to.equal(false);
  });

  it('leaves fields, buttons and key combinations alone', async () => {
    const element = await mount(await replayFrom(REVOKE_DEAL));
    const field = element.shadowRoot!.querySelector<HTMLInputElement>('#go-to')!;
    field.focus();
    expect(await press(element, 'ArrowRight')).to.equal(0);
    expect(await press(element, 'n')).to.equal(0);
    const on = element.shadowRoot!.querySelector<HTMLButtonElement>('button.next')!;
    on.focus();
    expect(await press(element, ' ')).to.equal(1, 'Space presses the button it is on');
    expect(element.playing).to.equal(false);
    expect(active()).to.equal(on, 'the focus stays on the button');
  });

  it('has letters that can be switched off, and knows them by their place on other layouts', () => {
    const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);
    expect(commandOf(key({ key: 'כ', code: 'KeyF' }), 'all')).to.equal('turn');
    expect(commandOf(key({ key: 'λ', code: 'KeyL' }), 'all')).to.equal('law');
    expect(commandOf(key({ key: 'n', code: 'KeyN' }), 'withoutLetters')).to.equal(null);
    expect(commandOf(key({ key: 'ArrowRight', code: 'ArrowRight' }), 'withoutLetters')).to.equal('next');
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(commandOf(key({ key: 'n', code: 'KeyN', [modifier]: true }), 'all')).to.equal(null);
    }
  });

  it('says the place in words on the slider', async () => {
    const element = await mount(await replayFrom(REVOKE_DEAL));
    element.goTo(4);
    await settled(element);
    const slider = element.shadowRoot!.querySelector('[role=slider]')!;
    expect(slider.getAttribute('aria-valuenow')).to.equal('4');
    expect(slider.getAttribute('aria-valuetext')).to.equal(
      'trick 1, card 4, South plays the three of hearts, Revoke',
    );
    expect(deepText(inside(element, 'dt-law-panel'))).to.include('could have followed suit');
  });

  it('walks among the cards of the hand in turn, which is one tab stop, while a deal is recorded', async () => {
    const { header, events } = await recordOf(REVOKE_DEAL);
    const last = events.findIndex(({ type }) => type === 'CardPlayed');
    const element = await mount(replayOfRecord({ header, events: events.slice(0, last) }));
    element.recording = true;
    await settled(element);
    const { shadowRoot } = inside(element, 'dt-table');
    const hand = shadowRoot.querySelector('.hand.active')!;
    const stops = (): Element[] =>
      [...shadowRoot.querySelectorAll('button')].filter((one) => one.tabIndex === 0);
    const [first, second] = hand.querySelectorAll<HTMLElement>('button.card');
    expect(stops()).to.deep.equal([first]);
    first!.focus();
    await press(element, 'ArrowRight');
    expect(active()).to.equal(second);
    expect(stops()).to.deep.equal([second], 'Tab comes back to it');
    await press(element, 'ArrowDown');
    expect(active()!.closest('li')).to.equal(hand.querySelectorAll('li')[1]);
    await press(element, 'End');
    expect(active()).to.equal([...hand.querySelectorAll('button')].at(-1));
    await press(element, 'Home');
    expect(active()).to.equal(first);
    await press(element, 'ArrowLeft');
    expect(active()).to.equal(first);
    expect(element.at).to.equal(last, 'no key was a step of the replay');
    await press(element, 'v');
    expect(element.preferences.perspective).to.equal('table', 'letters are commands as elsewhere');
    element.prefer({ perspective: 'open' });
    // The hand that is in turn next has got its other buttons only now.
    element.replay = replayOfRecord({ header, events: events.slice(0, last + 1) });
    element.goTo('end');
    await settled(element);
    expect(stops()).to.deep.equal([shadowRoot.querySelector('.hand.active button.card')]);
  });
});
