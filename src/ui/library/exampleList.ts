/** The built-in examples on the home page: a few for people, then all cases, law by law. */

import type { ReactiveControllerHost } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { searchField } from '../fields/labelled.ts';
import { html, nothing, type TemplateResult } from '../lit.ts';
import { notation } from '../notation/notation.ts';
import {
  FIRST_STEPS,
  clauseOf,
  firstSteps,
  groupsOf,
  titleOf,
  type Example,
  type ExampleGroup,
} from './catalogue.ts';

/** A search opens groups until so many cases are listed: each is a row to draw at each letter that is typed. */
const LISTED = 200;

type Send = (name: string, detail: unknown) => void;

/**
 * Which cases are listed. There are thousands, and a closed list takes as long to draw as an open one: a group is drawn once it has been
 * opened.
 */
export class ExampleList {
  readonly #host: ReactiveControllerHost;
  readonly #send: Send;
  #search = '';
  #isOpen = false;
  /** The groups that the reader has opened. */
  readonly #opened = new Set<string>();

  constructor(host: ReactiveControllerHost, send: Send) {
    this.#host = host;
    this.#send = send;
  }

  render(examples: readonly Example[], words: Words): TemplateResult {
    const { home } = words.screen;
    return html`<section class="examples" aria-labelledby="examples">
      <h2 id="examples">${home.examples}</h2>
      ${this.#begin(examples, words)}
      <details
        class="all"
        ?open=${this.#isOpen}
        @toggle=${({ target }: Event) => this.#change(() => (this.#isOpen = isOpen(target)))}
      >
        ${this.#all(examples, words)}
      </details>
    </section>`;
  }

  #change(change: () => void): void {
    change();
    this.#host.requestUpdate();
  }

  /** Examples for a first visit; each opens at the moment when something happens. */
  #begin(examples: readonly Example[], words: Words): TemplateResult | typeof nothing {
    const { home } = words.screen;
    const steps = firstSteps(examples);
    if (steps.length === 0) return nothing;
    return html`<ul class="first">
      ${steps.map((step) => {
        const { title, about } = home.firstSteps[step];
        return html`<li>
          <button class="quiet" @click=${() => this.#send('open-first', FIRST_STEPS[step])}>
            ${notation(title, words)}
          </button>
          <span class="muted">${about}</span>
        </li>`;
      })}
    </ul>`;
  }

  #all(examples: readonly Example[], words: Words): TemplateResult {
    const { home } = words.screen;
    const isSearched = this.#search.trim() !== '';
    const groups = this.#isOpen || isSearched ? groupsOf(examples, this.#search) : [];
    const found = isSearched
      ? groups.reduce((sum, group) => sum + group.examples.length, 0)
      : examples.length;
    let listed = 0;
    const isFound = (group: ExampleGroup): boolean => {
      const hasRoom = isSearched && listed < LISTED;
      listed += group.examples.length;
      return hasRoom;
    };
    return html`<summary>
        <span class="title">${home.allCases}</span>
        <span class="count">
          ${isSearched || found === 0 ? nothing : found}
          <span role="status">${isSearched ? home.found({ found, all: examples.length }) : ''}</span>
        </span>
      </summary>
      <p class="intro">${home.examplesIntro}</p>
      ${searchField(home.searchExamples, this.#search, (text) => this.#change(() => (this.#search = text)))}
      <div class="groups">${groups.map((group) => this.#group(group, words, isFound(group)))}</div>`;
  }

  #group({ id, examples }: ExampleGroup, words: Words, isFound: boolean): TemplateResult {
    const { home } = words.screen;
    const groups: Readonly<Record<string, string>> = home.groups;
    const title = /^\d/.test(id) ? home.cases({ law: id }) : (groups[id] ?? id);
    const label = words.clauses[id];
    const isShown = isFound || this.#opened.has(id);
    const toggled = ({ target }: Event): void => {
      // What a search opens and closes is not remembered, only what the reader does.
      if (isOpen(target) !== isShown) this.#change(() => this.#opened[isShown ? 'delete' : 'add'](id));
    };
    return html`<details class="group" ?open=${isShown} @toggle=${toggled}>
      <summary>
        <span class="title">${title}</span
        >${label === undefined ? nothing : html` <span class="about">${label}</span>`}
        <span class="count">${examples.length}</span>
      </summary>
      <ul>
        ${isShown ? examples.map((example) => this.#example(example, words)) : nothing}
      </ul>
    </details>`;
  }

  #example(example: Example, words: Words): TemplateResult {
    const clause = clauseOf(example);
    const { language } = words;
    const title = example.titles?.[language];
    return html`<li>
      <span class="ref">${clause === null ? nothing : html`<bdi dir="ltr">${clause}</bdi>`}</span>
      <button class="quiet" @click=${() => this.#send('open-example', example.path)}>
        <bdi class="prose" lang=${title === undefined ? 'en' : language}>${title ?? titleOf(example)}</bdi>
      </button>
    </li>`;
  }
}

function isOpen(details: EventTarget | null): boolean {
  return details instanceof HTMLDetailsElement && details.open;
}
