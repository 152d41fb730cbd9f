/** The buttons and the line under the table for a film. */

import { trickAndCardIn } from '../../output/baked/film.ts';
import { fill } from '../../i18n/replayWords.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { ButtonsShown } from '../deal-replay/buttons.ts';
import type { LineShown } from '../deal-replay/timeline.ts';
import { label, stepText, type EmbedPicture } from './picture.ts';
import { lineOfFilm, stepByOf } from './filmReel.ts';

/**
 * The data of the step buttons. A quiz has no irregularities to stop at before its answer.
 */
export function buttonsOf(
  { film, frame, voice, revealed, options }: EmbedPicture,
  playing: boolean,
  press: ButtonsShown['press'],
): ButtonsShown {
  const { words: text } = voice;
  const marks = revealed && film.marks.length > 0 ? film.stops.mark : null;
  const { share, ...controls } = text.controls;
  const byMark = marks && {
    previousIrregularity: label({ film, voice }, 'previousMark'),
    nextIrregularity: label({ film, voice }, 'nextMark'),
  };
  return {
    at: frame.at,
    last: film.frames.length - 1,
    marks,
    playing,
    label: text.line,
    names: { ...controls, ...byMark, ...(options.panels.has('share') && { share }) },
    press,
  };
}

/** The data of the timeline. A quiz has neither marks nor bars before its answer. */
export function lineShown(picture: EmbedPicture, scale: number, seek: LineShown['seek']): LineShown {
  const { film, frame, voice, revealed, view, options } = picture;
  const { words: text } = voice;
  const { trick, card } = trickAndCardIn(frame);
  const kinds = film.marks.filter(({ step }) => revealed && step === frame.at).map(({ kind }) => kind);
  const valueText = withoutIsolates(
    [stepText(picture, 'spoken'), ...kinds.map((kind) => label(picture, kind))].join(', '),
  );
  const line = lineOfFilm(film);
  return {
    // In a quiz the line shows only the progress of play.
    line: revealed ? line : { ...line, marks: [], bars: [] },
    at: frame.at,
    ahead: view === 'open',
    scale,
    label: text.line,
    valueText: trick === 0 ? valueText : fill(text.atCard, trick, card, valueText),
    letters: {},
    below: null,
    stops: film.stops[stepByOf(options)],
    seek,
  };
}
