/** Reads and audits beside the page, so that the page never waits. */

import { a12DoubleDummy } from '../../analysis/checks/a12DoubleDummy.ts';
import { dealsOf, partsOf } from './audit/source.ts';
import type { Asked, Told } from './audit/messages.ts';
import { auditSession } from './audit/sessionOf.ts';
import type { DealRecord } from '../../events/record.ts';
import { remarked } from '../../formats/remarked.ts';

/** Part of the worker’s scope: the types of a page have another. */
const say = (told: Told): void => (postMessage as (message: Told) => void)(told);

async function dealOf({ file, inside, deal }: Extract<Asked, { ask: 'deal' }>): Promise<DealRecord | null> {
  const tell = (): void => {};
  for await (const part of partsOf(file, { tell }, inside)) {
    if (part.inside.join('/') !== inside.join('/')) continue;
    for (const read of await dealsOf(part, tell)) if (read.index === deal) return remarked(read);
  }
  return null;
}

async function answer(asked: Asked): Promise<void> {
  if (asked.ask === 'deal') {
    say({ tell: 'deal', record: await dealOf(asked) });
    return;
  }
  const more = asked.doubleDummy ? [a12DoubleDummy] : [];
  await auditSession(asked.files, (told) => say({ tell: 'progress', ...told }), more);
  say({ tell: 'finished' });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));
