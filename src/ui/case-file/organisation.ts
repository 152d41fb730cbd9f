/** Whose regulations apply: one of the examples, or an organisation's settings file that somebody opens. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { areAlike, organisationChosen } from '../../audit/caseFile/organisation.ts';
import { readOrganisationFile, type OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import { LONGEST_FILE, type Organisation } from '../../events/organisation/settings.ts';
import { problemLines } from '../../output/page/caseFile/organisation.ts';
import { lineList } from './lines.ts';
import { plainly, type CaseShown } from './caseShown.ts';
import { whenChosen } from './walked.ts';
import { filesButton, JSON_FILES } from '../fields/labelled.ts';

export interface Choosing {
  readonly examples: readonly Organisation[];
  /** The last settings file that was opened; null for none. */
  readonly opened: OrganisationRead | null;
  readonly open: (read: OrganisationRead | null) => void;
}

/**
 * Draws the choice of the organisation whose regulations apply, and what is wrong with a settings file
 * that was opened. A closed case can be read but not changed.
 */
export function organisationRow(shown: CaseShown, { examples, opened, open }: Choosing): TemplateResult {
  const { file, text, closed } = shown;
  const own = text.organisation;
  const noted = file.organisation?.organisation ?? null;
  const isNoted = (one: Organisation): boolean => noted !== null && areAlike(one, noted);
  const choose = whenChosen(({ target }) => {
    const chosen = examples[Number((target as HTMLSelectElement).value)] ?? null;
    // Arrow keys may have come back to where they began.
    if (chosen === null ? noted === null : isNoted(chosen)) return;
    open(null);
    keep(chosen, shown);
  });
  const read = async ([chosen]: readonly File[]): Promise<void> => {
    if (chosen === undefined) return;
    const found = await readFrom(chosen);
    open(found);
    if (found.organisation !== null) keep(found.organisation, shown);
  };
  return html`<div class="row">
    <label for="note-organisation">${text.fields.organisation}</label>
    <div>
      <select
        id="note-organisation"
        dir="auto"
        ?disabled=${closed}
        @keydown=${choose}
        @pointerdown=${choose}
        @change=${choose}
        @blur=${choose}
      >
        <option value="none" ?selected=${noted === null}>${own.none}</option>
        ${examples.map((one, at) => html`<option value=${at} ?selected=${isNoted(one)}>${one.name}</option>`)}
        ${noted === null || examples.some(isNoted) ? nothing : html`<option value="own" selected disabled>${noted.name}</option>`}
      </select>
      ${closed ? nothing : filesButton(own.ownFile, (files) => void read(files), { accept: JSON_FILES })}
      <div role="alert">
        ${
          opened === null || opened.problems.length === 0
            ? nothing
            : html`<p>${opened.organisation === null ? own.refused : own.taken}</p>
                ${lineList(problemLines(opened, shown), shown)}`
        }
      </div>
    </div>
  </div>`;
}

function keep(organisation: Organisation | null, { add, file }: CaseShown): void {
  add(plainly(...organisationChosen(organisation, file.timeline.source)));
}

/** Reads the chosen file. Too large a file is not read at all; a missing file counts as one without settings. */
async function readFrom(file: File): Promise<OrganisationRead> {
  if (file.size > 4 * LONGEST_FILE) return { organisation: null, problems: [{ code: 'tooLong', where: '' }] };
  try {
    return readOrganisationFile(await file.text());
  } catch {
    return { organisation: null, problems: [{ code: 'notOpened', where: '' }] };
  }
}
