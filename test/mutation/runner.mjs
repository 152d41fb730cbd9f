// The test runner of `npm run mutate`: judges all cases in this very process. Starting vitest anew for each
// of some ten thousand mutants costs a second each; the cases that kill a mutant take milliseconds.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

class CaseRunner {
  #cases;
  #mutants = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  capabilities() {
    return { reloadEnvironment: false };
  }

  /** The instrumented sources lie in the working folder, which is a copy of the project. */
  async init() {
    const outfile = resolve(`cases.${process.pid}.mjs`);
    await build({
      absWorkingDir: process.cwd(),
      entryPoints: ['test/mutation/cases.ts'],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'es2022',
      logLevel: 'error',
    });
    try {
      this.#cases = await import(pathToFileURL(outfile).href);
    } finally {
      rmSync(outfile, { force: true });
    }
  }

  async dryRun() {
    const tests = this.#cases.paths.map((path) => {
      this.#mutants.currentTestId = path;
      return this.#run(path);
    });
    this.#mutants.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail, sandboxFileName }) {
    this.#mutants.activeMutant = activeMutant.id;
    this.#mutants.hitCount = hitLimit === undefined ? undefined : 0;
    this.#mutants.hitLimit = hitLimit;
    const tests = [];
    for (const path of this.#nearestFirst(testFilter ?? this.#cases.paths, sandboxFileName)) {
      const result = this.#run(path);
      tests.push(result);
      if (result.status === TestStatus.Failed && !disableBail) break;
    }
    this.#mutants.activeMutant = undefined;
    const late = determineHitLimitReached(this.#mutants.hitCount, hitLimit);
    return toMutantRunResult(late ?? { status: DryRunStatus.Complete, tests });
  }

  /** Cases written for the law that was changed, then the others: the sooner one fails, the less is run. */
  #nearestFirst(paths, source) {
    const near = paths.filter((path) => this.#cases.isAbout(path, source));
    return [...new Set([...near, ...paths])];
  }

  #run(path) {
    const begun = performance.now();
    const fault = faultOrThrown(this.#cases.faultOf, path);
    const result = { id: path, name: path, timeSpentMs: performance.now() - begun };
    return fault === null
      ? { ...result, status: TestStatus.Success }
      : { ...result, status: TestStatus.Failed, failureMessage: fault };
  }
}

/** A change that makes the engine throw is noticed, too. */
function faultOrThrown(faultOf, path) {
  try {
    return faultOf(path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'cases', () => new CaseRunner())];
