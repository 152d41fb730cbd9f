/** Double dummy in the built page: switched on by its key, beside the cards and below the timeline, and nowhere where a hand is hidden. */

import { expect } from 'chai';
import { cardsAtDoubleDummy } from '../../src/audit/doubleDummy/along.ts';

import { tricksNeeded } from '../../src/domain/contract.ts';
import { margin } from '../../src/i18n/figure.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { rankLetter } from '../../src/i18n/naming.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { openStore } from '../../src/store/open.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import type { StudioElement } from '../../src/ui/studio/studio.element.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import {
  CORRECTED_DEAL,
  deepElements,
  deepText,
  mount,
  recordOf,
  replayFrom,
  settled,
} from './support/open.ts';

const EXAMPLE = `#example=${CORRECTED_DEAL.slice(1)}`;
const KEPT = 'dealtrail.settings';

async function opened(hash: string): Promise<[HTMLIFrameElement, ReplayScreenElement]> {
  const frame = await framed(hash);
  const screen = await waited('the deal is there', () =>
    inside(frame).querySelector<ReplayScreenElement>('replay-screen'),
  );
  await waited('the title has the focus', () => screen.shadowRoot?.activeElement?.tagName === 'H1');
  return [frame, screen];
}

function press(screen: ReplayScreenElement, key: string): void {
  const target = screen.shadowRoot!.activeElement ?? screen;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
}

/** Of each hand, the cards with a figure beside them, as the eye sees them. */
const besideCards = (screen: ReplayScreenElement): string[] =>
  deepElements(screen.shadowRoot!)
    .filter((one) => one.matches('.margin'))
    .map((one) => one.parentElement!.textContent.trim());

const partOf = (screen: ReplayScreenElement, tag: string): ShadowRoot =>
  screen.shadowRoot!.querySelector(tag)!.shadowRoot!;

/** What stands beside the cards at that position, worked out here and not in the page. */
async function wantedAt(at: number): Promise<string[]> {
  const record = await recordOf(CORRECTED_DEAL);
  const position = timelineOf(record, lawSet(record.header.edition, record.header.elections)).positions[at]!;
  const needed = tricksNeeded(position.table.contract!);
  return (cardsAtDoubleDummy(position, record.header.deal) ?? []).map(
    ({ card, tricks }) => rankLetter(card.charAt(1) as never, DEFAULT_SETTINGS) + margin(tricks - needed),
  );
}

const shows = (screen: ReplayScreenElement, wanted: readonly string[]): boolean =>
  besideCards(screen).toSorted().join() === wanted.toSorted().join();

describe('double dummy beside the replay', function () {
  this.timeout(120_000);
  afterEach(async () => {
    document.body.replaceChildren();
    localStorage.removeItem(KEPT);
    const store = await openStore();
    const { deals } = (await store.list()) as { deals: readonly { stream: string }[] };
    await store.remove(deals.map(({ stream }) => stream));
    store.end();
  });

  it('the key D shows it beside each card and below the timeline, for eye and ear, and is remembered', async () => {
    const [, screen] = await opened(`${EXAMPLE}&at=13`);
    expect(besideCards(screen)).to.deep.equal([]);
    const button = screen.shadowRoot!.querySelector<HTMLButtonElement>('.double-dummy')!;
    expect(button.getAttribute('aria-pressed')).to.equal('false');
    press(screen, 'd');
    const wanted = await wantedAt(13);
    // South can throw a trick away here, and does.
    expect(new Set(wanted.map((one) => one.replace(/^(?:10|\w)/, ''))).size).to.equal(2);
    await waited('each card has its figure', () => shows(screen, wanted));
    expect(button.getAttribute('aria-pressed')).to.equal('true');
    expect(deepText(screen)).to.include('Double dummy, advice only: beside each card of South');
    const turn = partOf(screen, 'dt-table').querySelector('.hand.active')!;
    expect(turn.textContent)
      .to.match(/double dummy exactly the contract/)
      .and.match(/double dummy 1 overtrick/);

    const timeline = screen.shadowRoot!.querySelector('.timeline')!;
    const boxes = await waited('the whole play is solved', () => {
      const texts = [...timeline.querySelectorAll('.run + text')].map((one) => one.textContent.trim());
      return texts.length === 4 ? texts : null;
    });
    expect(boxes).to.deep.equal(['8', '9', '9', '8']);
    expect(timeline.querySelectorAll('.cost')).to.have.length(2);
    screen.goTo(14);
    await waited('it is told to the ear', () =>
      timeline
        .getAttribute('aria-valuetext')!
        .endsWith(
          'double dummy, advice only: declarer’s side takes 9 tricks, the card cost South 1 trick at double dummy',
        ),
    );
    [...screen.shadowRoot!.querySelectorAll<HTMLElement>('.tabs button')]
      .find((one) => one.textContent.trim() === 'Play')!
      .click();
    const play = await waited('the play has its marks', () => {
      const root = screen.shadowRoot!.querySelector('dt-play-table')?.shadowRoot;
      return root?.textContent.includes('the card cost East 1 trick at double dummy') === true ? root : null;
    });
    expect([...play.querySelectorAll('sup')].map((one) => one.textContent)).to.include.members(['▲', '▼']);

    const [, again] = await opened(`${EXAMPLE}&at=13`);
    await waited('the next visit shows it, too', () => shows(again, wanted));
    press(again, 'd');
    await waited('and the key hides it', () => besideCards(again).length === 0);
    expect(deepText(again)).not.to.include('advice only');
  });

  it('where a hand is hidden nothing of it is shown, asked or told', async () => {
    const [frame, screen] = await opened(`${EXAMPLE}&at=13`);
    press(screen, 'd');
    await waited('it is shown', () => besideCards(screen).length > 0);
    press(screen, 'v');
    await waited('it is gone', () => besideCards(screen).length === 0);
    expect(screen.preferences.perspective).to.equal('table');
    expect(screen.advice).to.equal(null);
    for (const at of [13, 14, 20]) {
      screen.goTo(at);
      await screen.updateComplete;
      await new Promise((done) => setTimeout(done, 100));
      expect(
        deepElements(screen.shadowRoot!).filter((one) => one.matches('.margin, .run, .cost')),
      ).to.deep.equal([]);
      const slider = screen.shadowRoot!.querySelector('.timeline')!;
      expect(`${deepText(screen)} ${slider.getAttribute('aria-valuetext')}`).not.to.match(
        /beside each card|declarer’s side|cost (?:North|East|South|West)/,
      );
    }
    const button = screen.shadowRoot!.querySelector('.double-dummy')!;
    expect(button.getAttribute('aria-pressed')).to.equal('false');
    press(screen, 'd');
    await waited('the key says when it works', () =>
      screen.news.includes('Double dummy is shown only while all four hands are shown'),
    );
    expect(screen.preferences.doubleDummy, 'and changes nothing').to.equal(true);
    expect(besideCards(screen)).to.deep.equal([]);
    frame.remove();
  });

  it('whoever steps on quickly gets the answer of the last position, and a sentence where there is none', async () => {
    const [, screen] = await opened(`${EXAMPLE}&at=0`);
    press(screen, 'd');
    for (let step = 0; step < 30; step++) press(screen, 'ArrowRight');
    const at = screen.at;
    expect(at).to.be.greaterThan(29);
    const wanted = await wantedAt(at);
    expect(wanted.length).to.be.greaterThan(1);
    await waited('it stands there', () => shows(screen, wanted));
    screen.goTo(21);
    // A revoke that may still be corrected.
    await waited('it says so', () => deepText(screen).includes('Double dummy has no answer here'));
    expect(besideCards(screen)).to.deep.equal([]);
  });

  it('on a line of what might have been it tells of that line', async () => {
    const [frame, screen] = await opened(`${EXAMPLE}&at=13`);
    press(screen, 'd');
    const wanted = await wantedAt(13);
    await waited('it is shown', () => shows(screen, wanted));
    [...inside(frame).querySelectorAll('button')]
      .find((one) => one.textContent.includes('Try another line from here'))!
      .click();
    const line = await waited('the line can be played on', () => {
      const now = inside(frame).querySelector<ReplayScreenElement>('replay-screen');
      return now?.recording === true && now.replay!.last === 13 ? now : null;
    });
    await waited('the line begins with the same figures', () => shows(line, wanted));
    const best = besideCards(line).find((one) => one.endsWith('='))!;
    const card = deepElements(line.shadowRoot!).find(
      (one): one is HTMLButtonElement => one.matches('button.card') && one.textContent.trim() === best,
    )!;
    expect(card.getAttribute('aria-label')).to.include('double dummy exactly the contract');
    card.click();
    await waited('it tells of the line: nothing was thrown away', () => {
      const { replay, advice, at } = line;
      return at === 14 && advice?.replay === replay && advice.along[14] === 8;
    });
  });

  it('is solved for a page to be shared, where its writer chooses it', async () => {
    const frame = await framed(`${EXAMPLE}&at=13&share`);
    const studio = await waited('the screen that shares is there', () =>
      inside(frame).querySelector<StudioElement>('dt-studio'),
    );
    const box = await waited('it has the choice', () =>
      studio.renderRoot.querySelector<HTMLInputElement>('[aria-describedby=double-dummy-hint]'),
    );
    expect(studio.solved).to.equal('none');
    box.click();
    const solved = await waited('it is solved', () =>
      typeof studio.solved === 'function' ? studio.solved : null,
    );
    const record = await recordOf(CORRECTED_DEAL);
    const { positions } = timelineOf(record, lawSet(record.header.edition, record.header.elections));
    expect([13, 14, 21, 45, 46].map((at) => solved(positions[at]!))).to.deep.equal([8, 9, null, 9, 8]);
  });

  for (const theme of ['light', 'dark'])
    it(`axe finds nothing, ${theme}`, async () => {
      const element = await dressed(theme, async () => mount(await replayFrom(CORRECTED_DEAL)));
      const replay = element.replay!;
      element.preferences = { ...element.preferences, doubleDummy: true };
      element.goTo(13);
      const cards = new Map(replay.moment(13).legal.S!.map((card, index) => [card, index - 1]));
      element.advice = { replay, at: 13, cards, along: [8, 8, null, 9, 8] };
      await settled(element);
      expect(
        deepElements(element.shadowRoot!).filter((one) => one.matches('.margin, .run')),
      ).not.to.deep.equal([]);
      expect(await violations(element, rulesIn(theme))).to.deep.equal([]);
    });
});
