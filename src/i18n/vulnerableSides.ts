/** Who is vulnerable, in words. */

import type { Vulnerability } from '../domain/score.ts';
import type { Naming } from './naming.ts';

/** The name of each vulnerability, as it follows “Vulnerable:”: nobody, a side, everybody. */
export function vulnerableSides(
  { nobody, everybody }: { readonly nobody: string; readonly everybody: string },
  { side }: Pick<Naming, 'side'>,
): Readonly<Record<Vulnerability, string>> {
  return { None: nobody, NS: side('NS'), EW: side('EW'), All: everybody };
}
