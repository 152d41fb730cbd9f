/** `dealtrail verify FILE…`: whether sealed files are what their members signed, and the faults of each event. */

import { readFileSync } from 'node:fs';
import { isNamedAsSealed, isSealedFile } from '../../formats/sealed.ts';
import { sealShown } from '../../output/report/sealShown.ts';
import { isSealed, verifySealed } from '../../seal/verify.ts';
import { failure } from '../../audit/run/failure.ts';

import { filesNamed, printUnreadable } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { pathOf } from './standardInput.ts';
import { plain, WORDS } from './wording.ts';

export interface VerifyOptions {
  /** Files with checkpoints that were kept elsewhere. */
  readonly checkpoint?: readonly string[] | undefined;
}

/** Exit code 0 when every file holds and all of it is frozen, 1 when one does not, 2 when one could not be read or has no seal. */
export async function verify(
  paths: readonly string[],
  { checkpoint = [] }: VerifyOptions,
  output: Output,
): Promise<number> {
  const none = WORDS.commandLine.noRecords({ paths: paths.join(', ') });
  const found = filesNamed(paths, isNamedAsSealed, none, output);
  if (found === null) return EXIT.couldNotRun;
  const kept: string[] = [];
  for (const file of checkpoint) {
    const bytes = bytesOf(file, output);
    if (bytes === null) return EXIT.couldNotRun;
    kept.push(new TextDecoder().decode(bytes));
  }
  let code: number = found.complete ? EXIT.nothingFound : EXIT.couldNotRun;
  for (const file of found.files) {
    const bytes = bytesOf(file, output);
    if (bytes === null || !isSealedFile(file, bytes)) {
      if (bytes !== null) output.error(plain(WORDS.sealing.notSealed({ file })));
      code = EXIT.couldNotRun;
      continue;
    }
    const verdict = await verifySealed(bytes, kept);
    const described = sealShown(verdict, WORDS.sealing, kept.length > 0);
    output.print(plain(WORDS.sealing.ofFile({ file, text: described.verdict })));
    for (const line of [...described.faults, ...described.signed]) output.print(plain(`  ${line}`));
    if (!isSealed(verdict)) code = Math.max(code, EXIT.found);
  }
  return code;
}

/** The bytes of the file; null after an error message if it can't be read. */
export function bytesOf(file: string, output: Output): Uint8Array | null {
  try {
    return readFileSync(pathOf(file));
  } catch (error) {
    printUnreadable({ name: file, ...failure(error) }, output);
    return null;
  }
}
