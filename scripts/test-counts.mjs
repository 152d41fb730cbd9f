// The result of a step of `npm test`: `{ passed, failed, failures }`, each failure `{ file, test, message }` with
// the file's path from the project's root. Counting throws where the runner wrote nothing: it broke down.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from './install.mjs';

/** @import { Reporter, TestSession, TestSuiteResult } from '@web/test-runner' */
/** @typedef {{ file: string, test: string, message: string }} Failure */
/** `lacking`: the tests that could not run. @typedef {{ passed: number, failed: number, failures: Failure[], lacking?: string[] }} Counts */
/** The result of one file. @typedef {{ file: string, passed: number, failures: Failure[] }} FileCounts */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name: string, message?: string, assertionResults: Assertion[] }} TestFile */

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** In the name of each test that reads what a checkout need not have beside it: such a test may be skipped, and is then listed. */
export const OF_REAL_FILES = 'with the real files of ../shared/data';

/**
 * Counts the tests in the output of vitest's JSON reporter. A test that neither passed nor failed was skipped, which is not allowed,
 * unless it lacks real files.
 * @param {string} file
 * @returns {Counts}
 */
export function countedByVitest(file) {
  /** @type {{ numPassedTests: number, numTotalTests: number, numTotalTestSuites: number, success: boolean, testResults: TestFile[] }} */
  const { numPassedTests: passed, numTotalTests, numTotalTestSuites, success, testResults } = read(file);
  const lacking = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isLacking));
  const failed = numTotalTests - passed - lacking.length;
  return {
    passed,
    lacking: lacking.map(({ fullName }) => fullName),
    failed: success || failed > 0 || numTotalTestSuites === 0 ? failed : 1,
    failures: testResults.flatMap(({ name, message, assertionResults }) => {
      const of = (/** @type {string} */ test, /** @type {string} */ text) => ({
        file: relative(root, name),
        test,
        message: text,
      });
      const tests = assertionResults
        .filter((one) => one.status !== 'passed' && !isLacking(one))
        .map(({ fullName, status, failureMessages }) => of(fullName, failureMessages?.join('\n') || status));
      return tests.length === 0 && message ? [of('', message)] : tests;
    }),
  };
}

/** @param {Assertion} assertion */
function isLacking({ fullName, status }) {
  return status === 'skipped' && fullName.includes(OF_REAL_FILES);
}

/**
 * Reads the results that `pageCounts` wrote, file by file.
 * @param {string} file
 * @returns {FileCounts[]}
 */
export function filesInPages(file) {
  /** @type {{ files: FileCounts[] }} */
  const { files } = read(file);
  return files;
}

/**
 * @param {FileCounts[]} files
 * @returns {Counts}
 */
export function summed(files) {
  const failures = files.flatMap((one) => one.failures);
  const passed = files.reduce((sum, one) => sum + one.passed, 0);
  return { passed, failed: failures.length, failures };
}

/**
 * A file whose tests ran again because some had failed: a test fails that failed both times. Of one that did not load the first time,
 * the second time counts alone.
 * @param {FileCounts} first
 * @param {FileCounts | undefined} second undefined where it was not run again
 * @returns {FileCounts}
 */
export function atSecondTry(first, second) {
  if (second === undefined || first.failures.length === 0) return first;
  const isWhole = (/** @type {FileCounts} */ { failures }) => failures.some(({ test }) => test === '');
  if (isWhole(first)) return second;
  if (isWhole(second)) return first;
  const still = new Set(second.failures.map(({ test }) => test));
  const failures = first.failures.filter(({ test }) => still.has(test));
  return { ...first, passed: first.passed + first.failures.length - failures.length, failures };
}

/**
 * True where a run ended without an error, or with the error that its failed tests cause. Otherwise the runner itself broke down.
 * @param {number} code the exit code of the run
 * @param {FileCounts[]} files what the run counted
 */
export function isExplained(code, files) {
  return code === 0 || files.some(({ failures }) => failures.length > 0);
}

/**
 * A reporter for the browser tests that writes what each file came to, if a file is named.
 * @param {string} [file]
 * @returns {Reporter}
 */
export function pageCounts(file) {
  return {
    onTestRunFinished({ sessions }) {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ files: sessions.map(ofSession) }));
    },
  };
}

/**
 * @param {TestSession} session
 * @returns {FileCounts}
 */
function ofSession({ testFile, testResults, passed: good, errors }) {
  const file = relative(root, testFile);
  /** @type {Failure[]} */
  const failures = [];
  let passed = 0;
  const count = (/** @type {TestSuiteResult} */ { tests, suites }, /** @type {string[]} */ path) => {
    for (const { name, skipped, passed: ok, error } of tests) {
      if (ok && !skipped) passed += 1;
      else failures.push({ file, test: [...path, name].join(' › '), message: error?.message ?? 'skipped' });
    }
    for (const suite of suites) count(suite, [...path, suite.name]);
  };
  if (testResults) count(testResults, []);
  // A file that did not load ran no test; it counts as a failure.
  if (!good && failures.length === 0) {
    failures.push({ file, test: '', message: errors.map(({ message }) => message).join('\n') });
  }
  return { file, passed, failures };
}
