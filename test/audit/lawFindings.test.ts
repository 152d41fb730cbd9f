import { expect, test } from 'vitest';
import { fromFinding } from '../../src/audit/checks/lawFindings.ts';
import type { FindingKey } from '../../src/laws/finding.ts';
import { FINDING_KEYS } from '../findingKeys.ts';

test.each(Object.keys(FINDING_KEYS) as FindingKey[])('%s is of its check', (key) => {
  const { check, severity } = fromFinding({ key, params: {}, laws: [], at: 0 });
  expect(`${check} ${severity}`).toBe(FINDING_KEYS[key][1]);
});
