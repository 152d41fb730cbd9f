/** A position in words, for those who don’t see the picture: the hands, the trick, what lies on the table. */

import { SUITS, rankOf, suitOf } from '../domain/card.ts';
import { clockwiseFrom, SEATS } from '../domain/seat.ts';
import type { Diagram } from './diagram.ts';
import { printedHand } from './printed.ts';
import type { PictureWords } from './words.ts';

/** Whole sentences, in words instead of symbols. */
export function describe({ table, onTable, news }: Diagram, words: PictureWords): string {
  const { spoken, picture, screen } = words;
  const hands = SEATS.map((seat) => {
    const cards = printedHand(table, seat);
    if (table.deal.hands[seat] === null && cards.length === 0)
      return picture.handOf({ seat: spoken.seat(seat), suits: [screen.replay.unknownHand] });
    const suits = [...SUITS].reverse().map((suit) =>
      picture.suitOf({
        suit: spoken.suit(suit),
        ranks: cards
          .filter((card) => suitOf(card) === suit)
          .map((card) => (/[2-9]/.test(rankOf(card)) ? rankOf(card) : spoken.rank(card))),
      }),
    );
    return picture.handOf({ seat: spoken.seat(seat), suits });
  });
  const { trick } = table;
  const lies =
    trick === null
      ? []
      : [
          `${picture.trickOf({
            number: trick.number,
            cards: clockwiseFrom(trick.leader).flatMap((seat) => {
              const card = trick[seat];
              return card === null
                ? []
                : [picture.cardOf({ seat: spoken.seat(seat), card: spoken.card(card) })];
            }),
          })}.`,
        ];
  const tags = { major: screen.card.majorTag, minor: screen.card.minorTag, loose: screen.card.looseTag };
  const laid = onTable.map(
    ({ owner, card, kind }) =>
      `${picture.cardOf({ seat: spoken.seat(owner), card: spoken.card(card) })}: ${tags[kind]}.`,
  );
  return [...hands, ...lies, ...laid, ...news].join(' ');
}
