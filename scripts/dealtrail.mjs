#!/usr/bin/env node
// The command line: src/apps/cli/main.ts, installed and bundled when needed.
import { runProgram } from './program.mjs';

// `npm run` moves to the root folder first; the names of files are relative to the folder where the command was typed.
if (process.env.npm_lifecycle_event === 'dealtrail' && process.env.INIT_CWD) {
  process.chdir(process.env.INIT_CWD);
}

await runProgram('src/apps/cli/main.ts');
