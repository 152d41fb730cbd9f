/** The play of a published deal: a row for every trick, and the claims that ended it. */

import { SEATS } from '../../domain/seat.ts';
import type { Words } from '../../i18n/words.ts';
import type { ClaimDescribed } from './claims.ts';
import { element, sentenceHtml, suitsHtml, tableHtml } from './html.ts';
import type { Story, TrickDescribed } from './story.ts';

/** The tricks as a table, then where play stopped by a claim. HTML. */
export function playHtml({ play, claims }: Story, words: Words): string {
  const text = words.screen.play;
  const after = claims.map((claim) => claimHtml(claim)).join('');
  if (play.length === 0) return element('p', {}, sentenceHtml(text.nothing)) + after;
  const head = element('tr', {}, [
    element('th', { scope: 'col' }, sentenceHtml(text.trick)),
    ...SEATS.map((seat) => element('th', { scope: 'col' }, sentenceHtml(words.written.seat(seat)))),
    element('th', { scope: 'col' }, sentenceHtml(text.won)),
  ]);
  const rows = play.map((trick) => trickHtml(trick, words));
  return tableHtml(head, rows) + after;
}

function trickHtml({ number, cards, winner }: TrickDescribed, words: Words): string {
  const { card: cardWords } = words.screen;
  return element('tr', {}, [
    element('th', { scope: 'row' }, String(number)),
    ...cards.map((card) => {
      if (card === null) return element('td', {});
      const classes = [card.led ? 'led' : '', card.won ? 'won' : ''].filter((name) => name !== '').join(' ');
      return element('td', {}, [
        element(
          'bdi',
          { dir: 'ltr', class: classes === '' ? null : classes },
          suitsHtml(card.card.replaceAll(/[\u2066-\u2069]/g, '')),
        ),
        card.led ? element('span', { class: 'unseen' }, ` ${sentenceHtml(cardWords.led)}`) : '',
        card.revoke ? ` ${element('span', { class: 'revoke' }, sentenceHtml(cardWords.revokeTag))}` : '',
      ]);
    }),
    element('td', {}, winner === null ? '' : sentenceHtml(winner)),
  ]);
}

function claimHtml({ where, facts, outcome }: ClaimDescribed): string {
  return element('p', { class: 'claim' }, [
    ...[...facts, ...(outcome === null ? [] : [outcome])].map((text) => `${sentenceHtml(text)}. `),
    element('span', { class: 'where' }, sentenceHtml(where)),
  ]);
}
