/**
 * The service worker keeps the built pages for use without a connection, one version at a time. A new version is downloaded beside the
 * old one, and waits until the last page of the old one is closed, or the reader asks for it.
 */

import { workerAddress } from './trusted.ts';

/** Registers it where the built page is served, and nowhere else: a test, an iframe or a file on a disk has none. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || window !== window.top || !location.protocol.startsWith('http'))
    return;
  if (document.querySelector('script[src$="build/workshop.js"]') === null) return;
  // Reached only in a page that an old worker has served, so the page is of the old version.
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  whenIdle(() => {
    register().catch(() => {
      // On a server without it, or in a private window, the pages work as long as there is a connection.
    });
  });
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 3000);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress('offline'), {
    updateViaCache: 'none',
  });
  const watch = (next: ServiceWorker | null): void => {
    // The first worker replaces none.
    if (next === null || navigator.serviceWorker.controller === null) return;
    if (next.state === 'installed') void found(next, registration);
    else
      next.addEventListener(
        'statechange',
        () => next.state === 'installed' && void found(next, registration),
      );
  };
  // They may have been found while the page was loading. One that is being installed takes the place of one that waits.
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing ?? registration.waiting));
  // Requested at once, because a browser may take its time.
  if (navigator.serviceWorker.controller !== null) await registration.update();
}

async function found(next: ServiceWorker, registration: ServiceWorkerRegistration): Promise<void> {
  if (await asked(next, 'does it keep pages?')) await offer(next);
  else await giveUp(registration);
}

/** For developers: removes the service worker and all copies of the pages, so that they come from the server. */
async function giveUp(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('dealtrail-')) await caches.delete(name);
  location.reload();
}

async function offer(next: ServiceWorker): Promise<void> {
  const { showNewVersion } = await import('./newVersion.element.ts');
  // Refused while other pages are open, which would then have parts of two versions.
  showNewVersion(() => asked(next, 'take over'));
}

function asked(worker: ServiceWorker, question: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  worker.postMessage(question, [port2]);
  return answer;
}
