/** Compares the `expect` keys of the case format with a position, and reports expected and actual values. */

import { cardsOf } from '../domain/hand.ts';
import { canonical, isSame } from '../domain/json.ts';
import { SEATS, SIDES, isSeat, type Seat } from '../domain/seat.ts';
import { clauseNamed, mayBeClause, numberIn, numbersIn } from '../lawbook/catalogue.ts';
import { isQuestionId } from '../lawbook/choices.ts';
import type { Finding } from '../laws/finding.ts';
import { mayBeExpected } from './expectedShapes.ts';
import type { Position } from '../replay/position.ts';
import type { Timeline } from '../replay/timeline.ts';
import {
  information,
  legalCards,
  openOptions,
  openQuestions,
  penaltyCards,
  restrictionAt,
  resultAt,
  revokes,
  waitsFor,
} from '../replay/view.ts';

export interface FailedExpectation {
  readonly key: string;
  readonly expected: unknown;
  readonly got: unknown;
}

type Expectation = Readonly<Record<string, unknown>>;

interface Moment {
  readonly position: Position;
  /** Findings up to this moment, with those about the deal. */
  readonly soFar: readonly Finding[];
}

type Evaluate = (expected: unknown, moment: Moment) => FailedExpectation[];

const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort();
const clausesOf = (findings: readonly Finding[]): string[] =>
  sorted(findings.flatMap((finding) => finding.laws));

/** The cited clauses; for a case under 2007 also with the numbers of that edition, because both name the same rule. */
function clausesIn(findings: readonly Finding[], { laws }: Position): string[] {
  const clauses = clausesOf(findings);
  if (laws.edition !== '2007') return clauses;
  return sorted([...clauses, ...clauses.flatMap((clause) => clauseNamed(clause)?.in2007 ?? [])]);
}

function fail(key: string, expected: unknown, got: unknown): FailedExpectation[] {
  return [{ key, expected, got }];
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Fails unless every clause of the list was cited. */
function includesAll(key: string, expected: unknown, got: readonly string[]): FailedExpectation[] {
  return listOf(expected).every((each) => got.includes(each)) ? [] : fail(key, expected, got);
}

/** Fails if one of them is there. One that is misspelt never is: the check would hold whatever happened. */
function includesNone(
  key: string,
  expected: unknown,
  got: readonly string[],
  isKnown: (each: string) => boolean,
  unknown: string,
): FailedExpectation[] {
  const misspelt = listOf(expected).filter((each) => !isKnown(each));
  if (misspelt.length > 0) return fail(key, misspelt, unknown);
  const hit = listOf(expected).filter((each) => got.includes(each));
  return hit.length === 0 ? [] : fail(key, expected, hit);
}

const questionsOpen = (position: Position): string[] =>
  sorted(openQuestions(position).map(({ question }) => question));

/** True for `64A1` of `64A` and `50D2a` of `50D2`; false for `64B12` of `64B1`, and for `24D` of the bare number 24. */
function isLimbOf(limb: string, clause: string): boolean {
  const rest = limb.startsWith(clause) ? limb.slice(clause.length) : '';
  if (rest === '' || !/[A-Z]/.test(clause)) return false;
  return /[A-Z]$/.test(clause) ? /^\d/.test(rest) : /^[a-z]/.test(rest);
}

/** A limb also cites its paragraph: `50D2a` cites `50D2`. A bare law number is cited only by itself. */
function citesAll(key: string, expected: unknown, got: readonly string[]): FailedExpectation[] {
  const isCited = (clause: string): boolean => got.some((each) => each === clause || isLimbOf(each, clause));
  const missing = listOf(expected).filter((clause) => !isCited(clause));
  if (missing.length === 0) return [];
  const misspelt = missing.filter((clause) => !mayBeClause(clause));
  return misspelt.length > 0 ? fail(key, misspelt, 'unknown clause') : fail(key, expected, got);
}

/** Findings without those of an ordinary act. */
const withoutProcedure = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ procedure }) => procedure !== true);

/** Expected to be true where there are none of them, or false where there are. */
function none(key: string, expected: unknown, found: readonly Finding[]): FailedExpectation[] {
  const got = found.map(({ at, key: finding, laws }) => ({ at, key: finding, laws }));
  return (got.length === 0) === expected ? [] : fail(key, expected, got);
}

/** Compares objects key by key. Keys that the expectation leaves out are not checked. */
function fits(expected: Expectation, got: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(expected).every(([key, value]) => isSame(value, got[key]));
}

/** Each expected entry must match a different actual entry, and none may be left over. */
function matchesExactly(
  expected: readonly Expectation[],
  got: readonly Readonly<Record<string, unknown>>[],
): boolean {
  const rest = [...got];
  for (const each of expected) {
    const index = rest.findIndex((other) => fits(each, other));
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  return rest.length === 0;
}

function legal(expected: unknown, { position }: Moment): FailedExpectation[] {
  return Object.entries((expected ?? {}) as Expectation).flatMap(([seat, cards]) => {
    if (!isSeat(seat)) return fail(`legal.${seat}`, cards, null);
    const got = sorted(legalCards(position, seat));
    const wanted = cards === 'any' ? sorted(cardsOf(position.table.hands[seat])) : sorted(listOf(cards));
    return isSame(got, wanted) ? [] : fail(`legal.${seat}`, cards, got);
  });
}

function cardsOnTable(expected: unknown, { position }: Moment): FailedExpectation[] {
  const got: Record<string, Record<string, string>> = {};
  for (const { owner, card, kind } of penaltyCards(position)) got[owner] = { ...got[owner], [card]: kind };
  const wanted = (expected ?? {}) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const equal = SEATS.every((seat) => {
    const one = wanted[seat] ?? {};
    const other = got[seat] ?? {};
    return isSame(sorted(Object.entries(one).map(String)), sorted(Object.entries(other).map(String)));
  });
  return equal ? [] : fail('penaltyCards', expected, got);
}

function options(expected: unknown, { position }: Moment): FailedExpectation[] {
  const got = mergedBySeat(openOptions(position).map(({ by, of }) => ({ by, of })));
  const list = (
    Array.isArray(expected) ? expected : expected === null || expected === undefined ? [] : [expected]
  ) as { by: Seat; of: string[] }[];
  const wanted = mergedBySeat(list);
  return isSame(wanted, got) ? [] : fail('options', expected, got);
}

/** One entry for each seat, so that two sets of options of one player are compared as their union. */
function mergedBySeat(
  list: readonly { readonly by: Seat; readonly of: readonly string[] }[],
): { by: Seat; of: string[] }[] {
  return SEATS.flatMap((by) => {
    const own = list.filter((each) => each.by === by).flatMap((each) => each.of);
    return own.length === 0 ? [] : [{ by, of: sorted(own) }];
  });
}

function restriction(expected: unknown, { position }: Moment): FailedExpectation[] {
  const got = restrictionAt(position);
  return canonical(expected ?? null) === canonical(got) ? [] : fail('restriction', expected, got);
}

function revoke(expected: unknown, { position }: Moment): FailedExpectation[] {
  const got = revokes(position).map(({ case: _case, ...shown }) => shown);
  return matchesExactly((expected ?? []) as Expectation[], got) ? [] : fail('revokes', expected, got);
}

/** `law` may have its number in 2017 or in the edition of the case, because both name the same rule. */
function info(expected: unknown, { position }: Moment): FailedExpectation[] {
  const got = information(position).map((each) => ({ ...each }));
  const { edition } = position.laws;
  const missing = ((expected ?? []) as Expectation[]).filter(
    (each) =>
      !got.some((other) => fits(each, other) || fits(each, { ...other, law: numberIn(other.law, edition) })),
  );
  return missing.length === 0 ? [] : fail('info', missing, got);
}

function bySide(expected: unknown, { position }: Moment): FailedExpectation[] {
  const { won } = position.table;
  const wanted = (expected ?? {}) as Readonly<Record<string, unknown>>;
  return SIDES.every((side) => wanted[side] === undefined || wanted[side] === won[side])
    ? []
    : fail('tricks', expected, won);
}

function trick(expected: unknown, { position }: Moment): FailedExpectation[] {
  const now = position.table.trick;
  const got = Object.fromEntries(SEATS.flatMap((seat) => (now?.[seat] ? [[seat, now[seat]]] : [])));
  return canonical(expected ?? {}) === canonical(got) ? [] : fail('trick', expected, got);
}

/** `because` may list every limb that was applied, or only those that transferred a trick. */
function result(expected: unknown, { position }: Moment): FailedExpectation[] {
  const got = resultAt(position);
  if (expected === null) return got === null ? [] : fail('result', expected, got);
  const { because, ...numbers } = (expected ?? {}) as { because?: string[] } & Expectation;
  const moved = revokes(position).flatMap((each) => ((each.transfer ?? 0) > 0 ? (each.because ?? []) : []));
  const reasons =
    because === undefined ||
    isSame(sorted(because), sorted(got?.because ?? [])) ||
    isSame(sorted(because), sorted(moved));
  return got !== null && reasons && fits(numbers, { ...got }) ? [] : fail('result', expected, got);
}

const EVALUATE = {
  finds: (expected, { position }) => citesAll('finds', expected, clausesIn(position.findings, position)),
  cited: (expected, { soFar, position }) => citesAll('cited', expected, clausesIn(soFar, position)),
  never: (expected, { soFar, position }) => {
    // Only the numbers of its own edition: what 2017 numbers so may be another clause in 2007.
    const cited = numbersIn(
      soFar.flatMap(({ laws }) => laws),
      position.laws.edition,
    );
    return includesNone('never', expected, cited, mayBeClause, 'unknown clause');
  },
  clean: (expected, { soFar }) => none('clean', expected, withoutProcedure(soFar)),
  quiet: (expected, { position }) => none('quiet', expected, withoutProcedure(position.findings)),
  sound: (expected, { soFar }) =>
    none(
      'sound',
      expected,
      soFar.filter(({ record }) => record !== undefined),
    ),
  turn: (expected, { position }) =>
    position.table.turn === expected ? [] : fail('turn', expected, position.table.turn),
  waitsFor: (expected, { position }) =>
    waitsFor(position) === expected ? [] : fail('waitsFor', expected, waitsFor(position)),
  legal,
  penaltyCards: cardsOnTable,
  options,
  restriction,
  revokes: revoke,
  info,
  asks: (expected, { position }) => includesAll('asks', expected, questionsOpen(position)),
  notAsked: (expected, { position }) =>
    includesNone('notAsked', expected, questionsOpen(position), isQuestionId, 'unknown question'),
  declarer: (expected, { position }) =>
    position.table.declarer === expected ? [] : fail('declarer', expected, position.table.declarer),
  tricks: bySide,
  trick,
  result,
  record: (expected, { soFar }) =>
    includesAll('record', expected, sorted(soFar.flatMap((finding) => finding.record ?? []))),
} satisfies Readonly<Record<string, Evaluate>>;
export type CheckKey = keyof typeof EVALUATE;

const isCheckKey = (key: string): key is CheckKey => Object.hasOwn(EVALUATE, key);

/** The failures of one check at a moment of a timeline; a key this version does not know fails, too. */
export function failuresOf(expect: Expectation, timeline: Timeline, moment: number): FailedExpectation[] {
  const position = timeline.positions[moment];
  if (position === undefined) return fail('moment', moment, timeline.positions.length - 1);
  const soFar = timeline.findings.filter((finding) => finding.at < moment);
  return Object.entries(expect).flatMap(([key, expected]) => {
    if (!isCheckKey(key)) return fail(key, expected, 'unknown key');
    if (!mayBeExpected(key, expected)) return fail(key, expected, 'unreadable');
    return EVALUATE[key](expected, { position, soFar });
  });
}
