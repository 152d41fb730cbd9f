/** Parsing alone, or parsing and auditing, as the command line does it. */

import { auditDeal } from '../../src/audit/checks/index.ts';
import { readPbn } from '../../src/formats/pbn/parse.ts';

/** Number of deals read, and findings when audited. */
export function auditText(text: string, audited: boolean): number {
  let count = 0;
  const ignore = (): number => 0;
  for (const deal of readPbn([text], { source: 'bench' }, ignore)) {
    count++;
    if (audited) count += auditDeal(deal).findings.length;
  }
  return count;
}
