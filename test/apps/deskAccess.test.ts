/** Where the focus goes after a press at the desk. */

import { afterEach, expect, test, vi } from 'vitest';
import { DeskAccess } from '../../src/apps/workshop/desk/access.ts';
import type { Replay } from '../../src/view/replay.ts';

afterEach(() => vi.unstubAllGlobals());

const REPLAY = { last: 0, record: { events: [] } } as unknown as Replay;

/** A choice of the card about this moment, which a key has just pressed. */
function choicePressed() {
  const blur = vi.fn();
  const button = { matches: () => true, blur, localName: 'button', shadowRoot: null };
  const card = { localName: 'dt-now', shadowRoot: { activeElement: button } };
  vi.stubGlobal('document', { activeElement: card, body: {} });
  const access = new DeskAccess({
    renderRoot: { querySelector: () => null } as unknown as ParentNode,
    // Nothing is drawn here.
    updateComplete: new Promise(() => undefined),
  });
  access.pressed();
  return { access, blur };
}

test('a choice that was taken by key loses the focus, because the next one may stand there', () => {
  const { access, blur } = choicePressed();
  access.goneOn(REPLAY, REPLAY);
  expect(blur).toHaveBeenCalledOnce();
});

test('a choice that could not be stored keeps the focus when another tab goes on', () => {
  const { access, blur } = choicePressed();
  access.refused();
  access.goneOn(REPLAY, REPLAY);
  expect(blur).not.toHaveBeenCalled();
});
