/**
 * An index of a list of lifecycles by machine and state. A record may open many, though no real table does. A long list is sorted once,
 * and the index of the next list is computed from the changes alone: the cost of a fact depends on what the fact changes, not on the
 * length of the list.
 */

import type { Case, CaseIn, MachineName } from './case.ts';
import type { ByState } from './states.ts';

type Cases = readonly Case[];

/** A shorter list has no index: searching it is cheaper than sorting it. */
const LONG = 32;
/** How many lists keep their index: while a fact is judged, the laws ask about the lists before and after it alternately. */
const REMEMBERED = 6;

/**
 * The places in the list of the lifecycles of one machine, or of one machine in one state, ascending. Only the first `count` places
 * belong to this group: later lists share the array and append to it.
 */
interface Group {
  readonly places: number[];
  readonly count: number;
}

/** The lifecycles of one machine in one state. `one` is an example of them, on which a test of machine and state can be run. */
interface InState extends Group {
  readonly one: Case;
}

interface Sorted {
  readonly of: Cases;
  readonly machines: ReadonlyMap<string, Group>;
  readonly states: ReadonlyMap<string, InState>;
  /** By the name of a test: the states that pass it. A cache that holds as long as no new state appears. */
  readonly meant: Map<string, readonly string[]>;
  /** A cache: the lifecycles found in this list, by the name of the test. */
  readonly parts: Map<string, Cases>;
  /** A cache: the answers about this whole list, by the function that was asked. */
  readonly answers: Map<(cases: Cases) => unknown, unknown>;
}

/** A lifecycle that has changed, or a new one: then `before` is undefined. */
interface Change {
  readonly place: number;
  readonly before: Case | undefined;
  readonly after: Case;
}
type Changes = readonly Change[];

const NOWHERE: Group = { places: [], count: 0 };

/** The indexes used last, the latest first: an LRU cache. A list never changes after it has been indexed. */
const remembered: Sorted[] = [];

const stateName = ({ machine, state, ended }: Case): string => `${machine} ${state}${ended ? '.' : ''}`;

/**
 * Binary search among the numbers from 0 to `places`: the first for which `comesBefore` is false. It must be false for all later ones,
 * too.
 */
export function firstPlace(places: number, comesBefore: (place: number) => boolean): number {
  let low = 0;
  let high = places;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (comesBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function indexOf({ places, count }: Group, place: number): number {
  return firstPlace(count, (index) => (places[index] as number) < place);
}

function withPlace(group: Group | undefined, place: number): Group {
  if (group === undefined) return { places: [place], count: 1 };
  const { places, count } = group;
  const isLast = count === 0 || (places[count - 1] as number) < place;
  const own = isLast && places.length === count ? places : places.slice(0, count);
  if (isLast) own.push(place);
  else putIn(own, place);
  return { places: own, count: count + 1 };
}

function withoutPlace(group: Group, place: number): Group {
  const places = group.places.slice(0, group.count);
  places.splice(indexOf(group, place), 1);
  return { places, count: places.length };
}

function changed(list: Sorted, of: Cases, changes: Changes): Sorted {
  const { machines: ofMachine, states: inState } = list;
  const machines = new Map(ofMachine);
  const states = new Map(inState);
  for (const { place, before, after } of changes) {
    const name = stateName(after);
    if (before === undefined) machines.set(after.machine, withPlace(machines.get(after.machine), place));
    else {
      const old = stateName(before);
      if (old === name) continue;
      states.set(old, { ...withoutPlace(states.get(old) as Group, place), one: before });
    }
    states.set(name, { ...withPlace(states.get(name), place), one: after });
  }
  const meant = states.size === inState.size ? list.meant : new Map<string, readonly string[]>();
  return { of, machines, states, meant, parts: new Map(), answers: new Map() };
}

function sort(cases: Cases): Sorted {
  const nothing: Sorted = {
    of: [],
    machines: new Map(),
    states: new Map(),
    meant: new Map(),
    parts: new Map(),
    answers: new Map(),
  };
  return changed(
    nothing,
    cases,
    cases.map((after, place) => ({ place, before: undefined, after })),
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
  if (before.length >= LONG) remember(changed(sorted(before), now, changes));
}

/** The group of the lifecycles that pass the test. The test may depend on machine and state only. */
function groupOf(list: Sorted, name: string, isMeant: (open: Case) => boolean): Group {
  const ofMachine = list.machines.get(name);
  if (ofMachine !== undefined) return ofMachine;
  let all = NOWHERE;
  for (const state of statesMeant(list, name, isMeant)) {
    const group = list.states.get(state) as InState;
    if (group.count > 0) all = all.count === 0 ? group : merged(all, group);
  }
  return all;
}

/** The places of both groups, ascending: a merge of two sorted lists. */
function merged(one: Group, other: Group): Group {
  const places: number[] = [];
  let left = 0;
  let right = 0;
  while (left < one.count && right < other.count) {
    const [mine, its] = [one.places[left] as number, other.places[right] as number];
    if (mine < its) {
      places.push(mine);
      left++;
    } else {
      places.push(its);
      right++;
    }
  }
  while (left < one.count) places.push(one.places[left++] as number);
  while (right < other.count) places.push(other.places[right++] as number);
  return { places, count: places.length };
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
  const part: Case[] = [];
  for (let place = 0; place < cases.length; place++) {
    const open = cases[place] as Case;
    // The machine first: few lifecycles pass the test, and to compare costs less than to call.
    if ((machine === undefined || open.machine === machine) && isMeant(open)) part.push(open);
  }
  return part;
}

function lookUp(cases: Cases, name: string, isMeant: (open: Case) => boolean): Cases {
  const list = sorted(cases);
  const known = list.parts.get(name);
  if (known !== undefined) return known;
  const { places, count } = groupOf(list, name, isMeant);
  const part: Case[] = [];
  for (let index = 0; index < count; index++) part.push(cases[places[index] as number] as Case);
  list.parts.set(name, part);
  return part;
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
  const { places, count } =
    cases.length < LONG
      ? { places: null, count: cases.length }
      : (sorted(cases).machines.get(machine) ?? NOWHERE);
  for (let index = count - 1; index >= 0; index--) {
    const open = cases[places?.[index] ?? index] as CaseIn<Machine>;
    if (open.machine === machine && isMeant(open)) return open;
  }
  return undefined;
}

/** Puts a place among ascending ones, once. */
export function putIn(places: number[], place: number): void {
  const index = indexOf({ places, count: places.length }, place);
  if (places[index] !== place) places.splice(index, 0, place);
}

/** The places of the lifecycles that listen to an event of that type; whether one does depends on its machine and state only. */
export function listeners<Type extends string>(
  cases: Cases,
  type: Type,
  isListening: (open: Case, type: Type) => boolean,
): number[] {
  if (cases.length < LONG) {
    const listening: number[] = [];
    for (let place = 0; place < cases.length; place++)
      if (isListening(cases[place] as Case, type)) listening.push(place);
    return listening;
  }
  const name = `listens to ${type}`;
  const { places, count } = groupOf(sorted(cases), name, (open) => isListening(open, type));
  return places.slice(0, count);
}

/** Memoises the answer to a question about a long list of cases, once for each list. */
export function onceFor<Answer>(cases: Cases, ask: (cases: Cases) => Answer): Answer {
  if (cases.length < LONG) return ask(cases);
  const { answers } = sorted(cases);
  if (!answers.has(ask)) answers.set(ask, ask(cases));
  return answers.get(ask) as Answer;
}
