/** A screen in front of a deal whose program cannot be loaded: that is told, and the address is that of the deal again. */

import { expect, test, vi } from 'vitest';
import { DialogDoor, type DialogHost } from '../../src/apps/workshop/dialogDoor.ts';

test('a screen that cannot be loaded is told, closed, and tried again when it is asked for again', async () => {
  let front: 'share' | null = 'share';
  const report = vi.fn();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const host = {
    addController: () => undefined,
    screen: { show: 'replay' },
    busy: false,
    keeping: { report },
    fronts: {
      get front() {
        return front;
      },
      ask: (wanted: null) => (front = wanted),
    },
  };
  const door = new DialogDoor(host as unknown as DialogHost, 'share', load);
  door.hostUpdated();
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith({ kind: 'notLoaded' }));
  expect(front).toBe(null);
  door.hostUpdated();
  expect(load).toHaveBeenCalledTimes(1);
  front = 'share';
  door.hostUpdated();
  expect(load).toHaveBeenCalledTimes(2);
});
