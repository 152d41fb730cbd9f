// Runs a step of `npm test` as a process of its own, and ends all processes that it started.
import { spawn } from 'node:child_process';

/**
 * @typedef {object} StepCommand
 * @property {string[]} command
 * @property {boolean} [indent]
 * @property {Record<string, string>} [env]
 * @property {boolean} [atItsEnd] print its output when it has ended
 */

/** The longest time of a step, so that a browser that hangs does not stop the run. In milliseconds. */
const patience = 60 * 60_000;

/**
 * Runs the command without standard input, passing its output on. Returns its exit code and its stdout.
 * @param {StepCommand} step
 * @returns {Promise<{ code: number, output: string }>}
 */
export function spawned({ command: [program = '', ...args], env, indent, atItsEnd }) {
  return new Promise((resolve) => {
    const own = process.platform !== 'win32';
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', atItsEnd ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
      detached: own,
    });
    // Ends the step's process group. SIGTERM comes before SIGKILL, because a test runner has to close its browser.
    const signal = (/** @type {NodeJS.Signals} */ name) => {
      try {
        if (own && child.pid) process.kill(-child.pid, name);
        else child.kill(name);
      } catch {
        // The process has already ended.
      }
    };
    const stop = () => {
      signal('SIGTERM');
      setTimeout(signal, 5000, 'SIGKILL').unref();
    };
    const late = setTimeout(() => {
      console.log(`Stopped after ${patience / 60_000} minutes.`);
      stop();
    }, patience);
    const interrupted = () => {
      stop();
      child.once('close', () => process.exit(130));
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    let output = '';
    let kept = '';
    const print = (/** @type {string} */ text) => {
      if (atItsEnd) kept += text;
      else process.stdout.write(text);
    };
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      print(indent ? text.replace(/^(?=.)/gm, '  ') : text);
    });
    child.stderr?.setEncoding('utf8').on('data', print);
    child.once('error', (error) => {
      console.log(error.message);
      finish(2);
    });
    child.once('close', (code) => finish(code ?? 2));
    /** @param {number} code */
    function finish(code) {
      clearTimeout(late);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      signal('SIGKILL');
      process.stdout.write(kept);
      resolve({ code, output });
    }
  });
}
