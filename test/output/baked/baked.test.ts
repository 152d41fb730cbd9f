/** A baked deal shows what the fold shows, at every step of every case there is; and anything else is refused with a code. */

import { describe, expect, test } from 'vitest';
import { bake, bakedFile } from '../../../src/output/baked/bake.ts';
import { LARGEST_FILE, MOST_STEPS, type Baked } from '../../../src/output/baked/baked.ts';
import { trickAndCardIn, type Film } from '../../../src/output/baked/film.ts';
import { factsOnly } from '../../../src/output/baked/factsOnly.ts';
import { momentAddressed, nameOfMoment } from '../../../src/view/moment.ts';
import { slotsOfOption } from '../../../src/output/baked/optionSlots.ts';
import { bakedIn, readBaked } from '../../../src/output/baked/read.ts';
import { timelineOf, type Timeline } from '../../../src/replay/timeline.ts';
import { lifecyclesIn } from '../../../src/laws/caseIndex.ts';
import { isClaimStanding, isPlayOver } from '../../../src/laws/law69.ts';
import { isSeenInAuction } from '../../../src/laws/states.ts';
import { formatContract } from '../../../src/domain/contract.ts';
import { isRemembered } from '../../../src/domain/card.ts';
import { cardsOf } from '../../../src/domain/hand.ts';
import { SEATS } from '../../../src/domain/seat.ts';
import { allTricks, trumpAt } from '../../../src/domain/table.ts';
import { winnerOf } from '../../../src/domain/trick.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { openOptions, penaltyCards, revokes } from '../../../src/replay/view.ts';
import { oneOf, paths, timelineIn } from '../../fixtures.ts';
import { expectSame } from '../../same.ts';

const OPTIONS = { languages: ['en'], day: '2026-11-21' } as const;

function read(baked: Baked): Film {
  const again = readBaked(JSON.stringify(bakedFile([baked])));
  if (!again.ok) throw new Error(again.code);
  return again.film;
}

const SEED = 'deals/seed-002-deal-3.json';
const seed = (): { timeline: Timeline; baked: Baked } => {
  const path = paths.find((each) => each.endsWith(SEED));
  if (path === undefined) throw new Error(`${SEED} is gone.`);
  const timeline = timelineIn(path);
  return { timeline, baked: bake(timeline, OPTIONS) };
};

describe('what is baked', () => {
  test('is read back up to as many steps as a file may hold', () => {
    const { baked } = seed();
    const last = baked.steps.at(-1)!;
    const of = (steps: number): Baked => ({
      ...baked,
      steps: [
        ...baked.steps,
        ...Array.from({ length: steps - baked.steps.length }, () => ({ says: last.says! })),
      ],
    });
    expect(read(of(MOST_STEPS + 1)).frames).toHaveLength(MOST_STEPS + 1);
    expect(() => read(of(MOST_STEPS + 2))).toThrow('damaged');
  });

  test('a note on an event is its caption, but not the mark of a reader that made a claim of a number of tricks', () => {
    const { record } = seed().timeline;
    const captioned = (note: string): string | undefined => {
      const events = [
        ...record.events.slice(0, 4),
        { type: 'ClaimMade', by: 'E', kind: 'claim', tricks: 8, note } as const,
      ];
      return bake(timelineOf({ ...record, events }), OPTIONS).steps.at(-1)?.caption;
    };
    expect(captioned('East shows his hand.')).toBe('East shows his hand.');
    expect(captioned('*')).toBeUndefined();
    expect(captioned('mc|9|')).toBeUndefined();
  });

  test('case after case: the same tricks, penalty cards, choices, revokes and cases at every step', () => {
    let steps = 0;
    for (const path of oneOf(60, (name) => /\/(deals|seeds)\//.test(name))) {
      const timeline = timelineIn(path);
      const film = read(bake(timeline, OPTIONS));
      for (const seat of SEATS) {
        const dealt = timeline.record.header.deal.hands[seat];
        expect(film.dealt[seat], path).toEqual(dealt === null ? null : cardsOf(dealt));
      }
      for (const [at, position] of timeline.positions.entries()) {
        const frame = film.frames[at];
        const { table } = position;
        const where = `${path} at ${at}`;
        steps++;
        expectSame(
          frame && {
            tricks: frame.tricks,
            won: frame.won,
            turn: frame.turn,
            declarer: frame.declarer,
            spread: frame.spread,
            loose: frame.loose.map(([owner, card, how]) => [owner, card, how]),
            penaltyCards: frame.penaltyCards.map(([owner, card, kind]) => ({ owner, card, kind })),
            revokes: frame.revokes,
            options: frame.panels.flatMap(([, , rows]) => rows).flatMap(([, , option]) => option ?? []),
            cases: [...frame.cases],
            over: frame.over,
          },
          {
            // A film need not know why a side won a trick with a forgotten card, nor that the record left this trick out.
            tricks: allTricks(table).map(({ wonBy, skipped, ...trick }) => ({
              ...trick,
              winner: winnerOf({ ...trick, wonBy, skipped }, trumpAt(table)),
            })),
            won: [table.won.NS, table.won.EW],
            // Play is suspended while a claim stands (68D).
            turn: isClaimStanding(position) ? null : table.turn,
            declarer: table.declarer,
            spread: table.dummySpread,
            loose: [
              ...table.loose.map(({ seat, card }) => [seat, card, undefined]),
              ...lifecyclesIn(position.cases, isSeenInAuction).map(({ context }) => [
                context.owner,
                context.card,
                'exposed',
              ]),
            ],
            penaltyCards: penaltyCards(position).map(({ owner, card, kind }) => ({ owner, card, kind })),
            revokes: revokes(position)
              .filter(({ state }) => state !== 'corrected')
              .map(({ seat, card, trick }) => (isRemembered(card) ? [seat, card] : [seat, card, trick])),
            options: openOptions(position).flatMap(({ of }) => of),
            cases: position.cases.map(({ id, state }) => [id, state]),
            over: isPlayOver(position),
          },
          where,
        );
      }
    }
    expect(steps).toBeGreaterThan(3_000);
  });

  test('each choice with what comes of it and for how long, as beside the table of the app', () => {
    const timeline = timelineIn(paths.find((each) => each.endsWith('seed-000-example-7a.json'))!);
    const film = read(bake(timeline, OPTIONS));
    const words = wordsFor(DEFAULT_SETTINGS);
    const at = timeline.positions.findIndex((position) => openOptions(position).length > 0);
    const position = timeline.positions[at]!;
    const [offered] = openOptions(position);
    const about = position.cases.find(({ id }) => id === offered!.case) ?? null;
    const now = { table: position.table, penaltyCards: penaltyCards(position) };
    const rows = film.frames[at]!.panels[0]![2];
    expect(rows).toHaveLength(6);
    for (const [index, [, , option, , effect]] of rows.entries()) {
      const slots = slotsOfOption(offered!.of[index]!, about, now, words.written);
      const said = words.optionText(offered!.of[index]!, words.written, slots);
      expect(option).toBe(offered!.of[index]);
      expect(film.texts['en']?.written[effect!]).toBe(
        `${said.effect} ${words.screen.options.until({ until: said.until })}`,
      );
    }
    expect(new Set(rows.map(([, , , , effect]) => effect)).size).toBe(6);
  });

  test('each finding with its clauses, in words to read and to hear', () => {
    const { baked, timeline } = seed();
    const told = baked.steps.flatMap(({ findings }) => findings ?? []);
    expect(told.length).toBe(timeline.findings.length);
    const revoke = baked.steps[20]?.findings?.[0];
    expect(revoke?.[0]).toContain('61A');
    expect(baked.texts['en']?.written[revoke?.[1] ?? -1]).toContain('♥3');
    expect(baked.texts['en']?.spoken[revoke?.[1] ?? -1]).toContain('three of hearts');
    expect(baked.marks.map(({ step, kind }) => [step, kind])).toEqual([
      [20, 'revoke'],
      [24, 'penalty'],
    ]);
    expect(baked.law).toEqual({ edition: '2017', baked: '2026-11-21' });
  });

  test('a claim is no irregularity; what brings it into question is marked', () => {
    const bakedOf = (name: string): Baked => {
      const timeline = timelineIn(paths.find((path) => path.endsWith(name)) ?? '');
      return bake(timeline, OPTIONS);
    };
    const agreed = bakedOf('law68/68A-declarer-claims.json');
    expect(agreed.steps.some(({ fact }) => fact?.type === 'ClaimMade')).toBe(true);
    expect([agreed.marks, agreed.spans]).toEqual([[], []]);
    const doubted = bakedOf('law68/68D2a-number-of-a-claim-doubted-later.json');
    const doubt = doubted.steps.findIndex(({ fact }) => fact?.type === 'ClaimDoubted');
    expect(doubted.marks.map(({ step, kind }) => [step, kind])).toEqual([[doubt, 'claim']]);
    expect(doubted.spans).toHaveLength(1);
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
    return read.ok ? 'read' : read.code;
  };

  test('a file cut anywhere', () => {
    for (let length = 0; length < whole.length; length += 997) {
      const read = readBaked(whole.slice(0, length));
      expect(read).toEqual({ ok: false, code: 'damaged' });
    }
  });

  test('a newer version, another kind of file, a board that is not there, a file too large', () => {
    expect(refused((file) => ({ ...file, version: 2 }))).toBe('newer');
    expect(refused(() => ({ format: 'dealtrail-case/1' }))).toBe('damaged');
    expect(refused(() => null)).toBe('read');
    expect(readBaked('null')).toEqual({ ok: false, code: 'damaged' });
    expect(readBaked('[]')).toEqual({ ok: false, code: 'damaged' });
    expect(readBaked(whole, '99')).toEqual({ ok: false, code: 'noBoard' });
    expect(readBaked(whole, '3').ok).toBe(true);
    expect(readBaked(' '.repeat(LARGEST_FILE + 1))).toEqual({ ok: false, code: 'tooLarge' });
  });

  const hostile: [string, (board: Record<string, never>) => void][] = [
    ['a text number beyond the texts', (board) => set(board, 'steps', 1, 'says', 9999)],
    ['a text number that is none', (board) => set(board, 'steps', 1, 'says', '__proto__')],
    ['a card of no pack', (board) => set(board, 'steps', 1, 'fact', { type: 'CardPlayed', card: 'S1' })],
    ['a trick of no deal', (board) => set(board, 'steps', 1, 'tricks', ['99N SA -- -- -- -'])],
    ['tricks that are no list', (board) => set(board, 'steps', 1, 'tricks', 'alert(1)')],
    ['a choice of no text', (board) => set(board, 'steps', 1, 'panels', [['law', 0, [[[], -1]]]])],
    [
      'a consequence of no text',
      (board) => set(board, 'steps', 1, 'panels', [['options', 0, [[[], 0, 'accept', null, 9999]]]]),
    ],
    ['a panel that is none', (board) => set(board, 'steps', 1, 'panels', [7])],
    ['a hand of no cards', (board) => set(board, 'hands', 'N', 'SA S1')],
    ['no hands', (board) => set(board, 'hands', null)],
    ['a contract of no auction', (board) => set(board, 'steps', 1, 'contract', '9NT')],
    ['a mark beyond the end', (board) => set(board, 'marks', 0, 'step', 5000)],
    ['a kind that is no text', (board) => set(board, 'marks', 0, 'kind', { toString: 1 })],
    ['languages of different length', (board) => set(board, 'texts', 'tr', { written: [], spoken: [null] })],
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
  const parent = path.slice(0, -2).reduce<unknown>((one, step) => (one as never)[step as never], within);
  (parent as Record<string, unknown>)[key] = value;
}

describe('a moment by its name', () => {
  const { baked } = seed();
  const film = read(baked);
  const moments = {
    last: film.frames.length - 1,
    trickAndCard: (at: number) => trickAndCardIn(film.frames[at] ?? { tricks: [] }),
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
    expect(momentAddressed(name, moments)).toBe(at);
  });

  test('every position has a name that leads back to it', () => {
    for (let at = 0; at <= moments.last; at++) {
      expect(momentAddressed(nameOfMoment(at, moments), moments)).toBe(at);
    }
  });
});

describe('facts without the Laws', () => {
  const film = (timeline: Timeline): Film => {
    const { header, events } = timeline.record;
    const table = timeline.positions[0]?.table;
    const baked = factsOnly({
      title: header.title,
      board: header.deal.board,
      dealer: header.deal.dealer,
      vulnerable: header.deal.vulnerable,
      // Those of the first position alone are as dealt, and quickly baked.
      hands: bake(timelineOf({ ...timeline.record, events: [] }), OPTIONS).hands,
      contract: table?.contract ? formatContract(table.contract) : null,
      declarer: table?.declarer ?? null,
      auction: null,
      events,
    });
    return read(baked);
  };

  test('the four seed deals: the same tricks as with the Laws, revokes corrected and all', () => {
    for (const number of [1, 2, 3, 4]) {
      const timeline = timelineIn(`fixtures/deals/seed-002-deal-${number}.json`);
      const facts = film(timeline);
      for (const [at, { table }] of timeline.positions.entries()) {
        expect(facts.frames[at]?.tricks, `deal ${number} at ${at}`).toEqual(
          allTricks(table).map((trick) => ({ ...trick, winner: winnerOf(trick, trumpAt(table)) })),
        );
        expect(facts.frames[at]?.turn, `deal ${number} at ${at}`).toBe(table.turn);
      }
      expect(facts.law).toBeNull();
      expect(facts.marks).toEqual([]);
    }
  });

  test('a case can be shown, whatever happened in it', () => {
    for (const path of oneOf(60)) {
      const timeline = timelineIn(path);
      expect(film(timeline).frames.length, path).toBe(timeline.positions.length);
    }
  });
});
