/** The command line for tests: in the test's own process, which is quick, and as a process of its own, as somebody types it. */

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { command } from '../../src/apps/cli/command.ts';
import { useLanguage } from '../../src/apps/cli/wording.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What the same words do when they are typed, without a process: everything but streams, threads and how the process ends. */
export async function dealtrail(...args: readonly string[]): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await command(args, {
    print: (line) => (out += `${line}\n`),
    error: (line) => (err += `${line}\n`),
  });
  // The next one who asks is told in English again.
  await useLanguage('en');
  return { code, out, err };
}

/**
 * The same in that folder: what has a dot or a slash in it, and is no option, is a file there, and is named in the answer as it was
 * typed.
 */
export async function dealtrailIn(folder: string, ...args: readonly string[]): Promise<Ran> {
  const isFile = (given: string): boolean => /^[^-].*[./]/.test(given);
  const { code, out, err } = await dealtrail(
    ...args.map((given) => (isFile(given) ? resolve(folder, given) : given)),
  );
  const asTyped = (text: string): string => text.replaceAll(`${folder}/`, '');
  return { code, out: asTyped(out), err: asTyped(err) };
}

const PROGRAM = resolve('scripts/dealtrail.mjs');

/** In a process of its own, in that folder. `flags` are Node's. */
export function typed(
  args: readonly string[],
  { cwd, flags = [] }: { readonly cwd?: string; readonly flags?: readonly string[] } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, PROGRAM, ...args], {
    encoding: 'utf8',
    cwd,
    maxBuffer: 2 ** 28,
  });
  return { code: status, out: stdout, err: stderr };
}
