/** Four hands around the trick, as a printed diagram shows them: drawn for the eye, listed for the ear. Never mirrored. */

import type { Card } from '../../domain/card.ts';
import { clockwiseFrom, SEATS, type Seat } from '../../domain/seat.ts';
import { fill } from '../../i18n/embed/messages.ts';
import { h, type Children, type Drawn } from './h.ts';
import { dummyOf, held, label, visible, type Picture } from './picture.ts';
import { face, suit } from './rich.ts';

type Place = 'played' | 'trick' | 'minor' | 'major' | 'loose' | 'known';
type Where = ReadonlyMap<Card, readonly [place: Place, trick: number]>;

/** Every card that is not simply in its hand. */
function whereabouts({ frame, revealed }: Picture): Where {
  const { tricks, loose, penaltyCards, known } = frame;
  const found = new Map<Card, readonly [Place, number]>();
  const lies = (card: Card | null, place: Place, trick = 0): unknown =>
    card && !found.has(card) && found.set(card, [place, trick]);
  for (const trick of tricks)
    for (const seat of SEATS) lies(trick[seat], trick === tricks.at(-1) ? 'trick' : 'played', trick.number);
  if (revealed) for (const [, card, kind] of penaltyCards) lies(card, kind);
  for (const [, card] of loose) lies(card, 'loose');
  if (revealed) for (const card of known) lies(card, 'known');
  return found;
}

const AREAS = ['bottom', 'left', 'top', 'right'];

/** Each hand as it was last drawn, by what it was drawn from: one in which nothing moved is not looked at again. */
export type HandsDrawn = Map<Seat, readonly [made: string, hand: Drawn]>;

export function diagram(picture: Picture, drawn: HandsDrawn): Drawn {
  const { film, frame, voice, bottom } = picture;
  const { text, direction: dir } = voice;
  const where = whereabouts(picture);
  const seen = visible(picture);
  const around = clockwiseFrom(bottom);
  const who = {
    None: text.nobody,
    All: `${voice.side('NS')}, ${voice.side('EW')}`,
    NS: voice.side('NS'),
    EW: voice.side('EW'),
  }[film.vulnerable];
  return h(
    'div.table',
    { part: 'table', dir: 'ltr', role: 'group', 'aria-label': text.tableName },
    h(
      'div.corner',
      { part: 'board-info', dir },
      h('b', null, film.board && fill(text.board, film.board)),
      h('span', null, film.dealer && fill(text.dealer, text.seats[film.dealer])),
      h('span', null, fill(text.vulnerable, who)),
    ),
    h(
      'div',
      { class: 'corner tally', part: 'score', dir },
      h('span', null, text.tricksWon),
      (['NS', 'EW'] as const).map((side, index) =>
        h('span', null, `${voice.side(side)} `, h('b', null, frame.won[index])),
      ),
    ),
    SEATS.map((seat) =>
      hand(picture, seat, AREAS[around.indexOf(seat)] ?? '', where, seen.includes(seat), drawn),
    ),
    centre(picture, around),
  );
}

function hand(
  picture: Picture,
  seat: Seat,
  area: string,
  where: Where,
  open: boolean,
  drawn: HandsDrawn,
): Drawn {
  const { frame, voice, options } = picture;
  const { text, direction: dir } = voice;
  const is = (card: Card, places: RegExp): boolean => places.test(where.get(card)?.[0] ?? '');
  const cards = held(picture, seat).filter(
    (card) => (open || where.has(card)) && !(options.played === 'hide' && is(card, /played|trick/)),
  );
  const laid = cards.filter((card) => is(card, /minor|major|loose/));
  const trick = frame.tricks.at(-1);
  const dummy = dummyOf(frame) === seat;
  const turn = frame.turn === seat && !frame.over;
  const leads = !trick || SEATS.every((one) => trick[one]);
  const role = [
    frame.declarer === seat && text.declarer,
    dummy && text.dummy,
    turn && (leads ? text.toLead : text.toPlay),
  ].filter(Boolean);
  const made = [cards.map((card) => card + String(where.get(card))), role, area, open, frame.contract].join();
  const last = drawn.get(seat);
  if (last?.[0] === made) return last[1];
  // Dummy puts trumps first (41D).
  const trump = dummy && trick ? (frame.contract?.[1] ?? '') : '';
  const suits = [...'SHDC'].sort((one, other) => Number(other === trump) - Number(one === trump));
  const fresh = h(
    'div',
    {
      class: `hand ${area} ${turn ? 'turn' : ''}`,
      part: 'hand',
      role: 'group',
      'aria-label': [text.seats[seat], ...role].join(', '),
    },
    h(
      'p.who',
      { part: 'seat', 'aria-hidden': 'true', dir },
      h('b.letter', null, voice.letter(seat)),
      h('span', { part: 'seat-name' }, playerOf(picture, seat)),
      h('span.role', null, role.join(' · ')),
    ),
    cards.length === 0
      ? h('p.quiet', { dir }, text.closed)
      : h(
          'ul',
          null,
          suits.map((one) =>
            row(
              one,
              cards.filter((card) => card.startsWith(one) && !laid.includes(card)),
              where,
              picture,
            ),
          ),
        ),
    laid.length > 0 &&
      h(
        'p.laid',
        null,
        laid.map((card) => laidCard(card, where, picture)),
      ),
  );
  drawn.set(seat, [made, fresh]);
  return fresh;
}

function playerOf({ film, options, voice }: Picture, seat: Seat): string {
  const name = film.names?.[seat];
  if (!name || !/initials|full/.test(options.names)) return voice.text.seats[seat];
  return options.names === 'full' ? name : name.replace(/(\S)\S*/gu, '$1.');
}

const PARTS: Readonly<Record<string, string>> = {
  played: 'card-played',
  trick: 'card-current',
  known: 'card-returned',
};

function row(of: string, cards: readonly Card[], where: Where, picture: Picture): Drawn {
  const { voice, options } = picture;
  const { text } = voice;
  const place = 'SHDC'.indexOf(of);
  const said = cards.map((card) => {
    const [state, trick = 0] = where.get(card) ?? [];
    const more = state && (state === 'known' ? label(picture, 'known') : fill(text.playedTo, trick));
    return voice.rankName(card) + (more ? ` (${more})` : '');
  });
  const shown = cards.map((card) => {
    const [state = ''] = where.get(card) ?? [];
    return h(
      'span',
      { class: options.played === 'show' ? '' : state, part: `card ${PARTS[state] ?? ''}` },
      voice.rank(card.charAt(1)),
    );
  });
  return h(
    'li',
    { part: 'suit-row' },
    h('span.cards', { 'aria-hidden': 'true' }, suit(place, options), shown, cards.length === 0 && '–'),
    h('span.unseen', { dir: voice.direction }, `${text.suits[place]}: ${said.join(', ') || text.none}`),
  );
}

function laidCard(card: Card, where: Where, picture: Picture): Drawn {
  const { voice, frame } = picture;
  const { waits } = voice.text;
  const kind = where.get(card)?.[0] as 'minor' | 'major' | 'loose';
  const spoken = kind === 'loose' ? undefined : frame.penaltyCards.find(([, one]) => one === card)?.[3];
  return h(
    'span',
    {
      class: `tile ${kind}`,
      part: 'card card-penalty',
      role: 'img',
      'aria-label': `${voice.card(card, 'spoken')}: ${spoken === undefined ? waits : voice.told(spoken, 'spoken')}`,
    },
    face(card, picture),
    h('i', { part: 'tag' }, kind === 'loose' ? waits : label(picture, kind)),
  );
}

function centre(picture: Picture, around: readonly Seat[]): Drawn {
  const { frame, voice, revealed } = picture;
  const { text } = voice;
  const { fact } = frame;
  const trick = frame.tricks.at(-1);
  const said: string[] = [];
  const tiles = clockwiseFrom(trick?.leader ?? 'N').map((seat): Children => {
    const area = AREAS[around.indexOf(seat)];
    const card = trick?.[seat];
    if (!card) {
      const back = fact?.type === 'CardWithdrawn' && fact.seat === seat && fact.card;
      return back && h('span', { class: `tile ghost ${area}`, part: 'card' }, face(back, picture));
    }
    const [leads, wins] = [seat === trick.leader, seat === trick.winner];
    const revoked = revealed && frame.revokes.some(([who, which]) => who === seat && which === card);
    said.push(`${text.seats[seat]}: ${voice.card(card, 'spoken')}`);
    return h(
      'span',
      { class: `tile ${area} ${wins ? 'wins' : ''} ${revoked ? 'revoked' : ''}`, part: 'card card-current' },
      face(card, picture),
      leads && h('sup', null, 1),
      revoked && h('i', { part: 'tag' }, `! ${label(picture, 'revoke')}`),
    );
  });
  const name = trick ? `${fill(text.trickName, trick.number)}: ${said.join('; ')}` : text.beginning;
  return h(
    'div.trick',
    { part: 'trick compass', role: 'img', 'aria-label': name },
    tiles,
    h('span.number', null, trick?.number),
  );
}
