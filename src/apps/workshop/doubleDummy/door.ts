/** Double dummy beside the replay: the solver is loaded when it is turned on, and ended when it is turned off or a hand is hidden. */

import type { ReactiveController } from 'lit';
import type { Advice } from '../../../ui/doubleDummy/advice.ts';
import type { Host } from '../host.ts';
import type { Advising } from './advising.ts';

export class DoubleDummyDoor implements ReactiveController {
  /** Null if it is not shown. */
  advice: Advice | null = null;
  readonly #host: Host;
  #advising: Advising | null = null;
  #state: 'away' | 'coming' | 'failed' = 'away';
  /** The number of the drawing asked of the browser; 0 if none: all changes before it are drawn together. */
  #drawing = 0;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.advice = this.#now();
    if (this.advice === null) this.#advising?.rest();
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    this.#advising?.rest();
  }

  #now(): Advice | null {
    const { screen, at, choices } = this.#host;
    const { doubleDummy, perspective } = choices.preferences;
    if (screen.show !== 'replay' || !doubleDummy || perspective !== 'open') {
      this.#state = 'away';
      return null;
    }
    const { replay } = screen;
    const now = Math.min(at, replay.last);
    if (this.#advising !== null) return this.#advising.at(replay, now);
    if (this.#state === 'away') void this.#load();
    return { replay, at: now, cards: this.#state === 'failed' ? 'failed' : 'asked', along: [] };
  }

  async #load(): Promise<void> {
    this.#state = 'coming';
    try {
      const [{ Advising: Opened }, { startSolver }] = await Promise.all([
        import('./advising.ts'),
        import('./asking.ts'),
      ]);
      this.#advising ??= new Opened(startSolver, () => this.#draw());
    } catch (error) {
      reportError(error);
      // The failure is shown beside the table; turning it off and on tries again.
      this.#state = 'failed';
    }
    this.#host.requestUpdate();
  }

  #draw(): void {
    if (this.#drawing !== 0) return;
    this.#drawing = requestAnimationFrame(() => {
      this.#drawing = 0;
      this.#host.requestUpdate();
    });
  }
}
