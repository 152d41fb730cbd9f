/** `npm run bench:pages`: how soon a fact that is entered at the desk is on the screen, on a deal with three irregularities open. */

import { lineOf } from '../../typed/writeLine.ts';
import { openStore } from '../../../src/store/open.ts';
import { seeded } from '../deals.ts';
import { threeOpen } from '../threeOpen.ts';
import { framed, inside, waited } from '../../ui/support/builtPage.ts';
import { deepElements } from '../../ui/support/open.ts';
import { figures } from './figures.ts';

interface Drawn extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  readonly updateComplete: Promise<unknown>;
  readonly replay: { readonly last: number };
}

const ROUNDS = 5;

/** Goes on in the next task, without the pause a timer makes. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => done(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

describe('the desk', function () {
  this.timeout(600_000);
  afterEach(() => document.body.replaceChildren());

  it('shows a fact that is entered', async () => {
    const store = await openStore();
    const random = seeded(5);
    const all: Record<'drawn' | 'painted' | 'waited', number[]> = { drawn: [], painted: [], waited: [] };
    const figure = (of: number[], share: number): number =>
      of.toSorted((one, other) => one - other)[Math.floor(of.length * share)] ?? Number.NaN;
    await figures(
      ROUNDS,
      {
        'a fact painted, without the wait for the next frame (median)': 16,
        'a fact painted, without the wait for the next frame (p99 of all so far)': 50,
      },
      async () => {
        const { header, events } = threeOpen(random);
        const made = await store.create({ header });
        if (!made.ok) throw new Error(made.code);
        const frame = await framed(`#deal=${made.stream}`);
        const line = await waited('the desk is there', () => {
          const found = inside(frame).querySelector<Drawn>('dt-record-line');
          return found?.shadowRoot?.querySelector('input') ? found : null;
        });
        const screen = await waited('the table is drawn', () =>
          inside(frame).querySelector<Drawn>('replay-screen'),
        );
        const field = line.shadowRoot.querySelector('input')!;
        const drawn: number[] = [];
        const painted: number[] = [];
        const withWait: number[] = [];
        for (const [index, fact] of events.entries()) {
          field.value = lineOf(fact)!;
          field.dispatchEvent(new Event('input'));
          await nextTask();
          const begun = performance.now();
          line.shadowRoot.querySelector('form')!.requestSubmit();
          while (screen.replay.last <= index) await nextTask();
          await screen.updateComplete;
          for (const part of deepElements(screen.shadowRoot)) await (part as Partial<Drawn>).updateComplete;
          void frame.contentDocument!.documentElement.offsetHeight;
          const ready = performance.now();
          drawn.push(ready - begun);
          // A screen has its own beat: what is drawn waits for it, up to a sixtieth of a second. The wait is no work of the page.
          const beat = await new Promise<number>((done) =>
            frame.contentWindow!.requestAnimationFrame(() => done(performance.now())),
          );
          await nextTask();
          const seen = performance.now();
          painted.push(seen - begun - (beat - ready));
          withWait.push(seen - begun);
          await waited('the line is empty again', () => field.value === '');
        }
        all.drawn.push(...drawn);
        all.painted.push(...painted);
        all.waited.push(...withWait);
        frame.remove();
        await store.remove([made.stream]);
        return {
          'a fact drawn (median)': figure(drawn, 0.5),
          'a fact drawn (p99 of all so far)': figure(all.drawn, 0.99),
          'a fact painted, without the wait for the next frame (median)': figure(painted, 0.5),
          'a fact painted, without the wait for the next frame (p99 of all so far)': figure(
            all.painted,
            0.99,
          ),
          'a fact painted, with the wait (median)': figure(withWait, 0.5),
          'a fact painted, with the wait (p99 of all so far)': figure(all.waited, 0.99),
        };
      },
    );
    store.end();
  });
});
