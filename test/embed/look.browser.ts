/** How the replay looks and reads: on a phone, from right to left, for axe, for the ear. */

import { setViewport } from '../ui/support/viewport.ts';
import { expect } from 'chai';
import type { BakedFile } from '../../src/output/baked/baked.ts';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';
import { rulesIn, violations } from '../ui/support/axe.ts';
import { baked, CHOICES, CORRECTED, drawn, ESTABLISHED, replayIn, root, textIn } from './support/replay.ts';
import { emulateMedia } from '../ui/support/media.ts';

const spoken = (replay: DealReplayElement): string => textIn(replay, '[role=status]');

/** Steps on and waits until the live region has spoken. */
async function newsAt(replay: DealReplayElement, at: number): Promise<string> {
  replay.goTo(at);
  await new Promise((done) => setTimeout(done, 350));
  await drawn();
  return spoken(replay);
}

describe('the look of a replay', function () {
  this.timeout(240_000);
  before(() => {
    document.documentElement.lang = 'en';
    document.title = 'Article';
  });
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.style.colorScheme = '';
    await emulateMedia({ colorScheme: 'light' });
    await setViewport({ width: 1000, height: 1200 });
  });

  for (const [theme, languages] of [
    ['light', ['en', 'he']],
    ['dark', ['en', 'he']],
  ] as const)
    for (const lang of languages)
      it(`axe finds nothing: ${lang}, ${theme}`, async () => {
        document.body.style.background = theme === 'dark' ? '#111' : '#fff';
        const show = 'auction law options machine info timeline notes share names dd branches score';
        for (const [path, start] of [
          [undefined, 'e24'],
          [CHOICES, 'e10'],
          [ESTABLISHED, 'end'],
        ] as const) {
          const replay = await replayIn({ lang, theme, show, start }, await baked(path));
          const rules = rulesIn(theme);
          expect(await violations(replay, rules)).to.deep.equal([]);
          const [choice] = root(replay).querySelectorAll<HTMLElement>('.option input');
          choice?.click();
          await drawn();
          if (choice !== undefined)
            expect(await violations(replay, rules), 'a choice tried').to.deep.equal([]);
          replay.remove();
        }
      });

  it('paints the whole word of a card that waits at East’s hand, however long the word is', async () => {
    await setViewport({ width: 600, height: 900 });
    const path = '/fixtures/law53/53A-choice-belongs-to-declarer.json';
    const replay = await replayIn({ lang: 'tr', start: 'e5' }, await baked(path));
    const edge = root(replay).querySelector('.compass')!.getBoundingClientRect();
    const words = [...root(replay).querySelectorAll('.tile i')];
    expect(words.map((word) => word.textContent)).to.include('bekliyor');
    for (const word of words) {
      const { right, width } = word.getBoundingClientRect();
      expect(width, word.textContent).to.be.greaterThan(0);
      expect(right, word.textContent).to.be.at.most(edge.right);
    }
  });

  it('shows every card of the trick and every hand where a penalty card and a lead that waits lie at one hand', async () => {
    await setViewport({ width: 600, height: 900 });
    const path = '/fixtures/law56/56-both-suits-forbidden-at-once-refuse-the-lead.json';
    const file = await baked(path);
    // A heading of five lines with whatever letters.
    const title = 'East leads out of turn, and declarer refuses the lead; '.repeat(4);
    const boards = file.boards.map((board) => ({ ...board, title, titles: {} }));
    const replay = await replayIn({ lang: 'en', start: 'e6' }, { ...file, boards });
    const table = root(replay).querySelector('.table')!.getBoundingClientRect();
    const cards = [...root(replay).querySelectorAll('.compass .tile')];
    expect(cards.length).to.equal(6);
    for (const card of [...cards, ...root(replay).querySelectorAll('.hand')]) {
      const { top, bottom, height } = card.getBoundingClientRect();
      expect(height, card.textContent).to.be.greaterThan(12);
      expect(top, card.textContent).to.be.at.least(table.top - 1);
      expect(bottom, card.textContent).to.be.at.most(table.bottom + 1);
    }
  });

  it('axe finds nothing in a quiz, in the whole deal as text, in a plain diagram and in an error', async () => {
    const quiz = await replayIn({ reveal: 'ask', start: 'e24' }, await baked());
    expect(await violations(quiz)).to.deep.equal([]);
    root(quiz).querySelector<HTMLElement>('footer button')?.click();
    await drawn();
    expect(await violations(quiz)).to.deep.equal([]);
    quiz.remove();
    const plain = await replayIn({ density: 'diagram' }, await baked());
    expect(await violations(plain)).to.deep.equal([]);
    plain.remove();
    expect(await violations(await replayIn({ data: '1.abc' }))).to.deep.equal([]);
  });

  for (const width of [320, 360])
    it(`stays within ${width} pixels at every step, in every language`, async () => {
      await setViewport({ width, height: 900 });
      document.body.style.margin = '0';
      for (const lang of ['en', 'tr', 'el', 'he']) {
        const replay = await replayIn({ lang }, await baked());
        for (const at of [0, 20, 24, 58]) {
          replay.goTo(at);
          await drawn();
          expect(document.documentElement.scrollWidth, `${lang} at ${at}`).to.be.at.most(width);
          const wide = [...root(replay).querySelectorAll('.base *')].filter(
            (one) =>
              !one.matches('.unseen, svg *') &&
              one.closest('.panel') === null &&
              one.getBoundingClientRect().right > width + 1,
          );
          expect(
            wide.map((one) => `${one.className} ${one.textContent}`),
            `${lang} at ${at}`,
          ).to.deep.equal([]);
        }
        replay.remove();
      }
    });

  it('keeps cards in their order in Hebrew, read back from the page', async () => {
    const replay = await replayIn({ lang: 'he', start: 'e20' }, await baked());
    expect(root(replay).querySelector('.base')?.getAttribute('dir')).to.equal('rtl');
    const left = (one: Element): number => one.getBoundingClientRect().left;
    for (const row of root(replay).querySelectorAll('.cards')) {
      const places = [...row.children].map(left);
      expect(places, row.textContent ?? '').to.deep.equal([...places].sort((one, other) => one - other));
    }
    let islands = 0;
    for (const island of root(replay).querySelectorAll('.panel bdi')) {
      const suit = island.querySelector('.suit');
      const rank = [...island.childNodes].findLast((node) => node instanceof Text && node.data !== '');
      if (suit === null || rank === undefined || island.childNodes[0] === rank) continue;
      const range = document.createRange();
      range.selectNodeContents(rank);
      islands++;
      expect(left(suit), island.textContent ?? '').to.be.below(range.getBoundingClientRect().left);
    }
    expect(islands).to.be.greaterThan(2);
    const at = (area: string): number => left(root(replay).querySelector(`.${area} .hand`) as Element);
    expect(at('left'), 'West stays on the left').to.be.below(at('right'));
    const steps = [...root(replay).querySelectorAll('.buttons button')].map(left);
    expect(steps, 'the buttons are not mirrored').to.deep.equal([...steps].sort((one, other) => one - other));
  });

  it('breaks a long word of the title, and people’s words in a sentence, at the width of a phone', async () => {
    await setViewport({ width: 320, height: 700 });
    const replay = await replayIn({ lang: 'he', start: 'e20' }, await baked());
    const title = root(replay).querySelector('.title') as HTMLElement;
    title.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
    const all = root(replay).querySelector('.base') as HTMLElement;
    expect(title.getBoundingClientRect().width).to.be.at.most(all.clientWidth);
    const says = root(replay).querySelector('.says') as HTMLElement;
    const quoted = Object.assign(document.createElement('bdi'), { dir: 'ltr' });
    quoted.textContent = 'The card was shown, and declarer had his choice. '.repeat(4);
    says.replaceChildren(quoted);
    const panel = root(replay).querySelector('.panel') as HTMLElement;
    expect(panel.scrollWidth).to.be.at.most(panel.clientWidth);
  });

  it('keeps a title by its own direction, at the side where the page begins, and a date on one line', async () => {
    const english: BakedFile = await baked(CORRECTED, ['en']);
    const replay = await replayIn({ lang: 'he' }, english);
    const title = root(replay).querySelector('.title') as HTMLElement;
    expect(getComputedStyle(title).direction).to.equal('rtl');
    expect(getComputedStyle(title.firstElementChild as Element).direction).to.equal('ltr');
    const day = root(replay).querySelector('[part~=edition] bdi:last-of-type') as HTMLElement;
    expect(day.textContent).to.equal('2026-11-21');
    expect(getComputedStyle(day).whiteSpace).to.equal('nowrap');
  });

  it('tells suits apart without colour where colours are off', async () => {
    const replay = await replayIn({ suits: 'mono' }, await baked());
    expect(textIn(replay, '.table')).to.contain('♡').and.to.contain('♢').and.not.to.contain('♥');
  });

  it('letters cards as the reader wants, in sentences too', async () => {
    const replay = await replayIn({ lang: 'en', letters: 'ardv', ten: 'T', start: 'e7' }, await baked());
    expect(textIn(replay, '.says')).to.contain('♦R');
    expect(textIn(replay, '.top .hand .cards')).to.equal('♠V9');
    expect(textIn(replay, '.right .hand .cards')).to.equal('♠T43');
    replay.setAttribute('letters', 'akqj');
    await drawn();
    expect(textIn(replay, '.says')).to.contain('♦K');
  });

  it('speaks: the step, the winner, the law, the choices, each once', async () => {
    const replay = await replayIn({ lang: 'en' }, await baked());
    expect(await newsAt(replay, 1)).to.equal('South leads the ace of hearts.');
    expect(await newsAt(replay, 4)).to.equal('East plays the eight of hearts. South wins the trick.');
    expect(await newsAt(replay, 20)).to.match(
      /^South plays the three of hearts\. South wins|^South plays the three of hearts\. .*revoke\.$/,
    );
    expect(spoken(replay))
      .to.contain('could have followed suit')
      .and.not.to.match(/[♠♥♦♣\u2066]/);
    const choices = await replayIn({ lang: 'en', start: 'e8' }, await baked(CHOICES));
    let all = '';
    for (let at = 9; at <= 11; at++) all += await newsAt(choices, at);
    expect(all).to.contain('6 choices');
  });

  it('shows nothing of a word beside a seat that had to give way, and no gap in its place', async () => {
    const replay = await replayIn({ lang: 'el', names: 'seats', start: 'e7' }, await baked());
    const east = root(replay).querySelector('.right .who')!;
    const { bottom } = east.getBoundingClientRect();
    const texts = document.createTreeWalker(east, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const seen: string[] = [];
    const gone: string[] = [];
    const ends: number[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { right, top, width } = range.getBoundingClientRect();
      const text = texts.currentNode.nodeValue!.trim();
      if (width === 0 || text === '') continue;
      // An accent stands above its letter.
      if (top > bottom + 2) gone.push(text);
      else {
        seen.push(text);
        ends.push(right);
      }
    }
    expect(seen.sort()).to.deep.equal(['E', 'Ανατολή', 'παίζει']);
    expect(gone).to.deep.equal(['εκτελεστής']);
    const edge = east.getBoundingClientRect().right;
    expect(edge - Math.max(...ends), 'what is awaited stands at the end').to.be.within(-1, 2);
  });

  it('says only the last of steps that follow quickly', async () => {
    const replay = await replayIn({ lang: 'en' }, await baked());
    const announced: string[] = [];
    new MutationObserver(() => announced.push(spoken(replay))).observe(
      root(replay).querySelector('[role=status]') as Element,
      { childList: true, characterData: true, subtree: true },
    );
    for (let step = 0; step < 8; step++) replay.next();
    await new Promise((done) => setTimeout(done, 500));
    expect(announced).to.deep.equal(['East plays the three of diamonds. North wins the trick.']);
  });

  it('lists the hands for the ear: four groups, suits in words, where each card has gone', async () => {
    const replay = await replayIn({ lang: 'en', start: 'e24' }, await baked());
    const hands = [...root(replay).querySelectorAll('.hand')];
    expect(hands.map((hand) => hand.getAttribute('aria-label')?.replace(/,.*/, ''))).to.deep.equal([
      'North',
      'East',
      'South',
      'West',
    ]);
    const south = [...(hands[2]?.querySelectorAll('.unseen') ?? [])].map((row) => row.textContent);
    expect(south[0]).to.equal('spades: ace, 7, 6, 2 (played to trick 4)');
    expect(root(replay).querySelector('.tile.major')?.getAttribute('aria-label')).to.equal(
      'three of hearts: major penalty card of South'.replace('three', '3'),
    );
    const slider = root(replay).querySelector('[role=slider]');
    expect(slider?.getAttribute('aria-valuetext')).to.match(
      /^trick 5, card 3, South takes back the three of hearts, Penalty card$/,
    );
  });
});
