/** What a press on a card at the desk records. */

import { describe, expect, it } from 'vitest';
import { replayOf } from '../../src/view/replayOf.ts';
import { timelineIn } from '../fixtures.ts';

const timeline = timelineIn('fixtures/law62/62A-defender-corrects-before-anyone-plays-on.json');
const replay = replayOf(timeline);
const { record } = timeline;
/** After attention has been drawn to the diamond that West threw on a club. */
const noticed = record.events.findIndex(({ type }) => type === 'AttentionDrawn') + 1;

describe('a press on a card', () => {
  it('replaces a revoke to which attention has been drawn', () => {
    expect(replay.pressed(noticed, 'W', 'CT')).toEqual([
      { type: 'CardWithdrawn', seat: 'W', card: 'D3' },
      { type: 'CardPlayed', seat: 'W', card: 'CT' },
    ]);
  });

  it('is a play before anybody has noticed, of another suit, of another hand, and once the revoke is taken back', () => {
    const play = (at: number, seat: 'W' | 'N', card: 'CT' | 'H7' | 'C9') =>
      replay.pressed(at, seat, card).map(({ type }) => type);
    const taken = record.events.findIndex(({ type }) => type === 'CardWithdrawn') + 1;
    expect(play(noticed - 1, 'W', 'CT')).toEqual(['CardPlayed']);
    expect(play(noticed, 'W', 'H7')).toEqual(['CardPlayed']);
    expect(play(noticed, 'N', 'C9')).toEqual(['CardPlayed']);
    expect(play(taken, 'W', 'CT')).toEqual(['CardPlayed']);
  });
});
