/** Reads one file after the other with a reader of others’ making; whoever asks ends this worker when it takes too long. */

import { Buffer } from 'buffer';
import { readForeign, type ForeignFile, type Parsed } from '../../formats/foreign.ts';

/** The library that opens databases was written for Node and looks for its `Buffer`. */
Object.assign(globalThis, { Buffer });

/** Part of the worker’s scope: the types of a page have another. */
const post = (parsed: Parsed): void => (postMessage as (message: Parsed) => void)(parsed);

addEventListener('message', ({ data }: MessageEvent<ForeignFile>) => void readForeign(data).then(post));
