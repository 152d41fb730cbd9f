// npm test: installs what is missing, then runs every check and says at the end which of them failed.
// `npm test -- types unit` runs only the steps named. The last line counts tests: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cache, ensureInstalled, root } from './install.mjs';
import { countedByVitest, countedInPages } from './test-counts.mjs';

/** @import { Counts, Failure } from './test-counts.mjs' */
/** What a step came to. @typedef {Omit<Counts, 'failures'> & { good: boolean, failures?: Failure[], tests?: boolean }} Outcome */
/** The same with its title and how long it took. @typedef {Outcome & { title: string, seconds: number }} Told */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {string[]} command
 * @property {'sources' | 'pages'} lane
 * @property {boolean} [indent]
 * @property {Record<string, string>} [env]
 * @property {() => Promise<boolean>} [before] false where the step can't be run
 * @property {(output: string) => Counts | undefined} [count]
 * @property {boolean} [atItsEnd] print its output when it has ended
 */

/** No step may take longer: a browser that hangs must not hang the run. In milliseconds. */
const patience = 60 * 60_000;

const counts = (/** @type {string} */ name) => join(cache, `${name}.counts.json`);
const node = (/** @type {string} */ path, /** @type {string[]} */ ...args) => [
  process.execPath,
  join(root, path),
  ...args,
];

/**
 * Each step: what it is called, its command, and (where it runs tests) how to count them from its output.
 * Two lanes at the same time: what has to do with the built pages, and the rest; first what runs no tests, so that a slip is seen
 * within seconds, then the tests. Where there is one processor, one step after the other.
 * @type {Step[]}
 */
const steps = [
  {
    name: 'types',
    lane: 'pages',
    title: 'Types',
    command: node('node_modules/typescript/bin/tsc', '--noEmit'),
  },
  {
    name: 'types',
    lane: 'pages',
    title: 'Types of the service worker',
    command: node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.worker.json'),
  },
  {
    name: 'lint',
    lane: 'pages',
    title: 'Lint',
    command: node('node_modules/oxlint/bin/oxlint', '--type-aware'),
  },
  {
    name: 'exports',
    lane: 'pages',
    title: 'Exports and packages nobody uses',
    command: node('node_modules/knip/bin/knip.js'),
  },
  {
    name: 'product',
    lane: 'pages',
    title: 'Files and exports only tests use',
    command: node('node_modules/knip/bin/knip.js', '--production', '--config', 'knip.production.json'),
  },
  {
    name: 'format',
    lane: 'sources',
    title: 'Formatting',
    command: node('node_modules/prettier/bin/prettier.cjs', '--check', '.'),
  },
  // Fails nobody: what is not translated yet is read in English.
  {
    name: 'words',
    lane: 'sources',
    title: 'Words that are not translated yet',
    command: node('scripts/run.mjs', 'test/i18n/main.ts'),
  },
  { name: 'build', lane: 'pages', title: 'Build of the pages', command: node('scripts/build.mjs') },
  { name: 'size', lane: 'pages', title: 'Size of the pages', command: node('scripts/size.mjs') },
  {
    name: 'unit',
    lane: 'sources',
    title: 'House, unit and property tests',
    command: node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${counts('unit')}`,
    ),
    count: () => countedByVitest(counts('unit')),
  },
  {
    name: 'fixtures',
    lane: 'sources',
    title: 'Fixtures (dealtrail conform fixtures)',
    command: node('scripts/dealtrail.mjs', 'conform', 'fixtures'),
    // Indented, so that only the run's own last line stands alone as `N passed, N failed`.
    indent: true,
    count(output) {
      const last = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1);
      return last && { passed: Number(last[1]), failed: Number(last[2]), failures: [] };
    },
  },
  {
    name: 'browser',
    lane: 'pages',
    title: 'Browser tests',
    before: async () => (await import('./chromium.mjs')).ensureChromium() !== undefined,
    command: node('node_modules/@web/test-runner/dist/bin.js'),
    env: { TEST_COUNTS: counts('browser') },
    count: () => countedInPages(counts('browser')),
  },
  {
    name: 'offline',
    lane: 'pages',
    title: 'The built pages without a connection',
    before: async () => (await import('./chromium.mjs')).ensureChromium() !== undefined,
    command: node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'vitest.built.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${counts('offline')}`,
    ),
    count: () => countedByVitest(counts('offline')),
  },
];

ensureInstalled();
process.chdir(root);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(' ')}`,
  );
  process.exit(2);
}

const wanted = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
/** @type {Map<Step, Told>} */
const told = new Map();
// Tests come last: some of them publish a page with the built element in it.
for (const isTest of [false, true])
  await inLanes(wanted.filter(({ count }) => (count !== undefined) === isTest));
const results = wanted.flatMap((step) => told.get(step) ?? []);
summary(results);
process.exitCode = results.every(({ good }) => good) ? 0 : 1;

/**
 * Runs steps, those of the two lanes beside one another where there are two processors.
 * @param {Step[]} some
 */
async function inLanes(some) {
  const lanes = ['sources', 'pages'].map((name) => some.filter(({ lane }) => lane === name));
  const together = availableParallelism() > 1 && lanes.every((lane) => lane.length > 0);
  if (!together) for (const step of some) told.set(step, await timed(step));
  else
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) told.set(step, await timed({ ...step, atItsEnd: true }));
      }),
    );
}

/**
 * Runs a step between a line that it begins and one that tells how it ended; beside another one, what it prints comes at its end.
 * @param {Step} step
 * @returns {Promise<Told>}
 */
async function timed(step) {
  console.log(`\n== ${step.title}`);
  const begun = Date.now();
  rmSync(counts(step.name), { force: true });
  const outcome = await run(step);
  const seconds = (Date.now() - begun) / 1000;
  console.log(`== ${step.title}: ${outcome.good ? 'good' : 'FAILED'}, ${seconds.toFixed(1)} s`);
  return { ...outcome, title: step.title, seconds };
}

/**
 * Runs a step to its end. A step that runs tests and ran none has failed: a check must be able to fail.
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function run(step) {
  if (step.before && !(await step.before())) return { good: false, passed: 0, failed: 1 };
  const { code, output } = await spawned(step);
  if (!step.count) return { good: code === 0, passed: 0, failed: code === 0 ? 0 : 1 };
  const counted = counting(step, output);
  if (!counted || counted.passed + counted.failed === 0) {
    console.log('This step ran no test.');
    return { good: false, passed: 0, failed: 1 };
  }
  if (code === 0 && counted.failed === 0) return { ...counted, good: true, tests: true };
  const failed = Math.max(1, counted.failed);
  return { good: false, passed: counted.passed, failed, failures: counted.failures, tests: true };
}

/**
 * @param {Step} step
 * @param {string} output
 */
function counting(step, output) {
  try {
    return step.count?.(output);
  } catch {
    return undefined; // No counts were written: the runner itself broke down.
  }
}

/**
 * Runs the command without standard input, passing its output on. Returns its exit code and its stdout.
 * @param {Step} step
 * @returns {Promise<{ code: number, output: string }>}
 */
function spawned({ command: [program = '', ...args], env, indent, atItsEnd }) {
  return new Promise((resolve) => {
    const own = process.platform !== 'win32';
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', atItsEnd ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
      detached: own,
    });
    // The step's whole group ends with it. It is asked first, because a test runner has a browser to close.
    const signal = (/** @type {NodeJS.Signals} */ name) => {
      try {
        if (own && child.pid) process.kill(-child.pid, name);
        else child.kill(name);
      } catch {
        // It has ended by itself.
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

/** @param {Told[]} all */
function summary(all) {
  const width = Math.max(...all.map(({ title }) => title.length));
  console.log('\n== Summary');
  for (const { good, title, seconds, passed, failed, tests } of all) {
    const counted = tests ? `  ${passed} passed, ${failed} failed` : '';
    console.log(
      `${good ? 'good  ' : 'FAILED'}  ${title.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s${counted}`,
    );
  }
  for (const { failures = [] } of all) if (failures.length > 0) tell('Failed:', failures);
  const total = (/** @type {'passed' | 'failed'} */ key) => all.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
}

/**
 * @param {string} heading
 * @param {Failure[]} failures
 */
function tell(heading, failures) {
  console.log(`\n${heading}`);
  for (const { file, test, message } of failures) {
    console.log(`  ${[file, test].filter(Boolean).join(' › ')}`);
    console.log(`    ${message.split('\n').slice(0, 6).join('\n    ')}`);
  }
}
