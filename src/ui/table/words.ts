/** The words of the table in the language of the app. */

import { html } from '../lit.ts';
import { rankOf, type Card } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { margin } from '../../i18n/figure.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { rankLetter } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';
import type { CardAt, HandAt, LaidAt, Lie, TileAt } from '../../view/lie.ts';
import type { HandWords } from '../deal-replay/hand.ts';
import type { TrickWords } from '../deal-replay/trick.ts';
import { suitSymbol } from '../notation/notation.ts';

export interface HandShown {
  readonly lies: HandAt;
  readonly words: Words;
  readonly name: string | null;
  /** The double-dummy result of each card, as tricks above or below the contract; null if that is not shown. */
  readonly advice: ReadonlyMap<Card, number> | null;
}

/** The words of one hand, with figures at double dummy where its cards have any. */
export function handWords(hand: HandShown): HandWords {
  const { lies, words, name, advice } = hand;
  const { spoken, written, direction } = words;
  const { replay } = words.screen;
  const { seat, isDeclarer, isDummy, awaited, unseen } = lies;
  return {
    name: spoken.seat(seat),
    namesAll: false,
    letter: withoutIsolates(written.seatLetter(seat)),
    seat: spoken.seat(seat),
    player: name,
    role: isDeclarer ? replay.declarer : isDummy ? replay.dummy : null,
    awaits: awaited === 'lead' ? replay.toLead : replay.toPlay,
    closed: unseen === null ? replay.unknownHand : replay.closedCards({ cards: unseen }),
    direction,
    suit: suitSymbol,
    rank: (card) => {
      const letter = rankLetter(rankOf(card), words.settings);
      const above = advice?.get(card);
      return above === undefined
        ? letter
        : [letter, html`<span class="margin" aria-hidden="true">${margin(above)}</span>`];
    },
    row: ({ suit, cards }) =>
      replay.suitRow({ suit: spoken.suit(suit), cards: cards.map((one) => cardText(one, hand)) }),
  };
}

/** The state of a card in words, which the page shows by colour and line: “king, played to trick 2”. */
function cardText({ card, spot, trickNumber, doubtful = false }: CardAt, hand: HandShown): string {
  const { words, lies } = hand;
  const { names, screen, spoken } = words;
  const rank = names.ranks[rankOf(card)];
  if (trickNumber !== undefined)
    return screen.replay.cardAnd({ card: rank, state: screen.card.playedTo({ trick: trickNumber }) });
  if (spot !== 'minor' && spot !== 'major') return withAdvice(rank, card, hand);
  return screen.replay.cardAnd({
    card: withAdvice(rank, card, hand),
    state: ifSo(screen.card[spot]({ seat: spoken.seat(lies.seat) }), doubtful, 'name', words),
  });
}

/** The name of a card, with its double-dummy result. */
export function withAdvice(name: string, card: Card, { advice, words: { screen } }: HandShown): string {
  const above = advice?.get(card);
  if (above === undefined) return name;
  return screen.replay.cardAnd({ card: name, state: screen.doubleDummy.card({ above }) });
}

/** The words of the trick and of the cards beside it. */
export function trickWords({ number }: Lie, words: Words): TrickWords {
  const { spoken, screen, memory, settings } = words;
  const { card: text, replay } = screen;
  const title = number === null ? replay.beforePlay : replay.trick({ trick: number });
  return {
    name: title,
    sum: null,
    number: number === null ? null : title,
    suit: suitSymbol,
    rank: (card) => rankLetter(rankOf(card), settings),
    played: ({ seat, card, leads, wins, revoked, gone, followed }: TileAt) =>
      [
        spoken.card(card),
        spoken.seat(seat),
        leads && text.led,
        wins && text.winning,
        revoked && text.revoke,
        followed && memory.followed,
        gone && text.withdrawn,
      ]
        .filter(Boolean)
        .join(', '),
    playedTag: ({ revoked, gone }) => (revoked ? text.revokeTag : gone ? text.withdrawnTag : null),
    laid: (one, seat) => [spoken.card(one.card), spoken.seat(seat), laidText(one, seat, words)].join(', '),
    laidTag: ({ spot, doubtful = false, how = 'led' }) => {
      const tags = { led: text.acceptTag, played: text.looseTag, exposed: text.exposedTag };
      return ifSo(spot === 'loose' ? tags[how] : text[`${spot}Tag`], doubtful, 'tag', words);
    },
    resting: (seat, cards) =>
      (cards.some(({ how }) => how) ? text.ofFaceUp : text.ofPenalty)({ seat: spoken.seat(seat) }),
    faceDown: (seat) => [`${text.faceDown}, ${spoken.seat(seat)}`, text.faceDown],
  };
}

function laidText({ spot, doubtful = false, how = 'led' }: LaidAt, seat: Seat, words: Words): string {
  const { card: text } = words.screen;
  const ways = { led: text.looseLead, played: text.loosePlay, exposed: text.exposed };
  const what = spot === 'loose' ? ways[how] : text[spot]({ seat: words.spoken.seat(seat) });
  return ifSo(what, doubtful, 'name', words);
}
