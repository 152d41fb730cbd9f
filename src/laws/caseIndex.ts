/**
 * Looking up lifecycles in a long list. No table opens so many, a record may: then each list is gone through once, not once for
 * every law that asks.
 */

import type { Case, CaseIn, MachineName } from './case.ts';

type Cases = readonly Case[];

/** In a shorter list, looking is cheaper than sorting. */
const LONG = 32;
/** While a fact is heard, the lists before it and after it are asked by turns. */
const REMEMBERED = 3;

interface Sorted {
  readonly of: Cases;
  readonly byMachine: ReadonlyMap<MachineName, Cases>;
  readonly open: Cases;
}

/** The lists looked through last, the latest first. A list never changes once it has been shown. */
const remembered: Sorted[] = [];

function sort(cases: Cases): Sorted {
  const byMachine = new Map<MachineName, Case[]>();
  const open: Case[] = [];
  let machine: MachineName | null = null;
  let same: Case[] = [];
  for (const each of cases) {
    // Many of one machine mostly stand behind one another.
    if (each.machine !== machine) {
      machine = each.machine;
      same = byMachine.get(machine) ?? [];
      byMachine.set(machine, same);
    }
    same.push(each);
    if (!each.ended) open.push(each);
  }
  return { of: cases, byMachine, open };
}

function sorted(cases: Cases): Sorted {
  const known = remembered.find(({ of }) => of === cases);
  if (known !== undefined) return known;
  const now = sort(cases);
  remembered.unshift(now);
  if (remembered.length > REMEMBERED) remembered.pop();
  return now;
}

/** All of one machine, ended ones included, in the order in which they were opened. */
export function lifecyclesOf<Machine extends MachineName>(
  cases: Cases,
  machine: Machine,
): readonly CaseIn<Machine>[] {
  const same =
    cases.length < LONG
      ? cases.filter((open) => open.machine === machine)
      : (sorted(cases).byMachine.get(machine) ?? []);
  return same as readonly CaseIn<Machine>[];
}

/** Those that still hear something, in the order in which they were opened. */
export function openLifecycles(cases: Cases): Cases {
  return cases.length < LONG ? cases.filter((open) => !open.ended) : sorted(cases).open;
}
