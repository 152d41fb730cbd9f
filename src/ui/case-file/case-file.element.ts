/** `<dt-case-file>`: a deal for a committee, in parts. Everything entered is sent as facts; nothing is judged here. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { cache } from 'lit/directives/cache.js';
import { caseFileOf, type CaseFile } from '../../audit/caseFile/caseFile.ts';
import type { Fact } from '../../events/event.ts';
import type { OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import type { Organisation } from '../../events/organisation/settings.ts';
import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import { dealTitle } from '../../i18n/sentence.ts';
import { onPaper, type PaperChoice } from '../../output/page/caseFile/onPaper.ts';
import type { Timeline } from '../../replay/timeline.ts';
import type { WeighedFact } from '../../replay/weigh.ts';
import type { FactFormElement } from '../fact-form/fact-form.element.ts';
import type { FilledForm, Returned } from '../fact-form/formStep.ts';
import { goToOf } from '../go-to.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { ruled } from '../styles/table.ts';
import { tokens } from '../styles/tokens.ts';
import { caseFileStyles } from './case-file.styles.ts';
import { decisionSection } from './decision.ts';
import { factsSection } from './facts.ts';
import { lawSection } from './law.ts';
import type { Choosing } from './organisation.ts';
import { papersSection, type CaseSaving } from './papers.ts';
import { askingShown, type PollAsking } from './asking.ts';
import type { PollCopied, PollActs } from './polls.ts';
import { newEntries, scrollToEntry } from './newEntries.ts';
import { sheetShown } from './sheet.ts';
import { otherFound } from '../../output/page/caseFile/sections.ts';
import { lineList } from './lines.ts';
import { statementsSection } from './statements.ts';
import { showTab, tabList, type CaseTab } from './tabs.ts';
import { askWith, isHalfFilled, leaveFocused, leaveAll, writingIn, type HalfWritten } from './writing.ts';
import { focusShownPart } from './missing.ts';
import { logSection, summarySection } from './summary.ts';
import { plainly, type CaseFiled, type CaseShown, type Filing, type TriedLine } from './caseShown.ts';
import { HalfFilled } from './halfFilled.ts';
import { isCopied } from '../fields/isCopied.ts';

export class CaseFileElement extends PageElement {
  static override styles = [tokens, base, panel, ruled, caseFileStyles];
  static override properties = {
    ...given(
      'timeline',
      'replay',
      'text',
      'checkpoint',
      'freezes',
      'tab',
      'closed',
      'copied',
      'trouble',
      'tried',
      'linkTo',
      'shareLink',
      'weigh',
      'examples',
    ),
    ...own('paper', 'opened', 'decision', 'asking', 'copiedText'),
  };
  declare timeline: Timeline;
  declare replay: Replay;
  declare text: CaseFileWords;
  /** The last checkpoint of a frozen deal; null for any other. */
  checkpoint: string | null = null;
  freezes: readonly { readonly facts: number }[] = [];
  /** The shown part; `case-tab` requests another. */
  declare tab: CaseTab;
  /** True if the record is finished, so that nothing can be entered. */
  declare closed: boolean;
  /** True if the first entry makes a copy of the deal. */
  declare copied: boolean;
  /** Why the last entry is not stored; empty if it is. */
  declare trouble: string;
  tried: readonly TriedLine[] = [];
  /** Returns the address of a moment. */
  declare linkTo: (at: number) => string;
  shareLink: string | null = null;
  /** Returns what would follow from a fact. */
  declare weigh: (fact: Fact, at: number) => WeighedFact;

  /** Organisations whose regulations are available. */
  examples: readonly Organisation[] = [];

  paper: PaperChoice = { name: 'report', anonymous: false, words: false };
  opened: OrganisationRead | null = null;
  /** The number of the decision for which a poll is being prepared. */
  decision: number | null = null;
  /** The poll that somebody is answering, by the number of its entry, and whether he has answered. */
  asking: PollAsking | null = null;
  copiedText: PollCopied | null = null;

  /** The number of entries when the file was drawn last, and before the latest ones; null for none. */
  #entries: number | null = null;
  #latest: number | null = null;
  /** True if a field had the focus before the file was drawn. */
  #isWithin = false;
  /** The entries of the last drawing, and what was being written in a field then. */
  #drawn: { readonly notes: CaseFile['notes']; readonly writing: HalfWritten | null } | null = null;

  readonly #halfFilled = new HalfFilled(this);

  constructor() {
    super();
    // Panels of the replay request the moments to which they lead.
    this.addEventListener('click', (event) => {
      const at = goToOf(event);
      if (at !== null) location.hash = this.linkTo(at);
    });
    // Facts recorded by a panel of the replay are added in the same way.
    this.addEventListener('facts-recorded', (event) => {
      event.stopPropagation();
      void this.#file(plainly(...(event as CustomEvent<readonly Fact[]>).detail));
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    askWith(this.#leaving);
    document.addEventListener('visibilitychange', this.#hidden);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!isHalfFilled(this.renderRoot)) askWith(null);
    document.removeEventListener('visibilitychange', this.#hidden);
    this.#ask(null);
  }

  readonly #hidden = (): void => {
    if (document.visibilityState === 'hidden') leaveFocused(this.renderRoot as ShadowRoot);
  };

  /** The browser asks before it leaves, so that there is time to store the field and to finish a form. */
  readonly #leaving = (event: Event): void => {
    if (leaveFocused(this.renderRoot as ShadowRoot) || isHalfFilled(this.renderRoot)) event.preventDefault();
  };

  /** Null if it is stored. */
  #file(filing: Filing): Promise<Returned | null> {
    return new Promise((answered) => {
      this.dispatchEvent(new CustomEvent<CaseFiled>('case-filed', { detail: { filing, answered } }));
    });
  }

  get #form(): FactFormElement | null {
    return this.renderRoot.querySelector('dt-fact-form');
  }

  focusTitle(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  /** The same entries in another language are no news. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('words')) this.#latest = null;
    this.#isWithin = this.shadowRoot?.activeElement?.matches('form *, [id^=note-]') === true;
  }

  /** Finished meanwhile: it says so where somebody was writing. Reopened: what could not be stored is stored. */
  protected override updated(changed: PropertyValues<this>): void {
    if (this.closed && changed.get('closed') === false && this.#isWithin)
      this.renderRoot.querySelector<HTMLElement>('#finished')?.focus();
    else if (changed.get('closed') === true) leaveAll(this.renderRoot);
    if (changed.has('tab') || changed.has('words')) showTab(this.renderRoot);
    if (changed.get('tab') !== undefined) focusShownPart(this.renderRoot);
    if (this.#latest !== null && changed.has('timeline')) scrollToEntry(this.renderRoot as ShadowRoot);
  }

  /** The entries since the file was opened or drawn before. */
  #news(shown: CaseShown): string {
    const { length } = this.timeline.source.events;
    if (this.#entries !== null && this.#entries < length) this.#latest = this.#entries;
    this.#entries = length;
    return this.#latest === null ? '' : newEntries(this.#latest, shown);
  }

  override render(): TemplateResult {
    const { words, text, timeline, tab, closed, copied, trouble } = this;
    const file = caseFileOf(timeline);
    const { notes } = file;
    const writing = writingIn(this.shadowRoot?.activeElement, notes, this.#drawn ?? { notes, writing: null });
    this.#drawn = { notes, writing };
    const shown: CaseShown = {
      file,
      words,
      text,
      checkpoint: this.checkpoint,
      freezes: this.freezes,
      replay: this.replay,
      closed,
      writing,
      tried: this.tried,
      linkTo: this.linkTo,
      shareLink: this.shareLink,
      add: (filing) => void this.#file(filing),
      send: (form, filing, empty) =>
        void this.#halfFilled.send(form, async () => (await this.#file(filing)) === null, empty),
      givenBack: this.#halfFilled.givenBack,
      // Once the ruling is in the case, what follows is the decision on it.
      ask: (kind) =>
        void this.#form?.open(null, kind, { by: file.rulings.length === 0 ? 'director' : file.procedure }),
    };
    return html`<h1 tabindex="-1">${text.title}: <bdi>${dealTitle(timeline.record.header, words)}</bdi></h1>
      ${tabList(tab, shown, (one) => this.dispatchEvent(new CustomEvent<CaseTab>('case-tab', { detail: one })))}
      ${closed ? html`<p class="note" id="finished" tabindex="-1">${text.finished}</p>` : nothing}
      ${copied && tab !== 'summary' && tab !== 'log' ? html`<p class="note">${text.copiedFirst}</p>` : nothing}
      <p class="unseen" role="status">${this.#news(shown)}</p>
      <p class="trouble" role="alert">${trouble === '' ? nothing : text.notStored({ why: trouble })}</p>
      <div class="part">
        ${cache(this.#section(shown))}${tab === 'summary' || tab === 'decision' ? this.#papers(shown) : nothing}
      </div>
      ${sheetShown(onPaper(shown, this.paper), this.paper)}
      ${this.asking === null ? nothing : askingShown(this.asking, trouble, shown, (asking) => this.#ask(asking))}`;
  }

  get #pollActs(): PollActs {
    return {
      decision: this.decision,
      choose: (decision) => (this.decision = decision),
      show: ({ event }) => this.#ask({ event, given: false }),
      save: (saving) => this.dispatchEvent(new CustomEvent<CaseSaving>('case-save', { detail: saving })),
      copied: this.copiedText,
      copy: (poll, text) => void this.#copy(poll, text),
    };
  }

  async #copy(poll: number, text: string): Promise<void> {
    this.copiedText = { poll, text, worked: await isCopied(text) };
  }

  /** Sends `case-asking`, so that the browser’s own title bars hide the case's name from the person who is handed the device. */
  #ask(asking: PollAsking | null): void {
    this.asking = asking;
    this.dispatchEvent(new CustomEvent<boolean>('case-asking', { detail: asking !== null }));
  }

  get #choosing(): Choosing {
    const { examples, opened } = this;
    return { examples, opened, open: (read) => (this.opened = read) };
  }

  #papers(shown: CaseShown): TemplateResult {
    return papersSection(shown, this.paper, {
      choose: (choice) => (this.paper = choice),
      print: () => window.print(),
      save: (saving) => this.dispatchEvent(new CustomEvent<CaseSaving>('case-save', { detail: saving })),
    });
  }

  #section(shown: CaseShown): TemplateResult {
    const { replay, words, tab } = this;
    const moment = replay.moment(replay.last);
    switch (tab) {
      case 'facts':
        return factsSection(shown);
      case 'statements':
        return statementsSection(shown);
      case 'law':
        return lawSection(shown, this.#pollActs);
      case 'information':
        return html`<dt-information .replay=${replay} .moment=${moment} .words=${words}></dt-information>`;
      case 'equity': {
        const other = otherFound(shown.file, shown);
        return html`${other.length === 0 ? nothing : lineList(other, shown)}<dt-result
            .replay=${replay}
            .moment=${moment}
            .words=${words}
          ></dt-result>`;
      }
      case 'decision':
        return html`${decisionSection(shown, this.#choosing)}<dt-fact-form
            .words=${words}
            .replay=${replay}
            .at=${replay.last}
            .weigh=${this.weigh}
            .place=${'case'}
            @form-filled=${({ detail: { facts, marks, answered } }: CustomEvent<FilledForm>) => void this.#file(() => ({ facts, marks })).then(answered)}
          ></dt-fact-form>`;
      case 'log':
        return logSection(shown);
      default:
        return summarySection(shown);
    }
  }
}
