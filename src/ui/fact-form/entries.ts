/** Entries of the record as answers, each with its name: for an entry that is taken back, corrected, or referred to. */

import { html, type TemplateResult } from '../lit.ts';
import type { Fact } from '../../events/event.ts';
import { rewrites } from '../../events/ofRecording.ts';
import { markOfEntry, takenBack } from '../../events/settle.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';

export interface RecordEntry {
  /** The number of the event, from 0. */
  readonly event: number;
  readonly fact: Fact;
}

/** Entries that stand and are about the table, the latest first. */
export function entriesAt({ record }: Replay, at: number): readonly RecordEntry[] {
  const events = record.events.slice(0, at);
  const gone = takenBack({ ...record, events });
  return events
    .map((fact, event) => ({ fact, event }))
    .filter(({ fact, event }) => !rewrites(fact) && !gone.has(event))
    .reverse();
}

/** The name of the moment after an entry, and whether it still has to be given. */
export function markBehind(
  event: number,
  { record }: Replay,
): { readonly name: string; readonly isNew: boolean } {
  const name = markOfEntry(event + 1, record.marks);
  return { name, isNew: !(name in (record.marks ?? {})) };
}

/** Draws a button for each event of the record, with its number and its sentence. */
export function entryList(
  entries: readonly RecordEntry[],
  replay: Replay,
  words: Words,
  give: (entry: RecordEntry) => void,
): TemplateResult {
  return html`<div class="answers long">
    ${entries.map((entry) => {
      const sentence = factSentence(entry.fact, replay.table(entry.event), words, words.written);
      return html`<button type="button" data-answer=${entry.event} @click=${() => give(entry)}>
        <span class="muted">${entry.event + 1}</span> ${notation(sentence, words)}
      </button>`;
    })}
  </div>`;
}

/** Those of the marks that the fact names. */
export function marksIn(fact: Fact, marks: Readonly<Record<string, number>>): Record<string, number> {
  const text = JSON.stringify(fact);
  return Object.fromEntries(Object.entries(marks).filter(([name]) => text.includes(JSON.stringify(name))));
}
