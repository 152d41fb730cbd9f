/** `npm run dd:endings -- [--count 100000] [--seed 1]`: the solver beside the trying of every card, in random small endings. */

import { parseArgs } from 'node:util';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { seeded } from '../bench/deals.ts';
import { compared, randomEnding } from './endings.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const count = wholeNumber('--count', values.count);
const seed = wholeNumber('--seed', values.seed);
const random = seeded(seed);
let wrong = 0;
for (let round = 0; round < count; round++) {
  const each = round % 1000 === 0 ? 5 : round % 100 === 0 ? 4 : 2 + (round % 2);
  const ending = randomEnding(random, each);
  const [solver, byTrying] = compared(ending, round % (each + 1));
  if (solver === byTrying) continue;
  wrong++;
  console.log(`${JSON.stringify(ending)}: ${solver}, by trying ${byTrying}`);
}
console.log(`${count - wrong} passed, ${wrong} failed`);
process.exitCode = wrong > 0 ? 1 : 0;
