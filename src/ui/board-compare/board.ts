/** One board: every result with its value, the results that stand out, and the frequency of each score. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { compare, type Compared, type Scoring } from '../../audit/scoring/comparison.ts';
import { frequencies } from '../../audit/scoring/matchpoints.ts';
import type { Seat, Side } from '../../domain/seat.ts';
import { figure } from '../../i18n/figure.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import type { FindingRow, SessionResult } from '../audit-page/session.ts';
import { rowTable } from '../audit-page/rowTexts.ts';
import { notation } from '../notation/notation.ts';
import { pairShort, pointsOf } from './pairText.ts';

export interface Links {
  /** The link to the replay of a result. */
  result(number: number): string;
  /** The link to the replay of a finding, at its evidence. */
  finding(number: number): string;
}

const sides = ['NS', 'EW'] as const;

/** `MP N–S`, in the reader’s letters. */
function heading(side: Side, scoring: Scoring, words: Words): unknown {
  const letters = [...side].map((seat) => withoutIsolates(words.written.seatLetter(seat as Seat)));
  return notation(`${words.screen.boardsPage.units[scoring]} ${isolate(letters.join('–'))}`, words);
}

/** The most findings named beside one result; the list has the others. */
const MOST_FINDINGS = 3;

/**
 * Draws the results of one board with their scores and the points that each side gets. Columns without
 * any content are left out.
 */
export function boardTable(
  results: readonly SessionResult[],
  scoring: Scoring,
  findings: readonly FindingRow[],
  words: Words,
  links: Links,
): TemplateResult {
  const text = words.screen.boardsPage;
  const compared = compare(results);
  const tables = compared.filter(({ points }) => points !== null).length;
  const named = results.some(({ pairs }) => pairs.NS.names !== '' || pairs.NS.number !== null);
  const placed = results.some(({ table, room }) => table !== null || room !== null);
  const remarks =
    findings.length > 0 || compared.some(({ odd, points }) => odd.length > 0 || points === null);
  return html`<div class="scrolls" role="region" tabindex="0" aria-label=${text.results}>
    <table class="figures results">
      <caption>
        ${text.results}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="name">${text.contract}</th>
          <th scope="col" class="name">${text.by}</th>
          <th scope="col" class="name">${text.lead}</th>
          <th scope="col">${text.tricks}</th>
          <th scope="col">${text.score}</th>
          ${sides.map((side) => html`<th scope="col">${heading(side, scoring, words)}</th>`)}
          ${scoring === 'matchpoints' ? html`<th scope="col">${text.percent}</th>` : nothing}
          ${placed ? html`<th scope="col" class="name">${text.table}</th>` : nothing}
          ${
            named
              ? html`<th scope="col" class="name">${text.northSouth}</th>
                  <th scope="col" class="name">${text.eastWest}</th>`
              : nothing
          }
          ${remarks ? html`<th scope="col" class="name">${text.remark}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${compared.map((one) => {
          const { result, points, percent } = one;
          const own = findings.filter((row) => row.result === result.number);
          return html`<tr class=${one.odd.length > 0 ? 'odd' : ''}>
            <th scope="row">
              <a href=${links.result(result.number)}>${contractText(result, words)}</a>
            </th>
            <td class="name">
              ${result.declarer === null ? '' : notation(words.written.seatLetter(result.declarer), words)}
            </td>
            <td class="name">
              ${result.lead === null ? '' : notation(words.written.card(result.lead), words)}
            </td>
            <td>${result.tricks ?? ''}</td>
            <td>${result.score === null ? '' : notation(words.written.score(result.score), words)}</td>
            ${sides.map(
              (side) =>
                html`<td>
                  ${points === null ? '' : notation(pointsOf(points[scoring], side, scoring, tables, words), words)}
                </td>`,
            )}
            ${scoring === 'matchpoints' ? html`<td>${percent === null ? '' : notation(figure(percent, 1, words), words)}</td>` : nothing}
            ${placed ? html`<td class="name"><bdi class="prose">${result.room === null ? result.table : rowTable(result, words)}</bdi></td>` : nothing}
            ${named ? sides.map((side) => html`<td class="name"><bdi class="prose">${pairShort(result.pairs[side])}</bdi></td>`) : nothing}
            ${remarks ? html`<td class="name remark">${remark(one, own, words, links)}</td>` : nothing}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

function contractText({ contract, passedOut }: SessionResult, words: Words): unknown {
  if (contract !== null) return notation(words.written.contract(contract), words);
  return passedOut ? words.screen.boardsPage.passedOut : '–';
}

function remark(
  { odd, points }: Compared,
  findings: readonly FindingRow[],
  words: Words,
  links: Links,
): TemplateResult {
  const text = words.screen.boardsPage;
  const parts = [...odd.map((one) => text.odd[one]), ...(points === null ? [text.noResult] : [])];
  return html`${parts.map((part) => html`<strong>${part}</strong> `)}
  ${findings
    .slice(0, MOST_FINDINGS)
    .map(
      ({ number, check }) =>
        html`<a href=${links.finding(number)}
          >${check === 'import' ? '' : `${check} `}${words.audit.checks[check]}</a
        > `,
    )}`;
}

/** Every score that occurred, best for North–South first. */
export function frequencyTable(
  results: readonly SessionResult[],
  scoring: Scoring,
  caption: string,
  words: Words,
): TemplateResult | typeof nothing {
  const text = words.screen.boardsPage;
  const compared = compare(results).filter(({ points }) => points !== null);
  if (compared.length === 0) return nothing;
  const worth = new Map(compared.map(({ result, points }) => [result.score ?? 0, points?.[scoring] ?? 0]));
  const scores = compared.map(({ result }) => result.score ?? 0);
  return html`<table class="figures">
    <caption>
      <bdi class="prose">${caption}</bdi>
    </caption>
    <thead>
      <tr>
        <th scope="col">${text.score}</th>
        <th scope="col">${text.times}</th>
        ${sides.map((side) => html`<th scope="col">${heading(side, scoring, words)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${frequencies(scores).map(
        ({ score, count }) =>
          html`<tr>
            <th scope="row">${notation(words.written.score(score), words)}</th>
            <td>${count}</td>
            ${sides.map(
              (side) =>
                html`<td>
                  ${notation(pointsOf(worth.get(score) ?? 0, side, scoring, scores.length, words), words)}
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
