/** What the elements of the page share: how their properties are declared, the reader's words, and events for the page around them. */

import { LitElement, type PropertyDeclarations } from 'lit';
import type { Words } from '../i18n/words.ts';
import type { Moment, Replay } from '../view/replay.ts';
import { judgeMediaAgain } from './mediaAgain.ts';

const declared = (names: readonly string[], options: object): PropertyDeclarations =>
  Object.fromEntries(names.map((name) => [name, options]));

/** Declares properties that the page around an element sets, by script alone: none of them is an attribute. */
export const given = (...names: readonly string[]): PropertyDeclarations =>
  declared(names, { attribute: false });

/** Declares the state that an element keeps for itself. */
export const own = (...names: readonly string[]): PropertyDeclarations => declared(names, { state: true });

/** An element with sentences. */
export abstract class PageElement extends LitElement {
  static override properties = given('words');
  declare words: Words;

  override connectedCallback(): void {
    judgeMediaAgain((this.constructor as typeof PageElement).elementStyles);
    super.connectedCallback();
  }

  /** Sends an event to the page around the element, whatever shadow root the element is in. */
  protected readonly send = (name: string, detail: unknown = null): void => {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
}

/** A panel about one moment of a deal. */
export abstract class MomentElement extends PageElement {
  static override properties = given('replay', 'moment');
  declare replay: Replay;
  declare moment: Moment;
}
