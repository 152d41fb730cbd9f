/** The words of a case file, when its reader changes the language twice and the first one comes last. */

import { expect, test, vi } from 'vitest';
import { CaseDoor } from '../../src/apps/workshop/caseFile/door.ts';
import type * as Program from '../../src/apps/workshop/caseFile/desk.ts';
import type { CaseHost } from '../../src/apps/workshop/caseFile/host.ts';

function opened() {
  const desks: { text: unknown }[] = [];
  const loads = new Map<string, { done(): void; fail(): void }>();
  const wordsOf = (language: string) =>
    new Promise((resolve, reject) =>
      loads.set(language, { done: () => resolve(language), fail: () => reject(new Error(language)) }),
    );
  class Opened {
    text: unknown = null;
    constructor() {
      desks.push(this);
    }
  }
  const failed = vi.fn();
  const host = {
    addController: () => undefined,
    requestUpdate: () => undefined,
    words: { language: 'en' },
    screen: { show: 'replay' },
    fronts: { front: 'case', failed },
  };
  const program = { CaseDesk: Opened, wordsOf } as unknown as typeof Program;
  const door = new CaseDoor(host as unknown as CaseHost, () => Promise.resolve(program));
  const speak = async (language: string): Promise<void> => {
    host.words = { language };
    door.hostUpdated();
    await vi.waitFor(() => expect(loads.has(language)).toBe(true));
  };
  return { speak, failed, desks, loads };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('the language that was asked for last stays, whichever is loaded first', async () => {
  const { speak, desks, loads } = opened();
  await speak('tr');
  await speak('el');
  loads.get('el')?.done();
  await settled();
  loads.get('tr')?.done();
  await settled();
  expect(desks).toMatchObject([{ text: 'el' }]);
});

test('a language that fails to load after another was asked for closes nothing', async () => {
  const { speak, failed, desks, loads } = opened();
  await speak('tr');
  await speak('el');
  loads.get('tr')?.fail();
  await settled();
  loads.get('el')?.done();
  await settled();
  expect(desks).toMatchObject([{ text: 'el' }]);
  expect(failed).not.toHaveBeenCalled();
});
