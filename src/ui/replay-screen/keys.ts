/** Which key means what. The letter typed counts first; the place of the key second, for Hebrew and Greek layouts. */

export type NamedCommand =
  | 'previous'
  | 'next'
  | 'previousTrick'
  | 'nextTrick'
  | 'start'
  | 'end'
  | 'previousMark'
  | 'nextMark'
  | 'previousEvent'
  | 'nextEvent'
  | 'play'
  | 'turn'
  | 'turnHalf'
  | 'perspective'
  | 'doubleDummy'
  | 'law'
  | 'options'
  | 'machine'
  | 'information'
  | 'goTo'
  | 'say'
  | 'help';

export type Command = NamedCommand | { readonly choose: number };

const BY_KEY: Readonly<Record<string, NamedCommand>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'start',
  End: 'end',
  0: 'start',
  $: 'end',
  '[': 'previousMark',
  ']': 'nextMark',
  ',': 'previousEvent',
  '.': 'nextEvent',
  ' ': 'play',
  '?': 'help',
};

const BY_LETTER: Readonly<Record<string, NamedCommand>> = {
  p: 'previousMark',
  n: 'nextMark',
  f: 'turn',
  v: 'perspective',
  d: 'doubleDummy',
  l: 'law',
  o: 'options',
  m: 'machine',
  i: 'information',
  g: 'goTo',
  s: 'say',
};

/** The letter typed, or, where that is not a Latin one, the one that stands at its place; empty for no letter. */
export function latinOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '';
}

/** The command of a key press; null for none, and always null with Ctrl, Alt or Meta. */
export function commandOf(event: KeyboardEvent, letters: boolean): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (event.key === 'ArrowLeft' && event.shiftKey) return 'previousTrick';
  if (event.key === 'ArrowRight' && event.shiftKey) return 'nextTrick';
  const named = Object.hasOwn(BY_KEY, event.key) ? BY_KEY[event.key] : undefined;
  if (named !== undefined) return letters || event.key.length > 1 || event.key === ' ' ? named : null;
  if (!letters) return null;
  if (/^[1-6]$/.test(event.key)) return { choose: Number(event.key) };
  const latin = latinOf(event);
  const command = Object.hasOwn(BY_LETTER, latin) ? (BY_LETTER[latin] as NamedCommand) : null;
  return command === 'turn' && event.shiftKey ? 'turnHalf' : command;
}

/** True when the key belongs to a field, or to a control that answers this key itself. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  if (target instanceof HTMLInputElement)
    return target.type !== 'radio' || /^(Arrow|\s)/.test(event.key) || event.key === ' ';
  if (event.key === ' ' || event.key === 'Enter')
    return target instanceof HTMLButtonElement || target.tagName === 'SUMMARY' || target.tagName === 'A';
  return false;
}
