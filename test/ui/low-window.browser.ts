import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { openStore } from '../../src/store/open.ts';
import type { Fact } from '../../src/events/event.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { HelpElement } from '../../src/ui/help/help.element.ts';
import '../../src/ui/library/define.ts';
import '../../src/ui/new-deal/define.ts';
import '../../src/ui/notices/define.ts';
import { HEIGHTS } from '../../src/ui/notices/heights.ts';
import type { NoticesElement } from '../../src/ui/notices/notices.element.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { ownFonts } from './support/fonts.ts';
import { framed, inside as insideOf, waited } from './support/builtPage.ts';
import {
  CORRECTED_DEAL,
  clear,
  deepElements,
  deepText,
  inside,
  mount,
  replayFrom,
  settled,
} from './support/open.ts';
import { removedAfterEach, unknownDealStored } from './support/streams.ts';

const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** The size of a small laptop's window in CSS pixels, when its reader has made the page larger. */
const LOW = [
  { zoom: '200 %', width: 640, height: 360 },
  { zoom: '400 %', width: 320, height: 180 },
];

/** A claim that is contested, about which there is more to answer than a laptop's window shows. */
const CONTESTED: readonly Fact[] = [
  { type: 'BoardRecorded', contract: '3NT', declarer: 'S' },
  { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 5, statement: 'the rest are high' },
  { type: 'ClaimDoubted', by: 'W' },
];

describe('a low window', () => {
  const streams = removedAfterEach();

  /** The contested claim, under that name, in a window of a laptop's width and so many pixels high. */
  async function onLaptop(title: string, height: number) {
    const stream = await unknownDealStored(title, CONTESTED);
    streams.push(stream);
    await setViewport({ width: 1280, height: 800 });
    const frame = await framed(`#deal=${stream}`);
    Object.assign(frame, { width: '1280', height: String(height) });
    const screen = await waited('the deal is there', () => insideOf(frame).querySelector('replay-screen'));
    return { frame, screen };
  }

  /** Opens the questions that have a usual answer: nothing in a closed group can have the focus. */
  function unfold(card: Element): void {
    for (const one of deepElements(card.shadowRoot!)) if (one.matches('details')) one.open = true;
  }

  before(ownFonts);
  beforeEach(() => {
    document.body.style.margin = '0';
    document.body.style.paddingInline = '12px';
  });
  afterEach(clear);

  for (const { zoom, width, height } of LOW) {
    it(`at ${zoom} what the deal is called is no larger than a heading of the text, and nothing scrolls sideways`, async () => {
      await setViewport({ width, height });
      const element = await mount(await replayFrom(CORRECTED_DEAL));
      const heading = element.shadowRoot!.querySelector('h1')!;
      expect(parseFloat(getComputedStyle(heading).fontSize)).to.be.at.most(18);
      for (const at of [0, 24, element.replay!.last]) {
        element.goTo(at);
        await settled(element);
        expect(overflow(), `at step ${at}`).to.be.at.most(0);
      }
    });

    it(`at ${zoom} home and a new deal fit, and the name leaves room`, async () => {
      await setViewport({ width, height });
      const words = wordsFor(DEFAULT_SETTINGS);
      const library = Object.assign(document.createElement('dt-library'), { words, examples: [], note: '' });
      document.body.append(library, Object.assign(document.createElement('dt-new-deal'), { words }));
      await drawn();
      expect(parseFloat(getComputedStyle(library.shadowRoot!.querySelector('h1')!).fontSize)).to.be.below(30);
      expect(overflow()).to.be.at.most(0);
    });
  }

  it('breaks a hand in the form of a new deal between its suits where letters are large', async () => {
    await setViewport({ width: 390, height: 800 });
    document.documentElement.style.fontSize = '200%';
    const words = wordsFor(DEFAULT_SETTINGS);
    const form = Object.assign(document.createElement('dt-new-deal'), { words });
    try {
      document.body.append(form);
      await drawn();
      const field = form.shadowRoot!.querySelector('textarea')!;
      field.value = 'KQJ1098.AQ876.K.Q';
      field.dispatchEvent(new Event('input'));
      await drawn();
      expect(form.shadowRoot!.querySelector('.told bdi')?.textContent).to.include('KQJ1098');
      expect(overflow()).to.be.at.most(0);
      if (CSS.supports('field-sizing: content'))
        expect(field.scrollHeight, 'the whole hand can be read').to.be.at.most(field.clientHeight);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('goes to the name of the form of a new deal without a frame around it, as if that were a field', async () => {
    const words = wordsFor(DEFAULT_SETTINGS);
    const form = Object.assign(document.createElement('dt-new-deal'), { words });
    document.body.append(form);
    form.focus();
    await drawn();
    const title = form.shadowRoot!.activeElement!;
    expect(title.id).to.equal('title');
    expect(getComputedStyle(title).outlineStyle).to.equal('none');
  });

  it('begins the form of a new deal at the top of a phone, where the introduction was, with an example in the name of a field and none in it', async () => {
    await setViewport({ width: 390, height: 800 });
    const words = wordsFor(DEFAULT_SETTINGS);
    const library = Object.assign(document.createElement('dt-library'), { words, examples: [], note: '' });
    try {
      document.body.append(library);
      Object.assign(library, { form: 'new' });
      const form = await waited('the form is loaded', () => library.shadowRoot!.querySelector('dt-new-deal'));
      await waited('it begins near the top', () => form.getBoundingClientRect().top < 100 || null);
      const contract = form.shadowRoot!.querySelector<HTMLInputElement>('#contract')!;
      expect(contract.placeholder, 'it would look like an answer').to.equal('');
      expect(contract.labels![0]!.textContent).to.include('4H');
    } finally {
      library.remove();
      scrollTo(0, 0);
    }
  });

  it('at 200 % the buttons that step stay in sight below the table', async () => {
    await setViewport({ width: 640, height: 360 });
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    const buttons = element.shadowRoot!.querySelector('.buttons')!;
    scrollTo(0, 0);
    await drawn();
    expect(getComputedStyle(buttons).position).to.equal('sticky');
    expect(buttons.getBoundingClientRect().bottom).to.be.at.most(innerHeight + 1);
  });

  for (const [width, height] of [
    [844, 390],
    [740, 360],
  ] as const)
    it(`on a phone on its side, of ${width}×${height}, the choices are beside the table`, async () => {
      await setViewport({ width, height });
      const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
      element.goTo(10);
      await settled(element);
      const box = (part: string): DOMRect => element.shadowRoot!.querySelector(part)!.getBoundingClientRect();
      scrollTo(0, scrollY + box('dt-table').top);
      await drawn();
      expect(box('.now').left).to.be.at.least(box('dt-table').right);
      expect(box('.now').top).to.be.within(0, 60);
      expect(box('.now').bottom).to.be.at.most(height + 1, 'it scrolls by itself');
      expect(
        new Set(
          [...element.shadowRoot!.querySelectorAll('.buttons button')].map((one) =>
            one.getBoundingClientRect().height === 0 ? null : Math.round(one.getBoundingClientRect().top),
          ),
        ).size,
      ).to.be.at.most(2);
      expect(overflow()).to.be.at.most(0);
      // Further down the Laws take the whole width: the card must not lie over their words.
      scrollTo(0, scrollY + box('.behind').top - 150);
      await drawn();
      const { left, right, top } = box('.behind');
      const under = element.shadowRoot!.elementFromPoint(right - 60, top + 40)!;
      expect(right - 60, 'below the card')
        .to.be.greaterThan(box('.now').left)
        .and.greaterThan(left);
      expect(under.closest('.behind')?.className, under.localName).to.equal('behind');
      expect(getComputedStyle(under.closest('.behind')!).backgroundColor).to.not.equal('rgba(0, 0, 0, 0)');
    });

  it('at 400 % what is open is told whole, and the keys are read from their beginning', async () => {
    await setViewport({ width: 320, height: 180 });
    const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
    element.goTo(10);
    await settled(element);
    const chip = element.shadowRoot!.querySelector('.chip')!;
    expect(chip.scrollWidth).to.be.at.most(chip.clientWidth);
    const help = inside(element, 'dt-help') as unknown as HelpElement;
    element.ask('keys');
    await settled(element);
    const dialog = help.renderRoot.querySelector('dialog')!;
    await drawn();
    expect(dialog.scrollTop).to.equal(0);
    expect((help.renderRoot as ShadowRoot).activeElement?.id).to.equal('title');
    dialog.close();
  });

  it('notices cover no alert that something is lost, and leave most of the window', async () => {
    await setViewport({ width: 844, height: 700 });
    const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
    const notices = document.createElement('dt-notices') as NoticesElement;
    const actions = [{ label: 'Undo' }];
    notices.notices = [
      { id: 'a', urgent: true, text: 'Something is lost.', actions },
      { id: 'b', text: 'Removed: Board 3.', actions },
    ];
    document.body.prepend(notices);
    element.goTo(11);
    await settled(element);
    const box = (name: string): DOMRect => notices.shadowRoot!.querySelector(name)!.getBoundingClientRect();
    const room = (edge: keyof typeof HEIGHTS): number =>
      parseFloat(document.documentElement.style.getPropertyValue(HEIGHTS[edge]));
    await waited('the alert is above, the other below', () => room('top') > 0 && room('bottom') > 0);
    await setViewport({ width: 844, height: 390 });
    await waited('both are above', () => room('bottom') === 0);
    for (const down of [0, 300]) {
      scrollTo(0, down);
      await drawn();
      expect(box('.alert').top, `${down} pixels down`).to.be.at.least(0);
      expect(box('.status').top).to.be.at.least(box('.alert').bottom);
      expect(box('.status').bottom).to.be.at.most(390 / 2);
      expect(room('top')).to.be.closeTo(box('.edge').height, 1);
      const bar = element.shadowRoot!.querySelector('.matters')!.getBoundingClientRect();
      expect(bar.top, 'the open matters stay in sight').to.be.at.least(box('.edge').bottom - 1);
    }
    await setViewport({ width: 844, height: 700 });
    await waited('the other is below again', () => room('bottom') > 0);
    notices.remove();
  });

  /** A dealt board without a play, opened in Greek in a window of that size. */
  async function greekDesk(width: number, height: number): Promise<HTMLIFrameElement> {
    const store = await openStore();
    const made = await store.create({ header: playedDeal(seeded(5), 1).header });
    store.end();
    if (!made.ok) throw new Error(made.code);
    streams.push(made.stream);
    await setViewport({ width: 1280, height: 900 });
    const frame = await framed(`?lang=el#deal=${made.stream}`);
    Object.assign(frame, { width: String(width), height: String(height) });
    // The page loads Greek before it draws anything.
    await waited('the line is there', () =>
      frame.contentDocument?.querySelector('dealtrail-workshop')?.shadowRoot?.querySelector('dt-record-line'),
    );
    return frame;
  }

  for (const height of [180, 256])
    it(`at 400 % and ${height} pixels a card of the hand in turn can be pressed without scrolling, in Greek too`, async () => {
      const frame = await greekDesk(320, height);
      const screen = insideOf(frame).querySelector('replay-screen')!;
      const card = await waited('the leader is known', () =>
        inside(screen, 'dt-table').shadowRoot.querySelector('.hand.active button.card'),
      );
      frame.contentWindow!.scrollTo(0, 0);
      const { top, height: tall } = card.getBoundingClientRect();
      const middle = top + tall / 2;
      expect(middle).to.be.below(height);
      const bar = screen.shadowRoot!.querySelector('.buttons')!;
      if (getComputedStyle(bar).position === 'sticky')
        expect(middle).to.be.below(bar.getBoundingClientRect().top);
      const [first, ...others] = [...bar.querySelectorAll('.icon')]
        .map((icon) => icon.getBoundingClientRect())
        .filter((box) => box.height > 0);
      expect(new Set(others.map((box) => box.top))).to.deep.equal(new Set([first!.top]));
    });

  it('with letters twice as large the line to type in leaves most of a phone to the table', async () => {
    const frame = await greekDesk(390, 844);
    frame.contentDocument!.documentElement.style.fontSize = '32px';
    await drawn();
    const line = insideOf(frame).querySelector('dt-record-line')!;
    expect(line.getBoundingClientRect().height / 844).to.be.below(0.4);
  });

  it('on a laptop nothing that has the focus is left under the line to type in', async () => {
    const { frame, screen } = await onLaptop('Under', 700);
    const line = await waited('the line is there', () => insideOf(frame).querySelector('dt-record-line'));
    const card = screen.shadowRoot!.querySelector('dt-now')!;
    const controls = await waited('there are questions', () => {
      const found = deepElements(card.shadowRoot!).filter((one) =>
        one.matches('button, summary, input, select, a[href]'),
      );
      return found.length > 3 && found;
    });
    // One rule is between the two: the card has no lower edge of its own.
    const edge = getComputedStyle(card);
    expect([edge.borderBottomWidth, edge.borderEndStartRadius]).to.deep.equal(['0px', '0px']);
    expect(getComputedStyle(line).borderTopWidth).to.equal('1px');
    unfold(card);
    let covered = 0;
    for (const control of controls) {
      frame.contentWindow!.scrollTo(0, 0);
      const before = control.getBoundingClientRect();
      if (before.bottom > line.getBoundingClientRect().top) covered++;
      (control as HTMLElement).focus();
      expect(control.getBoundingClientRect().bottom, control.textContent).to.be.at.most(
        line.getBoundingClientRect().top + 1,
      );
    }
    expect(covered).to.be.greaterThan(0);
  });

  it('on an upright tablet what must be answered stands above the line to type in, in sight', async () => {
    const { frame, screen } = await onLaptop('Upright', 1024);
    frame.width = '768';
    const line = await waited('the line is there', () => insideOf(frame).querySelector('dt-record-line'));
    const card = screen.shadowRoot!.querySelector('dt-now')!;
    await waited('there are questions', () => card.hasAttribute('deciding'));
    frame.contentWindow!.scrollTo(0, 0);
    await waited('the card is above the line', () => {
      const { top, bottom } = card.getBoundingClientRect();
      return top < 1024 && bottom <= line.getBoundingClientRect().top;
    });
  });

  it('on a laptop an answer far down leads back to what it changes', async () => {
    const { screen } = await onLaptop('Far', 600);
    const card = await waited('the card is there', () => screen.shadowRoot!.querySelector('dt-now'));
    const yes = await waited('there are questions', () =>
      deepElements(card.shadowRoot!).findLast(
        (one) => one.localName === 'button' && /^\s*yes\s*$/.test(one.textContent),
      ),
    );
    unfold(card);
    yes.scrollIntoView();
    expect(card.getBoundingClientRect().top).to.be.lessThan(0);
    (yes as HTMLElement).click();
    await waited('it is told', () => deepText(screen).includes('Event 4 of 4'));
    await waited('it is in sight', () => card.getBoundingClientRect().top >= 0);
  });
});
