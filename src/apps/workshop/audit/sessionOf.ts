/** Audits the files of a session one after the other and tells what it finds as it goes. */

import { FileAudit } from '../../../analysis/fileAudit.ts';
import type { PlacedFinding } from '../../../analysis/placed.ts';
import type { ReadDeal } from '../../../formats/readDeal.ts';
import type { Counts, Row } from '../../../ui/audit-page/session.ts';
import type { SessionFile } from './messages.ts';
import { dealName, findingName } from './identity.ts';
import { dealsOf } from './source.ts';

/** How often the page hears of progress: often enough to look alive, seldom enough to stay idle. Milliseconds. */
const TELL_EVERY = 120;
/** Rows handed over at once: the page takes them in without missing a frame. */
const MOST_AT_ONCE = 400;
/** Deals whose names are kept until the end of their file, where the findings of the field come. */
const MOST_NAMED = 50_000;

const BROKE_OFF: PlacedFinding = {
  check: 'import',
  severity: 'error',
  key: 'import.fileBrokeOff',
  params: { suggestion: 'chooseAnotherFile' },
  laws: [],
  seat: null,
  card: null,
  trick: null,
  deal: null,
  board: null,
  room: null,
};

export function auditSession(
  files: readonly SessionFile[],
  tell: (rows: readonly Row[], counts: Counts) => void,
): void {
  const counts = { filesRead: 0, deals: 0, playedDeals: 0, cards: 0, bytesRead: 0 };
  let rows: Row[] = [];
  let number = 0;
  let toldAt = performance.now();
  const report = (): void => {
    tell(rows, counts);
    rows = [];
    toldAt = performance.now();
  };
  files.forEach((source, file) => {
    const audit = new FileAudit();
    const tables = new Map<number, string>();
    const names = new Map<number, string>();
    const before = { ...counts };
    const add = (finding: PlacedFinding): void => {
      const table = finding.deal === null ? null : (tables.get(finding.deal) ?? null);
      const deal = finding.deal === null ? source.name : (names.get(finding.deal) ?? source.name);
      const named = findingName(deal, finding);
      rows.push({ ...finding, number: number++, file, name: source.name, table, finding: named });
      if (rows.length >= MOST_AT_ONCE) report();
    };
    const problems = (problem: Parameters<FileAudit['hearProblem']>[0]): void => audit.hearProblem(problem);
    const bytes = (read: number): number => (counts.bytesRead = before.bytesRead + read);
    const hear = (deal: ReadDeal): void => {
      const { table } = deal.record.header;
      if (table !== undefined && table !== '') tables.set(deal.index, table);
      if (names.size < MOST_NAMED) names.set(deal.index, dealName(deal.record));
      for (const finding of audit.hear(deal)) add(finding);
      counts.deals = before.deals + audit.deals;
      counts.playedDeals = before.playedDeals + audit.playedDeals;
      counts.cards = before.cards + audit.cards;
      if (performance.now() - toldAt > TELL_EVERY) report();
    };
    try {
      for (const deal of dealsOf(source, problems, bytes)) hear(deal);
      for (const finding of audit.finish()) add(finding);
    } catch {
      // One file that was moved away, or that we fail at, must not take the session with it.
      add(BROKE_OFF);
    }
    counts.filesRead++;
    counts.bytesRead = before.bytesRead + source.content.size;
  });
  report();
}
