/** `<dt-fact-form>`: records what else happened: one question on each screen, and at the end the sentence to be recorded. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import type { Fact } from '../../events/event.ts';
import type { WeighedFact } from '../../replay/weigh.ts';
import { askingWordsFor } from '../../i18n/asking/load.ts';
import type { AskingWords } from '../../i18n/asking/words.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { dialog } from '../styles/dialog.ts';
import {
  asking,
  begun,
  questionAbout,
  withAnswer,
  withoutAnswer,
  type Question,
  type PartialFact,
  type Weigh,
} from './asking.ts';
import type { Known, Values } from './candidates.ts';
import { entriesAt, entryList, markBehind, marksIn, type RecordEntry } from './entries.ts';
import { factFormStyles } from './fact-form.styles.ts';
import { finished, factToRecord } from './finished.ts';
import type { FormWords } from './formWords.ts';
import { keptOf, reportSketched } from './kept.ts';
import { kindList } from './kindList.ts';
import { besideOf, fieldsOf, kindOf, type KindWord } from './kinds.ts';
import { aboutForm, questionText, returnedText } from './names.ts';
import { Lasting } from './lasting.ts';
import { moveFocus } from './moveFocus.ts';
import { leftOutName } from './leftOut.ts';
import { questionAnswered } from './questionAnswered.ts';
import { answeredBefore, picker, writtenAnswer } from './pickers.ts';
import { suggestedFor } from './suggested.ts';
import { BEGIN } from './formStep.ts';
import type { CardOf, FormDraft, FormPlace, FormStep, Returned } from './formStep.ts';
import { Sending } from './sending.ts';

export class FactFormElement extends PageElement {
  static override styles = [base, dialog, factFormStyles];
  static override properties = {
    ...given('replay', 'at', 'weigh', 'recorded', 'place'),
    ...own('asks', 'step', 'draft', 'returned'),
  };
  declare replay: Replay;
  /** The position at which it happened. */
  declare at: number;
  /** Returns what would follow from a fact recorded after that many events. */
  declare weigh: (fact: Fact, at: number) => WeighedFact;
  /** The deal that is being recorded, by its name in the store; null while none is. */
  recorded: string | null = null;
  place: FormPlace = 'desk';
  /** Null until loaded. */
  asks: AskingWords | null = null;
  step: FormStep = BEGIN;
  /** The pressed or typed part of the answer on screen. */
  draft: Values = {};
  /** Set if what is shown was entered before the page was closed, or could not be recorded. */
  returned: Returned | null = null;
  opened = '';
  of: CardOf | null = null;
  passed: readonly FormStep[] = [];
  marks: Record<string, number> = {};
  private readonly lasting = new Lasting(this, () => this.focusScreen());
  private readonly sending = new Sending(this);

  /**
   * Asks what happened, with that card or at the table; or, if the kind is known, for its other fields. `presumed`: values that apply
   * unless somebody says otherwise.
   */
  async open(of: CardOf | null = null, kind: KindWord | null = null, presumed: Values = {}): Promise<void> {
    this.of = of;
    const opened = JSON.stringify([of, kind]);
    const partial = kind === null ? null : begun(kind, { ...this.given, ...presumed });
    const empty = { opened, of, passed: [], marks: {}, draft: {}, step: { ...BEGIN, partial }, at: null };
    const before = await keptOf(this, opened);
    await this.show(before ?? empty, before && { why: null });
  }

  /**
   * Shows what was entered before the page was closed, or could not be recorded.
   * @param recorded the deal that it belongs to, if that is being recorded
   */
  async giveBack(
    draft: FormDraft,
    returned: Returned = { why: null },
    recorded = this.recorded,
  ): Promise<void> {
    if (this.dialog?.open !== true) await this.show(draft, returned, recorded);
  }

  private async show(draft: FormDraft, returned: Returned | null, recorded = this.recorded): Promise<void> {
    this.asks = await askingWordsFor(this.words.language);
    const { at: _at, ...entered } = draft;
    Object.assign(this, entered, { returned });
    await this.updateComplete;
    this.lasting.showFor(recorded);
    if (returned !== null) reportSketched(this);
  }

  get dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  /** True if it holds anything that would have to be entered again. */
  get isBegun(): boolean {
    return this.passed.length > 0 || Object.keys(this.draft).length > 0;
  }

  private get given(): Values {
    const { of } = this;
    if (of === null) return {};
    return { seat: of.seat, ...(of.card === null ? {} : { card: of.card }) };
  }

  /** The state when it happened: a correction is tried at the place of its entry. */
  private get known(): Known {
    const at = this.step.corrects ?? this.at;
    const { record } = this.replay;
    return { ...record, moment: this.replay.moment(at), events: record.events.slice(0, at) };
  }

  private readonly weighNow: Weigh = (fact) => this.weigh(fact, this.step.corrects ?? this.at);

  protected override updated(changed: PropertyValues<this>): void {
    if (this.dialog?.open !== true) return;
    if (changed.has('step') || changed.has('draft')) reportSketched(this);
    if (changed.has('step')) this.focusScreen();
  }

  /**
   * Focuses the question, so that it is read out; for a typed answer, the field. On a touch screen not a field
   * below a list of answers, because its keyboard would cover them.
   */
  private focusScreen(): void {
    const isListed = this.renderRoot.querySelector('.answers') !== null;
    const typed =
      isListed && matchMedia('(pointer: coarse)').matches ? '' : '.written :is(input, textarea), ';
    const place =
      this.renderRoot.querySelector<HTMLElement>(`${typed}.record:enabled`) ??
      this.renderRoot.querySelector<HTMLElement>('#title');
    place?.focus();
  }

  private go(step: Partial<FormStep>): void {
    this.turn({ ...this.step, ...step }, [...this.passed, this.step], typeof step.wanted === 'string');
  }

  private goBack(): void {
    const last = this.passed.at(-1);
    if (last !== undefined) this.turn(last, this.passed.slice(0, -1), true);
  }

  /** @param isAgain true if the question may have an answer, which then stands in its fields */
  private turn(step: FormStep, passed: readonly FormStep[], isAgain: boolean): void {
    const { values = {} } = this.step.partial ?? {};
    Object.assign(this, { step, passed, returned: null, draft: {} });
    if (!isAgain || step.partial === null || step.partial.kind === 'amend') return;
    const { question } = this.asked(step.partial);
    if (question !== null) this.draft = answeredBefore(question, values);
  }

  override render(): TemplateResult | typeof nothing {
    const { asks } = this;
    if (asks === null) return nothing;
    const words: FormWords = { ...this.words, asking: asks };
    return html`<dialog
      aria-labelledby="title"
      aria-describedby="of given-back"
      @keydown=${moveFocus}
      @close=${() => this.lasting.isInterrupted || this.sending.closed()}
    >
      <form @submit=${(event: Event) => this.submit(event)}>
        <p id="of" class="of">${notation(aboutForm(this, words).join(' · '), words)}</p>
        ${this.returned === null ? nothing : html`<p class="muted" id="given-back">${returnedText(this.returned, words)}</p>`}
        ${this.screen(words)}
        <p class="actions">
          ${this.passed.length === 0 ? nothing : html`<button type="button" @click=${() => this.goBack()}>${words.asking.back}</button>`}
          <button type="button" @click=${() => this.dialog?.close()}>${words.screen.home.cancel}</button>
        </p>
      </form>
    </dialog>`;
  }

  private heading(text: string, field = ''): TemplateResult {
    return html`<h2 id="title" tabindex="-1" data-field=${field}>${text}</h2>`;
  }

  private screen(words: FormWords): TemplateResult {
    const { step, replay } = this;
    const { happening } = words.screen;
    if (step.partial === null)
      return html`${this.heading(happening.title)}
      ${kindList({ words, given: this.of === null ? null : this.given, known: this.known, weigh: this.weighNow, take: (kind) => this.go({ partial: begun(kind, this.given) }) })}`;
    if (step.partial.kind === 'amend')
      return html`${this.heading(words.asking.which)}
      ${entryList(entriesAt(replay, this.at), replay, words, (entry) => this.correct(entry))}`;
    const { partial, question } = this.asked(step.partial);
    if (question !== null) return this.question(partial, question, words);
    return finished({
      words,
      partial,
      fact: factToRecord(partial, words),
      table: this.known.moment.table,
      corrects: step.corrects === null ? null : (replay.record.events[step.corrects] ?? null),
      want: (field) => this.go({ partial, wanted: field }),
      restart: () => this.go({ partial: null }),
    });
  }

  private asked(partial: PartialFact): ReturnType<typeof asking> {
    const { wanted, corrects } = this.step;
    if (wanted !== null) {
      const asked = [...fieldsOf(partial.kind), ...besideOf(partial.kind)].find(
        ({ field }) => field === wanted,
      );
      if (asked !== undefined)
        return { partial, question: questionAbout(asked, partial, this.known, this.weighNow) };
    }
    // A correction begins with all values of the entry; missing ones are not asked again.
    return corrects === null || partial.kind !== this.kindCorrected
      ? asking(partial, this.known, this.weighNow)
      : { partial, question: null };
  }

  private get kindCorrected(): KindWord | null {
    const entry = this.replay.record.events[this.step.corrects ?? -1];
    return entry === undefined ? null : kindOf(entry);
  }

  private question(partial: PartialFact, question: Question, words: FormWords): TemplateResult {
    const { draft, replay } = this;
    const { asked } = question;
    const give = (value: unknown): void =>
      this.go({ partial: withAnswer(partial, asked.field, value), wanted: null });
    const title = this.heading(questionText(asked, partial.kind, words), asked.field);
    const isMoment =
      asked.field === 'event' || (partial.values['question'] === 'whenAttention' && asked.field === 'answer');
    return html`${title} ${questionAnswered(partial, asked.field, words)}
      ${
        isMoment
          ? entryList(entriesAt(replay, this.at), replay, words, (entry) => give(this.named(entry)))
          : picker(question, {
              words,
              give,
              draft,
              sketch: (change) => (this.draft = { ...this.draft, ...change }),
              suggested: suggestedFor(asked.field, replay, this.at, words),
            })
      }
      <button
        type="button"
        class="open"
        data-answer=""
        @click=${() => this.go({ partial: withoutAnswer(partial, asked.field), wanted: null })}
      >
        ${leftOutName(asked, partial.kind, words)}
      </button>`;
  }

  private correct({ event, fact }: RecordEntry): void {
    const { type: _type, ...values } = fact;
    const kind = kindOf(fact);
    this.go({ corrects: event, partial: { kind, values, open: [] } });
  }

  /** The name of the moment after the entry; a new name is stored with the fact. */
  private named({ event }: RecordEntry): string {
    const { name, isNew } = markBehind(event, this.replay);
    if (isNew) this.marks[name] = event + 1;
    return name;
  }

  private submit(event: Event): void {
    event.preventDefault();
    const { asks } = this;
    const { partial, corrects } = this.step;
    if (partial === null || asks === null) return;
    const { partial: completed, question } = this.asked(partial);
    if (question !== null) {
      const value = writtenAnswer(question, this.draft);
      if (value !== null)
        this.go({ partial: withAnswer(completed, question.asked.field, value), wanted: null });
      return;
    }
    const fact = factToRecord(completed, { ...this.words, asking: asks });
    if (fact === null) return;
    const entry = corrects === null ? undefined : this.replay.record.events[corrects];
    const recorded: Fact =
      entry === undefined || corrects === null
        ? fact
        : { type: 'Amended', event: this.named({ event: corrects, fact: entry }), with: fact };
    this.sending.send({ facts: [recorded], marks: marksIn(recorded, this.marks) });
  }
}
