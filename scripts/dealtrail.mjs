#!/usr/bin/env node
// The command line. Installs and bundles when needed, saying so on stderr only, then runs src/apps/cli/main.ts here,
// so that its exit code and its stdout are its own.
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { bundleCommandLine } from './bundle.mjs';

// `dealtrail … | head` closes our stdout early. That is the reader's right and no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? 0);
});

// `npm run` moves to the root folder first; a file is named as seen from where the person stands.
if (process.env.npm_lifecycle_event === 'dealtrail' && process.env.INIT_CWD)
  process.chdir(process.env.INIT_CWD);

ensureInstalled();
let bundle;
try {
  bundle = await bundleCommandLine();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2); // It could not run, which is neither "nothing found" nor "found".
}
process.argv[1] = bundle;
await import(pathToFileURL(bundle).href);
