/** Words that stand instead of a result, and everything that looks a little like them and is none. */

import { describe, expect, test } from 'vitest';
import { insteadOfResult } from '../../src/domain/instead.ts';

describe('what stands instead of a result', () => {
  test.each([
    ['A6040', 60, 40],
    ['a60-40', 60, 40],
    ['A5050', 50, 50],
    ['60%-40%', 60, 40],
    ['60% - 60%', 60, 60],
    ['40-60', 40, 60],
    ['AV+/AV-', 60, 40],
    ['Ave-/Ave+', 40, 60],
    ['A=/A=', 50, 50],
    ['A60', null, null],
    ['AVE', null, null],
    ['Average plus', null, null],
    ['A+', null, null],
    ['^12.5', null, null],
    ['Arbitral score', null, null],
  ])('%s is an artificial score', (text, ns, ew) => {
    expect(insteadOfResult(text)).toEqual({ kind: 'average', ns, ew });
  });

  test.each(['NP', 'n/p', 'Not played', 'not_played', 'No play', 'Unplayed'])('%s: not played', (text) => {
    expect(insteadOfResult(text)?.kind).toBe('notPlayed');
  });

  test.each(['Late', 'Late play', 'LATE-PLAY'])('%s: to be played later', (text) => {
    expect(insteadOfResult(text)?.kind).toBe('late');
  });

  test.each(
    (
      ',A,P,PASS,Pass out,NS 420,EW -50,420,-50,+100,12-8,10-20,12.5,50%,4S,1NT,3NTX,10,9,=,+1,-2,Adams,AKQ,NPC,late in the ' +
      `day,avocado,slow play,wrong direction,A6040 and more,${'A'.repeat(41)}`
    ).split(','),
  )('%s is none of these', (text) => {
    expect(insteadOfResult(text)).toBe(null);
  });
});
