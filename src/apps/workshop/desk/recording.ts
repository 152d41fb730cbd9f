/** Recording in the workshop. A live deal is followed and extended; any other deal continues on a live copy. */

import type { ReactiveController } from 'lit';
import type { DealRecord } from '../../../events/record.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import type { Fact } from '../../../events/event.ts';
import { unknownPlay } from '../../../events/remembered.ts';
import type { WeighedFact } from '../../../replay/weigh.ts';
import type { Marks } from '../../../store/deal.ts';
import type { FinishElement } from '../../../ui/finish/finish.element.ts';
import type { FactFormElement } from '../../../ui/fact-form/fact-form.element.ts';
import type { CardPressed } from '../../../ui/table/press.ts';
import type { Replay } from '../../../view/replay.ts';
import type { ReplayScreenElement } from '../../../ui/replay-screen/replay-screen.element.ts';
import type { RecordLineElement } from '../../../ui/record-line/record-line.element.ts';
import type { Understood } from '../../../ui/record-line/understood.ts';
import type { Way } from '../../../ui/conflict/conflict.element.ts';
import type { At } from '../address.ts';
import { arriving } from '../step.ts';
import { Beginning, reasonGiven } from './beginning.ts';
import type { Desk, Trouble } from './desk.ts';
import type { DeskAccess } from './access.ts';
import type { Host } from '../host.ts';
import { OtherTabs } from './otherTabs.ts';
import { Storing } from './storing.ts';
import { troubleSentence, unfinished } from './trouble.ts';
import { Trying } from './trying.ts';

export class Recording implements ReactiveController {
  /** Lines that did not happen. */
  readonly trying: Trying;
  /** Begins or continues recordings. */
  readonly beginning: Beginning;
  desk: Desk | null = null;
  understood: Understood | null = null;
  /** What is being stored; a second press in the meantime counts as the same press. */
  readonly storing: Storing;
  /** A line is being stored; `#more`: another one was entered after it. */
  #entering = false;
  #more = false;
  /** The stored deal in the address, live or not. */
  #followed: string | null = null;
  /** Resolves when a newly opened deal can be recorded, or is known not to be live. */
  #arrived: Promise<void> = Promise.resolve();
  /** The deal could not be opened here. It is tried again with the next press, not with the next drawing. */
  #isMissing = false;
  /** Set while a live deal is followed. */
  #access: DeskAccess | null = null;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
    this.trying = new Trying(host);
    this.beginning = new Beginning(host, this);
    host.addController(new OtherTabs(host, this));
    this.storing = new Storing(() => host.requestUpdate());
  }

  hostConnected(): void {
    addEventListener('keydown', this.#onKey);
  }

  hostUpdated(): void {
    this.#follow();
    if (this.#host.screen.show === 'replay') this.desk?.overtake(this.#host.screen.record);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.#onKey);
    this.#end();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.#access?.key(event, this) === true) event.preventDefault();
  };

  /** True if presses are recorded: not while a person must choose between two entries. */
  get isOn(): boolean {
    return this.desk?.isReady === true && !this.desk.hasConflict;
  }

  /** Why the last line is not stored, or the record not finished; empty if it is. A conflict is shown separately, with both entries. */
  get trouble(): string {
    const { desk, storing } = this;
    if (storing.trouble === null || desk?.hasConflict === true) return '';
    return troubleSentence(storing.trouble, desk?.most ?? 0, this.#host.words);
  }

  /** Follows the deal of the address if it is live; stops following any other. With `before` null it tries once more. */
  #follow(before = this.#followed): void {
    const { route, choices } = this.#host;
    const stream = route.view === 'deal' ? route.stream : null;
    const wanted = stream === null ? null : `${stream} ${choices.edition ?? ''} ${choices.settings.language}`;
    if (wanted === before) return;
    // Another language or edition reads the same deal anew. What somebody has typed stays in its line meanwhile.
    if (stream === null || this.desk?.stream !== stream) this.#end();
    this.#followed = wanted;
    this.#isMissing = false;
    if (wanted === null || stream === null) return;
    this.#arrived = this.#open(stream, wanted).catch(() => {
      this.#isMissing = this.#followed === wanted;
      if (this.#isMissing) this.#host.keeping.report({ kind: 'notLoaded' });
    });
  }

  /** @param wanted the deal with the edition and the language that it is read in */
  async #open(stream: string, wanted: string): Promise<void> {
    const { keeping, choices } = this.#host;
    const [{ Desk: Opened, DeskAccess: Access, isLive, keepForms, readingOf, replayOf }, store] =
      await Promise.all([import('./program.ts'), keeping.open()]);
    keepForms(this.#host, this);
    const live = await isLive(store, stream);
    if (!live || this.#followed !== wanted) return;
    const desk = new Opened(store, stream, readingOf(choices), (timeline, record) => {
      const { screen } = this.#host;
      if (screen.show === 'replay') void this.#goneOn(record, timeline, replayOf(timeline, screen.replay));
    });
    const before = this.desk;
    if (before === null) {
      this.desk = desk;
      this.#access = new Access(this.#host);
      this.#host.requestUpdate();
      void this.#access.keepFocus();
      return desk.caughtUp();
    }
    await desk.caughtUp();
    if (this.#followed !== wanted || this.desk !== before) return desk.end();
    before.end();
    this.desk = desk;
    this.typed(this.#line?.text ?? '');
  }

  get #line(): RecordLineElement | null {
    return this.#host.renderRoot.querySelector('dt-record-line');
  }

  /** The deal on screen may have become live. */
  lookAgain(): void {
    this.#followed = null;
    this.#host.requestUpdate();
  }

  typed(line: string): void {
    this.storing.trouble = null;
    this.understood = this.desk?.typed(line, this.#host.words) ?? null;
    this.#host.requestUpdate();
  }

  /** The line is emptied only when it is stored; text entered after it in the meantime comes next. */
  async entered(line: string, field: RecordLineElement): Promise<void> {
    if (this.desk === null || this.desk.hasConflict || line.trim() === '') return;
    if (this.#entering) {
      this.#more = field.goOn() || this.#more;
      return;
    }
    this.#entering = true;
    this.#more = false;
    const entry = this.storing.over().then(() => this.#enter(line, field));
    const stored = await entry.finally(() => (this.#entering = false));
    const next = stored && this.#more ? field.text : '';
    if (next !== '') await this.entered(next, field);
  }

  async #enter(line: string, field: RecordLineElement): Promise<boolean> {
    const { desk } = this;
    if (desk === null) return false;
    const { words } = this.#host;
    // The meaning of this line depends on the one before it.
    await desk.caughtUp();
    const { fault } = desk.understand(line, words);
    if (fault === null) this.#toEnd();
    return this.storing.done(desk.enter(line, words), () => field.clear(line));
  }

  /** Resolves the conflict of two tabs as a person chose, then clears the typed line that caused it. */
  async settle(way: Way): Promise<void> {
    if (this.desk !== null) await this.storing.done(this.desk.settle(way), () => this.#line?.clear());
  }

  /** Here a click on a card becomes a fact: the card is played, or replaces a revoke. A long press asks what else happened with it. */
  async pressed({ seat, card, more, forgotten }: CardPressed): Promise<void> {
    if (forgotten !== undefined) await this.record([unknownPlay(seat, forgotten)]);
    else if (card === null) await this.ask({ seat, card }, 'play');
    else if (more) await this.ask({ seat, card });
    else {
      const { screen, at } = this.#host;
      if (screen.show === 'replay') await this.record(screen.replay.pressed(at, seat, card));
    }
  }

  /** Takes back the last entry of the record, whichever moment is shown. */
  async takeBack(): Promise<void> {
    this.#toEnd();
    await this.record([{ type: 'Undone' }]);
  }

  /** Asks what else happened, with that card or at the table, as the form opens. */
  async ask(...asked: Parameters<FactFormElement['open']>): Promise<void> {
    await import('../../../ui/fact-form/define.ts');
    await this.#host.renderRoot.querySelector<FactFormElement>('dt-fact-form')?.open(...asked);
  }

  /** Asks whether the record is to be finished, and why if something is open; or why a finished one is reopened. */
  async askToFinish(): Promise<void> {
    await import('../../../ui/finish/define.ts');
    this.#host.renderRoot.querySelector<FinishElement>('dt-finish')?.open();
  }

  /** Moves the focus from the typed line to the title of the deal, where letters are commands again. */
  leaveLine(): void {
    this.#host.renderRoot.querySelector<ReplayScreenElement>('replay-screen')?.focusTitle();
  }

  /** Shows that position, and focuses the title there. */
  lookAt(at: number): void {
    this.#host.renderRoot.querySelector<ReplayScreenElement>('replay-screen')?.goTo(at);
    this.leaveLine();
  }

  /** The position for the address. The end of a live deal moves and is not written, because the deal opens there; so its start has a name. */
  named(at: number): At {
    const { screen } = this.#host;
    if (this.desk === null || screen.show !== 'replay') return at;
    return at >= screen.replay.last ? 0 : at || 'start';
  }

  /** What would follow from a fact; no effect if the deal is no longer followed. */
  readonly weighs = (fact: Fact, at: number): WeighedFact =>
    this.desk?.weigh(fact, at) ?? { comesTo: '', changes: false, doubted: false };

  /** At the end of a live deal facts are recorded, in a conflict only after a person has chosen; elsewhere they begin a line. False if not. */
  async record(facts: readonly Fact[], marks: Marks = {}): Promise<boolean> {
    // A second press while the first is being stored counts as the same press.
    if (this.storing.isUnderWay) return false;
    if (this.#isMissing) this.#follow(null);
    // The dialog of this choice may be closing: its step back must not overtake the step to a new deal. And a deal that is still being
    // opened may turn out to be live.
    await this.storing.after(Promise.all([arriving(), this.#arrived]));
    const { screen, at, renderRoot } = this.#host;
    if (screen.show !== 'replay' || (this.desk === null && this.#isMissing)) return false;
    if (this.desk?.hasConflict === true) {
      renderRoot.querySelector<HTMLElement>('dt-conflict')?.focus();
      return false;
    }
    if (this.desk === null || at < screen.replay.last) return this.trying.branch(facts, marks);
    this.#access?.pressed();
    const refused = (): void => this.#access?.refused();
    return this.storing.done(this.desk.record(facts, marks), undefined, refused);
  }

  /** Closes the record. If a matter is open, only with the reason, which becomes its last entry. */
  async finish(reason: string): Promise<void> {
    const { desk } = this;
    if (desk === null || !(await this.storing.done(desk.reason(reasonGiven(reason))))) return;
    const done = await (await this.#host.keeping.open()).close(desk.stream);
    if (done.ok) this.finished();
    else this.report(unfinished(done.code));
  }

  /** The record is closed, here or in another tab. */
  finished(): void {
    this.#host.keeping.report({ kind: 'finished' });
    void this.#access?.keepFocus();
    this.#end();
    this.#host.requestUpdate();
  }

  /** Goes to the end of the record, where the new entry will be. */
  #toEnd(): void {
    const { screen } = this.#host;
    if (screen.show === 'replay') this.#host.at = screen.replay.last;
  }

  report(trouble: Trouble): void {
    this.storing.trouble = trouble;
    this.#host.requestUpdate();
  }

  #end(): void {
    this.desk?.end();
    this.desk = null;
    this.#access?.end();
    this.#access = null;
    this.#followed = null;
    this.understood = null;
    this.storing.trouble = null;
  }

  /** Follows each new fact while the last position is shown; an earlier moment stays. */
  async #goneOn(record: DealRecord, timeline: Timeline, replay: Replay): Promise<void> {
    const now = this.#host.screen;
    if (now.show !== 'replay' || this.desk === null) return;
    const followed = this.#host.at >= now.replay.last;
    this.#host.screen = { ...now, record, replay };
    if (followed) this.#host.stepped(replay.last);
    this.#access?.goneOn(now.replay, replay);
    await this.trying.nameAfter(this.desk.stream, timeline);
  }
}
