/** The overview of all boards of a session, and the totals of pairs and teams. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { guard } from 'lit/directives/guard.js';
import { compare, type Scoring } from '../../audit/scoring/comparison.ts';
import type { ScoredBoard } from '../../audit/scoring/fieldBoards.ts';
import { matches, standings } from '../../audit/scoring/standings.ts';
import { figure } from '../../i18n/figure.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import type { SessionResult } from '../audit-page/session.ts';
import { notation } from '../notation/notation.ts';
import { pairText } from './pairText.ts';

/** The most frequent contract and declarer, and how often they occurred. */
function usual(results: readonly SessionResult[], words: Words): string {
  const times = new Map<string, number>();
  for (const { contract, declarer } of results) {
    if (contract === null || declarer === null) continue;
    const contractText = `${words.written.contract(contract)} ${words.written.seatLetter(declarer)}`;
    times.set(contractText, (times.get(contractText) ?? 0) + 1);
  }
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  if (most === undefined) return '';
  // A multiplication sign after a doubled contract would look like another double, so the number is in brackets.
  return isolate(most[1] === 1 ? most[0] : `${most[0]} (${most[1]})`);
}

/**
 * The distinguishing text of each board that shares its number: its event, or its file if the events are equal. Boards with the same
 * number are neighbours.
 */
export function originsOf(boards: readonly ScoredBoard<SessionResult>[]): readonly string[] {
  const origins: string[] = [];
  for (let from = 0, to = 0; from < boards.length; from = to) {
    while (to < boards.length && boards[to]?.board === boards[from]?.board) to++;
    const alike = boards.slice(from, to).map(({ results: [first] }) => first);
    const events = new Set(alike.flatMap((first) => first?.event ?? []));
    for (const first of alike)
      if (alike.length === 1 || first === undefined) origins.push('');
      else origins.push((events.size === alike.length ? first.event : first.inside.at(-1)) ?? first.name);
  }
  return origins;
}

/** Boards that are drawn together, with their numbers of findings. */
export interface Portion {
  /** The index of its first board in the list. */
  readonly first: number;
  readonly boards: readonly ScoredBoard<SessionResult>[];
  readonly findings: readonly number[];
  /** For each board what distinguishes it from others with the same number; empty if there are none. */
  readonly apart: readonly string[];
}

/**
 * Draws a row for each board: its results, the usual contract, the best and the worst score, and its
 * findings.
 */
export function boardList(
  portions: readonly Portion[],
  words: Words,
  linkTo: (board: number) => string,
): TemplateResult {
  const text = words.screen.boardsPage;
  const told = portions.some(({ apart }) => apart.some((one) => one !== ''));
  return html`<div class="scrolls" role="region" tabindex="0" aria-label=${text.allBoards}>
    <table class=${told ? 'figures all apart' : 'figures all'}>
      <caption>
        ${text.allBoards}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="name">${text.board}</th>
          <th scope="col">${text.resultCount}</th>
          <th scope="col" class="name">${text.usual}</th>
          <th scope="col">${text.best}</th>
          <th scope="col">${text.worst}</th>
          <th scope="col">${text.standsOut}</th>
          <th scope="col">${text.findings}</th>
        </tr>
      </thead>
      ${portions.map((portion) => guard([portion, words], () => portionRows(portion, words, linkTo)))}
    </table>
  </div>`;
}

function portionRows(
  { first, boards, findings, apart }: Portion,
  words: Words,
  linkTo: (board: number) => string,
): TemplateResult {
  const text = words.screen.boardsPage;
  return html`<tbody>
    ${boards.map(({ board, results }, index) => {
      const compared = compare(results);
      const scored = compared.filter(({ points }) => points !== null).map(({ result }) => result.score ?? 0);
      const [best] = scored;
      const worst = scored.at(-1);
      return html`<tr>
        <th scope="row">
          <a href=${linkTo(first + index)}><bdi class="prose">${text.before({ board })}</bdi></a>
          ${apart[index] === '' ? nothing : html`<span class="muted"><bdi class="prose">${apart[index]}</bdi></span>`}
        </th>
        <td>${results.length}</td>
        <td class="name">${notation(usual(results, words), words)}</td>
        <td>${best === undefined ? '' : notation(words.written.score(best), words)}</td>
        <td>${worst === undefined ? '' : notation(words.written.score(worst), words)}</td>
        <td>${compared.filter(({ odd }) => odd.length > 0).length || ''}</td>
        <td>${findings[index] || ''}</td>
      </tr>`;
    })}
  </tbody>`;
}

/**
 * Draws the pairs by their total, the highest first; nothing when no pair can be ranked. The total is a
 * percentage at matchpoints, otherwise points. A button asks for more than `drawn` rows.
 */
export function standingsTable(
  boards: readonly ScoredBoard[],
  scoring: Scoring,
  { drawn, more }: { readonly drawn: number; readonly more: () => void },
  words: Words,
): TemplateResult | typeof nothing {
  const text = words.screen.boardsPage;
  const ranked = standings(boards, scoring);
  if (ranked.length === 0) return nothing;
  let before: number | null = null;
  const unit = scoring === 'matchpoints' ? text.percent : text.units[scoring];
  return html`<table class="figures standings">
      <caption>
        ${text.standings}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text.rank}</th>
          <th scope="col" class="name">${text.pair}</th>
          <th scope="col">${text.boards}</th>
          <th scope="col">${text.total}, ${unit}</th>
        </tr>
      </thead>
      <tbody>
        ${ranked.slice(0, drawn).map(({ pair, side, boards: played, total }, index) => {
          const equal = total === before;
          before = total;
          return html`<tr>
            <td>${equal ? '=' : index + 1}</td>
            <th scope="row"><bdi class="prose">${pairText(pair, side, words)}</bdi></th>
            <td>${played}</td>
            <td>${notation(figure(total, 2, words), words)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${ranked.length > drawn ? html`<p class="further"><button @click=${more}>${text.moreBoards({ more: ranked.length - drawn })}</button></p>` : nothing}`;
}

/** Draws each team match with its IMPs and its victory points; nothing when the session has no match. */
export function matchesTable(
  boards: readonly ScoredBoard<SessionResult>[],
  words: Words,
): TemplateResult | typeof nothing {
  const text = words.screen.boardsPage;
  const played = matches(boards, ({ event, session, file, inside, table }) =>
    JSON.stringify([event, session, file, inside, table]),
  );
  if (played.length === 0) return nothing;
  return html`<table class="figures matches">
      <caption>
        ${text.matches}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="name">${text.match}</th>
          <th scope="col">${text.boards}</th>
          <th scope="col">${text.imps}</th>
          <th scope="col">${text.victoryPoints}</th>
          <th scope="col">${text.wholePoints}</th>
        </tr>
      </thead>
      <tbody>
        ${played.map(
          ({ event, session, teams: named, home, away, boards: number, margin, points, whole }) => {
            const teams =
              named ?? [home, away].map((pair) => text.openRoomTeam({ pair: pairText(pair, null, words) }));
            const occasion = [event, session].filter((part) => part !== null).join(', ');
            const both = (own: number, places: number): string =>
              `${figure(own, places, words)} – ${figure(20 - own, places, words)}`;
            return html`<tr>
              <th scope="row">
                <bdi class="prose">${occasion === '' ? '' : `${occasion}: `}${teams.join(' – ')}</bdi>
              </th>
              <td>${number}</td>
              <td>${notation(figure(margin, 0, words), words)}</td>
              <td>${notation(both(points, 2), words)}</td>
              <td>${whole === null ? '–' : notation(both(whole, 0), words)}</td>
            </tr>`;
          },
        )}
      </tbody>
    </table>
    <p class="muted">${text.scales}</p>`;
}
