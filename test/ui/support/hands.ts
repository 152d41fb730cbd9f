/** Two ways to work the built page as a person does: a finger on a phone, and the keys of a keyboard. Both count what they do. */

import { sendKeys } from '@web/test-runner-commands';
import { inside, waited } from './builtPage.ts';
import { deepElements } from './open.ts';

/** What a person has done so far. A long press is held twice as long as the press itself takes. */
export interface Effort {
  readonly presses: number;
  readonly held: number;
  readonly keys: number;
  /** Times the page had to be moved before what was wanted could be reached. */
  readonly scrolls: number;
}

/** Milliseconds: what a press or a key is taken to cost, and how long a long press is held besides. */
const PRESS = 250;
const HOLD = 500;

export const secondsOf = ({ presses, held, keys, scrolls }: Effort): number =>
  ((presses + keys + scrolls) * PRESS + held * HOLD) / 1000;

export const since = (now: Effort, before: Effort): Effort => ({
  presses: now.presses - before.presses,
  held: now.held - before.held,
  keys: now.keys - before.keys,
  scrolls: now.scrolls - before.scrolls,
});

export class Person {
  readonly frame: HTMLIFrameElement;
  effort: Effort = { presses: 0, held: 0, keys: 0, scrolls: 0 };

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame;
  }

  /** The first such element anywhere in the page, once it is there. */
  find<Found extends HTMLElement = HTMLElement>(
    selector: string,
    test: (one: Found) => boolean = () => true,
  ): Promise<Found> {
    return waited(`there is ${selector} ${String(test)}`, () => this.seen(selector, test));
  }

  seen<Found extends HTMLElement = HTMLElement>(
    selector: string,
    test: (one: Found) => boolean = () => true,
  ): Found | undefined {
    return (deepElements(inside(this.frame)) as Found[]).find((one) => one.matches(selector) && test(one));
  }

  async press(element: HTMLElement): Promise<void> {
    await this.reach(element);
    this.count('presses');
    element.click();
  }

  async hold(element: HTMLElement): Promise<void> {
    await this.reach(element);
    this.count('presses');
    this.count('held');
    const { MouseEvent: Pressed } = this.frame.contentWindow as Window & typeof globalThis;
    element.dispatchEvent(new Pressed('contextmenu', { cancelable: true }));
  }

  /** With the letters of the phone, each a press. */
  async write(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
    await this.press(field);
    this.count('presses', text.length);
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }

  /** Opens the list and takes the entry. */
  async take(field: HTMLSelectElement, value: string): Promise<void> {
    await this.press(field);
    this.count('presses');
    field.value = value;
    field.dispatchEvent(new Event('change'));
  }

  async key(press: string): Promise<void> {
    this.count('keys');
    await sendKeys({ press });
  }

  async type(text: string): Promise<void> {
    this.count('keys', text.length);
    await sendKeys({ type: text });
  }

  /** With the tabulator, as often as it takes. */
  async tabTo(element: HTMLElement): Promise<void> {
    for (let tabs = 0; this.focused !== element; tabs++) {
      if (tabs > 80) throw new Error(`The tabulator does not come to ${nameOf(element)}.`);
      await this.key('Tab');
    }
  }

  get focused(): Element | null {
    let found = this.frame.contentDocument!.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return found;
  }

  private count(what: keyof Effort, more = 1): void {
    this.effort = { ...this.effort, [what]: this.effort[what] + more };
  }

  /** A finger presses what lies on top: what something else covers has to be moved into sight first. */
  private async reach(element: HTMLElement): Promise<void> {
    if (this.isOnTop(element)) return;
    this.count('scrolls');
    element.scrollIntoView({ block: 'center' });
    await waited(`it can be reached: ${nameOf(element)}`, () => this.isOnTop(element));
  }

  private isOnTop(element: HTMLElement): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = [left + width / 2, top + height / 2] as const;
    let found = this.frame.contentDocument!.elementFromPoint(...at);
    for (
      let inner = found?.shadowRoot?.elementFromPoint(...at);
      inner && inner !== found;
      inner = found?.shadowRoot?.elementFromPoint(...at)
    )
      found = inner;
    return found !== null && (element === found || element.contains(found));
  }
}

const nameOf = (element: HTMLElement): string =>
  `${element.localName} ${element.className} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)}`;
