/**
 * Which transitions of the lifecycles records drive. Every transition is watched while records fold: of those a state offers for
 * one event, the first whose guard holds is taken.
 */

import { transition, type AnyStateMachine } from 'xstate';
import { cardChange } from '../../machines/cardChange.ts';
import { claim } from '../../machines/claim.ts';
import { defectiveTrick } from '../../machines/defectiveTrick.ts';
import { designation } from '../../machines/designation.ts';
import { leadOutOfTurn } from '../../machines/leadOutOfTurn.ts';
import type { Conclusion } from '../../machines/lifecycle.ts';
import { leadRestriction } from '../../machines/leadRestriction.ts';
import { leadingHand } from '../../machines/leadingHand.ts';
import { openingLead } from '../../machines/openingLead.ts';
import { penaltyCard } from '../../machines/penaltyCard.ts';
import { penaltyCardChoice } from '../../machines/penaltyCardChoice.ts';
import { penaltyCardUnplayed } from '../../machines/penaltyCardUnplayed.ts';
import { prematurePlay } from '../../machines/prematurePlay.ts';
import { revoke } from '../../machines/revoke.ts';
import { simultaneous } from '../../machines/simultaneous.ts';
import { openCase, stepCase } from '../../machines/index.ts';
import type { Case, MachineName } from '../../src/laws/case.ts';
import type { Step, Opening } from '../../src/laws/step.ts';
import type { FactType } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { append, lastPosition, timelineOf } from '../../src/replay/timeline.ts';

interface Transition {
  guard?: unknown;
  actions?: unknown;
  readonly eventType: string;
  readonly target?: readonly { readonly key: string }[] | undefined;
}

interface Machine {
  readonly states: Readonly<
    Record<string, { readonly key: string; readonly transitions: ReadonlyMap<string, readonly unknown[]> }>
  >;
}

const MACHINES: Readonly<Record<MachineName, Machine>> = {
  cardChange,
  claim,
  defectiveTrick,
  designation,
  leadOutOfTurn,
  leadRestriction,
  leadingHand,
  openingLead,
  penaltyCard,
  penaltyCardChoice,
  penaltyCardUnplayed,
  prematurePlay,
  revoke,
  simultaneous,
};

export interface Taken {
  readonly machine: MachineName;
  readonly from: string;
  readonly to: string;
  /** `revoke.latent CardWithdrawn -> corrected`, numbered where a state has several alike. */
  readonly label: string;
}

interface Watched extends Taken {
  readonly definition: Transition;
}

function transitionsOf(machine: MachineName): Watched[] {
  return Object.values(MACHINES[machine].states).flatMap((state) => {
    const seen = new Map<string, number>();
    return [...state.transitions.values()].flat().map((each): Watched => {
      const definition = each as Transition;
      const to = definition.target?.[0]?.key ?? state.key;
      const label = `${machine}.${state.key} ${definition.eventType} -> ${to}`;
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      return { machine, from: state.key, to, label: count === 1 ? label : `${label} (${count})`, definition };
    });
  });
}

const ALL = (Object.keys(MACHINES) as MachineName[]).flatMap(transitionsOf);

/** Every transition there is. */
export const LABELS: readonly string[] = ALL.map(({ label }) => label);

type Guard = (...scope: readonly unknown[]) => boolean;

/** Runs the work while every transition taken is told. The machines are as before afterwards. */
function watching(tell: (taken: Taken) => void, work: () => void): void {
  const before = ALL.map(({ definition }) => definition.guard);
  for (const each of ALL) {
    const own = each.definition.guard as Guard | undefined;
    each.definition.guard = (...scope: readonly unknown[]): boolean => {
      const holds = own === undefined || own(...scope);
      if (holds) tell(each);
      return holds;
    };
  }
  try {
    work();
  } finally {
    for (const [index, each] of ALL.entries()) each.definition.guard = before[index];
  }
}

/** What xstate passes to a guard. */
interface Scope {
  readonly context: unknown;
  readonly event: { readonly type: string; readonly step: Step };
}

export interface Waking {
  /** How often a guard was asked. */
  readonly asked: number;
  /** Where {@link stepCase}, which follows the first open arrow, comes to another end than xstate's own `transition`. */
  readonly differing: readonly string[];
}

/** Folds the records, and at each guard that is asked takes the same step twice: by `machines/index.ts` and by xstate alone. */
export function wakingIn(records: readonly DealRecord[]): Waking {
  const differing: string[] = [];
  let asked = 0;
  let comparing = false;
  const before = ALL.map(({ definition }) => definition.guard as Guard | undefined);
  const compare = ({ machine, from }: Taken, { context, event }: Scope): void => {
    asked++;
    const open = { id: 'x@0', machine, state: from, context, ended: false } as unknown as Case;
    const stepped = stepCase(open, event.type as FactType, event.step);
    const definition = MACHINES[machine] as unknown as AnyStateMachine;
    const [next, actions] = transition(definition, definition.resolveState({ value: from, context }), event);
    const whole = {
      state: next.value,
      context: next.context,
      effects: actions.flatMap(({ params }) => (params as unknown as Conclusion).effects),
    };
    const { effects } = stepped;
    if (
      JSON.stringify({ state: stepped.case.state, context: stepped.case.context, effects }) !==
      JSON.stringify(whole)
    )
      differing.push(`${machine}.${from} ${event.type}`);
  };
  for (const [index, each] of ALL.entries())
    each.definition.guard = (...scope: readonly unknown[]): boolean => {
      if (!comparing) {
        comparing = true;
        try {
          compare(each, scope[0] as Scope);
        } finally {
          comparing = false;
        }
      }
      return before[index]?.(...scope) ?? true;
    };
  try {
    for (const record of records) timelineOf(record);
  } finally {
    for (const [index, { definition }] of ALL.entries()) definition.guard = before[index];
  }
  return { asked, differing };
}

export interface Driven {
  /** For each transition taken, a record that drives it. */
  readonly transitions: ReadonlyMap<string, string>;
  /** For each way of a case through its states (`claim: made > agreed`), a record in which one goes it. */
  readonly ways: ReadonlyMap<string, string>;
}

/** The states one case goes through at one fact: from where it was to where it is, along the transitions taken. */
function between(from: string | undefined, to: string, taken: readonly Taken[]): string[] {
  const through: string[] = [];
  let at = from;
  for (const each of taken) {
    if (at === to && !taken.some((other) => other.from === at && other.to !== at)) break;
    if ((at === undefined || each.from === at) && each.to !== each.from) {
      if (at === undefined) through.push(each.from);
      through.push(each.to);
      at = each.to;
      if (at === to) break;
    }
  }
  return at === to ? through : [to];
}

export function drive(records: readonly (readonly [name: string, record: DealRecord])[]): Driven {
  const transitions = new Map<string, string>();
  const ways = new Map<string, string>();
  let now: Taken[] = [];
  const tell = (taken: Taken) => void now.push(taken);
  watching(tell, () => {
    for (const [name, record] of records) {
      const paths = new Map<string, string[]>();
      let timeline = timelineOf({ ...record, events: [] });
      now = [];
      for (const event of record.events) {
        timeline = append(timeline, event);
        for (const { label } of now) if (!transitions.has(label)) transitions.set(label, name);
        for (const open of lastPosition(timeline).cases) {
          const path = paths.get(open.id) ?? [];
          const own = now.filter(({ machine }) => machine === open.machine);
          if (path.at(-1) === open.state) continue;
          path.push(...between(path.at(-1), open.state, own));
          paths.set(open.id, path);
          for (let length = 1; length <= path.length; length++) {
            const way = `${open.machine}: ${path.slice(0, length).join(' > ')}`;
            if (!ways.has(way)) ways.set(way, name);
          }
        }
        now = [];
      }
    }
  });
  return { transitions, ways };
}

/**
 * Takes a case along a way, whatever the laws say: at each step the wanted transition is the only one whose guard holds, and nothing
 * is concluded. Shows that the definition, opening, waking and putting to rest agree.
 */
export function walk(machine: MachineName, path: readonly string[]): Case[] {
  const own = ALL.filter((each) => each.machine === machine);
  const before = own.map(({ definition }) => ({ guard: definition.guard, actions: definition.actions }));
  try {
    const cases = [openCase({ machine, context: { openedAt: 0 } } as unknown as Opening, `${machine}@0`)];
    for (const [index, from] of path.slice(0, -1).entries()) {
      const wanted = own.find((each) => each.from === from && each.to === path[index + 1]);
      if (wanted === undefined) throw new Error(`no transition from ${from} to ${path[index + 1]}`);
      for (const each of own) {
        each.definition.guard = () => each === wanted;
        each.definition.actions = [];
      }
      const event = wanted.definition.eventType as FactType;
      cases.push(stepCase(cases.at(-1) as Case, event, {} as Step).case);
    }
    return cases;
  } finally {
    for (const [index, { definition }] of own.entries()) Object.assign(definition, before[index]);
  }
}
