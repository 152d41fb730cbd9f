/** The calls of a published deal, as a table. */

import type { Words } from '../../i18n/words.ts';
import { element, foreign, sentenceHtml, tableHtml } from './html.ts';
import { languageIn, type Story } from './story.ts';

/** The calls as a table, and what was explained of them. HTML. */
export function auctionHtml(story: Story, words: Words): string {
  const { auction } = story;
  if (auction === null) return '';
  const head = element(
    'tr',
    {},
    auction.columns.map((seat) => element('th', { scope: 'col' }, sentenceHtml(words.written.seat(seat)))),
  );
  const rows = auction.rows.map((cells) =>
    element(
      'tr',
      {},
      cells.map((cell) =>
        element(
          'td',
          {},
          cell === null
            ? ''
            : [
                ...(cell.gone ?? []).map((call) => takenBack(call, words)),
                sentenceHtml(cell.text),
                cell.alert ? element('abbr', { title: words.picture.alerted }, '!') : '',
                cell.note === null ? '' : element('sup', {}, String(cell.note)),
              ],
        ),
      ),
    ),
  );
  const notes =
    auction.notes.length === 0
      ? ''
      : element(
          'ol',
          { class: 'small' },
          auction.notes.map(({ call, text }) =>
            element('li', {}, `${sentenceHtml(call)}: ${foreign(text, languageIn(story, text))}`),
          ),
        );
  return tableHtml(head, rows) + notes;
}

/** A call that was taken back, struck through and named so to whoever does not see it. HTML. */
function takenBack(call: string, { screen }: Words): string {
  const label = `${call}, ${screen.card.withdrawn}`;
  return `${element('s', { role: 'img', 'aria-label': label }, sentenceHtml(call))} `;
}
