/** What a score is compared with goes through every file that can hold it, and what can't be read of it is told. */

import { describe, expect, test } from 'vitest';
import { readComparison, type Comparison } from '../../src/events/comparison.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { settled } from '../../src/events/settle.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { pack, unpack } from '../../src/formats/packed/packed.ts';
import { writePbn } from '../../src/formats/pbn/writePbn.ts';
import { readFile } from '../../src/formats/read.ts';
import { textOf } from '../fixtures.ts';

const COMPARISON: Comparison = {
  otherTable: 200,
  field: [620, 620, -100],
  artificial: 1,
  boards: 16,
  margin: -3.5,
  knockout: true,
  innocent: 'EW',
  averages: { NS: 'minus' },
  sessions: { NS: 38.25 },
  penalties: [{ side: 'NS', amount: 10, unit: 'percent' }],
  regulations: { weighting: false, places: 1, rounding: 'innocent', missing: 'onePoint' },
};

const base = readCase(textOf('fixtures/sessions/A16-innocent-adjusted-score-with-ruling.json'))
  .record as DealRecord;
const record: DealRecord = { ...base, header: { ...base.header, comparison: COMPARISON } };

describe('a comparison', () => {
  test('is the same after a case file', () => {
    const { record: read, problems } = readCase(writeCase(record));
    expect(problems).toEqual([]);
    expect(read?.header.comparison).toEqual(COMPARISON);
  });

  test('is the same after a link, and a link without one is the link it was', () => {
    const packed = pack(record);
    const plain = pack(base);
    if (!packed.ok || !plain.ok) throw new Error('too long');
    const read = unpack(packed.text);
    const bare = unpack(plain.text);
    expect(read.ok && read.record.header.comparison).toEqual(COMPARISON);
    expect(bare.ok && bare.record.header.comparison).toBeUndefined();
    expect(packed.text.length).toBeGreaterThan(plain.text.length);
  });

  test('is the same after a PBN file', () => {
    const { bytes } = writePbn([{ record }]);
    expect(readFile('a.pbn', bytes).deals[0]?.record.header.comparison).toEqual(COMPARISON);
  });

  test('learnt later, stands in place of the one before', () => {
    const events = [...record.events, { type: 'BoardRecorded', comparison: { otherTable: -50 } } as const];
    expect(settled({ ...record, events }).header.comparison).toEqual({ otherTable: -50 });
  });

  test('that can’t be read is told field by field, and the rest is kept', () => {
    const json = JSON.parse(writeCase(record)) as Record<string, unknown>;
    const spoilt = {
      ...COMPARISON,
      otherTable: 'plenty',
      field: [620, null],
      sessions: { NS: 101 },
      penalties: [{ side: 'NS', amount: -1, unit: 'percent' }],
      regulations: { weighting: 'no' },
      other: 1,
    };
    const { record: read, problems } = readCase(JSON.stringify({ ...json, comparison: spoilt }));
    const unread = ['otherTable', 'field', 'sessions', 'penalties', 'regulations', 'other'];
    expect(problems.map(({ text }) => text)).toEqual(unread.map((field) => `comparison ${field}`));
    const { otherTable: _a, field: _b, sessions: _c, penalties: _d, regulations: _e, ...rest } = COMPARISON;
    expect(read?.header.comparison).toEqual(rest);
    expect(readComparison([]).comparison).toBeNull();
    expect(readComparison({ otherTable: null }).comparison).toBeNull();
  });
});
