/** Four hands around the trick, as a printed diagram shows them: drawn for the eye, listed for the ear. Never mirrored. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { fill } from '../../i18n/replayWords.ts';
import { lieOf, type HandAt, type LaidAt, type SuitAt, type TileAt } from '../../view/lie.ts';
import { lookOf, suitRow, tile } from '../deal-replay/drawing.ts';
import { label, type EmbedPicture } from './picture.ts';
import { face, suit } from './rich.ts';

const SIDES = ['NS', 'EW'] as const;
const AREAS = ['top', 'right', 'bottom', 'left'];

/**
 * Draws the four hands around the trick, the board, and the tricks won. What the options, the view or a
 * quiz hide is left out.
 */
export function diagram(picture: EmbedPicture): TemplateResult {
  const { film, frame, voice, bottom, view, options, revealed } = picture;
  const { words: text, direction: dir } = voice;
  const { around, hands, number, tiles, won } = lieOf(
    { ...frame, dealt: film.dealt },
    { bottom, view, played: options.played, revealed },
  );
  const area = (seat: Seat): string => AREAS[around.indexOf(seat)] ?? '';
  const { doubleDummy } = frame;
  return html`<div class="table" part="table" dir="ltr" role="group" aria-label=${text.tableName}>
    <div class="corner" part="board-info" dir=${dir}>
      <b>${film.board && fill(text.board, film.board)}</b>
      <span>${film.dealer && fill(text.dealer, text.seats[film.dealer])}</span>
      <span>${fill(text.vulnerable, whoIsVulnerable())}</span>
    </div>
    <div class="corner tally" dir=${dir}>
      ${
        options.hide.includes('score')
          ? nothing
          : html`<div part="score">
              <span>${text.tricksWon}</span>
              ${SIDES.map((side, index) => html`<span>${voice.side(side)} <b>${won[index]}</b></span>`)}
            </div>`
      }
      ${
        revealed && view === 'open' && options.panels.has('dd') && doubleDummy !== null
          ? html`<span part="dd-badge">${fill(label(picture, 'doubleDummy'), doubleDummy)}</span>`
          : nothing
      }
    </div>
    ${SEATS.map((seat) => hand(picture, hands[seat], area(seat)))}
    <div class="center">
      <div class="trick" part="trick compass" role="img" aria-label=${trickLabel()}>
        ${SEATS.map((seat) => {
          const lies = tiles.find((one) => one.seat === seat);
          return lies && played(lies, area(seat), picture);
        })}
        <span class="number">${number}</span>
      </div>
    </div>
  </div>`;

  function whoIsVulnerable(): string {
    const sides = SIDES.filter((side) => film.vulnerable === 'All' || film.vulnerable === side);
    return sides.map(voice.side).join(', ') || text.nobody;
  }

  function trickLabel(): string {
    const labels = tiles
      .filter(({ gone }) => !gone)
      .map(({ seat, card }) => `${text.seats[seat]}: ${voice.card(card, 'spoken')}`);
    return number ? `${fill(text.trickName, number)}: ${labels.join(`${text.apart} `)}` : text.beginning;
  }
}

function hand(picture: EmbedPicture, lies: HandAt, area: string): TemplateResult {
  const { seat, suits, laid, isDeclarer, isDummy, awaited, unseen } = lies;
  const { voice } = picture;
  const { words: text, direction: dir } = voice;
  const name = playerOf(picture, seat);
  const role = isDeclarer ? text.declarer : isDummy && text.dummy;
  const awaits = awaited === 'lead' ? text.toLead : text.toPlay;
  const head = [text.seats[seat], name !== text.seats[seat] && name, role, awaited && awaits];
  // What may be left out for want of room stands last, with its dot.
  // “To play” at every hand, shown at one: nothing is written anew as the turn goes round.
  return html`<div
    class="hand ${area}"
    part="hand"
    role="group"
    aria-label=${head.filter(Boolean).join(', ')}
  >
    <p class="who ${awaited ? 'turn' : ''}" part="seat" aria-hidden="true">
      <b class="letter" title=${text.seats[seat]}>${voice.letter(seat)}</b
      ><span dir=${dir}
        ><span class="name"
          ><span part="seat-name" dir="auto" lang="">${name}</span
          ><span class="role awaits">${name && ' · '}${awaits}</span
          ><span class="role"
            >${role ? html`<span class=${name ? '' : 'awaits'}> · </span>${role}` : nothing}</span
          ></span
        ></span
      >
    </p>
    ${
      suits &&
      html`<ul>
        ${suits.map((one) => row(one, picture))}
      </ul>`
    }
    ${unseen === 0 ? nothing : html`<p class="quiet">${text.closed}</p>`}
    ${laid.length > 0 ? html`<p class="laid">${laid.map((one) => laidCard(one, picture))}</p>` : nothing}
  </div>`;
}

/** Empty where nobody is to be named: the letter of the seat stands alone. */
function playerOf({ film, options, voice }: EmbedPicture, seat: Seat): string {
  if (options.names === 'none') return '';
  const name = options.names !== 'seats' && film.names?.[seat];
  if (!name) return voice.words.seats[seat];
  return options.names === 'full' ? name : name.replace(/(\S)\S*/gu, '$1.');
}

const PARTS: Readonly<Record<string, string>> = {
  played: 'card-played',
  trick: 'card-current',
  known: 'card-returned',
};

function row({ suit: of, cards }: SuitAt, picture: EmbedPicture): TemplateResult {
  const { voice, options } = picture;
  const { words: text } = voice;
  const ranks = cards.map(({ card, spot, trickNumber }) => {
    const more =
      spot && (spot === 'known' ? label(picture, 'known') : fill(text.playedTo, trickNumber ?? ''));
    return voice.rankName(card) + (more ? ` (${more})` : '');
  });
  const shown = cards.map(
    ({ card, spot = '' }) =>
      html`<span class=${options.played === 'show' ? '' : spot} part="card ${PARTS[spot]}"
        >${voice.rank(card.charAt(1))}</span
      >`,
  );
  return suitRow({
    symbol: suit('SHDC'.indexOf(of), options),
    cards: shown.length > 0 ? shown : '–',
    label: `${voice.suitName(of)}: ${ranks.join(', ') || text.none}`,
    direction: voice.direction,
  });
}

function laidCard({ card, spot: kind }: LaidAt, picture: EmbedPicture): TemplateResult {
  const { voice, frame } = picture;
  const { waits } = voice.words;
  const [, , , spoken, tag] = frame.penaltyCards.find(([, one]) => kind !== 'loose' && one === card) ?? [];
  const kindText = spoken === undefined ? waits : voice.bakedText(spoken, 'spoken');
  const word =
    kind === 'loose' ? waits : tag === undefined ? label(picture, kind) : voice.bakedText(tag, 'written');
  return tile({
    look: kind,
    part: 'card card-penalty',
    label: `${voice.card(card, 'spoken')}: ${kindText}`,
    face: face(card, picture),
    tag: word,
  });
}

function played(lies: TileAt, area: string, picture: EmbedPicture): TemplateResult {
  const { card, leads, revoked, gone } = lies;
  return tile({
    look: `${area} ${lookOf(lies)}`,
    part: gone ? 'card' : 'card card-current',
    face: face(card, picture),
    leads,
    tag: revoked ? label(picture, 'revoke') : null,
  });
}
