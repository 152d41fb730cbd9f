/** Entries that contradict themselves or name what the record does not have, whatever happened at the table. */

import { isCard, rankOf, suitOf } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import type { Seat } from '../domain/seat.ts';
import { trickAt, trickNumber, trickWith } from '../domain/table.ts';
import type { Fact, FactOf, QuestionAnswered } from '../events/event.ts';
import { namedMoment } from '../events/record.ts';
import { CATALOGUE, mayBeClause } from '../lawbook/catalogue.ts';
import { lifecyclesOf } from '../laws/caseIndex.ts';
import { cited, type Citation, type CitationOf, type FindingKey } from '../laws/finding.ts';
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
      return misweighed(fact);
    case 'AccountGiven':
    case 'PollPrepared':
      return isMomentThere(position, fact.from) ? [] : [NO_SUCH_MOMENT];
    case 'AccountFound':
      return isMomentThere(position, fact.account) ? [] : [NO_SUCH_MOMENT];
    case 'PollAnswered':
      return isMomentThere(position, fact.poll) ? [] : [NO_SUCH_MOMENT];
    case 'Amended':
      return isMomentThere(position, fact.event) ? [] : [NO_SUCH_MOMENT];
    case 'Undone':
      // An entry that was taken back stands as the one that took it back: there its mark is still to come.
      return fact.event === undefined || namedMoment(ledger, fact.event) !== null ? [] : [NO_SUCH_MOMENT];
    case 'RoundEnded':
      return ledger.roundEndedAt === null ? [] : [ENDED_ALREADY];
    case 'CorrectionPeriodEnded':
      return ledger.happened.correctionPeriodEnded === undefined ? [] : [ENDED_ALREADY];
    case 'TrickTurned':
      return hasPlayed(position, fact.seat)
        ? []
        : [about({ key: 'record.nothingToTurn', params: { seat: fact.seat } })];
    case 'ClaimMade':
      return isOfNothing(position, fact)
        ? [about({ key: 'record.claimInAuction', params: { by: fact.by } })]
        : [];
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
    case 'CardPlayed':
      return isOfTwoCards(fact) && fact.card !== undefined
        ? [about({ key: 'record.namesTwoCards', params: { card: fact.card } })]
        : [];
    default:
      return [];
  }
}

/** True for an entry that no law may look at: it takes two players and names one, or is a claim before the auction is over. */
export function isOfNothing({ table }: Position, fact: Fact): boolean {
  switch (fact.type) {
    case 'QuestionAsked':
      return fact.by === fact.to;
    case 'HandSeen':
      return fact.by === fact.of;
    case 'ClaimMade':
      return table.phase === 'auction';
    default:
      return false;
  }
}

/**
 * True when the director is said to have found a card missing from a trick in which the record has another card of that hand, or a card
 * that the hand was not dealt (67).
 */
export function isNotMissing(
  { table, cases }: Position,
  { question, answer, seat, card, trick }: QuestionAnswered,
): boolean {
  if (question !== 'defectiveTrick' || answer !== true || seat === undefined || card === undefined)
    return false;
  const dealt = table.deal.hands[seat];
  if (dealt !== null && !holds(dealt, card)) return true;
  if (trick === undefined || trick > trickNumber(table)) return false;
  const placed = trickAt(table, trick)?.[seat] ?? null;
  return (
    isCard(placed) &&
    trickWith(table, seat, card) === null &&
    !lifecyclesOf(cases, 'defectiveTrick').some(
      ({ context }) => context.seat === seat && context.trick === trick,
    )
  );
}

const about = <Key extends FindingKey>(citation: Pick<CitationOf<Key>, 'key' | 'params'>): Citation =>
  cited<Key>({ ...citation, laws: [], record: 'changesNothing' });

const NO_SUCH_MOMENT = about({ key: 'record.noSuchMoment', params: {} });
const ENDED_ALREADY = about({ key: 'record.endedAlready', params: {} });

/** True for a mark whose moment has come: nobody can speak of an entry that has not been recorded yet. */
function isMomentThere({ ledger, at }: Position, name: string): boolean {
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

/** True for a hand of which a card lies, or has lain, on the table. Nobody can tell before the record has a card. */
function hasPlayed({ table }: Position, seat: Seat): boolean {
  return (
    table.earlier.length > 0 ||
    table.forgotten !== null ||
    (table.trick?.[seat] ?? null) !== null ||
    [...table.loose, ...table.faceDownLeads, ...table.openPlaces].some((one) => one.seat === seat)
  );
}

/** The suit or the rank beside a card is another than that of the card. */
function isOfTwoCards(fact: FactOf<'CardCalled' | 'CardPlayed'>): boolean {
  const { card, suit, rank } = { rank: undefined, suit: undefined, ...fact };
  if (card === undefined) return false;
  return (suit !== undefined && suit !== suitOf(card)) || (rank !== undefined && rank !== rankOf(card));
}

/** A ruling under a law that no edition has, or with tricks that no deal has. */
function misruled({ law, tricks }: FactOf<'RulingGiven'>): Citation[] {
  const clause = clauseIn(law);
  return [
    ...(clause === null || isInTheBook(clause)
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
  const [, law, letter = '', digits, limb = ''] =
    /^(\d+)([a-z]?)(\d*)([a-h]?(?:i{1,3}|iv|v)?)$/i.exec(bare) ?? [];
  return law === undefined ? null : `${law}${letter.toUpperCase()}${digits}${limb.toLowerCase()}`;
}

const isInTheBook = (clause: string): boolean =>
  mayBeClause(clause) || CATALOGUE.some(({ in2007 }) => in2007 === clause);

/** Weights that are stated and do not come to a hundred; thirds may be rounded. */
function misweighed({ outcomes }: FactOf<'ScoreAssigned'>): Citation[] {
  const weights = outcomes.flatMap(({ weight }: { readonly weight?: number | null }) => weight ?? []);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const isStated = weights.length > 0 && weights.length === outcomes.length;
  if (!isStated || (Math.abs(sum - 100) <= 1 && weights.every((weight) => weight >= 0))) return [];
  return [
    cited({
      key: 'record.weightsDoNotAdd',
      laws: [],
      record: 'resultDiffers',
      params: { sum: Math.round(sum * 100) / 100 },
    }),
  ];
}
