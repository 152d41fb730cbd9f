/** The record of an address, wherever it is stored. */

import type { DealRecord } from '../../../events/record.ts';
import type { At, Route } from '../address.ts';
import type { AuditDoor } from '../audit/door.ts';
import type { Keeping } from '../keeping/keeping.ts';
import { storageSentence } from '../keeping/sentences.ts';
import type { ReadFile } from '../reading.ts';
import type { ScreenText, Screen } from '../shown.ts';
import type { OpenedFiles } from './files.ts';
import type { FileOpening } from './opening.ts';

export interface FoundRecord {
  readonly record: DealRecord;
  readonly at: At;
  /** The file in which it is shown, before it is accepted. */
  readonly from?: ReadFile;
}

interface Homes {
  readonly keeping: Keeping;
  readonly audit: AuditDoor;
  readonly files: OpenedFiles;
  readonly opening: FileOpening;
}

/** The record of a route; without one the text to show instead, or the screen of a list or a whole file. */
export async function recordAt(
  route: Exclude<Route, { view: 'home' | 'laws' }>,
  { keeping, audit, files, opening }: Homes,
): Promise<FoundRecord | ScreenText | Extract<Screen, { show: 'audit' | 'check' }>> {
  if (route.view === 'audit' || route.view === 'boards')
    return (await audit.deal(route)) ?? { show: 'audit' };
  if (route.view === 'file') {
    const [file] = await Promise.all([
      files.find(route.file, async (chosen) => {
        const read = await opening.readAll(chosen);
        return read === 'gone' ? null : read;
      }),
      import('../../../ui/import-check/define.ts'),
    ]);
    if (file === null) return ({ screen }) => screen.home.fileGone;
    const record = file.deals[(route.deal ?? 0) - 1];
    return record === undefined
      ? { show: 'check', file }
      : { record, at: route.at, from: partOf(file, record) };
  }
  if (route.view === 'deal') {
    const record = await keeping.record(route.stream);
    if (typeof record === 'string') return (words) => storageSentence(record, words);
    // A reader who returns to a live deal continues at its end: a card recorded at its start would begin another line.
    const { isLive } = await import('../desk/desk.ts');
    const atEnd = route.at === 0 && (await isLive(await keeping.open(), route.stream));
    return { record, at: atEnd ? 'end' : route.at };
  }
  if (route.view === 'link') {
    const [{ unpack }] = await Promise.all([
      import('../../../formats/packed/packed.ts'),
      import('../replaying.ts'),
    ]);
    const read = unpack(route.data);
    return read.ok ? { record: read.record, at: route.at } : ({ screen }) => screen.home.damaged;
  }
  // Loaded together: one after another would take three round trips.
  const [{ fetchExample }, { readFile }] = await Promise.all([
    import('../examples.ts'),
    import('../reading.ts'),
    import('../replaying.ts'),
  ]);
  const bytes = await fetchExample(route.path);
  if (bytes === null) return ({ screen }) => screen.home.noExample;
  const [record] = (await readFile(route.path, bytes)).deals;
  if (record === undefined) return ({ screen }) => screen.check.none;
  const inEnglish = { ...record, header: { lang: 'en', ...record.header } };
  return { record: isFromCourse(route.path) ? inEnglish : withoutSource(inEnglish), at: route.at };
}

/** The file that a deal is from: of several files opened together its own, with its seal. */
function partOf(file: ReadFile, record: DealRecord): ReadFile {
  const part = file.parts?.find(({ deals }) => deals.includes(record));
  return part === undefined || file.parts === undefined ? file : { ...part, parts: file.parts };
}

/** True for examples from a course text, which are shown with their source. The sources of our own examples are internal notes. */
const isFromCourse = (path: string): boolean => /^fixtures\/(?:seeds|deals)\//.test(path);

function withoutSource({ header: { source: _ours, ...header }, ...record }: DealRecord): DealRecord {
  return { ...record, header };
}
