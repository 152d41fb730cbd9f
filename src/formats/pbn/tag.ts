/** Reads one tag pair, `[Name "value"]`, with the variants in real files. Comments and sections are read elsewhere. */

import { excerpt } from '../problem.ts';
import type { RawGame } from './rawGame.ts';

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = 91;
const CLOSE = 93;
const LF = 10;
const CR = 13;

/** The position of the reader in the text. It advances with every tag. */
export class TagReader {
  readonly text: string;
  pos = 0;
  line = 1;
  name = '';
  value = '';

  constructor(text: string) {
    this.text = text;
  }

  /** Reads the tag whose bracket is at `pos`. False if it is no tag; then only the bracket is skipped. */
  read(game: RawGame): boolean {
    const { text } = this;
    const begin = this.pos;
    const line = this.line;
    this.pos++;
    this.#skipBlanks();
    const nameBegin = this.pos;
    while (isNameCharacter(text.charCodeAt(this.pos))) this.pos++;
    if (this.pos === nameBegin) {
      this.pos = begin + 1;
      while (text.charCodeAt(this.pos) === OPEN) this.pos++;
      this.line = line;
      game.report('tagUnreadable', line, () => ({
        text: excerpt(this.#restOfLine(begin)),
      }));
      return false;
    }
    this.name = text.slice(nameBegin, this.pos);
    this.#skipBlanks();
    if (text.charCodeAt(this.pos) === QUOTE) this.#quoted(game);
    else this.#unquoted(game);
    return true;
  }

  #quoted(game: RawGame): void {
    const { text } = this;
    const begin = this.pos + 1;
    let pos = begin;
    let escaped = false;
    let code = text.charCodeAt(pos);
    while (code !== QUOTE && code !== LF && code !== CR && pos < text.length) {
      if (code === BACKSLASH) {
        escaped = true;
        const next = text.charCodeAt(pos + 1);
        if (next === QUOTE || next === BACKSLASH) pos++;
      }
      code = text.charCodeAt(++pos);
    }
    if (code !== QUOTE) {
      this.#unfinished(game, begin, pos);
      return;
    }
    const { line } = this;
    this.value = text.slice(begin, pos);
    if (escaped) this.value = unescape(this.value);
    this.pos = pos + 1;
    if (text.charCodeAt(this.pos) === CLOSE) {
      this.pos++;
      return;
    }
    this.#skipBlanks();
    if (text.charCodeAt(this.pos) === CLOSE) this.pos++;
    else this.#quoteInside(game, begin, pos, line);
  }

  /** The quote at `first` is not followed by a bracket: it is part of the value, or the bracket is missing. */
  #quoteInside(game: RawGame, begin: number, first: number, line: number): void {
    const { text } = this;
    let pos = first + 1;
    for (; pos < text.length; pos++) {
      const code = text.charCodeAt(pos);
      if (code === LF || code === CR || code === OPEN) break;
      if (code !== QUOTE) continue;
      let after = pos + 1;
      while (isBlank(text.charCodeAt(after))) after++;
      if (text.charCodeAt(after) !== CLOSE) continue;
      this.value = unescape(text.slice(begin, pos));
      this.#backTo(after + 1, line);
      game.report('quoteInside', this.line, () => ({ tag: this.name }));
      return;
    }
    this.#backTo(first + 1, line);
    game.report('tagNotClosed', this.line, () => ({ tag: this.name }));
  }

  /** Goes back to the line of the value: the search for the bracket may have crossed line ends. */
  #backTo(pos: number, line: number): void {
    this.line = line;
    this.pos = pos;
  }

  /** The line that ends at `lineEnd` has no closing quote. */
  #unfinished(game: RawGame, begin: number, lineEnd: number): void {
    const { text } = this;
    const here = text.slice(begin, lineEnd).trimEnd();
    this.pos = lineEnd;
    if (here.endsWith(']')) {
      this.value = unescape(here.slice(0, -1).trimEnd());
      game.report('quoteNotClosed', this.line, () => ({ tag: this.name }));
      return;
    }
    const nextLine = this.#afterLineEnd(lineEnd);
    const nextEnd = lineEndFrom(text, nextLine);
    const close = text.charCodeAt(nextLine) === OPEN ? -1 : closingQuote(text, nextLine, nextEnd);
    if (close === -1) {
      this.value = unescape(here);
      game.report('quoteNotClosed', this.line, () => ({ tag: this.name }));
      return;
    }
    this.value = unescape(`${here} ${text.slice(nextLine, close).trimStart()}`);
    game.report('tagOverLines', this.line, () => ({ tag: this.name }));
    this.line++;
    this.pos = text.indexOf(']', close) + 1;
  }

  /** `[Event Random Deal #]`: the value is everything up to the bracket. */
  #unquoted(game: RawGame): void {
    const { text } = this;
    let close = this.pos;
    let code = text.charCodeAt(close);
    while (close < text.length && code !== CLOSE && code !== OPEN && code !== LF && code !== CR)
      code = text.charCodeAt(++close);
    if (code === CLOSE) {
      this.value = text.slice(this.pos, close).trimEnd();
      this.pos = close + 1;
      game.report('tagWithoutQuotes', this.line, () => ({ tag: this.name }));
    } else {
      this.value = '';
      game.report('tagNotClosed', this.line, () => ({ tag: this.name }));
    }
  }

  #skipBlanks(): void {
    const { text } = this;
    let code = text.charCodeAt(this.pos);
    while (code === 32 || (code >= 9 && code <= 13)) {
      if (code === LF || code === CR) {
        this.pos = this.#afterLineEnd(this.pos);
        this.line++;
      } else this.pos++;
      code = text.charCodeAt(this.pos);
    }
  }

  #afterLineEnd(pos: number): number {
    return this.text.charCodeAt(pos) === CR && this.text.charCodeAt(pos + 1) === LF ? pos + 2 : pos + 1;
  }

  #restOfLine(from: number): string {
    const some = this.text.slice(from, from + 100);
    return some.slice(0, lineEndFrom(some, 0));
  }
}

/** The offset of the end of the line at `from`. */
function lineEndFrom(text: string, from: number): number {
  let pos = from;
  while (pos < text.length) {
    const code = text.charCodeAt(pos);
    if (code === LF || code === CR) return pos;
    pos++;
  }
  return text.length;
}

function closingQuote(text: string, from: number, to: number): number {
  for (let pos = from; pos < to; pos++) {
    if (text.charCodeAt(pos) !== QUOTE) continue;
    let after = pos + 1;
    while (isBlank(text.charCodeAt(after))) after++;
    if (text.charCodeAt(after) === CLOSE) return pos;
  }
  return -1;
}

function unescape(value: string): string {
  return value.includes('\\') ? value.replace(/\\(["\\])/g, '$1') : value;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}

function isNameCharacter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
  );
}
