/** What a reader chooses and where it leads: whose eyes, which trick, which option; and what is told of it, to ear and focus. */

import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import type { BakedFile } from '../../src/output/baked/baked.ts';
import {
  baked,
  CHOICES,
  drawn,
  ESTABLISHED,
  loaded,
  replayIn,
  root,
  textIn,
  until,
} from './support/replay.ts';

const one = (replay: Element, selector: string): HTMLElement => {
  const found = root(replay).querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};
const spoken = (replay: Element): string | null =>
  one(replay, '[role=slider]').getAttribute('aria-valuetext');
const news = (replay: Element): string => textIn(replay, '[role=status]');

/** The live region waits a little, so that only the last of quick steps is announced. */
async function announced(): Promise<void> {
  await new Promise((done) => setTimeout(done, 400));
}

describe('what a reader chooses', function () {
  this.timeout(240_000);
  before(() => loaded());
  afterEach(() => document.body.replaceChildren());

  it('is a perspective among radio buttons of one name, where the step stays', async () => {
    const replay = await replayIn({ lang: 'en', start: 'e9' }, await baked());
    const views: string[] = [];
    replay.addEventListener('view-change', (event) =>
      views.push((event as CustomEvent<{ view: string }>).detail.view),
    );
    one(replay, 'footer summary').click();
    const group = one(replay, 'footer [role=radiogroup]');
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(group.getAttribute('aria-label')).to.equal('The table');
    expect(radios.map((radio) => radio.parentElement?.textContent)).to.deep.equal([
      'North–East–South–West',
      'dummy',
      'declarer',
      'North',
      'East',
      'South',
      'West',
    ]);
    expect(radios.map(({ checked }) => checked).indexOf(true)).to.equal(0);
    radios[1]?.click();
    await drawn();
    expect([views, replay.getState()?.view, replay.getState()?.index]).to.deep.equal([['table'], 'table', 9]);
    radios[1]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(replay.getState()).to.include({ view: 'declarer', index: 9 });
    replay.nextView();
    await drawn();
    expect(radios.map(({ checked }) => checked).indexOf(true)).to.equal(3);
  });

  it('is a trick by its number, which the key G leads to; nonsense moves nothing', async () => {
    const replay = await replayIn({ lang: 'en' }, await baked());
    one(replay, '.next').focus();
    await sendKeys({ press: 'g' });
    const field = one(replay, '[type=number]') as HTMLInputElement;
    expect(root(replay).activeElement).to.equal(field);
    const go = (to: string): void => {
      field.value = to;
      field.dispatchEvent(new Event('change'));
    };
    go('3');
    await drawn();
    expect(replay.getState()).to.include({ trick: 3, moment: 'e9' });
    expect(field.value).to.equal('3');
    for (const wrong of ['99', '', '-1']) {
      go(wrong);
      expect(replay.getState()?.index, wrong).to.equal(9);
    }
    // Letters typed into a field are the field's.
    await sendKeys({ press: 'End' });
    expect(replay.getState()?.index).to.equal(9);
    const turkish = await replayIn({ lang: 'tr' }, await baked());
    expect(one(turkish, '[type=number]').parentElement?.textContent).to.equal('. löve');
  });

  it('is one option of a radio group, each looked at before it is chosen', async () => {
    const replay = await replayIn({ lang: 'en', start: 'e10', whatif: 'on' }, await baked(CHOICES));
    const seen: unknown[] = [];
    replay.addEventListener('option-preview', (event) => seen.push((event as CustomEvent).detail));
    const group = one(replay, '[role=radiogroup].options');
    expect(group.getAttribute('aria-label')).to.contain('South').and.to.equal(textIn(replay, '.options h2'));
    const [first] = group.querySelectorAll<HTMLInputElement>('[type=radio]');
    first?.focus();
    expect(seen).to.deep.equal([{ law: '50D2', option: 'require:D' }]);
    await sendKeys({ press: 'ArrowDown' });
    await drawn();
    expect(textIn(replay, '[part~=option-chosen]')).to.equal('require hearts');
    expect((root(replay).activeElement as HTMLInputElement).checked).to.equal(true);
    expect(replay.getState()?.index).to.equal(10);
    const plain = await replayIn({ lang: 'en', start: 'e10' }, await baked(CHOICES));
    expect(root(plain).querySelector('.laws [role=radiogroup]')).to.equal(null);
  });

  it('stands before what the Laws say of it, so that a phone shows it without scrolling', async () => {
    const replay = await replayIn({ lang: 'en', start: 'e10' }, await baked(CHOICES));
    const order = [...root(replay).querySelectorAll('.laws h2')].map(({ textContent }) => textContent);
    expect(order.slice(0, 3)).to.deep.equal(['South may choose', 'Law', 'Still open']);
    replay.first();
    await drawn();
    const marks = one(replay, '.panel > details') as HTMLDetailsElement;
    expect(marks.open, 'before the first card the marks are there to go to').to.equal(true);
    replay.next();
    await drawn();
    expect((one(replay, '.panel > details') as HTMLDetailsElement).open).to.equal(false);
  });

  it('does not hide the step: the panel of a phone begins anew after somebody has gone down in it', async () => {
    const replay = await replayIn({ lang: 'en', start: 'e9' }, await baked(CHOICES));
    replay.style.width = '360px';
    await drawn();
    replay.next();
    await drawn();
    const panel = one(replay, '.panel');
    panel.scrollTo(0, panel.scrollHeight);
    expect(panel.scrollTop).to.be.above(0);
    replay.next();
    await drawn();
    expect(panel.scrollTop).to.equal(0);
    const [says, room] = [one(replay, '.says'), panel].map((each) => each.getBoundingClientRect());
    expect(says!.top).to.be.at.least(room!.top);
  });

  it('is told to the ear: the revoke on the line, players by name, quoted words without marks nobody hears', async () => {
    const replay = await replayIn({ lang: 'en', start: 'first-irregularity' }, await baked(ESTABLISHED));
    expect(spoken(replay)).to.match(/^trick 3, card 4, East plays the two of hearts, Revoke$/);
    replay.next();
    await drawn();
    expect(spoken(replay)).not.to.contain('revoke');
    const { boards, ...file } = await baked();
    const named: BakedFile = { ...file, boards: boards.map((board) => ({ ...board, names: { N: 'Nora' } })) };
    const names = await replayIn({ lang: 'en', names: 'full' }, named);
    expect(one(names, '.top .hand').getAttribute('aria-label')).to.equal('North, Nora');
    expect(one(names, '.left .hand').getAttribute('aria-label')).to.match(/^West(?:, dummy)?$/);
    expect(one(names, '.top .hand [part~=seat-name]').lang).to.equal('');
    for (const lang of ['en', 'tr', 'el', 'he']) {
      const every = await replayIn({ lang }, await baked());
      for (let at = 5; at <= 25; at += 10) {
        every.goTo(at);
        await announced();
        expect(news(every), `${lang} at ${at}`).not.to.match(/[\u2066-\u2069]/);
        expect(news(every)).not.to.equal('');
      }
      every.remove();
    }
  });

  it('is a ruling before the answer: no title gives it away, and the answer has the focus', async () => {
    const quiz = await replayIn({ lang: 'en', reveal: 'ask', start: 'e24' }, await baked(ESTABLISHED));
    expect(textIn(quiz, '.title')).to.equal('Board 1');
    expect(quiz.toText()).not.to.contain('Three notrump');
    const ask = one(quiz, '.quiz button');
    ask.focus();
    ask.click();
    await drawn();
    expect(textIn(quiz, '.title')).to.contain('Three notrump');
    expect(root(quiz).activeElement?.className).to.equal('panel');
    // A page that ends the quiz itself keeps the focus where it is.
    const other = await replayIn({ lang: 'en', reveal: 'ask' }, await baked(ESTABLISHED));
    other.reveal();
    expect(root(other).activeElement).to.equal(null);
  });

  it('is a link: the one of the fall-back, at this moment, with all else it says', async () => {
    const replay = await replayIn({ start: 'e9' }, await baked());
    const asked: string[] = [];
    replay.addEventListener('share-request', (event) => {
      event.preventDefault();
      asked.push((event as CustomEvent<{ url: string }>).detail.url);
    });
    const link = document.createElement('a');
    link.href = 'https://example.org/?view=embed#d=1.abc&at=t2.3&lang=he#?secret=XyZ';
    replay.append(link);
    replay.share();
    const { hash, search } = new URL(asked[0] ?? '');
    expect(search).to.equal('?view=embed');
    expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).to.deep.equal({
      d: '1.abc',
      lang: 'he',
      at: 'e9',
    });
  });

  it('finds room in the page before there is a deal, and the file or the board that is missing by its name', async () => {
    const waiting = document.createElement('deal-replay');
    waiting.lang = 'en';
    document.body.append(waiting);
    expect(waiting.getBoundingClientRect().height).to.be.greaterThan(500);
    const missing = await replayIn({ lang: 'en', src: '/no-such-file?from=here' });
    expect(textIn(missing, '.error')).to.contain('could not be loaded').and.to.contain('no-such-file');
    expect(textIn(missing, '.error'), 'no address').not.to.match(/\/|from=/);
    const board = await replayIn({ lang: 'en', board: '77' }, await baked());
    expect(textIn(board, '.error')).to.contain('Board 77');
  });

  it('shows the link to a step and says whether it is copied, until the next step', async () => {
    const shown = (): string | undefined => root(replay).querySelector('.steer p')?.textContent ?? undefined;
    let isAllowed = false;
    const writeText = (): Promise<void> =>
      isAllowed ? Promise.resolve() : Promise.reject(new Error('not allowed'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const replay = await replayIn({ show: 'law share', start: 'e9' }, await baked());
    replay.share();
    await until(() => shown() !== undefined, 'the link is shown');
    expect(shown()).to.match(/^Link to this step http.*[#&]at=e9$/);
    replay.next();
    await replay.updateComplete;
    expect(shown()).to.equal(undefined);
    isAllowed = true;
    replay.share();
    await until(() => shown() !== undefined, 'the link is shown again');
    expect(shown()).to.match(/^Link copied http.*[#&]at=e10$/);
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(root(replay).querySelector('[role=status]')?.textContent).to.equal('Link copied');
  });
});
