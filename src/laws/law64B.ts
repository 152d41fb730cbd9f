/**
 * Law 64B: what excludes the automatic adjustment after an established revoke. 2017, 2007. One table serves both: a limb that holds
 * excludes the adjustment, and if none holds the limbs are the exceptions considered beside 64A.
 */

import { sameSide, sideOf } from '../domain/seat.ts';
import { answerTo, momentNamed } from './answers.ts';
import type { RevokeCase, RevokeContext } from './case.ts';
import type { EndOf, Weighed } from './finding.ts';
import type { Situation } from './step.ts';
import { counts, revokesIn } from './revokes.ts';
import type { Won } from './tricksWon.ts';

/** The limb by which tricks are transferred, or by which none are. */
export type AdjustmentLimb = EndOf<'revoke.adjusted'>;

/** 64B4, 64B5: the limb by which attention came too late. The moment is the one that people found, else the recorded one, else now. */
function tooLate({ revoke, situation }: Pick<Asked, 'revoke' | 'situation'>): AdjustmentLimb | null {
  const { ledger } = situation;
  const { seat, trick } = revoke;
  const moment = momentNamed(answerTo(ledger, 'whenAttention', { seat, trick }), ledger);
  if (moment !== undefined) return barredAt(revoke, situation, moment);
  return revoke.attentionAt !== null ? revoke.barredBy : barredNow(revoke, situation);
}

/** 64B4, 64B5: the limb that excludes the adjustment when attention is first drawn now; null where neither does. */
export function barredNow(revoke: RevokeContext, situation: Situation): AdjustmentLimb | null {
  return barredAt(revoke, situation, Infinity);
}

/** The limb that excludes the adjustment if attention was first drawn after `moment` events. */
function barredAt(revoke: RevokeContext, situation: Situation, moment: number): AdjustmentLimb | null {
  const { ledger } = situation;
  if (ledger.nextBoardCalledBy.some(({ seat, at }) => at < moment && !sameSide(seat, revoke.seat)))
    return '64B4';
  return ledger.roundEndedAt !== null && ledger.roundEndedAt < moment ? '64B5' : null;
}

/**
 * 81C3, 79C1: true when attention was first drawn to the revoke after the correction period, as found or as recorded: then nobody may adjust
 * the score. While nobody has drawn attention, the record may only have left it out.
 */
export function isNoticedTooLate(
  { seat, trick, attentionAt }: RevokeContext,
  { ledger }: Situation,
): boolean {
  const found = momentNamed(answerTo(ledger, 'whenAttention', { seat, trick }), ledger);
  // An answer about the revoke is no attention: the record may have left that out.
  const drawn = attentionAt === null ? -1 : Math.min(attentionAt, ledger.attention.drawnAt);
  return ledger.correctionEndedAt !== null && ledger.correctionEndedAt < (found ?? drawn);
}

/** A revoke whose adjustment is asked for, and everything that a limb of 64B may depend on. */
interface Asked {
  readonly revoke: RevokeContext;
  readonly situation: Situation;
  readonly won: readonly Won[];
  /** All revokes of the deal, without those that turned out to be none. */
  readonly all: readonly RevokeCase[];
}

interface LimbOf64B extends Weighed {
  readonly law: AdjustmentLimb;
  readonly excludes: (asked: Asked) => boolean;
}

/** In the order in which they are checked: the finding cites the first that holds. */
const LIMBS_OF_64B: readonly LimbOf64B[] = [
  { law: '64B7', why: 'otherSideHasNoRevoke', excludes: hasOpposing },
  // A revoke that was put right is not established, whatever became of the other side's revoke.
  { law: '64B8', why: 'notBothCorrected', excludes: ({ revoke }) => isPutRight(revoke) },
  { law: '64B3', why: 'noOpenCard', excludes: ({ revoke }) => revoke.dummysHand || revoke.dueCardWasPenalty },
  { law: '64B6', why: 'notTrickTwelve', excludes: ({ revoke }) => revoke.trick === 12 },
  { law: '64B2', why: 'firstInTheSuit', excludes: isRepeated },
  { law: '64B4', why: 'noCallOnNextBoard', excludes: (asked) => tooLate(asked) === '64B4' },
  { law: '64B5', why: 'roundNotOver', excludes: (asked) => tooLate(asked) === '64B5' },
  { law: '64B1', why: 'sideWonFromTheRevokeOn', excludes: (asked) => !hasWonSince(asked) },
];

/** The exceptions considered where the adjustment applies. */
export const NO_LIMB_OF_64B: readonly Weighed[] = LIMBS_OF_64B.map(({ law, why }) => ({ law, why }));

const isPutRight = ({ correctedBy }: RevokeContext): boolean => correctedBy === '62C3';

function hasOpposing({ revoke, situation: { laws }, all }: Asked): boolean {
  const opposing = all.filter((other) => !sameSide(other.context.seat, revoke.seat));
  return !isPutRight(revoke) && opposing.some((other) => !laws.bothMustBeEstablished || counts(other));
}

function isRepeated({ revoke, situation: { laws }, all }: Asked): boolean {
  return all.some(
    (other) =>
      other.context.seat === revoke.seat &&
      other.context.trick < revoke.trick &&
      other.context.suit !== null &&
      other.context.suit === revoke.suit &&
      (!laws.firstRevokeMustBeEstablished || counts(other)),
  );
}

function hasWonSince({ revoke, won }: Asked): boolean {
  const side = sideOf(revoke.seat);
  return won.some((each) => each.side === side && each.trick >= revoke.trick);
}

/** The limb that excludes the adjustment, 43B3 before all of 64B; null when none does. */
export function excludedBy(
  open: RevokeCase,
  situation: Situation,
  won: readonly Won[],
): AdjustmentLimb | null {
  const revoke = open.context;
  if (revoke.barredBy === '43B3') return '43B3';
  const asked: Asked = { revoke, situation, won, all: revokesIn(situation.cases) };
  return LIMBS_OF_64B.find(({ excludes }) => excludes(asked))?.law ?? null;
}
