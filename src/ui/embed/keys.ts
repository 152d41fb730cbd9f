/** Which key means what. The letter typed counts first; the place of the key second, for Hebrew and Greek layouts. */

/** A direction with what to step by; a part to put the focus on; or a method. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: '-1',
  ArrowRight: '1',
  'Shift ArrowLeft': '-1 trick',
  'Shift ArrowRight': '1 trick',
  PageUp: '-1 trick',
  PageDown: '1 trick',
  Home: 'first',
  End: 'last',
  0: 'first',
  $: 'last',
  ',': '-1 event',
  '.': '1 event',
  '[': '-1 mark',
  ']': '1 mark',
  p: '-1 mark',
  n: '1 mark',
  ' ': 'toggle',
  f: 'flip',
  v: 'nextView',
  l: '.panel',
  o: '.panel',
  m: '.panel',
  i: '.panel',
  g: '[type=number]',
};

/** Keys that a slider answers even where single letters were switched off. */
const OF_SLIDER = /^(?:Arrow|Page|Home|End)/;

/** Null for no key of ours, with Ctrl, Alt or Meta, and where the key belongs to a button or a field. */
export function actOf(event: KeyboardEvent, keys: boolean): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const target = event.composedPath()[0] as HTMLElement;
  if (target.tagName === 'INPUT') return null;
  if (event.key === ' ' && /^(?:BUTTON|SUMMARY|A)$/.test(target.tagName)) return null;
  // A panel that scrolls keeps the keys that scroll it.
  if (/^(?:Page|Home|End|\s)/.test(event.key) && target.role === 'region') return null;
  if (!keys && !(target.role === 'slider' && OF_SLIDER.test(event.key))) return null;
  const letter = /^\p{L}$/u.test(event.key)
    ? (/[a-z]/i.test(event.key) ? event.key : event.code.slice(3)).toLowerCase()
    : event.key;
  const name = event.shiftKey && letter.startsWith('Arrow') ? `Shift ${letter}` : letter;
  return (Object.hasOwn(KEYS, name) && KEYS[name]) || null;
}
