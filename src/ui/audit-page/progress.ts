/** The progress of reading a session, and the summary at its end. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { firstNames } from '../../formats/inFolder.ts';
import type { Words } from '../../i18n/words.ts';
import type { AuditSession } from './session.ts';

/** Milliseconds between two announcements of the progress. */
const UPDATE_EVERY = 4000;

/** Draws how far the files have been read, what was found so far, and a button to stop. */
export function progress(session: AuditSession, words: Words, stop: () => void): TemplateResult {
  const { filesRead: read, files, deals, rows, bytes, bytesRead } = session;
  const text = words.screen.auditPage;
  return html`<div class="progress">
    <progress max=${Math.max(bytes, 1)} .value=${bytesRead} aria-label=${text.progressLabel}></progress>
    <p>${text.reading({ read, files, deals, findings: rows.length })}</p>
    <button @click=${stop}>${text.cancel}</button>
  </div>`;
}

/**
 * Draws the counts of an audit that has ended or was stopped, with what was left unread; nothing while it
 * is still reading.
 * @param doubleDummy asks for the comparison with double dummy, which an audit makes only when asked
 */
export function summary(
  session: AuditSession,
  boards: number,
  words: Words,
  doubleDummy: () => void,
): TemplateResult | typeof nothing {
  const { state, filesRead: read, files, deals, playedDeals: played, cards, unpacked, results } = session;
  if (state === 'reading') return nothing;
  const text = words.screen.auditPage;
  const others = session.others.length + session.leftAlone;
  const names = firstNames(session.others);
  return html`<p class="counts">
    ${text.counts({ files: read, unpacked, deals, played, cards })}${others === 0 ? nothing : html` ${text.leftAlone({ others })} <bdi>${names}</bdi>`}
    ${state === 'stopped' ? html`<strong>${text.stopped({ read, files })}</strong>` : nothing}
    ${state === 'failed' ? html`<strong>${text.failed}</strong>` : nothing}
    ${boards === 0 ? nothing : html`<a class="boards" href="#boards">${words.screen.boardsPage.open({ boards, results: results.length })}</a>`}
    ${state !== 'finished' || session.doubleDummy || deals === 0 ? nothing : html`<button class="quiet double-dummy" @click=${doubleDummy}>${text.doubleDummy}</button>`}
  </p>`;
}

/** The announcements about the session: progress from time to time, the end at once. */
export class News {
  #updatedAt = -Infinity;

  of(
    { state, filesRead: read, files, deals, rows, unlisted }: AuditSession,
    before: string,
    words: Words,
  ): string {
    const text = words.screen.auditPage;
    switch (state) {
      case 'empty':
        return '';
      case 'reading': {
        if (performance.now() - this.#updatedAt < UPDATE_EVERY) return before;
        this.#updatedAt = performance.now();
        return text.reading({ read, files, deals, findings: rows.length });
      }
      case 'stopped':
        return text.stopped({ read, files });
      case 'failed':
        return text.failed;
      default:
        return text.finished({ findings: rows.length + unlisted });
    }
  }
}
