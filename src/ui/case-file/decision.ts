/** The entries of a hearing itself: the case, the appeal, the committee, a reviewer's checklist, the decision. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { noChange } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { headerText, missingFields } from '../../audit/caseFile/caseFile.ts';
import { isAskedUnder } from '../../audit/caseFile/regulated.ts';
import { choicesFor, fieldsOf, NOTE_GROUPS, type NoteGroup } from '../../events/caseNotes.ts';
import type { CaseField } from '../../events/event.ts';
import { hintTexts } from '../../output/page/caseFile/organisation.ts';
import { entryLines } from '../../output/page/caseFile/sections.ts';
import { noteText } from '../../output/page/caseFile/wording.ts';
import { notation } from '../notation/notation.ts';
import { namesDay } from './day.ts';
import { lineList } from './lines.ts';
import { missingLine } from './missing.ts';
import { organisationRow, type Choosing } from './organisation.ts';
import { plainly, type CaseShown } from './caseShown.ts';
import { whenChosen } from './walked.ts';

/** Fields for long texts. */
const LONG: ReadonlySet<CaseField> = new Set([
  'grounds',
  'remedy',
  'rulingReasons',
  'poll',
  'findings',
  'computed',
  'penalties',
  'pointOfLaw',
  'reasons',
  'dissent',
  'casebook',
  'players',
  'systems',
  'members',
]);

/** More missing items than these are listed on request only: each is a tab stop before the first field. */
const FEW_MISSING = 8;

/** Draws what is still missing, the fields of the decision, and the rulings that the record holds. */
export function decisionSection(shown: CaseShown, choosing: Choosing): TemplateResult {
  const { file, text, words } = shown;
  const missing = missingFields(file);
  const still = missing.length === 0 ? text.nothingMissing : text.missingIs({ count: missing.length });
  return html`<p class="muted">${text.keptAsEntered}</p>
    <span class="unseen" role="status">${still}</span>
    <div class="missing">
      ${
        missing.length === 0
          ? still
          : html`<details ?open=${missing.length <= FEW_MISSING}>
              <summary>${still}</summary>
              ${missingLine(missing, shown)}
            </details>`
      }
    </div>
    ${NOTE_GROUPS.map((group) => groupSection(group, new Set<string>(missing), shown, choosing))}
    <section aria-labelledby="case-rulings">
      <h2 id="case-rulings">${words.screen.questions.stands}</h2>
      ${lineList(entryLines(file.rulings, file, shown), shown)}
      <p class="buttons">
        ${askable(shown).map(
          (kind) =>
            html`<button id=${`ask-${kind}`} @click=${() => shown.ask(kind)}>
              ${words.screen.happening.kinds[kind]}
            </button>`,
        )}
      </p>
    </section>`;
}

/** The forms that may be opened. A reviewer neither rules nor scores, but can enter the ruling under review if it isn't recorded yet. */
function askable({ file, closed }: CaseShown): readonly ('ruling' | 'score')[] {
  if (closed) return [];
  if (file.procedure !== 'reviewer') return ['ruling', 'score'];
  return file.rulings.length === 0 ? ['ruling'] : [];
}

function groupSection(
  group: NoteGroup,
  missing: ReadonlySet<string>,
  shown: CaseShown,
  choosing: Choosing,
): TemplateResult | typeof nothing {
  const { file, text } = shown;
  const organisation = file.organisation?.organisation ?? null;
  const fields = fieldsOf(group, file.procedure).filter(
    (field) => isAskedUnder(organisation, field) || file.notes.has(field),
  );
  if (fields.length === 0) return nothing;
  return html`<section class="entry" aria-labelledby=${`case-group-${group}`}>
    <h2 id=${`case-group-${group}`}>${text.sections[group]}</h2>
    ${repeat(
      fields,
      (field) => field,
      (field) =>
        field === 'organisation'
          ? organisationRow(shown, choosing)
          : fieldRow(field, missing.has(field), shown),
    )}
  </section>`;
}

function fieldRow(field: CaseField, isMissing: boolean, shown: CaseShown): TemplateResult {
  const { file, text, words, closed, add, writing } = shown;
  const noted = file.notes.get(field)?.text ?? '';
  const id = `note-${field}`;
  const own = writing?.field === field ? writing : null;
  const keep = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    if (value.trim() === noted) return;
    // Whoever sent the event learns by this that there was something to store.
    event.preventDefault();
    add(plainly({ type: 'CaseNoted', field, text: value.trim() }));
  };
  const choose = whenChosen(keep);
  const choices = choicesFor(field, file.procedure);
  const isDateless = field === 'date' && !closed && noted !== '' && !namesDay(noted);
  const hints = [...hintTexts(field, file, shown), ...(isDateless ? [text.noDay] : [])];
  const described = hints.length === 0 ? nothing : `hint-${field}`;
  const control =
    choices !== null
      ? html`<select
          id=${id}
          aria-describedby=${described}
          ?disabled=${closed}
          .value=${noted}
          @keydown=${choose}
          @pointerdown=${choose}
          @change=${choose}
          @blur=${choose}
        >
          <option value="" ?selected=${noted === ''}></option>
          ${choices.map((one) => html`<option value=${one} ?selected=${one === noted}>${noteText(field, one, file, shown)}</option>`)}
        </select>`
      : LONG.has(field)
        ? html`<textarea
            id=${id}
            aria-describedby=${described}
            rows="2"
            dir="auto"
            ?disabled=${closed}
            .value=${own === null ? noted : noChange}
            @change=${keep}
          ></textarea>`
        : html`<input
            id=${id}
            aria-describedby=${described}
            dir="auto"
            autocomplete="off"
            placeholder=${headerText(field, file) || nothing}
            ?disabled=${closed}
            .value=${own === null ? noted : noChange}
            @change=${keep}
          />`;
  return html`<div class=${isMissing ? 'row lacks' : 'row'}>
    <label for=${id}
      >${isMissing ? html`${`${text.fields[field]} `}<small>${text.isMissing}</small>` : text.fields[field]}</label
    >
    <div>
      ${control}
      ${
        own?.isOvertaken === true && noted !== ''
          ? html`<small id="overtaken"
              ><p>${text.overtaken}</p>
              <p><bdi>${noted}</bdi></p></small
            >`
          : nothing
      }
      ${hints.length === 0 ? nothing : html`<small id=${`hint-${field}`}>${hints.map((hint) => html`<p>${notation(hint, words)}</p>`)}</small>`}
    </div>
  </div>`;
}
