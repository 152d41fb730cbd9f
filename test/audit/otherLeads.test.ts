/** Leads that show that a table had swapped two boards (87): both leads fit the other board, and the other tables show the hands. */

import { describe, expect, test } from 'vitest';
import { a21OtherLeads, type LedBoard } from '../../src/audit/checks/a21OtherLeads.ts';
import type { InField } from '../../src/audit/field.ts';
import type { Card } from '../../src/domain/card.ts';
import type { Seat } from '../../src/domain/seat.ts';
import { NO_RESULT, ONE, OTHER } from './inField.ts';

const outcome = (declarer: Seat): InField['outcome'] => ({
  contract: { level: 1, strain: 'NT', doubling: 1 },
  declarer,
  side: 'NS',
  tricks: 7,
  score: 90,
});

/** A table where West declares, so North leads. */
const led = (table: string | null, lead: Card): InField => ({
  ...NO_RESULT,
  table,
  lead,
  outcome: outcome('W'),
});

const field = (card: Card, count = 3): InField[] =>
  Array.from({ length: count }, (_none, at) => led(`T${at}`, card));

const one = (...results: readonly InField[]): LedBoard => ({ board: '1', key: ONE, results });
const other = (...results: readonly InField[]): LedBoard => ({ board: '2', key: OTHER, results });

const said = (...boards: readonly LedBoard[]): string[] =>
  a21OtherLeads(boards).map(
    ({ board, result, finding }) =>
      `${board} ${result.table}: fits ${finding.params['fits']}, others ${finding.params['others']}`,
  );

const BOTH = ['1 X: fits 2, others 3', '2 X: fits 1, others 3'];
const SPADES = field('S3');
const HEARTS = field('H3');

describe('two boards swapped at one table', () => {
  test('are both reported, with the other board and the tables that led from its hands', () => {
    const found = a21OtherLeads([one(...SPADES, led('X', 'H2')), other(...HEARTS, led('X', 'S2'))]);
    expect(found.map(({ finding }) => [finding.key, finding.laws])).toEqual([
      ['audit.otherLeadsThanField', ['87']],
      ['audit.otherLeadsThanField', ['87']],
    ]);
    expect(said(one(...SPADES, led('X', 'H2')), other(...HEARTS, led('X', 'S2')))).toEqual(BOTH);
  });

  test('need three other tables on each board, whose plays count like their leads', () => {
    expect(said(one(...field('S3', 2), led('X', 'H2')), other(...HEARTS, led('X', 'S2')))).toEqual([]);
    expect(said(one(...SPADES, led('X', 'H2')), other(...field('H3', 2), led('X', 'S2')))).toEqual([]);
    const play = { ...NO_RESULT, table: 'P', played: true };
    expect(said(one(...field('S3', 2), play, led('X', 'H2')), other(...HEARTS, led('X', 'S2')))).toEqual(
      BOTH,
    );
    const strayed = { ...play, strayed: 'ND2 ED3' };
    expect(said(one(...field('S3', 2), strayed, led('X', 'H2')), other(...HEARTS, led('X', 'S2')))).toEqual(
      [],
    );
  });

  test('each lead must fit the other board', () => {
    expect(said(one(...SPADES, led('X', 'D2')), other(...HEARTS, led('X', 'S2')))).toEqual([]);
    expect(said(one(...SPADES, led('X', 'H2')), other(...HEARTS, led('X', 'D2')))).toEqual([]);
    expect(said(one(...SPADES, led('X', 'H2')), other(...HEARTS, led('X', 'H2')))).toEqual([]);
  });

  test('are those of one table, which is known, in one session', () => {
    expect(said(one(...SPADES, led('X', 'H2')), other(...HEARTS, led('Y', 'S2')))).toEqual([]);
    expect(said(one(...SPADES, led(null, 'H2')), other(...HEARTS, led(null, 'S2')))).toEqual([]);
    const later = { ...led('X', 'S2'), occasion: 'B' };
    expect(said(one(...SPADES, led('X', 'H2')), other(...HEARTS, later))).toEqual([]);
  });

  test('are not reported where one of them could be swapped with either of two', () => {
    const third: LedBoard = { board: '3', key: OTHER, results: [...HEARTS, led('X', 'S4')] };
    expect(said(one(...SPADES, led('X', 'H2')), other(...HEARTS, led('X', 'S2')), third)).toEqual([]);
  });

  test('have different numbers', () => {
    const again = { ...other(...HEARTS, led('X', 'S2')), board: '1' };
    expect(said(one(...SPADES, led('X', 'H2')), again)).toEqual([]);
  });

  test('may be shown by a lead that the hands of its own deal refuse', () => {
    const strayed = { ...NO_RESULT, table: 'X', strayed: 'NH2' };
    expect(said(one(...SPADES, strayed), other(...HEARTS, led('X', 'S2')))).toEqual(BOTH);
    const unknown = { ...led('X', 'H2'), outcome: null };
    expect(said(one(...SPADES, unknown), other(...HEARTS, led('X', 'S2')))).toEqual([]);
  });
});
