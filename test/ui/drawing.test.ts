import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machineDefinitions } from '../../machines/index.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import { hashOf, routeOf } from '../../src/apps/workshop/address.ts';
import type { Card } from '../../src/domain/card.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { stopFrom } from '../../src/view/stops.ts';
import { reelOf, startOfTrick } from '../../src/view/replayReel.ts';
import { groupsOf, titleOf } from '../../src/ui/library/catalogue.ts';
import { BOX, layoutOf } from '../../src/ui/lifecycle/layout.ts';
import { judgedIn } from '../../src/audit/equity.ts';
import { outcomeRow } from '../../src/ui/result/three-ways.ts';
import { livesOf } from '../../src/view/replay.ts';
import { barsBy, marksBy } from '../../src/view/line.ts';
import { lineOf } from '../../src/view/replayLine.ts';
import { lieOf } from '../../src/view/lie.ts';
import { visibleSeats } from '../../src/view/perspective.ts';
import { bottomAfter } from '../../src/ui/table/perspective.ts';

function open(path: string) {
  const { record } = readCase(readFileSync(path, 'utf8'));
  if (record === null) throw new Error(path);
  return replayOf(timelineOf(record, lawSet(record.header.edition)));
}

const revoke = open('fixtures/deals/seed-002-deal-2.json');
const corrected = open('fixtures/deals/seed-002-deal-3.json');

describe('a lifecycle’s drawing', () => {
  for (const machine of Object.values(machineDefinitions())) {
    it(`places every state of ${machine.id} once, apart from the others, and joins what follows`, () => {
      const { boxes, edges, width, height } = layoutOf(machine);
      expect(boxes.map(({ name }) => name).sort()).toEqual(machine.states.map(({ name }) => name).sort());
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + BOX.width).toBeLessThanOrEqual(width);
        expect(box.y + BOX.height).toBeLessThanOrEqual(height);
        for (const other of boxes) {
          if (other === box) continue;
          const apart = Math.abs(box.x - other.x) >= BOX.width || Math.abs(box.y - other.y) >= BOX.height;
          expect(apart, `${box.name} ${other.name}`).toBe(true);
        }
      }
      const pairs = new Set(
        machine.states.flatMap(({ name, transitions }) =>
          transitions.filter(({ target }) => target !== name).map(({ target }) => `${name}>${target}`),
        ),
      );
      expect(edges.map(({ from, to }) => `${from}>${to}`).sort()).toEqual([...pairs].sort());
    });
  }
});

describe('the timeline', () => {
  it('never goes back, and stays within its ends', () => {
    for (const replay of [revoke, corrected]) {
      const { offsets } = lineOf(replay);
      expect(offsets).toHaveLength(replay.last + 1);
      for (const [at, offset] of offsets.entries()) {
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(1);
        if (at > 0) expect(offset).toBeGreaterThanOrEqual(offsets[at - 1] as number);
      }
    }
  });

  it('marks the revoke where it was made and bars it until it was corrected', () => {
    expect(lineOf(corrected).marks.map(({ kind, event }) => [kind, event])).toEqual([
      ['revoke', 19],
      ['penalty', 23],
    ]);
    const [first, second] = lineOf(corrected).bars;
    expect(first?.life.machine).toBe('revoke');
    expect(first?.life.closed).toBeLessThanOrEqual(24);
    expect(second?.life.machine).toBe('penaltyCard');
    expect(second?.life.closed).toBe(
      corrected.record.events.findIndex(
        (fact, at) => at > 24 && fact.type === 'CardPlayed' && fact.card === 'H3',
      ),
    );
  });

  it('tells eyes that look on from the table nothing of what is still to come', () => {
    const { marks, bars, offsets } = lineOf(corrected);
    const seen = (at: number) => [
      marksBy(marks, at).map(({ kind }) => kind),
      barsBy(bars, at, offsets[at]!).map(({ life, to }) => [life.machine, to <= offsets[at]!]),
    ];
    expect(seen(0)).toEqual([[], []]);
    expect(seen(19)).toEqual([[], []]);
    expect(seen(20)).toEqual([['revoke'], [['revoke', true]]]);
    expect(seen(24)[0]).toEqual(['revoke', 'penalty']);
    const end = corrected.last;
    expect(marksBy(marks, end)).toEqual(marks);
    expect(barsBy(bars, end, 1)).toEqual(bars);
  });

  it('keeps the stages of each case in order', () => {
    const [life] = livesOf(revoke);
    expect(life?.machine).toBe('revoke');
    expect(life?.stages.map(({ state }) => state).slice(0, 2)).toEqual(['latent', 'established']);
  });
});

describe('stepping', () => {
  it('stops by card, trick, event and mark', () => {
    const { card, trick, event, mark } = reelOf(revoke).stops;
    expect(event).toHaveLength(revoke.last + 1);
    expect(trick.slice(0, 3)).toEqual([0, 4, 8]);
    expect(mark).toEqual([4]);
    expect(card.at(-1)).toBe(revoke.last);
    expect(stopFrom(trick, 5, 1)).toBe(8);
    expect(stopFrom(trick, 5, -1)).toBe(4);
    expect(stopFrom(trick, revoke.last, 1)).toBe(revoke.last);
    expect(startOfTrick(revoke, 3)).toBe(9);
  });
});

describe('the table', () => {
  it('knows where each card is', () => {
    const { hands, tiles } = lieOf(corrected.moment(24).standing, {
      bottom: 'S',
      view: 'open',
      played: 'grey',
      revealed: true,
      steady: true,
    });
    const rows = Object.values(hands).flatMap(({ suits }) => suits ?? []);
    const at = (wanted: Card) => rows.flatMap(({ cards }) => cards).filter(({ card }) => card === wanted)[0];
    expect(at('H3')).toMatchObject({ spot: 'major' });
    expect(at('DA')).toMatchObject({ spot: 'trick', trickNumber: 5 });
    expect(at('HA')).toMatchObject({ spot: 'played', trickNumber: 1 });
    expect(at('D9')).toEqual({ card: 'D9' });
    expect(rows).toHaveLength(16);
    // What lies before its owner as a penalty card is not shown a second time where it was taken back.
    expect(hands.S.laid).toMatchObject([{ card: 'H3', spot: 'major' }]);
    expect(tiles.some(({ gone }) => gone)).toBe(false);
  });

  it('turns clockwise and hides what a perspective does not see', () => {
    expect([0, 1, 2, 3, -1].map(bottomAfter)).toEqual(['S', 'W', 'N', 'E', 'E']);
    expect(visibleSeats('table', 'S', false)).toEqual([]);
    expect(visibleSeats('table', 'S', true)).toEqual(['N']);
    expect(visibleSeats('W', 'S', true)).toEqual(['W', 'N']);
  });
});

describe('the result', () => {
  it('is scored three ways from North–South’s side, as the seed has it', () => {
    const end = open('fixtures/deals/seed-002-deal-1.json');
    const moment = end.moment(end.last);
    expect([
      moment.result?.declarerTricks,
      moment.result?.adjustedTricks,
      moment.result?.finalTricks,
    ]).toEqual([7, 8, 9]);
    expect([7, 8, 9].map((tricks) => outcomeRow(moment, tricks))).toEqual([
      { margin: '−2', score: -100 },
      { margin: '−1', score: -50 },
      { margin: '=', score: 400 },
    ]);
    expect(judgedIn(end.record.events)).toEqual([{ by: 'director', tricks: 9, counts: true }]);
    // Twelve without the revoke: the automatic ten are harder on declarer, and stand.
    expect(judgedIn(revoke.record.events)).toEqual([{ by: 'director', tricks: 12, counts: true }]);
    expect(revoke.moment(revoke.last).result?.finalTricks).toBe(10);
    expect(judgedIn(revoke.record.events.slice(0, 20))).toEqual([]);
  });

  it('is told in the ledger from when to when', () => {
    const entry = corrected
      .moment(corrected.last)
      .information.find(({ law, to }) => law === '50E1' && to === 'N');
    expect(entry).toMatchObject({ card: 'H3', owner: 'S', status: 'authorised', from: 23 });
    expect(entry?.until).toBeGreaterThan(24);
  });
});

describe('addresses and the shelf', () => {
  it('read what they write, and nothing hostile', () => {
    const route = { view: 'example', path: 'fixtures/law64/64A1-x.json', at: 7 } as const;
    expect(routeOf(hashOf(route))).toEqual(route);
    for (const hash of [
      '#example=../secret',
      '#example=https://e.org/x',
      '#example=fixtures/../../etc',
      '#deal=<b>',
      '#x',
      '',
    ]) {
      expect(routeOf(hash), hash).toEqual({ view: 'home' });
    }
    expect(routeOf('#deal=ab12&at=-5')).toEqual({ view: 'deal', stream: 'ab12', at: 0 });
  });

  it('puts whole deals first, then the laws by number', () => {
    const examples = [
      'fixtures/law64/b.json',
      'fixtures/law9/c.json',
      'fixtures/deals/a.json',
      'fixtures/seeds/d.json',
    ].map((path) => ({ path }));
    expect(groupsOf(examples, '').map(({ id }) => id)).toEqual(['deals', 'seeds', '9', '64']);
    expect(groupsOf(examples, 'law64').map(({ id }) => id)).toEqual(['64']);
    const example = {
      path: 'fixtures/law50/a.json',
      title: 'A small card',
      titles: { tr: 'Küçük bir kart' },
    };
    for (const search of ['small', 'küçük KART', 'law50'])
      expect(groupsOf([example], search)).toHaveLength(1);
    expect(groupsOf([example], 'büyük')).toEqual([]);
    expect(titleOf({ path: 'fixtures/law64/64A1-two-tricks.json' })).toBe('64A1 two tricks');
  });
});
