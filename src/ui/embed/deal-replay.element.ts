/** `<deal-replay>`: a baked deal, or the facts a link carries, stepped through in an article. No storage, no request but its source. */

import { bakedIn } from '../../bake/read.ts';
import { placeIn, type Film, type Frame } from '../../bake/film.ts';
import { momentOf, nameOfMoment, type Moments } from '../../bake/moment.ts';
import { stopFrom } from '../../bake/stops.ts';
import { clockwiseFrom, isSeat, type Seat } from '../../domain/seat.ts';
import { fill } from '../../i18n/embed/messages.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { HandsDrawn } from './diagram.ts';
import { styles } from './embed.styles.ts';
import { paint } from './h.ts';
import { PERSPECTIVES } from '../../picture/perspective.ts';
import { actOf } from './keys.ts';
import { ATTRIBUTES, optionsOf, type Options } from './options.ts';
import { title, type Picture } from './picture.ts';
import { fetchFilm, readLink, type SourceRead } from './source.ts';
import { announcement, wholeDeal } from './spoken.ts';
import { meanwhile, replay, type Stage } from './view.ts';
import { voiceOf, type Voice } from './voice.ts';

/** Steps that follow faster than this are announced once, the last of them. Milliseconds. */
const ANNOUNCE_AFTER = 300;
const PACE = 1200;
/** Loaded while it is still this far below what one sees. */
const NEAR = '600px';
/** A fall-back that takes up at least this much room is replaced in just that room, so that nothing jumps. Pixels. */
const ENOUGH_ROOM = 320;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all replays of a page; a constructed one, which no policy forbids. */
function sharedSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}

const seatOf = (text: string): Seat => (isSeat(text) ? text : 'S');

const stopsBy = ({ stops }: Film, by: string): readonly number[] =>
  stops[by as keyof typeof stops] ?? stops.card;

export interface ReplayState {
  readonly index: number;
  /** `t2.3`, `e23`: for a link. */
  readonly moment: string;
  readonly trick: number;
  readonly steps: number;
  readonly playing: boolean;
  readonly view: Picture['view'];
  readonly bottom: Seat;
}

export class DealReplayElement extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  #root = this.attachShadow({ mode: 'open' });
  #film: Film | null = null;
  #problem: string | null = null;
  #given: unknown = null;
  #loading: AbortController | null = null;
  #near: IntersectionObserver | null = null;
  #size = new ResizeObserver(() => this.#measured());
  #height = 0;
  #at = 0;
  #asked = false;
  #playing = false;
  #reading = false;
  #news = '';
  #view: Picture['view'] | null = null;
  #bottom: Seat | null = null;
  #speaking = 0;
  #ticking = 0;
  #chosen: { readonly options: Options; readonly voice: Voice } | null = null;
  #waiting = false;
  #hands: HandsDrawn = new Map();

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sharedSheet()];
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  connectedCallback(): void {
    window.addEventListener('beforeprint', this.#printing);
    this.#size.observe(this);
    // Given by a page before this script had come.
    if (Object.hasOwn(this, 'baked')) {
      this.#given = this.baked;
      delete (this as { baked?: unknown }).baked;
    }
    this.#forget();
    this.#draw();
    if (this.#film !== null) return;
    this.#near = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#load(), {
      rootMargin: NEAR,
    });
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    window.removeEventListener('beforeprint', this.#printing);
    this.#near?.disconnect();
    this.#size.disconnect();
    this.#loading?.abort();
    clearTimeout(this.#speaking);
    this.pause();
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value || !this.isConnected) return;
    this.#forget();
    if (name === 'view') this.#view = null;
    if (name === 'orient') this.#bottom = null;
    if (name === 'start') this.goTo(this.#choices.options.start);
    if (/^(?:src|data|board)$/.test(name) && (this.#film ?? this.#problem) !== null) this.#load();
    this.#later();
  }

  /** A baked file the page already holds, parsed: shown instead of asking for one. */
  get baked(): unknown {
    return this.#given;
  }
  set baked(file: unknown) {
    this.#given = file;
    this.#load();
  }

  /** Attributes or the deal changed: everything is told anew. */
  #forget(): void {
    this.#chosen = null;
    this.#hands.clear();
  }

  get #choices(): { readonly options: Options; readonly voice: Voice } {
    if (this.#chosen === null) {
      const options = optionsOf((name) => this.getAttribute(name));
      const tag = this.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
      this.#chosen = { options, voice: voiceOf(tag, options, this.#film) };
    }
    return this.#chosen;
  }

  #load(): void {
    this.#near?.disconnect();
    this.#loading?.abort();
    const [board, src, data] = ['board', 'src', 'data'].map((name) => this.getAttribute(name));
    if (this.#given !== null) return this.#show(bakedIn(this.#given, board));
    if (!src) return this.#show(data ? readLink(data) : { ok: false, code: 'missing' });
    const loading = new AbortController();
    this.#loading = loading;
    this.#later();
    void fetchFilm(new URL(src, document.baseURI).href, board ?? null, loading.signal).then((read) => {
      // Another source was named meanwhile, or the element is gone.
      if (!loading.signal.aborted) this.#show(read);
    });
  }

  #show(read: SourceRead): void {
    this.#loading = null;
    this.pause();
    this.#keepRoom();
    this.#film = read.ok ? read.film : null;
    this.#forget();
    this.#problem = null;
    this.#asked = false;
    const { options, voice } = this.#choices;
    if (read.ok) {
      const { film } = read;
      this.#at = momentOf(options.start, this.#moments(film)) ?? 0;
      this.#later();
      this.#tell('replay-ready', {
        title: title(film, voice),
        steps: film.frames.length - 1,
        irregularities: this.#isRevealed(film.frames[this.#at]) ? film.stops.mark.length : null,
      });
      if (options.autoplay !== null) this.play();
      return;
    }
    const [missing, damaged, newer, cut] = voice.text.errors;
    const { code } = read;
    const known: Partial<Record<typeof code, string>> = {
      missing,
      noBoard: missing,
      newer,
      linkNewer: newer,
    };
    this.#problem =
      read.code === 'linkCut' ? fill(cut, read.arrived, read.of ?? '?') : (known[code] ?? damaged);
    this.#later();
    this.#tell('replay-error', { code, message: this.#problem });
  }

  /** The room the fall-back took up is kept: what stands below the replay does not move. */
  #keepRoom(): void {
    if (this.#film !== null || this.#problem !== null || this.childElementCount === 0) return;
    const { height } = this.getBoundingClientRect();
    if (height >= ENOUGH_ROOM) this.style.setProperty('--dr-height', `${height}px`);
  }

  #measured(): void {
    const { height } = this.getBoundingClientRect();
    if (Math.round(height) === this.#height) return;
    this.#height = Math.round(height);
    this.#tell('size-change', { height: this.#height });
  }

  #tell(type: string, detail: object): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }

  #moments(film: Film): Moments {
    const { frames, stops } = film;
    return {
      last: frames.length - 1,
      place: (at) => placeIn(frames[at] ?? { tricks: [] }),
      marks: stops.mark,
    };
  }

  /** Whether what the Laws say may be seen at the position. */
  #isRevealed(frame: Frame | undefined): boolean {
    const { reveal } = this.#choices.options;
    if (reveal === 'all' || (this.#asked && reveal !== 'never')) return true;
    return reveal === 'after-play' && frame?.over === true;
  }

  get #picture(): Picture | null {
    const film = this.#film;
    const frame = film?.frames[this.#at];
    if (!film || frame === undefined) return null;
    const { options, voice } = this.#choices;
    return {
      film,
      frame,
      options,
      voice,
      revealed: this.#isRevealed(frame),
      view: this.#view ?? options.view,
      bottom: this.#bottom ?? seatOf(options.orient),
    };
  }

  /** To a position by its number or its name: `12`, `t2.3`, `e23`, `start`, `end`, `first-irregularity`. */
  goTo(place: number | string): void {
    const film = this.#film;
    if (film === null) return;
    const last = film.frames.length - 1;
    const to =
      typeof place === 'number'
        ? Math.min(Math.max(Math.round(place), 0), last)
        : momentOf(place, this.#moments(film));
    if (to === null || to === this.#at || Number.isNaN(to)) return;
    const before = film.frames[this.#at];
    this.#at = to;
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => this.#announce(), ANNOUNCE_AFTER) as unknown as number;
    this.#later();
    this.#tellStep(film, before);
  }

  #tellStep({ frames, marks }: Film, before: Frame | undefined): void {
    const frame = frames[this.#at];
    if (frame === undefined) return;
    const { at, fact, cases } = frame;
    this.#tell('replay-step', {
      index: at,
      trick: placeIn(frame).trick,
      seat: fact?.seat ?? null,
      card: fact?.card ?? null,
      eventId: at === 0 ? null : `e${at}`,
    });
    if (!this.#isRevealed(frame)) return;
    for (const { step, kind, law = null, offender = null } of marks) {
      const state = [...cases].find(([id]) => id.endsWith(`@${at - 1}`))?.[1] ?? null;
      if (step === at) this.#tell('irregularity-enter', { kind, law, offender, state });
    }
    for (const [id, to] of cases) {
      const from = before?.cases.get(id) ?? null;
      if (from !== to) this.#tell('machine-change', { machine: id.replace(/@.*/, ''), id, from, to });
    }
  }

  #step(direction: number, by: string = this.#choices.options.step): void {
    const film = this.#film;
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
    const film = this.#film;
    if (film === null || this.#playing || this.#at >= film.frames.length - 1) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#playing = true;
    this.#later();
    this.#ticking = setInterval(() => {
      this.next();
      const pauses = this.#isRevealed(film.frames[this.#at]) ? film.stops.mark : [];
      if (this.#at >= film.frames.length - 1 || pauses.includes(this.#at)) this.pause();
    }, this.#choices.options.autoplay ?? PACE) as unknown as number;
  }

  pause(): void {
    clearInterval(this.#ticking);
    this.#playing = false;
    this.#later();
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** Turns the table so that the seat is at the bottom; a quarter turn clockwise when none is named. */
  flip(seat?: Seat): void {
    this.#bottom = seat ?? clockwiseFrom(this.#bottom ?? seatOf(this.#choices.options.orient))[1];
    this.#changedView();
  }

  nextView(): void {
    const now = PERSPECTIVES.indexOf(this.#view ?? this.#choices.options.view);
    this.#view = PERSPECTIVES[(now + 1) % PERSPECTIVES.length] ?? 'open';
    this.#changedView();
  }

  #changedView(): void {
    const { view, bottom } = this.getState() ?? {};
    this.#later();
    this.#tell('view-change', { view, bottom });
  }

  /** The end of a quiz: what the Laws say is shown from now on. */
  reveal(): void {
    this.#asked = true;
    this.#announce();
  }

  /** The link to this step, for the page to use; it goes to the clipboard unless the page prevents that. */
  share(): void {
    const data = this.getAttribute('data');
    const url = new URL(document.URL);
    url.hash = `${data === null ? '' : `d=${data}&`}at=${this.getState()?.moment ?? 'start'}`;
    if (this.#tell('share-request', { url: url.href }))
      navigator.clipboard?.writeText(url.href).catch(() => {});
  }

  /** The whole deal, a line a step. */
  toText(): string {
    const picture = this.#picture;
    return picture === null
      ? ''
      : withoutIsolates(wholeDeal(picture, (frame) => this.#isRevealed(frame)).join('\n'));
  }

  /** The diagram as it stands here, as a picture for a browser: its text in a foreign object, with this sheet. */
  toSVG(): string {
    const table = this.#root.querySelector('.table');
    if (table === null) return '';
    const { width, height } = table.getBoundingClientRect();
    const look = styles.replaceAll(':host', 'svg');
    const inside = new XMLSerializer().serializeToString(table);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style><![CDATA[${look}]]></style><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  }

  getState(): ReplayState | null {
    const picture = this.#picture;
    if (picture === null) return null;
    const { film, frame, view, bottom } = picture;
    return {
      index: this.#at,
      moment: nameOfMoment(this.#at, this.#moments(film)),
      trick: placeIn(frame).trick,
      steps: film.frames.length - 1,
      playing: this.#playing,
      view,
      bottom,
    };
  }

  #announce(): void {
    if (this.#picture !== null) this.#news = announcement(this.#picture);
    this.#later();
  }

  #onKey(event: KeyboardEvent): void {
    const act =
      event.defaultPrevented || this.#film === null
        ? null
        : actOf(event, this.#choices.options.keys === 'focus');
    if (act === null) return;
    event.preventDefault();
    const [direction, by] = act.split(' ');
    if (act.startsWith('.')) this.#root.querySelector<HTMLElement>(act)?.focus();
    else if (Number(direction)) this.#step(Number(direction), by);
    else this[act as 'first' | 'last' | 'toggle' | 'flip' | 'nextView']();
  }

  #seek(place: number): void {
    const film = this.#film;
    if (film === null) return;
    const to = place * (film.frames.length - 1);
    this.goTo(
      stopsBy(film, this.#choices.options.step).reduce(
        (best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best),
        0,
      ),
    );
  }

  readonly #printing = (): void => {
    this.#reading = true;
    this.#draw();
  };

  /** What the drawing needs to know of the element, and what it may ask of it. */
  get #stage(): Stage {
    return {
      playing: this.#playing,
      reading: this.#reading,
      news: this.#news,
      hands: this.#hands,
      isRevealed: (frame) => this.#isRevealed(frame),
      act: (act) => this[act](),
      seek: (place) => this.#seek(place),
      read: () => {
        this.#reading = !this.#reading;
        this.#later();
      },
      ask: () => this.reveal(),
      goTo: (step) => this.goTo(step),
      preview: (law, option) => this.#tell('option-preview', { law, option }),
    };
  }

  /** Once, however much changed. */
  #later(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => this.#draw());
  }

  #draw(): void {
    this.#waiting = false;
    const picture = this.#picture;
    try {
      const { voice } = this.#choices;
      paint(this.#root, [picture === null ? meanwhile(voice, this.#problem) : replay(picture, this.#stage)]);
    } catch (error) {
      // Something in the file is of another kind than it should be.
      if (picture === null) throw error;
      this.#show({ ok: false, code: 'damaged' });
    }
  }
}
