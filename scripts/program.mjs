// Runs one of the project's programs so that its exit code and its stdout are its own.
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { bundleProgram } from './bundle-program.mjs';

/**
 * Installs and bundles when needed, saying so on stderr only, then runs the entry file in this process.
 * @param {string} entry
 */
export async function runProgram(entry) {
  // `dealtrail … | head` closes our stdout early. That is no error: the exit code still tells what the program found.
  process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE') return;
    // If the program has its own listener, it reports the error itself.
    if (process.stdout.listenerCount('error') === 1) throw error;
  });
  ensureInstalled();
  let bundle;
  try {
    bundle = await bundleProgram(entry);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2); // The program could not run: a different exit code from "nothing found" and "found".
  }
  process.argv[1] = bundle;
  await import(pathToFileURL(bundle).href);
}
