/** Splits a typed line: words, texts in quotation marks, the semicolon between two facts, braces around facts inside another. */

export interface Token {
  readonly text: string;
  /** True for a text in quotation marks. */
  readonly quoted: boolean;
  /** The offset in the line, from 0. */
  readonly at: number;
  /** The word and colon before a text in quotation marks: `note:"…"`. */
  readonly prefix: string;
  /** The field and the value, if the text joins two pieces that the line has apart: a fault quotes what was typed. */
  readonly apart?: { readonly field: Token; readonly value: Token };
}

const PIECE = /\s*(?:([;{}])|([a-z]+:)?["“”„]((?:[^"“”\\]|\\.)*)(["“”]|$)|([^\s;{}"“”„]+))/giy;

/** The pieces of a line; `open`: where a quotation mark begins a text that never ends. */
export function tokensOf(line: string): { readonly tokens: readonly Token[]; readonly open: number | null } {
  const tokens: Token[] = [];
  let open: number | null = null;
  PIECE.lastIndex = 0;
  for (let found = PIECE.exec(line); found !== null; found = PIECE.exec(line)) {
    const [whole, end, prefix = '', quoted, mark, word] = found;
    const at = found.index + whole.length - whole.trimStart().length;
    if (quoted !== undefined) {
      if (mark === '') open = at;
      tokens.push({ text: unescaped(quoted), quoted: true, at, prefix: prefix.slice(0, -1).toLowerCase() });
    } else tokens.push({ text: end ?? word ?? '', quoted: false, at, prefix: '' });
  }
  return { tokens, open };
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));

/** True for this sign outside quotation marks. */
export const isSign = ({ text, quoted }: Token, sign: ';' | '{' | '}'): boolean => !quoted && text === sign;

/** The pieces of each fact, cut at the semicolons that are not inside braces. */
export function apartAtSemicolons(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSign(token, '{')) depth++;
    if (isSign(token, '}')) depth--;
    if (depth === 0 && isSign(token, ';')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
