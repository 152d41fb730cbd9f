/** Entries of scorers for a board without a result: an artificial score (12C2), a board not played, or a board still to be played. */

export interface InsteadOfResult {
  /** `average`: a score that was awarded. `notPlayed`: nobody bid or played. `late`: the board is to be played later. */
  readonly kind: 'average' | 'notPlayed' | 'late';
  /** The percentage of each side, if the text gives both. If it gives one, nobody knows whose it is, so both are null. */
  readonly ns: number | null;
  readonly ew: number | null;
}

const NOT_PLAYED: InsteadOfResult = { kind: 'notPlayed', ns: null, ew: null };
const LATE: InsteadOfResult = { kind: 'late', ns: null, ew: null };

/** The signs of averages in per cent: plus is 60, minus is 40. */
const WORTH: Readonly<Record<string, number>> = { '+': 60, '-': 40, '=': 50, '': 50 };

/**
 * Reads `A6040`, `60%-40%`, `AV+`, `AVE-/AVE+`, `A=`, `NP`, `Not played`, `Late play`, with PBN's caret for an artificial score
 * before any of them; null for everything else. Points, match points and contracts are never any of these.
 */
export function insteadOfResult(text: string): InsteadOfResult | null {
  if (text.length > 40) return null;
  const marked = text.toUpperCase().replace(/[\s_]+/g, '');
  const words = marked.replace(/^\^/, '');
  // A caret before a number marks an artificial score, whatever the number.
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
  // A single letter A means nothing.
  if (whole === undefined || whole === 'A') return null;
  return second === undefined ? average(null, null) : average(worth(first), worth(second));
}

function average(ns: number | null, ew: number | null): InsteadOfResult {
  return { kind: 'average', ns, ew };
}

function worth(sign: string): number | null {
  return WORTH[sign.replace('PLUS', '+').replace('MINUS', '-')] ?? null;
}
