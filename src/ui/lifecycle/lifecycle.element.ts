/** A lifecycle drawn from its own definition: the present state, the way to it, what may follow; and the same in words. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { guard } from 'lit/directives/guard.js';
import { classMap } from 'lit/directives/class-map.js';
import { caseIfSo } from '../../i18n/ifSo.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { machineName, stateName } from '../../i18n/sentence.ts';
import type { Case, MachineName } from '../../laws/case.ts';
import type { CaseState } from '../../laws/states.ts';
import { notation } from '../notation/notation.ts';
import type { MachineDrawing } from '../../../machines/index.ts';
import { livesOf, type Moment, type LifeStage } from '../../view/replay.ts';
import { MomentElement, own } from '../element.ts';
import { listField } from '../fields/labelled.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { pictureOf } from './picture.ts';
import { lifecycleStyles } from './lifecycle.styles.ts';

/** The most cases to choose from; deals rarely have more. */
const MOST_CASES = 12;
/** If there are more, they are in a menu. */
const MOST_TABS = 3;

export class LifecycleElement extends MomentElement {
  static override styles = [base, panel, lifecycleStyles];
  static override properties = own('chosen', 'other');
  /** The case chosen by hand; null follows the play. */
  chosen: string | null = null;
  /** The lifecycle shown by itself; null for none. */
  other: MachineName | null = null;

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
          : html`${cases.length < 2 ? html`<p class="title">${notation(caseIfSo(open, moment.ifSo, words, words.written), words)}</p>` : this.picker(cases, open)}
            ${this.picture(open, moment)}`
      }
      ${this.others()}
    `;
  }

  /** Open cases, the newest first; then ended ones, the latest first. */
  private candidates(): Case[] {
    const { moment } = this;
    const open = [...moment.open].reverse();
    const ended = moment.cases.filter((one) => !open.includes(one)).reverse();
    return [...open, ...ended].slice(0, MOST_CASES);
  }

  private picker(cases: readonly Case[], open: Case): TemplateResult {
    const { words } = this;
    if (cases.length > MOST_TABS) return this.menu(cases, open);
    return html`<div class="picker" role="group" aria-label=${words.screen.lifecycle.choose}>
      ${cases.map(
        (one) =>
          html`<button
            class="tab"
            aria-pressed=${one === open ? 'true' : 'false'}
            @click=${() => (this.chosen = one.id)}
          >
            ${notation(caseIfSo(one, this.moment.ifSo, words, words.written), words)}
            <small>${stateName(one.machine, one.state, words)}</small>
          </button>`,
      )}
    </div>`;
  }

  private menu(cases: readonly Case[], open: Case): TemplateResult {
    const { words } = this;
    const named = (one: Case): string =>
      withoutIsolates(
        `${caseIfSo(one, this.moment.ifSo, words, words.written)}: ${stateName(one.machine, one.state, words)}`,
      );
    return html`<select
      class="menu"
      aria-label=${words.screen.lifecycle.choose}
      @change=${(event: Event) => (this.chosen = (event.target as HTMLSelectElement).value)}
    >
      ${cases.map((one) => html`<option value=${one.id} ?selected=${one === open}>${named(one)}</option>`)}
    </select>`;
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
      ${machine === null ? nothing : html`<figure role="img" aria-label=${label}>${guard([open.id, open.state, stages.length, words], () => pictureOf(machine, open.machine, open.state, stages, words))}</figure>`}
      <details ?open=${machine === null}>
        <summary>${words.screen.lifecycle.asText}</summary>
        ${guard([open.id, open.state, stages.length, words], () => this.list(open, machine, stages))}
      </details>
      <ol class="crumbs" aria-hidden="true">
        ${stages.map(({ state }, index) => html`<li class=${index === stages.length - 1 ? 'now' : ''}>${stateName(open.machine, state, words)}</li>`)}
      </ol>
    `;
  }

  /** The states so far, with the first, which a case may leave in the same event that opens it. */
  private way(open: Case, machine: MachineDrawing | null): readonly LifeStage[] {
    const stages = livesOf(this.replay).find(({ id }) => id === open.id)?.stages ?? [];
    const [first] = stages;
    if (machine === null || first === undefined || first.state === machine.initial) return stages;
    return [{ state: machine.initial, since: first.since }, ...stages];
  }

  /** The same in words: the states reached and when, the next possible states, and those never reached. */
  private list(open: Case, machine: MachineDrawing | null, stages: readonly LifeStage[]): TemplateResult {
    const { words } = this;
    const text = words.screen.lifecycle;
    const names =
      machine === null ? stages.map(({ state }) => state) : machine.states.map(({ name }) => name);
    const next = new Set<CaseState<MachineName>>(
      machine?.states.find(({ name }) => name === open.state)?.transitions.map(({ target }) => target),
    );
    return html`<ol class="words">
      ${names.map((name) => {
        const stage = stages.findLast(({ state }) => state === name);
        const now = name === open.state;
        const note = now
          ? text.current
          : stage !== undefined
            ? text.passed
            : next.has(name)
              ? text.next
              : text.ahead;
        return html`<li class=${classMap({ now })} aria-current=${now ? 'step' : 'false'}>
          ${stateName(open.machine, name, words)}
          <span class="muted"
            >(${note}${stage === undefined || stage.since < 0 ? nothing : html`, <button class="quiet" data-go-to=${stage.since + 1}>${text.since({ event: stage.since + 1 })}</button>`})</span
          >
        </li>`;
      })}
    </ol>`;
  }

  /** Every lifecycle of the Laws, whether or not this deal has one: its drawing, and where each state leads. */
  private others(): TemplateResult {
    const { words, replay } = this;
    const text = words.screen.lifecycle;
    const names = Object.keys(words.machines) as MachineName[];
    const machine = this.other === null ? null : replay.machine(this.other);
    return html`<details class="others" @toggle=${(event: Event) => this.opened(event)}>
      <summary>${text.every({ lifecycles: names.length })}</summary>
      ${listField(
        text.which,
        this.other ?? '',
        names.map((name) => [name, machineName(name, words)] as const),
        (name) => (this.other = name as MachineName),
      )}
      ${
        machine === null || this.other === null
          ? nothing
          : html`<figure role="img" aria-label=${machineName(this.other, words)}>
                ${pictureOf(machine, this.other, null, [], words)}
              </figure>
              ${this.table(machine, this.other)}`
      }
    </details>`;
  }

  private table(machine: MachineDrawing, name: MachineName): TemplateResult {
    const { words } = this;
    const text = words.screen.lifecycle;
    return html`<ul class="words">
      ${machine.states.map((state) => {
        const targets = [...new Set(state.transitions.map(({ target }) => target))];
        return html`<li>
          ${stateName(name, state.name, words)}
          <span class="muted"
            >${targets.length === 0 ? text.final : text.leadsTo({ states: words.names.list({ items: targets.map((target) => stateName(name, target, words)), joint: 'or' }) })}</span
          >
        </li>`;
      })}
    </ul>`;
  }

  private opened(event: Event): void {
    if ((event.target as HTMLDetailsElement).open) this.other ??= 'penaltyCard';
  }
}
