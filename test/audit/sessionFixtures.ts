/**
 * The sessions under `fixtures/sessions/`: a file is a session of its own, and so is a folder with all its files. Names begin with
 * the check that is meant, and `guilty` or `innocent`.
 */

import { readFileSync, readdirSync } from 'node:fs';
import type { NamedText } from '../mutants/score.ts';

const FOLDER = 'fixtures/sessions';

const entries = readdirSync(FOLDER, { withFileTypes: true });

/** Every session by its name, in order. */
export const SESSIONS: readonly string[] = entries.map(({ name }) => name).sort();

/** Those that are one file. */
export const FILES: readonly string[] = entries
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
  .sort();

export const textOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** The files of a session, each by its path from the folder of all sessions. */
export function filesOf(session: string): readonly NamedText[] {
  if (FILES.includes(session)) return [[session, textOf(session)]];
  return readdirSync(`${FOLDER}/${session}`)
    .sort()
    .map((name) => [`${session}/${name}`, textOf(`${session}/${name}`)]);
}
