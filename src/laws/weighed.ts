/** The exceptions considered beside a conclusion, as the book of that edition has them. */

import { clauseNumbered } from '../lawbook/catalogue.ts';
import type { Edition } from '../lawbook/editions.ts';
import type { Finding, Weighed } from './finding.ts';

/** Those the law weighed when it cited the finding; none that the edition does not know. */
export function weighedIn(finding: Finding, edition: Edition): readonly Weighed[] {
  return (finding.weighed ?? []).filter(
    ({ law }) => clauseNumbered(law)?.editions.includes(edition) !== false,
  );
}
