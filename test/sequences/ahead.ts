/** One fact further: what is told of a position must hold for whatever is done next that it speaks of. */

import { isSame } from '../../src/domain/json.ts';
import type { Card } from '../../src/domain/card.ts';
import type { Seat } from '../../src/domain/seat.ts';
import type { Case } from '../../src/laws/case.ts';
import { cardsOf } from '../../src/domain/hand.ts';
import { isKnownHand } from '../../src/domain/table.ts';
import type { Fact } from '../../src/events/event.ts';
import type { QuestionId } from '../../src/lawbook/choices.ts';
import { CATALOGUE } from '../../src/lawbook/catalogue.ts';
import { EDITIONS, type Edition } from '../../src/lawbook/editions.ts';
import { isClaimStanding } from '../../src/laws/law69.ts';
import { append, lastPosition, type Timeline } from '../../src/replay/timeline.ts';
import { legalCards, openQuestions, waitsFor } from '../../src/replay/view.ts';

/** Under the number of either book: the screen shows the one of its edition. */
const IN_BOOK: ReadonlyMap<Edition, ReadonlySet<string>> = new Map(
  EDITIONS.map((edition) => [edition, new Set(numbersOf(edition))]),
);

function numbersOf(edition: Edition): string[] {
  return CATALOGUE.filter(({ editions }) => editions.includes(edition)).flatMap(({ id, in2007 }) =>
    edition === '2007' && in2007 !== undefined ? [id, in2007] : [id],
  );
}

/** Each clause a finding cites, and each under which something is asked, is in the book that is read. */
export function citedFault(timeline: Timeline): string | null {
  const {
    findings,
    laws: { edition },
  } = timeline;
  const isInBook = (law: string): boolean => IN_BOOK.get(edition)?.has(law) === true;
  const asked = openQuestions(lastPosition(timeline)).find(({ law }) => !isInBook(law));
  if (asked !== undefined)
    return `${asked.question} is asked under a clause that is not in the book: ${asked.law}`;
  for (const { key, laws } of findings)
    for (const law of laws)
      if (!isInBook(law)) return `${key} cites a clause that is not in the book of its edition: ${law}`;
  return null;
}

/** A lifecycle that this card of this hand has opened, and that a legal card can't open. */
function offence(open: Case, seat: Seat, card: Card): boolean {
  switch (open.machine) {
    case 'revoke':
      return open.context.seat === seat && open.context.card === card;
    case 'leadOutOfTurn':
      return open.context.leader === seat && open.context.card === card;
    case 'prematurePlay':
      return open.context.offender === seat && open.context.card === card;
    case 'penaltyCardUnplayed':
      return open.context.owner === seat;
    case 'penaltyCard':
      return open.context.owner === seat && open.context.card === card;
    default:
      return false;
  }
}

/**
 * A card told to be legal is played without offence, and one that is not has its finding. Of a card the record itself is doubted by,
 * which may lie in a trick and be in the hand again, nothing is asked: it accuses nobody.
 */
export function legalFault(
  timeline: Timeline,
  legalOf = legalCards,
  doubted: ReadonlySet<Card> = new Set(),
): string | null {
  const position = lastPosition(timeline);
  const { table } = position;
  const { turn } = table;
  if (turn === null || waitsFor(position) !== null || isClaimStanding(position)) return null;
  if (table.phase !== 'play' || table.declarer === null || !isKnownHand(table, turn)) return null;
  if (table.loose.length > 0 || table.forgotten !== null) return null;
  const legal = legalOf(position, turn);
  for (const card of cardsOf(table.hands[turn])) {
    if (doubted.has(card)) continue;
    const after = lastPosition(append(timeline, { type: 'CardPlayed', seat: turn, card }));
    if (legal.includes(card)) {
      const wrong = after.cases.slice(position.cases.length).find((open) => offence(open, turn, card));
      if (wrong !== undefined) return `${card} of ${turn} is legal and opens ${wrong.machine}`;
    } else if (after.findings.length === 0)
      return `${card} of ${turn} is not legal, and nothing is told of it`;
  }
  return null;
}

/** Answers of a kind that ends the question, whatever they are. */
const YES_OR_NO: ReadonlySet<QuestionId> = new Set<QuestionId>([
  ...(['partnerCouldSee', 'inadvertent', 'toldItWasTurn', 'misinformed', 'couldSeeDummy', 'waive'] as const),
  ...(['noClaimIntended', 'currentTrickOnly', 'forfeited', 'fifthCardLed', 'slipOfTongue'] as const),
]);

/**
 * A question that is answered is asked no more of what was open, and the answer leaves a position that holds together. What opens with the
 * answer is another matter: a lead that is taken back may show that a later one was out of turn, too.
 */
export function answerFault(
  timeline: Timeline,
  faultAfter: (after: Timeline) => string | null,
  questions = openQuestions,
): string | null {
  const asked = questions(lastPosition(timeline));
  for (const question of new Set(asked.map((each) => each.question)))
    for (const answer of [true, false]) {
      const fact: Fact = { type: 'QuestionAnswered', question, answer, by: 'director' };
      const after = append(timeline, fact);
      const fault = faultAfter(after);
      if (fault !== null) return `once ${question} is answered with ${String(answer)}: ${fault}`;
      const still = questions(lastPosition(after)).some(
        (each) => each.question === question && asked.some((one) => isSame(one, each)),
      );
      if (still && YES_OR_NO.has(question))
        return `${question} is asked again after its answer ${String(answer)}`;
    }
  return null;
}
