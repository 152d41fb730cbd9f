/** Records a form that was filled. What is not stored is given back to the form. */

import type { FilledForm } from '../../../ui/fact-form/formStep.ts';
import type { Recording } from './recording.ts';

/** Records the facts of the form after whatever is being stored, and tells the form whether they are recorded. */
export async function recordFilled(
  recording: Recording,
  { facts, marks, answered }: FilledForm,
): Promise<void> {
  await recording.storing.over();
  let isRecorded = false;
  try {
    isRecorded = await recording.record(facts, marks);
  } finally {
    answered(isRecorded ? null : { why: recording.trouble });
  }
}
