/** Entries that contradict themselves or name what the record does not have, whatever happened at the table. */

import { isCard, rankOf, suitOf } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { partnerOf, type Seat, type Side } from '../domain/seat.ts';
import { isWeighedWhole } from '../domain/weights.ts';
import { allTricks, trickAt, trickWith, type Table } from '../domain/table.ts';
import type { Fact, FactOf, QuestionAnswered } from '../events/event.ts';
import { isSame } from '../domain/json.ts';
import { namedMoment } from '../events/record.ts';
import { lifecyclesOf } from '../laws/caseIndex.ts';
import { isAnswerOfItsKind } from '../laws/answered.ts';
import { cited, type Citation, type CitationOf, type Finding, type FindingKey } from '../laws/finding.ts';
import type { Ledger } from '../laws/ledger.ts';
import { claimsIn } from '../laws/law69.ts';
import { isClaimUndecided } from '../laws/states.ts';
import type { Position } from './position.ts';

/** What contradicts the record itself in words about it: rulings, scores, marks, and entries that can't be about anything. */
export function misstated(position: Position, fact: Fact): Citation[] {
  const { ledger } = position;
  switch (fact.type) {
    case 'RulingGiven':
      return misruled(fact);
    case 'ScoreAssigned':
      return [...misweighed(fact), ...scoresDiffer(ledger, fact)];
    case 'AccountGiven':
    case 'PollPrepared':
      return isMomentThere(position, fact.from) ? [] : [NO_SUCH_MOMENT];
    case 'AccountFound':
      // Without a name the record itself was found to be true.
      return fact.account === '' || isMomentThere(position, fact.account) ? [] : [NO_SUCH_MOMENT];
    case 'PollAnswered':
      return isMomentThere(position, fact.poll) ? [] : [NO_SUCH_MOMENT];
    case 'Amended':
      return isOfBoard(fact.with) || isMomentThere(position, fact.event) ? [] : [NO_SUCH_MOMENT];
    case 'Undone':
      // An entry that was taken back stands as the one that took it back: there its mark is still to come.
      return fact.event === undefined || namedMoment(ledger, fact.event) !== null ? [] : [NO_SUCH_MOMENT];
    case 'RoundEnded':
      return ledger.roundEndedAt === null ? [] : [ENDED_ALREADY];
    case 'CorrectionPeriodEnded':
      return ledger.correctionEndedAt === null ? [] : [ENDED_ALREADY];
    case 'TrickTurned':
      if (isOfNothing(position, fact)) return [NO_PLAY];
      return hasPlayed(position, fact.seat)
        ? []
        : [about({ key: 'record.nothingToTurn', params: { seat: fact.seat } })];
    case 'ClaimMade':
    case 'TrickInspected':
      return isOfNothing(position, fact) ? [NO_PLAY] : [];
    case 'ClaimAgreed':
      return isOwnClaim(position, fact.by)
        ? [about({ key: 'record.agreedWithHimself', params: { by: fact.by } })]
        : [];
    case 'QuestionAsked':
    case 'HandSeen':
      return isOfNothing(position, fact)
        ? [about({ key: 'record.onePlayerOfTwo', params: { seat: fact.by } })]
        : [];
    case 'CardCalled':
      if (isOfNothing(position, fact)) return [NO_PLAY];
      return [...ofTwoCards(fact), ...(isNothingToChange(position, fact) ? [NOTHING_TO_CHANGE] : [])];
    case 'CardPlayed':
      return [...ofTwoCards(fact), ...(isWithNone(position, fact) ? [NOTHING_TOGETHER] : [])];
    default:
      return [];
  }
}

/** The findings of a fact that only corrects the recording, which the fold passes over otherwise. */
export function wronglyRewriting(position: Position, fact: Fact): Finding[] {
  return misstated(position, fact).map((one) => ({ ...one, at: position.at }));
}

/** True for an entry that no law may look at: it takes two players and names one, or is an act of the play while there is none. */
export function isOfNothing({ table }: Position, fact: Fact): boolean {
  switch (fact.type) {
    case 'QuestionAsked':
      return fact.by === fact.to;
    case 'HandSeen':
      return fact.by === fact.of;
    case 'ClaimMade':
    case 'CardCalled':
    case 'TrickTurned':
    case 'TrickInspected':
      return table.phase === 'auction' || isPassedOut(table);
    default:
      return false;
  }
}

/**
 * True when the director is said to have found a card missing from a trick in which the record has another card of that hand, or a card
 * that the hand was not dealt (67).
 */
function isNotMissing(
  { table, cases }: Position,
  { question, answer, seat, card, trick }: QuestionAnswered,
): boolean {
  if (question !== 'defectiveTrick' || answer !== true || seat === undefined || card === undefined)
    return false;
  const dealt = table.deal.hands[seat];
  if (dealt !== null && !holds(dealt, card)) return true;
  const placed = trick === undefined ? null : (trickAt(table, trick)?.[seat] ?? null);
  return (
    isCard(placed) &&
    trickWith(table, seat, card) === null &&
    !lifecyclesOf(cases, 'defectiveTrick').some(
      ({ context }) => context.seat === seat && context.trick === trick,
    )
  );
}

/** True for an answer that no law may use: it is of another kind than its question asks for, or its card is not missing (67). */
export function isUnusable(position: Position, fact: QuestionAnswered): boolean {
  return !isAnswerOfItsKind(fact) || isNotMissing(position, fact);
}

const about = <Key extends FindingKey>(citation: Pick<CitationOf<Key>, 'key' | 'params'>): Citation =>
  cited<Key>({ ...citation, laws: [], record: 'changesNothing' });

const NO_SUCH_MOMENT = about({ key: 'record.noSuchMoment', params: {} });
const NO_PLAY = about({ key: 'record.noPlay', params: {} });
const NOTHING_TO_CHANGE = about({ key: 'record.nothingToChange', params: {} });
const NOTHING_TOGETHER = about({ key: 'record.nothingTogether', params: {} });
const ENDED_ALREADY = about({ key: 'record.endedAlready', params: {} });

/** True when everybody has passed: after a play there is a last trick, unless nobody remembers it. */
function isPassedOut({ phase, trick, forgotten }: Table): boolean {
  return phase === 'over' && trick === null && forgotten === null;
}

/** A correction of a hand or of the board needs no moment. */
const isOfBoard = ({ type }: Fact): boolean => type === 'HandRecorded' || type === 'BoardRecorded';

/** True for a mark whose moment has come: nobody can speak of an entry that has not been recorded yet. */
export function isMomentThere({ ledger, at }: Position, name: string): boolean {
  const moment = namedMoment(ledger, name);
  return moment !== null && moment <= at;
}

/** True when all claims and concessions of the deal are this player's, and nobody has agreed to one or answered it with his own. */
function isOwnClaim({ cases }: Position, by: Seat): boolean {
  const claims = claimsIn(cases);
  return (
    claims.length > 0 &&
    claims.every(
      (open) => open.context.by === by && open.context.answer === undefined && isClaimUndecided(open),
    )
  );
}

/**
 * True for a hand of which a card lies on the table or may have lain there: after the first trick each has played, and of forgotten cards
 * nobody can tell.
 */
function hasPlayed({ table }: Position, seat: Seat): boolean {
  return (
    table.earlier.length > 0 ||
    table.forgotten !== null ||
    (table.trick?.[seat] ?? null) !== null ||
    [...table.loose, ...table.faceDownLeads, ...table.openPlaces].some((one) => one.seat === seat)
  );
}

/** The suit or the rank beside a card is another than that of the card. */
function ofTwoCards(fact: FactOf<'CardCalled' | 'CardPlayed'>): Citation[] {
  const { card, suit, rank } = { rank: undefined, suit: undefined, ...fact };
  if (card === undefined) return [];
  const isOther =
    (suit !== undefined && suit !== suitOf(card)) || (rank !== undefined && rank !== rankOf(card));
  return isOther ? [about({ key: 'record.namesTwoCards', params: { card } })] : [];
}

/** True for a call in place of an earlier one (45C4b) before dummy has led or played any card. */
function isNothingToChange({ table, cases }: Position, { by, change }: FactOf<'CardCalled'>): boolean {
  if (change !== true || by !== table.declarer || table.forgotten !== null || cases.length > 0) return false;
  const dummy = partnerOf(by);
  return !allTricks(table).some((trick) => trick[dummy] !== null);
}

/** True for the first entry of the record if it is a card said to have come at the same moment as another. */
function isWithNone({ at }: Position, { together }: FactOf<'CardPlayed'>): boolean {
  return together === true && at === 0;
}

/** A ruling under a law that no edition has, or with tricks that no deal has. */
function misruled({ law, tricks }: FactOf<'RulingGiven'>): Citation[] {
  const clause = clauseIn(law);
  return [
    ...(clause === null || mayBeInTheBook(clause)
      ? []
      : [about({ key: 'record.noSuchLaw', params: { law: clause } })]),
    ...(tricks === undefined || (tricks >= 0 && tricks <= 13)
      ? []
      : [cited({ key: 'record.noSuchTricks', laws: [], record: 'resultDiffers', params: { tricks } })]),
  ];
}

/** The number of a clause, as the book writes it, in words that are nothing else: `12C1c` of `Law 12C1(c)`; null for other words. */
function clauseIn(words: string): string | null {
  const bare = words.replace(/^\s*(?:laws?|l)\b[.\s]*/i, '').replace(/[\s().]/g, '');
  const [, law, letter = '', digits = '', limb = ''] = CLAUSE.exec(bare) ?? [];
  return law === undefined ? null : `${law}${letter.toUpperCase()}${digits}${limb.toLowerCase()}`;
}

const CLAUSE = /^(\d+)(?:([a-z])(\d*)([a-h]?(?:i{1,3}|iv|v)?))?$/i;

/** Whether the book may have it: there are 93 Laws, and none has paragraphs beyond G. The catalogue knows more, but it is large. */
function mayBeInTheBook(clause: string): boolean {
  const law = Number.parseInt(clause, 10);
  return law >= 1 && law <= 93 && /^\d+(?:$|[A-G])/.test(clause);
}

/** Weights that are stated and do not come to a hundred; thirds may be rounded. */
function misweighed({ outcomes }: FactOf<'ScoreAssigned'>): Citation[] {
  const weights = outcomes.flatMap(({ weight }: { readonly weight?: number | null }) => weight ?? []);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const isStated = weights.length > 0 && weights.length === outcomes.length;
  const negative = weights.some((weight) => weight < 0);
  if (!isStated || isWeighedWhole(weights)) return [];
  return [
    cited({
      key: 'record.weightsDoNotAdd',
      laws: [],
      record: 'resultDiffers',
      params: { sum: Math.round(sum * 100) / 100, negative },
    }),
  ];
}

/**
 * The same person has assigned a side another score before. A committee may change the score that the director assigned (93B), and the
 * director may enter the committee's.
 */
function scoresDiffer({ scoresAssigned }: Ledger, fact: FactOf<'ScoreAssigned'>): Citation[] {
  const isOtherFor = (side: Side): boolean => {
    const before = scoresAssigned.filter((each) => each.side === side || each.side === 'both');
    const own = before.findLast(({ by }) => by === fact.by);
    const isIn = isSame(before.at(-1)?.outcomes, fact.outcomes);
    return own !== undefined && !isIn && !isSame(own.outcomes, fact.outcomes);
  };
  const sides: readonly Side[] = fact.side === 'both' ? ['NS', 'EW'] : [fact.side];
  return sides.some(isOtherFor)
    ? [cited({ key: 'record.scoresDiffer', laws: [], record: 'resultDiffers', params: {} })]
    : [];
}
