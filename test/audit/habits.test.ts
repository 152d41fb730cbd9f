/** What a program does in every deal is one finding; the same fault here and there is one for each deal. */

import { describe, expect, test } from 'vitest';
import { VULNERABILITIES } from '../../src/domain/score.ts';
import { seeded } from '../bench/deals.ts';
import { cleanDeal, type Model } from '../mutants/model.ts';
import { auditText } from '../mutants/score.ts';
import { linText, outcomeCell, pbnText, statementOf } from '../mutants/write.ts';

function deals(count: number, seed = 1): Model[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) =>
    cleanDeal(random, index + 1, { claimed: false, scored: false }),
  );
}

const pbn = (models: readonly Model[]): string =>
  models.map((model) => pbnText(model, statementOf(model))).join('');

const findingsIn = (name: string, text: string): string[] =>
  auditText(name, text)
    .filter(({ check }) => check !== 'import')
    .map(({ key, deal }) => `${key} ${deal ?? 'file'}`);

describe('habits of a file', () => {
  test('boards that are numbered from elsewhere in the cycle', () => {
    const moved = deals(20).map((model) => ({ ...model, board: ((model.board + 3) % 20) + 1 }));
    expect(findingsIn('a.pbn', pbn(moved.slice(0, 16)))).toEqual([
      'audit.file.vulnerabilitiesNotOfBoards file',
    ]);
  });

  test('one vulnerability for all boards', () => {
    const none = deals(12).map((model): Model => ({ ...model, vulnerable: 'None' }));
    expect(findingsIn('a.pbn', pbn(none))).toEqual(['audit.file.vulnerabilitiesNotOfBoards file']);
  });

  test('wrong vulnerabilities, all of them different, are told one by one', () => {
    const wrong = deals(20).map((model, index): Model => {
      const others = VULNERABILITIES.filter((each) => each !== model.vulnerable);
      return { ...model, vulnerable: others[(index * 7 + 1) % 3] ?? 'None' };
    });
    expect(findingsIn('a.pbn', pbn(wrong))).toHaveLength(20);
  });

  test('a list of results that begins at another board', () => {
    const models = deals(12);
    const text = linText(
      models.map((model, index) => ({
        model,
        claim: null,
        cell: outcomeCell(models[(index + 1) % 12] as Model),
      })),
      true,
    );
    const findings = findingsIn('a.lin', text);
    expect(findings).toContain('audit.file.resultsOfOtherBoards file');
    expect(findings.filter((each) => each.startsWith('audit.resultForOtherContract'))).toEqual([]);
  });

  test('a wrong declarer in a list of results is told of its board', () => {
    const models = deals(12);
    const text = linText(
      models.map((model, index) => {
        const cell = outcomeCell(model);
        return {
          model,
          claim: null,
          cell: index === 4 ? cell.replace(/^(\d.)./, `$1${model.declarer === 'N' ? 'E' : 'N'}`) : cell,
        };
      }),
      true,
    );
    expect(findingsIn('a.lin', text)).toEqual(['audit.resultForOtherContract 4']);
  });

  test('passes after the end, in most auctions and in one', () => {
    const long = (model: Model): Model => ({ ...model, calls: [...model.calls, 'P', 'P'] });
    const models = deals(10);
    expect(findingsIn('a.pbn', pbn(models.map(long)))).toEqual(['audit.file.callsAfterEnd file']);
    const one = models.map((model, index) => (index === 3 ? long(model) : model));
    expect(findingsIn('a.pbn', pbn(one))).toEqual(['audit.callAfterEnd 3']);
  });

  test('the Play tag names the dealer in every deal', () => {
    const models = deals(40);
    const named = models
      .filter((model) => statementOf(model).leader !== model.declarer)
      .map((model) => pbnText(model, { ...statementOf(model), leader: model.declarer }));
    expect(findingsIn('a.pbn', named.join(''))).toEqual(['audit.file.leadSeatsDiffer file']);
  });

  test('rows turned against their columns: each deal by itself, or the file with its boards', () => {
    const models = deals(12);
    const turned = (model: Model): string => {
      const statement = statementOf(model);
      const rows = statement.rows.map((row, index) =>
        index % 2 === 1 ? [...row.slice(1), ...row.slice(0, 1)] : row,
      );
      return pbnText(model, { ...statement, rows });
    };
    const games = (which: (index: number) => boolean): string =>
      models
        .map((model, index) => (which(index) ? turned(model) : pbnText(model, statementOf(model))))
        .join('');
    expect(
      findingsIn(
        'a.pbn',
        games((index) => index === 2 || index === 7),
      ),
    ).toEqual(['audit.rowTurned 2', 'audit.rowTurned 7']);
    const [habit] = auditText(
      'a.pbn',
      games((index) => index !== 5),
    );
    expect(habit).toMatchObject({
      check: 'import',
      key: 'import.columnsRotated',
      deal: null,
      params: { count: 11, boards: '1-5,7-12' },
    });
  });

  test('one slip of a program is told once, with how often it came; the same fault here and there for each deal', () => {
    const text = (count: number): string =>
      deals(12)
        .map((model, index) => {
          const own = pbnText(model, statementOf(model));
          return index < count ? own.replace(/(\[Auction "."\]\n)/, '$1- ').replace(/\bPass\b/, 'Xass') : own;
        })
        .join('');
    const guessed = (count: number): readonly (number | null)[] =>
      auditText('a.pbn', text(count)).flatMap(({ key, deal }) =>
        key === 'import.callGuessed' ? [deal] : [],
      );
    expect(guessed(12)).toEqual([0, 1, 2, null]);
    expect(guessed(3)).toEqual([0, 1, 2]);
    const one = auditText('a.pbn', text(12)).findLast(({ key }) => key === 'import.callGuessed');
    expect(one?.params).toMatchObject({ text: 'Xass', sameCount: 12, sameDeals: '0-11' });
  });
});
