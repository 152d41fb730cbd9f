import { describe, expect, it } from 'vitest';
import { tableResultOf } from '../../src/audit/scoring/tableResult.ts';
import { readAnyFile } from '../../src/formats/readAny.ts';
import { fieldOf, type ShownField } from '../../src/ui/audit-page/field.ts';
import type { SessionResult } from '../../src/ui/audit-page/session.ts';
import { finished } from './support/findings.ts';

const HANDS = 'N:QJ732.K97.2.AJ54 AT954.QT5.AQ8.Q8 K.J82.KJ9753.K63 86.A643.T64.T972';
const OTHER = 'N:T752.K.AT98.AJ62 Q3.AT4.KJ53.KT84 AJ98.8765.2.9753 K64.QJ932.Q764.Q';

type Tags = Readonly<Record<string, string>>;

/** A game of board 1 of the Cup of the first of March, without cards and names until they are given. */
function game(tags: Tags = {}): string {
  const all: Tags = {
    Event: 'Cup',
    Date: '2024.03.01',
    Board: '1',
    Dealer: 'N',
    Vulnerable: 'None',
    Declarer: 'N',
    Contract: '4S',
    Result: '10',
    ...tags,
  };
  return `${Object.entries(all)
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n`;
}

const named = (table: number): Tags => ({
  North: `N${table}`,
  East: `E${table}`,
  South: `S${table}`,
  West: `W${table}`,
});

async function fieldIn(...files: readonly (readonly [name: string, text: string])[]): Promise<ShownField> {
  const results: SessionResult[] = [];
  for (const [file, [name, text]] of files.entries()) {
    const { deals } = await readAnyFile(name, new TextEncoder().encode(text));
    for (const deal of deals) {
      const result = tableResultOf(deal);
      if (result !== null) results.push({ ...result, number: results.length, file, name, inside: [] });
    }
  }
  return fieldOf({ ...finished([]), results });
}

/** The numbers of the results of each board. */
const numbers = ({ boards }: ShownField): number[][] =>
  boards.map(({ results }) => results.map(({ number }) => number));

describe('the boards of a session', () => {
  it('have the results without cards of the same number and occasion, whichever file they stand in', async () => {
    const xml =
      '<USEBIO><EVENT><EVENT_DESCRIPTION>Cup</EVENT_DESCRIPTION><DATE>01/03/2024</DATE><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>' +
      '<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>11</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS></TRAVELLER_LINE>' +
      '</BOARD></EVENT></USEBIO>';
    const hands = game({ Deal: HANDS });
    expect(numbers(await fieldIn(['a.pbn', hands], ['b.xml', xml]))).toEqual([[0, 1]]);
    expect(numbers(await fieldIn(['b.xml', xml], ['a.pbn', hands]))).toEqual([[1, 0]]);
    expect(numbers(await fieldIn(['a.pbn', game()], ['b.xml', xml]))).toEqual([[0, 1]]);
    expect(numbers(await fieldIn(['a.pbn', hands], ['b.pbn', game()], ['c.pbn', hands]))).toEqual([
      [0, 2, 1],
    ]);
  });

  it('have no others: the same number comes again every week, and in two sections', async () => {
    const hands = game({ Deal: HANDS });
    const apart = async (other: string): Promise<void> =>
      expect(numbers(await fieldIn(['a.pbn', hands], ['b.pbn', other]))).toEqual([[0], [1]]);
    await apart(game({ Date: '2024.03.08' }));
    await apart(game({ Event: 'League' }));
    await apart(game({ Date: '????.??.??' }));
    await apart(game({ Date: '' }));
    await apart(game({ Deal: OTHER }));
    const two = await fieldIn(['a.pbn', hands], ['b.pbn', game({ Deal: OTHER })], ['c.pbn', game()]);
    expect(numbers(two)).toEqual([[0], [1], [2]]);
    const undated = game({ Date: '' });
    expect(numbers(await fieldIn(['a.pbn', `${undated}\n${undated}`], ['b.pbn', undated]))).toEqual([
      [0, 1],
      [2],
    ]);
  });

  it('have a result once that stands in two files, with its cards, and findings of both lead to it', async () => {
    const played = game({ ...named(1), Deal: HANDS, Play: 'E' }).concat('H5 H2 H3 HK\n*\n');
    const travellers = [1, 2, 3].map((table) => game(named(table))).join('\n');
    const field = await fieldIn(['a.pbn', travellers], ['b.pbn', played]);
    expect(numbers(field)).toEqual([[3, 1, 2]]);
    expect([...field.insteadOf]).toEqual([[0, 3]]);
    expect(new Set(field.boardIndex.keys())).toEqual(new Set([0, 1, 2, 3]));
  });

  it('have both results of a table that two files tell differently', async () => {
    const field = await fieldIn(['a.pbn', game(named(1))], ['b.pbn', game({ ...named(1), Result: '9' })]);
    expect(numbers(field)).toEqual([[0, 1]]);
    const passed = game({ ...named(1), Contract: 'Pass', Declarer: '', Result: '' });
    expect(numbers(await fieldIn(['a.pbn', game(named(1))], ['b.pbn', passed]))).toEqual([[0, 1]]);
    expect(numbers(await fieldIn(['a.pbn', passed], ['b.pbn', passed]))).toEqual([[0]]);
  });
});
