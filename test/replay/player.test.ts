import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from '../../src/replay/player.ts';

const steps = (length: number, prefix = 'p') => ({
  positions: Array.from({ length }, (_, n) => `${prefix}${n}`),
});

function watched(player: Player<{ positions: string[] }>) {
  const seen: string[] = [];
  player.position.subscribe((position) => seen.push(position));
  return seen;
}

describe('stepping', () => {
  it('says where the reader stands at once, and after each step', () => {
    const player = new Player(steps(4), { index: 1 });
    const seen = watched(player);
    player.next();
    player.previous();
    player.goTo(3);
    expect(seen).toEqual(['p1', 'p2', 'p1', 'p3']);
    expect(player.index.value).toBe(3);
  });

  it('stays within the timeline and says nothing twice', () => {
    const player = new Player(steps(3));
    const seen = watched(player);
    player.previous();
    player.goTo(-7);
    player.goTo(99);
    player.next();
    player.goTo(Number.NaN);
    player.goTo(Number.POSITIVE_INFINITY);
    expect(seen).toEqual(['p0', 'p2', 'p0', 'p2']);
  });

  it('holds with a timeline that has only the deal', () => {
    const player = new Player(steps(1));
    player.next();
    player.play(10);
    expect([player.index.value, player.playing.value]).toEqual([0, false]);
  });

  it('goes by tricks or by irregularities, in any order given, and stays when there is none further on', () => {
    const player = new Player(steps(10));
    const tricks = [8, 4];
    player.nextOf(tricks);
    expect(player.index.value).toBe(4);
    player.nextOf(tricks);
    player.nextOf(tricks);
    player.nextOf([50]);
    expect(player.index.value).toBe(8);
    player.previousOf(tricks);
    player.previousOf(tricks);
    expect(player.index.value).toBe(4);
  });
});

describe('playing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('steps at its pace and halts at the end', () => {
    const player = new Player(steps(4));
    player.play(100);
    vi.advanceTimersByTime(99);
    expect(player.index.value).toBe(0);
    vi.advanceTimersByTime(101);
    expect([player.index.value, player.playing.value]).toEqual([2, true]);
    vi.advanceTimersByTime(1000);
    expect([player.index.value, player.playing.value]).toEqual([3, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('halts where a mark stands, and goes on from there', () => {
    const player = new Player(steps(6), { pauses: [2, 4] });
    player.play(10);
    vi.advanceTimersByTime(1000);
    expect([player.index.value, player.playing.value]).toEqual([2, false]);
    player.play(10);
    vi.advanceTimersByTime(1000);
    expect(player.index.value).toBe(4);
    player.setPauses([]);
    player.goTo(0);
    player.play(10);
    vi.advanceTimersByTime(1000);
    expect(player.index.value).toBe(5);
  });

  it('stops at once when asked, also by somebody who listens to the steps', () => {
    const player = new Player(steps(9));
    player.index.subscribe((at) => at === 3 && player.pause());
    player.play(10);
    vi.advanceTimersByTime(1000);
    expect([player.index.value, player.playing.value, vi.getTimerCount()]).toEqual([3, false, 0]);
  });

  it('changes pace without running twice', () => {
    const player = new Player(steps(99));
    player.play(10);
    player.play(100);
    vi.advanceTimersByTime(100);
    expect(player.index.value).toBe(1);
  });

  it('leaves no timer behind at its end', () => {
    const player = new Player(steps(9));
    let completed = false;
    player.position.subscribe({ complete: () => (completed = true) });
    player.play(10);
    player.end();
    expect([completed, vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('plays on into what is added meanwhile', () => {
    const player = new Player(steps(3));
    player.play(10);
    vi.advanceTimersByTime(10);
    player.extend(steps(5));
    expect(player.index.value).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(player.index.value).toBe(4);
  });
});

describe('a deal being recorded', () => {
  it('takes along the reader who stands at the end', () => {
    const player = new Player(steps(3), { index: 2 });
    const seen = watched(player);
    player.extend(steps(4));
    expect([player.index.value, player.last]).toEqual([3, 3]);
    expect(seen.at(-1)).toBe('p3');
  });

  it('leaves the reader of an earlier moment in peace', () => {
    const player = new Player(steps(3), { index: 1 });
    const seen = watched(player);
    player.extend(steps(4));
    expect([player.index.value, seen]).toEqual([1, ['p1']]);
  });

  it('shows the new past when an amendment changes it', () => {
    const player = new Player(steps(3), { index: 1 });
    const seen = watched(player);
    player.extend(steps(4, 'amended'));
    expect(seen).toEqual(['p1', 'amended1']);
  });

  it('keeps within a timeline that became shorter', () => {
    const player = new Player(steps(9), { index: 5 });
    const seen = watched(player);
    player.extend(steps(3, 'q'));
    expect(player.index.value).toBe(2);
    expect(seen.at(-1)).toBe('q2');
  });
});
