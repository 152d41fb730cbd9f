/** Assigned scores as tables: each outcome, their mean, the sides' final scores, and the other tables. Loaded on demand. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Assessed } from '../../audit/scoring/assessed.ts';
import type { Assigned } from '../../audit/scoring/assigned.ts';
import type { SideScore } from '../../audit/scoring/boardScore.ts';
import type { Worth } from '../../audit/scoring/worth.ts';
import {
  apartTexts,
  boardStated,
  doubtTexts,
  outcomeText,
  DECIMALS,
  worthText,
} from '../../output/baked/scored.ts';
import { SIDES } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import { gain, percentage, share } from '../../i18n/figure.ts';
import { scoringWords } from '../../i18n/scoring/words.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { withClauses } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';
import { comparisonForm } from './comparison-form.ts';
import { assessedAt } from './looked.ts';

export { equityAt, revokeLines } from './equity.ts';

interface ScoredShown {
  readonly replay: Replay;
  readonly at: number;
  readonly words: Words;
  readonly record: (facts: readonly Fact[]) => void;
}

type Way = keyof (Worth & Pick<SideScore, 'percent' | 'victoryPoints'>);
type Figures = Readonly<Partial<Record<Way, number | null>>>;

/** The forms of scoring for which some row has a value. */
function waysOf(rows: readonly Figures[]): readonly Way[] {
  const all: readonly Way[] = ['imps', 'matchpoints', 'percent', 'crossImps', 'victoryPoints'];
  return all.filter((way) => rows.some((row) => (row[way] ?? null) !== null));
}

function heads(ways: readonly Way[], top: number | null, words: Words): readonly TemplateResult[] {
  const text = scoringWords(words.language);
  return ways.map((way) => {
    const name =
      way === 'matchpoints' ? text.matchpoints({ top: share(top ?? 0, DECIMALS, words) }) : text[way];
    return html`<th scope="col">${notation(name, words)}</th>`;
  });
}

function cells(row: Figures, ways: readonly Way[], words: Words): readonly TemplateResult[] {
  return ways.map((way) => {
    const value = row[way] ?? null;
    const signed = way === 'imps' || way === 'crossImps';
    const figure =
      value === null ? '' : signed ? gain(value, DECIMALS, words) : share(value, DECIMALS, words);
    return html`<td>${notation(figure, words)}</td>`;
  });
}

/** Everything below the table of the result; nothing before there is a score. */
export function scoredSection({ replay, at, words, record }: ScoredShown): TemplateResult {
  const score = assessedAt(replay, at);
  const text = scoringWords(words.language);
  return html`${score.assigned.map((one) => assignedTable(one, score, replay, words))}
  ${score.assigned.some(({ outcomes }) => outcomes.length > 1) ? html`<p class="intro">${text.rule}</p>` : nothing}
  ${boardTable(score, replay, words)} ${othersTable(score, words)}
  ${comparisonForm({ comparison: score.comparison, isKnown: replay.record.header.comparison !== undefined, words, record })}`;
}

function assignedTable(assigned: Assigned, score: Assessed, replay: Replay, words: Words): TemplateResult {
  const text = scoringWords(words.language);
  const { outcomes, weighted } = assigned;
  const ways = waysOf([...outcomes.map(({ worth }) => worth), weighted]);
  const fact = replay.record.events[assigned.at] as Fact;
  const remarks = [
    ...doubtTexts(assigned, score.edition, words, words.written),
    ...(score.comparison === null ? [] : apartTexts(assigned, score.edition, words, words.written)),
  ];
  const sentence = factSentence(fact, null, words, words.written);
  return html`<div class="scrolls" role="group" tabindex="0" aria-label=${sentence}>
      <table class="scored">
        <caption>
          ${notation(sentence, words)}
        </caption>
        <thead>
          <tr>
            <th scope="col">${text.outcome}</th>
            <th scope="col">${text.weight}</th>
            <th scope="col">${words.screen.questions.score}</th>
            ${heads(ways, score.top, words)}
          </tr>
        </thead>
        <tbody>
          ${outcomes.map(
            (outcome) =>
              html`<tr>
                <th scope="row">
                  ${notation(outcomeText(outcome, words.written), words)}
                  ${outcome.reachable ? nothing : html`<span class="muted">${text.unreachable}</span>`}
                </th>
                <td>${outcome.weight === null ? '?' : notation(percentage(outcome.weight, words), words)}</td>
                <td>${outcome.score === null ? '?' : notation(words.written.score(outcome.score), words)}</td>
                ${cells(outcome.worth, ways, words)}
              </tr>`,
          )}
        </tbody>
        ${
          outcomes.length < 2 || ways.length === 0
            ? nothing
            : html`<tfoot>
                <tr>
                  <th scope="row">${text.weighted}</th>
                  <td>${notation(percentage(assigned.weights, words), words)}</td>
                  <td></td>
                  ${cells(weighted, ways, words)}
                </tr>
              </tfoot>`
        }
      </table>
    </div>
    ${remarks.map((line) => html`<p class="told">${withClauses(line, replay.edition, words)}</p>`)}`;
}

function boardTable(score: Assessed, replay: Replay, words: Words): TemplateResult | typeof nothing {
  const { board, top } = score;
  if (board === null) return nothing;
  const text = scoringWords(words.language);
  const ways = waysOf(SIDES.map((side) => board.sides[side]));
  const stated = boardStated(score, words, words.written);
  return html`${stated.map((line) => html`<p class="told">${withClauses(line, replay.edition, words)}</p>`)}
  ${
    ways.length === 0
      ? nothing
      : html`<div class="scrolls" role="group" tabindex="0" aria-label=${text.onBoard}>
          <table class="scored">
            <caption>
              ${text.onBoard}
            </caption>
            <thead>
              <tr>
                <th scope="col">${text.side}</th>
                ${heads(ways, top, words)}
              </tr>
            </thead>
            <tbody>
              ${SIDES.map(
                (side) =>
                  html`<tr>
                    <th scope="row">${words.written.side(side)}</th>
                    ${cells(board.sides[side], ways, words)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`
  }`;
}

function othersTable({ field, top }: Assessed, words: Words): TemplateResult | typeof nothing {
  if (field.length === 0) return nothing;
  const text = scoringWords(words.language);
  return html`<details>
    <summary>${text.others}</summary>
    <div class="scrolls" role="group" tabindex="0" aria-label=${text.others}>
      <table class="scored">
        <thead>
          <tr>
            <th scope="col">${words.screen.questions.score}</th>
            <th scope="col">${text.tables}</th>
            ${SIDES.map((side) => html`<th scope="col">${words.written.side(side)}, ${notation(text.matchpoints({ top: share(top ?? 0, DECIMALS, words) }), words)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${field.map(
            (one) =>
              html`<tr>
                <th scope="row">${notation(words.written.score(one.score), words)}</th>
                <td>${notation(share(one.tables, 0, words), words)}</td>
                ${SIDES.map((side) => html`<td>${notation(share(one[side], DECIMALS, words), words)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** What this score is worth to North–South, on one line; empty when the results to compare it with are unknown. */
export function effectOf(score: number, replay: Replay, at: number, words: Words): string {
  const { comparison, top, worth } = assessedAt(replay, at);
  return comparison === null ? '' : worthText(worth(score), top, words);
}
