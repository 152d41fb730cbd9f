/** Direction marks in a text that was copied from a page written from right to left: there they stand between the words of the format. */

/** Nobody sees them. In a name or a comment they keep Latin letters in order beside Hebrew or Arabic ones. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** How a tag of PBN, a pair of LIN and the hands of RBN begin, and a whole call or card of LIN. */
const BEGINNINGS =
  /(?:^|[\r\n|])[ \t]*(?:\[ *[a-z_]\w* *"|(?:mb\|[1-7dprx][a-z]{0,2}|pc\|[cdhs][2-9tjqka])(?=\|)|(?:md|pn|qx|vg|st|rs|ah|pg)\||H [NESW][:;][\dtjqka.])/gi;
/** How a line of a case file begins. */
const CASE_LINES = /(?:^|[\r\n])[ \t]*["{}\]]/g;

/** True for a text that has direction marks anywhere. */
export function hasMarks(text: string): boolean {
  return text.search(MARKS) !== -1;
}

/** True for a text that shows its format, or more of it, without its direction marks. One with such marks only in names and comments does not. */
export function hasStrayMarks(text: string): boolean {
  if (!hasMarks(text)) return false;
  const plain = withoutMarks(text);
  const parts = plain.trimStart().startsWith('{') ? CASE_LINES : BEGINNINGS;
  return count(plain, parts) > count(text, parts);
}

/** The text without direction marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '');
}

function count(text: string, parts: RegExp): number {
  return text.match(parts)?.length ?? 0;
}
