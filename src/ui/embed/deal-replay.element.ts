/** `<deal-replay>`: a baked deal, or the facts a link carries, stepped through in an article. No storage, no request but its source. */

import type { TemplateResult } from 'lit/html.js';
import { placeIn, type Film, type FilmBranch, type Frame } from '../../bake/film.ts';
import { stopFrom } from '../../bake/stops.ts';
import { clockwiseFrom, isSeat, type Seat } from '../../domain/seat.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { PERSPECTIVES } from '../../picture/perspective.ts';
import { actOf } from './keys.ts';
import { title, type EmbedPicture } from './picture.ts';
import { pictureOf } from './sheet.ts';
import { announcement, wholeDeal } from './spoken.ts';
import { addressAt } from './source.ts';
import { StageElement } from './stage.element.ts';
import { tellStep, type ReplayState } from './tidings.ts';
import { replay } from './view.ts';
import { lastOf, placeNamed, stopAlong, stopsBy } from './walk.ts';

/** Steps that follow faster than this are announced once, the last of them. Milliseconds. */
const ANNOUNCE_AFTER = 300;
const seatOf = (text: string): Seat => (isSeat(text) ? text : 'S');

export class DealReplayElement extends StageElement {
  #at = 0;
  #branch: FilmBranch | null = null;
  #asked = false;
  #reading = false;
  #view: EmbedPicture['view'] | null = null;
  #bottom: Seat | null = null;
  #speaking = 0;
  #ticking = 0;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  override connectedCallback(): void {
    window.addEventListener('beforeprint', this.#printing);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.#printing);
    clearTimeout(this.#speaking);
    this.pause();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    super.attributeChangedCallback(name, old, value);
    if (name === 'view') this.#view = null;
    if (name === 'orient') this.#bottom = null;
    if (name === 'start') this.goTo(this.choices.options.start);
  }

  protected override readonly opens = (film: Film | null): void => {
    this.pause();
    this.#asked = false;
    this.#branch = null;
    if (film === null) return;
    const { options } = this.choices;
    this.#at = placeNamed(film, options.start) ?? 0;
    this.tell('replay-ready', {
      title: title(this.#picture() as EmbedPicture),
      steps: lastOf(film),
      irregularities: this.#isRevealed(film.frames[this.#at]) ? film.stops.mark.length : null,
    });
    if (options.autoplay) this.play();
  };

  /** Whether what the Laws say may be seen at the position. */
  #isRevealed = (frame: Frame | undefined): boolean => {
    const { reveal } = this.choices.options;
    if (reveal === 'all' || (this.#asked && reveal !== 'never')) return true;
    return reveal === 'after-play' && !!frame?.over;
  };

  #picture(at = this.#at): EmbedPicture | null {
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

  /** To a position by its number or its name: `12`, `t2.3`, `e23`, `start`, `end`, `first-irregularity`. */
  goTo(place: number | string): void {
    const film = this.film;
    const to = film && placeNamed(film, place);
    if (film === null || to === null) return;
    if (this.#branch !== null) this.#whatIf(null);
    if (to === this.#at) return;
    const before = film.frames[this.#at];
    this.#at = to;
    this.#announceSoon();
    const frame = film.frames[to] as Frame;
    tellStep(film, frame, before, this.#isRevealed(frame), this.tell);
  }

  /** Into what would have come of a choice; null leads back to what happened. */
  readonly #whatIf = (branch: FilmBranch | null): void => {
    this.pause();
    this.#branch = null;
    if (branch !== null) this.goTo(branch.from);
    this.#branch = branch;
    this.#announceSoon();
    const { from = null, law = null, option = null } = branch ?? {};
    this.tell('branch-change', { branch: from, law, option });
  };

  #step(direction: number, by: string = this.choices.options.step): void {
    const film = this.film;
    if (film === null || (by === 'mark' && !this.#isRevealed(film.frames[this.#at]))) return;
    this.goTo(stopFrom(stopsBy(film, by), this.#at, direction));
  }

  next(): void {
    this.#step(1);
  }
  prev(): void {
    this.#step(-1);
  }
  first(): void {
    this.goTo('start');
  }
  last(): void {
    this.goTo('end');
  }
  nextIrregularity(): void {
    this.#step(1, 'mark');
  }
  previousIrregularity(): void {
    this.#step(-1, 'mark');
  }

  /** One step after the other until an irregularity or the end; not at all where less motion is wanted. */
  play(): void {
    const film = this.film;
    if (film === null || this.#ticking > 0 || this.#at >= lastOf(film)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#ticking = setInterval(() => {
      this.next();
      const pauses = this.#isRevealed(film.frames[this.#at]) ? film.stops.mark : [];
      if (this.#at >= lastOf(film) || pauses.includes(this.#at)) this.pause();
    }, this.choices.options.pace) as unknown as number;
    this.later();
  }

  pause(): void {
    clearInterval(this.#ticking);
    this.#ticking = 0;
    this.later();
  }

  toggle(): void {
    if (this.#ticking > 0) this.pause();
    else this.play();
  }

  /** Turns the table so that the seat is at the bottom; a quarter turn clockwise when none is named. */
  flip(seat?: Seat): void {
    this.#bottom = isSeat(seat)
      ? seat
      : clockwiseFrom(this.#bottom ?? seatOf(this.choices.options.orient))[1];
    this.#changedView();
  }

  nextView(): void {
    const now = PERSPECTIVES.indexOf(this.#view ?? this.choices.options.view);
    this.#look(PERSPECTIVES[(now + 1) % PERSPECTIVES.length] ?? 'open');
  }

  readonly #look = (view: EmbedPicture['view']): void => {
    this.#view = view;
    this.#changedView();
  };

  #changedView(): void {
    const { view, bottom } = this.getState() ?? {};
    this.later();
    this.tell('view-change', { view, bottom });
  }

  /** The end of a quiz: what the Laws say is shown from now on. */
  reveal(): void {
    this.#asked = true;
    this.forget();
    this.#announce();
    // The button that was pressed goes: what it asked for is read on.
    if (this.shown.activeElement !== null) this.#focus('.panel');
  }

  #focus(selector: string): void {
    this.draw();
    this.shown.querySelector<HTMLElement>(selector)?.focus();
  }

  /** The link to this step: the fall-back's own link, else the page's. It goes to the clipboard unless the page prevents that. */
  share(): void {
    const url = addressAt(this.querySelector('a')?.href ?? document.URL, `e${this.#at}`);
    if (this.tell('share-request', { url })) navigator.clipboard?.writeText(url).catch(() => {});
  }

  /** The whole deal, a line a step. */
  toText(): string {
    const picture = this.#picture();
    return picture === null ? '' : withoutIsolates(wholeDeal(picture, this.#isRevealed).join('\n'));
  }

  /** The diagram as it stands here, as a picture for a browser: its text in a foreign object, with this sheet. */
  toSVG(): string {
    const table = this.shown.querySelector('.table');
    return table === null ? '' : pictureOf(table);
  }

  getState(): ReplayState | null {
    const picture = this.#picture();
    if (picture === null) return null;
    const { film, frame, view, bottom } = picture;
    return {
      index: this.#at,
      moment: `e${this.#at}`,
      trick: placeIn(frame).trick,
      steps: lastOf(film),
      playing: this.#ticking > 0,
      view,
      bottom,
    };
  }

  #announceSoon(): void {
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => this.#announce(), ANNOUNCE_AFTER) as unknown as number;
    this.later();
  }

  #announce(): void {
    const picture = this.#picture();
    if (picture !== null) this.news = withoutIsolates(announcement(picture));
    this.later();
  }

  #onKey(event: KeyboardEvent): void {
    const act = this.film && !event.defaultPrevented && actOf(event, this.choices.options.keys === 'focus');
    if (!act) return;
    event.preventDefault();
    const [direction, by] = act.split(' ');
    if (/^[.[]/.test(act)) this.#focus(act);
    else if (Number(direction)) this.#step(Number(direction), by);
    else this[act as 'first' | 'last' | 'toggle' | 'flip' | 'nextView']();
  }

  readonly #printing = (): void => {
    this.#reading = true;
    this.draw();
  };

  /** Whoever goes back sees what was drawn before. */
  protected override readonly scene = (ahead: number): TemplateResult | null => {
    const picture = this.#picture(this.#at + ahead);
    if (picture === null) return null;
    const tried = picture.film.branches.indexOf(this.#branch as FilmBranch);
    const playing = this.#ticking > 0;
    return this.keep([picture.frame.at, tried, picture.view, picture.bottom, playing, this.#reading], () =>
      replay(picture, {
        replay: this,
        playing,
        reading: this.#reading,
        isRevealed: this.#isRevealed,
        seek: (share) => this.goTo(stopAlong(picture.film, picture.options.step, share)),
        read: () => {
          this.#reading = !this.#reading;
          this.later();
        },
        look: this.#look,
        tell: this.tell,
        whatIf: (branch) => {
          this.#whatIf(branch);
          // The choice may stand elsewhere now, or no longer at all.
          this.#focus(branch ? '.option :checked' : '.option input');
        },
      }),
    );
  };
}
