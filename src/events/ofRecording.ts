/** Entries about the recording, which did not happen at the table. */

import type { Fact } from './event.ts';

/**
 * True for what belongs to the case file of a hearing: who appeals, who sat, whose account is whose, what peers were asked. None of it
 * happened at the table.
 */
export function isOfCaseFile({ type }: Pick<Fact, 'type'>): boolean {
  return /^(?:CaseNoted|Account\w+|Poll\w+)$/.test(type);
}

/** True when the fact puts the recording right, so that what was folded before it has to be folded again. */
export function rewrites({ type }: Pick<Fact, 'type'>): boolean {
  return type === 'Amended' || type === 'Undone' || type === 'HandRecorded' || type === 'BoardRecorded';
}
