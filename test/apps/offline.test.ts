/** A newer version of the pages is offered, also one that is being downloaded while an older one waits already. */

import { afterEach, expect, test, vi } from 'vitest';
// Before the document is replaced, which Lit asks for as soon as it is read.
import '../../src/apps/workshop/newVersion.element.ts';
import { keepOffline } from '../../src/apps/workshop/offline.ts';

afterEach(() => vi.unstubAllGlobals());

/** A version that answers each question with yes, and keeps what it was asked. */
function version(state: ServiceWorkerState) {
  const asked: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state,
    postMessage: (question: unknown, [port]: readonly MessagePort[]) => {
      asked.push(question);
      port?.postMessage(true, []);
    },
  });
  return { worker, asked };
}

test('a version that is still being installed is offered instead of the one that waits', async () => {
  const [waits, comes] = [version('installed'), version('installing')];
  const update = vi.fn(() => Promise.resolve());
  const registration = { waiting: waits.worker, installing: comes.worker, addEventListener: vi.fn(), update };
  const notes: { use(): Promise<boolean> }[] = [];
  vi.stubGlobal('MutationObserver', class {});
  vi.stubGlobal('ResizeObserver', class {});
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('top', globalThis);
  vi.stubGlobal('document', {
    querySelector: (wanted: string) => (wanted.startsWith('script') ? {} : (notes[0] ?? null)),
    body: { prepend: (note: (typeof notes)[number]) => notes.push(note) },
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: {},
      addEventListener: vi.fn(),
      register: () => Promise.resolve(registration),
    },
  });
  keepOffline();
  await vi.waitFor(() => expect(notes).toHaveLength(1), { timeout: 10_000 });
  comes.worker.state = 'installed';
  comes.worker.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => expect(comes.asked).toEqual(['does it keep pages?']), { timeout: 1000 });
  await vi.waitFor(async () => {
    await notes[0]?.use();
    expect(comes.asked).toContain('take over');
  });
  expect(notes).toHaveLength(1);
});
