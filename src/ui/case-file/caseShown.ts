/** What every part of the case file’s screen is given: the case, the words, and what can be done. */

import type { CaseFile } from '../../audit/caseFile/caseFile.ts';
import type { Fact } from '../../events/event.ts';
import type { CaseWording } from '../../output/page/caseFile/wording.ts';
import type { Replay } from '../../view/replay.ts';

/** What is to be added to the record: facts, with the names of moments they speak of. `length`: how many events it has then. */
export type Filing = (length: number) => {
  readonly facts: readonly Fact[];
  readonly marks?: Readonly<Record<string, number>>;
};

/** A line that somebody tried from this deal. It can be entered as an account. */
export interface TriedLine {
  readonly name: string;
  /** Number of events that it shares with the record. */
  readonly fork: number;
  /** The events after those it shares. */
  readonly events: readonly Fact[];
}

export interface CaseShown extends CaseWording {
  readonly file: CaseFile;
  readonly replay: Replay;
  /** Nothing can be entered: the record is finished. */
  readonly closed: boolean;
  readonly tried: readonly TriedLine[];
  /** The address of a moment. */
  readonly linkTo: (at: number) => string;
  /** The address of the screen that shares and embeds the deal; null where there is none. */
  readonly shareLink: string | null;
  readonly add: (filing: Filing) => void;
  /** Asks for a ruling, or for the outcomes of a score and their weights, one question after the other. */
  readonly ask: (kind: 'ruling' | 'score') => void;
}

/** Makes an entry of these facts, in their order, whatever the form holds. */
export const plainly =
  (...facts: readonly Fact[]): Filing =>
  () => ({ facts });
