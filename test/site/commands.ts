/** Commands as the pages of the site print them, and how they are run: as typed, in a folder that looks like the project's. */

import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fencesIn } from '../../site/markdown.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = join(root, 'site', 'pages');

/** Every page there is, as a path below `site/pages/`. */
export function pageFiles(): readonly string[] {
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort();
}

export const textOf = (page: string): string => readFileSync(join(pages, page), 'utf8');
export const rewrite = (page: string, text: string): void => writeFileSync(join(pages, page), text);

export interface Printed {
  readonly line: number;
  readonly command: string;
  readonly output: string;
  readonly exit: number;
}

/** The commands of a page: in a `console` block the line after `$` is typed, what follows is the answer. */
export function commandsIn(text: string): readonly Printed[] {
  return fencesIn(text)
    .filter(({ kind }) => kind === 'console')
    .map(({ args, inside, line }) => {
      const [typed = '', ...answer] = inside.trimEnd().split('\n');
      if (!typed.startsWith('$ ')) throw new Error(`Line ${line + 1} should begin with “$ ”.`);
      return {
        line,
        command: typed.slice(2),
        output: answer.join('\n'),
        exit: Number(/^exit=(\d)$/.exec(args[0] ?? '')?.[1] ?? 0),
      };
    });
}

/**
 * Npm takes longer to start than the program it starts. It is asked on the first page that a reader opens; the commands of the others
 * begin what it would begin.
 */
const IN_PLACE_OF_NPM = `npm() {
  test "$1 $2 $3 $4" = 'run -s dealtrail --' || return 127
  shift 4
  "$NODE" scripts/dealtrail.mjs "$@"
}
`;

/** A folder where the page's own files are saved and its commands are typed; `end` takes it away. */
export function deskFor(page: string): {
  run(command: string): { output: string; exit: number };
  end(): void;
} {
  const desk = mkdtempSync(join(tmpdir(), 'dealtrail-site-'));
  for (const name of ['fixtures', 'node_modules', 'package.json', 'scripts'])
    symlinkSync(join(root, name), join(desk, name));
  for (const { kind, args, inside } of fencesIn(textOf(page))) {
    const file = /^file=([\w./-]+)$/.exec(args[0] ?? '')?.[1];
    if (kind !== 'json' || file === undefined) continue;
    mkdirSync(join(desk, dirname(file)), { recursive: true });
    writeFileSync(join(desk, file), inside);
  }
  // npm says where it was called from, which must be the desk, not the folder these tests were started in.
  const { INIT_CWD: _before, ...environment } = process.env;
  const first = page === 'en/start.md' ? '' : IN_PLACE_OF_NPM;
  return {
    run(command) {
      const { stdout, status } = spawnSync('sh', ['-c', `${first}${command}`], {
        cwd: desk,
        encoding: 'utf8',
        env: {
          ...environment,
          NODE: process.execPath,
          NPM_CONFIG_LOGLEVEL: 'silent',
          NPM_CONFIG_UPDATE_NOTIFIER: 'false',
        },
      });
      return { output: stdout.trimEnd(), exit: status ?? -1 };
    },
    end: () => rmSync(desk, { recursive: true }),
  };
}
