/** Whatever a file holds: nothing is thrown, and what comes out hangs together. */

import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  string,
  tuple,
  uint8Array,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, isCard } from '../../src/domain/card.ts';
import { isCall } from '../../src/domain/contract.ts';
import { isSeat } from '../../src/domain/seat.ts';
import type { Fact } from '../../src/events/event.ts';
import { parseLin } from '../../src/formats/lin/parse.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import type { Problem } from '../../src/formats/problem.ts';
import { SUGGESTION_CODES } from '../../src/formats/suggestion.ts';
import { times } from '../replay/invented.ts';
import { PROBLEM_CODES } from './problemCodes.ts';
import { readDeals, readFile } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { dealString, inventDeal, linBoard, pbnGame, playRows } from './synthetic.ts';

function check(deals: readonly ReadDeal[], problems: readonly Problem[]): void {
  let index = -1;
  for (const deal of deals) {
    expect(deal.index).toBeGreaterThan(index);
    ({ index } = deal);
    expect(deal.line).toBeGreaterThan(0);
    expect(deal.lines).toHaveLength(deal.record.events.length);
    expect(deal.lines.every((line) => line > 0)).toBe(true);
    expect(deal.record.events.every(isReadable)).toBe(true);
    expect(deal.calls.every(({ seat, call, line }) => isSeat(seat) && isCall(call) && line > 0)).toBe(true);
    // Plain data, so that it can be stored and compared.
    expect(JSON.parse(JSON.stringify(deal.record))).toEqual(deal.record);
  }
  for (const one of problems) {
    expect(PROBLEM_CODES).toContain(one.code);
    expect(SUGGESTION_CODES).toContain(one.suggestion);
    expect(one.line ?? 1).toBeGreaterThan(0);
    for (const value of Object.values(one.params)) expect(String(value).length).toBeLessThanOrEqual(100);
  }
}

function isReadable(fact: Fact): boolean {
  if (fact.type === 'CardPlayed') return isSeat(fact.seat) && (fact.card === undefined || isCard(fact.card));
  return fact.type !== 'ClaimMade' || fact.tricks >= 0;
}

function checkText(text: string): void {
  const pbn = parsePbn(text);
  check(pbn.deals, pbn.problems);
  const lin = parseLin(text);
  check(lin.deals, lin.problems);
}

const valid = [
  `% PBN 2.1\n${pbnGame(inventDeal(1))}\n${pbnGame(inventDeal(2), 23)}`,
  pbnGame(inventDeal(3), 30).replace(
    /\[Auction[^[]*/,
    '[Auction "N"]\n1C =1= ^I 1C ! $3 {a} ^S AP\n[Note "1:x"]\n',
  ),
  linBoard(inventDeal(4)) + linBoard(inventDeal(5), 21),
  `vg|a,b,I,1,2|rs|1SS=,,|pn|a,b,c,d,e,f,g,h|${linBoard(inventDeal(6), 9)}up|2|nt|x|mc|7|`,
];

/** Pieces from which both formats are made, so that random texts get past the first letter. */
const piece = oneof(
  constantFrom(
    ...'[]{}"\\;%#|=^*+-$!?.,:\n\r\t '.split(''),
    ...'Deal Event Auction Play Note Contract Result Declarer Board Dealer'
      .split(' ')
      .map((name) => `[${name} "`),
    '"]\n',
    '\n\n',
    '##',
    ...'md| mb| pc| mc| up| qx| rs| vg| pn| an| nt| sv| ah| st|'.split(' '),
    ...'^R ^L ^I ^S AP Pass X XX 1C 7NT =1= $5'.split(' ').map((word) => ` ${word} `),
    `[Deal "${dealString(inventDeal(1))}"]`,
    `[Play "W"]\n${playRows(inventDeal(1))
      .map((row) => row.join(' '))
      .join('\n')}\n`,
  ),
  constantFrom(...CARDS).map((card) => ` ${card} `),
  string({ maxLength: 8 }),
);

describe('any text', () => {
  test('of any letters', () => {
    assert(property(string({ unit: 'binary', maxLength: 300 }), checkText), { numRuns: times(300) });
  });

  test('of pieces of the formats', () => {
    assert(
      property(
        array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
        checkText,
      ),
      { numRuns: times(250) },
    );
  });

  test('a valid file with some of it cut out, doubled or overwritten', () => {
    const change = tuple(nat(), nat({ max: 40 }), piece);
    assert(
      property(constantFrom(...valid), array(change, { minLength: 1, maxLength: 6 }), (text, changes) => {
        let changed = text;
        for (const [at, length, put] of changes) {
          const begin = at % (changed.length + 1);
          changed = changed.slice(0, begin) + put + changed.slice(begin + length);
        }
        checkText(changed);
      }),
      { numRuns: times(250) },
    );
  });

  test('cut off at every place', () => {
    for (const text of valid) for (let end = 0; end <= text.length; end += 3) checkText(text.slice(0, end));
  });
});

describe('any bytes', () => {
  test('of any file, by any name', () => {
    assert(
      property(
        uint8Array({ maxLength: 400 }),
        constantFrom('a.pbn', 'a.lin', 'a.json', ''),
        (bytes, name) => {
          const { deals, problems } = readFile(name, bytes);
          check(deals, problems);
          expect(deals.length + problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: times(250) },
    );
  });

  test('a valid file with bytes changed', () => {
    const change = tuple(nat(), integer({ min: 0, max: 255 }));
    assert(
      property(constantFrom(...valid), array(change, { minLength: 1, maxLength: 20 }), (text, changes) => {
        const bytes = new TextEncoder().encode(text);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const { deals, problems } = readFile('a.pbn', bytes);
        check(deals, problems);
      }),
      { numRuns: times(250) },
    );
  });
});

describe('pieces', () => {
  test('cut anywhere, the same deals and problems', () => {
    assert(
      property(
        array(piece, { maxLength: 60 }),
        constantFrom(...valid, ''),
        integer({ min: 1, max: 50 }),
        (parts, head, size) => {
          const text = head + parts.join('');
          const read = (chunks: readonly string[]): [ReadDeal[], Problem[]] => {
            const problems: Problem[] = [];
            return [[...readDeals('a.pbn', chunks, (one) => problems.push(one))], problems];
          };
          const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_none, index) =>
            text.slice(index * size, (index + 1) * size),
          );
          expect(read(chunks)).toEqual(read([text]));
        },
      ),
      { numRuns: times(300) },
    );
  });
});

describe('invented deals', () => {
  test('written and read, they are the same play, whatever the seed and length', () => {
    assert(
      property(nat(), integer({ min: 1, max: 52 }), (seed, cards) => {
        const invented = inventDeal(seed);
        for (const { deals, problems } of [
          parsePbn(pbnGame(invented, cards)),
          parseLin(linBoard(invented, cards)),
        ]) {
          expect(problems).toEqual([]);
          const facts = deals[0]!.record.events.slice(0, cards);
          expect(facts).toEqual(
            invented.plays.slice(0, cards).map((play) => ({ type: 'CardPlayed', ...play })),
          );
          expect(deals[0]!.record.events).toHaveLength(cards === 52 ? 52 : cards + 1);
        }
      }),
      { numRuns: times(300) },
    );
  });
});
