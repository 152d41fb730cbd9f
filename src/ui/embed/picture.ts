/** What is drawn at one position, and what may be seen of it. */

import type { TranslatedText } from '../../output/baked/baked.ts';
import type { Film, FilmBranch, Frame } from '../../output/baked/film.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Perspective } from '../../view/perspective.ts';
import type { Options } from './options.ts';
import type { How, Voice } from './voice.ts';

export interface EmbedPicture {
  readonly film: Film;
  /** What is seen: of what happened, or of a branch. */
  readonly frame: Frame;
  /** The choice being tried; null while what happened is shown. */
  readonly branch: FilmBranch | null;
  readonly voice: Voice;
  readonly options: Options;
  readonly view: Perspective;
  /** The seat at the bottom. */
  readonly bottom: Seat;
  /** What the Laws say may be shown. */
  readonly revealed: boolean;
}

/** Facts that are themselves a ruling: hidden while the reader is asked for his own. */
const RULINGS = /^(?:RulingGiven|QuestionAnswered|ScoreAssigned|OptionsExplained)$/;

/** The step as a sentence; in a quiz a ruling is not given away. */
export function stepText({ frame, voice, revealed, film }: EmbedPicture, how: How): string {
  const { quizHidden } = film.labels;
  return !revealed && quizHidden !== undefined && RULINGS.test(frame.fact?.type ?? '')
    ? voice.bakedText(quizHidden, how)
    : voice.fact(frame, how);
}

/** A word baked with the Laws; empty where there are none. */
export function label(
  { film, voice }: Pick<EmbedPicture, 'film' | 'voice'>,
  name: keyof Film['labels'],
  how: How = 'spoken',
): string {
  const number = film.labels[name];
  return number === undefined ? '' : voice.bakedText(number, how);
}

/** Words of the record in the reader's language, where somebody translated them, and the language they are in; empty where nobody named it. */
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

/** In a quiz a title, which may well give it away, is not shown before the end. */
export function title({ film, voice, revealed }: EmbedPicture): string {
  const { board } = film;
  const [given] = ownWords(film.title, film.titles, { film, voice });
  const { words: text } = voice;
  return (revealed && given) || (board === '' ? text.tableName : text.board.replace('$1', board));
}
