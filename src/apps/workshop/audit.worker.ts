/** Reads and audits beside the page, so that the page never waits. */

import { dealsOf } from './audit/source.ts';
import type { Asked, Told } from './audit/messages.ts';
import { auditSession } from './audit/sessionOf.ts';
import type { DealRecord } from '../../events/record.ts';

/** Part of the worker’s scope: the types of a page have another. */
const say = (told: Told): void => (postMessage as (message: Told) => void)(told);

function dealOf({ file, deal: wanted }: Extract<Asked, { ask: 'deal' }>): DealRecord | null {
  for (const { index, record } of dealsOf(file, () => {})) if (index === wanted) return record;
  return null;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.ask === 'deal') {
    say({ tell: 'deal', record: dealOf(data) });
    return;
  }
  auditSession(data.files, (rows, counts) => say({ tell: 'progress', rows, counts }));
  say({ tell: 'finished' });
});
