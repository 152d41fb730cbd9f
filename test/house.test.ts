import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { longFiles, otherDoors, procedureOnly, spokenNames } from './house/allowed.ts';
import {
  applicationsApart,
  bits,
  cycles,
  directions,
  functionsNamedTwice,
  lawFixtures,
  length,
  libraries,
  oneDoor,
  purity,
  states,
  typesNamedTwice,
} from './house/rules.ts';
import { readSource, readSources } from './house/source.ts';
import { personsOnly } from './house/spoken.ts';

const root = new URL('../', import.meta.url);
const at = (path: string) => new URL(path, root);

const sources = readSources();

const settings = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const installed = new Set(Object.keys({ ...settings.dependencies, ...settings.devDependencies }));
const casesIn = (folder: string) =>
  existsSync(at(folder)) ? readdirSync(at(folder)).filter((name) => name.endsWith('.json')).length : 0;

describe('the house', () => {
  test('its sources are read', () => {
    expect(sources.filter(({ path }) => path.startsWith('src/')).length).toBeGreaterThan(5);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(5);
  });

  test('files import from their own folder or from the left', () => {
    expect(directions(sources, (path) => existsSync(at(path)))).toEqual([]);
  });

  test('no application imports another', () => {
    expect(applicationsApart(sources)).toEqual([]);
  });

  test('files are opened by one door', () => {
    expect(oneDoor(sources, otherDoors)).toEqual([]);
  });

  test('each library stays in its home', () => {
    expect(libraries(sources, installed)).toEqual([]);
  });

  test('only people hear, tell or say something', () => {
    expect(personsOnly(sources, spokenNames)).toEqual([]);
  });

  test('no two exported types have one name', () => {
    expect(typesNamedTwice(sources)).toEqual([]);
  });

  test('no two exported functions of the core have one name', () => {
    expect(functionsNamedTwice(sources)).toEqual([]);
  });

  test('no file imports itself by a detour', () => {
    expect(cycles(sources)).toEqual([]);
  });

  test('only hands, the checksum of archives and the search for double dummy work with bits', () => {
    expect(bits(sources)).toEqual([]);
  });

  test('no law compares the words of states', () => {
    expect(states(sources)).toEqual([]);
  });

  test('no time, chance, storage or page where facts are folded', () => {
    expect(purity(sources)).toEqual([]);
  });

  test('files are short, or have a reason', () => {
    expect(length(sources, longFiles)).toEqual([]);
  });

  test('every law has its cases, or a reason', () => {
    expect(lawFixtures(sources, casesIn, procedureOnly)).toEqual([]);
  });
});

/** The rules must be able to fail: each is shown what it is there for, beside its nearest innocent neighbour. */
describe('the rules of the house', () => {
  const all = () => true;
  const file = (path: string, text: string) => readSource(path, text);

  const importing: [from: string, text: string, complaint: string | undefined][] = [
    ['src/laws/law64.ts', "import { a } from '../domain/card.ts';", undefined],
    ['src/laws/law64.ts', "import { a } from './law63.ts';", undefined],
    ['src/laws/law64.ts', "import { a } from '../../machines/revoke.ts';", 'stands to its right'],
    ['src/laws/law64.ts', "import type { A } from '../replay/position.ts';", 'stands to its right'],
    ['src/laws/law64.ts', "export * from '../replay/position.ts';", 'stands to its right'],
    ['src/laws/law64.ts', "export const a = () => import('../ui/card/card.ts');", 'stands to its right'],
    ['src/laws/law64.ts', "export type A = import('../ui/card/card.ts').A;", 'stands to its right'],
    [
      'src/laws/law64.ts',
      "// import { a } from '../ui/card.ts';\nexport const a = \"import '../ui/b.ts'\";",
      undefined,
    ],
    ['src/domain/card.ts', "import { a } from '../lawbook/editions.ts';", 'stands beside it'],
    ['src/formats/pbn.ts', "import { a } from '../i18n/en.ts';", 'stands beside it'],
    ['src/formats/pbn/read.ts', "import { a } from '../lin/read.ts';", undefined],
    ['machines/revoke.ts', "import { a } from '../src/laws/law61.ts';", undefined],
    ['machines/revoke.ts', "import { a } from '../src/replay/evolve.ts';", 'stands to its right'],
    ['src/apps/cli/main.ts', "import { a } from '../../ui/card/card.ts';", undefined],
    ['src/apps/cli/main.ts', "import { a } from '../../../test/house.test.ts';", 'no part of the program'],
    ['src/apps/cli/main.ts', 'const a = (name: string) => import(name);', 'plain text'],
    ['src/other/a.ts', '', 'no place in the house'],
    ['test/laws/law64.test.ts', "import { a } from '../../src/laws/law64.ts';", undefined],
  ];
  test.each(importing)('directions: %s with %s', (path, text, complaint) => {
    expect(directions([file(path, text)], all)).toEqual(
      complaint ? [expect.stringContaining(complaint)] : [],
    );
  });

  test('directions: an import without its ending, or of nothing, is told', () => {
    const source = file('src/laws/law64.ts', "\nimport { a } from '../domain/card';");
    expect(directions([source], () => false)).toEqual(['src/laws/law64.ts:2: there is no src/domain/card']);
  });

  const applications: [from: string, text: string, complaint: string | undefined][] = [
    ['src/apps/iframe/main.ts', "import { a } from '../cli/wording.ts';", 'iframe must not import cli'],
    [
      'src/apps/iframe/main.ts',
      "import type { A } from '../workshop/copy.ts';",
      'iframe must not import workshop',
    ],
    ['src/apps/iframe/main.ts', "import { a } from './height.ts';", undefined],
    ['src/apps/iframe/main.ts', "import { a } from '../../report/line.ts';", undefined],
    ['test/cli/wording.test.ts', "import { a } from '../../src/apps/cli/wording.ts';", undefined],
  ];
  test.each(applications)('applications: %s with %s', (path, text, complaint) => {
    expect(applicationsApart([file(path, text)])).toEqual(
      complaint ? [expect.stringContaining(complaint)] : [],
    );
  });

  const opening: [from: string, text: string, complaint: string | undefined][] = [
    ['src/apps/cli/files.ts', "import { readFile } from '../../formats/read.ts';", 'stands behind'],
    ['src/audit/job.ts', "import type { Unpacking } from '../formats/archive.ts';", 'stands behind'],
    ['src/apps/cli/files.ts', "const a = () => import('../../formats/archive.ts');", 'stands behind'],
    ['src/apps/cli/files.ts', "import { openContent } from '../../formats/open.ts';", undefined],
    ['src/apps/cli/files.ts', "import { problem } from '../../formats/problem.ts';", undefined],
    ['src/formats/open.ts', "import { kindOf } from './read.ts';", undefined],
    ['test/formats/read.test.ts', "import { readFile } from '../../src/formats/read.ts';", undefined],
  ];
  test.each(opening)('door: %s with %s', (path, text, complaint) => {
    expect(oneDoor([file(path, text)], {})).toEqual(complaint ? [expect.stringContaining(complaint)] : []);
  });

  test('door: one named with its reason may pass, and an idle reason goes', () => {
    const own = file('src/apps/embed/a.ts', "import { readFile } from '../../formats/read.ts';");
    expect(oneDoor([own], { 'src/apps/embed/a.ts': 'a reason' })).toEqual([]);
    expect(oneDoor([], { 'src/apps/embed/a.ts': 'a reason' })).toEqual([
      expect.stringContaining('no longer needs'),
    ]);
  });

  const packages: [from: string, text: string, complaint: string | undefined][] = [
    ['machines/index.ts', "import { setup } from 'xstate';", undefined],
    ['src/laws/law64.ts', "import { setup } from 'xstate';", 'xstate is for machines/'],
    ['src/store/log.ts', "import { Dexie } from 'dexie';", undefined],
    ['src/ui/log/log.ts', "import type { Dexie } from 'dexie';", 'dexie is for src/store/'],
    ['src/store/log.ts', "import { map } from 'rxjs/operators';", undefined],
    ['src/replay/evolve.ts', "import { map } from 'rxjs/operators';", 'rxjs is for'],
    ['src/ui/card/card.element.ts', "import { repeat } from 'lit/directives/repeat.js';", undefined],
    ['src/i18n/en.ts', "import { html } from 'lit';", 'lit is for'],
    ['src/domain/card.ts', "import _ from 'lodash';", 'lodash has no home'],
    [
      'src/formats/pbn.ts',
      "import { readFile } from 'node:fs/promises';",
      'node:fs/promises is for src/apps/cli/',
    ],
    ['src/apps/cli/main.ts', "import { readFile } from 'node:fs/promises';", undefined],
    ['test/a.test.ts', "import { test } from 'vitest';", undefined],
    ['test/a.test.ts', "import { test } from 'jest';", 'jest is not in package.json'],
  ];
  test.each(packages)('libraries: %s with %s', (path, text, complaint) => {
    expect(libraries([file(path, text)], installed)).toEqual(
      complaint ? [expect.stringContaining(complaint)] : [],
    );
  });

  test('cycles: told once, as the way round; two ways to the same file are none', () => {
    const circle = [
      file('src/domain/a.ts', "import { b } from './b.ts';"),
      file('src/domain/b.ts', "import type { C } from './c.ts';"),
      file('src/domain/c.ts', "export { a } from './a.ts';"),
    ];
    expect(cycles(circle)).toEqual([
      'a circle: src/domain/a.ts -> src/domain/b.ts -> src/domain/c.ts -> src/domain/a.ts',
    ]);
    const diamond = [
      file('src/domain/a.ts', "import './b.ts';\nimport './c.ts';"),
      file('src/domain/b.ts', "import './d.ts';"),
      file('src/domain/c.ts', "import './d.ts';"),
      file('src/domain/d.ts', ''),
    ];
    expect(cycles(diamond)).toEqual([]);
  });

  test('types named twice: two exported ones, not one that a file keeps for itself or passes on', () => {
    const one = file('src/domain/a.ts', 'export interface Mark { a: 1 }');
    const kept = file(
      'src/domain/b.ts',
      "type Mark = 1;\nexport type { Mark as Other } from './a.ts';\nexport const a: Mark = 1;",
    );
    const test = file('test/a.ts', 'export class Mark {}');
    expect(typesNamedTwice([one, kept, test])).toEqual([]);
    for (const text of ['export class Mark {}', 'export type Mark = 1;'])
      expect(typesNamedTwice([one, file('src/ui/c.ts', text)])).toEqual([
        'Mark is a type in src/domain/a.ts and src/ui/c.ts',
      ]);
  });

  test('names: two functions of the core, not of other folders, and not of one file', () => {
    const one = file('src/laws/a.ts', 'export function fits() {}\nfunction holds() {}');
    const other = file('machines/b.ts', 'export const fits = () => 1;\nexport const holds = () => 1;');
    const apart = file('src/ui/c.ts', 'export function fits() {}');
    expect(functionsNamedTwice([one, apart])).toEqual([]);
    expect(functionsNamedTwice([one, other, apart])).toEqual([
      'fits is a function in src/laws/a.ts and machines/b.ts',
    ]);
  });

  test('spoken words: forms of hear, tell and say, not names that only contain their letters', () => {
    const found = (text: string) =>
      personsOnly([file('src/formats/a.ts', text), file('test/a.ts', 'const told = 1;')], {});
    for (const name of [
      'told',
      'tellAll',
      'wasHeard',
      'findingTold',
      'Hearing',
      'said',
      'saysSo',
      'TOLD',
      'MOST_TOLD',
    ])
      expect(found(`const ${name} = 1;`)).toEqual([`src/formats/a.ts:1: ${name}, but nobody speaks there`]);
    for (const name of [
      'essay',
      'intellect',
      'hearts',
      'shearing',
      'tolds',
      'appear',
      'retold',
      'HEARTS',
      'ESSAY',
    ])
      expect(found(`const ${name} = 1;`)).toEqual([]);
    const allowed = { said: 'a player' };
    expect(personsOnly([file('src/formats/a.ts', 'const said = 1;')], allowed)).toEqual([]);
    expect(personsOnly([file('src/formats/a.ts', '')], allowed)).toEqual([
      'said is allowed and stands nowhere',
    ]);
  });

  const bitwise: [text: string, operators: string[]][] = [
    ['export const a = (b: number, c: number) => b & c;', ['&']],
    [
      'export const a = (b: number) => (b | 1) ^ (b << 2) ^ (b >> 1) ^ (b >>> 1);',
      ['^', '^', '^', '|', '<<', '>>', '>>>'],
    ],
    ['export const a = (b: number) => ~b;', ['~']],
    ['let a = 1;\na |= 2;\na &= 3;', ['|=', '&=']],
    ['export type A = 1 | 2;\nexport type B = { a: 1 } & { b: 2 };', []],
    ['export const a = (b: boolean, c: boolean) => b && c || !b;', []],
    ["export const a = 'b & c | d ^ e'; // x & y, ~z\n/* x | y */ export const d = `a | ${a} & b`;", []],
    ['export const a = /[a|b]^c&/; export const b = (c: 1 | 2 = 1): 1 | 2 => c;', []],
  ];
  test.each(bitwise)('bits: %s', (text, operators) => {
    const found = file('src/laws/law64.ts', text).bitOperators.map(({ operator }) => operator);
    expect(found.sort()).toEqual(operators.sort());
    expect(bits([file('src/laws/law64.ts', text)])).toHaveLength(operators.length);
    expect(bits([file('src/domain/hand.ts', text)])).toEqual([]);
  });

  test.each([
    ['src/laws/law64.ts', "export const is = (state: string) => state === 'latent';", 1],
    ['machines/revoke.ts', "export const is = (open: { state: string }) => open.state !== 'latent';", 1],
    ['src/laws/law64.ts', 'export const is = (open: Open) => isUnnoticed(open);', 0],
    ['src/laws/law64.ts', "export const is = (fact: Fact) => fact.type === 'CardPlayed';", 0],
    ['src/ui/copy/copy.element.ts', "export const is = (state: string) => state === 'none';", 0],
  ])('states: %s with %s', (path, text, complaints) => {
    expect(states([file(path, text)])).toHaveLength(complaints);
  });

  const impure: [path: string, text: string, complaint: string | undefined][] = [
    ['src/replay/evolve.ts', 'export const now = () => new Date();', 'must not use Date'],
    ['src/events/record.ts', 'export type Stamp = { at: Date };', 'must not use Date'],
    ['src/laws/law64.ts', 'export const a = Math.random();', 'must not use Math.random'],
    ['src/laws/law64.ts', "export const a = Math['random']();", 'must not use Math.random'],
    ['src/laws/law64.ts', 'export const a = Math.max(1, 2);', undefined],
    ['machines/revoke.ts', "localStorage.setItem('a', 'b');", 'must not use localStorage'],
    ['src/domain/card.ts', 'export const a = document.title;', 'must not use document'],
    ['src/domain/card.ts', 'export const a = { document: 1, Date: 2 }.document;', undefined],
    ['src/domain/card.ts', "export const a = 'Date document window'; // Date", undefined],
    ['src/store/log.ts', 'export const a = () => [Date.now(), indexedDB];', undefined],
    ['src/formats/pbn.ts', 'export const a = indexedDB;', 'must not use indexedDB'],
    ['src/formats/pbn.ts', 'export const a = window.name;', 'must not use window'],
    ['src/ui/card/card.element.ts', 'export const a = window.name;', undefined],
    ['src/ui/card/card.element.ts', 'export const a = indexedDB;', 'must not use indexedDB'],
    ['src/ui/card/card.element.ts', 'export const a = localStorage;', 'must not use localStorage'],
    ['src/apps/workshop/memory.ts', 'export const a = localStorage;', undefined],
    ['src/apps/workshop/memory.ts', 'export const a = indexedDB;', 'must not use indexedDB'],
  ];
  test.each(impure)('purity: %s with %s', (path, text, complaint) => {
    expect(purity([file(path, text)])).toEqual(complaint ? [expect.stringContaining(complaint)] : []);
  });

  test('length: 300 lines are enough, 301 want a reason, and an idle reason goes', () => {
    const good = file('src/domain/a.ts', '//\n'.repeat(300));
    const long = file('src/domain/b.ts', '//\n'.repeat(301));
    expect(length([good], {})).toEqual([]);
    expect(length([long], {})).toEqual(['src/domain/b.ts: 301 lines, more than 300']);
    expect(length([long], { 'src/domain/b.ts': 'a table' })).toEqual([]);
    expect(length([good], { 'src/domain/a.ts': 'a table' })).toEqual([
      expect.stringContaining('no longer needs'),
    ]);
  });

  test('fixtures: a law without cases or reason is told, and an idle reason too', () => {
    const laws = [file('src/laws/law64.ts', ''), file('src/laws/index.ts', '')];
    expect(lawFixtures(laws, () => 3, {})).toEqual([]);
    expect(lawFixtures(laws, () => 0, {})).toEqual([expect.stringContaining('no case in fixtures/law64/')]);
    expect(lawFixtures(laws, () => 0, { 64: 'procedure only' })).toEqual([]);
    expect(lawFixtures(laws, () => 3, { 64: 'procedure only' })).toEqual([
      expect.stringContaining('no longer needs'),
    ]);
    expect(lawFixtures(laws, () => 3, { 65: 'procedure only' })).toEqual([
      expect.stringContaining('but no file'),
    ]);
  });
});
