/** Whether JSON is meant as a case: folders also contain settings and data of other programs. */

/** The beginning of `format` in every version of the case format. */
const FORMAT = 'dealtrail-case';

/** Keys of a deal. Several of them together suggest a case. */
const OF_A_DEAL = ['events', 'auction', 'contract', 'declarer'];

/** Traces of a damaged case: the name of the format, or the hands. */
const TRACE = /dealtrail-case|"(?:deal|hands)"\s*:/;

/** True for a case, also for one that is damaged or lacks its `format`; false for JSON that shows nothing of one. */
export function isLikeCase(text: string): boolean {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The text is no JSON, so only traces can tell.
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
