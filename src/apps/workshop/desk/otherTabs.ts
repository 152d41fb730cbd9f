/** Another tab may finish the record that is on screen, or continue it. */

import type { ReactiveController } from 'lit';
import type { StoredDeal } from '../../../store/deal.ts';
import type { Host } from '../host.ts';
import { dealShown } from '../keeping/kept.ts';

interface Followed {
  /** Null while nothing is recorded. */
  readonly desk: object | null;
  lookAgain(): void;
  finished(): void;
}

export class OtherTabs implements ReactiveController {
  readonly #host: Host;
  readonly #recording: Followed;
  /** The deal on screen, as the list of the stored deals had it last. */
  #known: StoredDeal | undefined;

  constructor(host: Host, recording: Followed) {
    this.#host = host;
    this.#recording = recording;
  }

  hostUpdated(): void {
    const { route, kept } = this.#host;
    const before = this.#known;
    const own = dealShown(route, kept);
    this.#known = own;
    if (before?.stream !== own?.stream || before?.state === own?.state) return;
    const isHere = this.#recording.desk !== null;
    if (own?.state === 'live' && !isHere) this.#recording.lookAgain();
    else if (own?.state === 'closed' && isHere) this.#recording.finished();
  }
}
