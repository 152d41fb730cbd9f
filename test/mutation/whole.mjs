// The mutation score of all laws and lifecycles at the commit checked out: `npm run mutate:whole`. It takes hours of a busy machine, so it is
// measured in parts, each kept in coverage/mutation/COMMIT: started again, it goes on with the parts that are missing.
// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Each begins with one run of every case, and one broken off is lost. */
const PARTS = 6;

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--short=12', 'HEAD');
if (git('status', '--porcelain', 'src', 'machines', 'fixtures', 'test') !== '') {
  console.error('Commit first: what is measured must be what the commit holds.');
  process.exit(2);
}
const folder = join('coverage/mutation', commit);
mkdirSync(folder, { recursive: true });

/** The files dealt out by size, the largest first, so that no part takes much longer than another. */
const files = git('ls-files', 'src/laws/*.ts', 'machines/*.ts')
  .split('\n')
  .sort((one, other) => statSync(other).size - statSync(one).size);
const parts = Array.from({ length: PARTS }, (_, part) => files.filter((_, index) => index % PARTS === part));

const score = (/** @type {number} */ killed, /** @type {number} */ all) =>
  `${killed}/${all} = ${((100 * killed) / all).toFixed(2)} %`;
/** @type {Map<string, [killed: number, all: number]>} */
const totals = new Map();

/**
 * @param {string} name
 * @param {number} killed
 * @param {number} all
 */
function add(name, killed, all) {
  const [before, of] = totals.get(name) ?? [0, 0];
  totals.set(name, [before + killed, of + all]);
}

for (const [index, part] of parts.entries()) {
  const kept = join(folder, `${index + 1}.json`);
  if (!existsSync(kept)) {
    const { status } = spawnSync(
      'npx',
      ['stryker', 'run', 'test/mutation/part.config.mjs', '--mutate', part.join(',')],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (status !== 0) process.exit(status ?? 1);
    renameSync('coverage/mutation/part.json', kept);
  }
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files: measured } = JSON.parse(readFileSync(kept, 'utf8'));
  for (const [file, { mutants }] of Object.entries(measured)) {
    const count = (/** @type {string[]} */ ...wanted) =>
      mutants.filter(({ status }) => wanted.includes(status)).length;
    const found = count('Killed', 'Timeout');
    const all = found + count('Survived', 'NoCoverage');
    const endless = count('Timeout');
    if (all > 0)
      console.log(`${file} ${score(found, all)}${endless > 0 ? `, ${endless} of them endless` : ''}`);
    add(file.startsWith('machines') ? 'machines' : 'src/laws', found, all);
    add('all', found, all);
  }
  console.log(`part ${index + 1} of ${PARTS}: ${score(...(totals.get('all') ?? [0, 0]))} so far`);
}
for (const [name, [killed, all]] of totals) console.log(`${commit} ${name}: ${score(killed, all)}`);
