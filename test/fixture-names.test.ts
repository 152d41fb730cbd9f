/** What the name of a case file promises: the clause it begins with is spoken of, or, where it is innocent, is not. */

import { beforeAll, describe, expect, test } from 'vitest';
import { failureLines, runCase } from '../src/apps/cli/conform.ts';
import type { DealRecord } from '../src/events/record.ts';
import type { CaseRead } from '../src/formats/case/readCase.ts';
import { clauseNumbered } from '../src/lawbook/catalogue.ts';
import { EDITIONS, isEdition, type Edition } from '../src/lawbook/editions.ts';
import type { Timeline } from '../src/replay/timeline.ts';
import { information, openOptions, openQuestions, resultAt } from '../src/replay/view.ts';
import { nameOf, paths, textOf, timelineIn, caseIn } from './fixtures.ts';

interface Fixture extends CaseRead {
  readonly path: string;
  readonly record: DealRecord;
  /** The clauses its name begins with; none for seeds and whole deals. */
  readonly clauses: readonly string[];
  readonly innocent: boolean;
  /** The edition in its name: it shows what that book says at this number. */
  readonly year: Edition | null;
}

function fixtureOf(path: string): Fixture {
  const words = nameOf(path).split('-');
  const rest = words.findIndex((word) => !/^\d{1,2}(?:[A-Z](?:\d[a-z]?)?)?$/.test(word));
  const read = caseIn(path);
  if (read.record === null) throw new Error(`${path} is no case`);
  const clauses = words.slice(0, rest);
  return {
    ...read,
    record: read.record,
    path,
    clauses,
    innocent: words.includes('innocent'),
    year: words.find(isEdition) ?? null,
  };
}

/** The edition before that of the year; beside the oldest one, the next. */
function besides(year: Edition): Edition {
  const years = [...EDITIONS].sort();
  return years[Math.abs(years.indexOf(year) - 1)] as Edition;
}

function stands(number: string, edition: Edition): boolean {
  return clauseNumbered(number, edition)?.editions.includes(edition) === true;
}

function checksHold(path: string, shown: object): boolean {
  return failureLines(runCase(path, JSON.stringify(shown))).length === 0;
}

/** Everything a timeline says of the Laws: in findings, in the result, in what it offers, asks and lets be used. */
function spoken({ findings, positions }: Timeline): Set<string> {
  return new Set([
    ...findings.flatMap(({ laws }) => laws),
    ...positions.flatMap((position) => [
      ...(resultAt(position)?.because ?? []),
      ...openOptions(position).map(({ law }) => law),
      ...openQuestions(position).map(({ law }) => law),
      ...information(position).map(({ law }) => law),
    ]),
  ]);
}

/** A check that something must not be, or is not there. */
function forbids(expect: Readonly<Record<string, unknown>>): boolean {
  const nothing = (value: unknown) => value === null || Object.keys(Object(value)).length === 0;
  const { never, notAsked, clean, quiet, penaltyCards, options, restriction, revokes } = expect;
  const emptied = [penaltyCards, options, restriction, revokes].some(
    (each) => each !== undefined && nothing(each),
  );
  const named = [never, notAsked].some((each) => Array.isArray(each) && each.length > 0);
  return clean === true || quiet === true || emptied || named;
}

/** A clause that only allows, or only orders duties: it shows in the legal cards and in who may do what, and is not cited. */
const silent: Readonly<Record<string, string>> = {
  '41C': 'the moment from which 47E2b lets nothing be taken back',
  '42B1': "dummy's right, whose abuse is 61B2",
  '42B2': "dummy's right, whose abuse is 43A1",
  '42B3': "dummy's right, whose abuse is 43A1",
  '45C5': 'points to 50',
  '60A3': 'leaves what is there',
  '61B1': "declarer's right",
  '70D1': 'for people: normalLine',
  '70D2': 'for people: normalLine',
  '70E1': 'for people: normalLine',
};

/** Innocent all the same: the first words speak under the clause, and then the intention takes their place. */
const undone = ['46B1a-innocent-intention-beyond-dispute', '46B2-innocent-intention-beyond-dispute'];

/** Of 2007, to show that there the editions agree. */
const unchanged = [
  '49-innocent-2007-shown-only-to-opponents',
  '51A-2007-on-lead',
  '51B2b-both-forbidden-2007',
  '52B2-2007-refused',
  '62C2-2007-revokers-partner-changes',
  '62D2-2007-partner-has-yet-to-play-to-the-twelfth-trick',
  '64A1-2007-two-tricks',
];

describe('the clause in the name of a file', () => {
  let fixtures: readonly Fixture[];
  beforeAll(() => {
    fixtures = paths.map(fixtureOf).filter(({ clauses }) => clauses.length > 0);
  });

  test('is spoken of where it is guilty', () => {
    const missing = fixtures
      .filter(({ innocent, year }) => !innocent && year !== '2007')
      .flatMap(({ path, clauses }) => {
        const said = [...spoken(timelineIn(path))];
        return clauses
          .filter((clause) => !said.some((each) => each.startsWith(clause)))
          .map((clause) => ({ clause, path }));
      });
    expect(
      missing.filter(({ clause }) => !Object.hasOwn(silent, clause)),
      'the name begins with a clause, and nothing along the case names that clause',
    ).toEqual([]);
    // An entry that is no longer needed is a complaint, too.
    expect(Object.keys(silent).filter((each) => !missing.some(({ clause }) => clause === each))).toEqual([]);
  });

  test('is absent, or something is forbidden, where it is innocent', () => {
    const guilty = fixtures
      .filter(({ innocent }) => innocent)
      .filter(({ path, clauses, checks }) => {
        const cited: readonly string[] = timelineIn(path).findings.flatMap(({ laws }) => laws);
        return (
          clauses.some((clause) => cited.includes(clause)) && !checks.some((check) => forbids(check.expect))
        );
      });
    expect(guilty.map(({ path }) => nameOf(path))).toEqual(undone);
  });

  test('means another thing in the edition before it where its name has a year', () => {
    const alike = fixtures.flatMap(({ path, record, year, clauses, innocent }) => {
      if (year === null) return [];
      const shown = JSON.parse(textOf(path)) as object;
      const edition = record.header.edition === year ? besides(year) : year;
      // Where a clause is new, the edition before it can only agree that it does not apply.
      if (innocent && clauses.some((clause) => !stands(clause, edition))) return [];
      return checksHold(path, { ...shown, edition }) ? [nameOf(path)] : [];
    });
    expect(
      alike,
      'cases with a year in their name that hold in the edition before it, too, or whose `edition` is another',
    ).toEqual(unchanged);
  });

  test('has its own folder', () => {
    const elsewhere = fixtures.filter(({ path, clauses }) => {
      const law = /^fixtures\/law(\d+)\//.exec(path)?.[1];
      return law !== undefined && law !== /^\d+/.exec(clauses[0] ?? '')?.[0];
    });
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});
