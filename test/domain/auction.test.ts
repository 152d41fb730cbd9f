/** Contracts and auctions as tables. */

import { describe, expect, test } from 'vitest';
import { readAuction } from '../../src/domain/auction.ts';
import {
  bidRank,
  formatContract,
  isBid,
  isCall,
  parseContract,
  tricksNeeded,
  trumpOf,
  type Bid,
  type Call,
} from '../../src/domain/contract.ts';
import type { Seat } from '../../src/domain/seat.ts';

const LADDER =
  '1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT 4C 4D 4H 4S 4NT 5C 5D 5H 5S 5NT 6C 6D 6H 6S 6NT 7C 7D 7H 7S 7NT'.split(
    ' ',
  ) as Bid[];

describe('calls and contracts', () => {
  test('the ladder of bids', () => {
    expect(LADDER.map(bidRank)).toEqual(Array.from({ length: 35 }, (_, index) => index));
    expect(LADDER.every(isBid)).toBe(true);
  });
  test('what is a call', () => {
    expect(['P', 'X', 'XX', '7NT', '8C', '0C', '1N', 'XXX', 'p', '', '1Cx', null].filter(isCall)).toEqual([
      'P',
      'X',
      'XX',
      '7NT',
    ]);
    expect(['P', 'X', '1C'].filter(isBid)).toEqual(['1C']);
  });
  test.each([
    ['4H', '4H', 10, 'H'],
    [' 3nt ', '3NT', 9, null],
    ['3N', '3NT', 9, null],
    ['6SXX', '6SXX', 12, 'S'],
    ['1cx', '1CX', 7, 'C'],
    ['7DX', '7DX', 13, 'D'],
  ])('%s', (text, written, tricks, trump) => {
    const contract = parseContract(text);
    expect(contract && [formatContract(contract), tricksNeeded(contract), trumpOf(contract)]).toEqual([
      written,
      tricks,
      trump,
    ]);
  });
  test.each(['', 'Pass', '8H', '4', 'H', '4HXXX', '4HX X', '4H by S', '0NT'])('%s is no contract', (text) => {
    expect(parseContract(text)).toBeNull();
  });
  test('no contract, no trump', () => {
    expect(trumpOf(null)).toBeNull();
  });
});

describe('auctions', () => {
  const ended: [calls: string, dealer: Seat, contract: string, declarer: Seat][] = [
    ['1NT P 3NT P P P', 'N', '3NT', 'N'],
    ['1H P 4H P P P', 'E', '4H', 'E'],
    ['P P 1S P 2S P P P', 'S', '2S', 'N'],
    ['1H 1S 2H 2S P P P', 'W', '2S', 'N'],
    ['1D P 1S P 2S P P P', 'N', '2S', 'S'],
    ['1C 1S X P 2S P P P', 'N', '2S', 'N'],
    ['1S X XX P P P', 'N', '1SXX', 'N'],
    ['1S X P 2H X P P P', 'N', '2HX', 'W'],
    ['P P P 1C P P P', 'W', '1C', 'S'],
    ['1D X XX 1H P P P', 'E', '1H', 'N'],
    ['1H P 2C P 2H X P P XX P P P', 'N', '2HXX', 'N'],
  ];
  const inadmissible: [calls: string, contract: string][] = [
    ['2H P X P P P', '2H'],
    ['2H P XX P P P', '2H'],
    ['2H X P X P P P', '2HX'],
    ['2H X P XX P P P', '2HX'],
    ['2H X XX X P P P', '2HXX'],
    ['2H P X X P P P', '2HX'],
  ];
  test.each(inadmissible)('%s: an inadmissible double or redouble does not count (36)', (calls, contract) => {
    const { end } = readAuction('S', calls.split(' ') as Call[]);
    expect(end && formatContract(end.contract)).toBe(contract);
  });

  test.each(ended)('%s from %s', (calls, dealer, contract, declarer) => {
    const read = readAuction(dealer, calls.split(' ') as Call[]);
    expect(read.end && formatContract(read.end.contract)).toBe(contract);
    expect(read.end?.declarer).toBe(declarer);
    expect([read.over, read.passedOut, read.faults]).toEqual([true, false, []]);
  });

  test.each([
    ['', false, false],
    ['P P P', false, false],
    ['P P P P', true, true],
    ['1C P P', false, false],
    ['1C P P X P P', false, false],
  ])('%s', (calls, over, passedOut) => {
    const read = readAuction('N', calls === '' ? [] : (calls.split(' ') as Call[]));
    expect([read.over, read.passedOut, read.end]).toEqual([over, passedOut, null]);
  });

  test.each([
    ['1S 1H P P P', [{ at: 1, fault: 'insufficientBid' }]],
    ['1S 1S', [{ at: 1, fault: 'insufficientBid' }]],
    ['X', [{ at: 0, fault: 'inadmissibleDouble' }]],
    ['XX', [{ at: 0, fault: 'inadmissibleDouble' }]],
    ['1C P X', [{ at: 2, fault: 'inadmissibleDouble' }]],
    ['1C X X', [{ at: 2, fault: 'inadmissibleDouble' }]],
    ['1C X P XX', [{ at: 3, fault: 'inadmissibleDouble' }]],
    ['1C XX', [{ at: 1, fault: 'inadmissibleDouble' }]],
    ['1C P XX', [{ at: 2, fault: 'inadmissibleDouble' }]],
    ['1C X XX', []],
    ['1C P P P P', [{ at: 4, fault: 'callAfterEnd' }]],
    ['P P P P 1C', [{ at: 4, fault: 'callAfterEnd' }]],
  ])('faults of %s', (calls, faults) => {
    expect(readAuction('N', calls.split(' ') as Call[]).faults).toEqual(faults);
  });
});
