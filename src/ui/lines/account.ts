/** What happens in a line after it leaves another line: findings, tricks, result, open cases. Pure. */

import type { Table } from '../../domain/table.ts';
import { sideOf } from '../../domain/seat.ts';
import type { DealRecord } from '../../events/record.ts';
import { caseIfSo, findingIfSo } from '../../i18n/ifSo.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import type { Replay } from '../../view/replay.ts';
import { outcomeRow } from '../result/three-ways.ts';
import type { Clause } from '../../laws/finding.ts';
import { isSame } from '../../domain/json.ts';

/** The events both records begin with. */
export function sharedEvents(one: DealRecord, other: DealRecord): number {
  const apart = one.events.findIndex((event, at) => !isSame(event, other.events[at]));
  return apart < 0 ? one.events.length : apart;
}

export interface FoundInLine {
  /** The clause on which it rests; null for none. */
  readonly law: Clause | null;
  readonly text: string;
}

/** Sentences in the reader’s language, so that lines with equal texts are equal. */
export interface Account {
  /** The first fact that is not shared; empty for none. */
  readonly first: string;
  readonly findings: readonly FoundInLine[];
  readonly tricks: string;
  /** Empty while play is not over. */
  readonly result: string;
  readonly open: readonly string[];
}

/**
 * What happens in a line after the moment at which it leaves another: its first event, findings, tricks,
 * result and open cases.
 * @param shared number of events that both lines begin with
 */
export function accountOf(replay: Replay, shared: number, words: Words): Account {
  const { last, record } = replay;
  const moment = replay.moment(last);
  const fact = record.events[shared];
  const byText = new Map<string, FoundInLine>();
  for (const finding of replay.findings.filter(({ at }) => at >= shared)) {
    const text = findingIfSo(finding, { record, cases: moment.cases }, words, words.written);
    byText.set(text, { law: finding.laws[0] ?? null, text });
  }
  return {
    first: fact === undefined ? '' : factSentence(fact, replay.table(shared), words, words.written),
    findings: [...byText.values()],
    tricks: tricksText(moment.table, words),
    result: resultText(replay, words),
    open: moment.open.map((open) => caseIfSo(open, moment.ifSo, words, words.written)),
  };
}

function tricksText(table: Table, words: Words): string {
  const { NS: ns, EW: ew } = table.won;
  if (table.declarer === null) return words.screen.lines.tricksBySide({ ns, ew });
  const isNorthSouth = sideOf(table.declarer) === 'NS';
  return words.screen.lines.tricksByRole({
    declarer: isNorthSouth ? ns : ew,
    defenders: isNorthSouth ? ew : ns,
  });
}

/** The result after all adjustments: `4♥ South +1, 650`. */
function resultText(replay: Replay, words: Words): string {
  const { result, playOver, table } = replay.moment(replay.last);
  const tricks = result?.finalTricks ?? result?.adjustedTricks ?? null;
  const { contract, declarer } = table;
  if (!playOver || tricks === null) return '';
  const { margin, score } = outcomeRow(replay.moment(replay.last), tricks);
  if (contract === null || declarer === null || margin === null || score === null) return String(tricks);
  const made = isolate(withoutIsolates(words.written.contract(contract)) + margin);
  return `${made} ${words.written.seat(declarer)}, ${words.written.score(score)}`;
}

/** The entries of one list that the other list does not have. */
export function missingFrom(texts: readonly string[]): (text: string) => boolean {
  const known = new Set(texts);
  return (text) => !known.has(text);
}
