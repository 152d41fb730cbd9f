import type { Loss } from './marker.ts';

/** True when everything that was lost has been brought back. */
export function isWhole({ deals, marks, broughtDeals, broughtMarks, missing }: Loss): boolean {
  return missing === 0 && broughtDeals >= deals && broughtMarks >= marks;
}
