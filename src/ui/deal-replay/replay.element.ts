/**
 * A deal one steps through: what every replay does, whether it reads a baked file in an article or is recorded at the desk. It
 * goes from position to position by hand or by itself, answers the keys, and says each step aloud once.
 */

import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { stopFrom, type StepBy } from '../../view/stops.ts';
import type { ButtonName } from './buttons.ts';
import { belongsElsewhere, commandOf, type Command, type NamedCommand, type KeysAnswered } from './keys.ts';
import { positionNamed, USUAL_PACE, type Reel } from '../../view/reel.ts';
import { scaleOf } from './timeline.ts';

/** Steps that follow faster than this are announced once, the last of them. Milliseconds. */
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
  declare at: number;
  /** True while it steps on by itself. */
  declare playing: boolean;
  /** What the live region says. */
  declare news: string;
  /** How much larger than usual the reader has set text, 1 to 2. */
  declare protected scale: number;
  /** Asking for the size of text at each step would make the browser lay out everything at once. */
  readonly #text = new ResizeObserver(([measured]) => {
    // Drawn in the next frame: this one has been laid out.
    requestAnimationFrame(() => (this.scale = scaleOf(measured?.contentRect.width ?? 0)));
  });
  #speaking: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.at = 0;
    this.playing = false;
    this.news = '';
    this.scale = 1;
    this.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || belongsElsewhere(event)) return;
      const command = commandOf(event, this.reach);
      // A key that means nothing here keeps its usual work.
      if (command !== null && this.obeys(command, event)) event.preventDefault();
    });
  }

  /** Null while there is no deal. */
  protected abstract readonly reel: Reel | null;
  protected abstract readonly reach: KeysAnswered;
  /** What one step is unless a key says otherwise. */
  protected abstract readonly stepBy: StepBy;
  /** Playing by itself it stops there. */
  protected abstract readonly pauses: readonly number[];

  /** Playing by itself, milliseconds a step. */
  protected get pace(): number {
    return USUAL_PACE;
  }

  /** Does what a key asks for; false when it means nothing here. */
  protected obeys(command: Command, _event: KeyboardEvent): boolean {
    const act = this.reel && typeof command === 'string' && STEPPING[command];
    if (!act) return false;
    act(this);
    return true;
  }

  /** The text of the live region at the position; null for none. */
  protected abstract newsNow(): string | null;

  /** Another position is shown than `before`. */
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
   * To a position by its number or its name: `12`, `t2.3`, `e23`, `start`, `end`, `first-irregularity`. A number is brought within
   * the deal; a name to which it does not come leads nowhere.
   */
  goTo(place: number | string): void {
    const { reel, at } = this;
    const to = reel && positionNamed(reel, place);
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

  /** Through the next pair of eyes. */
  abstract nextView(): void;

  /** One step after the other until an irregularity or the end. */
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

  /** What a button under the table does. */
  protected press(button: Exclude<ButtonName, 'share'>): void {
    this[button]();
  }

  /** Says the position aloud, once no further step follows at once. */
  protected announceSoon(): void {
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => this.announce(), ANNOUNCE_AFTER);
  }

  announce(): void {
    this.news = this.newsNow() ?? this.news;
  }
}
