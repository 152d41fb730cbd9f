/** The audits that were run, for the library; loaded with the list. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { AuditsWords } from '../../i18n/audits/words.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { filesField } from '../fields/labelled.ts';

/** An audit that was run. */
export interface AuditKept {
  /** Identifies it, and the folder with its files. */
  readonly id: string;
  /** The names of its files, with their folders. */
  readonly names: readonly string[];
  /** The total size of its files. */
  readonly bytes: number;
  /** When it was last run, ISO 8601 in UTC. */
  readonly at: string;
  /** The names of the events in its files. */
  readonly events: readonly string[];
  readonly deals: number;
  readonly findings: number;
  /** Boards with findings. */
  readonly boards: readonly string[];
}

/** The most boards named in the list; a search also finds the others. */
const BOARDS_SHOWN = 8;
const ROWS_SHOWN = 12;

interface AuditActs {
  readonly open: (audit: AuditKept) => void;
  /** Called when its files were chosen again. */
  readonly chosen: (files: readonly File[]) => void;
  readonly remove: (audit: AuditKept) => void;
}

/** What the list of audits is drawn with. */
export interface AuditListing {
  readonly words: Words;
  readonly text: AuditsWords;
  /** Formats a time for the list. */
  readonly dateText: (at: string, words: Words) => string;
  /** The ids of audits whose files are still stored. */
  readonly here: ReadonlySet<string>;
  readonly acts: AuditActs;
}

/** The name of its first file, and how many other files there were. */
export function auditTitle({ names }: AuditKept, text: AuditsWords): string {
  const name = isolate(names[0] ?? '');
  return names.length < 2 ? name : text.more({ name, others: names.length - 1 });
}

/** The number of kept audits that match the search, which is in lower case. */
export function auditsFound(audits: readonly AuditKept[], wanted: string, listing: AuditListing): number {
  return audits.filter((audit) => foundBy(audit, listing).includes(wanted)).length;
}

/**
 * Draws the kept audits that match the search, up to a limit; nothing when none does.
 * @param wanted what is searched for, in lower case
 */
export function auditRows(
  audits: readonly AuditKept[],
  wanted: string,
  listing: AuditListing,
): TemplateResult | typeof nothing {
  const found = audits.filter((audit) => foundBy(audit, listing).includes(wanted));
  if (found.length === 0) return nothing;
  return html`<ul class="deals audits">
      ${found.slice(0, ROWS_SHOWN).map((audit) => auditRow(audit, listing))}
    </ul>
    ${found.length > ROWS_SHOWN ? html`<p class="muted">${listing.words.screen.home.moreDeals({ more: found.length - ROWS_SHOWN })}</p>` : nothing}`;
}

/** The text in which an audit is searched: its files, its event, its date, and each board with findings. */
function foundBy({ names, events, boards, at }: AuditKept, { words, text, dateText }: AuditListing): string {
  const named = boards.map((board) => words.screen.replay.board({ board }));
  return [text.audit, ...names, ...events, ...named, dateText(at, words).replaceAll('\u00a0', ' ')]
    .join(' ')
    .toLowerCase();
}

function boardsText(boards: readonly string[], words: Words, text: AuditListing['text']): string {
  const [board] = boards;
  if (board === undefined) return '';
  if (boards.length === 1) return words.screen.replay.board({ board });
  return text.boards({
    boards: boards.slice(0, BOARDS_SHOWN).join(', '),
    more: Math.max(0, boards.length - BOARDS_SHOWN),
  });
}

function auditRow(audit: AuditKept, { words, text, here, acts, dateText }: AuditListing): TemplateResult {
  const { home } = words.screen;
  const title = auditTitle(audit, text);
  const isHere = here.has(audit.id);
  const { boards } = audit;
  const about = [
    text.audit,
    ...audit.events,
    text.findings({ findings: audit.findings }),
    boardsText(boards, words, text),
    dateText(audit.at, words),
    isHere ? '' : text.chooseAgain,
  ].filter((part) => part !== '');
  const press = (event: Event): void => {
    if (isHere) acts.open(audit);
    else (event.currentTarget as HTMLElement).parentElement?.querySelector('input')?.click();
  };
  return html`<li>
    <button class="quiet row" @click=${press}>${title}</button>
    <span class="muted"
      >${about.map((part, index) => html`${index > 0 ? ' · ' : ''}<bdi class="prose">${part}</bdi>`)}</span
    >
    <button class="quiet" aria-label=${home.removeNamed({ title })} @click=${() => acts.remove(audit)}>
      ${home.remove}
    </button>
    ${isHere ? nothing : filesField(acts.chosen, { many: true })}
  </li>`;
}
