/**
 * What the Laws say of the deal in the frame. A link carries facts only, and the replay shows them at once; the Laws, which are
 * five times as large, follow when nothing else is to be done, if their server lets a frame without rights load them.
 */

import type { FrameReplay } from './reading.ts';

/** The Laws are loaded after this time at the latest, however busy the page is. Milliseconds. */
const PATIENCE = 2000;

const replay = document.querySelector<FrameReplay>('deal-replay');

async function readLaws(shown: FrameReplay): Promise<void> {
  const { read } = await import('./reading.ts');
  await read(shown);
}

if (replay !== null) {
  // Not every browser reports when it is idle.
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => void readLaws(replay), { timeout: PATIENCE });
  else setTimeout(() => void readLaws(replay));
  addEventListener('hashchange', () => void readLaws(replay));
}
