/** The contents of the buttons and the line under the table, in the app. */

import { cardsInTrick } from '../../domain/trick.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { ButtonsShown } from '../deal-replay/buttons.ts';
import type { LineShown } from '../deal-replay/timeline.ts';
import { adviceLines, type Advice } from '../doubleDummy/advice.ts';
import { runsBelow } from '../doubleDummy/runs.ts';
import type { Replay } from '../../view/replay.ts';
import { lineOf } from '../../view/replayLine.ts';
import { reelOf } from '../../view/replayReel.ts';

export interface Steering {
  readonly replay: Replay;
  readonly at: number;
  readonly words: Words;
  /** Double-dummy tricks; null if they are not shown. */
  readonly advice: Advice | null;
}

/** What the step buttons need: the position, the irregularities to stop at, and the words. */
export function buttonsOf(
  { replay, at, words }: Steering,
  playing: boolean,
  press: ButtonsShown['press'],
): ButtonsShown {
  const { steps } = words.screen;
  return {
    at,
    last: replay.last,
    marks: reelOf(replay).marks,
    playing,
    label: steps.transport,
    names: {
      first: steps.first,
      prev: steps.previous,
      next: steps.next,
      last: steps.last,
      previousIrregularity: steps.previousMark,
      nextIrregularity: steps.nextMark,
      play: steps.play,
      pause: steps.pause,
      flip: steps.turn,
    },
    press,
  };
}

/**
 * What the timeline needs: its marks, the position in words, and the advice below it.
 * @param ahead true to show what is still to come
 */
export function lineShown(
  steering: Steering,
  ahead: boolean,
  scale: number,
  seek: LineShown['seek'],
): LineShown {
  const { replay, at, words, advice } = steering;
  const { timeline } = words.screen;
  const line = lineOf(replay);
  return {
    line,
    at,
    ahead,
    scale,
    label: timeline.label,
    valueText: momentText(steering),
    letters: timeline.letters,
    below: runsBelow(advice, line.offsets, scale),
    stops: reelOf(replay).stops.event,
    seek,
  };
}

/** “Trick 3, card 2: East plays the four of clubs”. */
function momentText({ replay, at, words, advice }: Steering): string {
  const { timeline } = words.screen;
  if (at === 0) return timeline.valueStart;
  const fact = replay.record.events[at - 1];
  const { trick } = replay.table(at);
  const where =
    trick === null
      ? timeline.beforePlay
      : timeline.atTrick({ trick: trick.number, card: cardsInTrick(trick) });
  const what = fact === undefined ? '' : factSentence(fact, replay.table(at - 1), words, words.spoken);
  const here = lineOf(replay).marks.filter((mark) => mark.event === at - 1);
  return [
    where,
    what,
    ...here.map(({ kind }) => timeline.kinds[kind]),
    ...(advice === null ? [] : adviceLines(advice, at, words)),
  ].join(', ');
}
