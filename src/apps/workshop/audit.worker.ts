/** Reads and audits beside the page, so that the page never waits. */

import type { DealRecord } from '../../events/record.ts';
import { openContent } from '../../formats/open.ts';
import { readScoreTable } from '../../formats/pbn/scoreTable.ts';
import { remarked } from '../../formats/remarked.ts';
import type { AuditRequest, AuditReply } from './audit/messages.ts';
import { auditSession } from './audit/sessionOf.ts';
import { recordsOf } from './audit/source.ts';
import { FOREIGN } from './openers.ts';

/** Part of the worker’s scope: the types of a page have another. */
const say = (told: AuditReply): void => (postMessage as (message: AuditReply) => void)(told);

async function dealOf({
  file,
  inside,
  deal,
}: Extract<AuditRequest, { ask: 'deal' }>): Promise<DealRecord | null> {
  const tell = (): void => {};
  for await (const record of recordsOf(file, { report: tell, only: inside })) {
    if (record.inside.join('/') !== inside.join('/')) continue;
    for (const read of await openContent(record.content, tell, { ...FOREIGN, rows: readScoreTable }))
      if (read.index === deal) return remarked(read);
  }
  return null;
}

async function answer(asked: AuditRequest): Promise<void> {
  if (asked.ask === 'deal') {
    say({ tell: 'deal', record: await dealOf(asked) });
    return;
  }
  await auditSession(asked.files, say, asked.doubleDummy);
  say({ tell: 'finished' });
}

addEventListener('message', ({ data }: MessageEvent<AuditRequest>) => void answer(data));
