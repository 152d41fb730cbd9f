/**
 * The one door to a file of any size, wherever it is kept: its deals one after the other, and what could not be read of it. A large
 * list of PBN or LIN is read in pieces, so that its size never matters to the memory.
 */

import { decodeChunks } from './bytes.ts';
import { isLikeCase } from './case/likeness.ts';
import { MIB, tooLarge } from './largest.ts';
import { readScoreTable } from './pbn/scoreTable.ts';
import { problem, type Problem } from './problem.ts';
import { isOtherJson } from './otherJson.ts';
import { kindOf, readDeals } from './read.ts';
import { openDeals, type AnySetting } from './readAny.ts';
import type { ReadDeal } from './readDeal.ts';

/** Bytes of a file, on a disk, in a page's hands or out of an archive. */
export interface Content {
  /** As it is told; its ending helps to tell the format. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The first bytes, at most so many. */
  readonly beginning: (length: number) => Uint8Array;
  /** All of them, in pieces of {@link PIECE} bytes; each is good only until the next one is asked for. */
  readonly pieces: () => Iterable<Uint8Array>;
  readonly whole: () => Uint8Array;
  /** Nobody named it: it stands in a folder or an archive, where not every file need be a record. */
  readonly found?: boolean;
}

/** One mebibyte at a time. */
export const PIECE = MIB;
/** A larger file is read in pieces, deal by deal. Bytes. */
const WHOLE = 8_388_608;
/** So much of a file shows what kind it is. Bytes. */
const SAMPLE = 65_536;

/** What has been unpacked, or read as a whole. */
export function contentOf(name: string, bytes: Uint8Array, found = false): Content {
  return {
    name,
    size: bytes.length,
    beginning: (length) => bytes.subarray(0, length),
    pieces: () => [bytes],
    whole: () => bytes,
    found,
  };
}

/** Problems are told no later than with the deal they belong to. What a file holds throws nothing; reading its bytes may. */
export async function openContent(
  content: Content,
  tell: (problem: Problem) => void,
  setting: Pick<AnySetting, 'openDatabase' | 'openXml'>,
): Promise<Iterable<ReadDeal>> {
  const { name, found } = content;
  const asked = { ...setting, rows: readScoreTable };
  if (content.size > WHOLE) {
    const { format } = kindIn(content);
    if (format === 'pbn' || format === 'lin')
      return readDeals(name, decodeChunks(content.pieces(), tell), tell, asked);
  }
  const refusal = refusalOf(content);
  if (refusal !== null) {
    tell(refusal);
    return [];
  }
  const bytes = content.whole();
  if (!isOtherJson(name, bytes)) return openDeals(name, bytes, tell, asked);
  tell(otherJson(found));
  return [];
}

/** What kind of file it is, as far as its beginning shows. */
export function kindIn({ name, size, beginning }: Content): ReturnType<typeof kindOf> {
  return kindOf(name, beginning(SAMPLE), size);
}

/** Why a file is better not even loaded; null when it may be. */
export function refusalOf(content: Content): Problem | null {
  const { size, beginning, found } = content;
  if (size <= WHOLE) return null;
  const { format, encoding } = kindIn(content);
  const refusal = tooLarge(format, size);
  if (refusal !== null)
    return format === 'case' && !isLikeCase(new TextDecoder().decode(beginning(SAMPLE)))
      ? otherJson(found)
      : refusal;
  return format === 'unknown' ? problem(encoding === 'binary' ? 'fileBinary' : 'formatUnknown', 1) : null;
}

/** Worth a note where nobody named it, and no damaged case anywhere. */
function otherJson(found = false): Problem {
  return problem(found ? 'fileOfOtherKind' : 'caseNotObject', 1);
}
