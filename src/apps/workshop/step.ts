/** History steps for what opens in front of a screen: opening goes to its own address, closing goes back. The address holds the state. */

/** Milliseconds for which a step back may take, before the page goes on without it. */
const LONGEST_STEP = 1000;

/** Set while a step back has been requested but not done: until then the address is still that of what was closed. */
let leaving: Promise<void> | null = null;

/** A promise that resolves as soon as the address is that of the shown screen; null if it already is. */
export function arriving(): Promise<void> | null {
  return leaving;
}

/**
 * Goes on to an address and adds it to the browser's history.
 * @param from the address of what is shown now, as it is to be found again by stepping back
 */
export function stepTo(hash: string, from: string): void {
  if (leaving !== null) {
    void leaving.then(() => stepTo(hash, from));
    return;
  }
  history.replaceState(history.state, '', from);
  history.pushState({ step: true }, '', hash);
  dispatchChange();
}

/** Replaces the address of what is open in front, so that closing leads to where the first was opened. */
export function stepAcross(hash: string): void {
  history.replaceState(history.state, '', hash);
  dispatchChange();
}

/** A plain press of a link; with a modifier key the browser opens it elsewhere. */
export const isForThisTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey;

/** Goes to another finding by replacing the address, so that the way back always leads to the list. */
export function acrossFindings(event: MouseEvent): void {
  const link = event
    .composedPath()
    .find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement && one.matches('.ways a'));
  if (link === undefined || !isForThisTab(event)) return;
  event.preventDefault();
  stepAcross(link.hash);
}

/**
 * Goes one step back in the history. Stays and replaces the address where the page was opened at this
 * very address.
 * @param instead the address to show in that case
 */
export function stepBack(instead: string): void {
  if (leaving !== null) return;
  if ((history.state as { step?: true } | null)?.step !== true) {
    history.replaceState(null, '', instead);
    dispatchChange();
    return;
  }
  leaving = new Promise((done) => {
    // This comes before the event of the changed address, so that its listeners find the new state.
    const arrived = (): void => {
      removeEventListener('popstate', arrived);
      clearTimeout(late);
      leaving = null;
      done();
    };
    addEventListener('popstate', arrived);
    // The step may have moved a frame inside the page; then the address is replaced, because everything waits for it.
    const late = setTimeout(() => {
      arrived();
      history.replaceState(null, '', instead);
      dispatchChange();
    }, LONGEST_STEP);
  });
  history.back();
}

/** The browser sends no event when a page writes the address itself. */
function dispatchChange(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}
