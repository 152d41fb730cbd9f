/** What somebody has written in a field that he has not left: drawing leaves it alone, whatever is entered elsewhere meanwhile. */

import type { CaseFile } from '../../audit/caseFile/caseFile.ts';
import type { CaseField } from '../../events/event.ts';

type Notes = CaseFile['notes'];

export interface HalfWritten {
  readonly field: CaseField;
  /** True if another entry of this field was stored since he began. */
  readonly isOvertaken: boolean;
}

/**
 * What is written in the focused field and not stored; null for nothing.
 * @param before the entries of the last drawing, and what was being written then
 */
export function writingIn(
  focused: Element | null | undefined,
  notes: Notes,
  before: { readonly notes: Notes; readonly writing: HalfWritten | null },
): HalfWritten | null {
  if (focused?.id.startsWith('note-') !== true) return null;
  const field = focused.id.slice('note-'.length) as CaseField;
  const { value } = focused as HTMLInputElement;
  const [was, now] = [before.notes, notes].map((each) => each.get(field)?.text ?? '');
  if (value.trim() === was || value.trim() === now) return null;
  const wasOvertaken = before.writing?.field === field && before.writing.isOvertaken;
  return { field, isOvertaken: wasOvertaken || was !== now };
}

/** True if a form contains something that has not been entered. */
export function isHalfFilled(root: ParentNode): boolean {
  return [...root.querySelectorAll<HTMLInputElement>('form :is(textarea, input)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/** Stores what is typed in a field that nobody has left yet: a phone may end a page that nobody sees. True if there is any. */
export function leaveFocused({ activeElement }: DocumentOrShadowRoot): boolean {
  return activeElement?.id.startsWith('note-') === true && leave(activeElement);
}

/** Stores whatever stands in a field and could not be stored before. */
export function leaveAll(root: ParentNode): void {
  root.querySelectorAll('[id^=note-]:not(#note-organisation)').forEach(leave);
}

const leave = (field: Element): boolean => !field.dispatchEvent(new Event('change', { cancelable: true }));

type Leaving = (event: Event) => void;
let asking: Leaving | null = null;

/**
 * From now on this case file asks before the page is left; null if nothing is to be asked. One that is put away half filled goes on
 * asking: it comes back, unless another is opened.
 */
export function askWith(leaving: Leaving | null): void {
  if (asking !== null) removeEventListener('beforeunload', asking);
  asking = leaving;
  if (leaving !== null) addEventListener('beforeunload', leaving);
}
