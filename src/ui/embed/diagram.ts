/** The table of a replay in an article: the words of the article’s language, and what its options hide. */

import type { TemplateResult } from 'lit/html.js';
import type { Suit } from '../../domain/card.ts';
import { isVulnerable } from '../../domain/score.ts';
import { SIDES, type Seat } from '../../domain/seat.ts';
import { fill } from '../../i18n/replayWords.ts';
import { lieOf, type HandAt, type LaidAt, type Lie, type SuitAt } from '../../view/lie.ts';
import { hand, type HandWords } from '../deal-replay/hand.ts';
import { table } from '../deal-replay/table.ts';
import type { TrickWords } from '../deal-replay/trick.ts';
import { label, type EmbedPicture } from './picture.ts';
import { suit } from './rich.ts';

/**
 * Draws the four hands around the trick, the board, and the tricks won. What the options, the view or a
 * quiz hide is left out.
 */
export function diagram(picture: EmbedPicture): TemplateResult {
  const { film, frame, voice, bottom, view, options, revealed } = picture;
  const { words: text, direction } = voice;
  const lie = lieOf({ ...frame, dealt: film.dealt }, { bottom, view, played: options.played, revealed });
  const { board, dealer, vulnerable } = film;
  const { doubleDummy } = frame;
  const who = SIDES.filter((side) => vulnerable && isVulnerable(side, vulnerable)).map(voice.side);
  const advised = revealed && view === 'open' && options.panels.has('dd') && doubleDummy !== null;
  return table({
    lie,
    look: '',
    name: text.tableName,
    direction,
    board: [
      board && fill(text.board, board),
      dealer && fill(text.dealer, text.seats[dealer]),
      vulnerable && fill(text.vulnerable, who.join(', ') || text.nobody),
    ],
    // The heading shows it.
    contract: null,
    tally: options.hide.includes('score')
      ? null
      : {
          heading: text.tricksWon,
          name: null,
          won: SIDES.map((side, index) => [voice.side(side), lie.won[index] as number]),
        },
    advice: advised ? fill(label(picture, 'doubleDummy'), doubleDummy) : null,
    hand: (lies) =>
      hand({
        lies,
        from: [lies.unseen, film, voice, options],
        words: handWords(lies, picture),
        played: options.played,
      }),
    trick: trickWords(lie, picture),
    claim: null,
  });
}

function handWords({ seat, isDeclarer, isDummy, awaited }: HandAt, picture: EmbedPicture): HandWords {
  const { voice } = picture;
  const { words: text, direction } = voice;
  const player = playerOf(picture, seat);
  const role = isDeclarer ? text.declarer : isDummy ? text.dummy : null;
  const awaits = awaited === 'lead' ? text.toLead : text.toPlay;
  const head = [text.seats[seat], player !== text.seats[seat] && player, role, awaited && awaits];
  return {
    name: head.filter(Boolean).join(', '),
    namesAll: true,
    letter: voice.letter(seat),
    seat: null,
    player,
    role,
    awaits,
    closed: text.closed,
    direction,
    suit: symbolIn(picture),
    rank: (card) => voice.rank(card.charAt(1)),
    row: (row) => rowText(row, picture),
  };
}

const symbolIn =
  ({ options }: EmbedPicture) =>
  (of: Suit): TemplateResult =>
    suit('SHDC'.indexOf(of), options);

/** The name in the head of a hand; empty if the options show only the letter of the seat. */
function playerOf({ film, options, voice }: EmbedPicture, seat: Seat): string {
  if (options.names === 'none') return '';
  const name = options.names !== 'seats' && film.names?.[seat];
  if (!name) return voice.words.seats[seat];
  return options.names === 'full' ? name : name.replace(/(\S)\S*/gu, '$1.');
}

function rowText({ suit: of, cards }: SuitAt, picture: EmbedPicture): string {
  const { voice } = picture;
  const { words: text } = voice;
  const ranks = cards.map(({ card, spot, trickNumber }) => {
    const more =
      spot && (spot === 'known' ? label(picture, 'known') : fill(text.playedTo, trickNumber ?? ''));
    return voice.rankName(card) + (more ? ` (${more})` : '');
  });
  return `${voice.suitName(of)}: ${ranks.join(', ') || text.none}`;
}

function trickWords({ number, tiles }: Lie, picture: EmbedPicture): TrickWords {
  const { voice, frame } = picture;
  const { words: text } = voice;
  const cards = tiles
    .filter(({ gone }) => !gone)
    .map(({ seat, card }) => `${text.seats[seat]}: ${voice.card(card, 'spoken')}`);
  return {
    name: null,
    sum: number ? `${fill(text.trickName, number)}: ${cards.join(`${text.apart} `)}` : text.beginning,
    number,
    suit: symbolIn(picture),
    rank: (card) => voice.rank(card.charAt(1)),
    played: () => null,
    playedTag: ({ revoked }) => (revoked ? label(picture, 'revokeTag') || label(picture, 'revoke') : null),
    laid: (one) => {
      const spoken = bakedOf(one)?.[3];
      const kind = spoken === undefined ? text.waits : voice.bakedText(spoken, 'spoken');
      return `${voice.card(one.card, 'spoken')}: ${kind}`;
    },
    laidTag: (one) => {
      const { spot } = one;
      const tag = bakedOf(one)?.[4];
      if (tag !== undefined) return voice.bakedText(tag, 'written');
      return spot === 'loose' ? text.waits : label(picture, spot);
    },
    resting: () => null,
  };

  /** The baked data of a card that lies face up before its owner. */
  function bakedOf({
    card,
    spot,
  }: LaidAt): (typeof frame.penaltyCards | typeof frame.loose)[number] | undefined {
    return (spot === 'loose' ? frame.loose : frame.penaltyCards).find(([, one]) => one === card);
  }
}
