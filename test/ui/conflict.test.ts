import { describe, expect, it } from 'vitest';
import {
  isRecordedAlready,
  marksMoved,
  resolution,
  sentencesAfter,
  waysOut,
} from '../../src/apps/workshop/desk/conflict.ts';
import type { Fact } from '../../src/events/event.ts';
import { standing } from '../../src/events/settle.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { headerNamed } from '../store/sample.ts';

const before: Fact = { type: 'DirectorCalled', by: 'N' };
const mine: readonly Fact[] = [
  { type: 'DirectorCalled', by: 'E' },
  { type: 'StatementMade', by: 'East', text: 'mine' },
];
const theirs: readonly Fact[] = [{ type: 'DirectorCalled', by: 'S' }];

/** What stands of the record after that choice. */
const left = (way: Parameters<typeof resolution>[1]): readonly Fact[] =>
  standing({
    header: headerNamed('Torn'),
    events: [before, ...theirs, ...resolution({ mine, theirs }, way)],
  }).events;

describe('two entries for one moment', () => {
  it('both stand in the order chosen, or one of them, and every entry stays in the record', () => {
    expect(left('theirsFirst')).toEqual([before, ...theirs, ...mine]);
    expect(left('mineFirst')).toEqual([before, ...mine, ...theirs]);
    expect(left('theirs')).toEqual([before, ...theirs]);
    expect(left('mine')).toEqual([before, ...mine]);
    expect(resolution({ mine, theirs }, 'theirs')).toEqual(expect.arrayContaining([...mine]));
  });

  it('takes back the entry that was seen, never the one of the other tab', () => {
    const undo: readonly Fact[] = [{ type: 'Undone' }];
    expect(waysOut({ mine: undo, theirs })).toEqual(['mineFirst', 'theirs', 'mine']);
    expect(waysOut({ mine: [{ type: 'Undone', event: 'm1' }], theirs })).toHaveLength(4);
    const events = [before, ...theirs, ...resolution({ mine: undo, theirs }, 'mineFirst')];
    expect(standing({ header: headerNamed('Torn'), events }).events).toEqual(theirs);
  });

  it('is none where the other tab has recorded the same', () => {
    const undo: readonly Fact[] = [{ type: 'Undone' }];
    const conflict = { after: 1, mine: undo, marks: {}, theirs: [...undo, ...theirs], waiting: null };
    expect(isRecordedAlready(conflict, {})).toBe(true);
    expect(
      isRecordedAlready({ ...conflict, mine: theirs, theirs: [{ by: 'S', type: 'DirectorCalled' }] }, {}),
    ).toBe(true);
    expect(isRecordedAlready({ ...conflict, mine }, {})).toBe(false);
    expect(isRecordedAlready({ ...conflict, theirs: [] }, {})).toBe(false);
    const marked = { ...conflict, marks: { m2: 2 } };
    const tables: readonly Readonly<Record<string, number>>[] = [{}, { m2: 1 }, { m2: 2 }];
    expect(tables.map((stored) => isRecordedAlready(marked, stored))).toEqual([false, false, true]);
  });

  it('takes back no entry that takes another one back', () => {
    const undo: readonly Fact[] = [{ type: 'Undone' }];
    expect(waysOut({ mine, theirs: undo })).toEqual(['theirsFirst', 'theirs']);
    expect(waysOut({ mine, theirs })).toHaveLength(4);
    expect(resolution({ mine: undo, theirs }, 'theirs')).toEqual([]);
  });

  it('moves a mark with what it marks', () => {
    expect(marksMoved({ marks: { m: 5 }, theirs, after: 5 }, 'theirsFirst', 0)).toEqual({ m: 6 });
    expect(marksMoved({ marks: { m: 5, e: 4 }, theirs, after: 3 }, 'mine', 2)).toEqual({ m: 7, e: 4 });
  });

  it('tells each as if it came next', () => {
    const timeline = timelineOf({ header: headerNamed('Torn'), events: [before, ...theirs] });
    const sentences = sentencesAfter(timeline, 1, mine, wordsFor(DEFAULT_SETTINGS)).map(withoutIsolates);
    expect(sentences[0]).toBe('East calls the director');
    expect(sentences).toHaveLength(2);
  });
});
