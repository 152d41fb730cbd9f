/**
 * Where the reader stands in a timeline, and how that moves: by hand, at a pace, or with the table while a deal is being
 * recorded. Knows nothing of what a position holds.
 */

import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  interval,
  map,
  type Observable,
  type Subscription,
} from 'rxjs';

/** What the player needs of a timeline: `positions[n]` is after n events. */
export interface Steps {
  readonly positions: readonly unknown[];
}

/** A value that changes, with its present state at hand. */
export interface Changing<T> extends Observable<T> {
  readonly value: T;
}

export class Player<T extends Steps> {
  readonly #timeline: BehaviorSubject<T>;
  readonly #index: BehaviorSubject<number>;
  readonly #playing = new BehaviorSubject(false);
  #pauses: ReadonlySet<number>;
  #ticks: Subscription | null = null;

  readonly timeline: Changing<T>;
  /** Number of events that have happened where the reader stands: 0 to `last`. */
  readonly index: Changing<number>;
  readonly playing: Changing<boolean>;
  /** The position at the index; changes also when an amendment changes the past. */
  readonly position: Observable<T['positions'][number]>;

  /** Starts at `index`; playing halts at each of `pauses`. */
  constructor(timeline: T, { index = 0, pauses = [] }: { index?: number; pauses?: Iterable<number> } = {}) {
    this.#timeline = new BehaviorSubject(timeline);
    this.#index = new BehaviorSubject(0);
    this.#pauses = new Set(pauses);
    this.timeline = this.#timeline;
    this.index = this.#index;
    this.playing = this.#playing;
    this.position = combineLatest([this.#timeline, this.#index]).pipe(
      map(([{ positions }, at]) => positions[Math.min(at, positions.length - 1)]),
      distinctUntilChanged(),
    );
    this.goTo(index);
  }

  /** The index of the last position. */
  get last(): number {
    return Math.max(0, this.#timeline.value.positions.length - 1);
  }

  /** The nearest index there is; nothing else changes, so that playing goes on from there. */
  goTo(index: number): void {
    const whole = Number.isFinite(index) ? Math.trunc(index) : index > 0 ? this.last : 0;
    const at = Math.min(Math.max(whole, 0), this.last);
    if (at !== this.#index.value) this.#index.next(at);
  }

  next(): void {
    this.goTo(this.#index.value + 1);
  }

  previous(): void {
    this.goTo(this.#index.value - 1);
  }

  /** To the nearest of `stops` further on (ends of tricks, irregularities); stays when there is none. */
  nextOf(stops: Iterable<number>): void {
    const ahead = [...stops].filter((stop) => stop > this.#index.value && stop <= this.last);
    if (ahead.length > 0) this.goTo(Math.min(...ahead));
  }

  previousOf(stops: Iterable<number>): void {
    const behind = [...stops].filter((stop) => stop < this.#index.value && stop >= 0);
    if (behind.length > 0) this.goTo(Math.max(...behind));
  }

  /** One step each `pace` milliseconds, until a marked index or the end. Does nothing at the end. */
  play(pace: number): void {
    this.pause();
    if (this.#index.value >= this.last) return;
    this.#playing.next(true);
    this.#ticks = interval(Math.max(1, pace)).subscribe(() => {
      this.next();
      // Whoever listens may have paused at this very step.
      if (this.#pauses.has(this.#index.value) || this.#index.value >= this.last) this.pause();
    });
  }

  pause(): void {
    this.#ticks?.unsubscribe();
    this.#ticks = null;
    if (this.#playing.value) this.#playing.next(false);
  }

  setPauses(pauses: Iterable<number>): void {
    this.#pauses = new Set(pauses);
  }

  /**
   * The same deal with more events, or refolded after an amendment. A reader who stood at the end stays at the end; one who
   * looks at something earlier is left in peace.
   */
  extend(timeline: T): void {
    const following = this.#index.value >= this.last && !this.#playing.value;
    this.#timeline.next(timeline);
    this.goTo(following ? this.last : this.#index.value);
  }

  /** Stops and completes every stream. */
  end(): void {
    this.pause();
    this.#index.complete();
    this.#playing.complete();
    this.#timeline.complete();
  }
}
