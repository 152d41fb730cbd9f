/** What a correction of the record reveals about earlier events: a corrected hand lacks a card that its player has played. */

import type { Fact } from '../events/event.ts';
import { rewrites } from '../events/ofRecording.ts';
import type { Finding } from '../laws/finding.ts';
import { timelineOf, type Timeline } from '../replay/timeline.ts';

/** The findings about earlier events that the record has with entry number `at`, counted from 1, and did not have before it. */
export function broughtBy({ source, laws }: Timeline, at: number): readonly Finding[] {
  const fact: Fact | undefined = source.events[at - 1];
  if (fact === undefined || !rewrites(fact)) return [];
  const upTo = (count: number): readonly Finding[] =>
    timelineOf({ ...source, events: source.events.slice(0, count) }, laws).findings;
  const known = new Set(upTo(at - 1).map(idOf));
  return upTo(at).filter((finding) => finding.at < at - 1 && !known.has(idOf(finding)));
}

const idOf = ({ key, at, seat, card }: Finding): string => `${key} ${at} ${seat ?? ''} ${card ?? ''}`;
