/** LIN in links: percent-encoded once or twice. */

/** The number of characters that show whether a text is encoded. */
const SAMPLE = 65_536;

/** True when the bars of the text are percent-encoded. */
export function isPercentEncoded(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  return !sample.includes('|') && /%(?:25)*7c/i.test(sample);
}

/**
 * The text with the `lin=` value of every line decoded, or the whole line where it has none. A malformed escape stays as it is.
 * Never throws.
 */
export function decodePercent(text: string): string {
  return text.split('\n').map(decodeLine).join('\n');
}

function decodeLine(line: string): string {
  const at = line.indexOf('lin=');
  let part = line;
  if (at !== -1) {
    const after = line.slice(at + 4);
    const end = after.search(/[&"'<>\s]/);
    part = end === -1 ? after : after.slice(0, end);
  }
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
