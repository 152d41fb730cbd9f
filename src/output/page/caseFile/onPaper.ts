/** A case on paper and as a file: complete, anonymous, or as a casebook entry. */

import { caseFileOf, type CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { writeCase } from '../../../formats/case/writeCase.ts';
import { claimsIn } from '../../../laws/law69.ts';
import { lastPosition, timelineOf } from '../../../replay/timeline.ts';
import { anonymous } from './anonymous.ts';
import { casebookOf } from './casebook.ts';
import { paperPage } from './paperHtml.ts';
import { PAPERS, type PaperName } from './papers.ts';
import type { CaseWording } from './wording.ts';
import { paperText } from './text.ts';

/** The kind of paper, and whether it names people. */
export interface PaperChoice {
  readonly name: PaperName;
  readonly anonymous: boolean;
  /** For a casebook entry: true to print the words of the hearing. */
  readonly words: boolean;
}

interface PaperContent extends CaseWording {
  readonly file: CaseFile;
}

/** The papers that can be printed of this case: without a claim there is no claim position. */
export function papersOf({ timeline }: CaseFile): readonly PaperName[] {
  const claims = claimsIn(lastPosition(timeline).cases).length;
  return PAPERS.filter((name) => name !== 'claim' || claims > 0);
}

/**
 * The case file as it is printed: whole, anonymous, or as a casebook. An anonymous one has no checkpoint
 * and no signatures.
 */
export function onPaper<Shown extends PaperContent>(
  shown: Shown,
  { name, anonymous: isBare, words }: PaperChoice,
): Shown {
  const { file } = shown;
  if (name === 'casebook') return { ...shown, ...casebookOf(file, shown, words) };
  if (!isBare) return shown;
  const { source, laws } = file.timeline;
  // A checkpoint names its signers, so it is left out.
  return { ...shown, file: caseFileOf(timelineOf(anonymous(source), laws)), checkpoint: null, freezes: [] };
}

/** The whole content of a file with that paper in it. */
export function paperFile(form: 'html' | 'text', shown: PaperContent, choice: PaperChoice): string {
  const printed = onPaper(shown, choice);
  return form === 'html'
    ? paperPage(choice.name, printed.file, printed)
    : `${paperText(choice.name, printed.file, printed).join('\n')}\n`;
}

/** The anonymous case as a file. */
export const bareCaseFile = ({ timeline }: CaseFile): string => writeCase(anonymous(timeline.source));
