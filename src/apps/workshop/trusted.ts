/** Addresses that may become scripts: those of our own workers, and nothing else. A page has this policy once. */

const WORKERS = {
  audit: 'build/audit.worker.js',
  read: 'build/read.worker.js',
  // Not below build/: it may only keep what stands below its own address.
  offline: 'offline.js',
} as const;

/** The part of Trusted Types used here; browsers without them take the address as it is. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

let policy: { createScriptURL(url: string): unknown } | undefined;

export function workerAddress(worker: keyof typeof WORKERS): string {
  const path = WORKERS[worker];
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes === undefined) return path;
  policy ??= trustedTypes.createPolicy('dealtrail', {
    createScriptURL: (url) => {
      if (!(Object.values(WORKERS) as string[]).includes(url))
        throw new Error('This address names no script of ours.');
      return url;
    },
  });
  return policy.createScriptURL(path) as string;
}
