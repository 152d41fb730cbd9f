/** Baked deals and replays for the tests of the embed: the built file, as an article loads it. */

import { doubleDummyAlong } from '../../../src/audit/doubleDummy/along.ts';
import { bake, bakedFile } from '../../../src/output/baked/bake.ts';
import type { BakedFile } from '../../../src/output/baked/baked.ts';
import { pack } from '../../../src/formats/packed/packed.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import type { Language } from '../../../src/i18n/settings.ts';
import { EDITIONS, lawSet } from '../../../src/lawbook/editions.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import type { DealReplayElement } from '../../../src/ui/embed/deal-replay.element.ts';
import { recordOf } from '../../ui/support/open.ts';

export const SCRIPT = '/build/deal-replay.js';
/** A revoke corrected in time: its card becomes a penalty card. Position 20 is the revoke, 24 the card taken back. */
export const CORRECTED = '/fixtures/deals/seed-002-deal-3.json';
/** A revoke established: tricks are moved. */
export const ESTABLISHED = '/fixtures/deals/seed-002-deal-1.json';
/** Two penalty cards, six choices for declarer. */
export const CHOICES = '/fixtures/seeds/seed-000-example-7a.json';

const files = new Map<string, Promise<BakedFile>>();

/** With everything a file can hold. */
export function baked(
  path = CORRECTED,
  languages: readonly Language[] = ['en', 'tr', 'el', 'he'],
): Promise<BakedFile> {
  const key = path + languages.join();
  const known = files.get(key) ?? made(path, languages);
  files.set(key, known);
  return known;
}

async function made(path: string, languages: readonly Language[]): Promise<BakedFile> {
  for (const language of languages) await loadLanguage(language);
  const record = await recordOf(path);
  const doubleDummy = doubleDummyAlong(record.header.deal);
  const editions = [record.header.edition, ...EDITIONS.filter((other) => other !== record.header.edition)];
  return bakedFile(
    editions.map((edition) =>
      bake(timelineOf(record, lawSet(edition, record.header.elections)), {
        languages,
        day: '2026-11-21',
        branches: true,
        doubleDummy,
      }),
    ),
  );
}

export async function linkOf(path = CORRECTED): Promise<string> {
  const packed = pack(await recordOf(path));
  if (!packed.ok) throw new Error(packed.code);
  return packed.text;
}

/** The built script in this page, once. */
export function loaded(into: Document = document): Promise<void> {
  return new Promise((done, failed) => {
    if (into.defaultView?.customElements.get('deal-replay') !== undefined) return done();
    const script = into.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => failed(new Error('The embed is not built: npm run build.')));
    into.head.append(script);
  });
}

export function drawn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Everything is near: a page of tests may be in the background, where nothing is ever reported as seen. */
class EverythingIsNear {
  private readonly notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.notify = notify;
  }
  observe(): void {
    const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
    // As the real one does: not before the page has done what it is at.
    queueMicrotask(() => this.notify(seen, this as unknown as IntersectionObserver));
  }
  disconnect(): void {}
}

/** Sizes are looked at by the clock as well: a page in the background is never painted, and so never notified of them. */
class LookingObserver extends ResizeObserver {
  constructor(notify: ResizeObserverCallback) {
    super(notify);
    for (let wait = 50; wait <= 4000; wait *= 2) setTimeout(() => notify([], this), wait);
  }
}

window.ResizeObserver = LookingObserver;

/** A replay in this page, drawn. Attributes as in an article. */
export async function replayIn(
  attributes: Readonly<Record<string, string>> = {},
  file: BakedFile | null = null,
  place: HTMLElement = document.body,
): Promise<DealReplayElement> {
  await loaded();
  window.IntersectionObserver = EverythingIsNear as unknown as typeof IntersectionObserver;
  const element = document.createElement('deal-replay');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const answered = new Promise((done) => {
    element.addEventListener('replay-ready', done, { once: true });
    element.addEventListener('replay-error', done, { once: true });
  });
  place.append(element);
  if (file !== null) element.baked = file;
  await answered;
  await drawn();
  return element;
}

export function root(element: Element): ShadowRoot {
  if (element.shadowRoot === null) throw new Error('Nothing is drawn.');
  return element.shadowRoot;
}

export function textIn(element: Element, selector = '.base'): string {
  return (root(element).querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A frame with a page of its own; `policy` as its content security policy. */
export async function frameWith(
  body: string,
  policy = '',
  sandbox: string | null = null,
): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 640px; height: 700px';
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  const meta = policy === '' ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const head = `<head>${meta}<title>Article</title></head>`;
  frame.setAttribute('srcdoc', `<!doctype html><html lang="en">${head}<body>${body}</body></html>`);
  const ready = new Promise((done) => frame.addEventListener('load', done));
  document.body.append(frame);
  await ready;
  return frame;
}

export async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`It never came to this: ${what}`);
}

/** The tree as text, whatever the order in which attributes were set; without what the live region last said. */
function tree(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && node.matches('[role=status]')) return '';
  const name = node instanceof Element ? node.localName : '';
  const attributes =
    node instanceof Element ? [...node.attributes].map((one) => `${one.name}=${one.value}`) : [];
  return `<${name} ${attributes.sort().join(' ')}>${[...node.childNodes].map(tree).join('')}</${name}>`;
}

/** Everything a replay shows, as text that can be compared. */
export const drawnAs = (replay: Element): string => tree(root(replay));
