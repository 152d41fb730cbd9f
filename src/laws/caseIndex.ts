/**
 * An index of a list of lifecycles by machine and state. A record may open many, though no real table does. A long list is sorted once,
 * and the index of the next list is computed from the changes alone: the cost of a fact depends on what the fact changes, not on the
 * length of the list.
 */

import { grouped } from '../domain/grouped.ts';
import type { Case, CaseIn, MachineName } from './case.ts';
import { merged, NOWHERE, withIndex, withoutIndex, type CaseGroup } from './caseGroup.ts';
import type { ByState } from './states.ts';

type Cases = readonly Case[];

/** A shorter list has no index: searching it is cheaper than sorting it. */
const LONG = 32;
/** How many lists keep their index: while a fact is judged, the laws ask about the lists before and after it alternately. */
const REMEMBERED = 6;

/** The lifecycles of one machine in one state. `one` is an example of them, on which a test of machine and state can be run. */
interface InState extends CaseGroup {
  readonly one: Case;
}

interface Sorted {
  readonly of: Cases;
  readonly machines: ReadonlyMap<string, CaseGroup>;
  readonly states: ReadonlyMap<string, InState>;
  /** By the name of a test: the states that pass it. A cache that holds as long as no new state appears. */
  readonly meant: Map<string, readonly string[]>;
  /** A cache: the lifecycles found in this list, by the name of the test. */
  readonly subsets: Map<string, Cases>;
  /** A cache: the answers about this whole list, by the function that was asked. */
  readonly answers: Map<(cases: Cases) => unknown, unknown>;
}

/** A lifecycle that has changed, or a new one: then `before` is undefined. */
interface Change {
  readonly index: number;
  readonly before: Case | undefined;
  readonly after: Case;
}
type Changes = readonly Change[];

/** The indexes used last, the latest first: an LRU cache. A list never changes after it has been indexed. */
const remembered: Sorted[] = [];

const stateName = ({ machine, state, ended }: Case): string => `${machine} ${state}${ended ? '.' : ''}`;

function changed(list: Sorted, of: Cases, changes: Changes): Sorted {
  const { machines: ofMachine, states: inState } = list;
  const machines = new Map(ofMachine);
  const states = new Map(inState);
  for (const { index, before, after } of changes) {
    const name = stateName(after);
    if (before === undefined) machines.set(after.machine, withIndex(machines.get(after.machine), index));
    else {
      const old = stateName(before);
      if (old === name) continue;
      states.set(old, { ...withoutIndex(states.get(old) as CaseGroup, index), one: before });
    }
    states.set(name, { ...withIndex(states.get(name), index), one: after });
  }
  const meant = states.size === inState.size ? list.meant : new Map<string, readonly string[]>();
  return { of, machines, states, meant, subsets: new Map(), answers: new Map() };
}

function sort(cases: Cases): Sorted {
  return {
    of: cases,
    machines: groupsBy(cases, ({ machine }) => machine),
    states: groupsBy(cases, stateName),
    meant: new Map(),
    subsets: new Map(),
    answers: new Map(),
  };
}

function groupsBy(cases: Cases, nameOf: (open: Case) => string): Map<string, InState> {
  const groups = grouped([...cases.keys()], (index) => nameOf(cases[index] as Case));
  return new Map(
    [...groups].map(([name, indexes]) => [
      name,
      { indexes, count: indexes.length, one: cases[indexes[0] as number] as Case },
    ]),
  );
}

function remember(list: Sorted): Sorted {
  remembered.unshift(list);
  if (remembered.length > REMEMBERED) remembered.pop();
  return list;
}

function sorted(cases: Cases): Sorted {
  const at = remembered.findIndex(({ of }) => of === cases);
  if (at < 0) return remember(sort(cases));
  const known = remembered[at] as Sorted;
  if (at === REMEMBERED - 1) remembered.unshift(...remembered.splice(at, 1));
  return known;
}

/** Lets the index know that the list `now` is the list `before` with these changes, in their order. */
export function hasChanged(before: Cases, now: Cases, changes: Changes): void {
  if (before.length < LONG) return;
  // Each change copies a group: where one fact changes a good part of the list, sorting it anew costs less.
  const isMuch = changes.length > now.length / 16;
  remember(isMuch ? sort(now) : changed(sorted(before), now, changes));
}

/** The group of the lifecycles that pass the test. The test may depend on machine and state only. */
function groupOf(list: Sorted, name: string, isMeant: (open: Case) => boolean): CaseGroup {
  const ofMachine = list.machines.get(name);
  if (ofMachine !== undefined) return ofMachine;
  let all = NOWHERE;
  for (const state of statesMeant(list, name, isMeant)) {
    const group = list.states.get(state) as InState;
    if (group.count > 0) all = all.count === 0 ? group : merged(all, group);
  }
  return all;
}

function statesMeant({ states, meant }: Sorted, name: string, isMeant: (open: Case) => boolean) {
  const known = meant.get(name);
  if (known !== undefined) return known;
  const found = [...states].filter(([, { one }]) => isMeant(one)).map(([state]) => state);
  meant.set(name, found);
  return found;
}

/**
 * The lifecycles for which the test holds. The answer is kept under the name, so the test may depend on machine and state only.
 * `machine`: the only machine whose lifecycles can pass it.
 */
export function look(
  cases: Cases,
  name: string,
  isMeant: (open: Case) => boolean,
  machine?: MachineName,
): Cases {
  if (cases.length >= LONG) return lookUp(cases, name, isMeant);
  const subset: Case[] = [];
  for (let index = 0; index < cases.length; index++) {
    const open = cases[index] as Case;
    // The machine first: few lifecycles pass the test, and to compare costs less than to call.
    if ((machine === undefined || open.machine === machine) && isMeant(open)) subset.push(open);
  }
  return subset;
}

function lookUp(cases: Cases, name: string, isMeant: (open: Case) => boolean): Cases {
  const list = sorted(cases);
  const known = list.subsets.get(name);
  if (known !== undefined) return known;
  const { indexes, count } = groupOf(list, name, isMeant);
  const subset: Case[] = [];
  for (let at = 0; at < count; at++) subset.push(cases[indexes[at] as number] as Case);
  list.subsets.set(name, subset);
  return subset;
}

/** The lifecycles of one machine, ended ones included, in the order in which they were opened. */
export function lifecyclesOf<Machine extends MachineName>(
  cases: Cases,
  machine: Machine,
): readonly CaseIn<Machine>[] {
  const isMeant = (open: Case): boolean => open.machine === machine;
  return look(cases, machine, isMeant, machine) as readonly CaseIn<Machine>[];
}

/** The lifecycles for which the test holds, in the order in which they were opened. */
export function lifecyclesIn<Machine extends MachineName>(
  cases: Cases,
  isMeant: ByState<Machine>,
): readonly CaseIn<Machine>[] {
  return look(cases, isMeant.key, isMeant, isMeant.machine) as readonly CaseIn<Machine>[];
}

/** True when the test holds for any lifecycle. */
export function isAnyIn(cases: Cases, isMeant: ByState<MachineName>): boolean {
  if (cases.length < LONG) return cases.some(isMeant);
  const list = sorted(cases);
  return statesMeant(list, isMeant.key, isMeant).some((state) => (list.states.get(state)?.count ?? 0) > 0);
}

/** The lifecycles that have not ended, in the order in which they were opened. */
export function openLifecycles(cases: Cases): Cases {
  return look(cases, 'open', ({ ended }) => !ended);
}

/** True when no lifecycle is open any more. */
export function haveAllEnded(cases: Cases): boolean {
  return cases.length < LONG ? cases.every(({ ended }) => ended) : openLifecycles(cases).length === 0;
}

/** The lifecycles of one machine that have not ended. */
export function openLifecyclesOf<Machine extends MachineName>(
  cases: Cases,
  machine: Machine,
): readonly CaseIn<Machine>[] {
  const isMeant = (open: Case): boolean => open.machine === machine && !open.ended;
  return look(cases, `open ${machine}`, isMeant, machine) as readonly CaseIn<Machine>[];
}

/** The latest lifecycle of one machine for which the test holds; undefined where there is none. */
export function lastOf<Machine extends MachineName>(
  cases: Cases,
  machine: Machine,
  isMeant: (open: CaseIn<Machine>) => boolean,
): CaseIn<Machine> | undefined {
  const { indexes, count } =
    cases.length < LONG
      ? { indexes: null, count: cases.length }
      : (sorted(cases).machines.get(machine) ?? NOWHERE);
  for (let index = count - 1; index >= 0; index--) {
    const open = cases[indexes?.[index] ?? index] as CaseIn<Machine>;
    if (open.machine === machine && isMeant(open)) return open;
  }
  return undefined;
}

/** The indexes of the lifecycles that listen to an event of that type; whether one does depends on its machine and state only. */
export function listeners<Type extends string>(
  cases: Cases,
  type: Type,
  isListening: (open: Case, type: Type) => boolean,
): number[] {
  if (cases.length < LONG) {
    const listening: number[] = [];
    for (let index = 0; index < cases.length; index++)
      if (isListening(cases[index] as Case, type)) listening.push(index);
    return listening;
  }
  const name = `listens to ${type}`;
  const { indexes, count } = groupOf(sorted(cases), name, (open) => isListening(open, type));
  return indexes.slice(0, count);
}

/** Memoises the answer to a question about a long list of cases, once for each list. */
export function onceFor<Answer>(cases: Cases, ask: (cases: Cases) => Answer): Answer {
  if (cases.length < LONG) return ask(cases);
  const { answers } = sorted(cases);
  if (!answers.has(ask)) answers.set(ask, ask(cases));
  return answers.get(ask) as Answer;
}
