/** Dealing machines' files written: the hands come back under their numbers, and what a dealing machine has no place for is told. */

import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardConditions, formatHands } from '../../src/domain/deal.ts';
import { parseDlm } from '../../src/formats/dealfiles/dlm.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { readFile } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { writeFile } from '../../src/formats/write.ts';
import { bytesOfReal, hasRealFiles, OF_REAL_FILES } from '../realFiles.ts';
import { inventDeal, pbnGame } from './synthetic.ts';

const boards = (deals: readonly ReadDeal[]): unknown =>
  deals.map(({ record: { header } }) => ({ ...header.deal, hands: formatHands(header.deal.hands) }));
const codes = (items: readonly { code: string }[]): string[] => items.map(({ code }) => code);
const textsOf = (deals: readonly ReadDeal[]): string[] =>
  writeFile('dlm', deals).files.map(({ bytes }) => new TextDecoder().decode(bytes));
const game = (seed: number, board: number): string => {
  const { dealer, vulnerable } = boardConditions(board);
  return pbnGame({ ...inventDeal(seed), board })
    .replace(/\[Dealer "."\]/, `[Dealer "${dealer ?? '?'}"]`)
    .replace(/\[Vulnerable "\w+"\]/, `[Vulnerable "${vulnerable}"]`);
};

describe('DLM written', () => {
  test('boards that follow one another come back with number, dealer, vulnerability and hands', () => {
    assert(
      property(nat(), integer({ min: 1, max: 90 }), nat({ max: 9 }), (seed, first, more) => {
        const games = Array.from({ length: more + 1 }, (_none, place) => game(seed + place, first + place));
        const { deals } = parsePbn(games.join('\n'));
        const { losses } = writeFile('dlm', deals);
        const back = parseDlm(textsOf(deals)[0] as string);
        expect(boards(back.deals)).toEqual(boards(deals));
        expect(codes(back.problems)).toEqual(['dealerFromBoard', 'vulnerableFromBoard']);
        expect(codes(losses)).toContain('play');
        expect(codes(losses)).not.toContain('board');
        expect(codes(losses)).not.toContain('conditions');
      }),
      { numRuns: 100 },
    );
  });

  test('two tables of a board are one board; a gap in the numbers is told', () => {
    const same = parsePbn([game(1, 7), game(1, 7), game(2, 8)].join('\n')).deals;
    expect(boards(parseDlm(textsOf(same)[0] as string).deals)).toEqual(boards([same[1]!, same[2]!]));
    const apart = parsePbn([game(1, 7), game(2, 9)].join('\n')).deals;
    const ofBoards = writeFile('dlm', apart).losses.filter(
      ({ code }) => code === 'board' || code === 'conditions',
    );
    expect(ofBoards).toEqual([
      { code: 'board', params: { board: '7' }, deal: 0 },
      { code: 'conditions', params: { board: 1 }, deal: 0 },
      { code: 'board', params: { board: '9' }, deal: 1 },
      { code: 'conditions', params: { board: 2 }, deal: 1 },
    ]);
    expect(parseDlm(textsOf(apart)[0] as string).deals.map(({ record }) => record.header.deal.board)).toEqual(
      ['1', '2'],
    );
  });

  test('a deal that is not complete is left out and told; more than 99 boards take a second file', () => {
    const games = Array.from({ length: 100 }, (_none, place) => game(place, place + 1));
    const { deals } = parsePbn(['[Deal "N:- - - -"]\n', ...games].join('\n'));
    const { files, losses } = writeFile('dlm', deals);
    expect(files.map(({ suffix }) => suffix)).toEqual(['-1', '-2']);
    expect(losses.filter(({ code }) => code === 'incompleteDeal')).toEqual([
      { code: 'incompleteDeal', params: {}, deal: 0 },
    ]);
    const back = textsOf(deals).flatMap((text) => parseDlm(text).deals);
    expect(back.map(({ record }) => formatHands(record.header.deal.hands))).toEqual(
      deals.slice(1).map(({ record }) => formatHands(record.header.deal.hands)),
    );
  });
});

test.each(['dup', 'bri'] as const)(
  '%s counts boards from 1: another dealer or vulnerability is told',
  (format) => {
    const conditions = (games: readonly string[]): unknown =>
      writeFile(format, parsePbn(games.join('\n')).deals).losses.filter(({ code }) => code === 'conditions');
    expect(conditions([game(1, 1), game(2, 2)])).toEqual([]);
    expect(conditions(['[Deal "N:- - - -"]\n', game(1, 1), game(2, 7)])).toEqual([
      { code: 'conditions', params: { board: 2 }, deal: 2 },
    ]);
  },
);

describe.runIf(hasRealFiles)(`written, ${OF_REAL_FILES}`, () => {
  test.each(['emkael+deal-convert/test/test.dlm', 'richardschneider+pbn/test/sample/big-deal.dlm'])(
    '%s is written as it stands, but for its headline',
    (name) => {
      const bytes = bytesOfReal(name);
      const { deals } = readFile(name, bytes);
      const plain = (text: string): string =>
        text
          .replaceAll('\r\n', '\n')
          .replace(/^Headline=.*$/m, 'Headline=Dealtrail')
          .trimEnd();
      expect(plain(textsOf(deals)[0] as string)).toBe(plain(new TextDecoder().decode(bytes)));
    },
  );
});
