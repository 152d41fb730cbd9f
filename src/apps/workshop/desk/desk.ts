/** The desk: one live deal, followed as the store tells it, and what a person adds to it, one line or one choice at a time. */

import { firstValueFrom, type Subscription } from 'rxjs';
import type { Fact } from '../../../events/event.ts';
import type { RecordHeader } from '../../../events/record.ts';
import { takeDown, type TakenDown } from '../../../formats/typed/takeDown.ts';
import type { RankLetters } from '../../../formats/typed/values.ts';
import type { Rank } from '../../../domain/card.ts';
import { factSentence } from '../../../i18n/sentence.ts';
import { LETTER_SETS, lettersOf, type Settings } from '../../../i18n/settings.ts';
import type { Words } from '../../../i18n/words.ts';
import type { LawSet } from '../../../lawbook/editions.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { isStorageCode, type RefusalCode } from '../../../store/codes.ts';
import type { Marks } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import { followed } from './following.ts';
import { NOTHING_TYPED, type Understood } from '../../../ui/record-line/understood.ts';

const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J'];

/** What ace, king, queen and jack are called in the reader’s letters. */
function lettersFor(settings: Settings): RankLetters {
  const letters = LETTER_SETS[lettersOf(settings)];
  return Object.fromEntries(letters.map((letter, index) => [letter.toUpperCase(), RANKS[index] as Rank]));
}

/** Whether facts can be added to that deal; one that the storage did not take is live in memory. */
export async function isLive(store: Pick<Store, 'live'>, stream: string): Promise<boolean> {
  const found = await firstValueFrom(store.live(stream));
  return found.ok && found.deal.state === 'live';
}

export class Desk {
  readonly stream: string;
  readonly #store: Store;
  readonly #subscription: Subscription;
  #timeline: Timeline | null = null;
  /** Events of this stream itself, as the store last told it. */
  #version = 0;

  /** `changed` hears the deal now and after every fact, whoever added it, in this tab or another. */
  constructor(
    store: Store,
    stream: string,
    lawsOf: (header: RecordHeader) => LawSet,
    changed: (timeline: Timeline) => void,
  ) {
    this.stream = stream;
    this.#store = store;
    this.#subscription = followed(store, stream, lawsOf).subscribe(({ timeline, version }) => {
      this.#version = version;
      this.#timeline = timeline;
      changed(timeline);
    });
  }

  /** What a line would record now, in sentences; nothing is recorded. */
  understand(line: string, words: Words): Understood {
    const read = this.#read(line, words);
    if (read === null || line.trim() === '') return NOTHING_TYPED;
    const { timeline, facts, fault } = read;
    if (fault !== null) return { facts: [], fault: words.typing.fault({ line: null, ...fault }) };
    const first = timeline.positions.length - facts.length;
    return {
      facts: facts.map((fact, index) =>
        factSentence(fact, timeline.positions[first + index - 1]?.table ?? null, words, words.written),
      ),
      fault: null,
    };
  }

  /** Records a line, all of it or nothing. Null when it is stored; otherwise why it is not. */
  async enter(line: string, words: Words): Promise<RefusalCode | 'notUnderstood' | null> {
    const read = this.#read(line, words);
    if (read === null || read.fault !== null) return 'notUnderstood';
    return this.#append(read.facts, read.marks);
  }

  /** Records facts that somebody pressed instead of typing them. */
  record(facts: readonly Fact[]): Promise<RefusalCode | null> {
    return this.#append(facts, {});
  }

  end(): void {
    this.#subscription.unsubscribe();
  }

  #read(line: string, words: Words): TakenDown | null {
    return this.#timeline === null ? null : takeDown(this.#timeline, line, lettersFor(words.settings));
  }

  async #append(facts: readonly Fact[], marks: Marks): Promise<RefusalCode | null> {
    if (facts.length === 0 && Object.keys(marks).length === 0) return null;
    const done = await this.#store.append(this.stream, this.#version, facts, marks);
    // What the storage does not take is kept in memory and tried again; the notices say so all the time.
    if (!done.ok && !isStorageCode(done.code)) return done.code;
    if (done.ok) this.#version = done.version;
    return null;
  }
}
