/** A baked deal shows what the fold shows, at every step of every case there is; and anything else is refused with a code. */

import { describe, expect, test } from 'vitest';
import { bake, bakedFile } from '../../src/bake/bake.ts';
import { LARGEST_FILE, MOST_STEPS, type Baked } from '../../src/bake/baked.ts';
import { filmOf } from '../../src/bake/frames.ts';
import { momentOf, nameOfMoment } from '../../src/bake/moment.ts';
import { bakedIn, readBaked } from '../../src/bake/read.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import { isPlayOver } from '../../src/laws/index.ts';
import {
  openMatters,
  openOptions,
  penaltyCards,
  restrictionAt,
  resultAt,
  revokes,
} from '../../src/replay/view.ts';
import { paths, textOf } from '../fixtures.ts';

const OPTIONS = { languages: ['en'], day: '2026-11-21' } as const;

function timelineIn(path: string): Timeline | null {
  const { record } = readCase(textOf(path));
  return record === null ? null : timelineOf(record);
}

function read(baked: Baked): Baked {
  const again = readBaked(JSON.stringify(bakedFile([baked])));
  if (!again.ok) throw new Error(again.code);
  return again.baked;
}

const SEED = 'deals/seed-002-deal-3.json';
const seed = (): { timeline: Timeline; baked: Baked } => {
  const path = paths.find((each) => each.endsWith(SEED));
  const timeline = path === undefined ? null : timelineIn(path);
  if (timeline === null) throw new Error(`${SEED} is gone.`);
  return { timeline, baked: bake(timeline, OPTIONS) };
};

describe('what is baked', () => {
  test('every case: the same table, penalty cards, choices, revokes and result at every step', () => {
    let steps = 0;
    for (const path of paths) {
      const timeline = timelineIn(path);
      if (timeline === null) continue;
      const film = filmOf(read(bake(timeline, OPTIONS)));
      expect(film, path).not.toBeNull();
      for (const [at, position] of timeline.positions.entries()) {
        const frame = film?.frames[at];
        const where = `${path} at ${at}`;
        steps++;
        expect(frame?.table, where).toEqual(position.table);
        expect(frame?.penaltyCards, where).toEqual(
          penaltyCards(position).map(({ owner, card, kind }) => [owner, card, kind]),
        );
        expect(frame?.revokes, where).toEqual(
          revokes(position).map(({ seat, card, trick, state }) => [seat, card, trick, state]),
        );
        expect(
          frame?.options.map(({ by, of }) => ({ by, of: of.map(([option]) => option) })),
          where,
        ).toEqual(openOptions(position).map(({ by, of }) => ({ by, of })));
        expect(frame?.restriction, where).toEqual(restrictionAt(position));
        expect(
          frame?.cases.map(({ id, state }) => [id, state]),
          where,
        ).toEqual(position.cases.map(({ id, state }) => [id, state]));
        expect(frame?.cases.filter(({ asks }) => asks !== null).length, where).toBe(
          openMatters(position).length,
        );
        const result = isPlayOver(position) ? resultAt(position) : null;
        expect(frame?.result?.adjusted, where).toBe(result?.adjustedTricks);
      }
    }
    expect(steps).toBeGreaterThan(10_000);
  });

  test('each finding with its clauses, in words to read and to hear', () => {
    const { baked, timeline } = seed();
    const told = baked.steps.flatMap(({ findings }) => findings ?? []);
    expect(told.length).toBe(timeline.findings.length);
    const revoke = baked.steps[20]?.findings?.[0];
    expect(revoke?.laws).toContain('61A');
    expect(baked.texts['en']?.written[revoke?.text ?? -1]).toContain('♥3');
    expect(baked.texts['en']?.spoken[revoke?.text ?? -1]).toContain('three of hearts');
    expect(baked.marks.map(({ step, kind }) => [step, kind])).toEqual([
      [20, 'revoke'],
      [24, 'penalty'],
    ]);
    expect(baked.law).toEqual({ edition: '2017', baked: '2026-11-21' });
  });

  test('names stay out unless they were chosen', () => {
    const { timeline } = seed();
    const record = {
      ...timeline.record,
      header: { ...timeline.record.header, names: { N: 'Northern Player' } },
    };
    const named = timelineOf(record);
    expect(JSON.stringify(bake(named, OPTIONS))).not.toContain('Northern Player');
    expect(bake(named, { ...OPTIONS, names: true }).names).toEqual({ N: 'Northern Player' });
  });
});

describe('what is refused', () => {
  const whole = JSON.stringify(bakedFile([seed().baked]));
  const refused = (
    change: (file: { version: number; boards: Record<string, never>[] }) => unknown,
  ): string => {
    const file = JSON.parse(whole);
    const read = bakedIn(change(file) ?? file);
    return read.ok ? (filmOf(read.baked) === null ? 'damaged' : 'read') : read.code;
  };

  test('a file cut anywhere', () => {
    for (let length = 0; length < whole.length; length += 997) {
      const read = readBaked(whole.slice(0, length));
      expect(read).toEqual({ ok: false, code: 'unreadable' });
    }
  });

  test('a newer version, another kind of file, a board that is not there, a file too large', () => {
    expect(refused((file) => ({ ...file, version: 2 }))).toBe('newer');
    expect(refused(() => ({ format: 'dealtrail-case/1' }))).toBe('notBaked');
    expect(refused(() => null)).toBe('read');
    expect(readBaked('null')).toEqual({ ok: false, code: 'notBaked' });
    expect(readBaked('[]')).toEqual({ ok: false, code: 'notBaked' });
    expect(readBaked(whole, '99')).toEqual({ ok: false, code: 'noBoard' });
    expect(readBaked(whole, '3').ok).toBe(true);
    expect(readBaked(' '.repeat(LARGEST_FILE + 1))).toEqual({ ok: false, code: 'tooLarge' });
  });

  const hostile: [string, (board: Record<string, never>) => void][] = [
    ['a text number beyond the texts', (board) => set(board, 'steps', 1, 'says', 9999)],
    ['a text number that is none', (board) => set(board, 'steps', 1, 'says', '__proto__')],
    ['a card of no pack', (board) => set(board, 'steps', 1, 'fact', { type: 'CardPlayed', card: 'S1' })],
    ['a trick of no deal', (board) => set(board, 'steps', 1, 'table', { tricks: ['99N SA -- -- --'] })],
    ['a hand change of no hand', (board) => set(board, 'steps', 1, 'table', { hands: ['Q-SA'] })],
    ['a contract of no auction', (board) => set(board, 'contract', '9NT')],
    ['a mark beyond the end', (board) => set(board, 'marks', 0, 'step', 5000)],
    ['a kind nobody knows', (board) => set(board, 'marks', 0, 'kind', 'constructor')],
    ['languages of different length', (board) => set(board, 'texts', 'tr', { written: [], spoken: [] })],
    ['no step at all', (board) => set(board, 'steps', [])],
    [
      'too many steps',
      (board) =>
        set(
          board,
          'steps',
          Array.from({ length: MOST_STEPS + 2 }, () => ({})),
        ),
    ],
    ['markup where a number belongs', (board) => set(board, 'clauses', '61A', '<img onerror=alert(1)>')],
  ];
  test.each(hostile)('%s', (_name, change) => {
    expect(
      refused((file) => {
        change(file.boards[0] as Record<string, never>);
        return null;
      }),
    ).toBe('damaged');
  });

  test('fields a later program added are let pass', () => {
    expect(
      refused((file) => {
        set(file.boards[0] ?? {}, 'weather', 'fine');
        return null;
      }),
    ).toBe('read');
  });
});

/** Sets the value at the end of a path. */
function set(within: object, ...path: readonly unknown[]): void {
  const value = path.at(-1);
  const key = path.at(-2) as string;
  const place = path.slice(0, -2).reduce<unknown>((one, step) => (one as never)[step as never], within);
  (place as Record<string, unknown>)[key] = value;
}

describe('a moment by its name', () => {
  const { baked } = seed();
  const film = filmOf(baked);
  if (film === null) throw new Error('damaged');
  const moments = {
    last: film.frames.length - 1,
    place: (at: number) => film.frames[at]?.place ?? { trick: 0, card: 0 },
    marks: film.stops.mark,
  };
  const named: [string, number | null][] = [
    ['start', 0],
    ['end', film.frames.length - 1],
    ['first-irregularity', 20],
    ['t1.1', 1],
    ['t2', 4],
    ['t2.3', 7],
    ['t5.4', 20],
    ['e23', 23],
    ['e999', null],
    ['t14.1', null],
    ['t2.5', null],
    ['', null],
    ['javascript:alert(1)', null],
  ];
  test.each(named)('%s', (name, at) => {
    expect(momentOf(name, moments)).toBe(at);
  });

  test('every position has a name that leads back to it', () => {
    for (let at = 0; at <= moments.last; at++) {
      const again = momentOf(nameOfMoment(at, moments), moments);
      // A card put back in its place: the name leads to the first time it lay there.
      expect(again, `position ${at}`).not.toBeNull();
      expect(moments.place(again as number)).toEqual(moments.place(at));
    }
  });
});
