/** The size of the window in which a test runs. */

import { setViewport as resize } from '@web/test-runner-commands';

interface Size {
  /** In pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** Gives the window this size; in WebKit the frame in which the test runs. */
export async function setViewport({ width, height }: Size): Promise<void> {
  const { frameElement } = window;
  if (frameElement === null) return resize({ width, height });
  (frameElement as HTMLElement).style.cssText = `border: 0; width: ${width}px; height: ${height}px`;
  for (let tries = 0; tries < 40; tries++) {
    if (innerWidth === width) return;
    await new Promise((done) => setTimeout(done, 25));
  }
}
