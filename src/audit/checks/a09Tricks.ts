/** A09: compares the stated result with the tricks of the play and of the claim, by arithmetic alone. */

import { partnerOf, sideOf } from '../../domain/seat.ts';
import { lastPosition } from '../../replay/timeline.ts';
import { resultAt } from '../../replay/view.ts';
import { isPlayOver } from '../../laws/law69.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

/** A finding when the stated tricks are not those of play and claim (79A). Empty without a declarer and for an end position. */
export function a09Tricks(context: DealContext): AuditFinding[] {
  const { record, play, deal } = context;
  const { declarer, statedResult } = record.header;
  if (declarer === null || deal.kind === 'endPosition') return [];
  if (!context.plain) return ofTheFold(context);
  if (play.won === null || play.cards === 0) return [];
  const claim = claimedTotal(context, play.won);
  const stated = statedResult?.declarerTricks ?? null;
  const left = 13 - play.tricks;
  const marked = context.stated('Result')?.startsWith('^') === true;
  const at = record.events.length - 1;
  const side = sideOf(declarer);
  const finding = (
    key: string,
    severity: 'error' | 'warning',
    params: AuditFinding['params'],
  ): AuditFinding[] => [
    found('A09', key, {
      severity: marked ? 'review' : severity,
      laws: ['79A'],
      seat: declarer,
      params: { ...params, side },
      at,
      line: stated === null ? undefined : context.lineOf('Result'),
    }),
  ];
  const counted = claim ?? (left === 0 ? play.won : null);
  if (stated !== null && counted !== null && stated !== counted && !isExplained(context, counted, stated))
    return finding('record.resultDiffers', 'error', { stated, played: counted });
  const total = claim ?? stated;
  if (total === null || left === 0) return [];
  // Either side may have won the tricks whose winner is in doubt, and by the auction the other side may have declared (A04).
  const fits = (won: number): boolean => total >= won - play.doubtful && total <= won + left + play.doubtful;
  const turned = isOtherSideByAuction(context);
  if (!fits(play.won) && !(turned && fits(play.tricks - play.won)))
    return finding('audit.resultImpossible', 'error', { stated: total, won: play.won, left });
  if (play.lastTrick !== null && play.doubtful === 0 && !turned) {
    const sure = play.won + (sideOf(play.lastTrick) === side ? 1 : 0);
    if (total !== sure) return finding('audit.lastTrickCertain', 'warning', { stated: total, sure });
  }
  return [];
}

/** All tricks of declarer's side if the claim stands; null without a claim. */
function claimedTotal({ record }: DealContext, won: number): number | null {
  const { declarer } = record.header;
  // Claims by dummy don't count (43A1c).
  const claim = record.events.findLast(
    (event) => event.type === 'ClaimMade' && !(declarer !== null && event.by === partnerOf(declarer)),
  );
  if (claim?.type !== 'ClaimMade' || declarer === null) return null;
  const cards = record.events.reduce((count, event) => count + (event.type === 'CardPlayed' ? 1 : 0), 0);
  const left = 13 - Math.floor(cards / 4);
  return won + (sideOf(claim.by) === sideOf(declarer) ? claim.tricks : left - claim.tricks);
}

/**
 * True when another finding explains the difference: tricks in doubt because a card was not held; a wrong declarer, so that tricks count
 * for the other side (A04); or tricks transferred for a revoke, so that the score has the adjusted result.
 */
function isExplained(context: DealContext, played: number, stated: number): boolean {
  if (Math.abs(played - stated) <= context.play.doubtful) return true;
  if (isOtherSideByAuction(context) && stated === 13 - played) return true;
  if (!context.play.faults.some(({ kind }) => kind === 'revoke')) return false;
  const result = resultAt(lastPosition(context.timeline));
  const adjusted = result?.adjustedTricks ?? played;
  return stated === adjusted || stated === result?.finalTricks;
}

function isOtherSideByAuction({ record, auction }: DealContext): boolean {
  const { declarer } = record.header;
  const byAuction = auction?.end?.declarer ?? null;
  return declarer !== null && byAuction !== null && sideOf(byAuction) !== sideOf(declarer);
}

/** For a record with irregularities, the result of the fold. */
function ofTheFold(context: DealContext): AuditFinding[] {
  const { timeline, record } = context;
  const { statedResult, declarer } = record.header;
  const last = lastPosition(timeline);
  if (statedResult === undefined || declarer === null || !isPlayOver(last)) return [];
  const result = resultAt(last);
  const stated = statedResult.declarerTricks;
  if (result === null || result.declarerTricks === null) return [];
  if ([result.declarerTricks, result.adjustedTricks, result.finalTricks].includes(stated)) return [];
  return [
    found('A09', 'record.resultDiffers', {
      laws: ['79A'],
      seat: declarer,
      params: { stated, played: result.declarerTricks, side: sideOf(declarer) },
      at: record.events.length - 1,
      line: context.lineOf('Result'),
    }),
  ];
}
