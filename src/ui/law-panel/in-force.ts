/** What applies now: the findings of the last event, and those of earlier events that still apply. Pure. */

import type { Finding } from '../../laws/finding.ts';
import type { Moment, Replay } from '../../view/replay.ts';

export interface LawsNow {
  readonly news: readonly Finding[];
  /** The latest finding about each open case, unless it is among the findings of the last event. */
  readonly inForce: readonly Finding[];
  /** After the end of play: the result of each closed revoke or claim. */
  readonly settled: readonly Finding[];
}

/**
 * The findings to show at a moment: the new ones, those of cases still open (the latest first), and, once
 * play is over, those that are settled.
 */
export function lawsNow(replay: Replay, moment: Moment): LawsNow {
  const news = moment.at === 0 ? replay.findings.filter(({ at }) => at === -1) : moment.findings;
  const inForce: Finding[] = [];
  for (const open of moment.open) {
    if (news.some((finding) => finding.case === open.id)) continue;
    const latest = replay.findings.findLast((finding) => finding.case === open.id && finding.at < moment.at);
    if (latest !== undefined && !inForce.some(({ key, at }) => key === latest.key && at === latest.at))
      inForce.push(latest);
  }
  return {
    news,
    inForce: inForce.reverse(),
    settled: moment.playOver ? settledIn(replay, moment, news) : [],
  };
}

/** True where something happened at an earlier step; not every irregularity begins a case. */
export function isSomethingBefore({ findings }: Replay, { at, cases }: Moment): boolean {
  return cases.length > 0 || findings.some((finding) => finding.at < at);
}

function settledIn(replay: Replay, moment: Moment, news: readonly Finding[]): Finding[] {
  const open = new Set(moment.open.map(({ id }) => id));
  return moment.cases
    .filter(({ id, machine }) => (machine === 'revoke' || machine === 'claim') && !open.has(id))
    .map(({ id }) => replay.findings.findLast((finding) => finding.case === id && finding.at < moment.at))
    .filter((finding) => finding !== undefined && !news.includes(finding)) as Finding[];
}
