/** The questions whose answers are kept in `known.txt`: few enough for every run of the tests. */

import { playedOut, seeded } from '../../bench/deals.ts';
import {
  cardsQuestion,
  playedTimeline,
  playQuestion,
  skewedHands,
  tableQuestion,
  type Question,
} from './questions.ts';

export const KNOWN = 'test/doubleDummy/native/known.txt';

const TABLES = 1;
const SKEWED = 2;
const PLAYS = 1;
const DEALS_OF_CARDS = 3;

/** The same ones each time. */
export function askedOf(): Question[] {
  const random = seeded(17);
  const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
    Array.from({ length: count }, (_none, index) => make(index));
  return [
    ...times(TABLES, () => tableQuestion(playedOut(random, 'S', 'NT').hands)),
    ...times(SKEWED, () => tableQuestion(skewedHands(random))),
    ...times(PLAYS, (index) => playQuestion(playedTimeline(random, index))),
    ...times(DEALS_OF_CARDS, (index) => playedTimeline(random, index)).flatMap((timeline) =>
      timeline.positions.slice(8, 52).flatMap((position) => cardsQuestion(timeline, position) ?? []),
    ),
  ];
}
