/** The controls for answers: buttons if the answers can be listed, otherwise a text field. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { suitOf, type Card, type Suit } from '../../domain/card.ts';
import { valueOfField } from '../../formats/typed/slotValues.ts';
import type { Option } from '../../lawbook/choices.ts';
import { notation, suitSymbol } from '../notation/notation.ts';
import type { Question } from './asking.ts';
import { SUITS_DOWN, type Values } from './candidates.ts';
import { answerName } from './names.ts';
import { optionsPicker } from './optionsPicker.ts';
import { outcomesPicker } from './outcomesPicker.ts';
import { anyCard, contractPicker, type Picking } from './longAnswers.ts';

/** If there are more cards, they are chosen by suit and rank. */
const MOST_CARDS = 16;

/**
 * Draws the way to answer this kind of question: cards, calls, options, results, a list of answers, or a
 * text field.
 */
export function picker(question: Question, picking: Picking): TemplateResult {
  const { asked, answers } = question;
  switch (asked.kind) {
    case 'card':
      return cardPicker(question, picking);
    case 'call':
    case 'contract':
      return contractPicker(asked.kind === 'call', picking);
    case 'option':
    case 'options':
      return optionsPicker((answers ?? []) as readonly Option[], asked.kind === 'options', picking);
    case 'outcomes':
      return outcomesPicker(picking);
    default:
      return answers === null ? written(question, picking) : counted(question, picking);
  }
}

/** One button for each answer, including the unlikely ones. */
function counted({ asked, answers, likely }: Question, { words, give }: Picking): TemplateResult {
  const { kind } = asked;
  const look =
    kind === 'question'
      ? 'answers long'
      : /^(?:number|trick|rank|seat)$/.test(String(kind))
        ? `answers ${String(kind)}`
        : 'answers';
  return html`<div class=${look}>
    ${(answers ?? []).map(
      (value) =>
        html`<button
          type="button"
          class=${likely.size > 0 && !likely.has(value) ? 'unlikely' : ''}
          data-answer=${String(value)}
          @click=${() => give(value)}
        >
          ${kind === 'suit' ? suitSymbol(value as Suit) : nothing}
          ${notation(answerName(asked, value, words), words)}
        </button>`,
    )}
  </div>`;
}

/** The possible cards by suit; any other card by suit and rank. */
function cardPicker({ answers, likely }: Question, picking: Picking): TemplateResult {
  const { words, give, draft, sketch } = picking;
  const cards = (answers ?? []) as readonly Card[];
  if (cards.length === 0 || cards.length > MOST_CARDS || draft['all'] === true) return anyCard(picking);
  return html`<div class="cards" dir="ltr">
      ${SUITS_DOWN.map((suit) => {
        const own = cards.filter((card) => suitOf(card) === suit);
        return own.length === 0
          ? nothing
          : html`<div class="answers">
              ${own.map(
                (card) =>
                  html`<button
                    type="button"
                    class=${likely.size > 0 && !likely.has(card) ? 'unlikely' : ''}
                    data-answer=${card}
                    @click=${() => give(card)}
                  >
                    ${notation(words.written.card(card), words)}
                  </button>`,
              )}
            </div>`;
      })}
    </div>
    <button type="button" class="quiet" @click=${() => sketch({ all: true })}>
      ${words.asking.otherCard}
    </button>`;
}

/** A text field; with buttons for the likely answers. */
function written(question: Question, picking: Picking): TemplateResult {
  const { words, give, draft, sketch, suggested } = picking;
  const { next, ownWords } = words.asking;
  const { kind, field } = question.asked;
  const text = typedText(draft);
  const value = writtenAnswer(question, draft);
  return html`${
      suggested.length > 0
        ? html`<div class=${field === 'law' ? 'answers long' : 'answers'}>
            ${suggested.map(({ answer, label }) => html`<button type="button" data-answer=${answer} @click=${() => give(answer)}>${notation(answerName({ kind: 'name' }, answer, words), words)}${label === undefined ? nothing : html` <span class="muted">${notation(label, words)}</span>`}</button>`)}
          </div>`
        : nothing
    }
    <div class="written">
      ${
        kind === 'text'
          ? html`<textarea
              rows="3"
              dir="auto"
              aria-labelledby=${suggested.length > 0 ? 'title own' : 'title'}
              .value=${text}
              @input=${(event: Event) => sketch({ text: (event.target as HTMLTextAreaElement).value })}
            ></textarea>`
          : html`${suggested.length > 0 ? html`<span id="own" class="muted">${ownWords}</span>` : nothing}<input
                dir="auto"
                autocomplete="off"
                autocapitalize="off"
                aria-labelledby=${suggested.length > 0 ? 'title own' : 'title'}
                .value=${text}
                @input=${(event: Event) => sketch({ text: (event.target as HTMLInputElement).value })}
              />`
      }
      <button type="submit" class="primary" ?disabled=${value === null}>${next}</button>
    </div>`;
}

const typedText = (draft: Picking['draft']): string => (draft as { readonly text?: string }).text ?? '';

/** What has been written, when it is an answer. */
export function writtenAnswer({ asked: { kind } }: Question, draft: Picking['draft']): unknown {
  const text = typedText(draft).trim();
  return text === '' ? null : kind === 'answer' ? text : valueOfField(kind, text);
}

/** What stands in the fields of a question that is asked again. An answer that was pressed is pressed anew; long ones are kept. */
export function answeredBefore({ asked }: Question, values: Values): Values {
  const { [asked.field]: value } = values;
  if (asked.kind === 'outcomes') return Array.isArray(value) ? { all: value } : {};
  if (asked.kind === 'options') return Array.isArray(value) ? { taken: value } : {};
  return asked.kind === 'text' && typeof value === 'string' ? { text: value } : {};
}
