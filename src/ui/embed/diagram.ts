/** Four hands around the trick, as a printed diagram shows them: drawn for the eye, listed for the ear. Never mirrored. */

import { SEATS, type Seat } from '../../domain/seat.ts';
import { fill } from '../../i18n/embed/messages.ts';
import { lieOf, type CardAt, type HandAt, type LaidAt, type TileAt } from '../../picture/lie.ts';
import { h, type Child, type Drawn } from './h.ts';
import { label, type Picture } from './picture.ts';
import { face, suit } from './rich.ts';

const SIDES = ['NS', 'EW'] as const;
const AREAS = ['top', 'right', 'bottom', 'left'];

export function diagram(picture: Picture): Drawn {
  const { film, frame, voice, bottom, view, options, revealed, keep } = picture;
  const { words: text, direction: dir } = voice;
  const { around, hands, number, tiles, won } = lieOf(
    { ...frame, dealt: film.dealt },
    { bottom, view, played: options.played, revealed },
  );
  const area = (seat: Seat): string => AREAS[around.indexOf(seat)] ?? '';
  return h(
    'div.table.table',
    { dir: 'ltr', role: 'group', 'aria-label': text.tableName },
    keep('board', 0, () =>
      h(
        'div.corner.board-info',
        { dir },
        h('b', null, film.board && fill(text.board, film.board)),
        h('span', null, film.dealer && fill(text.dealer, text.seats[film.dealer])),
        h('span', null, fill(text.vulnerable, whoIsVulnerable())),
      ),
    ),
    h(
      'div',
      { class: 'corner tally', dir },
      !options.hide.includes('score') &&
        h(
          'div..score',
          null,
          h('span', null, text.tricksWon),
          SIDES.map((side, index) => h('span', null, `${voice.side(side)} `, h('b', null, won[index]))),
        ),
      revealed &&
        options.panels.has('dd') &&
        frame.doubleDummy !== null &&
        h('span..dd-badge', null, fill(label(picture, 'doubleDummy'), frame.doubleDummy)),
    ),
    SEATS.map((seat) =>
      keep(seat, [area(seat), hands[seat], frame.penaltyCards], () => hand(picture, hands[seat], area(seat))),
    ),
    keep('trick', [around, tiles, number], () =>
      h(
        'div.center',
        null,
        h(
          'div.trick.trick compass',
          { role: 'img', 'aria-label': trickTold() },
          SEATS.map((seat) => {
            const tile = tiles.find((one) => one.seat === seat);
            return tile && played(tile, area(seat), picture);
          }),
          h('span.number', null, number),
        ),
      ),
    ),
  );

  function whoIsVulnerable(): string {
    const sides = SIDES.filter((side) => film.vulnerable === 'All' || film.vulnerable === side);
    return sides.map(voice.side).join(', ') || text.nobody;
  }

  function trickTold(): string {
    const said = tiles
      .filter(({ gone }) => !gone)
      .map(({ seat, card }) => `${text.seats[seat]}: ${voice.card(card, 'spoken')}`);
    return number ? `${fill(text.trickName, number)}: ${said.join('; ')}` : text.beginning;
  }
}

function hand(picture: Picture, lies: HandAt, area: string): Drawn {
  const { seat, suits, laid, isDeclarer, isDummy, awaited, closed } = lies;
  const { voice, keep } = picture;
  const { words: text, direction: dir } = voice;
  const name = playerOf(picture, seat);
  const role = [isDeclarer && text.declarer, isDummy && text.dummy].filter(Boolean);
  const awaits = awaited === 'lead' ? text.toLead : text.toPlay;
  return h(
    'div',
    {
      class: `hand ${area}`,
      part: 'hand',
      role: 'group',
      'aria-label': [text.seats[seat], name !== text.seats[seat] && name, ...role, awaited && awaits]
        .filter(Boolean)
        .join(', '),
    },
    h(
      'p..seat',
      { class: `who ${awaited ? 'turn' : ''}`, 'aria-hidden': true },
      h('b.letter', { title: text.seats[seat] }, voice.letter(seat)),
      h(
        'span',
        { dir },
        h(
          'span.name',
          null,
          h('span..seat-name', { dir: 'auto', lang: '' }, name),
          h('span.role', null, [...(name ? [''] : []), ...role].join(' · ')),
        ),
        // At every hand, shown at one: nothing is written anew as the turn goes round.
        h('span', { class: 'role awaits' }, name || role.length > 0 ? ' · ' : '', awaits),
      ),
    ),
    suits &&
      h(
        'ul',
        null,
        suits.map(({ suit, cards }) =>
          keep(seat + suit, cards, () => row('SHDC'.indexOf(suit), cards, picture)),
        ),
      ),
    closed && h('p.quiet', null, text.closed),
    laid.length > 0 &&
      h(
        'p.laid',
        null,
        laid.map((one) => laidCard(one, picture)),
      ),
  );
}

/** Empty where nobody is to be named: the letter of the seat stands alone. */
function playerOf({ film, options, voice }: Picture, seat: Seat): string {
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

function row(place: number, cards: readonly CardAt[], picture: Picture): Drawn {
  const { voice, options } = picture;
  const { words: text } = voice;
  const said = cards.map(({ card, spot, trickNumber }) => {
    const more =
      spot && (spot === 'known' ? label(picture, 'known') : fill(text.playedTo, trickNumber ?? ''));
    return voice.rankName(card) + (more ? ` (${more})` : '');
  });
  const shown = cards.map(({ card, spot }) =>
    h(
      'span',
      { class: options.played === 'show' ? '' : spot, part: `card ${PARTS[spot ?? ''] ?? ''}` },
      voice.rank(card.charAt(1)),
    ),
  );
  return h(
    'li..suit-row',
    null,
    h('span.cards', { 'aria-hidden': true }, suit(place, options), shown, cards.length === 0 && '–'),
    h('span.unseen', { dir: voice.direction }, `${text.suits[place]}: ${said.join(', ') || text.none}`),
  );
}

function laidCard({ card, spot: kind }: LaidAt, picture: Picture): Drawn {
  const { voice, frame } = picture;
  const { waits } = voice.words;
  const [, , , spoken, tag] = frame.penaltyCards.find(([, one]) => kind !== 'loose' && one === card) ?? [];
  return h(
    'span',
    {
      class: `tile ${kind}`,
      part: 'card card-penalty',
      role: 'img',
      'aria-label': `${voice.card(card, 'spoken')}: ${spoken === undefined ? waits : voice.told(spoken, 'spoken')}`,
    },
    face(card, picture),
    h(
      'i..tag',
      null,
      kind === 'loose' ? waits : tag === undefined ? label(picture, kind) : voice.told(tag, 'written'),
    ),
  );
}

function played({ card, leads, wins, revoked, gone }: TileAt, area: string, picture: Picture): Child {
  const look = [gone && 'ghost', wins && 'wins', revoked && 'revoked'].filter(Boolean).join(' ');
  return h(
    'span',
    { class: `tile ${area} ${look}`, part: gone ? 'card' : 'card card-current' },
    face(card, picture),
    leads && h('sup', null, 1),
    revoked && h('i..tag', null, `! ${label(picture, 'revoke')}`),
  );
}
