/**
 * `dealtrail seal CASE OUT`: signs a case event by event and freezes it. `dealtrail seal SEALED [CASE] OUT`: signs a sealed file again,
 * with what the case has in addition.
 */

import { matterOf } from '../../formats/matter.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { remarked } from '../../formats/remarked.ts';
import { isSealedFile } from '../../formats/sealed.ts';
import { missingIn } from '../../output/page/caseFile/missing.ts';
import { readIdentity, signerOf, type Identity } from '../../seal/identity.ts';
import type { Signer } from '../../seal/ed25519.ts';
import type { Member } from '../../seal/member.ts';
import { rosterOf } from '../../seal/members.ts';
import { unsignedOf } from '../../seal/further.ts';
import { matterIn } from '../../seal/opened.ts';
import { seal as sealed, sealFurther } from '../../seal/sealing.ts';
import { verifySealed } from '../../seal/verify.ts';
import { bytesOf, dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { plain, WORDS } from './wording.ts';
import { mayWrite, written, type WritingOptions } from './writing.ts';

interface SealOptions extends WhichDeal, WritingOptions {
  /** Files of the identities that sign; the first one writes. */
  readonly key?: readonly string[] | undefined;
  /** Files with the public keys of others who will sign later. */
  readonly member?: readonly string[] | undefined;
}

type Signers = readonly [Signer, ...Signer[]];

/** Exit code 0, or 2 when nothing was sealed. The checkpoint goes to standard output. */
export async function seal(
  [first = '', second, ...more]: readonly string[],
  target: string,
  options: SealOptions,
  output: Output,
): Promise<number> {
  const { key = [], member = [], force, ...which } = options;
  const refuse = (text: string): number => refused(output, plain(text));
  if (more.length > 0) return refuse(WORDS.sealing.tooManyFiles);
  if (!mayWrite([{ path: target }], output, { force })) return EXIT.couldNotRun;
  const signers = await signersOf(key, output);
  if (signers === null) return EXIT.couldNotRun;
  const given = bytesOf(first, output);
  if (given === null) return EXIT.couldNotRun;
  const before = isSealedFile(first, given) ? await verifySealed(given) : null;
  if (before === null && second !== undefined) return refuse(WORDS.sealing.firstNotSealed({ file: first }));
  if (before !== null && member.length > 0)
    return refuse(WORDS.sealing.membersStay({ option: '--member', file: first }));
  const caseFile = before === null ? first : second;
  const record = caseFile === undefined ? null : await recordOfFile(caseFile, which, output);
  if (caseFile !== undefined && record === null) return EXIT.couldNotRun;
  const matter = record === null ? null : matterOf(record);

  let bytes: Uint8Array;
  let checkpoint: string;
  if (before === null) {
    const roster = rosterFor(signers, identitiesIn(member, output));
    if (roster === null || matter === null) return refuse(WORDS.sealing.badRoster);
    ({ bytes, checkpoint } = await sealed(matter, roster, signers, Date.now));
  } else {
    const { end, members } = before;
    if (end === null) return refuse(WORDS.sealing.damaged({ file: first }));
    const stranger = signers.find((signer) => members.every((one) => one.key !== signer.key));
    if (stranger !== undefined) return refuse(WORDS.sealing.notMember({ name: stranger.name }));
    const had = matterIn(before);
    const unsigned = unsignedOf(had, matter ?? had);
    if ('differs' in unsigned)
      return refuse(WORDS.sealing.differs({ file: caseFile ?? '', number: unsigned.differs }));
    const [author] = signers;
    const moments = unsigned.moments.map((items) => ({ items, author }));
    const added = await sealFurther(end, { ...unsigned, moments, freeze: signers }, Date.now);
    ({ checkpoint } = added);
    bytes = Buffer.concat([given, added.bytes]);
  }
  if (!written([{ path: target, content: bytes }], output, { force })) return EXIT.couldNotRun;
  output.error(plain(WORDS.sealing.keepCheckpoint({ file: target })));
  const missing = record === null ? [] : await missingIn(record.record, WORDS);
  if (missing.length > 0)
    output.error(plain(WORDS.sealing.frozenWithout({ fields: WORDS.written.series(missing) })));
  for (const line of checkpoint.trimEnd().split('\n')) output.print(line);
  return EXIT.nothingFound;
}

async function recordOfFile(file: string, which: WhichDeal, output: Output): Promise<ReadDeal | null> {
  const meant = await dealsMeant([file], which, 1, output);
  return meant === null ? null : { ...meant[0], record: remarked(meant[0]) };
}

/** Null, after a report, if one is wrong or there is none. */
async function signersOf(files: readonly string[], output: Output): Promise<Signers | null> {
  const identities = identitiesIn(files, output);
  if (identities === null) return null;
  const signers: Signer[] = [];
  for (const [index, identity] of identities.entries()) {
    const signer = await signerOf(identity);
    if (signer === null) {
      output.error(plain(WORDS.sealing.noSecret({ file: files[index] ?? '' })));
      return null;
    }
    signers.push(signer);
  }
  const [first, ...others] = signers;
  if (first !== undefined) return [first, ...others];
  output.error(plain(WORDS.sealing.keyNeeded({ option: '--key' })));
  return null;
}

function identitiesIn(files: readonly string[], output: Output): readonly Identity[] | null {
  const identities: Identity[] = [];
  for (const file of files) {
    const bytes = bytesOf(file, output);
    const identity = bytes === null ? null : readIdentity(new TextDecoder().decode(bytes));
    if (identity === null) {
      if (bytes !== null) output.error(plain(WORDS.sealing.noIdentity({ file })));
      return null;
    }
    identities.push(identity);
  }
  return identities;
}

function rosterFor(signers: Signers, others: readonly Identity[] | null): readonly Member[] | null {
  return others === null ? null : rosterOf([...signers, ...others]);
}
