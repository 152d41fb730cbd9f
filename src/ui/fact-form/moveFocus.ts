/** The arrow keys move between answers, as in any list of choices; Home and End go to the first and the last. */

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus to another answer, as arrow keys, Home and End say. Does nothing for other keys, while
 * somebody types, or past either end.
 */
export function moveFocus(event: KeyboardEvent): void {
  const { key, currentTarget } = event;
  const [target] = event.composedPath();
  if (!(key in STEPS || key === 'Home' || key === 'End') || !(currentTarget instanceof HTMLElement)) return;
  if (target instanceof Element && target.matches('input, textarea, summary')) return;
  const answers = [...currentTarget.querySelectorAll<HTMLElement>('[data-answer]')].filter(
    (one) => one.offsetParent !== null,
  );
  const from = answers.indexOf(target as HTMLElement);
  // In a line from right to left, the left arrow goes forward.
  const isTurned = getComputedStyle(target instanceof Element ? target : currentTarget).direction === 'rtl';
  const step = (STEPS[key] ?? 0) * (isTurned && (key === 'ArrowLeft' || key === 'ArrowRight') ? -1 : 1);
  const to = key === 'Home' ? 0 : key === 'End' ? answers.length - 1 : from < 0 ? 0 : from + step;
  if (answers[to] === undefined) return;
  event.preventDefault();
  answers[to].focus();
}
