/** `dealtrail claim FILE`: what can be computed about a claim of the deal, for the person who judges it. */

import { claimsFound, type ClaimStanding } from '../../audit/claims/claimAt.ts';
import { winningPlace } from '../../audit/claims/ending.ts';
import { marksOn, ruledOut, type LineMark } from '../../audit/claims/marks.ts';
import { PLAY_FACTS, type PlayFact } from '../../audit/claims/playFacts.ts';
import { losesOn, workOn, type PlayWeighed, type Worked } from '../../audit/claims/workbench.ts';
import { cardNumber } from '../../domain/numbers.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { cardsTyped } from '../../formats/typed/cardsTyped.ts';
import { remarked } from '../../formats/remarked.ts';
import {
  bringsText,
  choiceSentences,
  claimText,
  dependsText,
  fewestText,
  followedText,
  trickTexts,
  opponentCardsText,
} from '../../i18n/claimText.ts';
import { claimWords, type ClaimWords } from '../../i18n/claiming.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { compose } from '../../output/picture/compose.ts';
import { diagramAt } from '../../output/picture/diagramAt.ts';
import { plainDiagram } from '../../output/picture/plain.ts';
import { reticent } from '../../output/page/names.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { markText, notedWith, playNotes } from '../../output/report/claimNote.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { signsLines } from './signs.ts';
import { plain } from './wording.ts';

interface ClaimOptions extends WhichDeal, LookOptions {
  /** The number of the claim in the record, from 1; the default is the last. */
  readonly claim?: string | undefined;
  /** The cards of the statement, in order. */
  readonly line?: string | undefined;
  /** Cards played after the claim, up to the moment to be shown. */
  readonly walk?: string | undefined;
  /** Facts that somebody judges not to be normal, separated by commas. */
  readonly not?: string | undefined;
}

/**
 * Prints the diagram at a claim and the tricks that the lines of play give each side.
 * @returns the exit code: 2 when the deal, the claim, a card or an option cannot be used; otherwise 0
 */
export async function claim(
  paths: readonly string[],
  options: ClaimOptions,
  output: Output,
): Promise<number> {
  const look = await lookOf(options, output);
  if (look === null) return EXIT.couldNotRun;
  const meant = await dealsMeant(paths, options, 1, output);
  if (meant === null) return EXIT.couldNotRun;
  const words = wordsFor(look.settings);
  const text = claimWords(look.settings.language);
  const refuse = (sentence: string): number => refused(output, plain(sentence));
  const facts = (options.not ?? '').split(',').filter((word) => word !== '');
  const strange = facts.find((word) => !PLAY_FACTS.some((fact) => fact === word));
  if (strange !== undefined) return refuse(text.unknownFact({ word: strange, words: PLAY_FACTS.join(', ') }));
  const [line, walk] = [cardsTyped(options.line ?? ''), cardsTyped(options.walk ?? '')];
  for (const { unread } of [line, walk])
    if (unread !== null) return refuse(text.followed.unread({ text: unread }));
  const timeline = timelineOf(reticent(remarked(meant[0]), { names: look.names, notes: true }));
  const claims = claimsFound(timeline.record.events, timeline.positions);
  if (claims.length === 0) return refuse(text.noClaim);
  const number = options.claim ?? String(claims.length);
  const found = claims.find((_claim, index) => String(index + 1) === number);
  if (found === undefined) return refuse(text.unknownClaim({ number, claims: claims.length }));
  const { at, standing, why } = found;
  const composition = compose(diagramAt(timeline, at, words), words);
  const diagram = plainDiagram(composition, words.screen.replay.unknownHand);
  for (const each of [...diagram, ...signsLines(composition)]) output.print(plain(each));
  if (standing === null) return refuse(text.notWorkedOn[why]);
  const { ending, side, tricks, shownOut } = standing;
  const noted = notedWith(at, claims, timeline.record.events);
  const out = ruledOut(noted.marks, ending);
  const worked = workOn({
    ending,
    side,
    claimed: tricks,
    shownOut,
    stated: options.line === undefined ? noted.stated : line.cards.map(cardNumber),
    walked: walk.cards.map(cardNumber),
    facts: [...out.facts, ...(facts as PlayFact[])],
    cards: out.cards,
  });
  for (const each of claimLines(standing, worked, noted.marks, words, text)) output.print(plain(each));
  const stopped = walk.cards[worked.walked.length];
  return stopped === undefined
    ? EXIT.nothingFound
    : refuse(text.notPlayable({ card: words.written.card(stopped) }));
}

function claimLines(
  claimed: ClaimStanding,
  worked: Worked,
  marks: readonly LineMark[],
  words: Words,
  text: ClaimWords,
): readonly string[] {
  const naming = words.written;
  const { followed, walked, won, turn, plays, ending, oneOpponent } = worked;
  const tricks = (cards: readonly number[], from: Worked['ending']): readonly string[] =>
    trickTexts(cards, from, winningPlace, naming).map((each) => `  ${each}`);
  const chosen = (choices: Worked['choices']['walked']): readonly string[] =>
    choiceSentences(choices, text, naming).map((each) => `  ${each}`);
  return [
    '',
    ...claimText(claimed, text, naming),
    ...(marks.length === 0
      ? []
      : [text.bench.readBack, ...marks.map((mark) => `  ${markText(mark, text, naming)}`)]),
    ...(followed === null
      ? []
      : [
          '',
          text.followed.title,
          ...tricks(followed.cards, claimed.ending),
          ...chosen(worked.choices.followed),
          ...followedText(followed, text, naming),
        ]),
    '',
    text.lines.title,
    ...(walked.length === 0
      ? []
      : [
          ...tricks(walked, claimed.ending),
          ...chosen(worked.choices.walked),
          text.lines.won({ number: won }),
        ]),
    turn === null ? text.lines.over : text.lines.turn({ seat: naming.seat(SEATS[turn] as Seat) }),
    ...(worked.isNamed ? [text.penaltyCards.named] : []),
    ...plays.map((play) => `  ${playText(play, marksOn(marks, claimed.ending, ending, play), words, text)}`),
    ...fewestText(worked.fewest, losesOn(worked, claimed.tricks), claimed.tricks, text),
    ...tricks(worked.fewest.line, ending),
    ...chosen(worked.choices.fewest.filter(({ at }) => at >= walked.length)),
    ...dependsText(worked.depends, text, naming),
    '',
    text.oneOpponent.title,
    ...opponentCardsText(oneOpponent, won, text, naming),
    '',
    text.people,
  ];
}

function playText(play: PlayWeighed, marks: readonly LineMark[], words: Words, text: ClaimWords): string {
  const besides = playNotes(play, marks, text);
  const brings = bringsText(play, text, words.written);
  return besides.length === 0 ? brings : `${brings} (${words.written.series(besides)})`;
}
