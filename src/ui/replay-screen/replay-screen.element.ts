/** `<replay-screen>`: one deal, replayed or recorded: the table, a card about this moment beside it, other panels behind tabs. */

import { html, nothing, unsafeCSS, type PropertyValues, type TemplateResult } from '../lit.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../i18n/settings.ts';
import { dealTitle } from '../../i18n/sentence.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { goToOf } from '../go-to.ts';
import type { StepBy } from '../../view/stops.ts';
import type { Command, KeysAnswered } from '../deal-replay/keys.ts';
import type { Reel } from '../../view/reel.ts';
import { buttons } from '../deal-replay/buttons.ts';
import { buttonStyles } from '../deal-replay/buttons.styles.ts';
import { ReplayElement } from '../deal-replay/replay.element.ts';
import { timeline } from '../deal-replay/timeline.ts';
import { timelineStyles } from '../deal-replay/timeline.styles.ts';
import { adviceAt, adviceSentence, type Advice } from '../doubleDummy/advice.ts';
import type { NowElement } from '../now/now.element.ts';
import type { Replay } from '../../view/replay.ts';
import { PERSPECTIVES } from '../../view/perspective.ts';
import { given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { tokens } from '../styles/tokens.ts';
import { obey } from './commands.ts';
import { fields } from './fields.ts';
import { judgeMediaAgain } from '../mediaAgain.ts';
import { fronts, type ReplayFront } from './fronts.ts';
import { heading } from './heading.ts';
import { intoSight, isAnother, toNews } from './inSight.ts';
import { newsAt } from './news.ts';
import { openMatters } from './obligations.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';
import { reelOf } from '../../view/replayReel.ts';
import { panelOf, tabButtons, tabsOf, type Tab } from './tabs.ts';
import { buttonsOf, lineShown } from './steering.ts';
import { adviceStyles } from './advice.styles.ts';
import { narrowStyles } from './narrow.styles.ts';
import { replayScreenStyles } from './replay-screen.styles.ts';

export class ReplayScreenElement extends ReplayElement {
  static override styles = [
    tokens,
    base,
    unsafeCSS(buttonStyles + timelineStyles),
    replayScreenStyles,
    adviceStyles,
    narrowStyles,
  ];
  static override properties = {
    ...given('replay', 'settings', 'preferences', 'advice', 'front'),
    recording: { type: Boolean, reflect: true },
    ...own('tab'),
  };
  replay: Replay | null = null;
  settings: Settings = DEFAULT_SETTINGS;
  preferences: Preferences = DEFAULT_PREFERENCES;
  /** Double-dummy tricks; null if they are not shown. */
  advice: Advice | null = null;
  /** The screen in front of the deal. The element requests it with `front-asked`; a page that cancels the event sets this property itself. */
  front: string | null = null;
  /** True if presses are recorded: cards, choices and answers then send `facts-recorded`. */
  recording = false;
  /** The open panel; if it is empty, the first non-empty one is shown. */
  tab: Tab = 'laws';
  /** Matches if there is space beside the table, as on a phone on its side: then the typed line is below the card that answers it. */
  private readonly wide = matchMedia('(min-width: 64rem), (min-width: 44em) and (max-height: 30em)');
  /** Keeps the card about this moment above a phone’s buttons, whatever their height. */
  private readonly steer = new ResizeObserver(([measured]) => {
    const height = measured?.borderBoxSize[0]?.blockSize ?? 0;
    const now = this.renderRoot.querySelector<HTMLElement>('.now');
    // Not a custom property, because inherited properties make the browser style the whole card again.
    if (now !== null) now.style.insetBlockEnd = `${height}px`;
  });
  /** The card covers more of the table when its contents grow. */
  private readonly grown = new ResizeObserver(() => intoSight(this.renderRoot, this.recording));

  constructor() {
    super();
    this.addEventListener('click', (event) => this.onClick(event));
    this.addEventListener('go-to', (event) => this.goTo((event as CustomEvent<number>).detail));
  }

  get words(): Words {
    return wordsFor(this.settings);
  }

  private readonly onWide = (): void => this.requestUpdate();

  override connectedCallback(): void {
    judgeMediaAgain(ReplayScreenElement.elementStyles);
    super.connectedCallback();
    this.wide.addEventListener('change', this.onWide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A list of media queries with a listener would keep the replay in memory.
    this.wide.removeEventListener('change', this.onWide);
    this.steer.disconnect();
    this.grown.disconnect();
  }

  /** For a page with nothing but the replay: the keys then work at once, and a screen reader begins at the title. */
  focusTitle(): void {
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  protected override get reel(): Reel | null {
    return this.replay && reelOf(this.replay);
  }

  protected override get reach(): KeysAnswered {
    return this.preferences.letterKeys ? 'all' : 'withoutLetters';
  }

  protected override get stepBy(): StepBy {
    return this.preferences.stepBy;
  }

  protected override get pauses(): readonly number[] {
    return this.reel?.marks ?? [];
  }

  protected override stepped(): void {
    this.dispatchEvent(
      new CustomEvent('replay-step', { detail: { index: this.at }, bubbles: true, composed: true }),
    );
  }

  override go(direction: 1 | -1, by: StepBy | 'mark' = this.stepBy): void {
    const { at } = this;
    super.go(direction, by);
    if (this.replay !== null && by === 'mark' && this.at === at)
      this.news = this.words.screen.announce.noMark;
  }

  override flip(): void {
    this.prefer({ turns: (this.preferences.turns + 1) % 4 });
  }

  override nextView(): void {
    const seen = PERSPECTIVES.indexOf(this.preferences.perspective);
    this.prefer({ perspective: PERSPECTIVES[(seen + 1) % PERSPECTIVES.length] ?? 'open' });
  }

  protected override newsNow(): string | null {
    const { replay, at, words, preferences } = this;
    return replay && newsAt(replay, at, words, preferences.perspective);
  }

  private onClick(event: Event): void {
    const to = goToOf(event);
    if (to !== null) this.goTo(to);
  }

  protected override obeys(command: Command, event: KeyboardEvent): boolean {
    if (super.obeys(command, event)) return true;
    return typeof command === 'object' ? this.chooses(command.choose, event) : obey(command, this);
  }

  private chooses(number: number, event: KeyboardEvent): boolean {
    const card = this.renderRoot.querySelector<NowElement>('dt-now');
    return card !== null && event.composedPath().includes(card) && card.choose(number);
  }

  /** Requests a screen in front of the deal; null for none. */
  ask(front: ReplayFront | null): void {
    this.pause();
    const asked = { detail: front, bubbles: true, composed: true, cancelable: true };
    if (this.dispatchEvent(new CustomEvent('front-asked', asked))) this.front = front;
  }

  prefer(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change };
    this.dispatchEvent(
      new CustomEvent('preferences-change', { detail: this.preferences, bubbles: true, composed: true }),
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    for (const button of this.renderRoot.querySelectorAll<HTMLElement>('.buttons button')) {
      // What leads nowhere keeps the focus, but is no tab stop on the way to the bidding box.
      const stop = button.ariaDisabled === 'true' ? -1 : 0;
      if (button.tabIndex !== stop) button.tabIndex = stop;
    }
    const steer = this.renderRoot.querySelector('.steer');
    if (steer !== null) this.steer.observe(steer, { box: 'border-box' });
    const now = this.renderRoot.querySelector('.now');
    if (now === null) return;
    this.grown.observe(now);
    if (!changed.has('at') && !isAnother(changed.get('replay'), this.replay, this.at)) return;
    // Not before the card is drawn, because scrolling it makes the browser lay out all pending changes.
    requestAnimationFrame(() => {
      now.scrollTop = 0;
      intoSight(this.renderRoot, this.recording);
      if (this.recording) toNews(this.renderRoot);
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('replay')) this.pause();
    // Only on changes, because even writing equal values makes the browser lay out everything again.
    if (!changed.has('settings')) return;
    this.dataset['suits'] = this.settings.suits;
    const { language, direction } = this.words;
    if (this.lang === language && this.dir === direction) return;
    this.lang = language;
    this.dir = direction;
    // After a change of the language the last step is announced again.
    if (this.news !== '') this.announce();
  }

  override render(): TemplateResult | typeof nothing {
    const { replay, words, preferences, at } = this;
    if (replay === null) return nothing;
    const moment = replay.moment(Math.min(at, replay.last));
    const { perspective } = preferences;
    const recording = this.recording && at === replay.last;
    const advice = perspective === 'open' ? adviceAt(this.advice, replay, at) : null;
    const shown = { replay, moment, words, perspective, advice };
    const steering = { replay, at, words, advice };
    const tabs = tabsOf(shown);
    const tab = tabs.includes(this.tab) ? this.tab : tabs[0];
    const { matches } = this.wide;
    return html`
      <article aria-label=${words.screen.replay.label({ title: dealTitle(replay.record.header, words) })}>
        ${heading(replay, moment, words)} ${openMatters(moment, words)}
        <div class="body">
          <div class="left">
            <dt-table
              .replay=${replay}
              .moment=${moment}
              .words=${words}
              .perspective=${perspective}
              .played=${preferences.played}
              .turns=${preferences.turns}
              .recording=${recording}
              .advice=${advice}
            ></dt-table>
            ${advice === null ? nothing : html`<p class="advice muted">${adviceSentence(advice, moment, words)}</p>`}
            <div class="steer">
              ${buttons(buttonsOf(steering, this.playing, (button) => button !== 'share' && this.press(button)))}
              ${timeline(lineShown(steering, perspective === 'open', this.scale, (to) => this.goTo(to)))}
              ${matches ? nothing : html`<slot name="record"></slot>`}
            </div>
            <div class="below">
              ${advice === null ? nothing : html`<p class="advice muted">${words.screen.doubleDummy.along}</p>`}
              <slot name="lines"></slot>
              ${fields(this, replay)}
              <dt-auction .replay=${replay} .at=${at} .words=${words}></dt-auction>
            </div>
          </div>
          <div class="now">
            <slot name="finding"></slot>
            <dt-now
              .recording=${recording}
              .replay=${replay}
              .moment=${moment}
              .words=${words}
              .perspective=${perspective}
              @say-asked=${() => this.ask('say')}
            ></dt-now>
            ${matches ? html`<slot name="record"></slot>` : nothing}
          </div>
          ${
            tab === undefined
              ? nothing
              : html`<div class="behind">
                  ${tabButtons(tabs, tab, words, (one) => (this.tab = one))}
                  <div id="behind">${panelOf(tab, shown)}</div>
                </div>`
          }
        </div>
        <p class="unseen" role="status" aria-live="polite" aria-atomic="true">${this.news}</p>
        ${fronts({ front: this.front, replay, moment, words }, () => this.ask(null))}
      </article>
    `;
  }
}
