/** `node scripts/run.mjs test/doubleDummy/native/known.ts`: what the independent solver answers to the questions that `npm test` asks of ours. */

import { writeFileSync } from 'node:fs';
import { nativeSolver } from './native.ts';
import { askedOf, KNOWN } from './asked.ts';

const native = nativeSolver();
if (native === null) process.exitCode = 2;
else {
  const lines: string[] = [];
  for (const { native: question } of askedOf())
    lines.push(`${question} => ${(await native.ask(question)).words.join(' ')}\n`);
  native.end();
  writeFileSync(KNOWN, lines.join(''));
  console.log(`${KNOWN}: ${lines.length} answers`);
}
