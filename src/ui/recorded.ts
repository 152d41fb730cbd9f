/** The event that records pressed facts; the owner of the log listens for it. */

import type { Fact } from '../events/event.ts';

/** Sends `facts-recorded`; `detail` is the facts in order. */
export function recorded(element: Element, facts: readonly Fact[]): void {
  element.dispatchEvent(new CustomEvent('facts-recorded', { detail: facts, bubbles: true, composed: true }));
}
