/**
 * The lifecycles against their own definitions: every transition is driven by some case file, and every simple way from the first
 * state to any other is gone whole by one. Nothing stands in a definition that nobody can drive.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromTransition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { MACHINE_NAMES, machineDefinitions, openCase, stepCase } from '../../machines/index.ts';
import type { Case } from '../../src/laws/case.ts';
import type { Step } from '../../src/laws/step.ts';
import { oneOf, paths, recordIn, timelineIn } from '../fixtures.ts';
import { LABELS, drive, wakingIn, walk, type Driven } from './driven.ts';

const root = new URL('../../', import.meta.url);
const folder = new URL('machines/', root);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const sourceOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const definitions = machineDefinitions();

/** Every way from the first state to each other without coming to a state twice: of the states and arrows alone, whatever guards them. */
function simpleWays(name: keyof typeof definitions): string[] {
  const { id, initial, states } = definitions[name];
  const arrows = new Set(
    states.flatMap(({ name: from, transitions }) => transitions.map(({ target }) => `${from} > ${target}`)),
  );
  const skeleton = fromTransition(
    (at: { readonly state: string }, { type }: { readonly type: string }) =>
      arrows.has(`${at.state} > ${type}`) ? { state: type } : at,
    { state: initial },
  );
  return getSimplePaths(skeleton, {
    events: states.map((state) => ({ type: state.name })),
    serializeState: ({ context }) => context.state,
  }).map(({ steps }) => `${id}: ${[initial, ...steps.slice(1).map(({ event }) => event.type)].join(' > ')}`);
}

let driven: Driven;
beforeAll(() => {
  driven = drive(paths.map((path) => [path, recordIn(path)] as const));
});

describe('every transition is driven by a case file', () => {
  test.each(LABELS)('%s', (label) => {
    expect(driven.transitions.get(label)).toEqual(expect.stringMatching(/^fixtures\/.*\.json$/));
  });
});

const NOT_GONE =
  'no case file goes this way: add one in fixtures/, or list the way in `impossible` here, with the guards that exclude each other';

/** Ways that can be walked in the drawing and by no record: which guards exclude each other. */
const impossible: Readonly<Record<string, string>> = {
  'leadOutOfTurn: pending > accepted > refused > takenBack':
    'only declarer’s lead is refused after it was accepted (`prevails`, 55A), and only a defender’s refused lead lies there as the ' +
    'penalty card that 47E1 frees (`wasToldAfterRefusal`)',
  'prematurePlay: begun > optionPending > waitsForTurn > exempt':
    'once partner has played, too, it is too late to take back what was led before the proper lead (`wasLeadBefore`)',
  'prematurePlay: begun > waitsForTurn > optionPending > done':
    'a card waits for its turn once partner has played, and declarer’s choice is open only while the hand before its owner has not: ' +
    'it is not the owner’s turn then (`wasNotFirstInTurn`)',
  'prematurePlay: begun > waitsForTurn > optionPending > exempt':
    'a card laid beside the lead of its player’s partner leaves declarer no choice of that partner’s play (`wasFirst`)',
};

describe('every simple way is gone whole', () => {
  const ways = MACHINE_NAMES.flatMap(simpleWays);
  test.each(ways)('by the definition: %s', (way) => {
    const [name, path = ''] = way.split(': ');
    const states = path.split(' > ');
    const definition = definitions[name as keyof typeof definitions];
    const cases = walk(definition.id, states);
    expect(cases.map(({ state }) => state)).toEqual(states);
    const final = new Set<string>(
      definition.states.filter((state) => state.final).map((state) => state.name),
    );
    expect(cases.map(({ ended }) => ended)).toEqual(states.map((state) => final.has(state)));
    expect(JSON.parse(JSON.stringify(cases))).toEqual(cases);
  });
  test.each(ways.filter((way) => !Object.hasOwn(impossible, way)))('by a case file: %s', (way) => {
    expect(driven.ways.get(way), NOT_GONE).toEqual(expect.stringMatching(/^fixtures\/.*\.json$/));
  });
  test('and what is listed as impossible is a way that none goes', () => {
    const listed = Object.keys(impossible);
    expect(listed.filter((way) => !ways.includes(way) || driven.ways.has(way))).toEqual([]);
  });
  test('every state is reached by some case file', () => {
    const reached = new Set([...driven.ways.keys()].map((way) => way.replace(/: .* > |: /, '.')));
    const states = MACHINE_NAMES.flatMap((name) =>
      definitions[name].states.map((state) => `${name}.${state.name}`),
    );
    // The first state of a machine that moves on at once is never seen at rest.
    const passing = MACHINE_NAMES.filter((name) => !reached.has(`${name}.${definitions[name].initial}`));
    expect(states.filter((state) => !reached.has(state))).toEqual(
      passing.map((name) => `${name}.${definitions[name].initial}`),
    );
  });
  test('and no case goes a way the definitions do not know', () => {
    const edges = new Set(
      MACHINE_NAMES.flatMap((name) =>
        definitions[name].states.flatMap((state) =>
          state.transitions.map(({ target }) => `${name} ${state.name} ${target}`),
        ),
      ),
    );
    const unknown = [...driven.ways.keys()].filter((way) => {
      const [name, path = ''] = way.split(': ');
      const states = path.split(' > ');
      // Any may end without an arrow, where what it hangs on is not remembered; and goes on once a later fact tells it.
      return states
        .slice(1)
        .some(
          (state, index) =>
            state !== 'notKnown' &&
            states[index] !== 'notKnown' &&
            !edges.has(`${name} ${states[index]} ${state}`),
        );
    });
    expect(unknown).toEqual([]);
  });
});

test('a lifecycle that follows the first open arrow comes to the same end as by xstate, case after case', () => {
  const { asked, differing } = wakingIn(oneOf(6).map(recordIn));
  expect(asked).toBeGreaterThan(5_000);
  expect(differing).toEqual([]);
});

describe('the registry', () => {
  test('holds every machine there is a file of, under the name of its file', () => {
    const machines = files.filter((name) => sourceOf(name).includes('= machine({'));
    expect(machines.map((name) => name.slice(0, -3)).sort()).toEqual([...MACHINE_NAMES].sort());
    for (const name of MACHINE_NAMES) {
      expect(definitions[name].id).toBe(name);
      expect(sourceOf(`${name}.ts`)).toContain(`id: '${name}'`);
    }
  });
  test('can reach every state it draws', () => {
    for (const name of MACHINE_NAMES) {
      const reached = new Set(
        simpleWays(name).flatMap((way) => way.slice(way.indexOf(':') + 2).split(' > ')),
      );
      expect([...reached].sort(), name).toEqual(definitions[name].states.map((state) => state.name).sort());
    }
  });
  test('has nothing but states and arrows: no actor, no timer, nothing done on entering or leaving a state', () => {
    for (const name of files)
      expect(sourceOf(name), name).not.toMatch(
        /\b(?:interpret|createActor|spawnChild|fromPromise|fromCallback|fromObservable)\b|\b(?:invoke|after|always|entry|exit|spawn)\s*:|\.(?:start|send)\(/,
      );
  });
  test('a case is plain data, and the same case when it does not care', () => {
    const opened = openCase(
      { machine: 'leadingHand', context: { declarer: 'S', trick: 3 } },
      'leadingHand@7',
    );
    expect(opened).toEqual({
      id: 'leadingHand@7',
      machine: 'leadingHand',
      state: 'pending',
      context: { declarer: 'S', trick: 3 },
      ended: false,
    });
    expect(JSON.parse(JSON.stringify(opened))).toEqual(opened);
    expect(stepCase(opened, 'RoundEnded', {} as Step).case).toBe(opened);
    expect(stepCase(opened, 'RoundEnded', {} as Step).effects).toEqual([]);
    const ended = { ...opened, state: 'chosen', ended: true } as Case;
    expect(stepCase(ended, 'CardPlayed', {} as Step).case).toBe(ended);
  });
  test('every case of every case file survives JSON', () => {
    let count = 0;
    for (const path of paths) {
      const cases = timelineIn(path).positions.at(-1)?.cases ?? [];
      expect(JSON.parse(JSON.stringify(cases))).toEqual(cases);
      count += cases.length;
    }
    expect(count).toBeGreaterThan(500);
  });
});
