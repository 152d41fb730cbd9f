/** The base class of `<deal-replay>`: it loads the deal when it comes into view, keeps its room in the page, and draws changes. */

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

/** The distance below the window within which a replay loads its deal. */
const NEAR = '300px';
/**
 * If the fall-back content is at least this high, the replay gets the same height, so that nothing jumps. Pixels. In a lower replay a
 * hand, and on a phone what the Laws say, would be out of sight.
 */
const ENOUGH_ROOM = 560;
/** The delay in milliseconds before a replay out of sight is drawn. */
const OUT_OF_SIGHT = 300;

type Text = string | null;
/** The attributes that choose the deal; null for a missing one. */
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
  /** The drawing of each position. */
  #kept: Record<string, TemplateResult> = {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
    // The page may have set it before this script was loaded.
    const own = this as Record<string, unknown>;
    for (const name of [...ATTRIBUTES, 'baked'])
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
    // The page asks for another deal than the one it gave.
    if (/src|data/.test(name)) this.#given = null;
    if (/src|data|board|law/.test(name) && (this.film ?? this.#problem)) this.#load();
  }

  /** A parsed baked file of the page; it is shown instead of the one in `src`. */
  get baked(): unknown {
    return this.#given;
  }
  set baked(file: unknown) {
    this.#given = file;
    this.#load();
  }

  /** The options from the attributes, and the reader's language. */
  protected get choices(): Choices {
    if (!this.#chosen) {
      const options = optionsOf((name) => this.getAttribute(name), this.#scheme);
      const tag = this.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
      this.#chosen = { options, voice: voiceOf(tag, options, this.film) };
    }
    return this.#chosen;
  }

  /** Follows the light or dark colours of the page, unless `theme` is set. */
  #lookAround(): void {
    const scheme = schemeAround(this);
    if (scheme === this.#scheme) return;
    this.#scheme = scheme;
    this.forget();
  }

  /** Draws everything again after the attributes, the deal or the view has changed. */
  protected forget(): void {
    this.#chosen = null;
    this.#kept = {};
    this.requestUpdate();
  }

  /** The kept drawing of the same `from`, or a new one. */
  protected keep(from: readonly unknown[], draw: () => TemplateResult): TemplateResult {
    return (this.#kept[from.join()] ??= draw());
  }

  /** Loads the deal from its source. */
  protected readonly origin: Origin = { fetchFilm, readLink };

  /** Called when another deal, or none, is to be shown. */
  protected abstract readonly opens: (film: Film | null) => void;

  /** The drawing so many steps from the current position; null without a deal and beyond its end. */
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
      // The source has changed meanwhile, or the element was removed.
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

  /** Keeps the height of the fall-back content, so that the page below the replay does not move. */
  #keepRoom(): void {
    const { height } = this.getBoundingClientRect();
    if (this.childElementCount > 0 && height >= ENOUGH_ROOM)
      this.style.setProperty('--dr-room', `${height}px`);
  }

  #measured(): void {
    const height = Math.round(this.getBoundingClientRect().height);
    if (height === this.#height) return;
    this.#height = height;
    this.emit('size-change', { height });
  }

  /** Draws a replay out of sight later, so that those in sight are drawn first. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (this.#isNear) return super.scheduleUpdate();
    return new Promise((done) => setTimeout(done, OUT_OF_SIGHT)).then(() => super.scheduleUpdate());
  }

  /** Draws at once when the reader focuses or prints the replay. */
  protected draw(): void {
    this.requestUpdate();
    this.performUpdate();
  }

  protected override update(changed: PropertyValues): void {
    if (!this.#isWhole(() => super.update(changed))) super.update(changed);
    // Prepares the next step, which most readers ask for, when the browser is idle.
    if (this.#height > 0)
      (window.requestIdleCallback ?? setTimeout)(() => this.#isWhole(() => this.scene(1)));
  }

  protected override render(): TemplateResult {
    const { voice } = this.choices;
    const scene = this.scene(0) ?? meanwhile(this.choices, this.#problem, this.childElementCount > 0);
    return html`${scene}${liveRegion(voice, this.news)}`;
  }

  /** Draws the replay. False if the file has a value of a wrong type; then the problem is shown instead. */
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

// Every attribute is a property, too, except `lang`, which every element has, and `reveal`, which is the method that ends a quiz.
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
