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

/** Keeps the work on each claim that is not recorded, also when the page is closed. */
export interface ClaimShelf {
  /** The name of the record: another record of the same deal has work of its own. */
  readonly record: string;
  /** The record that this one was copied from while the page was open; null for none. */
  readonly copiedFrom: string | null;
  readonly get: (claim: string) => ClaimWork | null;
  /** @param work null once it is recorded */
  readonly set: (claim: string, work: ClaimWork | null) => void;
}

/** The work on every claim that one screen has shown. */
export class KeptWork {
  shelf: ClaimShelf | null = null;
  /** True if the work taken up last was done before the page was closed. */
  isGivenBack = false;
  readonly #works = new Map<string, ClaimWork>();

  /** The name of a claim of the record that is shown, or of another one. */
  nameOf(claim: readonly unknown[], record = this.shelf?.record ?? ''): string {
    return JSON.stringify([record, ...claim]);
  }

  /** The work on that claim so far; in a copied record, it begins with the work on the first one. */
  takenUp(of: readonly unknown[]): ClaimWork {
    const claim = this.nameOf(of);
    const { copiedFrom = null } = this.shelf ?? {};
    const copied = copiedFrom === null ? claim : this.nameOf(of, copiedFrom);
    const here = this.#works.get(claim) ?? this.#works.get(copied);
    const given = here === undefined ? (this.shelf?.get(claim) ?? null) : null;
    this.isGivenBack = given !== null;
    return here ?? given ?? NO_WORK;
  }

  /** For as long as the screen is shown. */
  hold(claim: string, work: ClaimWork): void {
    this.#works.set(claim, work);
  }

  /** Also for when the page is closed. */
  set(claim: string, work: ClaimWork): void {
    this.isGivenBack = false;
    this.hold(claim, work);
    this.shelf?.set(claim, work);
  }
}

const works = new WeakMap<Node, KeptWork>();

/** The work on claims inside that node; what is put into it is kept as long as the node. */
export function workIn(screen: Node): KeptWork {
  const known = works.get(screen) ?? new KeptWork();
  works.set(screen, known);
  return known;
}

/** The work with what another note says; a note without a line or marks changes nothing. */
export function withNote(work: ClaimWork, noted: ClaimNote): ClaimWork {
  const isNew = JSON.stringify(noted) !== JSON.stringify(work.noted);
  const says = noted.stated.length + noted.marks.length > 0;
  return { ...work, ...(isNew && says ? noted : {}), noted };
}
