/** The work of an audit cut into jobs for any number of threads: a file, or a part of a large one. */

import type { DealCheck } from '../../analysis/checks/index.ts';
import type { AuditLine } from '../../report/line.ts';
import type { AuditedFile } from './lines.ts';
import { auditFile } from './lines.ts';
import {
  auditPart,
  placesOf,
  type AuditedPart,
  type PartPlace,
  type AuditSetting,
  type PartSetting,
} from './parts.ts';
import type { Source } from './source.ts';

export interface Job {
  /** Results are told in this order. */
  readonly number: number;
  readonly source: Source;
  readonly place: PartPlace | null;
}

/** How a job ended: a file, a part with what it holds, or the reason why there is neither. */
export type Outcome = AuditedFile | { readonly part: AuditedPart } | Failure;

export interface Failure {
  /** The system's code for it, if it has one. */
  readonly code: string | null;
  readonly reason: string;
}

/** All jobs of these files, one after the other as they are asked for. */
export function* jobsOf(
  sources: Iterable<Source>,
  { doubleDummy }: AuditSetting,
): Generator<Job, void, undefined> {
  let number = 0;
  for (const source of sources) {
    const places = quietly(() => placesOf(source, doubleDummy));
    if (places === null) yield { number: number++, source, place: null };
    else for (const place of places) yield { number: number++, source, place };
  }
}

/** Whatever is wrong with the file shows when it is read. */
function quietly<T>(look: () => T | null): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/** Never throws for what is wrong with a file. */
export async function carryOut(
  { source, place }: Pick<Job, 'source' | 'place'>,
  setting: PartSetting,
  tell: (line: AuditLine) => void,
  heard?: (bytes: number) => void,
): Promise<Outcome> {
  try {
    const more = await checksOf(setting);
    if (place !== null) return { part: auditPart(source, place, setting, more) };
    return await auditFile(source, tell, heard, more);
  } catch (error) {
    return failure(error);
  }
}

/** Checks that are made only when they are asked for; what they need is loaded now. */
export async function checksOf({ doubleDummy }: AuditSetting): Promise<readonly DealCheck[]> {
  if (!doubleDummy) return [];
  const { a12DoubleDummy } = await import('../../analysis/checks/a12DoubleDummy.ts');
  return [a12DoubleDummy];
}

export function failure(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return { code, reason: error instanceof Error ? error.message : String(error) };
}
