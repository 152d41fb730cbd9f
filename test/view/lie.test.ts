import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/domain/card.ts';
import { lieOf, type HandAt, type Lie, type Outlook } from '../../src/view/lie.ts';
import { shownAt, standingAt } from '../../src/view/standingAt.ts';
import type { Position } from '../../src/replay/position.ts';
import { CORRECTED, fold, recordAt } from '../output/picture/support.ts';

const timeline = fold(recordAt(CORRECTED));
const OPEN: Outlook = { bottom: 'S', view: 'open', played: 'grey', revealed: true };
/** South declares spades; at 24 South's ♥3 has been taken back and lies there as a penalty card. */
const at = (place: number, outlook: Partial<Outlook> = {}): Lie =>
  lieOf(standingAt(timeline.positions[place] as Position, timeline.record.events[place - 1] ?? null), {
    ...OPEN,
    ...outlook,
  });
/** West claims one trick and so concedes the rest, and partner objects at once. */
const OBJECTED = 'fixtures/law68/68B2-a-claim-of-one-trick-concedes-the-rest.json';
const cards = ({ suits }: HandAt): Card[] =>
  (suits ?? []).flatMap((row) => row.cards.map(({ card }) => card));

describe('the lie of the cards', () => {
  it('has the seat asked for at the bottom and turns nothing else', () => {
    const { around, hands } = at(24, { bottom: 'W' });
    expect(around).toEqual(['E', 'S', 'W', 'N']);
    expect(hands).toEqual(at(24).hands);
  });

  it('leaves to each pair of eyes what it may see', () => {
    expect(Object.values(at(0, { view: 'table' }).hands).map(({ suits }) => suits)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const { hands } = at(24, { view: 'W' });
    const dummy = Object.values(hands).find(({ isDummy }) => isDummy) as HandAt;
    expect(cards(hands.W)).toHaveLength(13);
    expect(cards(dummy)).toHaveLength(13);
    const hidden = (['N', 'E', 'S'] as const).filter((seat) => seat !== dummy.seat);
    for (const seat of hidden) {
      const seen = hands[seat].suits?.flatMap((row) => row.cards) ?? [];
      expect(seen.length, seat).toBeGreaterThan(0);
      expect(
        seen.every(({ spot }) => spot !== undefined),
        seat,
      ).toBe(true);
    }
  });

  it('keeps what the Laws say to itself until it may be told', () => {
    const offender = at(24).hands.S;
    expect(offender.laid).toMatchObject([{ card: 'H3', spot: 'major' }]);
    const quiz = at(24, { revealed: false }).hands.S;
    expect(quiz.laid).toEqual([]);
    expect(cards(quiz)).toContain('H3');
    expect(at(20).tiles.map(({ revoked }) => revoked)).toContain(true);
    expect(at(20, { revealed: false }).tiles.map(({ revoked }) => revoked)).not.toContain(true);
  });

  it('has a card exposed during the auction before its owner until the auction ends (24)', () => {
    const { positions } = fold(recordAt('fixtures/law24/24B-honour-dropped.json'));
    const laid = positions.map((position) => lieOf(standingAt(position, null), OPEN).hands.W.laid);
    expect(laid[3]).toEqual([]);
    for (const shown of laid.slice(4, 7))
      expect(shown).toMatchObject([{ card: 'HA', spot: 'loose', how: 'exposed' }]);
    expect(laid[7]).toMatchObject([{ card: 'HA', spot: 'major' }]);
    const disputed = shownAt(
      positions[5] as Position,
      [],
      new Set(positions[5]?.cases.map(({ id }) => id)),
      null,
    );
    expect(lieOf(disputed, OPEN).hands.W.laid).toMatchObject([{ card: 'HA', doubtful: true }]);
    // It is seen by everybody, and it is no matter of the Laws that it lies there.
    const closed = lieOf(standingAt(positions[5] as Position, null), {
      ...OPEN,
      view: 'table',
      revealed: false,
    });
    expect(closed.hands.W.laid).toMatchObject([{ card: 'HA' }]);
  });

  it('has nobody to play while a claim stands, and the next hand again once partner objects (68B2, 68D)', () => {
    const waitsAfter = (path: string, type: string): string[] => {
      const { positions, record } = fold(recordAt(path));
      const place = record.events.findIndex((fact) => fact.type === type) + 1;
      const { hands } = lieOf(standingAt(positions[place] as Position, null), OPEN);
      return Object.values(hands).flatMap(({ seat, awaited }) => (awaited === null ? [] : [seat]));
    };
    expect(waitsAfter('fixtures/law68/68A-declarer-claims.json', 'ClaimMade')).toEqual([]);
    expect(waitsAfter(OBJECTED, 'ClaimMade')).toEqual([]);
    expect(waitsAfter(OBJECTED, 'ConcessionObjected')).toHaveLength(1);
  });

  it('has a lead face down before each hand that has made one', () => {
    const { positions } = fold(recordAt('fixtures/law41/41A-two-face-down-leads.json'));
    const faceDown = positions.map(
      (position) => lieOf(shownAt(position, [], new Set(), null), OPEN).faceDown,
    );
    expect(faceDown.slice(0, 5)).toEqual([[], ['W'], ['W', 'E'], ['E'], []]);
  });

  it('shows where a card was that was just taken back, and leaves out played ones on demand', () => {
    expect(at(24).tiles.filter(({ gone }) => gone)).toMatchObject([{ seat: 'S', card: 'H3', wins: false }]);
    expect(at(26).tiles.some(({ gone }) => gone)).toBe(false);
    const { hands } = at(24, { played: 'hide' });
    const left = Object.values(hands).flatMap((hand) => [...cards(hand), ...hand.laid]);
    expect(left).toHaveLength(52 - playedBy(24));
  });

  it('puts trumps first in dummy as soon as it is on the table (41D)', () => {
    const first = (place: number): (string | undefined)[] =>
      Object.values(at(place).hands).map(({ suits }) => suits?.[0]?.suit);
    const { contract } = standingAt(timeline.positions[0] as Position, null);
    expect(first(0)).toEqual(['S', 'S', 'S', 'S']);
    const dummy = Object.values(at(1).hands).findIndex(({ isDummy }) => isDummy);
    expect(first(1)[dummy]).toBe(contract?.[1]);
  });

  it('calls no card a revoke that was corrected and is played again', () => {
    let again = 0;
    for (let place = 27; place < timeline.positions.length; place++)
      for (const { card, revoked } of at(place).tiles)
        if (card === 'H3') {
          again++;
          expect(revoked).toBe(false);
        }
    expect(again).toBeGreaterThan(0);
  });
});

/** Cards in tricks at a position. */
function playedBy(place: number): number {
  const { table } = timeline.positions[place] as Position;
  return [...table.earlier, ...(table.trick === null ? [] : [table.trick])]
    .flatMap(({ N, E, S, W }) => [N, E, S, W])
    .filter((card) => card !== null).length;
}
