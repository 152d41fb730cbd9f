/** What the header of a record says besides its deal: where it was played, what the authority chose, who took part. */

import { linesIn } from '../events/attached.ts';
import { inLanguage } from '../events/inLanguage.ts';
import type { RecordHeader } from '../events/record.ts';
import { CATALOGUE } from '../lawbook/catalogue.ts';
import { lawSet } from '../lawbook/editions.ts';
import type { Words } from './words.ts';

/** A heading with the lines under it. */
export interface HeaderSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** True for a bare number, as `2` or `B12`: beside others nobody would know what it counts. */
const isNumber = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Z]?\d{1,4}[A-Z]?$/i.test(text);

/** Event, session, table, room, scoring and the source of the record, as far as they are known. */
export function occasionLines(record: RecordHeader, words: Words): readonly string[] {
  const text = words.screen.replay;
  const header = inLanguage(record, words.language);
  return [
    header.event,
    isNumber(header.session) ? text.inSession({ session: header.session }) : header.session,
    isNumber(header.table) ? text.atTable({ table: header.table }) : header.table,
    header.room === 'open' || header.room === 'closed' ? text.rooms[header.room] : header.room,
    header.scoring,
    // A deal that was pasted comes from no file.
    header.source ? text.source({ source: header.source }) : undefined,
  ].filter((part) => part !== undefined);
}

/** The other sections of the header; a section about which the record says nothing is left out. */
export function headerSections(record: RecordHeader, words: Words): readonly HeaderSection[] {
  const text = words.screen.facts;
  const { notes = '', people, seal } = inLanguage(record, words.language);
  const sealed = linesIn(seal);
  return [
    { title: text.elected, lines: electedLines(record, words) },
    { title: text.people, lines: linesIn(people) },
    { title: text.seal, lines: sealed.length === 0 ? [] : [text.sealUnchecked, ...sealed] },
    { title: text.notes, lines: notes === '' ? [] : [notes] },
  ].filter(({ lines }) => lines.length > 0);
}

/** The disputed points on which the regulating authority chose another reading than the usual one, with that reading. */
function electedLines({ edition, elections }: RecordHeader, words: Words): readonly string[] {
  const usual = lawSet(edition).elections;
  const made = lawSet(edition, elections).elections;
  const points = CATALOGUE.flatMap(({ disputed }) =>
    disputed?.election !== undefined && made[disputed.election] !== usual[disputed.election]
      ? [disputed.point]
      : [],
  );
  return [...new Set(points)].flatMap((point) => {
    const dispute = Object.hasOwn(words.disputes, point) ? words.disputes[point] : undefined;
    return dispute === undefined ? [] : [`${dispute.about} ${dispute.readings[1]}`];
  });
}
