/** One choice as a row: name, clause, effect, duration; and whether it was on offer, explained and chosen. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { classMap } from 'lit/directives/class-map.js';
import { isSuit } from '../../domain/card.ts';
import type { Words } from '../../i18n/words.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Edition } from '../../lawbook/editions.ts';
import { clauseLink } from '../clause/clause.ts';
import { notation, suitSymbol } from '../notation/notation.ts';
import type { Moment } from '../../view/replay.ts';
import { clauseOfOption } from './clauses.ts';
import { kindWithSuit, type ChoiceGroup, type ChoiceRow } from './options.ts';
import { slotsOfOption } from '../../output/baked/optionSlots.ts';

export interface RowContext {
  readonly group: ChoiceGroup;
  readonly words: Words;
  readonly edition: Edition;
  /** The moment at which the choices were open. */
  readonly offeredAt: Moment;
  /** The prefix of the rows' ids. */
  readonly name: string;
  /** Takes that choice; null if it can only be read. */
  readonly take: ((option: Option) => void) | null;
}

/**
 * Draws one option: its name, its effect, how long that lasts, and its clause. An option that can be
 * chosen is a button.
 */
export function choiceRow(row: ChoiceRow, context: RowContext, index: number): TemplateResult {
  const { group, words, offeredAt, name } = context;
  const text = words.screen.options;
  const slots = slotsOfOption(row.option, group.about, offeredAt, words.written);
  const optionText = words.optionText(row.option, words.written, slots);
  const id = `${name}-${index}`;
  return html`<div class=${classMap({ row: true, chosen: row.chosenAt !== null, closed: !row.open })}>
    ${pressed(row, context, html`<span class="name">${notation(optionText.name, words)}</span>`, `${id}-effect`)}
    ${remark(row, words)}${clause(row.option, context)}
    <p class="effect" id="${id}-effect">
      ${notation(optionText.effect, words)}
      <span class="until">${notation(text.until({ until: optionText.until }), words)}</span>
    </p>
  </div>`;
}

/** Choices that differ only in the suit named: one row, a suit to press. */
export function setOf(rows: readonly ChoiceRow[], context: RowContext, index: number): TemplateResult {
  const { group, words, offeredAt, name } = context;
  const text = words.screen.options;
  const [first] = rows;
  const kind = first === undefined ? null : kindWithSuit(first.option);
  if (first === undefined || kind === null) return html``;
  const { name: title, effect } = words.optionWithSuit(kind);
  const { until } = words.optionText(
    first.option,
    words.written,
    slotsOfOption(first.option, group.about, offeredAt, words.written),
  );
  const id = `${name}-${index}`;
  const chosen = rows.find(({ chosenAt }) => chosenAt !== null) ?? first;
  return html`<div class=${classMap({ row: true, set: true, chosen: chosen.chosenAt !== null })}>
    <span class="name" id=${id}>${title}</span>${clause(first.option, context)}
    <div class="suits" role="group" aria-labelledby=${id}>
      ${rows.map((row) => {
        const suit = row.option.split(':')[1];
        const name = html`${isSuit(suit) ? html`${suitSymbol(suit)} ${words.written.suit(suit)}` : nothing}`;
        return html`<span class=${classMap({ chosen: row.chosenAt !== null })}
          >${pressed(row, context, name, `${id}-effect`)}${remark(row, words)}</span
        >`;
      })}
    </div>
    <p class="effect" id="${id}-effect">${effect} <span class="until">${text.until({ until })}</span></p>
  </div>`;
}

/** The name as a button that takes the choice; plain text if it was not on offer, or can only be read. */
function pressed(
  row: ChoiceRow,
  { take }: RowContext,
  name: TemplateResult,
  describedBy: string,
): TemplateResult {
  if (take === null || !row.open || row.chosenAt !== null) return name;
  return html`<button
    class="take"
    data-option=${row.option}
    aria-describedby=${describedBy}
    @click=${() => take(row.option)}
  >
    ${name}
  </button>`;
}

/** On offer, explained, chosen: in words, not only by colour. */
function remark(row: ChoiceRow, words: Words): TemplateResult | typeof nothing {
  const text = words.screen.options;
  const remarks = [
    row.chosenAt === null ? null : text.chosen({ event: row.chosenAt + 1 }),
    row.explained === null ? null : row.explained ? text.offered : text.notOffered,
    row.open ? null : text.notOpen,
  ].filter((part) => part !== null);
  return remarks.length === 0 ? nothing : html`<span class="remark">${remarks.join(' · ')}</span>`;
}

function clause(
  option: Option,
  { group, offeredAt, edition, words }: RowContext,
): TemplateResult | typeof nothing {
  const own = clauseOfOption(option, group.about, offeredAt);
  return own === null ? nothing : html`<span class="by">${clauseLink(own, edition, words)}</span>`;
}
