/** Bridge notation inside a sentence of any direction: marked in plain text, so that `♠7` never turns into `7♠`. */

const LRI = '\u2066';
const PDI = '\u2069';

/** The text as one left-to-right island (U+2066 … U+2069), also when it is put together from islands. */
export function isolate(text: string): string {
  return `${LRI}${withoutIsolates(text)}${PDI}`;
}

/** The text without any direction mark: for search, file names and comparison. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069\u200e\u200f\u202a-\u202e]/g, '');
}

export interface IsolatedRun {
  readonly text: string;
  readonly notation: boolean;
}

/** A sentence cut at its islands, marks removed. */
export function runsOf(sentence: string): IsolatedRun[] {
  return sentence
    .split(new RegExp(`(${LRI}[^${PDI}]*${PDI})`))
    .filter((part) => part !== '')
    .map((part) => ({ text: withoutIsolates(part), notation: part.startsWith(LRI) }));
}
