/**
 * Adds the findings of the Laws to the deal in the iframe. A link has only facts, which the replay shows at once. The Laws are five times
 * as large, and are loaded when the page is idle, if their server lets an iframe without rights load them.
 */

import type { IframeReplay } from './reading.ts';

/** Milliseconds after which the Laws are loaded even if the page is busy. */
const PATIENCE = 2000;

const replay = document.querySelector<IframeReplay>('deal-replay');

async function readLaws(shown: IframeReplay): Promise<void> {
  const { read } = await import('./reading.ts');
  await read(shown);
}

if (replay !== null) {
  // Some browsers don't report when they are idle.
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => void readLaws(replay), { timeout: PATIENCE });
  else setTimeout(() => void readLaws(replay));
  addEventListener('hashchange', () => void readLaws(replay));
}
