/** Recording without looking at the screen: each fact is announced, and the focus moves on if the pressed control has gone. */

import { focused } from '../focused.ts';
import type { LitElement } from 'lit';
import { isFull, suitLed } from '../../../domain/trick.ts';
import type { Values } from '../../../ui/fact-form/candidates.ts';
import type { KindWord } from '../../../ui/fact-form/kinds.ts';
import type { Replay } from '../../../view/replay.ts';
import type { NowElement } from '../../../ui/now/now.element.ts';
import type { ReplayScreenElement } from '../../../ui/replay-screen/replay-screen.element.ts';
import { inOrder } from '../../../i18n/inOrder.ts';
import { rewrittenText } from '../../../i18n/rewritten.ts';
import { belongsElsewhere, latinOf } from '../../../ui/deal-replay/keys.ts';
import { newsAt } from '../../../ui/replay-screen/news.ts';

/** Milliseconds: facts that follow faster are announced together. */
const ANNOUNCED_AFTER = 300;
/** The questions of keys: what else happened, a revoke that somebody mentions, a claim, a card taken back. */
const ASKED: Readonly<Record<string, KindWord | undefined>> = {
  e: undefined,
  r: 'attention',
  c: 'claim',
  x: 'withdrawn',
};

/** The desk, as far as keys use it. */
interface Pressed {
  readonly isOn: boolean;
  ask(of: null, kind?: KindWord, presumed?: Values): Promise<void>;
  takeBack(): Promise<void>;
}

interface Page {
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<unknown>;
}

/** The first card that follows suit, because Enter pressed twice would play another one; else the first control of the hand. */
function nextCard(hand: Element, replay: Replay | null): HTMLElement | null {
  const trick = replay?.table(replay.last).trick ?? null;
  const led = trick === null || isFull(trick) ? null : suitLed(trick);
  return (
    hand.querySelector<HTMLElement>(`button[data-suit="${led}"]`) ?? hand.querySelector<HTMLElement>('button')
  );
}

export class DeskAccess {
  readonly #page: Page;
  #speaking: ReturnType<typeof setTimeout> | undefined;
  /** The next position to announce; null if there is none. */
  #announced: number | null = null;
  /** Where a key was pressed: on a card, or on a button beside the table. The control may be gone after recording. */
  #pressedIn: 'hand' | 'box' | 'elsewhere' | null = null;
  /** The choice or answer that was taken by key: the next ones may stand in the same buttons. */
  #taken: HTMLElement | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Call it when somebody presses something that is recorded. */
  pressed(): void {
    const [button, ...around] = focused();
    const isKey = button?.matches(':focus-visible') === true;
    const host = around[0]?.localName ?? '';
    this.#pressedIn = !isKey
      ? null
      : host === 'dt-table'
        ? 'hand'
        : host === 'dt-call-pad'
          ? 'box'
          : 'elsewhere';
    const isInCard = around.some(({ localName }) => localName === 'dt-now');
    this.#taken = isKey && isInCard ? (button as HTMLElement) : null;
  }

  /** What was pressed is not stored: a later entry has nothing to do with that button. */
  refused(): void {
    this.#taken = null;
  }

  /** The deal has changed from `before` to `now`, in this tab or another. */
  goneOn(before: Replay, now: Replay): void {
    // Another hand is in turn again: Enter on the card that has the focus would play it out of turn.
    if (this.#pressedIn === 'hand' && now.record.events.at(-1)?.type === 'Undone')
      (focused()[0] as HTMLElement | undefined)?.blur();
    // Enter on the button that has the focus would take a choice that only now stands there.
    this.#taken?.blur();
    this.#taken = null;
    void this.keepFocus();
    if (now.last <= before.last) return;
    this.#announced ??= before.last;
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => void this.#announce(), ANNOUNCED_AFTER);
  }

  /** If the pressed control is gone, focuses the hand in turn, or the card about this moment. */
  async keepFocus(): Promise<void> {
    await this.#page.updateComplete;
    const screen = this.#screen;
    await screen?.updateComplete;
    // The pressed control is painted first.
    await new Promise((done) => setTimeout(done));
    const [innermost] = focused();
    if (screen === null || (innermost !== document.body && innermost !== undefined)) return;
    const pressedIn = this.#pressedIn;
    this.#pressedIn = null;
    if (pressedIn === null) {
      screen.focusTitle();
      return;
    }
    const table = screen.renderRoot.querySelector<LitElement>('dt-table');
    await table?.updateComplete;
    const hand = table?.renderRoot.querySelector('.hand.active');
    const card = pressedIn !== 'elsewhere' && hand ? nextCard(hand, screen.replay) : null;
    const now = screen.renderRoot.querySelector<NowElement>('dt-now');
    (card ?? now?.renderRoot.querySelector<HTMLElement>('#now'))?.focus();
  }

  /** Handles a key of the desk, outside fields and forms; true if it had a meaning. */
  key(event: KeyboardEvent, desk: Pressed): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
    const path = event.composedPath();
    const [target] = path;
    const isHere = path.some((one) => one instanceof Element && one.localName === 'replay-screen');
    if (!desk.isOn || belongsElsewhere(event) || path.some((one) => one instanceof HTMLDialogElement))
      return false;
    if (event.key === '/') {
      const line = this.#page.renderRoot.querySelector<HTMLElement>('dt-record-line');
      line?.focus();
      return line !== null;
    }
    if (this.#screen?.preferences.letterKeys !== true || (!isHere && target !== document.body)) return false;
    const letter = latinOf(event);
    // On a card it asks what else happened with that card.
    if (letter === 'e' && target instanceof Element && target.matches('button.card'))
      target.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }));
    else if (letter === 'u') void desk.takeBack();
    else if (Object.hasOwn(ASKED, letter))
      void desk.ask(null, ASKED[letter], letter === 'r' ? { to: 'revoke' } : {});
    else return false;
    return true;
  }

  end(): void {
    clearTimeout(this.#speaking);
  }

  get #screen(): ReplayScreenElement | null {
    return this.#page.renderRoot.querySelector('replay-screen');
  }

  async #announce(): Promise<void> {
    const screen = this.#screen;
    const from = this.#announced;
    this.#announced = null;
    if (screen === null || screen.replay === null || from === null) return;
    const { replay, words, preferences } = screen;
    const texts: string[] = [];
    for (let at = from + 1; at <= replay.last; at++) {
      texts.push(newsAt(replay, at, words, preferences.perspective));
      texts.push(rewrittenText(replay.record, at, (place) => replay.table(place), words, words.spoken));
    }
    const news = inOrder(texts.filter((one) => one !== ''));
    // An equal text must change in between to be announced again.
    if (screen.news === news) {
      screen.news = '';
      await screen.updateComplete;
      await new Promise((done) => setTimeout(done, 50));
    }
    screen.news = news;
  }
}
