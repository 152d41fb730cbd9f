import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MACHINE_NAMES } from '../machines/index.ts';
import { lawsIndex } from '../scripts/laws-index.mjs';
import { clauses as labels } from '../src/i18n/en/clauses.ts';
import { disputes } from '../src/i18n/en/disputes.ts';
import {
  CATALOGUE,
  clauseNamed,
  clauseNumbered,
  isClause,
  clausesBelow,
  isAbove,
  lawOf,
  numberIn,
} from '../src/lawbook/catalogue.ts';
import { coverageOf } from '../src/lawbook/catalogue/coverage.ts';
import { EDITIONS } from '../src/lawbook/editions.ts';
import { information } from '../src/replay/view.ts';
import { lawFiles } from './catalogue/allowed.ts';
import { citations, gaps, type House } from './catalogue/rules.ts';
import { timelineIn } from './fixtures.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = ['src/laws', 'src/replay', 'machines'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') })),
);

const cases = lawsIndex(root);
const coverage = coverageOf(cases);

/** Every clause the engine cites while it folds a case: by a finding, or by an entry of the information ledger. */
const folded = cases.map((one) => {
  const { source, findings, positions } = timelineIn(one.path);
  const { edition } = source.header;
  const ids = new Set([
    ...findings.flatMap(({ laws }) => laws),
    ...positions.flatMap((position) => information(position).map(({ law }) => law)),
  ]);
  const numbers = new Set<string>([...ids].flatMap((id) => [id, numberIn(id, edition)]));
  return { ...one, edition, numbers, ids };
});

const house: House = {
  labels,
  coverage,
  lawFiles,
  hasFile: (path) => existsSync(`${root}${path}`),
};

describe('the catalogue', () => {
  test('has each clause once, in the order of the book, each below its paragraph', () => {
    const numbers = CATALOGUE.map(({ id }) => id);
    expect(new Set(numbers).size).toBe(numbers.length);
    const byLaw = numbers.map(lawOf);
    expect(byLaw).toEqual([...byLaw].sort((one, other) => one - other));
    const orphans = CATALOGUE.filter(
      ({ id }) => !/^\d+$/.test(id) && !CATALOGUE.some((other) => isAbove(other.id, id)),
    );
    expect(orphans.map(({ id }) => id)).toEqual([]);
    for (let law = 41; law <= 71; law++) expect(byLaw).toContain(law);
  });

  test('says of each in which editions it stands, and compares only what stands in both', () => {
    expect(CATALOGUE.filter(({ editions }) => editions.length === 0)).toEqual([]);
    const notInAll = CATALOGUE.filter(({ editions }) => editions.length < EDITIONS.length);
    expect(notInAll.length).toBeGreaterThan(5);
    expect(notInAll.filter(({ in2007, changed }) => in2007 !== undefined || changed)).toEqual([]);
    expect(CATALOGUE.filter(({ id, in2007 }) => id === in2007)).toEqual([]);
    const of2007 = CATALOGUE.filter(({ editions }) => editions.includes('2007')).map(
      ({ id, in2007 }) => in2007 ?? id,
    );
    const twice = of2007.filter((number, at) => of2007.indexOf(number) !== at);
    // What 2017 divides and 2007 does not shares one number there.
    expect(twice).toEqual(['24', '24', '45D', '57C1', '64C', '68D', '68D', '68D']);
  });

  test('knows the lifecycles by their names, and every one carries a clause', () => {
    expect([...new Set(CATALOGUE.flatMap(({ machine }) => machine ?? []))].sort()).toEqual(
      [...MACHINE_NAMES].sort(),
    );
  });

  test('marks every open point that is told, each once', () => {
    const points = CATALOGUE.flatMap(({ disputed }) => disputed?.point ?? []);
    expect(points.sort()).toEqual(Object.keys(disputes).sort());
  });

  test('names the question wherever an answer decides, but for two that are told by an event', () => {
    const silent = CATALOGUE.filter(
      ({ id, executed, decided, questions }) =>
        executed && decided === 'answer' && questions.length === 0 && clausesBelow(id).length === 0,
    );
    expect(silent.map(({ id }) => id)).toEqual(['67B3', '79C1']);
  });

  test('finds a clause by the number of either edition', () => {
    expect(clauseNumbered('16D1', '2007')?.id).toBe('16C1');
    expect(clauseNumbered('23', '2007')?.id).toBe('72C');
    expect(clauseNumbered('23', '2017')?.id, 'comparable calls').toBe('23');
    expect(clauseNumbered('73F', '2017')?.id, 'no clause of 2017').toBe('73E');
    expect(clauseNumbered('12C1e', '2007'), 'the rule of 2007 has no entry').toBeNull();
    expect(clauseNumbered('12C1b', '2007')?.id).toBe('12C1e');
    expect(clauseNumbered('12C1b', '2017')?.id).toBe('12C1b');
    expect(clauseNumbered('50E3', '2007')?.id).toBe('50E4');
    expect(clauseNumbered('50E3', '2017')?.id).toBe('50E3');
    expect(clauseNumbered('53B', '2007')?.id).toBe('53C');
    // 2007 has one paragraph for declarer's two hands and for dummy, and its second is 57C3 of 2017.
    expect(clauseNumbered('57C2', '2007')?.id).toBe('57C3');
    // One clause of 2007 is several of 2017.
    for (const number of ['24', '45D', '57C1', '64C', '68D'])
      expect(clauseNumbered(number, '2007')?.id).toBe(number);
    expect(clauseNumbered('99Z')).toBeNull();
    // 2017 has another rule of that number than 2007.
    expect(clauseNumbered('30B', '2017')).toBeNull();
    expect(clauseNumbered('30B', '2007')?.id).toBe('30B');
    expect(clauseNamed('30B2b')?.id).toBe('30B2b');
    expect(clausesBelow('50D2').map(({ id }) => id)).toEqual(['50D2a', '50D2b']);
    expect(isAbove('5', '50')).toBe(false);
    expect(isAbove('50', '50A')).toBe(true);
  });
});

describe('the engine and the catalogue', () => {
  test('every clause the laws, lifecycles and replay name is in it', () => {
    const named = sources.flatMap(({ path, text }) => citations(path, text));
    expect(new Set(named.map(({ number }) => number)).size).toBeGreaterThan(150);
    expect(named.filter(({ number }) => clauseNamed(number) === null)).toEqual([]);
  });

  test('executed is what the engine cites, and nothing else', () => {
    const onlyOf2007 = CATALOGUE.filter(({ editions }) => !editions.includes('2017')).map(({ id }) => id);
    const cited = new Set<string>(
      folded.flatMap(({ edition, ids }) =>
        [...ids].filter((id) => edition === '2017' || onlyOf2007.includes(id)),
      ),
    );
    const executed = CATALOGUE.filter((clause) => clause.executed).map(({ id }) => id);
    expect(
      [...cited].filter((id) => !executed.includes(id)),
      'cited, but not `executed` in src/lawbook/catalogue/',
    ).toEqual([]);
    expect(
      executed.filter((id) => !cited.has(id)),
      '`executed` in src/lawbook/catalogue/, but no case has it cited',
    ).toEqual([]);
  });

  test('each case that expects a clause to be cited has it cited', () => {
    const wrong = folded.flatMap(({ path, guilty, numbers }) =>
      guilty.filter((number) => !numbers.has(number)).map((number) => `${path}: ${number}`),
    );
    expect(wrong, 'expected by a case, and not cited').toEqual([]);
  });

  test('cases name only clauses there are', () => {
    const unknown = cases.flatMap(({ path, guilty, innocent }) =>
      [...guilty, ...innocent].filter((number) => !isClause(number)).map((number) => `${path}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every executed clause has its label, its law, its folder, two guilty and two innocent cases', () => {
    expect(gaps(CATALOGUE, house)).toEqual([]);
  });
});

/** The rules must be able to fail. */
describe('the rules of the catalogue', () => {
  const [clause] = CATALOGUE.filter(({ id }) => id === '64A1');
  const complaints = (change: Partial<House>, over = {}) =>
    clause === undefined ? [] : gaps([{ ...clause, ...over }], { ...house, ...change });

  test('64A1 as it stands has nothing to complain of', () => {
    expect(complaints({ lawFiles: {} })).toEqual([]);
  });

  test('a missing label, law file, folder, edition or case is told', () => {
    expect(complaints({ lawFiles: {}, labels: {} })).toEqual(['64A1: no label in src/i18n/en/clauses/']);
    expect(complaints({ lawFiles: {}, hasFile: (path) => !path.endsWith('law64.ts') })).toEqual([
      '64A1: no src/laws/law64.ts, and no reason',
    ]);
    expect(complaints({ lawFiles: {}, hasFile: (path) => !path.endsWith('law64') })).toEqual([
      '64A1: no fixtures/law64/',
    ]);
    expect(complaints({ lawFiles: {} }, { editions: [] })).toEqual(['64A1: in no edition']);
    expect(complaints({ lawFiles: {}, coverage: coverageOf([]) })).toEqual([
      '64A1: 0 guilty cases in fixtures/law64/, two are wanted',
      '64A1: 0 innocent cases in fixtures/law64/, two are wanted',
    ]);
    expect(complaints({ lawFiles: {}, coverage: coverageOf([]) }, { executed: false })).toEqual([]);
  });

  test('a reason for a law that has its file, or cites nothing, is idle', () => {
    expect(complaints({ lawFiles: { 64: 'elsewhere' } })).toEqual([
      'law 64 has a file and no longer needs its reason',
    ]);
    expect(complaints({ lawFiles: { 99: 'elsewhere' } })).toEqual([
      'law 99 has a reason, but no executed clause',
    ]);
  });

  test('clauses are told from cards, ranks, years and comments', () => {
    const text = "// '99Z'\nconst a = { laws: ['61A', \"45C4b\"], rank: '9', year: '2017', card: 'S7' };";
    expect(citations('a.ts', text).map(({ number, line }) => `${number} ${line}`)).toEqual([
      '61A 2',
      '45C4b 2',
    ]);
  });
});
