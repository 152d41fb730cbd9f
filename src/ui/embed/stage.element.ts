/** The stage of a replay: it fetches the deal when it comes into view, keeps its room in the page, and draws what changed. */

import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Film } from '../../output/baked/film.ts';
import { bakedIn } from '../../output/baked/read.ts';
import { ReplayElement } from '../deal-replay/replay.element.ts';
import { ATTRIBUTES, optionsOf, type Options } from './options.ts';
import { problemText } from './problem.ts';
import { sharedSheet } from './sheet.ts';
import { schemeAround, watchSurroundings } from './surroundings.ts';
import { fetchFilm, readLink, type Origin, type SourceRead } from './source.ts';
import type { Emit } from './stepEvents.ts';
import { liveRegion, meanwhile } from './view.ts';
import { voiceOf, type Voice } from './voice.ts';

/** How far below the window a replay may be when its deal is loaded. */
const NEAR = '300px';
/** A fall-back that takes up at least this much room is replaced in just that room, so that nothing jumps. Pixels. */
const ENOUGH_ROOM = 320;
/** How much later a replay out of sight is drawn, in milliseconds. */
const OUT_OF_SIGHT = 300;

type Text = string | null;
/** What names the deal that is to be shown; null for an attribute that is not there. */
type Source = [board: Text, law: Text, src: Text, data: Text];

interface Choices {
  readonly options: Options;
  readonly voice: Voice;
}

export abstract class StageElement extends ReplayElement {
  static override styles = sharedSheet;
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...ATTRIBUTES];
  }
  protected film: Film | null = null;
  #problem: string | null = null;
  #given: unknown = null;
  #loading: AbortController | null = null;
  #isNear = true;
  #near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting } of seen) this.#isNear = isIntersecting;
      if (this.#isNear && !(this.film ?? this.#problem)) this.#load();
    },
    { rootMargin: NEAR },
  );
  #size = new ResizeObserver(() => this.#measured());
  #height = 0;
  #chosen: Choices | null = null;
  #scheme = '';
  #unwatch = (): void => {};
  /** What was drawn of each moment. */
  #kept: Record<string, TemplateResult> = {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
    // Given by a page before this script had come.
    const own = this as Record<string, unknown>;
    for (const name of ['baked', ...ATTRIBUTES])
      if (Object.hasOwn(own, name)) {
        const { [name]: value } = own;
        delete own[name];
        own[name] = value;
      }
    this.#lookAround();
    this.#unwatch = watchSurroundings(this, () => this.#lookAround());
    this.forget();
    // At once, so that the page below the replay does not move.
    this.draw();
    this.#near.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#near.disconnect();
    this.#unwatch();
    this.#size.disconnect();
    this.#loading?.abort();
  }

  override attributeChangedCallback(name: string, _old: string | null, _value: string | null): void {
    if (!this.isConnected) return;
    this.forget();
    if (/^(?:src|data|board|law)$/.test(name) && (this.film ?? this.#problem)) this.#load();
  }

  /** A baked file the page already holds, parsed: shown instead of asking for one. */
  get baked(): unknown {
    return this.#given;
  }
  set baked(file: unknown) {
    this.#given = file;
    this.#load();
  }

  /** What the attributes say, in the reader's language. */
  protected get choices(): Choices {
    if (!this.#chosen) {
      const options = optionsOf((name) => this.getAttribute(name), this.#scheme);
      const tag = this.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
      this.#chosen = { options, voice: voiceOf(tag, options, this.film) };
    }
    return this.#chosen;
  }

  /** On a dark page the replay is dark, on a light one light, unless its writer chose. */
  #lookAround(): void {
    const scheme = schemeAround(this);
    if (scheme === this.#scheme) return;
    this.#scheme = scheme;
    this.forget();
  }

  /** Attributes, the deal, or what may be seen of it changed: everything is put into words anew. */
  protected forget(): void {
    this.#chosen = null;
    this.#kept = {};
    this.requestUpdate();
  }

  /** What was drawn when it came `from` the same before, else what is drawn of it now. */
  protected keep(from: readonly unknown[], draw: () => TemplateResult): TemplateResult {
    return (this.#kept[from.join()] ??= draw());
  }

  /** Where a deal comes from. */
  protected readonly origin: Origin = { fetchFilm, readLink };

  /** Another deal is to be shown, or none any more. */
  protected abstract readonly opens: (film: Film | null) => void;

  /** What is to be seen so many steps further on than now; null while there is no deal, and beyond its end. */
  protected abstract readonly scene: (ahead: number) => TemplateResult | null;

  readonly emit: Emit = (type, detail) =>
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));

  get #source(): Source {
    return ['board', 'law', 'src', 'data'].map((name) => this.getAttribute(name)) as Source;
  }

  #load(): void {
    this.#loading?.abort();
    const [board, law, src, data] = this.#source;
    if (this.#given !== null) return this.#show(bakedIn(this.#given, board, law));
    if (!src) return this.#show(data ? this.origin.readLink(data, law) : { ok: false, code: 'missing' });
    const { signal } = (this.#loading = new AbortController());
    void this.origin.fetchFilm(new URL(src, document.baseURI).href, board, law, signal).then((read) => {
      // Another source was named meanwhile, or the element is gone.
      if (!signal.aborted) this.#show(read);
    });
  }

  #show(read: SourceRead): void {
    if (!(this.film ?? this.#problem)) this.#keepRoom();
    this.film = read.ok ? read.film : null;
    this.forget();
    this.#problem = read.ok ? null : problemText(read, this.choices.voice, this.#source);
    this.opens(this.film);
    if (!read.ok) this.emit('replay-error', { code: read.code, message: this.#problem });
  }

  /** Keeps the room that the fall-back took, so that the page below the replay does not move. */
  #keepRoom(): void {
    const { height } = this.getBoundingClientRect();
    if (this.childElementCount > 0 && height >= ENOUGH_ROOM)
      this.style.setProperty('--dr-height', `${height}px`);
  }

  #measured(): void {
    const height = Math.round(this.getBoundingClientRect().height);
    if (height === this.#height) return;
    this.#height = height;
    this.emit('size-change', { height });
  }

  /** Draws later while it is out of sight, so that replays in sight are drawn first. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (this.#isNear) return super.scheduleUpdate();
    return new Promise((done) => setTimeout(done, OUT_OF_SIGHT)).then(() => super.scheduleUpdate());
  }

  /** Draws at once, for a reader who puts the focus on it or prints it. */
  protected draw(): void {
    this.requestUpdate();
    this.performUpdate();
  }

  protected override update(changed: PropertyValues): void {
    if (!this.#isWhole(() => super.update(changed))) super.update(changed);
    // What most readers ask for next is prepared once the replay is drawn and nobody waits.
    if (this.#height > 0)
      (window.requestIdleCallback ?? setTimeout)(() => this.#isWhole(() => this.scene(1)));
  }

  protected override render(): TemplateResult {
    const { voice } = this.choices;
    const scene = this.scene(0) ?? meanwhile(this.choices, this.#problem, this.childElementCount > 0);
    return html`${scene}${liveRegion(voice, this.news)}`;
  }

  /** False when something in the file is of another kind than it should be: then that is what is shown. */
  #isWhole(draws: () => void): boolean {
    try {
      draws();
      return true;
    } catch (error) {
      if (this.film === null) throw error;
      this.#show({ ok: false, code: 'damaged' });
      return false;
    }
  }
}

// Every attribute is a property, too, but `lang`, which is one of every element, and `reveal`, which is the end of a quiz.
for (const name of ATTRIBUTES)
  if (name !== 'lang')
    Object.defineProperty(StageElement.prototype, name, {
      get(this: StageElement) {
        return this.getAttribute(name);
      },
      set(this: StageElement, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
