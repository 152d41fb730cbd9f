/** The exceptions that were considered beside a conclusion, as far as that edition of the Laws has them. */

import { clauseNamed } from '../lawbook/catalogue.ts';
import type { Edition } from '../lawbook/editions.ts';
import type { Finding, Weighed } from './finding.ts';

/** The exceptions that the law weighed when it cited the finding, without those that the edition does not have. */
export function weighedIn(finding: Finding, edition: Edition): readonly Weighed[] {
  return (finding.weighed ?? []).filter(({ law }) => clauseNamed(law)?.editions.includes(edition) !== false);
}
