/** A screen in front of a deal whose program cannot be loaded: that is told, and the address is that of the deal again. */

import { afterEach, expect, test, vi } from 'vitest';
import { FrontDoor } from '../../src/apps/workshop/frontDoor.ts';
import { DialogDoor, type DialogHost } from '../../src/apps/workshop/dialogDoor.ts';

afterEach(() => vi.unstubAllGlobals());

test('a screen that cannot be loaded is told, closed, and tried again when it is asked for again', async () => {
  vi.stubGlobal('location', { hash: '#deal=x&share' });
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const report = vi.fn();
  const host = {
    addController: () => undefined,
    screen: { show: 'replay' },
    busy: false,
    keeping: { report },
  };
  const fronts = new FrontDoor(host as unknown as DialogHost);
  // The step back to the deal, which the browser would take.
  const ask = vi.spyOn(fronts, 'ask').mockImplementation(() => (location.hash = '#deal=x'));
  const door = new DialogDoor({ ...host, fronts } as unknown as DialogHost, 'share', load);
  door.hostUpdated();
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith({ kind: 'notLoaded' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith(null);
  door.hostUpdated();
  expect(load).toHaveBeenCalledTimes(1);
  location.hash = '#deal=x&share';
  door.hostUpdated();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a screen that somebody left before its program failed to come closes nothing else', () => {
  vi.stubGlobal('location', { hash: '#deal=x&case' });
  const report = vi.fn();
  const fronts = new FrontDoor({ addController: vi.fn(), keeping: { report } } as unknown as DialogHost);
  const ask = vi.spyOn(fronts, 'ask').mockImplementation(() => undefined);
  fronts.failed('share');
  expect(report).toHaveBeenCalledWith({ kind: 'notLoaded' });
  expect(ask).not.toHaveBeenCalled();
});
