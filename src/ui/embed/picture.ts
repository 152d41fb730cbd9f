/** The data for drawing one position, and how much of it the reader may see. */

import type { TranslatedText } from '../../output/baked/baked.ts';
import type { Film, FilmBranch, Frame } from '../../output/baked/film.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Perspective } from '../../view/perspective.ts';
import type { Options } from './options.ts';
import type { How, Voice } from './voice.ts';

export interface EmbedPicture {
  readonly film: Film;
  /** The shown position: of what happened, or of a branch. */
  readonly frame: Frame;
  /** The choice being tried; null while what happened is shown. */
  readonly branch: FilmBranch | null;
  readonly voice: Voice;
  readonly options: Options;
  readonly view: Perspective;
  /** The seat at the bottom. */
  readonly bottom: Seat;
  /** True if the replay may show what the Laws say. */
  readonly revealed: boolean;
}

/** Facts that contain a ruling. A quiz hides them until its answer. */
const RULINGS = /^(?:RulingGiven|QuestionAnswered|ScoreAssigned|OptionsExplained)$/;

/** The step as a sentence; in a quiz a ruling is not given away. */
export function stepText({ frame, voice, revealed, film }: EmbedPicture, how: How): string {
  const { quizHidden } = film.labels;
  return !revealed && quizHidden !== undefined && RULINGS.test(frame.fact?.type ?? '')
    ? voice.bakedText(quizHidden, how)
    : voice.fact(frame, how);
}

/** A label baked with the Laws; empty for a file without them. */
export function label(
  { film, voice }: Pick<EmbedPicture, 'film' | 'voice'>,
  name: keyof Film['labels'],
  how: How = 'spoken',
): string {
  const number = film.labels[name];
  return number === undefined ? '' : voice.bakedText(number, how);
}

/** Words of the record, translated if the record has a translation for the reader, and their language; empty if that is not known. */
export function ownWords(
  words: string,
  others: TranslatedText | null | undefined,
  { film, voice }: Pick<EmbedPicture, 'film' | 'voice'>,
): readonly [words: string, lang: string] {
  const { language } = voice;
  const own = others?.[language];
  if (own !== undefined) return [own, language];
  const found = Object.entries(others ?? {}).find(([, text]) => text === words);
  return [words, found?.[0] ?? film.lang ?? ''];
}

/** The title of the deal. A quiz hides it until the answer, since it may give the answer away. */
export function title({ film, voice, revealed }: EmbedPicture): string {
  const { board } = film;
  const [given] = ownWords(film.title, film.titles, { film, voice });
  const { words: text } = voice;
  return (revealed && given) || (board === '' ? text.tableName : text.board.replace('$1', board));
}
