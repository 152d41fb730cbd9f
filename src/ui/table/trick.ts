/** The middle of the table: the trick in progress, penalty cards before their owners, cards that do not stand. */

import { html, nothing, type TemplateResult } from 'lit';
import { isRemembered, rankOf, suitShown, type Placed } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { rankLetter } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';
import type { LaidAt, Lie, TileAt } from '../../view/lie.ts';
import { suitSymbol } from '../notation/notation.ts';
import { lookOf, tile } from '../deal-replay/drawing.ts';

/**
 * Draws the current trick, each card at its player's side. Before the first trick the title says that
 * play has not begun.
 */
export function trick(lie: Lie, words: Words): TemplateResult {
  const { number, around } = lie;
  const { replay } = words.screen;
  const title = number === null ? replay.beforePlay : replay.trick({ trick: number });
  return html`
    <section class="compass" aria-label=${title} dir="ltr">
      ${around.map((seat, index) => side(seat, ['top', 'right', 'bottom', 'left'][index] as string, lie, words))}
      <div class="middle" aria-hidden="true">
        ${number === null ? nothing : html`<span class="number">${title}</span>`}
      </div>
    </section>
  `;
}

/** The place of its card in the trick, and beside it what else of that hand lies face up. */
function side(seat: Seat, place: string, lie: Lie, words: Words): TemplateResult {
  const resting = lie.hands[seat].laid.filter(({ spot }) => spot !== 'loose');
  const [inPlace, ...others] = middle(seat, lie, words);
  const beside = resting.length + others.length > 0;
  return html`${
      beside
        ? html`<div class="beside ${place}">
            ${
              resting.length === 0
                ? nothing
                : html`<ul aria-label=${words.screen.card.ofPenalty({ seat: words.spoken.seat(seat) })}>
                    ${resting.map((one) => html`<li>${laid(one, seat, words)}</li>`)}
                  </ul>`
            }
            ${others}
          </div>`
        : nothing
    }
    <div class="played ${place}">${inPlace ?? html`<span class="place" aria-hidden="true"></span>`}</div>`;
}

/** The card that stands in the trick first, or what waits in its place. */
function middle(seat: Seat, lie: Lie, words: Words): TemplateResult[] {
  const { faceDown } = words.screen.card;
  const label = `${faceDown}, ${words.spoken.seat(seat)}`;
  const tiles = lie.tiles.filter((one) => one.seat === seat);
  return [
    ...tiles.filter(({ gone }) => !gone).map((one) => played(one, words)),
    ...lie.hands[seat].laid.filter(({ spot }) => spot === 'loose').map((one) => laid(one, seat, words)),
    ...(lie.faceDown === seat
      ? [tile({ look: 'faceDown', label: label, face: nothing, tag: faceDown })]
      : []),
    ...tiles.filter(({ gone }) => gone).map((one) => played(one, words)),
  ];
}

/** A card of the trick, or one taken back from it. */
function played(lies: TileAt, words: Words): TemplateResult {
  const { seat, card, leads, wins, revoked, gone, followed } = lies;
  const { card: text } = words.screen;
  const label = [
    words.spoken.card(card),
    words.spoken.seat(seat),
    leads && text.led,
    wins && text.winning,
    revoked && text.revoke,
    followed && words.memory.followed,
    gone && text.withdrawn,
  ];
  return tile({
    look: `play ${lookOf(lies)}${isRemembered(card) ? '' : ' unremembered'}`,
    label: label.filter(Boolean).join(', '),
    face: face(card, words),
    leads,
    tag: revoked ? text.revokeTag : gone ? text.withdrawnTag : null,
  });
}

/** A penalty card, or one that does not stand (yet). */
function laid(
  { card, spot, doubtful = false, isPlay = false }: LaidAt,
  seat: Seat,
  words: Words,
): TemplateResult {
  const { card: text } = words.screen;
  const player = words.spoken.seat(seat);
  const [tag, is] =
    spot === 'loose'
      ? isPlay
        ? [text.looseTag, text.loosePlay]
        : [text.acceptTag, text.looseLead]
      : [
          ifSo(text[`${spot}Tag`], doubtful, 'tag', words),
          ifSo(text[spot]({ seat: player }), doubtful, 'name', words),
        ];
  return tile({
    look: spot,
    label: [words.spoken.card(card), player, is].join(', '),
    face: face(card, words),
    tag,
  });
}

function face(card: Placed, words: Words): TemplateResult {
  const suit = suitShown(card);
  const rank = isRemembered(card) ? rankLetter(rankOf(card), words.settings) : '?';
  return html`<span class="face"
    ><span class="rank ${suit ?? ''}">${rank}</span>${suit === null ? nothing : suitSymbol(suit)}</span
  >`;
}
