/** The desk: follows one live deal of the store, and adds a person's entries, one line or one choice at a time. */

import { BehaviorSubject, filter, firstValueFrom, type Subscription } from 'rxjs';
import { canonical } from '../../../domain/json.ts';
import type { Seat } from '../../../domain/seat.ts';
import type { Table } from '../../../domain/table.ts';
import { nextCaller } from '../../../events/calls.ts';
import type { Fact } from '../../../events/event.ts';
import type { DealRecord } from '../../../events/record.ts';
import { MOST_EVENTS } from '../../../formats/case/readCase.ts';
import { isCalling, takeDown, type TakenDown } from '../../../formats/typed/takeDown.ts';
import { rewrittenText } from '../../../i18n/rewritten.ts';
import { factSentence } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { weighed, type WeighedFact } from '../../../replay/weigh.ts';
import { isStorageCode, type RefusalCode } from '../../../store/codes.ts';
import type { Marks } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import type { ConflictShown, Way } from '../../../ui/conflict/conflict.element.ts';
import type { Waiting } from '../../../store/unsaved.ts';
import {
  isRecordedAlready,
  marksMoved,
  resolution,
  sentencesAfter,
  waysOut,
  type Conflict,
} from './conflict.ts';
import { storedValue, storeValue } from '../browserStorage.ts';
import { noteUnkept } from '../unkept.ts';
import { followed, type Reading } from './following.ts';
import { lettersFor } from '../../../output/typed/letters.ts';
import { NOTHING_TYPED, type Understood } from '../../../ui/record-line/understood.ts';

/** Whether facts can be added to that deal; one that the storage did not take is live in memory. */
export async function isLive(store: Pick<Store, 'live'>, stream: string): Promise<boolean> {
  const found = await firstValueFrom(store.live(stream));
  return found.ok && found.deal.state === 'live';
}

/** The key for lines of this tab that are typed and not entered, by the name of their deal. */
const TYPED = 'dealtrail.typed';
const typedLines = (): Readonly<Record<string, string>> =>
  (storedValue(TYPED, 'sessionStorage') as Record<string, string> | null) ?? {};
/** The lines that the browser refuses to keep, by the name of their deal: they last as long as the page. */
const refusedLines = new Map<string, string>();

/** Why something is not recorded: the storage, which may also leave the record unfinished, a line without meaning, or the limit of facts. */
export type Trouble = RefusalCode | 'notFinished' | 'notUnderstood' | 'tooMany';

export class Desk {
  /** The most facts that a deal can hold. */
  readonly most = MOST_EVENTS;
  readonly stream: string;
  /** What was typed in the line and not entered, before the page was loaded again or the deal opened again. */
  readonly typedBefore: string;
  /** The number of folded events of this stream; -1 until the deal is read, infinite after it is closed. */
  readonly #folded = new BehaviorSubject(-1);
  readonly #store: Store;
  readonly #subscription: Subscription;
  readonly #changed: () => void;
  #timeline: Timeline | null = null;
  #record: DealRecord | null = null;
  /** The number of events of this stream itself, as last reported by the store. */
  #version = 0;
  /** The number of events of its parent before them. */
  #shared = 0;
  /** The conflict with another tab, until a person has chosen. */
  #conflict: Conflict | null = null;

  /** `changed` is called with the deal now and after every fact, from this tab or another; `record` is the stored one. */
  constructor(
    store: Store,
    stream: string,
    reading: Reading,
    changed: (timeline: Timeline, record: DealRecord) => void,
  ) {
    this.#changed = () => {
      if (this.#timeline !== null && this.#record !== null) changed(this.#timeline, this.#record);
    };
    this.stream = stream;
    this.typedBefore = refusedLines.get(stream) ?? typedLines()[stream] ?? '';
    this.#store = store;
    this.#subscription = followed(store, stream, reading).subscribe(({ record, timeline, version }) => {
      this.#record = record;
      this.#version = version;
      this.#shared = timeline.source.events.length - version;
      this.#timeline = timeline;
      this.#changed();
      this.#folded.next(version);
    });
    // Waiting facts that no longer fit, because another tab recorded in their place.
    this.#subscription.add(
      store.held.waiting.subscribe((waiting) => {
        const one = waiting.find((each) => each.stream === stream && each.stranded === 'versionConflict');
        if (one !== undefined && this.#conflict === null)
          void this.#conflicts({ after: one.after, mine: one.facts, marks: one.marks, waiting: one });
      }),
    );
  }

  /** True when the deal is read, so that typed lines can be understood. */
  get isReady(): boolean {
    return this.#timeline !== null;
  }

  /** True while calls are awaited. */
  get isCalling(): boolean {
    return this.#timeline !== null && isCalling(this.#timeline);
  }

  /** Whose call comes next; null if nobody knows who dealt and nobody has called. */
  get caller(): Seat | null {
    return this.#timeline && nextCaller(this.#timeline.record);
  }

  get hasConflict(): boolean {
    return this.#conflict !== null;
  }

  /** The conflict as sentences; null if there is none. */
  conflict(words: Words): ConflictShown | null {
    if (this.#conflict === null || this.#timeline === null) return null;
    const { after, mine, theirs } = this.#conflict;
    const at = this.#shared + after;
    const sentences = (facts: readonly Fact[]): readonly string[] =>
      sentencesAfter(this.#timeline as Timeline, at, facts, words);
    return { mine: sentences(mine), theirs: sentences(theirs), ways: waysOut(this.#conflict) };
  }

  /** Resolves the conflict as a person has chosen. Null if it is stored; otherwise why not. */
  async settle(way: Way): Promise<RefusalCode | null> {
    const conflict = this.#conflict;
    if (conflict === null) return null;
    const version = conflict.after + conflict.theirs.length;
    const facts = resolution(conflict, way);
    const done = await this.#store.append(
      this.stream,
      version,
      facts,
      marksMoved(conflict, way, this.#shared),
    );
    if (!done.ok && done.code === 'versionConflict') {
      await this.#conflicts(conflict);
      return null;
    }
    if (!done.ok && !isStorageCode(done.code)) return done.code;
    this.#conflict = null;
    if (conflict.waiting !== null) this.#store.held.settle(conflict.waiting);
    return null;
  }

  /** Keeps what is typed until it is entered, and returns what it means; somebody is told if the browser refuses to keep it. */
  typed(line: string, words: Words): Understood {
    const { [this.stream]: _before, ...others } = typedLines();
    const lines = line === '' ? others : { ...others, [this.stream]: line };
    const isKept = storeValue(TYPED, lines, 'sessionStorage') || line === '';
    if (isKept) refusedLines.delete(this.stream);
    else refusedLines.set(this.stream, line);
    noteUnkept(`line ${this.stream}`, isKept ? null : 'refused');
    return this.understand(line, words);
  }

  /** What a line would record now, in sentences; nothing is recorded. */
  understand(line: string, words: Words): Understood {
    const read = this.#read(line, words);
    if (read === null || line.trim() === '') return NOTHING_TYPED;
    const { timeline, facts, fault } = read;
    if (fault !== null) return { facts: [], fault };
    const first = timeline.positions.length - facts.length;
    const tableAt = (at: number): Table | null => timeline.positions[at]?.table ?? null;
    return {
      facts: facts.map((fact, index) => ({
        fact,
        sentence: factSentence(fact, tableAt(first + index - 1), words, words.written),
        beside: rewrittenText(timeline.source, first + index, tableAt, words, words.written),
      })),
      fault: null,
    };
  }

  /** Records a line completely or not at all. Null if it is stored; otherwise why not. */
  async enter(line: string, words: Words): Promise<Trouble | null> {
    const read = this.#read(line, words);
    if (read === null || read.fault !== null) return 'notUnderstood';
    return this.#append(read.facts, read.marks);
  }

  /** Records pressed facts, with names of moments to which they refer. */
  record(facts: readonly Fact[], marks: Marks = {}): Promise<Trouble | null> {
    return this.#append(facts, marks);
  }

  /** Records the reason for which the record is finished, unless a try to finish it has recorded it and failed after that. */
  async reason(given: readonly Fact[]): Promise<Trouble | null> {
    const last = this.#timeline?.source.events.slice(-1);
    return canonical(last) === canonical(given) ? null : this.#append(given, {});
  }

  /** What would follow from a fact after `at` events; null before the deal is read. */
  weigh(fact: Fact, at: number): WeighedFact | null {
    return this.#timeline === null ? null : weighed(this.#timeline, at, fact);
  }

  /** Reports the deal again if an older state is shown, which was read before a fact was added and drawn after it. */
  overtake(shown: DealRecord): void {
    if (this.#record !== null && this.#record.events.length > shown.events.length) this.#changed();
  }

  /** Resolves when all stored events are read, so that the next line is understood in its place; or when the desk is closed. */
  async caughtUp(): Promise<void> {
    await firstValueFrom(this.#folded.pipe(filter((folded) => folded >= this.#version)));
  }

  end(): void {
    this.#folded.next(Infinity);
    this.#subscription.unsubscribe();
  }

  #read(line: string, words: Words): TakenDown | null {
    return this.#timeline === null ? null : takeDown(this.#timeline, line, lettersFor(words.settings));
  }

  async #append(facts: readonly Fact[], marks: Marks): Promise<Trouble | null> {
    if (facts.length === 0 && Object.keys(marks).length === 0) return null;
    // A person must first resolve the conflict.
    if (this.hasConflict) return 'versionConflict';
    // A longer deal could not be replayed immediately, and its file would not be read completely.
    const already = this.#timeline?.source.events.length ?? 0;
    if (facts.length > 0 && already + facts.length > this.most) return 'tooMany';
    const after = this.#version;
    const done = await this.#store.append(this.stream, after, facts, marks);
    if (!done.ok && done.code === 'versionConflict') {
      // Whoever leaves before he has chosen finds the conflict again when he comes back.
      const waiting: Waiting = { stream: this.stream, after, facts, marks, stranded: done.code };
      if (!(await this.#conflicts({ after, mine: facts, marks, waiting }))) return null;
      this.#store.keepRefused(waiting);
    }
    // Facts that the storage does not accept are kept in memory and tried again; a notice reports it all the time.
    if (!done.ok && !isStorageCode(done.code)) return done.code;
    if (done.ok) this.#version = done.version;
    return null;
  }

  /** False if there is nothing to decide, because the other tab has recorded the same. */
  async #conflicts(one: Omit<Conflict, 'theirs'>): Promise<boolean> {
    const now = await this.#store.read(this.stream);
    if (!now.ok) return true;
    const theirs = now.events.slice(one.after).map(({ event }) => event);
    const isSame = isRecordedAlready({ ...one, theirs }, now.deal.marks);
    if (isSame && one.waiting !== null) this.#store.held.settle(one.waiting);
    this.#conflict = isSame ? null : { ...one, theirs };
    this.#changed();
    return !isSame;
  }
}
