/** A15 in one deal: an entry in place of a result, and a pair that sits on both sides of the table. */

import { insteadOfResult } from '../../domain/instead.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

const KEYS = { average: 'audit.average', notPlayed: 'audit.notPlayed', late: 'audit.playedLate' } as const;

/** Numbers begin with a digit, a sign or a side. Almost every score is a number, so this quick test saves the slower one. */
const NUMBER = /^(?:NS|EW)?\s*[-+]?\d+(?:\.\d+)?(?:\s|$)/i;

/** A finding when the score is an average, or says that the board was not played or is to be played later. */
export function a15Instead(context: DealContext): AuditFinding[] {
  const text = context.stated('Score');
  if (text === undefined || NUMBER.test(text)) return [];
  const instead = insteadOfResult(text);
  if (instead === null) return [];
  const { kind, ns, ew } = instead;
  return [
    found('A15', KEYS[kind], {
      // Awarded scores are common in a session. A board that has not been played needs somebody's attention.
      severity: kind === 'average' ? 'info' : 'warning',
      laws: kind === 'average' ? ['12C'] : [],
      params: kind === 'average' ? { stated: text, ns, ew } : {},
    }),
  ];
}

/** Robots often share a name. */
const ROBOT = /robot|^gib|^~~|^bot\b|argine/i;

/** A finding when the same two different names sit at both sides of the table. Robots are left out. */
export function a15SamePair(context: DealContext): AuditFinding[] {
  const { names } = context.record.header;
  if (names === undefined) return [];
  const { N, E, S, W } = names;
  if (N === undefined || N === '' || S === undefined || S === '' || N === S) return [];
  if (!((N === E && S === W) || (N === W && S === E))) return [];
  if (ROBOT.test(N) || ROBOT.test(S)) return [];
  // The names come from one pair number on both sides. Only the whole session shows whether that is a mistake.
  if (context.stated('PairNS') !== undefined && context.stated('PairNS') === context.stated('PairEW'))
    return [];
  return [found('A15', 'audit.pairMeetsItself', { severity: 'warning', params: { one: N, other: S } })];
}
