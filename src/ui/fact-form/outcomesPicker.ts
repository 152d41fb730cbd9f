/** An assigned adjusted score as an answer: one outcome after another, each with its share (12C1). */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { isWeighedWhole } from '../../domain/weights.ts';
import type { AssignedOutcome } from '../../events/event.ts';
import { contractFrom } from '../../formats/typed/values.ts';
import { percentage } from '../../i18n/figure.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import { notation } from '../notation/notation.ts';
import { answerName, outcomeName } from './names.ts';
import { contractPicker, type Picking } from './longAnswers.ts';

/**
 * Draws the results assigned so far and the fields for one more. A result is added only when it is
 * complete.
 */
export function outcomesPicker(picking: Picking): TemplateResult {
  const { words, give, draft, sketch } = picking;
  const { addOutcome, next, weight, weightsNotWhole } = words.asking;
  const { fields } = words.screen.happening;
  const all = (draft['all'] ?? []) as readonly AssignedOutcome[];
  const one = outcomeIn(draft);
  const contract = contractIn(draft);
  const { declarer } = draft as { declarer?: Seat };
  const field = (name: 'tricks' | 'weight', label: string, most: number): TemplateResult =>
    html`<label
      >${label}
      <input
        type="number"
        min="0"
        max=${most}
        .value=${(draft as Readonly<Record<string, string | undefined>>)[name] ?? ''}
        @input=${(event: Event) => sketch({ [name]: (event.target as HTMLInputElement).value })}
    /></label>`;
  const { remove, removeNamed } = words.screen.home;
  // The button pressed goes with its outcome, or is disabled, so the focus goes to the first answer.
  const began = (event: Event, change: Readonly<Record<string, unknown>>): void => {
    const form = (event.currentTarget as HTMLElement).getRootNode() as ParentNode;
    form.querySelector<HTMLElement>('[data-answer]')?.focus();
    sketch(change);
  };
  const spoken = { ...words, written: words.spoken };
  const given = one === null ? all : [...all, one];
  const isOff = given.length > 0 && !isWeighedWhole(given.map((each) => each.weight));
  const said = all.map((each) => withoutIsolates(outcomeName(each, spoken))).join('; ');
  // The list itself is not live, because its buttons would be read out with each outcome.
  return html`<p class="unseen" role="status">${said}</p>
    <ul>
      ${all.map((each) => {
        const name = outcomeName(each, words);
        const label = withoutIsolates(removeNamed({ title: name }));
        return html`<li>
          ${notation(name, words)}
          <button
            type="button"
            class="quiet"
            aria-label=${label}
            @click=${(event: Event) => began(event, { all: all.filter((other) => other !== each) })}
          >
            ${remove}
          </button>
        </li>`;
      })}
    </ul>
    <p class="muted">
      ${fields.contract}
      ${contract === null ? nothing : notation(answerName({ kind: 'contract' }, contract, words), words)}
    </p>
    ${contractPicker(false, { ...picking, give: (value) => sketch(pressedFor(String(value))) })}
    <p class="muted">${fields.declarer}</p>
    <div class="answers seat" role="group" aria-label=${fields.declarer}>
      ${SEATS.map((seat) => html`<button type="button" data-answer=${seat} aria-pressed=${seat === declarer ? 'true' : 'false'} @click=${() => sketch({ declarer: seat })}>${words.spoken.seat(seat)}</button>`)}
    </div>
    <div class="pair">${field('tricks', fields.tricks, 13)} ${field('weight', weight, 100)}</div>
    ${all.length === 0 && !isOff ? nothing : html`<p class="muted sum" id="sum">${weight}: ${notation(sumText(given, words), words)} ${isOff ? weightsNotWhole : nothing}</p>`}
    <div class="answers">
      <button
        type="button"
        ?disabled=${one === null}
        @click=${(event: Event) => one !== null && began(event, { ...EMPTY, all: [...all, one] })}
      >
        ${addOutcome}
      </button>
      <button
        type="button"
        class="primary"
        aria-describedby="sum"
        ?disabled=${given.length === 0 || isOff}
        @click=${() => give(given)}
      >
        ${next}
      </button>
    </div>`;
}

/** The weights so far and their sum, `60% + 30% = 90%`, before anybody records a score whose weights are not 100 per cent. */
function sumText(outcomes: readonly AssignedOutcome[], words: Picking['words']): string {
  const weights = outcomes.map((each) => each.weight);
  const sum = weights.reduce((one, other) => one + other, 0);
  const shown = weights.map((each) => percentage(each, words)).join(' + ');
  return isolate(weights.length === 1 ? shown : `${shown} = ${percentage(sum, words)}`);
}

const EMPTY = {
  declarer: undefined,
  tricks: '',
  weight: '',
  level: '',
  strain: '',
  doubled: '',
};

/** The buttons that stay pressed for a contract: its level and its strain. Whether it is doubled stands beside them. */
function pressedFor(contract: string): Readonly<Record<string, string>> {
  return { level: contract.slice(0, 1), strain: contract.slice(1).replaceAll('X', '') };
}

/** The contract of the pressed buttons; null until level and strain are. */
function contractIn(draft: Picking['draft']): string | null {
  const { level = '', strain = '', doubled = '' } = draft as Readonly<Record<string, string>>;
  return contractFrom(level + strain + doubled);
}

/** The outcome on screen; null while a part is missing. */
function outcomeIn(draft: Picking['draft']): AssignedOutcome | null {
  const contract = contractIn(draft);
  const {
    declarer,
    tricks = '',
    weight = '',
  } = draft as {
    declarer?: Seat;
    tricks?: string;
    weight?: string;
  };
  if (contract === null || declarer === undefined || tricks === '' || weight === '') return null;
  return { contract, declarer, tricks: Number(tricks), weight: Number(weight) };
}
