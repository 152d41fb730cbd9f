/** A lifecycle drawn from its own definition: where it stands, how it came there, what may follow; and the same in words. */

import { LitElement, html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { classMap } from 'lit/directives/class-map.js';
import { caseTitle, machineName, stateName } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { Case } from '../../laws/case.ts';
import { notation } from '../notation/notation.ts';
import { livesOf, type MachineDrawing, type Moment, type Replay, type Stage } from '../replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { BOX, layoutOf, type Box, type Layout } from './layout.ts';
import { lifecycleStyles } from './lifecycle.styles.ts';

const layouts = new WeakMap<MachineDrawing, Layout>();

function layoutFor(machine: MachineDrawing): Layout {
  const known = layouts.get(machine);
  if (known !== undefined) return known;
  const made = layoutOf(machine);
  layouts.set(machine, made);
  return made;
}

export class LifecycleElement extends LitElement {
  static override styles = [base, panel, lifecycleStyles];
  static override properties = {
    replay: { attribute: false },
    moment: { attribute: false },
    words: { attribute: false },
    chosen: { state: true },
  };
  declare replay: Replay;
  declare moment: Moment;
  declare words: Words;
  /** The case picked by hand; null follows the play. */
  declare chosen: string | null;

  constructor() {
    super();
    this.chosen = null;
  }

  override render(): TemplateResult {
    const { words, moment } = this;
    const text = words.screen.lifecycle;
    const cases = this.candidates();
    const open = cases.find(({ id }) => id === this.chosen) ?? cases[0];
    return html`
      <h2 id="machine" tabindex="-1">${text.title}</h2>
      ${
        open === undefined
          ? html`<p class="nothing">${text.nothing}</p>`
          : html`${cases.length < 2 ? html`<p class="title">${notation(caseTitle(open, words, words.written), words)}</p>` : this.picker(cases, open)}
            ${this.picture(open, moment)}`
      }
    `;
  }

  /** Cases in progress, the newest first; then those that have just ended. */
  private candidates(): Case[] {
    const { moment, replay } = this;
    const life = new Map(livesOf(replay).map((one) => [one.id, one]));
    const open = [...moment.open].reverse();
    const ended = moment.cases
      .filter((one) => !open.includes(one) && (life.get(one.id)?.closed ?? -9) >= moment.at - 2)
      .reverse();
    return [...open, ...ended].slice(0, 6);
  }

  private picker(cases: readonly Case[], open: Case): TemplateResult {
    const { words } = this;
    return html`<div class="picker" role="group" aria-label=${words.screen.lifecycle.choose}>
      ${cases.map(
        (one) =>
          html`<button
            class="tab"
            aria-pressed=${one === open ? 'true' : 'false'}
            @click=${() => (this.chosen = one.id)}
          >
            ${notation(caseTitle(one, words, words.written), words)}
          </button>`,
      )}
    </div>`;
  }

  private picture(open: Case, moment: Moment): TemplateResult {
    const { words, replay } = this;
    const machine = replay.machine(open.machine);
    const stages = this.way(open, machine).filter(({ since }) => since < moment.at);
    const label = words.screen.lifecycle.picture({
      name: machineName(open.machine, words),
      state: stateName(open.machine, open.state, words),
    });
    return html`
      ${machine === null ? nothing : html`<figure role="img" aria-label=${label}>${guard([open.id, open.state, stages.length, words], () => this.drawing(open, machine, stages))}</figure>`}
      <details ?open=${machine === null}>
        <summary>${words.screen.lifecycle.asText}</summary>
        ${guard([open.id, open.state, stages.length, words], () => this.list(open, machine, stages))}
      </details>
      <ol class="crumbs" aria-hidden="true">
        ${stages.map(({ state }, index) => html`<li class=${index === stages.length - 1 ? 'now' : ''}>${stateName(open.machine, state, words)}</li>`)}
      </ol>
    `;
  }

  /** The states so far; the first one too, which a case may leave in the very event that opens it. */
  private way(open: Case, machine: MachineDrawing | null): readonly Stage[] {
    const stages = livesOf(this.replay).find(({ id }) => id === open.id)?.stages ?? [];
    const [first] = stages;
    if (machine === null || first === undefined || first.state === machine.initial) return stages;
    return [{ state: machine.initial, since: first.since }, ...stages];
  }

  private drawing(open: Case, machine: MachineDrawing, stages: readonly Stage[]): TemplateResult {
    const layout = layoutFor(machine);
    const steps = new Set(stages.slice(1).map(({ state }, index) => `${stages[index]?.state}>${state}`));
    const passed = new Set(stages.map(({ state }) => state));
    return html`<svg
      viewBox="0 0 ${layout.width} ${layout.height}"
      width=${layout.width}
      aria-hidden="true"
      dir="ltr"
    >
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path class="tip" d="M0 0.800 8 4 0 7.200Z"></path>
        </marker>
        <marker
          id="taken"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="10"
          markerHeight="10"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path class="tip taken-tip" d="M0 0.800 8 4 0 7.200Z"></path>
        </marker>
      </defs>
      ${layout.edges.map(({ from, to, path }) => svg`<path class=${steps.has(`${from}>${to}`) ? 'edge taken' : 'edge'} marker-end=${steps.has(`${from}>${to}`) ? 'url(#taken)' : 'url(#tip)'} d=${path}></path>`)}
      ${layout.boxes.map((box) => this.box(box, open, passed))}
    </svg>`;
  }

  private box(box: Box, open: Case, passed: ReadonlySet<string>): TemplateResult {
    const now = box.name === open.state;
    const kind = now ? 'state now' : passed.has(box.name) ? 'state passed' : 'state';
    const lines = twoLines(stateName(open.machine, box.name, this.words));
    const middle = box.x + BOX.width / 2;
    return svg`<g class=${kind}>
      <rect x=${box.x} y=${box.y} width=${BOX.width} height=${BOX.height} rx=${box.final ? 3 : 19}></rect>
      ${box.final ? svg`<rect class="inner" x=${box.x + 3} y=${box.y + 3} width=${BOX.width - 6} height=${BOX.height - 6} rx="1"></rect>` : nothing}
      ${lines.map((line, index) => svg`<text x=${middle} y=${box.y + BOX.height / 2 + 4.2 + (index - (lines.length - 1) / 2) * 13.5}>${line}</text>`)}
    </g>`;
  }

  private list(open: Case, machine: MachineDrawing | null, stages: readonly Stage[]): TemplateResult {
    const { words } = this;
    const text = words.screen.lifecycle;
    const names =
      machine === null ? stages.map(({ state }) => state) : machine.states.map(({ name }) => name);
    return html`<ol class="words">
      ${names.map((name) => {
        const stage = stages.findLast(({ state }) => state === name);
        const now = name === open.state;
        const note = now ? text.current : stage === undefined ? text.ahead : text.passed;
        return html`<li class=${classMap({ now })} aria-current=${now ? 'step' : 'false'}>
          ${stateName(open.machine, name, words)}
          <span class="muted"
            >(${note}${stage === undefined || stage.since < 0 ? '' : `, ${text.since({ event: stage.since + 1 })}`})</span
          >
        </li>`;
      })}
    </ol>`;
  }
}

/** A long label on two lines, broken at the space nearest its middle. */
function twoLines(label: string): string[] {
  if (label.length <= 17 || !label.includes(' ')) return [label];
  let best = -1;
  for (let at = label.indexOf(' '); at >= 0; at = label.indexOf(' ', at + 1)) {
    if (best < 0 || Math.abs(at - label.length / 2) < Math.abs(best - label.length / 2)) best = at;
  }
  return [label.slice(0, best), label.slice(best + 1)];
}
