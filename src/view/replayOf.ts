/** A timeline for the screens: the panels of a position are computed once, when somebody looks at it. */

import { machineDefinitions } from '../../machines/index.ts';
import { broughtBy } from '../audit/broughtBy.ts';
import { SEATS } from '../domain/seat.ts';
import type { Comparison } from '../events/comparison.ts';
import type { DealRecord } from '../events/record.ts';
import type { Finding } from '../laws/finding.ts';
import type { Timeline } from '../replay/timeline.ts';
import { shownAt } from './standingAt.ts';
import { casesIfSo } from '../replay/ifSo.ts';
import { knowledgeAt, type Knowledge } from '../replay/knowledge.ts';
import type { Position } from '../replay/position.ts';
import { isPlayOver } from '../laws/law69.ts';
import {
  dueCorrections,
  information,
  isOpenMatter,
  legalCards,
  openMatters,
  openOptions,
  openQuestions,
  penaltyCards,
  restrictionAt,
  resultAt,
  revokes,
  waitsFor,
} from '../replay/view.ts';
import { pressedPlay } from './pressedPlay.ts';
import type { InformationShown, Moment, Replay } from './replay.ts';

/** Values computed for a replay, which the next version of the replay reuses. */
interface Known {
  readonly positions: readonly Position[];
  readonly moments: Map<number, Moment>;
  spans: Spans | null;
}

const knownOf = new WeakMap<Replay, Known>();

/**
 * A replay whose panels are computed on demand. `before`: the replay shown before, whose unchanged parts are reused. `session`: the
 * session's results of the other tables.
 */
export function replayOf(
  timeline: Timeline,
  before: Replay | null = null,
  session: Comparison | null = before?.known ?? null,
): Replay {
  const { positions, record, laws, findings } = timeline;
  const last = positions.length - 1;
  const at = (index: number): Position => positions[Math.min(Math.max(index, 0), last)] as Position;
  const earlier = before === null ? null : (knownOf.get(before) ?? null);
  const known: Known = { positions, moments: momentsKept(positions, earlier), spans: null };
  const { moments } = known;
  const machines = machineDefinitions();
  const replay: Replay = {
    record,
    edition: laws.edition,
    last,
    findings,
    known: session,
    table: (index) => at(index).table,
    cases: (index) => at(index).cases,
    isOpen: (index) => isOpenMatter(at(index)),
    pressed: (index, seat, card) => pressedPlay(at(index), seat, card),
    machine: (name) => machines[name] ?? null,
    moment: (index) => {
      const seen = moments.get(index);
      if (seen !== undefined) return seen;
      known.spans ??= spansOf(positions, earlier?.spans ?? null);
      const made = composeMoment(
        at(index),
        record,
        known.spans.ledger,
        knowledgeAt(timeline, index),
        broughtBy(timeline, index),
      );
      moments.set(index, made);
      return made;
    },
  };
  knownOf.set(replay, known);
  return replay;
}

/** The moments of unchanged positions. With forgotten cards they are computed again, because what is certain also depends on later events. */
function momentsKept(positions: readonly Position[], earlier: Known | null): Map<number, Moment> {
  const kept = [...(earlier?.moments ?? [])];
  return new Map(
    kept.filter(
      ([index, { knowledge }]) =>
        knowledge === null && index in positions && positions[index] === earlier?.positions[index],
    ),
  );
}

/** The positions of a replay, for code that needs more than the screens show; empty for a replay that {@link replayOf} did not make. */
export function positionsOf(replay: Replay): readonly Position[] {
  return knownOf.get(replay)?.positions ?? [];
}

/** For each entry of the ledger when it began and ended to hold, in order of appearance, over the positions read so far. */
interface Spans {
  readonly read: number;
  readonly last: Position | undefined;
  readonly ledger: readonly InformationShown[];
  /** The entries that still hold, with their index. */
  readonly running: ReadonlyMap<string, number>;
}

/** Reads the positions after those already read. */
function spansOf(positions: readonly Position[], before: Spans | null): Spans {
  const goesOn = before !== null && positions[before.read - 1] === before.last;
  const running = new Map(goesOn ? before.running : []);
  const ledger = goesOn ? [...before.ledger] : [];
  for (const position of positions.slice(goesOn ? before.read : 0)) {
    const now = new Set<string>();
    for (const entry of information(position)) {
      const key = Object.values(entry).join(' ');
      now.add(key);
      if (!running.has(key))
        running.set(key, ledger.push({ ...entry, from: position.at - 1, until: null }) - 1);
    }
    for (const [key, place] of running) {
      const entry = ledger[place];
      if (now.has(key) || entry === undefined) continue;
      ledger[place] = { ...entry, until: position.at - 1 };
      running.delete(key);
    }
  }
  return { read: positions.length, last: positions.at(-1), ledger, running };
}

function composeMoment(
  position: Position,
  record: DealRecord,
  ledger: readonly InformationShown[],
  knowledge: Knowledge | null,
  brought: readonly Finding[],
): Moment {
  const ifSo = casesIfSo({ record, cases: position.cases });
  return {
    at: position.at,
    table: position.table,
    standing: shownAt(position, record.events, ifSo, knowledge),
    findings: brought.length === 0 ? position.findings : [...position.findings, ...brought],
    cases: position.cases,
    open: openMatters(position),
    dueCorrections: dueCorrections(position),
    ifSo,
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
    knowledge,
    playOver: isPlayOver(position),
  };
}
