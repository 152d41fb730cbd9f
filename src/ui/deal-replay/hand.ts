/** One hand, drawn by the app and by articles: suit rows as in a printed diagram, or dummy’s columns of tiles. Played cards stay, in grey. */

import { guard } from 'lit/directives/guard.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { suitOf, type Card, type Suit } from '../../domain/card.ts';
import type { CardAt, HandAt, SuitAt } from '../../view/lie.ts';
import type { Drawn } from './drawing.ts';

/** The words of a hand. */
export interface HandWords {
  /** Names the hand for screen readers. */
  readonly name: string;
  /** The name contains all that the head shows, so that the head is hidden from screen readers. */
  readonly namesAll: boolean;
  readonly letter: string;
  /** North, East, South or West; null where a player’s name or nothing stands beside the letter. */
  readonly seat: string | null;
  readonly player: string | null;
  readonly role: string | null;
  /** “To lead” or “to play”; shown at the hand in turn. */
  readonly awaits: string;
  /** Shown where some of its cards are not known or not shown. */
  readonly closed: string;
  readonly direction: 'ltr' | 'rtl';
  suit(suit: Suit): Drawn;
  /** The rank of a card, and what the app shows beside it. */
  rank(card: Card): Drawn;
  /** A suit and its cards for screen readers. */
  row(row: SuitAt): string;
}

/** A card of a hand as it is drawn. */
interface CardLook {
  readonly look: string;
  readonly face: Drawn;
}

export interface HandDrawn {
  readonly lies: HandAt;
  /** What its suits are drawn from, besides their cards. A suit is drawn again only if one of these values or one of its cards has changed. */
  readonly from: readonly unknown[];
  readonly words: HandWords;
  /** How played cards look: `grey`, `hide` or `show`. */
  readonly played: string;
  /** How dummy’s cards lie on the table: in columns that point at declarer, which become rows if dummy sits at the left or the right; null for other hands. */
  readonly spread?: 'columns' | 'rows' | null;
  /** While a deal is recorded: a card as a button, and the other buttons of the hand. */
  readonly recording?: {
    readonly card: (card: Card, drawn: CardLook) => TemplateResult;
    readonly others: Drawn;
  } | null;
}

const KIND = {
  played: 'gone',
  trick: 'gone trick',
  minor: 'out',
  major: 'out',
  loose: 'out',
  known: 'known',
} as const;
const PARTS: Readonly<Record<string, string>> = {
  played: 'card-played',
  trick: 'card-current',
  known: 'card-returned',
};

/** Draws one hand: its head, its suits, and its buttons while a deal is recorded. */
export function hand(drawn: HandDrawn): TemplateResult {
  const { lies, from, words, spread = null, recording } = drawn;
  const { suits, unseen, awaited } = lies;
  const { role, awaits, player, seat } = words;
  const rows = suits?.some(({ cards }) => cards.length > 0) || unseen !== null ? suits : null;
  const look = `hand${awaited === null ? '' : ' active'}${spread === null ? '' : ` tiles ${spread}`}`;
  // “To play” is in the markup of every hand and visible at one, so that a change of turn changes a class and no text.
  return html`<div class=${look} part="hand" role="group" aria-label=${words.name}>
    <div class="who" part="seat" aria-hidden=${words.namesAll || nothing}>
      <span class="letter" aria-hidden="true">${words.letter}</span>
      ${seat === null ? nothing : html`<span class="seat">${seat}</span>`}
      ${role === null ? nothing : html`<span class="role">${role}</span>`}
      <span class="awaits">${awaits}</span>
      ${player === null ? nothing : html`<bdi class="name" part="seat-name" lang="">${player}</bdi>`}
    </div>
    ${
      rows &&
      html`<ul>
        ${rows.map((row) => guard([JSON.stringify(row), ...from], () => suitIn(row, drawn)))}
      </ul>`
    }
    ${
      unseen === 0
        ? nothing
        : html`<p class=${rows === null ? 'unknown' : 'count'} dir=${words.direction}>${words.closed}</p>`
    }
    ${recording?.others}
  </div>`;
}

function suitIn(row: SuitAt, drawn: HandDrawn): TemplateResult {
  const { lies, words, recording } = drawn;
  const { suit, cards } = row;
  const symbol = words.suit(suit);
  // If some cards of the hand are hidden, nobody can say that it has no card of a suit.
  if (cards.length === 0 && lies.unseen !== 0)
    return html`<li class="closed" aria-hidden="true">${symbol}</li>`;
  return html`<li part="suit-row">
    <span class="cards" aria-hidden=${!recording}
      >${symbol}${
        cards.length === 0 ? html`<span class="void">–</span>` : cards.map((one) => cardIn(one, drawn))
      }</span
    >
    <span class="unseen" dir=${words.direction}>${words.row(row)}</span>
  </li>`;
}

function cardIn({ card, spot }: CardAt, { words, played, spread, recording }: HandDrawn): TemplateResult {
  const kind = spot === undefined ? '' : KIND[spot];
  const look = kind !== '' && (played !== 'show' || kind === 'out') ? `card ${kind}` : 'card';
  const rank = words.rank(card);
  const face: Drawn =
    spread === 'columns' ? [html`<span class="own">${words.suit(suitOf(card))}</span>`, rank] : rank;
  return !recording || spot === 'played' || spot === 'trick'
    ? html`<span class=${look} part="card ${PARTS[spot ?? '']}">${face}</span>`
    : recording.card(card, { look, face });
}
