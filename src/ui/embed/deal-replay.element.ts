/** `<deal-replay>`: shows a baked deal, or the facts in a link, step by step in an article. It stores nothing and requests only its source. */

import type { TemplateResult } from 'lit';
import { momentAddressed } from '../../view/moment.ts';
import { trickAndCardIn, type Film, type FilmBranch, type Frame } from '../../output/baked/film.ts';
import type { StepBy } from '../../view/stops.ts';
import { clockwiseFrom, isSeat, type Seat } from '../../domain/seat.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { PERSPECTIVES } from '../../view/perspective.ts';
import type { Command, KeysAnswered } from '../deal-replay/keys.ts';
import type { Reel } from '../../view/reel.ts';
import { title, type EmbedPicture } from './picture.ts';
import { isCopied } from '../fields/isCopied.ts';
import { pictureOf } from './sheet.ts';
import { newsIn, wholeDeal } from './spoken.ts';
import { addressAt } from './source.ts';
import { StageElement } from './stage.element.ts';
import { emitStep, type ReplayState } from './stepEvents.ts';
import { replay, type LinkShown } from './view.ts';
import { reelOfFilm, stepByOf } from './filmReel.ts';

const seatOf = (text: string): Seat => (isSeat(text) ? text : 'S');

/** Commands that move the focus to the panel, of which an article has only one. */
const OF_PANEL: readonly Command[] = ['law', 'options', 'machine', 'information'];

export class DealReplayElement extends StageElement {
  #branch: FilmBranch | null = null;
  #asked = false;
  #reading = false;
  #view: EmbedPicture['view'] | null = null;
  #bottom: Seat | null = null;
  #link: LinkShown | null = null;

  override connectedCallback(): void {
    window.addEventListener('beforeprint', this.#printing);
    // A browser that translates the page would keep the texts of the first step at every later one.
    this.translate = false;
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.#printing);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    super.attributeChangedCallback(name, old, value);
    if (name === 'view') this.#view = null;
    if (name === 'orient') this.#bottom = null;
    if (name === 'start') this.goTo(this.choices.options.start);
  }

  protected override get reel(): Reel | null {
    return this.film && reelOfFilm(this.film);
  }

  protected override get reach(): KeysAnswered {
    return this.choices.options.keys === 'focus' ? 'all' : 'slider';
  }

  protected override get stepBy(): StepBy {
    return stepByOf(this.choices.options);
  }

  protected override get pace(): number {
    return this.choices.options.pace;
  }

  /** No stops in a quiz, because a stop would give the answer away. */
  protected override get pauses(): readonly number[] {
    const { film } = this;
    return film !== null && this.#isRevealed(film.frames[this.at]) ? film.stops.mark : [];
  }

  protected override readonly opens = (film: Film | null): void => {
    this.pause();
    this.#asked = false;
    this.#branch = null;
    if (film === null) return;
    const { options } = this.choices;
    this.at = momentAddressed(options.start, reelOfFilm(film)) ?? 0;
    this.emit('replay-ready', {
      title: title(this.#picture() as EmbedPicture),
      steps: reelOfFilm(film).last,
      irregularities: this.#isRevealed(film.frames[this.at]) ? film.stops.mark.length : null,
    });
    // A reader who prefers reduced motion has to ask for it.
    if (options.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.play();
  };

  /** True if the position shows what the Laws say. */
  #isRevealed = (frame: Frame | undefined): boolean => {
    const { reveal } = this.choices.options;
    if (reveal === 'all' || (this.#asked && reveal !== 'never')) return true;
    return reveal === 'after-play' && !!frame?.over;
  };

  #picture(at = this.at): EmbedPicture | null {
    const film = this.film;
    const frame = film?.frames[at];
    if (!film || frame === undefined) return null;
    const { options, voice } = this.choices;
    const revealed = this.#isRevealed(frame);
    const branch = revealed ? this.#branch : null;
    return {
      film,
      frame: branch?.frame ?? frame,
      branch,
      options,
      voice,
      revealed,
      view: this.#view ?? options.view,
      bottom: this.#bottom ?? seatOf(options.orient),
    };
  }

  override goTo(position: number | string): void {
    // A step forward leaves the choice that was tried.
    if (this.#branch !== null) this.#whatIf(null);
    super.goTo(position);
  }

  protected override stepped(before: number): void {
    // A step is told at the top of the panel, which may be scrolled to what the reader has tabbed to.
    this.renderRoot.querySelector('.panel')?.scrollTo(0, 0);
    const { film } = this;
    const frame = film?.frames[this.at];
    if (film && frame) emitStep(film, frame, film.frames[before], this.#isRevealed(frame), this.emit);
  }

  /** Shows the result of a choice; null returns to what happened. */
  readonly #whatIf = (branch: FilmBranch | null): void => {
    this.pause();
    this.#branch = null;
    if (branch !== null) this.goTo(branch.from);
    this.#branch = branch;
    this.requestUpdate();
    this.announceSoon();
    const { from = null, law = null, option = null } = branch ?? {};
    this.emit('branch-change', { branch: from, law, option });
  };

  /** In a quiz no button leads to an irregularity. */
  override go(direction: 1 | -1, by?: StepBy | 'mark'): void {
    if (by !== 'mark' || this.#isRevealed(this.film?.frames[this.at])) super.go(direction, by);
  }

  /** Turns the table so that the seat is at the bottom; a quarter turn clockwise when none is named. */
  override flip(seat?: Seat): void {
    this.#bottom = isSeat(seat)
      ? seat
      : clockwiseFrom(this.#bottom ?? seatOf(this.choices.options.orient))[1];
    this.#changedView();
  }

  override nextView(): void {
    const now = PERSPECTIVES.indexOf(this.#view ?? this.choices.options.view);
    this.#look(PERSPECTIVES[(now + 1) % PERSPECTIVES.length] ?? 'open');
  }

  readonly #look = (view: EmbedPicture['view']): void => {
    this.#view = view;
    this.#changedView();
  };

  #changedView(): void {
    const { view, bottom } = this.getState() ?? {};
    this.requestUpdate();
    this.emit('view-change', { view, bottom });
  }

  /** Ends a quiz: from now on the replay shows what the Laws say. */
  reveal(): void {
    this.#asked = true;
    this.forget();
    this.announce();
    // The pressed button disappears, so the focus moves to the answer.
    if (this.shadowRoot?.activeElement) this.#focus('.panel');
  }

  #focus(selector: string): void {
    this.draw();
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /**
   * Copies the link to this step unless the page prevents it: the link of the fall-back content, or else of the page. The reader sees
   * the link, since a frame or a page without encryption may not copy it.
   */
  share(): void {
    const url = addressAt(this.querySelector('a')?.href ?? document.URL, `e${this.at}`);
    if (this.emit('share-request', { url })) void this.#copy({ url, at: this.at });
  }

  async #copy(link: { readonly url: string; readonly at: number }): Promise<void> {
    const { words } = this.choices.voice;
    this.#link = { ...link, says: (await isCopied(link.url)) ? words.linkCopied : words.controls.share };
    this.news = this.#link.says;
    this.requestUpdate();
  }

  /** The whole deal as text, one line for each step. */
  toText(): string {
    const picture = this.#picture();
    return picture === null ? '' : withoutIsolates(wholeDeal(picture, this.#isRevealed).join('\n'));
  }

  /** The diagram as an SVG picture: its markup in a foreign object, with this style sheet. */
  toSVG(): string {
    const table = this.shadowRoot?.querySelector('.table');
    return table ? pictureOf(table) : '';
  }

  getState(): ReplayState | null {
    const picture = this.#picture();
    if (picture === null) return null;
    const { film, frame, view, bottom } = picture;
    return {
      index: this.at,
      moment: `e${this.at}`,
      trick: trickAndCardIn(frame).trick,
      steps: reelOfFilm(film).last,
      playing: this.playing,
      view,
      bottom,
    };
  }

  protected override newsNow(): string | null {
    const picture = this.#picture();
    return picture && withoutIsolates(newsIn(picture));
  }

  protected override obeys(command: Command, event: KeyboardEvent): boolean {
    if (super.obeys(command, event)) return true;
    if (this.film === null) return false;
    if (command === 'goTo') this.#focus('[type=number]');
    else if (OF_PANEL.includes(command)) this.#focus('.panel');
    else return false;
    return true;
  }

  readonly #printing = (): void => {
    this.#reading = true;
    this.draw();
  };

  /** Keeps the drawing of a position, for readers who step back. */
  protected override readonly scene = (ahead: number): TemplateResult | null => {
    const picture = this.#picture(this.at + ahead);
    if (picture === null) return null;
    const tried = picture.film.branches.indexOf(this.#branch as FilmBranch);
    const { playing } = this;
    const link = this.#link?.at === picture.frame.at ? this.#link : null;
    return this.keep(
      [picture.frame.at, tried, picture.view, picture.bottom, playing, this.#reading, this.scale, link?.says],
      () =>
        replay(picture, {
          replay: this,
          playing,
          link,
          reading: this.#reading,
          isRevealed: this.#isRevealed,
          press: (button) => (button === 'share' ? this.share() : this.press(button)),
          scale: this.scale,
          read: () => {
            this.#reading = !this.#reading;
            this.requestUpdate();
          },
          look: this.#look,
          emit: this.emit,
          whatIf: (branch) => {
            this.#whatIf(branch);
            // The choice may have moved, or no longer exist.
            this.#focus(branch ? '.option :checked' : '.option input');
          },
        }),
    );
  };
}
