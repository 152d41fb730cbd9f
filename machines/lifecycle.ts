/**
 * The pattern of every machine here: it takes facts and signals, its guards and conclusions are functions from `src/laws`, and its
 * transitions have two actions, both with data: `conclude` with the effects, `remember` with the changes of the context.
 */

import { assign, setup, type MachineContext } from 'xstate';
import type { Effect, Step, StepOf, PlayStep, Signal } from '../src/laws/step.ts';
import type { FactType } from '../src/events/event.ts';

/** The step that an event carries: for `CardPlayed` a play, by hand or by a call; for another fact the step of that fact. */
type StepAt<Type extends FactType | Signal> = Type extends 'CardPlayed'
  ? PlayStep
  : Type extends FactType
    ? StepOf<Type>
    : Step;

type LifecycleEvent = {
  [Type in FactType | Signal]: { readonly type: Type; readonly step: StepAt<Type> };
}[FactType | Signal];

/** What a transition concludes: the parameter of its `conclude` action. */
export interface Conclusion {
  readonly effects: readonly Effect[];
}

/** An action of a transition as the machine has it. `params` computes its data. */
export type LifecycleAction =
  | { readonly type: 'conclude'; readonly params: (scope: Scope<unknown, Step>) => Conclusion }
  | { readonly type: 'remember'; readonly params: (scope: Scope<unknown, Step>) => object };

/** A law function. The type of its step decides which events may call it. */
type Read<Context, Result, What extends Step = Step> = (context: Context, step: What) => Result;

interface Scope<Context, What extends Step> {
  readonly context: Context;
  readonly event: { readonly step: What };
}

/** The names of states to which a transition, or a list of transitions, leads. */
type TargetOf<Transition> = Transition extends string
  ? Transition
  : Transition extends readonly (infer Each)[]
    ? TargetOf<Each>
    : Transition extends { readonly target: infer Target }
      ? Target
      : never;

/** The names of states to which the events of a state lead. */
type TargetsOf<State> = State extends { readonly on: infer Events }
  ? { [Event in keyof Events]: TargetOf<Events[Event]> }[keyof Events]
  : never;

/** A type that holds only if every transition of the configuration leads to one of its states; xstate itself finds that out when it runs. */
type LeadsToStatesOf<Config> = Config extends { readonly states: infer States }
  ? {
      readonly states: {
        readonly [State in keyof States]: [TargetsOf<States[State]>] extends [keyof States]
          ? unknown
          : { readonly noState: Exclude<TargetsOf<States[State]>, keyof States> };
      };
    }
  : unknown;

/** The tools for one machine: `machine` makes it, `when`, `conclude` and `remember` turn law functions into its guards and actions. */
export function lifecycle<Context extends MachineContext>() {
  const base = setup({
    types: { context: {} as Context, input: {} as Context, events: {} as LifecycleEvent },
    actions: {
      conclude: (_scope: unknown, _conclusion: Conclusion) => undefined,
      remember: assign((_scope, change: Partial<Context>) => change),
    },
  });
  return {
    /** Makes the machine. A transition to a state that the machine does not have does not compile. */
    machine<const Config extends Parameters<typeof base.createMachine>[0]>(
      config: Config & LeadsToStatesOf<Config>,
    ) {
      return base.createMachine<Config>(config);
    },
    /** A guard with the name of its law function. */
    when<What extends Step>(guard: Read<Context, boolean, What>) {
      const named = ({ context, event }: Scope<Context, What>): boolean => guard(context, event.step);
      Object.defineProperty(named, 'name', { value: guard.name });
      return named;
    },
    /** The action that returns the effects of a transition. */
    conclude<What extends Step>(conclusion: Read<Context, readonly Effect[], What>) {
      return {
        type: 'conclude' as const,
        params: ({ context, event }: Scope<Context, What>): Conclusion => ({
          effects: conclusion(context, event.step),
        }),
      };
    },
    /** The action that changes what the lifecycle remembers. */
    remember<What extends Step>(change: Read<Context, Partial<Context>, What>) {
      return {
        type: 'remember' as const,
        params: ({ context, event }: Scope<Context, What>): Partial<Context> => change(context, event.step),
      };
    },
  };
}

/** A guard that is true if both law functions are. Use it only for events whose step has what both need. */
export function both<Context, One extends Step, Other extends Step>(
  one: Read<Context, boolean, One>,
  other: Read<Context, boolean, Other>,
): Read<Context, boolean, One & Other> {
  return underName(
    `${one.name} and ${other.name}`,
    (context: Context, step: One & Other) => one(context, step) && other(context, step),
  );
}

/** A guard that is not a law function itself, under the name that the drawing shows. */
export function underName<Context, What extends Step>(
  name: string,
  guard: Read<Context, boolean, What>,
): Read<Context, boolean, What> {
  const named: Read<Context, boolean, What> = (context, step) => guard(context, step);
  Object.defineProperty(named, 'name', { value: name });
  return named;
}
