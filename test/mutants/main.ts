/** `npm run mutants [-- COUNT [SEED]]`: the nightly run; prints the tables by kind, and what was missed. */

import { hasRealFiles, WITHOUT_REAL_FILES } from '../realFiles.ts';
import { runMutants, runRealMutants } from './generate.ts';
import { runInPlace } from './inPlace.ts';
import { realModels } from './real.ts';
import { tableOf, type Tally } from './score.ts';

const [count = '20000', seed = '1'] = process.argv.slice(2);

function print(title: string, tally: Tally): void {
  for (const text of [...tally.misses.slice(0, 3), ...tally.falseAlarms.slice(0, 3)])
    console.error(`${text}\n`);
  console.log(`${title}\n${tableOf(tally)}\n`);
  if (tally.misses.length + tally.falseAlarms.length > 0) process.exitCode = 1;
}

print('Random deals', runMutants(Number(seed), Number(count)));
if (!hasRealFiles) console.log(WITHOUT_REAL_FILES);
else {
  const models = realModels();
  print(`Real deals (${models.length})`, runRealMutants(Number(seed), Math.ceil(Number(count) / 4), models));
  print('Real files, changed in place', runInPlace(Number(seed), 1));
}
