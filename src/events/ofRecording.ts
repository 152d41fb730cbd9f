/** Entries about the recording, which did not happen at the table. */

import type { Fact } from './event.ts';

/**
 * True for what belongs to the case file of a hearing: who appeals, who sat, whose account is whose, what peers were asked. None of it
 * happened at the table.
 */
export function isOfCaseFile({ type }: Pick<Fact, 'type'>): boolean {
  return /^(?:CaseNoted|Account\w+|Poll\w+)$/.test(type);
}

/** True if the fact corrects the recording, so that the fold must begin anew. */
export function rewrites({ type }: Pick<Fact, 'type'>): boolean {
  return type === 'Amended' || type === 'Undone' || type === 'HandRecorded' || type === 'BoardRecorded';
}
