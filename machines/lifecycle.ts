/**
 * The pattern of every machine here: it hears facts and signals, its guards and conclusions are functions from `src/laws`, and
 * what it concludes is returned as data under one action, `conclude`.
 */

import { assign, setup, type MachineContext } from 'xstate';
import type { Effect, Heard, HeardFact, HeardPlay, Signal } from '../src/laws/heard.ts';
import type { FactType } from '../src/events/event.ts';

/** What each event brings along: a `CardPlayed` the play, be the card called or played by hand; another fact itself. */
type HeardAs<Type extends FactType | Signal> = Type extends 'CardPlayed'
  ? HeardPlay
  : Type extends FactType
    ? HeardFact<Type>
    : Heard;

export type Hearing = {
  [Type in FactType | Signal]: { readonly type: Type; readonly heard: HeardAs<Type> };
}[FactType | Signal];

/** What a transition concludes: the parameter of its `conclude` action. */
export interface Conclusion {
  readonly effects: readonly Effect[];
}

/** A law function: what it needs to have heard decides at which events it may be asked. */
type Read<Context, Result, What extends Heard = Heard> = (context: Context, heard: What) => Result;

/** An event that brings this along. */
interface Brings<What extends Heard> {
  readonly type: FactType | Signal;
  readonly heard: What;
}

interface Scope<Context, What extends Heard> {
  readonly context: Context;
  readonly event: Pick<Brings<What>, 'heard'>;
}

/** The tools for one machine: `machine` makes it, `when`, `conclude` and `remember` turn law functions into its guards and actions. */
export function lifecycle<Context extends MachineContext>() {
  const base = setup({
    types: { context: {} as Context, input: {} as Context, events: {} as Hearing },
    actions: { conclude: (_scope: unknown, _conclusion: Conclusion) => undefined },
  });
  return {
    machine: base.createMachine.bind(base),
    /** A guard, named after the law function it is. */
    when<What extends Heard>(guard: Read<Context, boolean, What>) {
      const named = ({ context, event }: Scope<Context, What>): boolean => guard(context, event.heard);
      Object.defineProperty(named, 'name', { value: guard.name });
      return named;
    },
    /** The effects of a transition. */
    conclude<What extends Heard>(conclusion: Read<Context, readonly Effect[], What>) {
      return {
        type: 'conclude' as const,
        params: ({ context, event }: Scope<Context, What>): Conclusion => ({
          effects: conclusion(context, event.heard),
        }),
      };
    },
    /** What the lifecycle remembers from now on. */
    remember<What extends Heard>(change: Read<Context, Partial<Context>, What>) {
      return assign<Context, Brings<What>, undefined, Hearing, never>(({ context, event }) =>
        change(context, event.heard),
      );
    },
  };
}

/** A guard that holds when both law functions do. It may be asked only at events that bring what either of them needs. */
export function both<Context, One extends Heard, Other extends Heard>(
  one: Read<Context, boolean, One>,
  other: Read<Context, boolean, Other>,
): Read<Context, boolean, One & Other> {
  return saying(
    `${one.name} and ${other.name}`,
    (context: Context, heard: One & Other) => one(context, heard) && other(context, heard),
  );
}

/** A guard that is no law function of its own, under the name the drawing shows. */
export function saying<Context, What extends Heard>(
  name: string,
  guard: Read<Context, boolean, What>,
): Read<Context, boolean, What> {
  const named: Read<Context, boolean, What> = (context, heard) => guard(context, heard);
  Object.defineProperty(named, 'name', { value: name });
  return named;
}
