/** The deal for the ear and as plain text: what the live region says, and the whole deal line by line. */

import type { Frame } from '../../bake/film.ts';
import { SUITS } from '../../domain/card.ts';
import { SEATS } from '../../domain/seat.ts';
import { fill } from '../../i18n/embed/messages.ts';
import { label, saying, title, type Picture } from './picture.ts';
import type { How } from './voice.ts';

/** Sentences one after the other, each with its end. */
export function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.?!:…”»]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** Contract, declarer and lead, in one phrase. */
export function headline(picture: Picture, how: How): string {
  const { frame, voice } = picture;
  const { contract, declarer } = frame;
  if (picture.film.law !== null) return label(picture, 'headline', how);
  return contract === null || declarer === null
    ? ''
    : `${voice.bid(contract)} ${voice.words.seats[declarer]}`;
}

/** The step, who won the trick, what the Laws say, who may choose. */
export function announcement(picture: Picture): string {
  const { frame, film, voice, revealed } = picture;
  const before = film.frames[frame.at - Number(picture.branch === null)];
  const trick = frame.tricks.at(-1);
  const wins = trick?.winner && frame.won.join() !== before?.won.join() && frame.fact?.type === 'CardPlayed';
  return sentences([
    ...(frame.at === 0 ? [headline(picture, 'spoken')] : []),
    ...(picture.branch === null ? [] : [label(picture, 'whatIf', 'spoken')]),
    saying(picture, 'spoken'),
    ...(wins ? [fill(voice.words.wins, voice.words.seats[trick.winner])] : []),
    ...(revealed ? news(frame, before) : []),
  ]);

  function news({ findings, choosers }: Frame, earlier: Frame | undefined): string[] {
    const fresh = choosers.filter((one) => !earlier?.choosers.includes(one));
    return [...findings.map(([, number]) => number), ...fresh].map((number) => voice.told(number, 'spoken'));
  }
}

/** Line by line, with notation marked as left-to-right. `at`: which positions show what the Laws say. */
export function wholeDeal(picture: Picture, revealedAt: (frame: Frame) => boolean): string[] {
  const { film, voice } = picture;
  const { words: text } = voice;
  const [first = picture.frame] = film.frames;
  const hands = SEATS.map((seat) => {
    const suits = SUITS.toReversed().map((suit) => {
      const cards = (film.dealt[seat] ?? [])
        .filter((card) => card.startsWith(suit))
        .map((card) => voice.rank(card.charAt(1)));
      return `${voice.suitName(suit)} ${cards.join(' ') || text.none}`;
    });
    return `${text.seats[seat]}: ${film.dealt[seat] === null ? text.closed : suits.join('; ')}.`;
  });
  const calls = (film.auction ?? []).map(([call]) => voice.bid(call)).join(', ');
  return [
    title(picture),
    headline({ ...picture, frame: first }, 'written'),
    ...hands,
    ...(calls === '' ? [] : [`${text.auction}: ${calls}.`]),
    ...film.frames.slice(1).map((frame) => {
      const revealed = revealedAt(frame);
      const found = revealed ? frame.findings : [];
      return sentences([
        saying({ ...picture, frame, revealed }, 'written'),
        ...(frame.caption === null ? [] : [frame.caption]),
        ...found.map(([laws, number]) => `${voice.told(number, 'written')} (${laws.join(', ')})`),
      ]);
    }),
    film.law === null ? text.factsOnly : label(picture, 'bakedOn', 'written'),
  ];
}
