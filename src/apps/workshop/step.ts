/** A step of the history for what opens in front of a screen: the way back closes it, and closing it takes the step back. */

/** @param from where one is, as it is to be found again */
export function stepTo(hash: string, from: string): void {
  history.replaceState(history.state, '', from);
  addEventListener('hashchange', () => history.replaceState({ step: true }, ''), { once: true });
  location.hash = hash;
}

/** @param instead where one is then, if somebody came in by the address itself */
export function stepBack(instead: string): void {
  if ((history.state as { step?: true } | null)?.step === true) history.back();
  else location.replace(instead);
}
