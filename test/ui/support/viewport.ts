/** The size of the window in which a test runs. */

import { setViewport as resize } from '@web/test-runner-commands';

interface Size {
  /** In pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** Gives the window this size. WebKit runs each test in a frame, which gets it instead. */
export async function setViewport({ width, height }: Size): Promise<void> {
  const { frameElement } = window;
  if (frameElement === null) return resize({ width, height });
  (frameElement as HTMLElement).style.cssText = `border: 0; width: ${width}px; height: ${height}px`;
  await new Promise((done) => setTimeout(done, 50));
}
