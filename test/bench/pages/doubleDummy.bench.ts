/**
 * `npm run bench:pages`: how soon the page says what every card of the hand to play comes to, in random deals: at the opening lead, where nothing is
 * known of the deal yet, and at a card after the third trick. From the step to the figures in the hand.
 */

import { pack } from '../../../src/formats/packed/packed.ts';
import type { ReplayScreenElement } from '../../../src/ui/replay-screen/replay-screen.element.ts';
import { framed, inside, waited } from '../../ui/support/builtPage.ts';
import { deepElements } from '../../ui/support/open.ts';
import { playedDeal, seeded } from '../deals.ts';

const DEALS = 100;
/** Of so many, milliseconds. */
const AT_THE_LEAD = { goal: 1000, deals: 95 };
const AFTER_TRICK_THREE = 100;

const areShown = (screen: ReplayScreenElement): boolean =>
  deepElements(screen.shadowRoot!).some((one) => one.matches('.margin'));

async function tookTo(screen: ReplayScreenElement, at: number): Promise<number> {
  const begun = performance.now();
  screen.goTo(at);
  await screen.updateComplete;
  while (!areShown(screen)) await new Promise((heard) => setTimeout(heard, 1));
  return performance.now() - begun;
}

describe('every card here, at double dummy', function () {
  this.timeout(1_800_000);
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.removeItem('dealtrail.settings');
  });

  it('is told at the opening lead and after trick three', async () => {
    const random = seeded(7);
    const leads: number[] = [];
    const later: number[] = [];
    const frame = await framed();
    for (let board = 1; board <= DEALS; board++) {
      const packed = pack(playedDeal(random, board));
      if (!packed.ok) throw new Error(packed.code);
      // The end of the play, where nothing is left to be solved: so the deal is open and the solver not yet at work.
      frame.contentWindow!.location.hash = `#d=${packed.text}&at=52`;
      const screen = await waited('the deal is there', () => {
        const one = inside(frame).querySelector<ReplayScreenElement>('replay-screen');
        return one?.replay?.record.header.deal.board === String(board) ? one : null;
      });
      if (board === 1)
        screen.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, composed: true }));
      leads.push(await tookTo(screen, 0));
      later.push(await tookTo(screen, 12 + Math.ceil(random() * 24)));
    }
    for (const times of [leads, later]) times.sort((one, other) => one - other);
    const of = (times: readonly number[], place: number): string => times[place - 1]!.toFixed(0);
    console.log(
      `every card at the opening lead: median ${of(leads, DEALS / 2)} ms, ${AT_THE_LEAD.deals} of ${DEALS} deals within ${of(leads, AT_THE_LEAD.deals)} ms, goal ${AT_THE_LEAD.goal} ms; longest ${of(leads, DEALS)} ms`,
    );
    console.log(
      `every card after trick 3: median ${of(later, DEALS / 2)} ms, goal ${AFTER_TRICK_THREE} ms; longest ${of(later, DEALS)} ms`,
    );
  });
});
