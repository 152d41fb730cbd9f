/** Writes the second copy in a worker: only a worker may append to a file of the private file system. */

import { serveFiles } from '../../store/copy/remote.ts';

/** The part of the worker’s global scope that is used here; the page’s types declare another scope. */
const answer = serveFiles(postMessage as (answer: unknown) => void);
addEventListener('message', (event: Parameters<typeof answer>[0]) => void answer(event));
