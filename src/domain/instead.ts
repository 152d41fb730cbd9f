/** What scorers enter where a board has no result of bidding and play: an artificial score (12C2), no play, or play still to come. */

export interface InsteadOfResult {
  /** `average`: a score that was awarded. `notPlayed`: nobody bid or played. `late`: the board is to be played later. */
  readonly kind: 'average' | 'notPlayed' | 'late';
  /** Percentages awarded to each side, where the words give both; of a single one nobody knows whose it is. */
  readonly ns: number | null;
  readonly ew: number | null;
}

const NOT_PLAYED: InsteadOfResult = { kind: 'notPlayed', ns: null, ew: null };
const LATE: InsteadOfResult = { kind: 'late', ns: null, ew: null };

/** Averages as words: plus and minus are sixty and forty. */
const WORTH: Readonly<Record<string, number>> = { '+': 60, '-': 40, '=': 50, '': 50 };

/**
 * Reads `A6040`, `60%-40%`, `AV+`, `AVE-/AVE+`, `A=`, `NP`, `Not played`, `Late play`, with PBN's caret for an artificial score
 * before any of them; null for everything else. Points, match points and contracts are never any of these.
 */
export function insteadOfResult(text: string): InsteadOfResult | null {
  if (text.length > 40) return null;
  const marked = text.toUpperCase().replace(/[\s_]+/g, '');
  const words = marked.replace(/^\^/, '');
  // The caret alone says it, whatever score follows.
  if (words !== marked && /^\d+(?:\.\d+)?%?$/.test(words)) return average(null, null);
  if (/^(?:NP|N\/P|NOT-?PLAYED|NO-?PLAY|UNPLAYED)$/.test(words)) return NOT_PLAYED;
  if (/^LATE(?:-?PLAY)?$/.test(words)) return LATE;
  if (words === 'ARBITRALSCORE') return average(null, null);
  const [, north, east] =
    /^A(\d\d)[-/:]?(\d\d)?$/.exec(words) ??
    /^(\d{1,3})%[-/:](\d{1,3})%?$/.exec(words) ??
    /^([3-7]0)[-/:]([3-7]0)$/.exec(words) ??
    [];
  if (north !== undefined)
    return east === undefined ? average(null, null) : average(Number(north), Number(east));
  const [whole, first = '', second] =
    /^A(?:V(?:E|G|ERAGE)?)?(PLUS|MINUS|[-+=]|)(?:\/?A(?:V(?:E|G|ERAGE)?)?(PLUS|MINUS|[-+=]|))?$/.exec(
      words,
    ) ?? [];
  // A bare letter says nothing.
  if (whole === undefined || whole === 'A') return null;
  return second === undefined ? average(null, null) : average(worth(first), worth(second));
}

function average(ns: number | null, ew: number | null): InsteadOfResult {
  return { kind: 'average', ns, ew };
}

function worth(sign: string): number | null {
  return WORTH[sign.replace('PLUS', '+').replace('MINUS', '-')] ?? null;
}
