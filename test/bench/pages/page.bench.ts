/** `npm run bench:pages`: how soon an example is on the screen, what a step takes, and how long opening a file stops the page. */

import { framed, chooseIn, inside, sessionOf, waited } from '../../ui/support/builtPage.ts';
import { deepElements } from '../../ui/support/open.ts';
import { figures } from './figures.ts';

interface Drawn extends Element {
  readonly shadowRoot: ShadowRoot;
  readonly updateComplete: Promise<unknown>;
  readonly replay: { readonly last: number };
  goTo(at: number): void;
}

const EXAMPLE = '#example=fixtures/deals/seed-002-deal-2.json';

const drawnIn = (frame: HTMLIFrameElement): Promise<Drawn> =>
  waited('the table is drawn', () => {
    const screen = inside(frame).querySelector<Drawn>('replay-screen');
    const table = screen?.shadowRoot?.querySelector('dt-table')?.shadowRoot;
    return table && deepElements(table).some((one) => one.matches('.tile')) ? screen : null;
  });

describe('the built page', function () {
  this.timeout(600_000);
  afterEach(() => document.body.replaceChildren());

  it('paints an example from its address', () =>
    figures(9, { 'an example painted': 300 }, async (round) => {
      const frame = await framed();
      frame.contentWindow!.location.hash = `${EXAMPLE}&at=${round + 1}`;
      await drawnIn(frame);
      const took = frame.contentWindow!.performance.now();
      frame.remove();
      return { 'an example painted': took };
    }));

  it('steps through a deal, script and layout', async () => {
    const frame = await framed();
    frame.contentWindow!.location.hash = `${EXAMPLE}&at=1`;
    const screen = await drawnIn(frame);
    const parts = [...screen.shadowRoot.querySelectorAll<Element & Partial<Drawn>>('*')].filter(
      (one) => 'updateComplete' in one,
    );
    await figures(15, { 'a step': 4 }, async () => {
      const times: number[] = [];
      screen.goTo(0);
      await screen.updateComplete;
      for (let at = 1; at <= screen.replay.last; at++) {
        const begun = performance.now();
        screen.goTo(at);
        await screen.updateComplete;
        for (const part of parts) await part.updateComplete;
        void frame.contentDocument!.documentElement.offsetHeight;
        times.push(performance.now() - begun);
      }
      return { 'a step': times.sort((one, other) => one - other)[Math.floor(times.length / 2)]! };
    });
  });

  it('answers while a large file is read', () =>
    figures(5, { 'longest silence': 300 }, async () => {
      const frame = await framed();
      const field = await waited('the library is drawn', () =>
        inside(frame)
          .querySelector('dt-library')
          ?.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]'),
      );
      let longest = 0;
      let last = performance.now();
      const beat = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      chooseIn(field, [new File([sessionOf(400).repeat(24)], 'large.pbn')]);
      await waited('the check is drawn', () => inside(frame).querySelector('dt-import-check'));
      clearInterval(beat);
      frame.remove();
      return { 'longest silence': longest };
    }));
});
