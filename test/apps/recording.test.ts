/** What the desk keeps to while a deal is recorded: a told limit, and nothing worked out twice. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Desk } from '../../src/apps/workshop/desk/desk.ts';
import { followed, readingOf } from '../../src/apps/workshop/desk/following.ts';
import { folded } from '../../src/apps/workshop/folded.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import type { Fact } from '../../src/events/event.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import { append, timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import type { Replay } from '../../src/view/replay.ts';
import { DEFAULT_PREFERENCES } from '../../src/ui/replay-screen/preferences.ts';
import type { Choices } from '../../src/ui/settings-bar/settings-bar.element.ts';
import { computer, type Computer } from '../store/fake.ts';
import { headerNamed } from '../store/sample.ts';

const CHOICES: Choices = {
  settings: DEFAULT_SETTINGS,
  preferences: DEFAULT_PREFERENCES,
  theme: 'auto',
  edition: null,
};

function recordIn(path: string) {
  const { record } = readCase(readFileSync(path, 'utf8'));
  if (record === null) throw new Error(path);
  return record;
}

const statements = (count: number): Fact[] =>
  Array.from({ length: count }, () => ({ type: 'StatementMade', by: 'N', text: 'I had none' }));

describe('a deal that is recorded', () => {
  let machine: Computer | null = null;
  afterEach(() => machine?.shutDown());

  it('takes five thousand facts, and says plainly that it takes no more', async () => {
    machine = computer();
    const store = await machine.tab();
    const made = await store.create({ header: headerNamed('Long'), events: statements(4998) });
    if (!made.ok) throw new Error(made.code);
    let changed: (timeline: Timeline) => void = () => undefined;
    const after = (count: number) =>
      new Promise<void>((done) => {
        changed = ({ record }) => {
          if (record.events.length === count) done();
        };
      });
    const whole = after(4998);
    const desk = new Desk(store, made.stream, readingOf({ ...CHOICES, edition: '2017' }), (timeline) =>
      changed(timeline),
    );
    await whole;
    expect(await desk.record(statements(3))).toBe('tooMany');
    const full = after(5000);
    expect(await desk.record(statements(2))).toBeNull();
    await full;
    expect(await desk.record(statements(1))).toBe('tooMany');
    expect(desk.understand('undo', wordsFor(DEFAULT_SETTINGS)).fault).toMatchObject({
      code: 'tooMany',
      text: String(desk.most),
    });
    desk.end();
    expect(await store.read(made.stream)).toMatchObject({ deal: { version: 5000 } });
  });

  it('is told once more where an earlier state of it is shown, and not where the last one is', async () => {
    machine = computer();
    const store = await machine.tab();
    const made = await store.create({ header: headerNamed('Short'), events: statements(2) });
    if (!made.ok) throw new Error(made.code);
    const before = await store.record(made.stream);
    if (!before.ok) throw new Error(before.code);
    const counts: number[] = [];
    const desk = new Desk(store, made.stream, readingOf(CHOICES), (_timeline, { events }) => {
      counts.push(events.length);
    });
    await vi.waitFor(() => expect(counts).toEqual([2]), { timeout: 60_000 });
    desk.overtake(before.record);
    expect(counts).toEqual([2]);
    await desk.record(statements(1));
    await vi.waitFor(() => expect(counts).toEqual([2, 3]), { timeout: 60_000 });
    desk.overtake(before.record);
    expect(counts).toEqual([2, 3, 3]);
    desk.end();
  });
});

describe('a deal that is opened at the desk', () => {
  let machine: Computer | null = null;
  afterEach(() => machine?.shutDown());
  const record = recordIn('fixtures/seeds/seed-000-example-1a-king.json');

  it('is folded once, by the screen or by the desk, and anew under another reading', async () => {
    const { header } = record;
    const shown = folded(record, lawSet(header.edition, header.elections));
    machine = computer();
    const store = await machine.tab();
    const made = await store.create(record);
    if (!made.ok) throw new Error(made.code);
    const first = async (edition: '2007' | null): Promise<Timeline> =>
      (await firstValueFrom(followed(store, made.stream, readingOf({ ...CHOICES, edition })))).timeline;
    expect(await first(null)).toBe(shown);
    const older = await first('2007');
    expect(older).not.toBe(shown);
    expect(older.laws.edition).toBe('2007');
    expect(folded({ ...record, events: record.events.slice(1) }, shown.laws)).not.toBe(shown);
  });

  it('is told in the reader’s language, and stays stored as it was said', async () => {
    const text = 'I had none';
    const translated = { ...headerNamed('Said'), translations: { tr: { texts: { [text]: 'Bende yoktu' } } } };
    machine = computer();
    const store = await machine.tab();
    const made = await store.create({ header: translated, events: statements(1) });
    if (!made.ok) throw new Error(made.code);
    const settings = { ...DEFAULT_SETTINGS, language: 'tr' as const };
    const now = await firstValueFrom(followed(store, made.stream, readingOf({ ...CHOICES, settings })));
    expect(now.timeline.source.events).toMatchObject([{ text: 'Bende yoktu' }]);
    expect(now.record.events).toMatchObject([{ text }]);
  });
});

describe('a replay that goes on from the one before', () => {
  const cases = readdirSync('fixtures', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && /law(?:50|57|61|62|64|68)\//.test(path))
    .filter((_path, index) => index % 12 === 0);

  it.each(cases)('says the same as one made anew: %s', (path) => {
    const { header, events, marks = {} } = recordIn(join('fixtures', path));
    let timeline = timelineOf({ header, events: [], marks }, lawSet(header.edition, header.elections));
    let replay: Replay = replayOf(timeline);
    for (const event of events) {
      timeline = append(timeline, event);
      replay = replayOf(timeline, replay);
      expect(replay.moment(replay.last)).toEqual(replayOf(timeline).moment(replay.last));
    }
    const anew = replayOf(timeline);
    for (let at = 0; at <= anew.last; at++) expect(replay.moment(at)).toEqual(anew.moment(at));
  });

  it('keeps the moments that have stayed, and none of another deal', () => {
    const [first = '', second = ''] = cases;
    const timeline = timelineOf(recordIn(join('fixtures', first)));
    const before = replayOf(timeline);
    const moment = before.moment(1);
    const added = append(timeline, { type: 'StatementMade', by: 'N', text: 'I had none' });
    expect(replayOf(added, before).moment(1)).toBe(moment);
    const other = timelineOf(recordIn(join('fixtures', second)));
    expect(replayOf(other, before).moment(1)).toEqual(replayOf(other).moment(1));
  });
});
