/** A paper of a case for printing: visible only on paper. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { SEATS } from '../../domain/seat.ts';
import { diagramAt } from '../../output/picture/diagramAt.ts';
import { layout } from '../../output/picture/layout.ts';
import { svgOf } from '../../output/picture/svg.ts';
import { qrCodeOf } from '../../output/page/qrCode.ts';
import type { PaperChoice } from '../../output/page/caseFile/onPaper.ts';
import {
  isInColumns,
  checkpointText,
  lineClasses,
  paperOf,
  signersOf,
} from '../../output/page/caseFile/papers.ts';
import type { CaseSection } from '../../output/page/caseFile/sections.ts';
import { storyOf, type Story } from '../../output/page/story.ts';
import { handsShown, handsText } from '../../output/page/text.ts';
import { notation } from '../notation/notation.ts';
import { lineText } from './lines.ts';
import type { CaseShown } from './caseShown.ts';

/**
 * Draws one paper of the case as it will be printed: the deal, its sections, lines for signatures and the
 * checkpoint, as far as this paper has them.
 */
export function sheetShown(shown: CaseShown, { name }: PaperChoice): TemplateResult {
  const { file, words, text } = shown;
  const { timeline } = file;
  const story = storyOf(timeline, words);
  const paper = paperOf(name, file, shown);
  const sections = (list: readonly CaseSection[]): TemplateResult[] => list.map((one) => section(one, shown));
  return html`<article class="sheet">
    <h1>${text.papers[name]}${paper.deal === null ? nothing : html`: <bdi>${paper.deal}</bdi>`}</h1>
    <p>${notation(story.facts.join(' · '), words)}</p>
    ${story.occasion.length === 0 ? nothing : html`<p class="small"><bdi>${story.occasion.join(' · ')}</bdi></p>`}
    ${
      paper.diagramAt === null
        ? html`<section>
            <h2>${text.sections.hands}</h2>
            ${handsShown(story, words).map((line) => html`<p class="small">${notation(line, words)}</p>`)}
          </section>`
        : html`<div class="deal">
            <img src=${drawn(paper.diagramAt, shown)} alt=${words.written.series(handsText(story, words))} />
            <div>
              ${paper.auction ? auction(story, shown) : nothing} ${paper.play ? play(story, shown) : nothing}
            </div>
          </div>`
    }
    ${sections(paper.sections)}
    ${paper.signed ? html`<div class="sign">${signersOf(file, text).map((one) => html`<span>${one}</span>`)}</div>` : nothing}
    ${paper.checkpoint === null ? nothing : checkpointShown(paper.checkpoint, shown)}
    <footer>
      ${text.underLaws({ edition: timeline.laws.edition, events: timeline.source.events.length })}
    </footer>
  </article>`;
}

function checkpointShown(checkpoint: string, shown: CaseShown): TemplateResult {
  const { text } = shown;
  const code = qrCodeOf(checkpoint);
  return html`<section>
    <h2>${text.checkpoint}</h2>
    <div class="checkpoint">
      ${code === null ? nothing : html`<img src=${`data:image/svg+xml,${encodeURIComponent(code)}`} alt=${text.checkpoint} />`}
      <div>
        <p class="small">${notation(checkpointText(shown), shown.words)}</p>
        <pre dir="ltr">${checkpoint.trimEnd()}</pre>
      </div>
    </div>
  </section>`;
}

/** The table at that position, black on white, as the address of a picture. */
function drawn(at: number, { file, words }: CaseShown): string {
  const picture = layout(diagramAt(file.timeline, at, words), words, {
    heading: false,
    auction: 'none',
    news: false,
  });
  return `data:image/svg+xml,${encodeURIComponent(svgOf(picture, { theme: 'print', suits: 'mono' }))}`;
}

function section(part: CaseSection, shown: CaseShown): TemplateResult {
  const { title, lines } = part;
  return html`<section>
    <h2>${title}</h2>
    <ul class=${isInColumns(part) ? 'columns' : nothing}>
      ${lines.map(
        (line) =>
          html`<li class=${lineClasses(line)}>
            ${lineText(line, shown)}
            ${line.at === null || line.at === 0 ? nothing : html`<small>[${line.at}]</small>`}
          </li>`,
      )}
    </ul>
  </section>`;
}

function auction({ auction: calls }: Story, { words, text }: CaseShown): TemplateResult | typeof nothing {
  if (calls === null) return nothing;
  return html`<section>
    <h2>${text.sections.auction}</h2>
    <table>
      <thead>
        <tr>
          ${calls.columns.map((seat) => html`<th>${words.written.seat(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${calls.rows.map(
          (cells) =>
            html`<tr>
              ${cells.map(
                (cell) =>
                  html`<td>
                    ${cell === null ? nothing : html`${notation(cell.text, words)}${cell.alert ? '!' : ''}${cell.note === null ? nothing : html`<sup>${cell.note}</sup>`}`}
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    ${calls.notes.map(({ call, text: note }, index) => html`<p class="small">${index + 1} ${notation(call, words)}: <bdi>${note}</bdi></p>`)}
  </section>`;
}

function play({ play: tricks }: Story, { words, text }: CaseShown): TemplateResult | typeof nothing {
  if (tricks.length === 0) return nothing;
  return html`<section>
    <h2>${text.sections.play}</h2>
    <table>
      <thead>
        <tr>
          <th></th>
          ${SEATS.map((seat) => html`<th>${words.written.seat(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${tricks.map(
          ({ number, cards }) =>
            html`<tr>
              <th>${number}</th>
              ${cards.map((card) =>
                card === null
                  ? html`<td></td>`
                  : html`<td
                      class="${card.won ? 'won' : ''} ${card.led ? 'led' : ''} ${card.revoke ? 'revoke' : ''}"
                    >
                      ${notation(card.card, words)}${card.revoke ? ` (${words.screen.card.revoke})` : ''}
                    </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
