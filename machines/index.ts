/** Says which machine serves which lifecycle, opens lifecycles, and steps them with a fact or a signal. */

import type { AnyStateMachine, StateValueFrom } from 'xstate';
import type { Case, CaseId, MachineName } from '../src/laws/case.ts';
import { inState, type ByState, type StateOf } from '../src/laws/states.ts';
import { lifecyclesIn } from '../src/laws/caseIndex.ts';
import type { Effect, Step, Opening, Signal } from '../src/laws/step.ts';
import type { FactType } from '../src/events/event.ts';
import { cardChange } from './cardChange.ts';
import { claim } from './claim.ts';
import { defectiveTrick } from './defectiveTrick.ts';
import { designation } from './designation.ts';
import { leadOutOfTurn } from './leadOutOfTurn.ts';
import { leadRestriction } from './leadRestriction.ts';
import { leadingHand } from './leadingHand.ts';
import type { LifecycleAction } from './lifecycle.ts';
import { openingLead } from './openingLead.ts';
import { penaltyCard } from './penaltyCard.ts';
import { penaltyCardChoice } from './penaltyCardChoice.ts';
import { penaltyCardUnplayed } from './penaltyCardUnplayed.ts';
import { prematurePlay } from './prematurePlay.ts';
import { revoke } from './revoke.ts';
import { simultaneous } from './simultaneous.ts';

/** A type that holds only if each machine has exactly the states that are declared for its lifecycle. */
type AsDeclared<Machines extends Readonly<Record<MachineName, AnyStateMachine>>> = {
  readonly [Machine in MachineName]: [StateValueFrom<Machines[Machine]>, StateOf<Machine>] extends [
    StateOf<Machine>,
    StateValueFrom<Machines[Machine]>,
  ]
    ? AnyStateMachine
    : {
        readonly lacks: Exclude<StateOf<Machine>, StateValueFrom<Machines[Machine]>>;
        readonly undeclared: Exclude<StateValueFrom<Machines[Machine]>, StateOf<Machine>>;
      };
};

function asDeclared<const Machines extends Readonly<Record<MachineName, AnyStateMachine>>>(
  machines: Machines & AsDeclared<Machines>,
): EachMachine<AnyStateMachine> {
  return machines;
}

const MACHINES = asDeclared({
  penaltyCard,
  leadRestriction,
  revoke,
  cardChange,
  leadOutOfTurn,
  openingLead,
  prematurePlay,
  penaltyCardUnplayed,
  penaltyCardChoice,
  claim,
  designation,
  simultaneous,
  defectiveTrick,
  leadingHand,
});

export const MACHINE_NAMES = Object.keys(MACHINES) as readonly MachineName[];

type EachMachine<What> = Readonly<Record<MachineName, What>>;

function eachMachine<What>(of: (machine: AnyStateMachine, name: MachineName) => What): EachMachine<What> {
  return Object.fromEntries(
    MACHINE_NAMES.map((name) => [name, of(MACHINES[name], name)]),
  ) as EachMachine<What>;
}

type Transition = AnyStateMachine['definition']['transitions'][number];

const NONE: readonly Transition[] = [];

/** The transitions that the state of the lifecycle has for that fact or signal. The first whose guard holds is taken. */
function transitionsOf({ machine, state }: Case, type: FactType | Signal): readonly Transition[] {
  return MACHINES[machine].states[state]?.transitions.get(type) ?? NONE;
}

/** True when the lifecycle is open and its state has an arrow for that fact or signal; whether a guard lets it pass is not asked. */
export function listens(open: Case, type: FactType | Signal): boolean {
  return !open.ended && transitionsOf(open, type).length > 0;
}

const NOTHING: readonly Effect[] = [];

export interface Stepped {
  readonly case: Case;
  readonly effects: readonly Effect[];
}

/** A new lifecycle in its first state. No machine does anything before an event comes. */
export function openCase({ machine, context }: Opening, id: CaseId): Case {
  return { id, machine, state: initialState(MACHINES[machine]), context, ended: false } as Case;
}

/** For each machine the states it has before any event but `Opened`: the initial state, and those it enters at once. */
const BEGINNINGS = eachMachine((machine, name): ByState<MachineName> => {
  const first = initialState(machine);
  const opened = machine.states[first]?.transitions.get('Opened') ?? [];
  return inState(name, first, ...opened.map(({ target }) => stateKey(target?.[0]) ?? first));
});

/** Two claims, revokes or restrictions are never the same matter: something happened between them. Penalty cards have a rule of their own. */
const EACH_ITS_OWN: readonly MachineName[] = ['claim', 'revoke', 'leadRestriction', 'penaltyCard'];

/**
 * True when the opening repeats an open matter of which nothing has become yet: then one lifecycle is enough. Otherwise a table that
 * leads out of turn a thousand times would have a thousand of them open, all saying the same for ever.
 */
export function isSameMatter(other: Case, { machine, context }: Opening): boolean {
  if (other.machine !== machine || other.ended || EACH_ITS_OWN.includes(machine)) return false;
  if (!BEGINNINGS[machine](other)) return false;
  const before: Readonly<Record<string, unknown>> = { ...other.context };
  return Object.entries(context).every(
    ([key, value]) => key === 'openedAt' || JSON.stringify(before[key]) === JSON.stringify(value),
  );
}

/** True when the same matter is open among these lifecycles. */
export function isOpenAlready(cases: readonly Case[], opening: Opening): boolean {
  const { machine } = opening;
  if (EACH_ITS_OWN.includes(machine)) return false;
  return lifecyclesIn(cases, BEGINNINGS[machine]).some((other) => isSameMatter(other, opening));
}

/**
 * Sends a lifecycle one event. The result is its next state with the effects, or the same case when no guard holds. The machines have
 * only states and transitions between them, so this takes the first transition whose guard holds, as xstate's `transition` does at many
 * times the cost. A test compares the two in every case.
 */
export function stepCase(open: Case, type: FactType | Signal, step: Step): Stepped {
  const event = { type, step };
  const asked = { context: open.context, event };
  const taken = transitionsOf(open, type).find(
    ({ guard }) => typeof guard !== 'function' || guard(asked, undefined),
  );
  if (taken === undefined) return { case: open, effects: NOTHING };
  const effects: Effect[] = [];
  let context: object = open.context;
  for (const action of taken.actions as unknown as readonly LifecycleAction[]) {
    const scope = { context, event };
    if (action.type === 'remember') context = { ...context, ...action.params(scope) };
    else effects.push(...action.params(scope).effects);
  }
  const [target] = taken.target ?? [];
  const state = stateKey(target) ?? open.state;
  if (context === open.context && state === open.state) return { case: open, effects };
  return { case: { ...open, state, context, ended: target?.type === 'final' } as Case, effects };
}

/** A machine as plain data, for drawing it. */
export interface MachineDrawing {
  readonly id: MachineName;
  readonly initial: StateOf<MachineName>;
  readonly states: readonly StateDrawing[];
}

interface StateDrawing {
  readonly name: StateOf<MachineName>;
  readonly final: boolean;
  readonly transitions: readonly TransitionDrawing[];
}

interface TransitionDrawing {
  readonly event: FactType | Signal;
  /** The target state. A transition that stays in its state has that state as its target. */
  readonly target: StateOf<MachineName>;
  /** The name of the law function that is the guard. */
  readonly guard: string | null;
}

/** The key of a node is a declared state: the type of `asDeclared` makes sure of it. */
function stateKey(node: { readonly key: string } | undefined): StateOf<MachineName> | undefined {
  return node?.key as StateOf<MachineName> | undefined;
}

function initialState(machine: AnyStateMachine): StateOf<MachineName> {
  return machine.config.initial as StateOf<MachineName>;
}

function guardName(guard: unknown): string | null {
  return typeof guard === 'function' && guard.name !== '' ? guard.name : null;
}

/** The states and arrows of every machine as plain data, from which the lifecycles are drawn. */
export function machineDefinitions(): EachMachine<MachineDrawing> {
  return eachMachine((machine, id) => {
    const states = Object.values(machine.states).map((node): StateDrawing => {
      const name = stateKey(node) as StateOf<MachineName>;
      const transitions = [...node.transitions.values()].flat().map((each): TransitionDrawing => ({
        event: each.eventType as FactType | Signal,
        target: stateKey(each.target?.[0]) ?? name,
        guard: guardName(each.guard),
      }));
      return { name, final: node.type === 'final', transitions };
    });
    return { id, initial: initialState(machine), states };
  });
}
