// npm test: installs what is missing, then runs every check and says at the end which of them failed.
// `npm test -- types unit` runs only the steps named. The last line counts tests: `N passed, N failed`.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cache, ensureInstalled, root } from './install.mjs';
import { spawned } from './step-process.mjs';
import { atSecondTry, countedByVitest, filesInPages, isExplained, summed } from './test-counts.mjs';

/** @import { Counts, Failure, FileCounts } from './test-counts.mjs' */
/** The result of a step. @typedef {Omit<Counts, 'failures'> & { good: boolean, failures?: Failure[], tests?: boolean, wavering?: Failure[] }} Outcome */
/** An outcome with the step's title and time. @typedef {Outcome & { title: string, seconds: number }} Told */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {string[]} command
 * @property {'sources' | 'pages' | 'offline'} lane
 * @property {boolean} [indent]
 * @property {Record<string, string>} [env]
 * @property {() => Promise<boolean>} [before] false where the step can't be run
 * @property {(output: string) => Counts | undefined} [count]
 * @property {() => FileCounts[]} [files] the result of each file, for steps that run the files with a failed test once more
 * @property {boolean} [atItsEnd] print its output when it has ended
 */

const counts = (/** @type {string} */ name) => join(cache, `${name}.counts.json`);
const node = (/** @type {string} */ path, /** @type {string[]} */ ...args) => [
  process.execPath,
  join(root, path),
  ...args,
];

/**
 * Each step: its name, its command, and (if it runs tests) how to count them from its output. Three lanes run in parallel: one builds the
 * pages and tests them in a browser, one opens the built pages without a connection, which is mostly waiting, and one does the rest.
 * Steps without tests come first, so that a mistake shows within seconds. With one processor, all steps run one after the other.
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
    lane: 'sources',
    title: 'Lint',
    command: node('node_modules/oxlint/bin/oxlint', '--type-aware'),
  },
  {
    name: 'exports',
    lane: 'sources',
    title: 'Exports and packages that nothing uses',
    command: node('node_modules/knip/bin/knip.js'),
  },
  {
    name: 'product',
    lane: 'sources',
    title: 'Files and exports that only tests use',
    command: node('node_modules/knip/bin/knip.js', '--production', '--config', 'knip.production.json'),
  },
  {
    name: 'format',
    lane: 'sources',
    title: 'Formatting',
    command: node('node_modules/oxfmt/bin/oxfmt', '--check'),
  },
  // Missing translations do not fail the run, since the English texts replace them.
  {
    name: 'words',
    lane: 'sources',
    title: 'Words that are not translated yet',
    command: node('scripts/run.mjs', 'test/i18n/main.ts'),
  },
  // In the lane that has nothing else to do before the tests: on a new machine the installation takes about as long as the lint does.
  { name: 'browser', lane: 'offline', title: 'Chromium', command: node('scripts/install-chromium.mjs') },
  { name: 'build', lane: 'pages', title: 'Build of the pages', command: node('scripts/build.mjs') },
  { name: 'size', lane: 'pages', title: 'Size of the pages', command: node('scripts/size.mjs') },
  {
    name: 'unit',
    lane: 'sources',
    title: 'House, unit and property tests',
    // One thread for the compiler and the collector of V8, not four: with two processors the others take a quarter of the time away.
    command: [
      process.execPath,
      '--v8-pool-size=1',
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${counts('unit')}`,
    ],
    count: () => countedByVitest(counts('unit')),
  },
  {
    name: 'fixtures',
    lane: 'sources',
    title: 'Fixtures (dealtrail conform fixtures)',
    command: node('scripts/dealtrail.mjs', 'conform', 'fixtures'),
    // Indented, so that only the run's own last line begins with `N passed, N failed`.
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
    count: () => summed(filesInPages(counts('browser'))),
    files: () => filesInPages(counts('browser')),
  },
  {
    name: 'offline',
    lane: 'offline',
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
    `No step is called ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(' ')}`,
  );
  process.exit(2);
}

const wanted = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
/** @type {Map<Step, Told>} */
const told = new Map();
// Tests come last: some publish a page that contains the built element.
for (const isTest of [false, true])
  await inLanes(wanted.filter(({ count }) => (count !== undefined) === isTest));
const results = wanted.flatMap((step) => told.get(step) ?? []);
summary(results);
process.exitCode = results.every(({ good }) => good) ? 0 : 1;

/**
 * Runs steps; with two processors the lanes run in parallel.
 * @param {Step[]} some
 */
async function inLanes(some) {
  const lanes = ['sources', 'pages', 'offline']
    .map((name) => some.filter(({ lane }) => lane === name))
    .filter((lane) => lane.length > 0);
  const together = availableParallelism() > 1 && lanes.length > 1;
  if (!together) for (const step of some) told.set(step, await timed(step));
  else
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) told.set(step, await timed({ ...step, atItsEnd: true }));
      }),
    );
}

/**
 * Runs a step, with a line before it and one about its result. If lanes run in parallel, its output is printed at its end.
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
 * Runs a step to its end. A step that should run tests and ran none has failed.
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function run(step) {
  if (step.before && !(await step.before())) return { good: false, passed: 0, failed: 1 };
  const { code, output } = await spawned(step);
  if (!step.count) return { good: code === 0, passed: 0, failed: code === 0 ? 0 : 1 };
  const first = step.files && read(step.files);
  const { both, whole } =
    step.files && first && code !== 0 ? await again(step, first, step.files) : { both: first, whole: true };
  const counted = both ? summed(both) : read(() => step.count?.(output));
  if (!counted || counted.passed + counted.failed === 0) {
    console.log('FAILED: this step ran no test.');
    return { good: false, passed: 0, failed: 1 };
  }
  const wavering = (first ? summed(first).failures : []).filter((one) => !counted.failures.includes(one));
  if (!whole) console.log('FAILED: the second run ended with an error, but no test failed in it.');
  const isGood = whole && counted.failed === 0 && (code === 0 || wavering.length > 0);
  if (isGood) return { ...counted, good: true, tests: true, wavering };
  const failed = Math.max(1, counted.failed);
  return { ...counted, good: false, failed, tests: true, wavering };
}

/**
 * The result of each file after those with a failed test have run once more: only a test that fails twice counts as failed. `whole`: false
 * if the second run broke down.
 * @param {Step} step
 * @param {FileCounts[]} first
 * @param {() => FileCounts[]} files
 * @returns {Promise<{ both: FileCounts[], whole: boolean }>}
 */
async function again(step, first, files) {
  const names = first.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
  if (names.length === 0) return { both: first, whole: true };
  rmSync(counts(step.name), { force: true });
  const { code } = await spawned({ ...step, command: [...step.command, '--files', ...names] });
  const second = read(files) ?? [];
  const secondOf = (/** @type {string} */ name) => second.find(({ file }) => file === name);
  return {
    both: first.map((one) => atSecondTry(one, secondOf(one.file))),
    whole: isExplained(code, second),
  };
}

/**
 * Undefined if no counts were written because the runner itself broke down.
 * @template T
 * @param {() => T} counted
 */
function read(counted) {
  try {
    return counted();
  } catch {
    return undefined;
  }
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
  for (const { wavering = [] } of all)
    if (wavering.length > 0) tell('These tests failed once and passed at the second try:', wavering);
  const lacking = all.flatMap((one) => one.lacking ?? []);
  if (lacking.length > 0) {
    console.log(`\nTests that did not run, because the folder ../shared/data is missing: ${lacking.length}`);
    for (const name of lacking) console.log(`  ${name}`);
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
