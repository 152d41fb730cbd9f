/** A live deal as an observable: the events of the store, folded fact by fact into a growing timeline. */

import { concatMap, filter, scan, type Observable } from 'rxjs';
import { factsInLanguage } from '../../../events/inLanguage.ts';
import type { DealRecord, RecordHeader } from '../../../events/record.ts';
import type { Language } from '../../../i18n/settings.ts';
import { lawSet, type LawSet } from '../../../lawbook/editions.ts';
import { goneOn, type Timeline } from '../../../replay/timeline.ts';
import { branchOf, recordOf } from '../../../store/branch.ts';
import type { OpenedDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import { folded } from '../folded.ts';

/** How a record is read: the edition of the Laws, and the language for people's words. */
export interface Reading {
  readonly lawsOf: (header: RecordHeader) => LawSet;
  readonly language: Language;
}

/** The reading for these choices: the chosen edition, otherwise the record’s own. */
export function readingOf({ edition, settings }: Choices): Reading {
  return {
    lawsOf: (header) => lawSet(edition ?? header.edition, header.elections),
    language: settings.language,
  };
}

export interface Followed {
  /** The record as stored. */
  readonly record: DealRecord;
  readonly timeline: Timeline;
  /** The number of events of this stream itself, without its parent's before the fork. */
  readonly version: number;
}

/** Emits the deal now and after every fact, whoever added it, in this tab or another. */
export function followed(
  store: Pick<Store, 'live' | 'record'>,
  stream: string,
  { lawsOf, language }: Reading,
): Observable<Followed> {
  let trunk: DealRecord | null = null;
  /** The events before the fork never change, so they are read once. */
  const whole = async (opened: OpenedDeal): Promise<DealRecord | null> => {
    const { parent } = opened.deal;
    if (parent === undefined) return recordOf(opened);
    if (trunk === null) {
      const read = await store.record(parent);
      if (!read.ok) return null;
      trunk = read.record;
    }
    return branchOf(trunk, opened);
  };
  return store.live(stream).pipe(
    concatMap(async (found) => {
      const record = found.ok ? await whole(found) : null;
      return found.ok && record !== null ? { version: found.deal.version, record } : null;
    }),
    filter((found) => found !== null),
    scan((before: Followed | null, { version, record }) => {
      const inLanguage = factsInLanguage(record, language);
      const timeline =
        before === null ? folded(inLanguage, lawsOf(inLanguage.header)) : goneOn(before.timeline, inLanguage);
      return { record, timeline, version };
    }, null),
    filter((now) => now !== null),
  );
}
