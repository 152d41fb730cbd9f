/** Lists whose choice is an entry: arrow keys walk through them, and each key changes the list. */

/** Lists that somebody moves through with the keyboard. */
const keyed = new WeakSet<EventTarget>();
/** Those of them that show another choice than the stored one. */
const changed = new WeakSet<EventTarget>();

/**
 * Listens to `keydown`, `pointerdown`, `change` and `blur` of a `<select>`. A choice by pointer is kept at once, one by keyboard when the
 * list is left. A `change` that the program sends keeps it, too.
 */
export function whenChosen(keep: (event: Event) => void): (event: Event) => void {
  return (event) => {
    const { type, currentTarget: list, isTrusted } = event;
    if (list === null) return;
    if (type === 'keydown') keyed.add(list);
    else if (type === 'pointerdown') keyed.delete(list);
    else if (type === 'change' && isTrusted && keyed.has(list)) changed.add(list);
    else if (changed.delete(list) || type === 'change') keep(event);
  };
}
