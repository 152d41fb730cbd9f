/**
 * A10: the stated score follows from contract, result and vulnerability (Law 77). Nothing proves which of them is wrong, so the finding
 * lists every single change that would make them agree and prefers none.
 */

import { isVulnerable, possibleScores, scoreContract, VULNERABILITIES } from '../../domain/score.ts';
import { sideOf, type Side } from '../../domain/seat.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

/** `NS 420`, `EW -50`, `NS 420 EW -420`, or a bare number, which is declarer's (PBN 4.2.1). Null for any other score. */
export function statedScore(text: string, declarers: Side): number | null {
  const match = /^(?:(NS|EW)\s*)?([+-]?\d{1,4})(?:\s+(?:NS|EW)\s*[+-]?\d{1,4})?$/i.exec(text.trim());
  if (match === null) return null;
  const points = Number(match[2]);
  if (points % 10 !== 0) return null;
  return match[1] === undefined || match[1].toUpperCase() === declarers ? points : -points;
}

/**
 * A finding when the stated score is not the one of contract, tricks and vulnerability (77). If nobody knows who is vulnerable, either
 * score will do. Empty where contract or tricks are not stated, and for rubber and Chicago.
 */
export function a10Score(context: DealContext): AuditFinding[] {
  const { contract, declarer, statedResult, deal } = context.record.header;
  const text = context.stated('Score');
  if (text === undefined || contract === null || declarer === null || statedResult === undefined) return [];
  if (/rubber|chicago/i.test(context.stated('Scoring') ?? '')) return [];
  const side = sideOf(declarer);
  const stated = statedScore(text, side);
  if (stated === null) return [];
  const tricks = statedResult.declarerTricks;
  const possible = possibleScores(contract, tricks, side, deal.vulnerable);
  if (possible.includes(stated)) return [];
  const [computed, ifVulnerable = computed] = possible;
  const vulnerable = VULNERABILITIES.find(
    (other) => scoreContract(contract, tricks, isVulnerable(side, other)) === stated,
  );
  const fitting = Array.from({ length: 14 }, (_, each) => each).find((each) =>
    possibleScores(contract, each, side, deal.vulnerable).includes(stated),
  );
  return [
    found('A10', 'audit.scoreDiffers', {
      laws: ['77'],
      seat: declarer,
      params: {
        stated,
        computed,
        ifVulnerable: ifVulnerable === computed ? null : ifVulnerable,
        side,
        fitsVulnerability: vulnerable ?? null,
        fitsTricks: fitting ?? null,
        fitsOtherSide: possible.includes(-stated),
      },
      line: context.lineOf('Score'),
    }),
  ];
}
