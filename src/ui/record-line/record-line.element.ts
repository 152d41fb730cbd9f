/** `<dt-record-line>`: a line for typing what happened, with what was understood of it, and what was not. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { isOfCaseFile } from '../../events/ofRecording.ts';
import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import { notation } from '../notation/notation.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import type { entryText } from './caseEntries.ts';
import { faultText } from '../../output/typed/fault.ts';
import { lineNames } from '../../output/typed/names.ts';
import { completed, offered, type Offer, type Offered } from '../../output/typed/offers.ts';
import { NOTHING_TYPED, type FactUnderstood, type Understood } from './understood.ts';
import { recordLineStyles } from './record-line.styles.ts';

/** The key “/” moves the focus to the line, so it is no text if the line is focused and empty. */
function slashLeftOut(event: KeyboardEvent): void {
  if (event.key === '/' && (event.target as HTMLInputElement).value === '') event.preventDefault();
}

/** What a line means is said when nothing more has been typed for this long, since each key changes it. Milliseconds. */
const ANNOUNCE_AFTER = 700;

interface CaseEntries {
  readonly entryLines: typeof entryText;
}

/**
 * Sends `line-typed` at every change of the text, and `line-entered` to record it, both with the text as `detail`. Also sends `ask-what`
 * (the form for what else happened), `tricks-asked` (the form for skipped tricks), `take-back` (take the last entry back), `finish-asked`
 * (close the record; text on the line is entered before), and `line-left` (return the keys to the replay; the text stays).
 */
export class RecordLineElement extends PageElement {
  static override styles = [base, recordLineStyles];
  static override properties = {
    ...given(
      'typedBefore',
      'understood',
      'busy',
      'undecided',
      'trouble',
      'empty',
      'calling',
      'betweenTricks',
      'choices',
    ),
    ...own('caseEntries', 'news'),
  };
  /** What somebody had typed and not entered when the page was left. */
  typedBefore = '';
  understood: Understood = NOTHING_TYPED;
  /** True while the facts of the last line are being stored. */
  busy = false;
  /** True while a person must choose between two entries: nothing else can be recorded. */
  undecided = false;
  /** Why the last line is not stored; empty if it is. */
  trouble = '';
  /** True if there is no entry yet that could be taken back. */
  empty = true;
  /** True while calls are awaited. */
  calling = false;
  /** True before a lead: whole tricks can be skipped here. */
  betweenTricks = false;
  /** The choices that are open: they are offered after the word for one that was made. */
  choices: readonly Offer[] = [];
  /** The words for entries of a case file, and their language; null until somebody types. */
  private caseEntries: (CaseEntries & { readonly text: CaseFileWords; readonly language: string }) | null =
    null;
  /** The text of the live region: what was understood of the line. */
  private news = '';
  #announcing: ReturnType<typeof setTimeout> | undefined;
  /** Finishing was asked for while text was on the line: once that is stored, it is asked for again. */
  #finishing = false;

  protected override firstUpdated(): void {
    if (this.field === null || this.typedBefore === '') return;
    this.field.value = this.typedBefore;
    void this.typed();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#finishing && changed.has('trouble') && this.trouble !== '') {
      this.#finishing = false;
      this.focus();
    }
    if (!changed.has('understood')) return;
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() => {
      const lines = [...this.renderRoot.querySelectorAll('#told p:not([role])')];
      this.news = lines.map(({ textContent }) => textContent).join(' ');
    }, ANNOUNCE_AFTER);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#announcing);
  }

  override focus(): void {
    this.field?.focus();
  }

  get text(): string {
    return this.field?.value ?? '';
  }

  /** Empties the line after recording. With `line`, removes only that text; what was typed after it stays. */
  clear(line?: string): void {
    const { field } = this;
    if (field === null) return;
    if (line === undefined) field.value = '';
    else if (field.value.startsWith(line))
      field.value = field.value.slice(line.length).replace(/^[\s;]+/, '');
    // If the next line means the same, it is only said if the text was another in between.
    this.news = '';
    this.post('line-typed');
    if (this.#finishing) this.finish();
  }

  /** What is still on the line is recorded first: a finished record would lack it. */
  private finish(): void {
    this.#finishing = this.text.trim() !== '';
    // A second press changes nothing that is shown, so only the focus leads to the line.
    if (this.#finishing && this.trouble !== '') this.focus();
    if (this.#finishing) this.post('line-entered');
    else this.send('finish-asked');
  }

  /** Adds a separator, so that the next entry is typed after a line that is still being stored. False if nothing new was typed. */
  goOn(): boolean {
    const { field } = this;
    if (field === null || field.value.trimEnd().endsWith(';')) return false;
    field.value += '; ';
    return true;
  }

  private get field(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  private post(name: 'line-typed' | 'line-entered'): void {
    this.send(name, this.field?.value ?? '');
  }

  private async typed(): Promise<void> {
    this.#finishing = false;
    this.post('line-typed');
    const { language } = this.words;
    if (this.caseEntries?.language === language) return;
    const { caseFileWords, entryText } = await import('./caseEntries.ts');
    const text = await caseFileWords(language);
    if (this.words.language === language) this.caseEntries = { entryLines: entryText, text, language };
  }

  /** A note of a hearing is shown with its field, and with the facts inside it. */
  private linesOf({ fact, sentence, beside }: FactUnderstood): readonly string[] {
    const { caseEntries, words } = this;
    return caseEntries === null || !isOfCaseFile(fact)
      ? [sentence, ...(beside === '' ? [] : [beside])]
      : caseEntries.entryLines(fact, { words, text: caseEntries.text });
  }

  private key(event: KeyboardEvent): void {
    slashLeftOut(event);
    // An input method also ends a word with Enter.
    if (event.isComposing) return;
    if (event.key === 'Escape') this.send('line-left');
    // The browser does not submit a form whose button is disabled.
    if (event.key === 'Enter' && this.busy) this.post('line-entered');
  }

  private enter(event: Event): void {
    event.preventDefault();
    this.post('line-entered');
  }

  /** A button for each word that can follow, or a hint about what the word before needs. */
  private next({ words, follows }: Offered): TemplateResult | typeof nothing {
    if (words.length === 0 && follows === '') return nothing;
    return html`<p class="next">
      ${words.map(
        ({ word, records }) =>
          html`<button type="button" @click=${() => this.complete(word)}>
            <code>${word}</code> <span class="muted">${notation(records, this.words)}</span>
          </button>`,
      )}
      ${follows === '' ? nothing : html`<bdi dir="ltr"><code>${follows}</code></bdi>`}
    </p>`;
  }

  private complete(word: string): void {
    if (this.field === null) return;
    this.field.value = completed(this.field.value, word);
    this.field.focus();
    this.post('line-typed');
  }

  override render(): TemplateResult {
    const { words, understood } = this;
    const text = words.screen.desk;
    const names = lineNames(words, this.caseEntries?.text ?? null);
    const next = offered(this.field?.value ?? '', names, this.choices);
    // An unfinished word is no mistake.
    const fault =
      next.words.length > 0 || understood.fault === null
        ? null
        : faultText(understood.fault, null, words, names);
    return html`<form novalidate @submit=${(event: Event) => this.enter(event)}>
      <label for="line">${text.record}</label>
      <input
        id="line"
        dir="ltr"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-describedby="hint told"
        aria-invalid=${fault === null ? 'false' : 'true'}
        @keydown=${(event: KeyboardEvent) => this.key(event)}
        @input=${() => void this.typed()}
      />
      <button type="submit" ?disabled=${this.busy}>${text.enter}</button>
      <p class="pressed">
        <button type="button" ?disabled=${this.undecided} @click=${() => this.send('ask-what')}>
          ${words.screen.happening.open}
        </button>
        ${
          this.betweenTricks
            ? html`<button
                type="button"
                ?disabled=${this.undecided}
                @click=${() => this.send('tricks-asked')}
              >
                ${text.leaveOut}
              </button>`
            : nothing
        }
        <button type="button" ?disabled=${this.busy || this.empty} @click=${() => this.send('take-back')}>
          ${text.undo}
        </button>
        <button type="button" ?disabled=${this.busy} @click=${() => this.finish()}>${text.finish}</button>
      </p>
      <p id="hint" class="muted">${this.calling ? text.callHint : text.hint}</p>
      ${this.next(next)}
      <div id="told">
        ${understood.facts.map((each) => this.linesOf(each).map((line) => html`<p>${notation(line, words)}</p>`))}
        ${fault === null ? nothing : html`<p class="fault">${fault}</p>`}
        ${this.trouble === '' ? nothing : html`<p class="fault" role="alert">${this.trouble}</p>`}
      </div>
      <p class="unseen" role="status">${this.news}</p>
    </form>`;
  }
}
