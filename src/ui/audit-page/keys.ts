/** The meaning of keys in the list. Pure. */

/** Controls that use letters or arrows themselves. */
const ELSEWHERE =
  'select, textarea, [contenteditable], input:not([type=checkbox], [type=button]), dialog, dialog *';

/** The key belongs to something else: a field, a shortcut of the browser, a word being composed. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
    return true;
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches(ELSEWHERE);
}

/** Down or up the list; 0 for every other key. */
export function wayOf({ key }: KeyboardEvent, letterKeys: boolean): -1 | 0 | 1 {
  if (key === 'ArrowDown' || (letterKeys && key.toLowerCase() === 'j')) return 1;
  if (key === 'ArrowUp' || (letterKeys && key.toLowerCase() === 'k')) return -1;
  return 0;
}
