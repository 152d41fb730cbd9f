/** The deal for screen readers and as plain text: the sentence for each step, and the whole deal line by line. */

import type { TextNumber } from '../../output/baked/baked.ts';
import type { Frame } from '../../output/baked/film.ts';
import { SUITS } from '../../domain/card.ts';
import { SEATS } from '../../domain/seat.ts';
import { inOrder } from '../../i18n/inOrder.ts';
import { fill } from '../../i18n/replayWords.ts';
import { stepNews } from '../../i18n/stepNews.ts';
import { visibleSeats } from '../../view/perspective.ts';
import { ownWords, label, stepText, title, type EmbedPicture } from './picture.ts';
import { textNumberOf } from './rich.ts';
import type { How } from './voice.ts';

/** Contract, declarer and opening lead in one phrase. */
export function headline(picture: EmbedPicture, how: How): string {
  const { frame, voice } = picture;
  const { contract, declarer } = frame;
  // The baked phrase names the opening lead, which only the view of all hands shows from the start.
  if (picture.film.law !== null && (picture.view === 'open' || frame.at === picture.film.frames.length - 1))
    return label(picture, 'headline', how);
  return contract === null || declarer === null
    ? ''
    : `${voice.bid(contract)} ${voice.words.seats[declarer]}`;
}

/** The text of the live region: the step, who won the trick, what the Laws say, who may choose. */
export function newsIn(picture: EmbedPicture): string {
  const { frame, film, voice, revealed } = picture;
  const before = film.frames[frame.at - Number(picture.branch === null)];
  const trick = frame.tricks.at(-1);
  const wins = trick?.winner && frame.won.join() !== before?.won.join() && frame.fact?.type === 'CardPlayed';
  const spoken = (texts: readonly TextNumber[]): string[] =>
    revealed ? texts.map((text) => voice.bakedText(text, 'spoken')) : [];
  return stepNews({
    heading: [
      ...(frame.at === 0 ? [headline(picture, 'spoken')] : []),
      ...(picture.branch === null ? [] : [label(picture, 'whatIf', 'spoken')]),
    ],
    step: [stepText(picture, 'spoken'), ...beside(picture, 'spoken')],
    winner: wins ? fill(voice.words.wins, voice.words.seats[trick.winner]) : null,
    findings: spoken(frame.findings.map((row) => textNumberOf(row, picture))),
    choices: spoken(frame.choosers.filter((one) => !before?.choosers.includes(one))),
  });
}

/** Who says so, and the note on the step. */
function beside({ film, frame, voice, revealed }: EmbedPicture, how: How): readonly string[] {
  const { vouched, caption, captions } = frame;
  const vouchedBy = vouched === null ? voice.vouched(frame) : voice.bakedText(vouched, how);
  return [
    ...(vouchedBy !== '' && revealed ? [vouchedBy] : []),
    ...(caption === null ? [] : [ownWords(caption, captions, { film, voice })[0]]),
  ];
}

/** The whole deal line by line, with notation marked as left-to-right. `revealedAt`: true for positions that show what the Laws say. */
export function wholeDeal(picture: EmbedPicture, revealedAt: (frame: Frame) => boolean): string[] {
  const { film, voice } = picture;
  const { words: text } = voice;
  const [first = picture.frame] = film.frames;
  const { declarer } = first;
  const whole = picture.view === 'open';
  // The view of one player shows the hands that he sees, and the play up to the position.
  const seen = visibleSeats(picture.view, declarer, picture.frame.tricks.length > 0);
  const hands = SEATS.map((seat) => {
    const suits = SUITS.toReversed().map((suit) => {
      const cards = (film.dealt[seat] ?? [])
        .filter((card) => card.startsWith(suit))
        .map((card) => voice.rank(card.charAt(1)));
      return `${voice.suitName(suit)} ${cards.join(' ') || text.none}`;
    });
    return `${text.seats[seat]}: ${film.dealt[seat] === null || !seen.includes(seat) ? text.closed : suits.join(`${text.apart} `)}.`;
  });
  const calls = (film.auction ?? [])
    .filter(([call]) => call)
    .map(([call, alert, words]) => `${voice.bid(call)}${alert ? '!' : ''}${words ? ` (${words})` : ''}`)
    .join(', ');
  return [
    title(picture),
    headline({ ...picture, frame: first }, 'written'),
    ...hands,
    ...(calls === '' ? [] : [`${text.auction}: ${calls}.`]),
    ...film.frames.slice(1, whole ? undefined : picture.frame.at + 1).map((frame) => {
      const revealed = revealedAt(frame);
      const found = revealed ? frame.findings : [];
      return inOrder([
        stepText({ ...picture, frame, revealed }, 'written'),
        ...beside({ ...picture, frame, revealed }, 'written'),
        ...found.map(
          (row) => `${voice.bakedText(textNumberOf(row, picture), 'written')} (${row[0].join(', ')})`,
        ),
      ]);
    }),
    film.law === null ? text.factsOnly : label(picture, 'bakedOn', 'written'),
  ];
}
