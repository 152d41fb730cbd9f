import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayOf } from '../../src/view/replayOf.ts';
import { lineName } from '../../src/apps/workshop/desk/lines.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { accountOf, sharedEvents } from '../../src/ui/lines/account.ts';
import { rowsOf, type TreeLine } from '../../src/ui/lines/tree.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const read = readCase(readFileSync('fixtures/seeds/seed-000-example-7a.json', 'utf8'));
if (read.record === null) throw new Error('The example can’t be read.');
const record: DealRecord = read.record;

function line(stream: string, parent: string | null, fork: number, facts: readonly Fact[]): TreeLine {
  const events = [...record.events.slice(0, fork), ...facts];
  const replay = replayOf(timelineOf({ ...record, events }));
  return { stream, name: stream, parent, fork, replay, href: `#deal=${stream}` };
}

const table = line('table', null, 0, record.events);
const free: Fact = { type: 'ChoiceMade', by: 'S', option: 'free' };

describe('the tree of lines', () => {
  it('places each line below the one it leaves, from its fork on', () => {
    const later = line('later', 'table', 14, []);
    const choice = line('choice', 'table', 10, [free]);
    const further = { ...line('further', 'choice', 11, []), replay: choice.replay };
    const rows = rowsOf([table, later, choice, further]);
    expect(rows.map((row) => row.line.stream)).toEqual(['table', 'choice', 'further', 'later']);
    const [root, first, second, last] = rows;
    expect(root!.down).toEqual([first!.from, last!.from]);
    expect(first!.down).toEqual([second!.from]);
    expect(first!.through).toEqual([last!.from]);
    expect(second!.through).toEqual([last!.from]);
    expect(root!.to).toBeGreaterThan(first!.from);
    expect(last!.from).toBeGreaterThan(first!.from);
  });

  it('tells where two lines part, and what comes of each', () => {
    const choice = line('choice', 'table', 10, [free]);
    const shared = sharedEvents(record, choice.replay.record);
    expect(shared).toBe(10);
    const mine = accountOf(choice.replay, shared, words);
    const theirs = accountOf(table.replay, shared, words);
    expect(withoutIsolates(mine.first)).toBe('South chooses: no restriction');
    expect(withoutIsolates(theirs.first)).toBe('South chooses: require hearts');
    expect(mine.result).toBe('');
    expect(mine.tricks).not.toBe(theirs.tricks);
    expect(mine.open.length).toBeGreaterThan(theirs.open.length);
    expect(accountOf(table.replay, sharedEvents(record, record), words).first).toBe('');
  });

  it('calls a line after its first fact and the trick it is in', () => {
    expect(withoutIsolates(lineName(free, table.replay.table(10), words))).toBe(
      'trick 2: South chooses: no restriction',
    );
    expect(withoutIsolates(lineName({ type: 'DirectorCalled', by: 'N' }, table.replay.table(0), words))).toBe(
      'North calls the director',
    );
  });
});
