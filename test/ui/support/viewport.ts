/** The size of the window in which a test runs. */

import { executeServerCommand, setViewport as resize } from '@web/test-runner-commands';

interface Size {
  /** In pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** Gives the page this size. In WebKit it is the window that gets a size, with its bars. */
export async function setViewport({ width, height }: Size): Promise<void> {
  if (/Chrome|Firefox/.test(navigator.userAgent)) return resize({ width, height });
  const bars = { width: outerWidth - innerWidth, height: outerHeight - innerHeight };
  await executeServerCommand('window-size', { width: width + bars.width, height: height + bars.height });
  for (let tries = 0; tries < 40; tries++) {
    if (innerWidth === width) return;
    await new Promise((done) => setTimeout(done, 25));
  }
}
