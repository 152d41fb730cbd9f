/** One thing is stored at a time, and what fails holds nothing up. */

import { expect, it } from 'vitest';
import { Storing } from '../../src/apps/workshop/desk/storing.ts';

it('takes what comes next where what was awaited before has failed', async () => {
  const storing = new Storing(() => undefined);
  const waiting = storing.after(Promise.reject(new Error('a part of the page could not be loaded')));
  expect(storing.isUnderWay).toBe(true);
  const over = storing.over();
  await expect(waiting).rejects.toThrow('could not be loaded');
  await over;
  expect(storing.isUnderWay).toBe(false);
  expect(await storing.done(Promise.resolve(null))).toBe(true);
});
