/** The commands of the keys, the same in every replay. The typed letter decides; on a Hebrew or Greek layout the position of the key does. */

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

/**
 * The keys that have a command: all; those that type no character (WCAG 2.1.4); or, on the slider itself, only the keys of a
 * slider.
 */
export type KeysAnswered = 'all' | 'withoutLetters' | 'slider';

/** These keys go by trick on the slider and scroll the page everywhere else. */
const BY_PAGE: Readonly<Record<string, NamedCommand>> = { PageUp: 'previousTrick', PageDown: 'nextTrick' };

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

/** The typed letter, or for a letter that is not Latin the one at the same position of a Latin keyboard; empty for other keys. */
export function latinOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '';
}

/** The command of a key press; null for none, and always null with Ctrl, Alt or Meta. */
export function commandOf(event: KeyboardEvent, reach: KeysAnswered): Command | null {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const isOnSlider = targetOf(event)?.role === 'slider';
  if (isOnSlider && Object.hasOwn(BY_PAGE, key)) return BY_PAGE[key] ?? null;
  if (reach === 'slider' && !(isOnSlider && /^(?:Arrow|Home|End)/.test(key))) return null;
  if (key === 'ArrowLeft' && shiftKey) return 'previousTrick';
  if (key === 'ArrowRight' && shiftKey) return 'nextTrick';
  const named = Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : undefined;
  if (named !== undefined) return reach === 'all' || key.length > 1 || key === ' ' ? named : null;
  if (reach !== 'all') return null;
  if (/^[1-6]$/.test(key)) return { choose: Number(key) };
  const letter = latinOf(event);
  const command = Object.hasOwn(BY_LETTER, letter) ? (BY_LETTER[letter] as NamedCommand) : null;
  return command === 'turn' && shiftKey ? 'turnHalf' : command;
}

/** True when the key belongs to a field, to a control that answers this key itself, or to a panel that it scrolls. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  const { key } = event;
  const target = targetOf(event);
  if (target === null) return false;
  if (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' || /^(?:Arrow|\s)/.test(key);
  if (target.role === 'region') return /^(?:Home|End|\s)/.test(key);
  return /^(?:\s|Enter)$/.test(key) && /^(?:BUTTON|SUMMARY|A)$/.test(target.tagName);
}

function targetOf(event: KeyboardEvent): HTMLElement | null {
  const [target] = event.composedPath();
  return target instanceof HTMLElement ? target : null;
}
