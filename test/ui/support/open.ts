/** Opens a built-in case as the page does: read, folded, drawn. */

import { readCase } from '../../../src/formats/case/readCase.ts';
import { lawSet } from '../../../src/lawbook/editions.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { replayOf } from '../../../src/view/replayOf.ts';
import type { ReplayScreenElement } from '../../../src/ui/replay-screen/replay-screen.element.ts';
import type { Replay } from '../../../src/view/replay.ts';
import '../../../src/ui/replay-screen/define.ts';

export const REVOKE_DEAL = '/fixtures/deals/seed-002-deal-2.json';
export const CORRECTED_DEAL = '/fixtures/deals/seed-002-deal-3.json';

export async function recordOf(path: string): Promise<DealRecord> {
  const answer = await fetch(path);
  const { record } = readCase(await answer.text());
  if (record === null) throw new Error(`${path} holds no deal.`);
  return record;
}

export function replayOfRecord(record: DealRecord): Replay {
  return replayOf(timelineOf(record, lawSet(record.header.edition, record.header.elections)));
}

export async function replayFrom(path: string): Promise<Replay> {
  return replayOfRecord(await recordOf(path));
}

/** The element in the page, drawn and focused. */
export async function mount(replay: Replay): Promise<ReplayScreenElement> {
  const element = document.createElement('replay-screen') as ReplayScreenElement;
  element.replay = replay;
  document.body.append(element);
  await settled(element);
  element.shadowRoot?.querySelector<HTMLElement>('button.next')?.focus();
  return element;
}

/** All the elements inside have drawn. */
export async function settled(element: ReplayScreenElement): Promise<void> {
  await element.updateComplete;
  for (const one of deepElements(element.shadowRoot!)) {
    if ('updateComplete' in one) await (one.updateComplete as Promise<boolean>);
  }
  await new Promise((done) => setTimeout(done));
}

/** Everything inside an element and its shadow roots, in order. */
export function deepElements(root: Element | ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].flatMap((one) =>
    one.shadowRoot === null ? [one] : [one, ...deepElements(one.shadowRoot)],
  );
}

/** The text a reader sees, shadow roots included. */
export function deepText(root: Node): string {
  if (root.nodeName === 'STYLE') return '';
  if (root.nodeType === Node.TEXT_NODE) return root.textContent ?? '';
  // Not instanceof: the node may belong to a frame.
  const inner = (root as Partial<Element>).shadowRoot ?? root;
  return [...inner.childNodes].map(deepText).join('');
}

export function inside(element: Element, tag: string): Element & { readonly shadowRoot: ShadowRoot } {
  const found = element.shadowRoot?.querySelector(tag);
  if (!found?.shadowRoot) throw new Error(`There is no ${tag}.`);
  return found as Element & { readonly shadowRoot: ShadowRoot };
}

type Shadowed = Element & { readonly shadowRoot: ShadowRoot };

/** Part of the card about this moment. */
export function inNow(element: Element, tag: string): Shadowed {
  return inside(inside(element, 'dt-now'), tag);
}

/** The panel behind the tab of that name, opened as a reader opens it. */
export async function behind(element: ReplayScreenElement, tab: string): Promise<Shadowed> {
  const button = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.tabs button')].find(
    (one) => one.textContent.trim() === tab,
  );
  if (button === undefined) throw new Error(`There is no tab ${tab}.`);
  button.click();
  await settled(element);
  const panel = element.shadowRoot!.querySelector('#behind')!.firstElementChild as Shadowed;
  // Some are loaded when somebody looks at them.
  await customElements.whenDefined(panel.localName);
  await settled(element);
  return panel;
}

/** Discards what a test has drawn. */
export function clear(): void {
  document.body.replaceChildren();
}
