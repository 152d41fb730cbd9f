/** What a correction of the recording shows of what had happened before it. */

import { describe, expect, test } from 'vitest';
import { broughtBy } from '../../src/audit/broughtBy.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { takeDown } from '../../src/formats/typed/takeDown.ts';
import { timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import { lawsNow } from '../../src/ui/law-panel/in-force.ts';

function after(...lines: readonly string[]): Timeline {
  const { record } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      title: 'From an empty desk',
      source: 'Own example',
      edition: '2017',
      deal: { board: 1, dealer: 'S', vulnerable: 'None' },
      contract: '3NT',
      declarer: 'S',
      events: [],
    }),
  );
  if (record === null) throw new Error('no case');
  return lines.reduce((timeline, line) => {
    const { timeline: next, fault } = takeDown(timeline, line);
    expect(fault, line).toBeNull();
    return next;
  }, timelineOf(record));
}

const keysAt = (timeline: Timeline): string[] => {
  const { length } = timeline.source.events;
  expect(broughtBy(timeline, length).every(({ at }) => at < length - 1)).toBe(true);
  return broughtBy(timeline, length).map(({ key, seat, card }) => `${key} ${seat} ${card}`);
};

describe('a hand recorded later', () => {
  const TRICK = 'w: sa s2 s3 s4';

  test('that lacks a card its player has played says so, on the screen at that very step', () => {
    const timeline = after(TRICK, 'hand w k98.ak5.a983.876');
    expect(keysAt(timeline)).toEqual(['record.cardNotHeld W SA']);
    const replay = replayOf(timeline);
    expect(lawsNow(replay, replay.moment(5)).news.map(({ key }) => key)).toEqual(['record.cardNotHeld']);
    expect(lawsNow(replay, replay.moment(4)).news).toEqual([]);
  });

  test('that shows an earlier revoke brings it', () => {
    const keys = keysAt(after(TRICK, 'w: d3 d4 c5 d6', 'hand e t953.t72.72.ak95'));
    expect(keys.some((key) => key.startsWith('revoke.'))).toBe(true);
  });

  test('that holds what was played, or puts a wrong hand right, brings nothing', () => {
    expect(keysAt(after(TRICK, 'hand w ak98.k5.a983.876'))).toEqual([]);
    expect(keysAt(after(TRICK, 'hand w k98.ak5.a983.876', 'hand w ak98.k5.a983.876'))).toEqual([]);
  });

  test('a fact of the table brings only its own findings', () => {
    expect(keysAt(after('hand w k98.ak5.a983.876', 'w: sa'))).toEqual([]);
  });
});
