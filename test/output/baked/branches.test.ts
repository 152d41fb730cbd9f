/** What is baked beside what happened: choices tried, double dummy, the other edition, the score. And files without all that. */

import { describe, expect, test } from 'vitest';
import { sideOf, type Seat } from '../../../src/domain/seat.ts';
import { doubleDummyAlong } from '../../../src/audit/doubleDummy/along.ts';
import { bake, bakedFile, type BakeOptions } from '../../../src/output/baked/bake.ts';
import type { Baked, BakedRow } from '../../../src/output/baked/baked.ts';
import { filmOf, type Film, type Frame } from '../../../src/output/baked/film.ts';
import { bakedIn } from '../../../src/output/baked/read.ts';
import type { ChoiceMade, Fact } from '../../../src/events/event.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { lawSet } from '../../../src/lawbook/editions.ts';
import type { Position } from '../../../src/replay/position.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { openMatters, openOptions, penaltyCards } from '../../../src/replay/view.ts';
import { oneOf, paths, recordIn, timelineIn } from '../../fixtures.ts';
import { expectSame } from '../../same.ts';

const OPTIONS: BakeOptions = { languages: ['en'], day: '2026-11-21', branches: true };

const named = (end: string): DealRecord => {
  const path = paths.find((each) => each.endsWith(end));
  if (path === undefined) throw new Error(`${end} is gone.`);
  return recordIn(path);
};
const CHOICES = 'seeds/seed-000-example-7a.json';
const WHOLE = 'deals/seed-002-deal-3.json';

function filmIn(baked: Baked): Film {
  const film = filmOf(baked);
  if (film === null) throw new Error('It does not hold together.');
  return film;
}

/** What a frame shows, with its sentences as they are read. */
function seen(frame: Frame, { texts, law }: Film): object {
  const row = ([laws, text, option]: BakedRow): unknown => [laws, texts['en']?.written[text], option];
  const { at: _at, says, findings, choosers, panels, cases, penaltyCards, ...rest } = frame;
  return {
    ...rest,
    law,
    says: texts['en']?.written[says ?? -1],
    findings: findings.map(row),
    choosers: choosers.map((text) => texts['en']?.written[text]),
    panels: panels.map(([show, heading, rows]) => [show, texts['en']?.written[heading], rows.map(row)]),
    cases: [...cases],
    penaltyCards: penaltyCards.map(([owner, card, kind]) => [owner, card, kind]),
  };
}

describe('choices tried', () => {
  test('each is what the fold says when it stands in the record instead of what followed', () => {
    let tried = 0;
    for (const path of oneOf(72)) {
      const timeline = timelineIn(path);
      const record = timeline.source;
      // What is written of the board later counts from the first card on, too.
      if (record.events.some(({ type }) => type === 'Amended' || type === 'BoardRecorded')) continue;
      // What follows may tell which card nobody remembered: without it the record knows less.
      if (record.events.some((fact) => fact.type === 'CardPlayed' && !('card' in fact))) continue;
      const film = filmIn(bake(timeline, OPTIONS));
      const offered = timeline.positions.flatMap((position, from) =>
        openOptions(position).flatMap(({ by, of }) => of.map((option) => ({ from, by, option }))),
      );
      expect(
        film.branches.map(({ from, option }) => [from, option]),
        path,
      ).toEqual(offered.map(({ from, option }) => [from, option]));
      for (const [index, { from, by, option }] of offered.entries()) {
        const choice: ChoiceMade = { type: 'ChoiceMade', by, option };
        const events: readonly Fact[] = [...record.events.slice(0, from), choice];
        // Looked at without choices of its own: they are baked beside what is shown.
        const other = filmIn(bake(timelineOf({ ...record, events }), { ...OPTIONS, branches: false }));
        const branch = film.branches[index];
        const there = other.frames.at(-1);
        if (branch === undefined || there === undefined) throw new Error(path);
        expectSame(seen(branch.frame, film), seen(there, other), `${path} ${from} ${option}`);
        expect(branch.frame.at).toBe(from);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test('none unless they are asked for, and what happened is the same with them', () => {
    const timeline = timelineOf(named(CHOICES));
    const bare = bake(timeline, { ...OPTIONS, branches: false });
    expect(bare).not.toHaveProperty('branches');
    expect(filmIn(bare).branches).toEqual([]);
    expect(bake(timeline, OPTIONS).steps).toEqual(bare.steps);
  });

  test('a choice that stays open is marked as one that was already', () => {
    const again = oneOf(72).flatMap((path) => bake(timelineIn(path), OPTIONS).branches ?? []);
    expect(again.some((branch) => branch.again)).toBe(true);
    const [first] = bake(timelineOf(named(CHOICES)), OPTIONS).branches ?? [];
    expect(first).not.toHaveProperty('again');
  });

  test.each([
    ['no list', () => 'all'],
    ['nothing', () => [null]],
    ['from nowhere', (one: object) => [{ ...one, from: 999 }]],
    ['without a step', (one: object) => [{ ...one, step: undefined }]],
    ['without a sentence', (one: { step: object }) => [{ ...one, step: { ...one.step, says: undefined } }]],
    ['a card that is none', (one: object) => [{ ...one, step: { says: 0, loose: [['N', 'XX']] } }]],
    ['more than anybody reads', (one: object) => Array.from({ length: 501 }, () => one)],
  ])('a file is damaged when its choices are %s', (_name, change: (one: never) => unknown) => {
    const baked = bake(timelineOf(named(CHOICES)), OPTIONS);
    const branches = change(baked.branches?.[0] as never);
    expect(bakedIn({ ...bakedFile([baked]), boards: [{ ...baked, branches }] })).toEqual({
      ok: false,
      code: 'damaged',
    });
  });
});

/** Why no solver can tell: play is over, a revoke may still be corrected, or a card is still owed to the place of one taken back. */
function cannotTell(position: Position): boolean {
  const { phase, openPlaces } = position.table;
  const uncorrected = openMatters(position).some(
    ({ machine, state }) => machine === 'revoke' && state !== 'established' && state !== 'adjusted',
  );
  return phase === 'over' || openPlaces.length > 0 || uncorrected;
}

describe('other things a file may hold', () => {
  test('a file baked before there were any still plays', () => {
    const { branches: _branches, ...baked } = bake(timelineOf(named(WHOLE)), OPTIONS);
    const { whatIf: _what, back: _back, doubleDummy: _solved, score: _score, ...labels } = baked.labels;
    const steps = baked.steps.map(({ stillOpen: _open, doubleDummy: _number, ...step }) => step);
    const film = filmIn({ ...baked, labels, steps });
    expect(film.frames).toHaveLength(baked.steps.length);
    expect(
      film.frames.every(({ doubleDummy, stillOpen }) => doubleDummy === null && stillOpen.length === 0),
    ).toBe(true);
  });

  test('which cases still ask something, by their place', () => {
    for (const path of oneOf(120)) {
      const timeline = timelineIn(path);
      const film = filmIn(bake(timeline, OPTIONS));
      for (const [at, position] of timeline.positions.entries()) {
        const ids = [...(film.frames[at]?.cases.keys() ?? [])];
        expect(
          film.frames[at]?.stillOpen.map((place) => ids[place]),
          `${path} at ${at}`,
        ).toEqual(openMatters(position).map(({ id }) => id));
      }
    }
  });

  test('both editions of one board: the one that is asked for, the first otherwise', () => {
    const record = named(CHOICES);
    const read = (edition: '2017' | '2007'): Baked => bake(timelineOf(record, lawSet(edition)), OPTIONS);
    const other = { ...read('2007'), board: 'other' };
    const file = bakedFile([other, read('2017'), read('2007')]);
    const { board } = record.header.deal;
    const edition = (...asked: [string?, (string | null)?]): string | undefined => {
      const found = bakedIn(file, ...asked);
      return found.ok ? `${found.film.board} ${found.film.law?.edition}` : found.code;
    };
    expect(edition(board)).toBe(`${board} 2017`);
    expect(edition(board, '2007')).toBe(`${board} 2007`);
    expect(edition(board, '1997')).toBe(`${board} 2017`);
    expect(edition('other', '2017')).toBe('other 2007');
    expect(edition(undefined, null)).toBe('other 2007');
    expect(edition('none', '2007')).toBe('noBoard');
  });

  test('tricks at double dummy where a solver can tell, and nothing where the Laws ask something', () => {
    const record = named(WHOLE);
    const timeline = timelineOf(record);
    const doubleDummy = doubleDummyAlong(record.header.deal);
    const film = filmIn(bake(timeline, { ...OPTIONS, doubleDummy }));
    const told = film.frames.map((frame) => frame.doubleDummy);
    expect(told[0]).toBe(8);
    // This revoke is corrected in its trick and leaves a penalty card: from there on there are numbers again.
    expect(told.map((tricks) => tricks === null)).toEqual(timeline.positions.map(cannotTell));
    expect(timeline.positions.some((position) => penaltyCards(position).length > 0)).toBe(true);
    expect(told.flatMap((tricks, at) => (tricks === null ? [at] : []))).toEqual([20, 21, 22, 23, 24, 57, 58]);
    // Nothing is left to choose in the last trick: the last number is what declarer's side took.
    const { won, declarer } = timeline.positions.at(-1)?.table ?? {};
    expect(told.findLast((tricks) => tricks !== null)).toBe(won?.[sideOf(declarer as Seat)]);
    expect(filmIn(bake(timeline, OPTIONS)).frames.every((frame) => frame.doubleDummy === null)).toBe(true);
  });

  test('the score a deal ended with; none while people have it in hand', () => {
    const record = named(WHOLE);
    const score = (one: DealRecord): string | undefined => {
      const { labels, texts } = bake(timelineOf(one), OPTIONS);
      return labels.score === undefined ? undefined : texts['en']?.written[labels.score];
    };
    const bare: DealRecord = { ...record, events: [] };
    const stated: DealRecord = { ...bare, header: { ...record.header, statedResult: { declarerTricks: 9 } } };
    expect(score(bare)).toBeUndefined();
    expect(score(stated)).toMatch(/^Result: 9 tricks/);
    const assigned: Fact = { type: 'ScoreAssigned', by: 'director', side: 'both', outcomes: [] };
    expect(score({ ...stated, events: [assigned] })).toBeUndefined();
  });
});
