/** Makes text safe for a terminal: no character of a file may control it, hide a line, or reverse one. */

/** C0 without tab and line end, delete, C1, and characters that reverse the writing direction or leave it open. */
const STEERING = /(?![\t\n])\p{Cc}|[\u061c\u202a-\u202e\u2067\u2068]/gu;

/** Removes control characters from a text of several lines. A carriage return stays only before a line break, as in a spreadsheet's file. */
export function harmless(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const steady = line.replaceAll(STEERING, '');
      return closed(line.endsWith('\r') ? `${steady}\r` : steady);
    })
    .join('\n');
}

const LRI = '\u2066';
const PDI = '\u2069';

/** Closes islands of notation at the end of a line: an open one would affect the next lines. */
function closed(line: string): string {
  if (!line.includes(LRI) && !line.includes(PDI)) return line;
  let open = 0;
  let kept = '';
  for (const letter of line) {
    if (letter === LRI) open++;
    else if (letter === PDI && open-- <= 0) {
      open = 0;
      continue;
    }
    kept += letter;
  }
  return kept + PDI.repeat(open);
}

/** The JSON text with control and direction characters escaped, so that it parses to the same value. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
