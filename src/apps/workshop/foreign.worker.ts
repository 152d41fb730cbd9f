/** Reads one file after another with third-party libraries. The page or worker that uses it ends this worker if it takes too long. */

import { Buffer } from 'buffer';
import { readForeign, type ForeignFile } from '../../formats/foreign.ts';
import type { Parsed } from '../../formats/readDeal.ts';
import { reportFailure } from './reportFailure.ts';

/** The library that opens databases was written for Node and needs its `Buffer`. */
Object.assign(globalThis, { Buffer });

/** The part of the worker’s global scope that is used here; the page’s types declare another scope. */
const post = (parsed: Parsed): void => (postMessage as (message: Parsed) => void)(parsed);

addEventListener('message', ({ data }: MessageEvent<ForeignFile>) =>
  reportFailure(readForeign(data).then(post)),
);
