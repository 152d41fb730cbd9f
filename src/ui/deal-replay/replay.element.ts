/**
 * The base class of every replay, of a baked file in an article as of a deal recorded at the desk. The reader steps through the
 * positions or lets them play, with keys as with buttons, and a screen reader announces each step once.
 */

import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { stopFrom, type StepBy } from '../../view/stops.ts';
import type { ButtonName } from './buttons.ts';
import { belongsElsewhere, commandOf, type Command, type NamedCommand, type KeysAnswered } from './keys.ts';
import { positionNamed, USUAL_PACE, type Reel } from '../../view/reel.ts';
import { scaleOf } from './timeline.ts';

/** If steps follow each other faster than this, only the last is announced. Milliseconds. */
const ANNOUNCE_AFTER = 300;
const STEPPING: Readonly<Partial<Record<NamedCommand, (on: ReplayElement) => void>>> = {
  previous: (on) => on.prev(),
  next: (on) => on.next(),
  previousTrick: (on) => on.go(-1, 'trick'),
  nextTrick: (on) => on.go(1, 'trick'),
  previousEvent: (on) => on.go(-1, 'event'),
  nextEvent: (on) => on.go(1, 'event'),
  previousMark: (on) => on.previousIrregularity(),
  nextMark: (on) => on.nextIrregularity(),
  start: (on) => on.first(),
  end: (on) => on.last(),
  play: (on) => on.toggle(),
  turn: (on) => on.flip(),
  turnHalf: (on) => {
    on.flip();
    on.flip();
  },
  perspective: (on) => on.nextView(),
};

export abstract class ReplayElement extends LitElement {
  static override properties: PropertyDeclarations = {
    at: { attribute: false },
    playing: { state: true },
    news: { state: true },
    scale: { state: true },
  };
  /** The position: number of events that have happened. */
  at = 0;
  /** True while the replay plays. */
  playing = false;
  /** The text of the live region. */
  news = '';
  /** How much larger than usual the reader has set text, 1 to 2. */
  protected scale = 1;
  /** Kept, because measuring the text at each step would force the browser to lay out everything at once. */
  readonly #text = new ResizeObserver(([measured]) => {
    // In the next frame, since this one has been laid out already.
    requestAnimationFrame(() => (this.scale = scaleOf(measured?.contentRect.width ?? 0)));
  });
  #speaking: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || belongsElsewhere(event)) return;
      const command = commandOf(event, this.reach);
      // A key without a command here keeps its default action.
      if (command !== null && this.obeys(command, event)) event.preventDefault();
    });
  }

  /** Null while there is no deal. */
  protected abstract readonly reel: Reel | null;
  protected abstract readonly reach: KeysAnswered;
  /** The size of one step unless a key asks for another. */
  protected abstract readonly stepBy: StepBy;
  /** The positions at which playing stops. */
  protected abstract readonly pauses: readonly number[];

  /** Milliseconds between two steps while the replay plays. */
  protected get pace(): number {
    return USUAL_PACE;
  }

  /** Performs the command of a key; false if this replay does not have it. */
  protected obeys(command: Command, _event: KeyboardEvent): boolean {
    const act = this.reel && typeof command === 'string' && STEPPING[command];
    if (!act) return false;
    act(this);
    return true;
  }

  /** The text of the live region at the position; null for none. */
  protected abstract newsNow(): string | null;

  /** Called after the position has changed from `before`. */
  protected abstract stepped(before: number): void;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#text.disconnect();
    this.pause();
    clearTimeout(this.#speaking);
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const letter = this.renderRoot.querySelector('.letter-size');
    if (letter !== null) this.#text.observe(letter);
  }

  /**
   * Goes to a position by its number or its name: `12`, `t2.3`, `e23`, `start`, `end`, `first-irregularity`. A number beyond the deal
   * goes to its end; a name that the deal does not reach changes nothing.
   */
  goTo(position: number | string): void {
    const { reel, at } = this;
    const to = reel && positionNamed(reel, position);
    if (to === null || to === at) return;
    this.at = to;
    this.announceSoon();
    this.stepped(at);
  }

  /** Goes to the next stop in that direction; stays when there is none. */
  go(direction: 1 | -1, by: StepBy | 'mark' = this.stepBy): void {
    if (this.reel !== null) this.goTo(stopFrom(this.reel.stops[by], this.at, direction));
  }

  next(): void {
    this.go(1);
  }
  prev(): void {
    this.go(-1);
  }
  first(): void {
    this.goTo('start');
  }
  last(): void {
    this.goTo('end');
  }
  nextIrregularity(): void {
    this.go(1, 'mark');
  }
  previousIrregularity(): void {
    this.go(-1, 'mark');
  }

  /** Turns the table: a quarter turn clockwise. */
  abstract flip(): void;

  /** Changes the view to the next perspective. */
  abstract nextView(): void;

  /** Plays up to the next irregularity or the end. */
  play(): void {
    const { reel } = this;
    if (reel === null || this.playing || this.at >= reel.last) return;
    this.playing = true;
    this.#ticking = setInterval(() => {
      this.next();
      if (this.at >= (this.reel?.last ?? 0) || this.pauses.includes(this.at)) this.pause();
    }, this.pace);
  }

  pause(): void {
    clearInterval(this.#ticking);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Performs the command of a button under the table. */
  protected press(button: Exclude<ButtonName, 'share'>): void {
    this[button]();
  }

  /** Announces the position once no further step follows within the pause. */
  protected announceSoon(): void {
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => this.announce(), ANNOUNCE_AFTER);
  }

  announce(): void {
    this.news = this.newsNow() ?? this.news;
  }
}
