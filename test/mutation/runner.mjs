// The test runner of `npm run mutate`: judges all cases and runs the tests of single laws in this very process. Starting vitest anew for each
// of some twelve thousand mutants costs a second each; the cases that kill a mutant take milliseconds.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

/** @import { InstrumenterContext } from '@stryker-mutator/api/core' */
/** @import { MutantRunOptions, TestResult, TestRunner } from '@stryker-mutator/api/test-runner' */
/** @typedef {typeof import('./cases.ts')} Cases */

/**
 * Sequences are not told in every language here: those are awaited at the top of their module, and a script can't wait.
 * @type {import('esbuild').Plugin}
 */
const untold = {
  name: 'untold',
  setup: ({ onLoad }) =>
    onLoad({ filter: /sequences[\\/]told\.ts$/ }, () => ({
      contents: 'export const toldFault = () => null;',
    })),
};

/** Where the instrumented sources look for what they need. @type {typeof globalThis & { __stryker__?: InstrumenterContext }} */
const everywhere = globalThis;

/** @implements {TestRunner} */
class CaseRunner {
  /** @type {Script | undefined} */
  #script;
  /** @type {Cases | undefined} */
  #loaded;
  /**
   * Cases that killed a mutant of the same file, the last one first: its neighbours often die of it, too.
   * @type {Map<string, readonly string[]>}
   */
  #killers = new Map();
  #mutants = (everywhere[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  /** A lifecycle is a table made while its module is loaded: a change in it is seen only by a program that is loaded anew. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  /** The instrumented sources lie in the working folder, which is a copy of the project. */
  async init() {
    const { outputFiles } = await build({
      absWorkingDir: process.cwd(),
      entryPoints: ['test/mutation/cases.ts'],
      write: false,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      // Its own runner keeps the time of every test; here each is run again and again.
      alias: { vitest: resolve('test/mutation/vitest.ts') },
      plugins: [untold],
      // Only the command line asks where its own file is.
      logOverride: { 'empty-import-meta': 'silent' },
      logLevel: 'error',
    });
    this.#script = new Script(`(function (module, exports, require) {${outputFiles[0]?.text}\n})`);
    this.#load();
  }

  /** A script can be run any number of times and is forgotten afterwards; a module that was imported stays in memory for ever. */
  #load() {
    if (this.#script === undefined) throw new Error('What is run is bundled first.');
    /** @type {{ exports: Cases | undefined }} */
    const module = { exports: undefined };
    this.#script.runInThisContext()(module, module.exports, createRequire(resolve('package.json')));
    this.#loaded = module.exports;
  }

  get #cases() {
    if (this.#loaded === undefined) throw new Error('The cases are loaded first.');
    return this.#loaded;
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').CompleteDryRunResult>} */
  async dryRun() {
    const tests = this.#cases.tests.map((path) => {
      this.#mutants.currentTestId = path;
      return this.#run(path);
    });
    this.#mutants.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#mutants.mutantCoverage };
  }

  /** @param {MutantRunOptions} options */
  async mutantRun({
    activeMutant,
    testFilter,
    hitLimit,
    disableBail,
    sandboxFileName,
    reloadEnvironment,
    mutantActivation,
  }) {
    this.#mutants.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    this.#mutants.hitCount = hitLimit === undefined ? undefined : 0;
    this.#mutants.hitLimit = hitLimit;
    if (reloadEnvironment) {
      try {
        this.#load();
      } catch (error) {
        this.#mutants.activeMutant = undefined;
        const failureMessage = String(error);
        const told = { id: 'loading', name: 'loading', timeSpentMs: 0, failureMessage };
        return toMutantRunResult({
          status: DryRunStatus.Complete,
          tests: [{ ...told, status: TestStatus.Failed }],
        });
      }
    }
    this.#mutants.activeMutant = activeMutant.id;
    /** @type {TestResult[]} */
    const tests = [];
    for (const path of this.#nearestFirst(testFilter ?? this.#cases.tests, sandboxFileName)) {
      const result = this.#run(path);
      tests.push(result);
      if (result.status !== TestStatus.Failed) continue;
      this.#killers.set(
        sandboxFileName,
        [...new Set([path, ...this.#killersOf(sandboxFileName)])].slice(0, 20),
      );
      if (!disableBail) break;
    }
    this.#mutants.activeMutant = undefined;
    const late = determineHitLimitReached(this.#mutants.hitCount, hitLimit);
    return toMutantRunResult(late ?? { status: DryRunStatus.Complete, tests });
  }

  /**
   * @param {string} source
   * @returns {readonly string[]}
   */
  #killersOf(source) {
    return this.#killers.get(source) ?? [];
  }

  /**
   * Cases that killed before, then those written for the law that was changed, then the others: the sooner one fails, the less is run.
   * @param {readonly string[]} paths
   * @param {string} source
   */
  #nearestFirst(paths, source) {
    const asked = new Set(paths);
    const killers = this.#killersOf(source).filter((path) => asked.has(path));
    const near = paths.filter((path) => this.#cases.isAbout(path, source));
    return [...new Set([...killers, ...near, ...paths])];
  }

  /**
   * @param {string} path
   * @returns {TestResult}
   */
  #run(path) {
    const begun = performance.now();
    const fault = faultOrThrown(this.#cases.faultOf, path);
    const result = { id: path, name: path, timeSpentMs: performance.now() - begun };
    return fault === null
      ? { ...result, status: TestStatus.Success }
      : { ...result, status: TestStatus.Failed, failureMessage: fault };
  }
}

/**
 * A change that makes the engine throw is noticed, too.
 * @param {Cases['faultOf']} faultOf
 * @param {string} path
 */
function faultOrThrown(faultOf, path) {
  try {
    return faultOf(path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'cases', () => new CaseRunner())];
