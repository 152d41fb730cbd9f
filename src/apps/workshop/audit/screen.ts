/** The screens of a session: its findings, or its results board by board. */

import { html, type TemplateResult } from '../../../ui/lit.ts';
import type { Scoring } from '../../../audit/scoring/comparison.ts';
import type { Words } from '../../../i18n/words.ts';
import type { WantedFindings } from '../../../ui/audit-page/listing.ts';
import type { Marking, MarkingMany, ListSaving } from '../../../ui/audit-page/session.ts';
import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import { hashOf, type Route } from '../address.ts';
import type { AuditDoor } from './door.ts';

interface Shown {
  readonly words: Words;
  readonly choices: Choices;
  readonly audit: AuditDoor;
}

/** Draws the list of findings, or the boards of the session; nothing when no audit is open. */
export function auditScreen({ words, choices, audit }: Shown, route: Route): TemplateResult {
  const { auditing } = audit;
  if (auditing === null) return html``;
  if (route.view === 'boards')
    return html`<dt-boards
      .words=${words}
      .session=${auditing.session}
      .board=${route.board}
      .scoring=${auditing.scoring}
      @boards-scoring=${(event: CustomEvent<Scoring>) => (auditing.scoring = event.detail)}
    ></dt-boards>`;
  return html`<dt-audit
    .words=${words}
    .session=${auditing.session}
    .wanted=${auditing.wanted}
    .letterKeys=${choices.preferences.letterKeys}
    .note=${auditing.note(words)}
    .marks=${auditing.marks.decisions}
    .pending=${auditing.marks.pending}
    .canUndo=${auditing.marks.canUndo}
    @audit-mark=${({ detail }: CustomEvent<Marking>) => void auditing.marks.give(detail)}
    @audit-mark-many=${({ detail }: CustomEvent<MarkingMany>) => void auditing.marks.giveMany(detail)}
    @audit-double-dummy=${() => auditing.withDoubleDummy()}
    @audit-undo=${() => void auditing.marks.undo()}
    @audit-save=${({ detail }: CustomEvent<ListSaving>) => void auditing.save(detail, words)}
    @audit-files=${(event: CustomEvent<readonly File[]>) => auditing.start(event.detail)}
    @audit-stop=${() => auditing.stop()}
    @audit-wanted=${(event: CustomEvent<WantedFindings>) => (auditing.wanted = event.detail)}
    @open-finding=${(event: CustomEvent<number>) =>
      (location.hash = hashOf({ view: 'audit', finding: event.detail, at: 0 }))}
  ></dt-audit>`;
}
