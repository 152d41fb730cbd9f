// node scripts/run.mjs FILE.ts ARGUMENTS…: bundles a TypeScript program and runs it in this process.
import { relative, resolve } from 'node:path';
import { root } from './install.mjs';
import { runProgram } from './program.mjs';

const [file = '', ...rest] = process.argv.slice(2);
process.argv.splice(2, Infinity, ...rest);
await runProgram(relative(root, resolve(file)).replaceAll('\\', '/'));
