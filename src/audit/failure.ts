/** Why something could not be read or written. */
export interface ReadFailure {
  /** The system's code for it, if it has one. */
  readonly code: string | null;
  readonly reason: string;
}

export function failure(error: unknown): ReadFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return { code, reason: error instanceof Error ? error.message : String(error) };
}
