/** The address follows the steps of a reader, and never takes him back from where he has gone meanwhile. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from '../../src/apps/workshop/address.ts';
import { AddressBar } from '../../src/apps/workshop/addressBar.ts';

const page = { hash: '' };
const bar = new AddressBar();

beforeEach(() => {
  vi.useFakeTimers();
  page.hash = '#deal=table&at=9';
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, hash: string) => (page.hash = hash),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('writes the step on which a reader rests', () => {
  bar.follow(routeOf('#deal=table&at=10'));
  bar.follow(routeOf('#deal=table&at=11'));
  vi.runAllTimers();
  expect(page.hash).toBe('#deal=table&at=11');
});

it('leaves the address of a line that was begun before the last step was written', () => {
  bar.follow(routeOf('#deal=table&at=10'));
  // The line is made; the page hears of its address only afterwards.
  page.hash = '#deal=line&at=11';
  vi.runAllTimers();
  expect(page.hash).toBe('#deal=line&at=11');
});
