/** What a director says to the players: the lists of the course texts, in each language, and a choice taken with one press. */

import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';

import type { Card } from '../../src/domain/card.ts';
import type { Fact } from '../../src/events/event.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import { violations } from './support/axe.ts';
import { emulateMedia } from './support/media.ts';
import { clear, deepText, inNow, inside, mount, recordOf, replayOfRecord, settled } from './support/open.ts';
import { waited } from './support/builtPage.ts';

interface Shown {
  readonly screen: ReplayScreenElement;
  readonly root: ShadowRoot;
}

/** The open dialog at that position. @param disputed cards exposed according to South only */
async function openedAt(path: string, at: number, disputed: readonly Card[] = []): Promise<Shown> {
  const { events, ...rest } = await recordOf(path);
  const asDisputed = (fact: Fact): Fact =>
    fact.type === 'CardExposed' && disputed.includes(fact.card)
      ? { ...fact, status: 'disputed', by: 'S' }
      : fact;
  const screen = await mount(replayOfRecord({ ...rest, events: events.map(asDisputed) }));
  screen.goTo(at);
  await settled(screen);
  screen.ask('say');
  await customElements.whenDefined('dt-say-this');
  await settled(screen);
  const root = inside(screen, 'dt-say-this').shadowRoot;
  await waited('it is opened', () => root.querySelector('dialog')?.open === true);
  return { screen, root };
}

const textOf = (root: Node): string => deepText(root).replaceAll(/\s+/g, ' ');
const optionsIn = (root: ShadowRoot): (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('li button')].map((one) => one.dataset['option']);

describe('what a director says', () => {
  afterEach(clear);

  it('of two penalty cards in two suits, partner to lead: six choices, each with what becomes of the cards', async () => {
    const { screen, root } = await openedAt('/fixtures/seeds/seed-000-example-7a.json', 10);
    // Whoever opens it hears, and with a finger stands at, what is said: not the languages above.
    expect(root.activeElement?.className).to.equal('speech');
    expect(root.querySelector('dialog')!.scrollTop).to.equal(0);
    expect(optionsIn(root)).to.have.members([
      'require:H',
      'require:D',
      'forbid:H',
      'forbid:D',
      'forbid:DH',
      'free',
    ]);
    const speech = textOf(root);
    expect(speech)
      .to.include('The ♦5 and ♥6 are major penalty cards.')
      .and.include('East: leave them face up on the table.')
      .and.include('West: do not lead before South has chosen.')
      .and.include('South, you choose one of these:');
    const rows = [...root.querySelectorAll('li')].map(textOf);
    expect(rows.find((row) => /forbid hearts(?! or| and)/.test(row)))
      .to.include('the ♥6 goes back to the hand of East, the ♦5 stays on the table')
      .and.include('Lasts: as long as West keeps the lead');
    const recorded: unknown[] = [];
    screen.addEventListener('facts-recorded', (event) => recorded.push((event as CustomEvent).detail));
    root.querySelector<HTMLElement>('[data-option="forbid:DH"]')!.click();
    expect(recorded).to.deep.equal([[{ type: 'ChoiceMade', by: 'S', option: 'forbid:DH' }]]);
    await waited('it is closed', () => !root.querySelector('dialog')!.open);
  });

  it('of a play before partner: the four choices of the law', async () => {
    const { root } = await openedAt('/fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json', 6);
    const kinds = new Set(optionsIn(root).map((option) => option?.split(':')[0]));
    expect([...kinds]).to.deep.equal(['highest', 'lowest', 'play', 'notPlay']);
    expect(textOf(root))
      .to.match(/has played before/)
      .and.match(/do not play before \w+ has chosen/);
  });

  it('of a defender who gives up tricks: partner may object at once', async () => {
    const { root } = await openedAt('/fixtures/law68/68B2-partner-objects-at-once.json', 18);
    expect(textOf(root))
      .to.include('Tricks are given up, and play stops.')
      .and.include('West: if you object at once, nothing is given up');
  });

  it('of an established revoke: to play on, but not while a claim waits', async () => {
    const path = '/fixtures/law63/63A1-dummy-plays-to-the-next-trick.json';
    const { root } = await openedAt(path, 21);
    expect(textOf(root)).to.include('Play on as if nothing had happened.');
    clear();
    const claimed = textOf((await openedAt(path, 29)).root);
    expect(claimed).to.include('The revoke is established').and.include('After play I will check');
    expect(claimed, 'a claim has stopped the play').to.not.include('Play on');
  });

  it('of one small card dropped: no choice, and what may not be played before it', async () => {
    const { root } = await openedAt('/fixtures/seeds/seed-000-example-1a-accepted.json', 5);
    expect(optionsIn(root)).to.deep.equal([]);
    expect(textOf(root))
      .to.include('minor penalty card')
      .and.include('no other small card of this suit before it')
      .and.include('you may lead anything');
  });

  it('says of a disputed fact by whom, and what rests on it; of what is sure it says nothing', async () => {
    const IF = 'Only if the disputed fact is true: ';
    const path = '/fixtures/seeds/seed-000-example-7a.json';
    const both = await openedAt(path, 10, ['D5', 'H6']);
    expect(textOf(both.root.querySelector('.disputed')!))
      .to.include('East drops the ♦5. Disputed (according to South).')
      .and.include('East drops the ♥6. Disputed (according to South).')
      .and.include('First find out whether this is true.');
    expect(textOf(both.root))
      .to.include(`${IF}The ♦5 and ♥6 are major penalty cards.`)
      .and.include(`${IF}West: do not lead before South has chosen.`)
      .and.include(`${IF}South, you choose one of these:`);
    clear();
    const one = await openedAt(path, 10, ['D5']);
    expect(textOf(one.root.querySelector('.disputed')!))
      .to.include('♦5')
      .and.not.include('♥6');
    const speech = textOf(one.root.querySelector('.speech')!);
    expect(speech).to.include(`${IF}The ♦5 is a major penalty card.`);
    expect(speech.split(IF).length).to.equal(2);
    clear();
    const none = await openedAt(path, 10);
    expect(none.root.querySelector('.disputed')).to.equal(null);
    expect(textOf(none.root)).to.not.include(IF);
  });

  it('in the language of the players, whatever the reader’s, and in words of that language only', async () => {
    const { root } = await openedAt('/fixtures/seeds/seed-000-example-7a.json', 10);
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      root.querySelector<HTMLElement>(`.players [lang=${language}]`)!.click();
      while (root.querySelector('dialog')!.lang !== language)
        await new Promise((done) => setTimeout(done, 10));
      expect(root.querySelector('dialog')!.dir).to.equal(language === 'he' ? 'rtl' : 'ltr');
      expect(optionsIn(root).length, language).to.equal(6);
      const speech = textOf(root.querySelector('.speech')!);
      if (language !== 'en') expect(speech, language).to.not.match(/penalty|lead|choose/);
      seen.add(speech);
    }
    expect(seen.size).to.equal(LANGUAGES.length);
    expect(root.querySelectorAll('.players button').length).to.equal(LANGUAGES.length);
  });

  it('cuts no long word on a phone with large letters, in any language', async () => {
    await setViewport({ width: 390, height: 844 });
    document.documentElement.style.fontSize = '200%';
    const { root } = await openedAt('/fixtures/deals/seed-002-deal-2.json', 6);
    for (const language of LANGUAGES) {
      root.querySelector<HTMLElement>(`.players [lang=${language}]`)!.click();
      while (root.querySelector('dialog')!.lang !== language)
        await new Promise((done) => setTimeout(done, 10));
      const { scrollWidth, clientWidth } = root.querySelector('dialog')!;
      expect(scrollWidth, language).to.equal(clientWidth);
    }
    document.documentElement.removeAttribute('style');
    await setViewport({ width: 1280, height: 900 });
  });

  it('is offered by the card about this moment where something is open, and axe finds nothing in it', async () => {
    await setViewport({ width: 1280, height: 1600 });
    const { screen, root } = await openedAt('/fixtures/seeds/seed-000-example-7a.json', 10);
    expect(await violations(screen)).to.deep.equal([]);
    root.querySelector<HTMLElement>('.close button')!.click();
    screen.goTo(0);
    await settled(screen);
    expect(inside(screen, 'dt-now').shadowRoot.querySelector('.say')).to.equal(null);
    expect(inNow(screen, 'dt-options-panel').shadowRoot.querySelector('button')).to.equal(null);
    expect(screen.settings.language).to.equal(DEFAULT_SETTINGS.language);
  });

  it('stands alone on paper, without its buttons, and takes no second sheet', async () => {
    const { screen, root } = await openedAt('/fixtures/seeds/seed-000-example-7a.json', 10);
    try {
      await emulateMedia({ media: 'print' });
      const shown = (one: Element): boolean => one.checkVisibility();
      expect(shown(root.querySelector('.speech')!)).to.equal(true);
      expect([...root.querySelectorAll('.players, .close')].some(shown)).to.equal(false);
      const article = screen.shadowRoot!.querySelector('article')!;
      expect([...article.children].filter(shown).map(({ localName }) => localName)).to.deep.equal([
        'dt-say-this',
      ]);
      expect(root.querySelector('dialog')!.getBoundingClientRect().top).to.equal(0);
      // Closed again, the deal itself is printed.
      screen.ask(null);
      await waited('it is closed', () => !root.querySelector('dialog')!.open);
      expect(shown(inside(screen, 'dt-table'))).to.equal(true);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });
});
