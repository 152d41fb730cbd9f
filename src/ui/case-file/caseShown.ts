/** The input of every part of the case file’s screen: the case, the words, and the possible actions. */

import type { CaseFile } from '../../audit/caseFile/caseFile.ts';
import type { Fact } from '../../events/event.ts';
import type { CaseWording } from '../../output/page/caseFile/wording.ts';
import type { Returned } from '../fact-form/formStep.ts';
import type { HalfWritten } from './writing.ts';
import type { Replay } from '../../view/replay.ts';

/** Facts to add to the record, with the names of moments to which they refer. `length`: the number of the record's events then. */
export type Filing = (length: number) => {
  readonly facts: readonly Fact[];
  readonly marks?: Readonly<Record<string, number>>;
};

/** A line that somebody tried from this deal; it can be entered as an account. */
export interface TriedLine {
  readonly name: string;
  /** The number of events that it shares with the record. */
  readonly fork: number;
  /** The events after those. */
  readonly events: readonly Fact[];
}

export interface CaseShown extends CaseWording {
  readonly file: CaseFile;
  readonly replay: Replay;
  /** True if the record is finished, so that nothing can be entered. */
  readonly closed: boolean;
  /** What stands in the focused field and is not stored; null for nothing. */
  readonly writing: HalfWritten | null;
  readonly tried: readonly TriedLine[];
  /** Returns the address of a moment. */
  readonly linkTo: (at: number) => string;
  /** The address of the screen that shares and embeds the deal; null for none. */
  readonly shareLink: string | null;
  readonly add: (filing: Filing) => void;
  /** Adds what a form contains, and empties it when that is stored. `empty`: how it is emptied, if not as a whole. */
  readonly send: (form: HTMLFormElement, filing: Filing, empty?: () => void) => void;
  /** The names of the forms that show what was entered before the page was closed. */
  readonly givenBack: ReadonlySet<string>;
  /** Opens the questions for a ruling, or for the outcomes and weights of a score. */
  readonly ask: (kind: 'ruling' | 'score') => void;
}

/** `detail` of `case-filed`. `answered` is to be called when the storage has answered: null if the facts are stored. */
export interface CaseFiled {
  readonly filing: Filing;
  readonly answered: (refused: Returned | null) => void;
}

/** Makes an entry of these facts, in their order, whatever the form contains. */
export const plainly =
  (...facts: readonly Fact[]): Filing =>
  () => ({ facts });
