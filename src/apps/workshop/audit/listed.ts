/** The audits that were run, for the list on the home page: opened again with their marks, removed, and put back. */

import { auditsWords } from '../../../i18n/audits/words.ts';
import type { Words } from '../../../i18n/words.ts';
import {
  auditRows,
  auditsFound,
  auditTitle,
  type AuditKept,
  type AuditListing,
} from '../../../ui/library/audits.ts';
import type { AuditsShown } from '../../../ui/library/rows.ts';
import type { Store } from '../../../store/store.ts';
import type { Notice } from '../../../ui/notices/notices.element.ts';
import { AUDIT, hashOf } from '../address.ts';
import { SPOKEN_FOR } from '../keeping/spokenFor.ts';
import type { Auditing } from './auditing.ts';
import { auditsBroughtBack, followList, readOfBroughtBack } from './copiedList.ts';
import { auditsKept, dropAudits, keepAudits } from './kept.ts';
import { filesOf, idsHere } from './keptFiles.ts';

/** The opener of the audit, as the list uses it. */
interface Door {
  readonly auditing: Auditing | null;
  readonly store: () => Promise<Store>;
  open(): Promise<Auditing>;
}

export class AuditsListed {
  readonly #door: Door;
  readonly #changed: () => void;
  #here: ReadonlySet<string> = new Set();
  /** The audit for whose files the browser was asked last, so that it is asked once for each. */
  #lookedFor = '';
  /** What this visit removed and can put back, the latest last. */
  #removed: readonly AuditKept[] = [];
  /** What was put back last, until that has been announced. */
  #back: AuditKept | null = null;

  constructor(door: Door, changed: () => void) {
    this.#door = door;
    this.#changed = changed;
    // Another tab has run or removed an audit.
    addEventListener('storage', () => void this.#look());
    void this.#look();
    void followList(door.store(), changed);
  }

  async #look(): Promise<void> {
    this.#here = await idsHere();
    this.#changed();
  }

  shown(words: Words): AuditsShown {
    const audits = auditsKept();
    // The files of an audit that has just been run are not known yet.
    const kept = this.#door.auditing?.kept ?? '';
    if (kept !== this.#lookedFor) {
      this.#lookedFor = kept;
      void this.#look();
    }
    const listing = (dateText: AuditListing['dateText']): AuditListing => ({
      words,
      text: auditsWords(words.language),
      dateText,
      here: this.#here,
      acts: {
        open: (audit) => void this.#open(audit),
        chosen: (files) => void this.#audit(async () => (await this.#door.open()).start(files)),
        remove: (audit) => this.#remove(audit),
      },
    });
    return {
      count: audits.length,
      found: (wanted, dateText) => auditsFound(audits, wanted, listing(dateText)),
      rows: (wanted, dateText) => auditRows(audits, wanted, listing(dateText)),
    };
  }

  async #open({ id, names }: AuditKept): Promise<void> {
    const files = await filesOf(id, names);
    // The browser has deleted the files, so the list is updated.
    if (files === null) await this.#look();
    else await this.#audit(async () => (await this.#door.open()).resume(id, files));
  }

  async #audit(begin: () => Promise<void>): Promise<void> {
    await begin();
    location.hash = hashOf(AUDIT);
  }

  /** The files stay until space is needed; until then the audit can be put back. */
  #remove(audit: AuditKept): void {
    if (dropAudits([audit.id])) {
      this.#removed = [...this.#removed, audit];
      this.#back = null;
    }
    this.#changed();
  }

  notices(words: Words): readonly Notice[] {
    return [...this.#broughtBack(words), ...this.#takenOut(words), ...this.#putBack(words)];
  }

  #putBack(words: Words): readonly Notice[] {
    if (this.#back === null) return [];
    const title = auditTitle(this.#back, auditsWords(words.language));
    const text = words.screen.keeping.putBack({ title });
    return [{ id: `audit-put-back-${this.#back.id}`, text, actions: [], onlySpoken: true }];
  }

  #announced(audit: AuditKept): void {
    if (this.#back !== audit) return;
    this.#back = null;
    this.#changed();
  }

  #broughtBack(words: Words): readonly Notice[] {
    const audits = auditsBroughtBack();
    if (audits === 0) return [];
    const read = (): void => {
      readOfBroughtBack();
      this.#changed();
    };
    return [
      {
        id: 'audits-brought-back',
        text: auditsWords(words.language).broughtBack({ audits }),
        actions: [{ label: words.screen.keeping.ok, act: read }],
      },
    ];
  }

  #takenOut(words: Words): readonly Notice[] {
    const { keeping } = words.screen;
    const last = this.#removed.at(-1);
    if (last === undefined) return [];
    const keep = (left: readonly AuditKept[]): void => {
      this.#removed = left;
      this.#changed();
    };
    return [
      {
        id: `removed-audit-${this.#removed.length}`,
        takesFocus: true,
        text: keeping.removed({ title: auditTitle(last, auditsWords(words.language)) }),
        actions: [
          {
            label: keeping.undo,
            act: () => {
              if (!keepAudits([last])) return;
              this.#back = last;
              keep(this.#removed.slice(0, -1));
              setTimeout(() => this.#announced(last), SPOKEN_FOR);
            },
          },
        ],
        dismiss: { label: keeping.close, act: () => keep([]) },
      },
    ];
  }
}
