/** The built page in a frame, as `npm start` serves it, and how to find one's way in it. */

import { playedDeal, seeded } from '../../bench/deals.ts';
import { pbnOf } from '../../bench/pbn.ts';

/** Milliseconds that anything may take which must happen at all: long enough for a slow machine that does other work. */
const PATIENCE = 30_000;

export async function framed(hash = ''): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.width = '1280';
  frame.height = '900';
  frame.src = `/index.html${hash}`;
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  return frame;
}

type Found<T> = T | null | undefined | false;

/** What the test finds, as soon as it finds anything but null, undefined or false; a test that must read something first may promise it. */
export async function waited<T>(what: string, test: () => Found<T> | Promise<Found<T>>): Promise<T> {
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    const asked = performance.now();
    // A promise is never false itself: without this, a test that reads something first would hold at once.
    const found = await test();
    if (found !== null && found !== undefined && found !== false) return found;
    // A look may read all that the page shows: the page has more of the time than the looks.
    const pause = Math.max(10, 3 * (performance.now() - asked));
    await new Promise((done) => setTimeout(done, pause));
  }
  throw new Error(`It did not happen: ${what}.`);
}

/** Inside the workshop of that frame. */
export const inside = (frame: HTMLIFrameElement): ShadowRoot =>
  frame.contentDocument!.querySelector('dealtrail-workshop')!.shadowRoot!;

/** So many played deals in PBN, every tenth with a result its play does not give; the same ones each time. */
export function sessionOf(boards: number, seed = 11): string {
  const random = seeded(seed);
  return Array.from({ length: boards }, (_, index) => {
    const text = pbnOf(playedDeal(random, index + 1));
    return index % 10 === 0
      ? text.replace(/\[Result "(\d+)"\]/, (_all, won) => `[Result "${(Number(won) + 1) % 14}"]`)
      : text;
  }).join('\n');
}

/** Gives a field for files these files, as the person who chooses them does. */
export function chooseIn(field: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change'));
}
