/** Reads and audits in a worker, so that the page never waits. */

import type { DealRecord } from '../../events/record.ts';
import { openContent } from '../../formats/open.ts';
import { readScoreTable } from '../../formats/pbn/scoreTable.ts';
import { remarked } from '../../formats/remarked.ts';
import type { AuditRequest, AuditReply } from './audit/messages.ts';
import { SessionAudit } from './audit/sessionOf.ts';
import { recordsOf } from './audit/source.ts';
import { FOREIGN } from './openers.ts';
import { reportFailure } from './reportFailure.ts';

/** The global scope of a worker, as far as it is used; the page’s types declare another scope. */
const post = (reply: AuditReply): void => (postMessage as (message: AuditReply) => void)(reply);

async function dealOf({
  file,
  inside,
  deal,
  line,
}: Extract<AuditRequest, { type: 'deal' }>): Promise<DealRecord | null> {
  const report = (): void => {};
  for await (const record of recordsOf(file, { report, only: inside })) {
    if (record.inside.join('/') !== inside.join('/')) continue;
    for (const read of await openContent(record.content, report, { ...FOREIGN, rows: readScoreTable }))
      if (read.index === deal) return remarked(read.rows?.find((row) => row.line === line) ?? read);
  }
  return null;
}

async function answer(asked: AuditRequest): Promise<void> {
  if (asked.type === 'deal') {
    post({ type: 'deal', record: await dealOf(asked) });
    return;
  }
  await new SessionAudit(post).run(asked.files, asked.doubleDummy);
  post({ type: 'finished' });
}

addEventListener('message', ({ data }: MessageEvent<AuditRequest>) => reportFailure(answer(data)));
