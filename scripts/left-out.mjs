// A reporter of the browser tests: lists the tests that a browser leaves out.

/** @import { Reporter, TestSuiteResult } from '@web/test-runner' */

/** @type {(suite: TestSuiteResult) => string[]} */
const leftOut = ({ suites, tests }) => [
  ...tests.filter(({ skipped }) => skipped).map(({ name }) => name),
  ...suites.flatMap((one) => leftOut(one).map((name) => `${one.name} > ${name}`)),
];

/** @type {Reporter} */
export const leftOutTests = {
  onTestRunFinished({ sessions }) {
    const names = sessions.flatMap(({ testResults }) =>
      testResults === undefined ? [] : leftOut(testResults),
    );
    console.log(`Left out, because they need what this browser has not: ${names.length}`);
    for (const name of names) console.log(`  ${name}`);
  },
};
