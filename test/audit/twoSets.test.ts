/** Which tables are said to have played a board with another set of cards (87), and when another session explains it. */

import { describe, expect, test } from 'vitest';
import { tablesNamed, twoSetsOf, type SessionHands } from '../../src/audit/checks/a21TwoSets.ts';
import type { InField } from '../../src/audit/field.ts';
import { keyOfHands } from '../../src/domain/hand.ts';
import { C, D, NO_RESULT, ONE, OTHER, S, suit, THIRD } from './inField.ts';

/** A result of two pairs by their numbers, or of a table by its name. */
function played(ns: string, ew: string | null = null): InField {
  return {
    ...NO_RESULT,
    table: ew === null ? ns : null,
    played: true,
    seated: ew === null ? null : { movement: 'A', dated: true, round: '', ns, ew },
  };
}

type Sets = Readonly<Record<string, readonly InField[]>>;

const sets = (of: Sets): ReadonlyMap<string, readonly InField[]> => new Map(Object.entries(of));

/** What is said of board 1, with the hands that were played at the boards after it. */
function said(first: Sets, ...boards: readonly Sets[]) {
  const session: SessionHands = new Map([first, ...boards].map((of, at) => [String(at + 1), sets(of)]));
  return twoSetsOf(session, '1', sets(first));
}

const TABLES = [played('1', '2'), played('3', '4')];
const APART = played('5', '6');
/** The same hands at every table, and other hands at the table apart. */
const SAME: Sets = { [THIRD]: [...TABLES, APART] };
const ELSEWHERE: Sets = { [ONE]: TABLES, [THIRD]: [APART] };

describe('a board with two sets of cards', () => {
  test('the larger group comes first, or the first of two that are as large', () => {
    expect(said({ [ONE]: TABLES, [OTHER]: [APART] }, SAME, SAME)).toEqual({ more: TABLES, fewer: [APART] });
    expect(said({ [ONE]: [APART], [OTHER]: TABLES }, SAME, SAME)).toEqual({ more: TABLES, fewer: [APART] });
    const [one] = TABLES;
    expect(said({ [ONE]: [APART], [OTHER]: [one!] }, SAME, SAME)).toEqual({ more: [APART], fewer: [one] });
  });

  test('the tables share two other boards, and more of them than not', () => {
    const first = { [ONE]: TABLES, [OTHER]: [APART] };
    expect(said(first, SAME)).toBeNull();
    expect(said(first, SAME, SAME, ELSEWHERE)).not.toBeNull();
    expect(said(first, SAME, SAME, ELSEWHERE, ELSEWHERE)).toBeNull();
    expect(said(first, SAME, SAME, SAME, ELSEWHERE, ELSEWHERE)).not.toBeNull();
    // A board that only one of the groups has played speaks neither for nor against.
    expect(said(first, SAME, SAME, { [ONE]: TABLES }, { [ONE]: [APART] })).not.toBeNull();
  });

  test('every table of the smaller group shares them', () => {
    const late = played('7', '8');
    const first = { [ONE]: [...TABLES, played('9', '10')], [OTHER]: [APART, late] };
    expect(said(first, SAME, SAME)).toBeNull();
    const all = { [THIRD]: [...TABLES, APART, late] };
    expect(said(first, all, all)).not.toBeNull();
  });

  test('one set, three sets, and sets that are not shown whole are none', () => {
    expect(said({ [ONE]: [...TABLES, APART] }, SAME, SAME)).toBeNull();
    expect(said({ [ONE]: TABLES, [OTHER]: [APART], [THIRD]: [played('7', '8')] }, SAME, SAME)).toBeNull();
    const short = keyOfHands(suit('H', 4095), S, D, C);
    const hidden = keyOfHands(null, S, D, C);
    for (const partly of [short, hidden]) {
      expect(said({ [ONE]: TABLES, [partly]: [APART] }, SAME, SAME)).toBeNull();
      expect(said({ [partly]: TABLES, [OTHER]: [APART] }, SAME, SAME)).toBeNull();
    }
  });

  test('a pair in both groups played two boards of that number', () => {
    const mixed = played('5', '2');
    expect(said({ [ONE]: TABLES, [OTHER]: [mixed] }, SAME, SAME)).toBeNull();
  });

  test('where no pairs are named, the tables count', () => {
    const [a, b, c] = [played('A'), played('B'), played('C')];
    const same = { [THIRD]: [a, b, c] };
    expect(said({ [ONE]: [a, b], [OTHER]: [c] }, same, same)).toEqual({ more: [a, b], fewer: [c] });
    expect(said({ [ONE]: [a, b], [OTHER]: [a] }, same, same)).toBeNull();
  });
});

test('eight tables are named, each once, by the table or by the pairs', () => {
  const eight = Array.from({ length: 8 }, (_none, at) => played(String(at + 1)));
  expect(tablesNamed([...eight, played('1')])).toBe('1, 2, 3, 4, 5, 6, 7, 8');
  expect(tablesNamed([...eight, played('9')])).toBe('1, 2, 3, 4, 5, 6, 7, 8 …');
  expect(tablesNamed([played('1', '2')])).toBe('1–2');
  expect(tablesNamed([{ ...played(''), table: null, names: 'Ann|Bo|Cy|Di' }])).toBe('Ann–Cy / Bo–Di');
});
