/** Par: what an independent program finds of the same results, and boards one can work out by hand. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parOf, type Par } from '../../src/audit/doubleDummy/par.ts';
import type { Results } from '../../src/audit/doubleDummy/results.ts';
import { STRAINS, formatContract, tricksNeeded, type Strain } from '../../src/domain/contract.ts';
import type { Vulnerability } from '../../src/domain/score.ts';
import type { BySeat, Seat } from '../../src/domain/seat.ts';
import { margin } from '../../src/i18n/figure.ts';

/**
 * Random deals, a line each, answered by `CalcDDtablePBN` and `DealerParBin` of DDS 2.9.0 (Bo Haglund and Soren Hein): the twenty results
 * (North, South, East, West, each from notrump down to clubs), dealer, vulnerability, North–South's score and the contracts.
 */
const KNOWN = readFileSync('test/doubleDummy/native/pars.txt', 'utf8').trim().split('\n');

function resultsOf(digits: string): Results {
  const results = Object.fromEntries(STRAINS.map((strain) => [strain, { N: 0, E: 0, S: 0, W: 0 }])) as Record<
    Strain,
    Record<Seat, number>
  >;
  for (const [row, seat] of (['N', 'S', 'E', 'W'] as const).entries())
    for (const [column, strain] of STRAINS.toReversed().entries())
      results[strain][seat] = parseInt(digits.charAt(row * 5 + column), 16);
  return results;
}

/** `4S-NS+1`, as the list has it. */
const contractsOf = ({ contracts }: Par): string[] =>
  contracts
    .map(({ contract, declarers, tricks }) => {
      const above = tricks - tricksNeeded(contract);
      return `${formatContract(contract)}-${declarers.join('')}${above === 0 ? '' : margin(above).replace('−', '-')}`;
    })
    .sort();

const all = (tricks: BySeat<number>): Results =>
  Object.fromEntries(STRAINS.map((strain) => [strain, tricks])) as Results;

describe('par', () => {
  test.each(KNOWN)('%s', (line) => {
    const [digits = '', dealer, vulnerable, score, ...contracts] = line.split(' ');
    const par = parOf(resultsOf(digits), dealer as Seat, vulnerable as Vulnerability);
    expect(par.score).toBe(Number(score));
    expect(contractsOf(par)).toEqual(contracts.sort());
  });

  test('the lines are many, and of every dealer and vulnerability', () => {
    expect(KNOWN.length).toBe(120);
    expect(new Set(KNOWN.map((line) => line.split(' ').slice(1, 3).join(' '))).size).toBe(16);
  });

  test('nobody can make anything: passed out', () => {
    expect(parOf(all({ N: 6, E: 6, S: 6, W: 6 }), 'N', 'None')).toEqual({ score: 0, contracts: [] });
  });

  test('all thirteen tricks: the grand slam in notrump, whatever the others bid', () => {
    const par = parOf(all({ N: 13, E: 0, S: 13, W: 0 }), 'E', 'All');
    expect(par.score).toBe(2220);
    expect(contractsOf(par)).toEqual(['7NT-NS']);
  });

  test('both make seven tricks in everything: whoever bids first has the notrump', () => {
    const seven = all({ N: 7, E: 7, S: 7, W: 7 });
    for (const [dealer, sign] of [
      ['N', 1],
      ['E', -1],
      ['S', 1],
      ['W', -1],
    ] as const)
      expect(parOf(seven, dealer, 'None').score).toBe(90 * sign);
  });

  test('a sacrifice that costs less than the game, and none that costs more', () => {
    const results = all({ N: 4, E: 8, S: 4, W: 8 });
    const spades = { N: 10, E: 3, S: 10, W: 3 };
    const hearts = { N: 5, E: 5, S: 5, W: 5 };
    const withSpades = (east: number): Results => ({
      ...results,
      NT: { N: 6, E: 5, S: 6, W: 5 },
      C: { N: 4, E: east, S: 4, W: east },
      D: { N: 5, E: 5, S: 5, W: 5 },
      H: hearts,
      S: spades,
    });
    // 4♠ is worth 420; 5♣ doubled costs 300 with nine tricks, 500 with eight.
    expect(parOf(withSpades(9), 'N', 'None')).toMatchObject({ score: 300 });
    expect(contractsOf(parOf(withSpades(9), 'N', 'None'))).toEqual(['5CX-EW-2']);
    expect(contractsOf(parOf(withSpades(8), 'N', 'None'))).toEqual(['4S-NS']);
    // Vulnerable against not: two down costs 500.
    expect(contractsOf(parOf(withSpades(9), 'N', 'EW'))).toEqual(['4S-NS']);
  });
});
