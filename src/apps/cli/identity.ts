/** `dealtrail identity NAME OUT`: a new key pair in OUT, for its owner alone; its public half on standard output, for the others. */

import { newIdentity, writeIdentity } from '../../seal/identity.ts';
import { EXIT, type Output } from './output.ts';
import { plain, WORDS } from './wording.ts';
import { written, type WritingOptions } from './writing.ts';

/** Read and written by its owner only. */
const OWNERS_ONLY = 0o600;

/** Exit code 0, or 2 when OUT could not be written. */
export function identity(name: string, target: string, output: Output, { force }: WritingOptions): number {
  const fresh = newIdentity(name);
  if (fresh === null) {
    output.error(plain(WORDS.sealing.badName({ name })));
    return EXIT.couldNotRun;
  }
  const content = writeIdentity(fresh, true);
  if (!written([{ path: target, content, mode: OWNERS_ONLY }], output, { force })) return EXIT.couldNotRun;
  output.error(plain(WORDS.sealing.keepIdentity({ file: target })));
  output.print(writeIdentity(fresh, false).trimEnd());
  return EXIT.nothingFound;
}
