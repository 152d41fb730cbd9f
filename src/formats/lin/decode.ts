/** LIN in links: percent-encoded once or twice. */

import { SAMPLE } from '../bytes.ts';
import { inPieces, reportTooLong } from '../inPieces.ts';
import { LONGEST_RECORD } from '../largest.ts';
import type { ProblemList } from '../problem.ts';

/** True when the bars of the text are percent-encoded. */
export function isPercentEncoded(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  return !sample.includes('|') && /%(?:25)*7c/i.test(sample);
}

/** The chunks of a text, or the whole text decoded where it is percent-encoded: then it is a single record. */
export function* decoded(
  chunks: Iterable<string>,
  problems: ProblemList,
): Generator<string, void, undefined> {
  let held = '';
  /** Null while it is not known. */
  let encoded: boolean | null = null;
  for (const piece of inPieces(chunks)) {
    held += piece;
    if (held.includes('|')) encoded ??= false;
    else if (held.length >= SAMPLE) encoded ??= isPercentEncoded(held);
    if (encoded === false) {
      yield held;
      held = '';
    } else if (held.length > LONGEST_RECORD) {
      reportTooLong(problems, 1);
      break;
    }
  }
  if (!(encoded ?? isPercentEncoded(held))) return yield held;
  problems.add('percentEncoded', 1);
  yield decodePercent(held);
}

/** The text with the `lin=` values of every line decoded, or the whole line where it has none. A malformed escape stays as it is. */
function decodePercent(text: string): string {
  return text.split('\n').map(decodeLine).join('\n');
}

function decodeLine(line: string): string {
  const [before = '', ...values] = line.split('lin=');
  if (values.length === 0) return decodePart(before);
  // Blanks and apostrophes in a link need not be encoded; what comes after its last bar is other text.
  return values
    .map((value) => decodePart(/^[^&"<>]*%(?:25)*7c[^\s&"'<>]*/i.exec(value)?.[0] ?? ''))
    .join('| ');
}

function decodePart(part: string): string {
  // In links a plus means a space, and `%2B` a plus.
  let decoded = unescapePercent(part.replaceAll('+', ' '));
  for (let again = 0; again < 2 && isPercentEncoded(decoded); again++) decoded = unescapePercent(decoded);
  return decoded;
}

/** The text with its percent escapes decoded, as UTF-8 where that is possible, otherwise byte by byte. Never throws. */
export function unescapePercent(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.replace(/%([0-9A-Fa-f]{2})/g, (_whole, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      );
    }
  });
}

const MANGLED_SUITS: readonly (readonly [string, string])[] = [
  ['â™\u00a0', '♠'],
  ['â™¥', '♥'],
  ['â™¦', '♦'],
  ['â™£', '♣'],
];

/** The text with suit symbols corrected that were encoded twice; the same text when there are none. */
export function repairSuitSymbols(text: string): string {
  if (!text.includes('â™')) return text;
  let repaired = text;
  for (const [mangled, symbol] of MANGLED_SUITS) repaired = repaired.replaceAll(mangled, symbol);
  return repaired;
}
