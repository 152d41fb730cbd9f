/** `dealtrail identity NAME OUT`: writes a new key pair to OUT, readable only by its owner; prints the public key for others. */

import { newIdentity, writeIdentity } from '../../seal/identity.ts';
import { EXIT, refused, type Output } from './output.ts';
import { plain, WORDS } from './wording.ts';
import { written, type WritingOptions } from './writing.ts';

/** The file mode: only its owner may read and write it. */
const OWNERS_ONLY = 0o600;

/** Exit code 0, or 2 when OUT could not be written. */
export function identity(name: string, target: string, output: Output, { force }: WritingOptions): number {
  const fresh = newIdentity(name);
  if (fresh === null) return refused(output, plain(WORDS.sealing.badName({ name })));
  const content = writeIdentity(fresh, true);
  if (!written([{ path: target, content, mode: OWNERS_ONLY }], output, { force })) return EXIT.couldNotRun;
  output.error(plain(WORDS.sealing.keepIdentity({ file: target })));
  output.print(writeIdentity(fresh, false).trimEnd());
  return EXIT.nothingFound;
}
