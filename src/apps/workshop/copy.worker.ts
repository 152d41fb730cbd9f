/** Writes the second copy beside the page: only a worker may add to a file of the private file system. */

import { serveFiles } from '../../store/copy/remote.ts';

/** Part of the worker’s scope: the types of a page have another. */
const answer = serveFiles(postMessage as (answer: unknown) => void);
addEventListener('message', (event: Parameters<typeof answer>[0]) => void answer(event));
