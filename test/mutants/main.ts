/** `npm run mutants -- [--count 20000] [--seed 1]`: the nightly run; prints the tables by kind, and what was missed. */

import { parseArgs } from 'node:util';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { hasRealFiles, WITHOUT_REAL_FILES } from '../realFiles.ts';
import { runMutants, runRealMutants } from './generate.ts';
import { runInPlace } from './inPlace.ts';
import { realModels } from './real.ts';
import { tableOf, type Tally } from './score.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const count = wholeNumber('--count', values.count);
const seed = wholeNumber('--seed', values.seed);

function print(title: string, tally: Tally): void {
  for (const text of [...tally.misses.slice(0, 3), ...tally.falseAlarms.slice(0, 3)])
    console.error(`${text}\n`);
  console.log(`${title}\n${tableOf(tally)}\n`);
  if (tally.misses.length + tally.falseAlarms.length > 0) process.exitCode = 1;
}

print('Random deals', runMutants(seed, count));
if (!hasRealFiles) console.log(WITHOUT_REAL_FILES);
else {
  const models = realModels();
  print(`Real deals (${models.length})`, runRealMutants(seed, Math.ceil(count / 4), models));
  print('Real files, changed in place', runInPlace(seed, 1));
}
