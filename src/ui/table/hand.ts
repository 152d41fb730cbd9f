/** One hand: suit rows as in a printed diagram, or dummy’s columns of tiles. Played cards stay, greyed. */

import { html, nothing, type TemplateResult } from 'lit';
import { rankOf, suitOf, type Card } from '../../domain/card.ts';
import { margin } from '../../i18n/figure.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { rankLetter } from '../../i18n/naming.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import type { CardAt, HandAt, SuitAt } from '../../view/lie.ts';
import { suitSymbol } from '../notation/notation.ts';
import { suitRow, type Drawn } from '../deal-replay/drawing.ts';

export interface HandView {
  readonly lies: HandAt;
  readonly words: Words;
  readonly played: 'grey' | 'hide' | 'show';
  /** Dummy’s hand: its columns point at declarer, so they run across when dummy sits at a side. */
  readonly spread: 'columns' | 'rows' | null;
  readonly name: string | null;
  /** What its cards come to at double dummy, above the contract or below it; null where that is not shown. */
  readonly advice: ReadonlyMap<Card, number> | null;
  /** While one records: a card as a button, and what else may be pressed. */
  readonly recording: {
    readonly card: (
      card: Card,
      drawn: { readonly look: string; readonly label: string; readonly face: TemplateResult },
    ) => TemplateResult;
    readonly others: Drawn;
  } | null;
}

const KIND = {
  played: ' gone',
  trick: ' gone trick',
  minor: ' out',
  major: ' out',
  loose: ' out',
  known: '',
} as const;

/** Draws one hand with its player, its role and its suits. Hidden cards are drawn as a number. */
export function hand(view: HandView): TemplateResult {
  const { lies, words, spread, name, recording } = view;
  const { screen, spoken, written } = words;
  const { seat, suits, unseen, awaited, isDeclarer, isDummy } = lies;
  const awaits = awaited && (awaited === 'lead' ? screen.replay.toLead : screen.replay.toPlay);
  const role = isDeclarer ? screen.replay.declarer : isDummy ? screen.replay.dummy : null;
  const rows = suits?.some(({ cards }) => cards.length > 0) || unseen !== null ? suits : null;
  const look = `hand${awaited === null ? '' : ' active'}${spread === null ? '' : ` tiles ${spread}`}`;
  return html`<div class=${look} role="group" aria-label=${spoken.seat(seat)}>
    <header>
      <span class="letter" aria-hidden="true">${withoutIsolates(written.seatLetter(seat))}</span>
      <span class="seat">${spoken.seat(seat)}</span>
      ${
        (role ?? awaits)
          ? html`<span class="role"
              >${role}${role && awaits && ' · '}${awaits && html`<span class="awaits">${awaits}</span>`}</span
            >`
          : nothing
      }
      ${name === null ? nothing : html`<bdi class="name">${name}</bdi>`}
    </header>
    ${
      rows &&
      html`<ul>
        ${rows.map((row) => suitIn(row, view))}
      </ul>`
    }
    ${closed(view, rows === null)} ${recording?.others}
  </div>`;
}

function suitIn({ suit, cards }: SuitAt, view: HandView): TemplateResult {
  const { words, lies, recording } = view;
  // Of a closed hand nobody can say that it holds none of a suit.
  if (cards.length === 0 && lies.unseen !== 0)
    return html`<li class="closed" aria-hidden="true">${suitSymbol(suit)}</li>`;
  return suitRow({
    symbol: html`<span class="symbol" aria-hidden="true">${suitSymbol(suit)}</span>`,
    cards: cards.length === 0 ? html`<span class="void">—</span>` : cards.map((one) => cardIn(one, view)),
    label: words.screen.replay.suitRow({
      suit: words.spoken.suit(suit),
      cards: cards.map((one) => cardLabel(one, view)),
    }),
    direction: words.direction,
    pressable: recording !== null,
  });
}

/** How many cards of the hand these eyes can’t see. */
function closed({ words, lies: { unseen } }: HandView, isAll: boolean): Drawn {
  const { replay } = words.screen;
  return unseen === 0
    ? nothing
    : html`<p class=${isAll ? 'unknown' : 'count'} dir=${words.direction}>
        ${unseen === null ? replay.unknownHand : replay.closedCards({ cards: unseen })}
      </p>`;
}

function cardIn({ card, spot }: CardAt, view: HandView): TemplateResult {
  const { words, played, spread, advice, recording } = view;
  const kind = spot === undefined ? '' : KIND[spot];
  const look = kind !== '' && (played !== 'show' || kind === ' out') ? `card${kind}` : 'card';
  const above = advice?.get(card);
  const face = html`${
    spread === 'columns' ? html`<span class="own">${suitSymbol(suitOf(card))}</span>` : nothing
  }${rankLetter(rankOf(card), words.settings)}${
    above === undefined ? nothing : html`<span class="margin" aria-hidden="true">${margin(above)}</span>`
  }`;
  return recording === null || spot === 'played' || spot === 'trick'
    ? html`<span class=${look}>${face}</span>`
    : recording.card(card, { look, label: withAdvice(words.spoken.card(card), card, view), face });
}

/** What colour and line tell the eye, in words: “king, played to trick 2”. */
function cardLabel({ card, spot, trickNumber, doubtful = false }: CardAt, view: HandView): string {
  const { words, lies } = view;
  const { names, screen, spoken } = words;
  const rank = names.ranks[rankOf(card)];
  if (trickNumber !== undefined)
    return screen.replay.cardAnd({ card: rank, state: screen.card.playedTo({ trick: trickNumber }) });
  if (spot !== 'minor' && spot !== 'major') return withAdvice(rank, card, view);
  return screen.replay.cardAnd({
    card: withAdvice(rank, card, view),
    state: ifSo(screen.card[spot]({ seat: spoken.seat(lies.seat) }), doubtful, 'name', words),
  });
}

function withAdvice(name: string, card: Card, { advice, words: { screen } }: HandView): string {
  const above = advice?.get(card);
  if (above === undefined) return name;
  return screen.replay.cardAnd({ card: name, state: screen.doubleDummy.card({ above }) });
}
