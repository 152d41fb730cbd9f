/** Whether some JSON is meant as a case at all: every folder has settings and data of other programs in it. */

/** So begins the `format` of a case, in every version. */
const FORMAT = 'dealtrail-case';

/** Keys that speak of a deal where several of them stand together. */
const OF_A_DEAL = ['events', 'auction', 'contract', 'declarer'];

/** What is left of a damaged case: the name of the format, or the hands. */
const TRACE = /dealtrail-case|"(?:deal|hands)"\s*:/;

/** True for a case, also for one that is damaged or lacks its `format`; false for JSON that shows nothing of one. */
export function isLikeCase(text: string): boolean {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // No JSON: only its letters can tell.
    return TRACE.test(text);
  }
  if (typeof json !== 'object' || json === null) return false;
  const { format, deal } = json as { readonly format?: unknown; readonly deal?: unknown };
  return (
    (typeof format === 'string' && format.startsWith(FORMAT)) ||
    (typeof deal === 'object' && deal !== null) ||
    OF_A_DEAL.filter((key) => Object.hasOwn(json, key)).length > 1
  );
}
