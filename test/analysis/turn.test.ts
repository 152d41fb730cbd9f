/** A card out of turn: what follows from it is never laid at the door of whoever plays next. */

import { describe, expect, test } from 'vitest';
import { auditDeal } from '../../src/analysis/sessionAudit.ts';
import { isPlain, walkOf } from '../../src/analysis/walk.ts';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { writeGame } from '../../src/formats/pbn/writePbn.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { paths, textOf } from '../fixtures.ts';

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
    return isPlain(record) && walkOf(record).faults.some(({ kind }) => OUT_OF_TURN.includes(kind));
  });

  test('there are many', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  test.each(cases)('%s: the audit tells of its play what the replay tells, as case and as PBN', (path) => {
    const deal = caseOf(path);
    const folded = new Set(timelineOf(deal.record).findings.map(({ key }) => key));
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
