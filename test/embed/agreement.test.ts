/** The element, the picture and the text of the command line show the same table: at every step of many deals. */

import type { DirectiveResult } from 'lit/directive.js';
import { nothing } from 'lit/html.js';
import { describe, expect, test } from 'vitest';
import { bake } from '../../src/output/baked/bake.ts';
import { filmOf } from '../../src/output/baked/film.ts';
import type { Card } from '../../src/domain/card.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { SUIT_SYMBOL } from '../../src/i18n/naming.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { compose } from '../../src/output/picture/compose.ts';
import { diagramAt } from '../../src/output/picture/diagramAt.ts';
import type { Text } from '../../src/output/picture/items.ts';
import { layout } from '../../src/output/picture/layout.ts';
import { plainDiagram } from '../../src/output/picture/plain.ts';
import { diagram } from '../../src/ui/embed/diagram.ts';
import { optionsOf } from '../../src/ui/embed/options.ts';
import type { Drawn } from '../../src/ui/deal-replay/drawing.ts';
import { voiceOf } from '../../src/ui/embed/voice.ts';
import { isTried, oneOf, timelineIn } from '../fixtures.ts';
import { expectSame } from '../same.ts';

await loadLanguage('en');
const WORDS = wordsFor({ ...DEFAULT_SETTINGS, language: 'en', ten: 'T' });
const SUIT = Object.fromEntries(Object.entries(SUIT_SYMBOL).map(([suit, symbol]) => [symbol, suit]));

/** What one drawing shows, in a form all three can be brought to. */
interface Shown {
  /** Of each hand the rows as printed, played cards in brackets: `♠ A (K)`; none for a hand that is not shown. */
  readonly hands: Readonly<Record<Seat, readonly string[]>>;
  /** Cards face up before a hand, with their kind: `♥3 major`. */
  readonly laid: Readonly<Record<Seat, readonly string[]>>;
  /** `N ♥K led wins`, in the order of play. */
  readonly trick: readonly string[];
}

interface Tag {
  readonly tag: string;
  readonly look: string;
  readonly children: (Tag | string)[];
  /** It and every element in it, in their order. */
  readonly all: Tag[];
}

/** What Lit would make of a template, as text. */
function markup(drawn: Drawn): string {
  if (drawn === null || drawn === undefined || drawn === nothing) return '';
  if (typeof drawn !== 'object') return String(drawn).replace(/[<>"]/g, '');
  if ('_$litDirective$' in drawn) return markup(guarded(drawn));
  if (!('strings' in drawn)) return drawn.map(markup).join('');
  return drawn.strings
    .map((text, at) => {
      const value = markup(drawn.values[at] as Drawn);
      return text + (text.endsWith('=') ? `"${value}"` : value);
    })
    .join('');
}

/** What `guard` draws when what it depends on has changed. */
function guarded(drawn: object): Drawn {
  const [, draw] = (
    drawn as DirectiveResult & { readonly values: readonly [keys: unknown, draw: () => Drawn] }
  ).values;
  return draw();
}

/** The elements of a template; all of them have their end tags. */
function elementsIn(drawn: Drawn): Tag {
  const root: Tag = { tag: '', look: '', children: [], all: [] };
  const open = [root];
  for (const [token, end, tag = '', attributes = ''] of markup(drawn).matchAll(
    /<(\/?)([a-z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*>|[^<]+/g,
  )) {
    if (end === '/') {
      if (open.pop()?.tag !== tag) throw new Error(`${tag} ends where it did not begin.`);
    } else if (tag === '') open.at(-1)?.children.push(token);
    else {
      const look = /\sclass="([^"]*)/.exec(attributes)?.[1] ?? '';
      const one: Tag = { tag, look, children: [], all: [] };
      open.at(-1)?.children.push(one);
      open.push(one);
      for (const around of open) around.all.push(one);
    }
  }
  expect(open.length).toBe(1);
  return root;
}

const withClass = (from: Tag, name: string): Tag[] =>
  from.all.filter(({ look }) => look.split(' ').includes(name));
const textIn = (child: Tag | string | undefined): string =>
  typeof child === 'object' ? child.children.map(textIn).join('') : (child ?? '').trim();
/** The symbol and the rank, or the question mark of a card nobody remembers, without what else stands on a tile. */
const faceIn = (tile: Tag): string => {
  const parts = withClass(tile, 'face')[0]?.children.map(textIn).filter(Boolean) ?? [];
  return parts.reverse().join('');
};

const placeOf = (face: string): number =>
  '♠♥♦♣'.indexOf(face.charAt(0)) * 13 + 'AKQJT98765432'.indexOf(face.charAt(1));

const LETTERS: Readonly<Record<string, Seat>> = { N: 'N', E: 'E', S: 'S', W: 'W' };
const bySeat = <T>(of: (seat: Seat) => T): Record<Seat, T> => ({
  N: of('N'),
  E: of('E'),
  S: of('S'),
  W: of('W'),
});

function inElement(template: Drawn, leader: Seat): Shown {
  const drawn = elementsIn(template);
  const hands = withClass(drawn, 'player');
  const seatOf = (hand: Tag): Seat => LETTERS[textIn(withClass(hand, 'letter')[0])] as Seat;
  const handOf = (seat: Seat): Tag => hands.find((hand) => seatOf(hand) === seat) as Tag;
  const areas = ['top', 'right', 'bottom', 'left'] as const;
  const areaOf = ({ look }: Tag): string => areas.find((area) => look.split(' ').includes(area)) ?? '';
  /** The cards that lie before a hand, in its place of the trick and beside it. */
  const before = (seat: Seat): Tag[] =>
    withClass(drawn, 'compass')
      .flatMap((trick) => [...withClass(trick, 'beside'), ...withClass(trick, 'played')])
      .filter((place) => areaOf(place) === areaOf(handOf(seat)))
      .flatMap((place) => withClass(place, 'tile'));
  const kindOf = ({ look }: Tag): string => /minor|major|loose/.exec(look)?.[0] ?? '';
  const lying = SEATS.flatMap((seat) => before(seat).map((tile) => ({ seat, tile })));
  const tiles = lying
    .filter(({ tile }) => kindOf(tile) === '')
    .map(({ seat, tile }) => {
      const names = tile.look.split(' ');
      return {
        seat,
        text: [
          seat,
          faceIn(tile),
          ...(tile.all.some(({ tag }) => tag === 'sup') ? ['led'] : []),
          ...(names.includes('wins') ? ['wins'] : []),
          ...(names.includes('revoked') ? ['revoke'] : []),
          ...(names.includes('ghost') ? ['taken back'] : []),
        ].join(' '),
      };
    });
  const order = SEATS.indexOf(leader);
  const turn = (seat: Seat): number => (SEATS.indexOf(seat) - order + 4) % 4;
  return {
    hands: bySeat((seat) =>
      withClass(handOf(seat), 'cards').map((row) => {
        const [symbol, ...cards] = row.children.filter((one) => typeof one === 'object');
        const ranks = cards.map((card) => (/gone/.test(card.look) ? `(${textIn(card)})` : textIn(card)));
        return `${textIn(symbol)} ${ranks.join(' ')}`;
      }),
    ),
    laid: bySeat((seat) =>
      before(seat)
        .filter((tile) => kindOf(tile) !== '')
        .map(
          (tile) =>
            `${faceIn(tile)} ${tile.all
              .filter(({ tag }) => tag === 'i')
              .map(textIn)
              .join(' ')}`,
        )
        // One lies in the trick, another beside it: as text has them, from the ace of spades on.
        .sort((one, other) => placeOf(one) - placeOf(other)),
    ),
    trick: tiles.sort((one, other) => turn(one.seat) - turn(other.seat)).map(({ text }) => text),
  };
}

/** Cards of the hands in the order in which a picture draws them, played ones in brackets; tiles of the trick. */
function inPicture(items: ReturnType<typeof layout>['items']): { cards: string[]; trick: string[] } {
  const texts = items.filter((item): item is Text => item.kind === 'text');
  const cards = texts.flatMap(({ runs }) =>
    runs.flatMap(({ card, played }) => (card === undefined ? [] : [played === true ? `(${card})` : card])),
  );
  const trick = texts
    .filter(
      ({ runs, face }) =>
        face === 'serif' &&
        (runs.length === 1
          ? runs[0]?.text === '?'
          : runs.length === 2 && runs[0]?.suit !== undefined && runs[1]?.card === undefined),
    )
    .map(({ runs }) => runs.map(({ text }) => text).join(''));
  return { cards, trick };
}

/** North's and South's hands stand in the middle column, West's and East's beside one another. */
function inText(lines: readonly string[]): Shown {
  const blocks = bySeat((seat): string[] => {
    const cut = (line: string): string =>
      (seat === 'W' ? line.slice(0, 48) : seat === 'E' ? line.slice(48) : line).trim();
    const name = { N: 'North', E: 'East', S: 'South', W: 'West' }[seat];
    // The title stands above, and may begin with a seat itself.
    const all = lines.slice(2).map(cut);
    const first = all.findIndex((line) => line === name || line.startsWith(`${name}, `));
    const rest = all.slice(first + 1);
    const end = rest.findIndex((line) => !/^(?:[♠♥♦♣] |\[|not shown|not recorded)/.test(line));
    return end < 0 ? rest : rest.slice(0, end);
  });
  const cards = lines.findLast((line) => /^[NESW] [♠♥♦♣?]/.test(line)) ?? '';
  return {
    hands: bySeat((seat) => blocks[seat].filter((line) => /^[♠♥♦♣] /.test(line))),
    laid: bySeat((seat) =>
      blocks[seat].flatMap((line) => {
        const [, face = '', tag = ''] = /^\[(.+)\] (.+)$/.exec(line) ?? [];
        return face === '' ? [] : [`${face} ${tag}`];
      }),
    ),
    trick: cards === '' ? [] : cards.split('  '),
  };
}

const cardOf = (symbol: string, rank: string): Card => `${SUIT[symbol]}${rank}` as Card;

describe('the element, the picture and the text', () => {
  test('show the same hands, cards face up and trick at every step', () => {
    const met = { positions: 0, laid: 0, revokes: 0, back: 0, trumpsFirst: 0 };
    const options = optionsOf((name) => ({ ten: 'T' })[name] ?? null);
    for (const path of oneOf(60, (name) => name.includes('/deals/') && isTried(name, 2))) {
      const timeline = timelineIn(path);
      const film = filmOf(bake(timeline, { languages: ['en'], day: '2026-11-21' }));
      if (film === null) throw new Error(path);
      const voice = voiceOf('en', options, film);
      for (const [at, frame] of film.frames.entries()) {
        const where = `${path} at ${at}`;
        const data = diagramAt(timeline, at, WORDS);
        const element = inElement(
          diagram({
            film,
            frame,
            branch: null,
            voice,
            options,
            view: 'open',
            bottom: 'S',
            revealed: true,
          }),
          frame.tricks.at(-1)?.leader ?? 'N',
        );
        const text = inText(
          plainDiagram(compose(data, WORDS), WORDS.screen.replay.unknownHand).map(withoutIsolates),
        );
        expectSame(text.hands, element.hands, where);
        expectSame(text.laid, element.laid, where);
        const marks = element.trick.map((tile) =>
          tile
            .replace(' led', '')
            .replace(' wins', ' *')
            .replace(/ (revoke|taken back)$/, ' ($1)'),
        );
        expectSame(text.trick, marks, where);
        const picture = inPicture(layout(data, WORDS).items);
        // As a picture draws them: top, left, right, bottom.
        const hands = (['N', 'W', 'E', 'S'] as const).flatMap((seat) => [
          ...element.hands[seat].flatMap((row) => {
            const [symbol = '', ...ranks] = row.split(' ');
            return ranks
              .filter((rank) => rank !== '–')
              .map((rank) =>
                rank.startsWith('(') ? `(${cardOf(symbol, rank.slice(1, -1))})` : cardOf(symbol, rank),
              );
          }),
          ...element.laid[seat].map((face) => cardOf(face.charAt(0), face.charAt(1))),
        ]);
        expectSame(picture.cards, hands, where);
        expectSame(
          picture.trick,
          element.trick.map((tile) => tile.split(' ')[1]),
          where,
        );
        met.positions++;
        met.laid += Object.values(element.laid).flat().length;
        met.revokes += element.trick.filter((tile) => tile.includes('revoke')).length;
        met.back += element.trick.filter((tile) => tile.includes('taken back')).length;
        if (SEATS.some((seat) => element.hands[seat][0]?.startsWith('♠') === false)) met.trumpsFirst++;
      }
    }
    // Nothing agrees by being absent.
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(5);
  });
});
