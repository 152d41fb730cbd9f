/** Reads one deal of a session from its file again. */

import type { DealRecord } from '../../../events/record.ts';
import type { ChosenFile } from '../chosenFile.ts';
import { startWorker } from '../startWorker.ts';
import type { AuditReply, AuditRequest } from './messages.ts';

/** Reads one deal again, or the row of its results table on `line`; null if that fails. It has a worker of its own, so that it need not wait for a session that is still being read. */
export function recordOf(
  file: ChosenFile,
  inside: readonly string[],
  deal: number,
  line: number | null,
): Promise<DealRecord | null> {
  return new Promise((done) => {
    const answer = (record: DealRecord | null): void => {
      worker.end();
      done(record);
    };
    const worker = startWorker<AuditRequest, AuditReply>('audit', {
      onReply: (reply) => reply.type === 'deal' && answer(reply.record),
      broke: () => answer(null),
    });
    worker.ask({ type: 'deal', file, inside, deal, line });
  });
}
