/** People's work on claims, kept by the screen of the deal: the panel is a new one each time its tab is opened. */

import type { LineMark } from '../../audit/claims/marks.ts';
import type { ClaimNote } from '../../output/report/claimNote.ts';

export interface ClaimWork extends ClaimNote {
  /** The stated line as typed, followed or not. */
  readonly typed: string;
  readonly walked: readonly number[];
  readonly marks: readonly LineMark[];
  /** The note of a ruling that was read last; null before any. */
  readonly noted: ClaimNote | null;
}

export const NO_WORK: ClaimWork = { typed: '', stated: [], walked: [], marks: [], noted: null };

const works = new WeakMap<Node, Map<string, ClaimWork>>();

/** The work on claims inside that node, by claim; what is put into it is kept as long as the node. */
export function workIn(screen: Node): Map<string, ClaimWork> {
  const known = works.get(screen) ?? new Map<string, ClaimWork>();
  works.set(screen, known);
  return known;
}

/** The work with what another note says; a note without a line or marks changes nothing. */
export function withNote(work: ClaimWork, noted: ClaimNote): ClaimWork {
  const isNew = JSON.stringify(noted) !== JSON.stringify(work.noted);
  const says = noted.stated.length + noted.marks.length > 0;
  return { ...work, ...(isNew && says ? noted : {}), noted };
}
