/** Starts the worker that writes the second copy. */

import type { CopyFiles } from '../../../store/copy/files.ts';
import { remoteFiles } from '../../../store/copy/remote.ts';
import { workerAddress } from '../trusted.ts';

/** The files of the copy; null without a private file system or a worker, as in an iframe without rights or an old browser. */
export function openCopy(): CopyFiles | null {
  // The type says that it always exists, but it is missing without a secure connection.
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.getDirectory !== 'function' || !('locks' in navigator)) return null;
  try {
    return remoteFiles(new Worker(workerAddress('copy'), { type: 'module' }), 'dealtrail');
  } catch {
    return null;
  }
}
