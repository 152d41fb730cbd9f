/** A story as text: for reading aloud, printing, mail, and pages without scripts. */

import { plainCall, type CallCell } from '../picture/callTable.ts';
import { inOrder, joined } from '../../i18n/inOrder.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import { SUIT_SYMBOL } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';
import { clockwiseFrom, SEATS } from '../../domain/seat.ts';
import type { HandDescribed, Story, TrickDescribed } from './story.ts';

/** Lines end in `\n`. Notation is kept left to right by marks where the language runs the other way, and unmarked elsewhere. */
export function toText(story: Story, words: Words): string {
  const { picture, screen } = words;
  const auction = story.auction === null ? [] : [...auctionText(story, words), ''];
  const lines = [
    ...titleOf(story),
    ...story.facts,
    ...(story.occasion.length === 0 ? [] : [story.occasion.join(' · ')]),
    picture.underLaws({ edition: story.edition }),
    '',
    picture.hands,
    ...handsText(story, words),
    '',
    ...auction,
    ...playText(story, words),
    '',
    ...(story.result.length === 0 ? [] : [picture.result, ...story.result, '']),
    ...(story.certain.length === 0 ? [] : [words.memory.title, ...story.certain, '']),
    picture.findings,
    ...(story.findings.length === 0
      ? [story.nothingFound]
      : story.findings.map(
          ({ where, text, laws }) =>
            `${where}: ${text}${laws.length === 0 ? '' : ` (${laws.map(isolate).join(', ')})`}`,
        )),
    ...(story.noted.length === 0
      ? []
      : [
          '',
          screen.facts.title,
          ...story.noted.map(({ where, sentences }) => `${where}: ${joined(sentences)}`),
        ]),
    ...story.about.flatMap(({ title, lines: ours }) => ['', title, ...ours]),
  ];
  const text = `${lines.join('\n')}\n`;
  return words.direction === 'rtl' ? text : withoutIsolates(text);
}

/** No title for a deal that has none of its own: its board is the first of the facts. */
function titleOf({ title, facts }: Story): string[] {
  return title === facts[0] ? [] : [title];
}

/** The four hands, a line each. */
export function handsText(story: Story, words: Words): string[] {
  return story.hands.map((hand) => handLine(hand, words));
}

/** The four hands for a page: a line breaks between the suits, never within one. */
export function handsShown(story: Story, words: Words): string[] {
  return story.hands.map((hand) => handLine(hand, words, '\u00a0'));
}

/** `space` stands within a suit. */
function handLine({ name, role, player, suits }: HandDescribed, words: Words, space = ' '): string {
  const who = [name, player, role].filter((part) => part !== null).join(', ');
  if (suits === null) return `${who}: ${words.screen.replay.unknownHand}`;
  const cards = suits.map(({ suit, ranks }) =>
    [SUIT_SYMBOL[suit], ...(ranks.length === 0 ? ['–'] : ranks)].join(space),
  );
  return `${who}: ${isolate(cards.join('  '))}`;
}

function trickLine({ number, leader, cards, winner }: TrickDescribed, words: Words): string {
  const { picture, screen, written } = words;
  const shown = clockwiseFrom(leader).flatMap((seat) => {
    const card = cards[SEATS.indexOf(seat)];
    if (card === null || card === undefined) return [];
    const named = picture.cardOf({ seat: written.seat(seat), card: card.card });
    return [card.revoke ? `${named} (${screen.card.revoke})` : named];
  });
  const line = picture.trickOf({ number, cards: shown });
  return winner === null ? line : written.series([line, picture.wonBy({ seat: winner })]);
}

/** The auction under its heading; empty without one. */
export function auctionText(story: Story, words: Words): string[] {
  return story.auction === null ? [] : [words.screen.replay.auction, ...auctionLines(story, words)];
}

/** The play under its heading, a line a trick, then the claims. */
export function playText(story: Story, words: Words): string[] {
  const { play } = words.screen;
  return [
    play.title,
    ...(story.play.length === 0 ? [play.nothing] : story.play.map((trick) => trickLine(trick, words))),
    ...story.claims.map(
      ({ where, facts, outcome }) =>
        `${where}: ${words.written.series([...facts, ...(outcome === null ? [] : [outcome])])}`,
    ),
  ];
}

/** Cells of an auction in columns nine characters wide, read from left to right in every language. A longer cell still keeps a space behind it. */
export function auctionRow(cells: readonly string[]): string {
  return isolate(
    cells
      .map((cell) => `${withoutIsolates(cell).padEnd(8)} `)
      .join('')
      .trimEnd(),
  );
}

/** A call with its alert and the number of its note; empty before the dealer. */
export function auctionCell(cell: CallCell | null): string {
  if (cell === null) return '';
  return `${plainCall(cell)}${cell.alert ? '!' : ''}${cell.note === null ? '' : ` [${cell.note}]`}`;
}

function auctionLines({ auction }: Story, words: Words): string[] {
  if (auction === null) return [];
  return [
    auctionRow(auction.columns.map((seat) => words.written.seatLetter(seat))),
    ...auction.rows.map((cells) => auctionRow(cells.map(auctionCell))),
    ...auction.notes.map(({ call, text }, index) => `[${index + 1}] ${call}: ${text}`),
  ];
}

/** One short paragraph for an image’s `alt` or a preview: what deal it is, and the first thing that went wrong. */
export function altOf(spoken: Story): string {
  const [first] = spoken.findings;
  return withoutIsolates(
    inOrder([...titleOf(spoken), spoken.facts.join(', '), ...(first === undefined ? [] : [first.text])]),
  );
}
