/** A timeline as the screens read it: each position’s panels computed once, when somebody looks. */

import { machineDefinitions } from '../../../machines/index.ts';
import { SEATS } from '../../domain/seat.ts';
import type { Timeline } from '../../replay/timeline.ts';
import type { Position } from '../../replay/position.ts';
import { isPlayOver } from '../../laws/index.ts';
import {
  information,
  legalCards,
  openMatters,
  openOptions,
  openQuestions,
  penaltyCards,
  restrictionAt,
  resultAt,
  revokes,
  waitsFor,
} from '../../replay/view.ts';
import type { InformationShown, Moment, Replay } from '../../ui/replay.ts';

export function replayOf(timeline: Timeline): Replay {
  const { positions, record, laws, findings } = timeline;
  const last = positions.length - 1;
  const at = (index: number): Position => positions[Math.min(Math.max(index, 0), last)] as Position;
  const moments = new Map<number, Moment>();
  const machines = machineDefinitions();
  let spans: readonly InformationShown[] | null = null;
  const ledger = (): readonly InformationShown[] => (spans ??= ledgerOf(positions));
  return {
    record,
    edition: laws.edition,
    last,
    findings,
    table: (index) => at(index).table,
    cases: (index) => at(index).cases,
    open: (index) => openMatters(at(index)),
    machine: (name) => machines[name] ?? null,
    moment: (index) => {
      const known = moments.get(index);
      if (known !== undefined) return known;
      const made = momentOf(at(index), ledger());
      moments.set(index, made);
      return made;
    },
  };
}

/** From when to when each entry of the ledger holds, over the whole deal. */
function ledgerOf(positions: readonly Position[]): readonly InformationShown[] {
  const running = new Map<string, InformationShown>();
  const all: InformationShown[] = [];
  for (const position of positions) {
    const now = new Set<string>();
    for (const entry of information(position)) {
      const key = Object.values(entry).join(' ');
      now.add(key);
      if (!running.has(key)) running.set(key, { ...entry, from: position.at - 1, until: null });
    }
    for (const [key, entry] of running) {
      if (now.has(key)) continue;
      all.push({ ...entry, until: position.at - 1 });
      running.delete(key);
    }
  }
  return [...all, ...running.values()].sort((one, other) => one.from - other.from);
}

function momentOf(position: Position, ledger: readonly InformationShown[]): Moment {
  return {
    at: position.at,
    table: position.table,
    findings: position.findings,
    cases: position.cases,
    open: openMatters(position),
    legal: Object.fromEntries(SEATS.map((seat) => [seat, legalCards(position, seat)])),
    options: openOptions(position),
    restriction: restrictionAt(position),
    waitsFor: waitsFor(position),
    penaltyCards: penaltyCards(position),
    revokes: revokes(position),
    information: ledger
      .filter(({ from }) => from < position.at)
      .map((entry) =>
        entry.until !== null && entry.until >= position.at ? { ...entry, until: null } : entry,
      ),
    questions: openQuestions(position),
    result: resultAt(position),
    playOver: isPlayOver(position),
  };
}
