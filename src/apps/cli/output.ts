/** Where the command line writes, and what its exit codes mean. */

export interface Output {
  print(line: string): unknown;
  error(line: string): unknown;
  /** When whoever reads along has caught up. */
  caughtUp?(): Promise<unknown>;
}

/** 0: nothing found, all passed. 1: something found or failed. 2: could not run. */
export const EXIT = { nothingFound: 0, found: 1, couldNotRun: 2 } as const;
