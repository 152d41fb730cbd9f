/** Trusted Types: the addresses of our own workers, the only ones that may be loaded as scripts. A page has this policy once. */

const WORKERS = {
  audit: 'build/audit.worker.js',
  read: 'build/read.worker.js',
  foreign: 'build/foreign.worker.js',
  copy: 'build/copy.worker.js',
  doubleDummy: 'build/doubleDummy.worker.js',
  claims: 'build/claims.worker.js',
  // Outside build/, because it may only control pages below its own address.
  offline: 'offline.js',
} as const;

/** The part of Trusted Types used here; browsers without them use the address itself. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

let policy: { createScriptURL(url: string): unknown } | undefined;

/**
 * The address of one of our workers. Where the browser enforces Trusted Types, it is passed through our
 * policy first.
 * @throws {Error} when the policy is asked for an address that is none of our workers
 */
export function workerAddress(worker: keyof typeof WORKERS): string {
  // A worker that starts another one is itself in build/.
  const path = 'document' in globalThis ? WORKERS[worker] : WORKERS[worker].replace('build/', '');
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes === undefined) return path;
  policy ??= trustedTypes.createPolicy('dealtrail', {
    createScriptURL: (url) => {
      if (!Object.values(WORKERS).some((known) => known === url || known === `build/${url}`))
        throw new Error('This address is not a script of Dealtrail.');
      return url;
    },
  });
  return policy.createScriptURL(path) as string;
}
