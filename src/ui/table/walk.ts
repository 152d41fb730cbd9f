/** The buttons of the hands by keyboard: each hand that is asked is one tab stop, and arrow keys walk inside a hand. */

const buttonsOf = (hand: Element): HTMLElement[] => [...hand.querySelectorAll('button')];
/** The suit of a button, or the row of other buttons that it is in. */
const rowOf = (button: Element): Element | null => button.closest('li, p, .answers');
/** Only a hand that is asked has buttons for a card that nobody remembers. */
const isAsked = (hand: Element): boolean => hand.querySelector('.pick') !== null;

/** Leaves each hand that is asked one tab stop, where the reader was or else at its first button; other hands have none. */
export function settleStops(root: ParentNode): void {
  for (const hand of root.querySelectorAll('.hand')) {
    const buttons = buttonsOf(hand);
    stopAt(buttons, isAsked(hand) ? (buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0]) : null);
  }
}

/** Makes one of the buttons the tab stop of all, or none of them. */
export function stopAt(buttons: readonly HTMLElement[], stop: HTMLElement | null | undefined): void {
  for (const one of buttons) one.tabIndex = one === stop ? 0 : -1;
}

/** Tab comes back to the button that last had the focus. */
export function stopHere({ target }: Event): void {
  const hand = (target as Element).closest('.hand');
  if (hand !== null && isAsked(hand)) stopAt(buttonsOf(hand), target as HTMLElement);
}

/** Moves the focus as an arrow key, Home or End says: along a suit and on into the next one, or across to another suit. */
export function walk(event: KeyboardEvent): void {
  const hand = (event.target as Element).closest('.hand');
  if (hand !== null) walkAmong(buttonsOf(hand), event);
}

/** Does so among these buttons, in their order; they stand in rows or in columns. */
export function walkAmong(buttons: readonly HTMLElement[], event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (shiftKey || ctrlKey || altKey || metaKey) return;
  const from = event.target as HTMLElement;
  const to = key === 'Home' ? buttons[0] : key === 'End' ? buttons.at(-1) : beside(from, buttons, key);
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

/** The button to which an arrow key leads: at an end this one itself; undefined for other keys. */
function beside(from: HTMLElement, buttons: readonly HTMLElement[], key: string): HTMLElement | undefined {
  if (!key.startsWith('Arrow')) return undefined;
  const step = /Right|Down/.test(key) ? 1 : -1;
  // Where there is room, dummy’s suits lie in columns.
  const isColumn = getComputedStyle(from.parentElement ?? from).flexDirection === 'column';
  const at = buttons.indexOf(from);
  if (/Up|Down/.test(key) === isColumn) return buttons[at + step] ?? from;
  const others = step > 0 ? buttons.slice(at) : buttons.slice(0, at).reverse();
  const row = others.map(rowOf).find((one) => one !== rowOf(from));
  const middle = (one: Element): number => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return isColumn ? top + bottom : left + right;
  };
  const away = (one: Element): number => Math.abs(middle(one) - middle(from));
  const [nearest] = others.filter((one) => rowOf(one) === row).sort((one, other) => away(one) - away(other));
  return row === undefined ? from : nearest;
}
