/** Reads a large file in pieces and returns its deals in batches, so that neither memory nor the page depends on the whole. */

import type { DealRecord } from '../../../events/record.ts';
import { streamed } from '../../../formats/open.ts';
import { problem, type Problem } from '../../../formats/problem.ts';
import { remarked } from '../../../formats/remarked.ts';
import { MOST_DEALS, MOST_PROBLEMS } from './limits.ts';

/** In characters: the beginning of a long text that is shown beside the deals. */
export const SHOWN_TEXT = 400_000;

/** Deals in one message: few enough that receiving them causes no delay. */
const BATCH = 100;

export interface Pieces {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** False if the format can't be read deal by deal: then the file must be read as a whole. */
  readonly readable: boolean;
}

/**
 * Reads a file deal by deal, up to 50,000 deals. Problems are in the answer; `readable` is false when its
 * format cannot be read this way.
 * @param onBatch gets each batch of deals, and the bytes read so far
 */
export function readInPieces(
  name: string,
  chunks: Iterable<Uint8Array>,
  onBatch: (deals: readonly DealRecord[], bytes: number) => void,
): Pieces {
  const problems: Problem[] = [];
  let bytes = 0;
  let text = '';
  let batch: DealRecord[] = [];
  const flush = (): void => {
    onBatch(batch, bytes);
    batch = [];
  };
  function* counted(): Generator<Uint8Array> {
    for (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
      flush();
    }
  }
  const report = (one: Problem): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(one);
  };
  const show = (part: string): void => {
    if (text.length < SHOWN_TEXT) text += part.slice(0, SHOWN_TEXT - text.length);
  };
  let count = 0;
  for (const deal of streamed({ name, pieces: counted }, report, show)) {
    if (count === MOST_DEALS) {
      problems.push(problem('tooManyDeals', deal.line, deal.index, { count: MOST_DEALS }));
      break;
    }
    count++;
    batch.push(remarked(deal));
    if (batch.length === BATCH) flush();
  }
  flush();
  const codes = new Set(problems.map(({ code }) => code));
  return {
    text,
    problems,
    readable: !codes.has('formatUnknown') && !codes.has('fileBinary') && !codes.has('archiveOfOtherKind'),
  };
}
