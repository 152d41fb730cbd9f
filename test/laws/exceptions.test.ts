/** What is weighed beside each finding: no finding of the Laws is without its exceptions, or the word that none stands beside it. */

import { describe, expect, test } from 'vitest';
import type { FindingKey } from '../../src/laws/finding.ts';
import { weighedIn } from '../../src/laws/weighed.ts';
import { WITHOUT_EXCEPTION } from './withoutException.ts';
import { paths, timelineIn } from '../fixtures.ts';

/** Each kind of finding with the smallest number of exceptions weighed in any case. */
function fewestWeighed(): Map<
  FindingKey,
  { readonly count: number; readonly path: string; readonly own: boolean }
> {
  const fewest = new Map<FindingKey, { count: number; path: string; own: boolean }>();
  for (const path of paths) {
    const { findings, laws } = timelineIn(path);
    for (const finding of findings) {
      const count = weighedIn(finding, laws.edition).length;
      const known = fewest.get(finding.key);
      if (known === undefined || count < known.count)
        fewest.set(finding.key, { count, path, own: finding.weighed !== undefined });
    }
  }
  return fewest;
}

const fewest = fewestWeighed();
const WITHOUT =
  'no exception is weighed: name one in `weighed` where the law cites it; where there is none, name the finding in test/laws/withoutException.ts';
const NO_LONGER = 'an exception is weighed: take the finding out of test/laws/withoutException.ts';

describe('every finding of the cases', () => {
  test.each([...fewest.keys()])('%s', (key) => {
    const { count, path } = fewest.get(key) ?? { count: 0, path: '' };
    if (WITHOUT_EXCEPTION.has(key)) expect(count, `${path}: ${NO_LONGER}`).toBe(0);
    else expect(count, `${path}: ${WITHOUT}`).toBeGreaterThan(0);
  });
});
