/** A card out of turn, and a card that is missing: what follows from them is never laid at the door of whoever plays next. */

import { describe, expect, test } from 'vitest';
import { auditDeal } from '../../src/audit/checks/index.ts';
import { isPlain, countedPlay } from '../../src/audit/countedPlay.ts';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { parseLin } from '../../src/formats/lin/parse.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { writeGame } from '../../src/formats/pbn/writePbn.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { isIrregular } from '../../src/view/irregularities.ts';
import { paths, textOf } from '../fixtures.ts';
import { inventDeal, linBoard, pbnGame, playRows } from '../formats/synthetic.ts';
import { auditText } from '../mutants/score.ts';

const caseOf = (path: string): ReadDeal => {
  const [deal] = readCaseFile(textOf(path)).deals;
  if (deal === undefined) throw new Error(`${path} is no case`);
  return deal;
};

const keysOf = (deal: ReadDeal): string[] => auditDeal(deal).findings.map(({ key }) => key);

describe('a case in which a card left its turn', () => {
  const OUT_OF_TURN: readonly string[] = ['turn', 'lead', 'openingLead', 'fifth'];
  // Of cards alone: wherever a case tells more, the fold answers anyway.
  const cases = paths.filter((path) => {
    const { record } = caseOf(path);
    return isPlain(record) && countedPlay(record).faults.some(({ kind }) => OUT_OF_TURN.includes(kind));
  });

  test('there are many', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  test.each(cases)('%s: the audit tells of its play what the replay tells, as case and as PBN', (path) => {
    const deal = caseOf(path);
    const folded = new Set<string>(timelineOf(deal.record).findings.map(({ key }) => key));
    const ofPlay = auditDeal(deal).findings.filter(({ check }) => ['A05', 'A06', 'A07'].includes(check));
    expect(ofPlay.map(({ key }) => key).filter((key) => !folded.has(key))).toEqual([]);
    const [back] = parsePbn(writeGame(deal).text).deals;
    expect(keysOf(back!)).toEqual(keysOf(deal));
  });

  test.each([
    ['law53/53A-last-trick-cannot-be-accepted', ['leadOutOfTurn.byDefender']],
    ['law57/57D-card-waits-for-its-turn', ['prematurePlay.waitsForTurn']],
    ['law57/57D-card-that-cannot-be-played-legally', ['prematurePlay.cannotBePlayed']],
    ['law54/54E-presumed-declarer-leads', ['openingLead.byDeclaringSide']],
  ])('%s', (name, keys) => {
    expect(keysOf(caseOf(`fixtures/${name}.json`))).toEqual(keys);
  });
});

describe('a card is missing', () => {
  const HEAD = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:T74.AK92.AK53.Q8 QJ986.76.T92.972 A.JT543.76.AJT63 K532.Q8.QJ84.K54"]
[Declarer "S"]
[Contract "4H"]
`;
  const keysOf = (rows: string, result = '10'): string[] =>
    auditText('a.pbn', `${HEAD}[Result "${result}"]\n[Play "W"]\n${rows}\n`).map(({ key }) => key);

  test.each([
    ['within a trick', 'S2 - S6 SA\nH8 H2 H6 H3\nS3 S7 S8 C3\nD4 D3 D2 D6'],
    ['the last one of a trick', 'S2 S4 S6 -\nH8 H2 H6 H3\nS3 S7 S8 C3\nD4 D3 D2 D6'],
    ['the lead', '- S4 S6 SA\nH8 H2 H6 H3\nS3 S7 S8 C3\nD4 D3 D2 D6'],
  ])('%s: nothing behind it is held against anybody', (_what, rows) => {
    expect(keysOf(rows)).toEqual(['import.cardMissing']);
    expect(keysOf(`${rows}\n*`)).toEqual(['import.cardMissing']);
    expect(keysOf(`${rows}\n*`, '13')).toEqual(['import.cardMissing']);
  });

  test('whichever cards of a legal play they are, in PBN and LIN, the replay holds nothing against anybody either', () => {
    const deal = inventDeal(7);
    for (let first = 0; first < 52; first++)
      for (const count of [1, 2]) {
        const lacking = deal.plays.slice(first, first + count).map(({ card }) => card as string);
        const rows = playRows(deal).map((row) => row.map((card) => (lacking.includes(card) ? '-' : card)));
        let text = linBoard(deal);
        for (const card of lacking) text = text.replace(`pc|${card}|`, 'pc|Z9|');
        const read = [...parsePbn(pbnGame(deal, 52, rows)).deals, ...parseLin(text).deals];
        expect(read.map(({ record }) => timelineOf(record).findings.filter(isIrregular))).toEqual([[], []]);
        expect(
          read.map((each) => auditDeal(each).findings.filter(({ laws }) => laws.includes('61A'))),
        ).toEqual([[], []]);
      }
  });

  test('a word that is no card leaves the same gap', () => {
    expect(keysOf('S2 S4 S1 SA\nH8 H2 H6 H3\nS3 S7 S8 C3\nD4 D3 D2 D6')).toEqual(['import.cardUnreadable']);
  });

  test('what stands before it counts, and so does a play that ends within a trick', () => {
    const revoke = 'S2 S4 DT SA\nH8 H2 H6 H3\nS3 S7 - C3\nD4 D3 D2 D6';
    expect(keysOf(revoke).toSorted()).toEqual(['import.cardMissing', 'revoke.followSuit']);
    expect(keysOf('S2 S4 DT SA\nH8 H2 - H3\n*')).toEqual(['revoke.followSuit']);
  });
});
