/** What is drawn of a step is only what changed, and yet never anything else than what is drawn at once. */

import { expect } from 'chai';
import { baked, CHOICES, drawn, drawnAs, ESTABLISHED, replayIn, root } from './support/replay.ts';

const READERS: readonly Record<string, string>[] = [
  { lang: 'he' },
  { lang: 'en', reveal: 'after-play', view: 'declarer' },
];

describe('the drawing of a replay', function () {
  this.timeout(240_000);
  afterEach(() => document.body.replaceChildren());

  for (const path of [undefined, ESTABLISHED, CHOICES])
    for (const attributes of READERS)
      it(`is the same step by step, back, and at once: ${path ?? 'corrected'}, ${attributes.lang}`, async () => {
        const file = await baked(path);
        const stepped = await replayIn(attributes, file);
        const { steps = 0 } = stepped.getState() ?? {};
        expect(steps).to.be.greaterThan(5);
        const seen: string[] = [];
        for (let at = 0; at <= steps; at++) {
          stepped.goTo(at);
          await drawn();
          seen.push(drawnAs(stepped));
          if (at % 2 === 1 && at < steps) continue;
          const atOnce = await replayIn({ ...attributes, start: `e${at}` }, file);
          expect(seen.at(-1), `position ${at}`).to.equal(drawnAs(atOnce));
          atOnce.remove();
        }
        expect(new Set(seen).size).to.equal(steps + 1);
        for (let at = steps; at >= 0; at -= 3) {
          stepped.goTo(at);
          await drawn();
          expect(drawnAs(stepped), `back at ${at}`).to.equal(seen[at]);
        }
      });

  it('keeps nothing of what was seen before a ruling, another view, other letters or another deal', async () => {
    const replay = await replayIn({ lang: 'en', reveal: 'ask', start: 'end' }, await baked());
    root(replay).querySelector<HTMLElement>('footer button')?.click();
    replay.reveal();
    replay.flip('W');
    replay.nextView();
    replay.setAttribute('letters', 'ardv');
    replay.baked = await baked(ESTABLISHED);
    replay.reveal();
    replay.nextIrregularity();
    await drawn();
    const { moment = '' } = replay.getState() ?? {};
    const other = { lang: 'en', letters: 'ardv', orient: 'W', view: 'table', start: moment };
    const fresh = await replayIn(other, await baked(ESTABLISHED));
    root(fresh).querySelector<HTMLElement>('footer button')?.click();
    await drawn();
    expect(drawnAs(replay)).to.contain('61A').and.to.equal(drawnAs(fresh));
  });

  it('touches what moved and nothing else, so that the focus and what one reads stay', async () => {
    const replay = await replayIn({ lang: 'en', start: 'e9' }, await baked());
    const next = root(replay).querySelector<HTMLElement>('.next');
    next?.focus();
    const changes: MutationRecord[] = [];
    new MutationObserver((some) => changes.push(...some)).observe(root(replay), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    next?.click();
    await drawn();
    const touched = changes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('header, .hand, .compass, .corner, .says, .panel > *, .buttons, .timeline');
    });
    const places = new Set(touched.map((one) => one?.classList[0]));
    expect(places).to.deep.equal(new Set(['hand', 'compass', 'says', 'timeline']));
    const hands = touched
      .filter((one) => one?.matches('.hand'))
      .map((one) => one?.getAttribute('aria-label'));
    expect(new Set(hands)).to.deep.equal(new Set(['East, declarer', 'South, to play']));
    expect(touched.length).to.be.lessThan(20);
    expect(root(replay).activeElement).to.equal(next);
  });

  it('waits where nobody sees it: what is in sight comes first', async () => {
    class NothingIsNear {
      private readonly notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.notify = notify;
      }
      observe(): void {
        const seen = [{ isIntersecting: false } as IntersectionObserverEntry];
        this.notify(seen, this as unknown as IntersectionObserver);
      }
      disconnect(): void {}
    }
    await replayIn({}, await baked());
    window.IntersectionObserver = NothingIsNear as unknown as typeof IntersectionObserver;
    const replay = document.createElement('deal-replay');
    replay.baked = await baked();
    document.body.append(replay);
    await drawn();
    const before = drawnAs(replay);
    replay.next();
    replay.next();
    await drawn();
    expect(drawnAs(replay)).to.equal(before);
    await new Promise((done) => setTimeout(done, 400));
    expect(drawnAs(replay)).not.to.equal(before);
    const inSight = await replayIn({}, await baked());
    inSight.goTo(replay.getState()?.index ?? -1);
    await drawn();
    expect(drawnAs(replay)).to.equal(drawnAs(inSight));
  });
});
