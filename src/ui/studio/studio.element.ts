/** `<dt-studio>`: prepares a deal for an article. It computes and copies; the surrounding page saves. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import type { DealRecord } from '../../events/record.ts';
import type { DoubleDummy } from '../../output/baked/texts.ts';
import { loadLanguage } from '../../i18n/load.ts';
import type { Settings } from '../../i18n/settings.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { SHARING_DEFAULTS, sharingOf, type Sharing, type SharingWishes } from '../../output/page/sharing.ts';
import { PageElement, given, own } from '../element.ts';
import { Latest } from '../latest.ts';
import { base } from '../styles/base.ts';
import { front } from '../styles/front.ts';
import { form } from './form.ts';
import { outputs, type FileKind, type PageKind } from './outputs.ts';
import { studioStyles } from './studio.styles.ts';
import { isCopied } from '../fields/isCopied.ts';

/** What is to be saved, with everything that the page needs for it. */
export interface StudioSaving {
  readonly kind: PageKind;
  readonly sharing: Sharing;
  readonly words: Words;
}

/** Double-dummy tricks: not requested, requested, available, or not computable. */
export type Solved = DoubleDummy | 'none' | 'asked' | 'failed';

/** Limits of the height that an iframe may request, in CSS pixels. */
const LOWEST = 200;
const HIGHEST = 2000;

export class StudioElement extends PageElement {
  static override styles = [base, front, studioStyles];
  static override properties = {
    ...given('record', 'here', 'home', 'day', 'note', 'fileNote', 'solved'),
    ...own('wishes', 'settings', 'width', 'copied', 'unreachable'),
  };
  record: DealRecord | null = null;
  /** The step from which the studio was opened: `t2.3`; null for the start. */
  here: string | null = null;
  /** The address of Dealtrail’s own pages, ending in a slash. */
  home = '';
  /** ISO 8601. */
  day = '';
  /** The text about saving. */
  note = '';
  /** The same about a file of the record, then a line for each thing that the file could not contain. */
  fileNote: readonly string[] = [];
  /** `studio-double-dummy` requests it, once. */
  solved: Solved = 'none';
  wishes: SharingWishes = SHARING_DEFAULTS;
  /** The settings of the shared deal; at first those of the screen. */
  settings: Settings | null = null;
  private readonly languages = new Latest();
  width = 600;
  copied: { readonly id: string; readonly worked: boolean } | null = null;
  /** True if the server does not answer, from which the preview comes: a sandboxed frame gets nothing that is kept for use without it. */
  unreachable = false;
  private made: { readonly key: string; readonly sharing: Sharing } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('message', this.onMessage);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.onMessage);
  }

  /** The preview reports its height, which the iframe of the snippet then gets. */
  private readonly onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const iframe = this.renderRoot.querySelector('iframe');
    const { type, height } = (data ?? {}) as { readonly type?: unknown; readonly height?: unknown };
    if (source !== iframe?.contentWindow || type !== 'deal-replay:size' || typeof height !== 'number') return;
    this.wishes = { ...this.wishes, iframeHeight: Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST) };
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('record')) this.wishes = { ...SHARING_DEFAULTS, moment: this.here ?? 'start' };
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { preview = null } = this.made?.sharing ?? {};
    if (!changed.has('record') || this.record === null || preview === null) return;
    void fetch(preview.replace(/#.*/s, ''), { method: 'HEAD', cache: 'no-store' }).then(
      () => (this.unreachable = false),
      () => (this.unreachable = true),
    );
  }

  override render(): TemplateResult | typeof nothing {
    const { record, words, wishes, here, width, copied, note, fileNote } = this;
    if (record === null) return nothing;
    const settings = this.settings ?? words.settings;
    const sharing = this.sharing(record, settings);
    const text = words.screen.studio;
    return html`
      <div class="head">
        <h1 tabindex="-1">${text.title}</h1>
        <button @click=${() => this.send('studio-close', null)}>${text.close}</button>
      </div>
      <p class="intro">${text.intro}</p>
      <div class="body">
        ${form({ words, wishes, settings, sharing, here, solving: this.solving, wish: (change) => this.wish(change), set: (change) => void this.set(change) })}
        ${outputs({
          words,
          sharing,
          width,
          unreachable: this.unreachable,
          copied,
          note,
          fileNote,
          copy: (id, snippet) => void this.copy(id, snippet),
          widen: (to) => (this.width = to),
          save: (kind) => this.save({ kind, sharing, words: wordsFor(settings) }),
          saveFile: (kind) => this.send('studio-save-file', kind satisfies FileKind),
        })}
      </div>
    `;
  }

  /** Folding and baking take some milliseconds, so they are repeated only for another deal or other choices. */
  private sharing(record: DealRecord, settings: Settings): Sharing {
    const words = wordsFor(settings);
    const solved = typeof this.solved === 'function' ? this.solved : null;
    const key = JSON.stringify([this.wishes, words.settings, this.home, this.day, solved === null, record]);
    if (this.made?.key !== key)
      this.made = { key, sharing: sharingOf(record, this.wishes, words, this.home, this.day, solved) };
    return this.made.sharing;
  }

  private wish(change: Partial<SharingWishes>): void {
    this.wishes = { ...this.wishes, ...change };
    this.copied = null;
    if (!this.wishes.doubleDummy || (this.solved !== 'none' && this.solved !== 'failed')) return;
    this.solved = 'asked';
    this.send('studio-double-dummy', null);
  }

  /** Null if there is nothing to show about it. */
  private get solving(): string | null {
    const { asked, failed } = this.words.screen.doubleDummy;
    if (!this.wishes.doubleDummy) return null;
    return this.solved === 'asked' ? asked : this.solved === 'failed' ? failed : null;
  }

  /** Waits for double dummy, so that nothing is missing in the saved files. */
  private save(saving: StudioSaving): void {
    const { solving } = this;
    if (solving === null) this.send('studio-save', saving);
    else this.note = solving;
  }

  private async set(change: Partial<Settings>): Promise<void> {
    const { language } = change;
    if (language !== undefined) {
      const isLatest = this.languages.begin();
      const isLoaded = await loadLanguage(language);
      if (!isLatest()) return;
      if (!isLoaded) {
        this.note = this.words.screen.settings.languageFailed;
        return;
      }
    }
    // Something else may have been chosen while the language was loaded.
    this.settings = { ...(this.settings ?? this.words.settings), ...change };
    this.copied = null;
  }

  private async copy(id: string, text: string): Promise<void> {
    const worked = await isCopied(text);
    if (!worked) this.renderRoot.querySelector<HTMLTextAreaElement>(`#text-${id}`)?.select();
    this.copied = { id, worked };
  }
}
