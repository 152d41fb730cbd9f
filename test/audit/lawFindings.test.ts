import { expect, test } from 'vitest';
import { fromFinding, listed } from '../../src/audit/checks/lawFindings.ts';
import type { Finding, FindingKey } from '../../src/laws/finding.ts';
import { FINDING_KEYS } from '../findingKeys.ts';

const SAME = 'in src/audit/checks/lawFindings.ts and the line in test/findingKeys.ts must say the same';

test.each(Object.keys(FINDING_KEYS) as FindingKey[])('%s is of its check', (key) => {
  const { check, severity } = fromFinding({ key, params: {}, laws: [], at: 0 });
  expect(`${check} ${severity}`, `FAMILIES and APART ${SAME}`).toBe(FINDING_KEYS[key][1]);
});

test.each(Object.keys(FINDING_KEYS) as FindingKey[])('%s is listed as its line says', (key) => {
  const finding: Finding = { key, params: {}, laws: [], at: 0 };
  const ofALifecycle: Finding = { ...finding, case: 'revoke:1' };
  const procedure: Finding = { ...finding, procedure: true };
  const expected = FINDING_KEYS[key][2] === 'listed' ? [finding, ofALifecycle] : [finding];
  expect(listed([finding, ofALifecycle, procedure]), `LISTED_OF_A_LIFECYCLE ${SAME}`).toEqual(expected);
});
