/** What a person pressed that is to be recorded: whoever keeps the log listens for it. */

import type { Fact } from '../events/event.ts';

/** Sends `facts-recorded`; `detail` is the facts in order. */
export function recorded(element: Element, facts: readonly Fact[]): void {
  element.dispatchEvent(new CustomEvent('facts-recorded', { detail: facts, bubbles: true, composed: true }));
}
