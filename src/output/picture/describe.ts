/** A position in words, for people who don’t see the picture: the hands, the trick, the cards on the table. */

import { CARDS, SUITS, rankOf, suitOf, type Card } from '../../domain/card.ts';
import { SEATS } from '../../domain/seat.ts';
import type { Diagram } from './diagram.ts';
import { lieOf } from '../../view/lie.ts';
import { laidTag, type PictureWords } from './words.ts';

/** Whole sentences, in words instead of symbols. */
export function describe({ standing, news }: Diagram, words: PictureWords): string {
  const { spoken, picture, screen } = words;
  const lie = lieOf(standing, { bottom: 'S', view: 'open', played: 'show', revealed: true });
  const hands = SEATS.map((seat) => {
    const { suits, laid } = lie.hands[seat];
    if (suits === null)
      return picture.handOf({ seat: spoken.seat(seat), suits: [screen.replay.unknownHand] });
    // A card face up before its owner still belongs to the hand.
    const cards = new Set<Card>([...suits.flatMap((row) => row.cards), ...laid].map(({ card }) => card));
    const inWords = SUITS.toReversed().map((suit) =>
      picture.suitOf({
        suit: spoken.suit(suit),
        ranks: CARDS.toReversed()
          .filter((card) => cards.has(card) && suitOf(card) === suit)
          .map((card) => (/[2-9]/.test(rankOf(card)) ? rankOf(card) : spoken.rank(card))),
      }),
    );
    return picture.handOf({ seat: spoken.seat(seat), suits: inWords });
  });
  const lies =
    lie.number === null
      ? []
      : [
          `${picture.trickOf({
            number: lie.number,
            cards: lie.tiles
              .filter(({ gone }) => !gone)
              .map(({ seat, card }) => picture.cardOf({ seat: spoken.seat(seat), card: spoken.card(card) })),
          })}.`,
        ];
  const laid = SEATS.flatMap((seat) =>
    lie.hands[seat].laid.map(
      (one) =>
        `${picture.cardOf({ seat: spoken.seat(seat), card: spoken.card(one.card) })}: ${laidTag(one, 'name', words)}.`,
    ),
  );
  return [...hands, ...lies, ...laid, ...news].join(' ');
}
