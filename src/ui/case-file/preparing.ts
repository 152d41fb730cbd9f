/** The form that prepares a poll: the decision, what is disclosed, and the organisation's threshold. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { decisionsIn, explainedToHim, preparedPoll, type PollDecision } from '../../audit/polls/decisions.ts';
import { thresholdOf, type PollThreshold } from '../../audit/polls/polls.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { pickText } from '../../i18n/naming.ts';
import { textIn } from '../fields/textIn.ts';
import { notation } from '../notation/notation.ts';
import { givenBackLine, textRow } from './fields.ts';
import type { CaseShown, Filing } from './caseShown.ts';

/** The number of the chosen decision; null for none yet. */
export interface PollChoosing {
  readonly decision: number | null;
  readonly choose: (decision: number | null) => void;
}

/** The name of a moment: the one it has, or a new one that no other moment has. */
export function markedMoment(
  at: number,
  wish: string,
  marks: Readonly<Record<string, number>>,
): { readonly name: string; readonly marks: Readonly<Record<string, number>> } {
  const known = Object.entries(marks).find(([, moment]) => moment === at)?.[0];
  if (known !== undefined) return { name: known, marks: {} };
  let name = wish;
  while (Object.hasOwn(marks, name)) name += '-';
  return { name, marks: { [name]: at } };
}

/**
 * Draws the form that prepares a poll; a sentence instead when the record holds no decision with a known
 * hand.
 */
export function preparing(shown: CaseShown, acts: PollChoosing): TemplateResult {
  const { file, text: all } = shown;
  const text = all.polls;
  const decisions = decisionsIn(file.timeline);
  if (!decisions.some(({ isKnown }) => isKnown)) return html`<p class="muted">${text.noDecision}</p>`;
  const regulated = thresholdOf({}, file.organisation?.organisation ?? null);
  const chosen = acts.decision === null ? undefined : decisions[acts.decision];
  return html`<form
    class="entry"
    id="prepare-poll"
    @input=${(event: Event) => bind(event.currentTarget as HTMLFormElement)}
    @submit=${(event: SubmitEvent) => prepare(event, chosen, shown, acts)}
  >
    <h3>${text.prepare}</h3>
    ${givenBackLine('prepare-poll', shown)}
    <div class="row">
      <label for="poll-decision">${text.decision}</label>
      <select
        id="poll-decision"
        required
        .value=${acts.decision === null ? '' : String(acts.decision)}
        @change=${(event: Event) => {
          const { value } = event.target as HTMLSelectElement;
          acts.choose(value === '' ? null : Number(value));
        }}
      >
        <option value=""></option>
        ${decisions.map(
          (one, index) =>
            html`<option value=${index} ?disabled=${!one.isKnown} ?selected=${index === acts.decision}>
              ${withoutIsolates(decisionText(one, shown))}${one.isKnown ? '' : ` (${text.unknownHand})`}
            </option>`,
        )}
      </select>
    </div>
    ${chosen === undefined ? nothing : besideHand(chosen, shown)}
    ${textRow('poll', 'scoring', text.scoring, file.notes.get('scoring')?.text ?? file.timeline.record.header.scoring)}
    <div class="row">
      <label for="poll-methods">${text.methodsField}</label>
      <textarea id="poll-methods" name="methods" rows="2" dir="auto"></textarea>
    </div>
    <fieldset>
      <legend>${text.threshold}</legend>
      <p class="muted">${text.thresholdHint}</p>
      ${(['considering', 'choosing', 'outOf'] as const).map(
        (field) =>
          html`<div class="row">
            <label for=${`poll-${field}`}>${text[field]}</label>
            <input
              id=${`poll-${field}`}
              name=${field}
              type="number"
              .defaultValue=${String(regulated[field] ?? '')}
              min=${field === 'outOf' ? 1 : 0}
              max="999"
              step="1"
            />
          </div>`,
      )}
      ${textRow('poll', 'rule', text.rule, regulated.rule)}
    </fieldset>
    <button type="submit">${text.prepare}</button>
  </form>`;
}

function decisionText(
  { asks, seat, made, at, calls }: PollDecision,
  { words, text: all }: CaseShown,
): string {
  const { written } = words;
  const text = all.polls;
  const pick = made === null ? '–' : pickText(made, written);
  return asks === 'call'
    ? text.beforeCall({ number: calls.length + 1, seat: written.seat(seat), call: pick })
    : text.beforePlay({ event: at + 1, seat: written.seat(seat), card: pick });
}

/** The options to disclose more than the hand and the calls: each explanation, and in the play the open cards. */
function besideHand(decision: PollDecision, { words, text: all }: CaseShown): TemplateResult {
  const text = all.polls;
  const { written } = words;
  const byDefault = explainedToHim(decision);
  const explained = decision.calls.filter(({ alert, explanation }) => alert || explanation !== '');
  return html`${
    explained.length === 0
      ? nothing
      : html`<fieldset>
          <legend>${text.explained}</legend>
          <p class="muted">${text.explainedHint}</p>
          ${explained.map(
            ({ number, seat, call, explanation }) =>
              html`<label class="choice"
                ><input type="checkbox" name="explained" value=${number} .checked=${byDefault.has(number)} />
                <span
                  ><bdi
                    >${notation(text.explainedCall({ number, seat: written.seat(seat), call: written.call(call), words: explanation || text.alerted }), words)}</bdi
                  ></span
                ></label
              >`,
          )}
        </fieldset>`
  }
  ${
    decision.asks === 'call'
      ? nothing
      : html`<label class="choice"
          ><input type="checkbox" name="open" .checked=${true} /> <span>${text.open}</span></label
        >`
  }`;
}

function prepare(
  event: SubmitEvent,
  decision: PollDecision | undefined,
  shown: CaseShown,
  acts: PollChoosing,
): void {
  event.preventDefault();
  if (decision === undefined) return;
  const form = event.target as HTMLFormElement;
  const data = new FormData(form);
  const { timeline } = shown.file;
  const moment = markedMoment(decision.at, `before-${decision.at + 1}`, timeline.source.marks ?? {});
  const of = (name: string): string => textIn(data, name);
  const fact = preparedPoll(timeline, decision, moment.name, {
    explained: new Set(data.getAll('explained').map(Number)),
    open: data.has('open'),
    scoring: of('scoring'),
    methods: of('methods'),
    threshold: thresholdIn(of),
  });
  if (fact === null) return;
  const filing: Filing = (length) => {
    const behind = markedMoment(length + 1, `poll-${length + 1}`, timeline.source.marks ?? {});
    return { facts: [fact], marks: { ...moment.marks, ...behind.marks } };
  };
  shown.send(form, filing, () => {
    form.reset();
    acts.choose(null);
    // Near the poll that is prepared: the end of the form may leave the window.
    form.querySelector<HTMLElement>('#poll-decision')?.focus();
  });
}

/** Binds the threshold together: no more players can choose than are asked, and how many are asked must be known. */
function bind(form: HTMLFormElement): void {
  const field = (name: string): HTMLInputElement => form.querySelector(`#poll-${name}`) as HTMLInputElement;
  const outOf = field('outOf');
  const counted = [field('considering'), field('choosing')];
  outOf.required = counted.some(({ value }) => value !== '');
  for (const one of counted) one.max = outOf.value === '' ? '999' : outOf.value;
}

/** The threshold as far as it was filled in. A number means nothing without the number of players. */
function thresholdIn(of: (name: string) => string): PollThreshold {
  const number = (name: 'considering' | 'choosing' | 'outOf'): Partial<Record<typeof name, number>> =>
    /^\d{1,3}$/.test(of(name)) ? { [name]: Number(of(name)) } : {};
  return {
    ...number('considering'),
    ...number('choosing'),
    ...number('outOf'),
    ...(of('rule') === '' ? {} : { rule: of('rule') }),
  };
}
