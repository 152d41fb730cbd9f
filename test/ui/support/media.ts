/** Another medium than a screen in daylight, for tests in a browser. */

import { emulateMedia as emulate, type Media } from '@web/test-runner-commands';

const DEFAULT: Media = { media: 'screen', colorScheme: 'light', reducedMotion: 'no-preference' };

let current: Mocha.Test | undefined;
beforeEach(function () {
  current = this.currentTest;
});

/**
 * Shows the page as on this medium. Firefox and WebKit can't be told to: there it leaves the test out, which the runner counts, unless the medium is
 * the one that it has anyway.
 * @throws where the browser refuses
 */
export async function emulateMedia(wanted: Media): Promise<void> {
  if (navigator.userAgent.includes('Chrome')) return emulate(wanted);
  const isDefault = Object.entries(wanted).every(([name, value]) => DEFAULT[name as keyof Media] === value);
  if (!isDefault) current?.skip();
}
