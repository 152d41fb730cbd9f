// npm run bench:typed [CASES]: CASES cases (300 by default) typed at the desk of the built page, one line a fact. Needs the build.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';
import { wholeNumber } from './wholeNumber.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = ['run', '--config', 'vitest.built.config.ts', 'test/typed'];
spawn(process.execPath, [vitest, ...run], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TYPED_CASES: String(wholeNumber('cases', process.argv[2] ?? '300')) },
}).once('close', (code) => {
  process.exitCode = code ?? 1;
});
