/** What is certain of a record in which not every card is remembered, as sentences. */

import { suitOf } from '../domain/card.ts';
import type { Knowledge } from '../replay/knowledge.ts';
import type { Gap } from '../replay/memory.ts';
import type { PerhapsRevoked } from '../replay/perhapsRevoked.ts';
import type { Naming } from './naming.ts';
import type { Words } from './words.ts';

/** How many cards are named one by one; more are described by their suit, or not at all. */
const FEW = 4;

type Sentence = (words: Words, naming: Naming) => string;

/** The sentences in their order: the tricks won, the cards that must have been played, those that are one of a few, and who may have revoked. */
export function certainties({ tricks, mustHaveBeen, mayHaveBeen, revokes }: Knowledge): readonly Sentence[] {
  const { NS, EW, undecided, byLeads } = tricks;
  return [
    ({ memory }, naming) =>
      memory.tricks({
        ns: NS.least,
        ew: EW.least,
        undecided,
        byLeads,
        NS: naming.side('NS'),
        EW: naming.side('EW'),
      }),
    ...mustHaveBeen.map(
      ({ seat, trick, card }): Sentence =>
        ({ memory }, naming) =>
          memory.mustHaveBeen({ seat: naming.seat(seat), trick, card: naming.card(card) }),
    ),
    ...mayHaveBeen.flatMap(mayBe),
    ...revokes.flatMap(revoked),
  ];
}

/** Which of several tricks must hold the revoke; the earliest where there may be one; a sentence that there is none where there cannot be. */
function revoked({ seat, certain, surely, perhaps }: PerhapsRevoked): Sentence[] {
  const list = (tricks: readonly number[], joint: 'and' | 'or', { names }: Words): string =>
    names.list({ items: tricks.map(String), joint });
  const [earliest] = perhaps;
  const sure: Sentence[] =
    surely.length === 0
      ? []
      : [
          (words, naming) =>
            words.memory.revoked({
              seat: naming.seat(seat),
              count: surely.length,
              tricks: list(surely, 'and', words),
            }),
        ];
  if (certain && surely.length === 0)
    return [
      (words, naming) =>
        words.memory.revokedSomewhere({ seat: naming.seat(seat), tricks: list(perhaps, 'or', words) }),
    ];
  if (earliest !== undefined)
    return [
      ...sure,
      (words, naming) =>
        perhaps.length === 1
          ? words.memory.mayHaveRevoked({ seat: naming.seat(seat), trick: earliest })
          : words.memory.mayHaveRevokedFrom({ seat: naming.seat(seat), trick: earliest }),
    ];
  return surely.length > 0
    ? sure
    : [({ memory }, naming) => memory.cannotHaveRevoked({ seat: naming.seat(seat) })];
}

function mayBe({ seat, trick, cards }: Gap): Sentence[] {
  const [first] = cards;
  if (first === undefined) return [];
  if (cards.length <= FEW)
    return [
      ({ memory }, naming) =>
        memory.oneOf({ seat: naming.seat(seat), trick, cards: naming.cards(cards, 'or') }),
    ];
  const suit = suitOf(first);
  return cards.every((card) => suitOf(card) === suit)
    ? [
        ({ memory, names }, naming) =>
          memory.ofSuit({ seat: naming.seat(seat), trick, suit: names.suitsSingular[suit] }),
      ]
    : [];
}
