/** `dealtrail verify FILE…`: whether sealed files are what their members signed, and the faults of each event. */

import { isArchive } from '../../formats/extensions.ts';
import { isNamedAsSealed, isSealedFile } from '../../formats/sealed.ts';
import { sealShown } from '../../output/report/sealShown.ts';
import { isSealed, verifySealed } from '../../seal/verify.ts';
import { bytesOf, filesNamed, sourcesNamed } from './meant.ts';
import { contentIn } from './source.ts';
import { EXIT, type Output } from './output.ts';
import { plain, WORDS } from './wording.ts';

interface VerifyOptions {
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
  for (const { file, bytes } of found.files.flatMap((named) => opened(named, output))) {
    if (bytes === null || !isSealedFile(file, bytes)) {
      if (bytes !== null) output.error(plain(WORDS.sealing.notSealed({ file })));
      code = EXIT.couldNotRun;
      continue;
    }
    const verdict = await verifySealed(bytes, kept);
    const described = sealShown(verdict, WORDS.sealing, kept.length > 0);
    output.print(plain(WORDS.sealing.ofFile({ file, text: described.verdict })));
    const more = described.untold > 0 ? [WORDS.screen.check.more({ more: described.untold })] : [];
    for (const line of [...described.faults, ...more, ...described.signed]) output.print(plain(`  ${line}`));
    if (!isSealed(verdict)) code = Math.max(code, EXIT.found);
  }
  return code;
}

/** The file, or the sealed files in an archive; an archive without any is a file without a seal. */
function opened(
  named: string,
  output: Output,
): readonly { readonly file: string; readonly bytes: Uint8Array | null }[] {
  const whole = { file: named, bytes: bytesOf(named, output) };
  if (whole.bytes === null || !isArchive(whole.bytes)) return [whole];
  const listed = sourcesNamed([named], output);
  const inside = (listed?.sources ?? []).flatMap((source) => {
    const bytes = bytesOf(source.name, output, contentIn(source).whole);
    return bytes === null || isSealedFile(source.name, bytes) ? [{ file: source.name, bytes }] : [];
  });
  if (inside.length === 0) return [whole];
  return listed?.complete === false ? [...inside, { file: named, bytes: null }] : inside;
}
