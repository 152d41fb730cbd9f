/** The output of the command line, and its exit codes. */

export interface Output {
  print(line: string): unknown;
  error(line: string): unknown;
  /** Resolves when the reader of the output has caught up. */
  caughtUp?(): Promise<unknown>;
}

/** 0: nothing found, everything passed. 1: something found or failed. 2: could not run. */
export const EXIT = { nothingFound: 0, found: 1, couldNotRun: 2 } as const;

/** Prints why the command can't run, and gives the exit code for that. */
export function refused(output: Pick<Output, 'error'>, line: string): number {
  output.error(line);
  return EXIT.couldNotRun;
}
