/** A finding about something a file states names the line that states it, not the first line of its deal. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../src/audit/audited.ts';
import { decodeBytes } from '../../src/formats/bytes.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { writePbn } from '../../src/formats/pbn/writePbn.ts';
import { writeRbn } from '../../src/formats/rbn/writeRbn.ts';
import { boardConditions } from '../../src/domain/deal.ts';
import { seeded } from '../bench/deals.ts';
import { cleanDeal, type Model } from '../mutants/model.ts';
import { auditText } from '../mutants/score.ts';
import { linText, pbnText, statementOf } from '../mutants/write.ts';

/** What stands on the line of each finding of these checks; those that may be a habit of the file come last, by kind. */
function named(name: string, text: string, ...checks: CheckId[]): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return auditText(name, text)
    .filter(({ check }) => checks.some((each) => each === check))
    .map(({ line }) => lines[(line ?? 0) - 1] ?? '');
}

const model = cleanDeal(seeded(1), 5, { claimed: false, scored: true });
const { dealer, vulnerable } = boardConditions(5);
const game = (written: Model = model): string => pbnText(written, statementOf(written));
const changed = (tag: string, value: string, text = game()): string =>
  text.replace(new RegExp(`\\[${tag} ".*"\\]`), `[${tag} "${value}"]`);
const wrongResult = { ...model, result: (model.result + 1) % 14 };

describe('guilty files', () => {
  test.each<[string, CheckId, RegExp]>([
    ['A01-guilty-card-dealt-twice.pbn', 'A01', /^\[Deal "/],
    ['A01-guilty-fourteen-and-twelve.pbn', 'A01', /^\[Deal "/],
    ['A20-guilty-two-alphabets.pbn', 'A20', /^\[(?:North|East|South|West) "/],
    ['A02-guilty-vulnerability.pbn', 'A02', /^\[Vulnerable "/],
    ['A03-guilty-contract-not-last-bid.pbn', 'A03', /^\[Contract "/],
    ['A04-guilty-dummy-named.pbn', 'A04', /^\[Declarer "/],
    // Auction and dealer are turned; the lead bears the declarer out.
    ['A04-guilty-auctions-turned-in-every-deal.pbn', 'A04', /^\[Auction "/],
    ['A09-guilty-result-differs-from-play.pbn', 'A09', /^\[Result "/],
    ['A09-guilty-claim-impossible.pbn', 'A09', /^\[Result "/],
    ['A10-guilty-score-of-other-vulnerability.pbn', 'A10', /^\[Score "/],
  ])('%s', (file, check, line) => {
    const lines = named(file, readFileSync(`fixtures/sessions/${file}`, 'utf8'), check);
    expect(lines).not.toEqual([]);
    for (const each of lines) expect(each).toMatch(line);
  });

  test('a row of a score table has a line of its own', () => {
    const file = 'A10-guilty-row-of-a-score-table.pbn';
    const lines = named(file, readFileSync(`fixtures/sessions/${file}`, 'utf8'), 'A10');
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(/^[^[]/);
  });
});

describe('PBN', () => {
  test('the dealer', () => {
    expect(named('a.pbn', changed('Board', '6'), 'A02')).toEqual([
      `[Dealer "${dealer}"]`,
      `[Vulnerable "${vulnerable}"]`,
    ]);
  });

  test('a dealer no tag names stands with the auction', () => {
    const text = changed('Board', '6').replace(/\[Dealer .*\n/, '');
    expect(named('a.pbn', text, 'A02')[0]).toBe(`[Auction "${dealer}"]`);
  });

  test('a contract where everybody passed', () => {
    const text = game().replace(/(\[Auction ".*"\]\n)[^[]*/, '$1Pass Pass Pass Pass\n');
    expect(named('a.pbn', text, 'A03')).toEqual([expect.stringMatching(/^\[Contract "/)]);
  });

  test.each(['\n', '\r\n', '\r'])('line ends of every kind: %j', (end) => {
    const text = game() + game(wrongResult);
    expect(named('a.pbn', text.replaceAll('\n', end), 'A09')).toEqual([`[Result "${wrongResult.result}"]`]);
  });

  test('tags in another order, over lines, repeated, and two on a line', () => {
    const result = `[Result "${wrongResult.result}"]`;
    const rest = game().replace(/\[Result .*\n/, '');
    expect(named('a.pbn', `${result}\n${rest}`, 'A09')).toEqual([result]);
    expect(named('a.pbn', rest.replace('[Contract', `${result} [Contract`), 'A09')).toEqual([
      expect.stringContaining(result),
    ]);
    const apart = `[Result\n"${wrongResult.result}"]`;
    expect(named('a.pbn', rest.replace('[Contract', `${apart}\n[Contract`), 'A09')).toEqual(['[Result']);
    const again = rest.replace('[Contract', `${result}\n[Result "${model.result}"]\n[Contract`);
    expect(named('a.pbn', again, 'A09')).toEqual([result]);
  });

  test('a value taken from the game before stands where it is asked for', () => {
    const score = /\[Score "(.*)"\]/.exec(game())?.[1] ?? '';
    const first = changed(
      'Score',
      score.replace(/\d+/, (points) => String(Number(points) + 10)),
    );
    const text = first + changed('Score', '#');
    expect(named('a.pbn', text, 'A10')).toEqual([expect.stringMatching(/^\[Score "NS/), '[Score "#"]']);
  });

  test('values that stand in another game leave the line of the deal', () => {
    const standing = changed('Score', '##NS 15000') + game().replace(/\[Score .*\n/, '');
    expect(named('a.pbn', standing.replaceAll('15000', '1500'), 'A10')).toEqual([
      '[Score "##NS 1500"]',
      '[Event "Mutants"]',
    ]);
    const rooms =
      changed('Board', '6') + game().replace(/\[(?:Board|Dealer|Vulnerable|Deal|Event) .*\n/g, '');
    expect(named('a.pbn', rooms, 'A02')).toEqual([
      `[Dealer "${dealer}"]`,
      `[Declarer "${model.declarer}"]`,
      `[Vulnerable "${vulnerable}"]`,
      `[Declarer "${model.declarer}"]`,
    ]);
  });

  test('what the reader itself finds impossible', () => {
    const claimed = cleanDeal(seeded(3), 5, { claimed: true, scored: false });
    const won = claimed.result > 0 ? 0 : 13;
    const text = changed('Result', String(won), game(claimed));
    const impossible = parsePbn(text).problems.filter(({ code }) => code === 'resultImpossible');
    expect(impossible.map(({ line }) => text.split('\n')[(line ?? 0) - 1])).toEqual([`[Result "${won}"]`]);
  });

  test('a habit of the file stands where it begins', () => {
    const text = Array.from({ length: 12 }, (_, index) => {
      const turned = cleanDeal(seeded(index + 1), index + 1, { claimed: false, scored: false });
      return changed('Vulnerable', 'None', pbnText(turned, statementOf(turned)));
    }).join('');
    const [first] = auditText('a.pbn', text).filter(({ key }) => key.startsWith('audit.file.'));
    expect(text.split('\n')[(first?.line ?? 0) - 1]).toBe('[Vulnerable "None"]');
  });

  test('written and read again it is the same, with lines of its own', () => {
    const text = changed('Score', 'NS 1500') + changed('Board', '6');
    const { deals } = parsePbn(text);
    const written = decodeBytes(writePbn(deals).bytes).text;
    const again = parsePbn(written).deals;
    expect(again.map(({ record }) => record)).toEqual(deals.map(({ record }) => record));
    expect(again.map(({ tags }) => tags?.get('Score'))).toEqual(deals.map(({ tags }) => tags?.get('Score')));
    expect(named('a.pbn', written, 'A10', 'A02')).toEqual([
      '[Score "NS 1500"]',
      `[Dealer "${dealer}"]`,
      `[Vulnerable "${vulnerable}"]`,
    ]);
  });
});

describe('other formats', () => {
  test('LIN: hands with the dealer’s digit, vulnerability, claim', () => {
    const other = { ...model, board: 6 };
    const text = linText([{ model: other, claim: null }], false).replace('sv|', '\nsv|');
    expect(named('a.lin', text, 'A02')).toEqual([
      expect.stringMatching(/^md\|/),
      expect.stringMatching(/^sv\|/),
    ]);
    const claimed = linText([{ model, claim: wrongResult.result }], false);
    expect(named('a.lin', claimed, 'A09')).toEqual([`mc|${wrongResult.result}|`]);
  });

  test('LIN: a list of results stands outside the board, whose last card is named', () => {
    const cell = linText([{ model: wrongResult, claim: null }], true);
    expect(named('a.lin', cell, 'A09')).toEqual([expect.stringMatching(/^pc\|/)]);
  });

  test('LIN: the other room takes the hands of the first', () => {
    const first = linText([{ model: { ...model, board: 6 }, claim: null }], false);
    const second = first.replace('qx|o', 'qx|c').replace(/md\|[^|]*\|/, '');
    expect(named('a.lin', first + second, 'A02')).toEqual([
      expect.stringMatching(/^md\|/),
      'qx|c6|',
      expect.stringMatching(/^md\|.*sv\|/),
      expect.stringMatching(/^\|?ah\|.*sv\|/),
    ]);
  });

  test('RBN: dealer and vulnerability stand before the calls, the result on its own line', () => {
    const { deals } = parsePbn(game());
    const rbn = writeRbn(deals).text;
    const moved = rbn.replace(/^B 5/m, 'B 6').replace(/^R \d+/m, `R ${wrongResult.result}`);
    expect(moved).not.toBe(rbn);
    expect(named('a.rbn', moved, 'A02', 'A09')).toEqual([
      expect.stringMatching(/^R /),
      expect.stringMatching(/^A /),
      expect.stringMatching(/^A /),
    ]);
  });
});
