/** Reads the `tag|value|` pairs of a LIN text in one pass. Line ends mean nothing. After a stray bar only one word is lost. */

/** Tags found in real files. Another two-letter word is a tag only if no known tag follows it. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'pn st rh pg md sv ah qx mb an pc mc nt at vg rs pw mp bn up pf sk ht mn bt tu va sa em zz lg ub hs lb 3b ' +
    'tp to bg bm bp bv cp cq cr cs d3 ef ek ep er fh fp hc ha hf ih in ip kh km kp lc lf ls mh nc ob obs ph pi ps pt ' +
    'ra rc rq sb se sq tb tc td tl ts tt uc vm wt'
  ).split(' '),
);

export class PairReader {
  readonly text: string;
  /** False while more text follows. */
  readonly last: boolean;
  /** In lower case; the pair that {@link next} has read. */
  tag = '';
  value = '';
  /** The line of the tag, from 1. */
  line: number;
  /** The offset of the next pair. */
  pos = 0;
  /** The first words without a pair since the last pair. */
  stray = '';
  /** True if the text ends within its last pair, whose value or tag may be incomplete. */
  isCut = false;
  #newline: number;
  readonly #lineEnd: string;

  constructor(text: string, last: boolean, line: number) {
    this.text = text;
    this.last = last;
    this.line = line;
    this.#newline = text.indexOf('\n');
    this.#lineEnd = this.#newline === -1 && text.includes('\r') ? '\r' : '\n';
    if (this.#lineEnd === '\r') this.#newline = text.indexOf('\r');
  }

  /** Reads the next pair. False at the end of the text, or if the pair is incomplete: then `pos` stays before it. */
  next(): boolean {
    const { text } = this;
    this.stray = '';
    for (;;) {
      const bar = text.indexOf('|', this.pos);
      if (bar === -1) return this.#end();
      let close = text.indexOf('|', bar + 1);
      if (close === -1) {
        if (!this.last) return false;
        close = text.length;
      }
      const begin = this.#wordBegin(this.pos, bar);
      const word = text.slice(begin, bar).trimEnd();
      const tag = word.length === 2 ? word.toLowerCase() : tagAtEnd(word);
      if (
        tag !== '' &&
        (KNOWN.has(tag) ||
          !KNOWN.has(
            text
              .slice(bar + 1, close)
              .trim()
              .toLowerCase(),
          ))
      ) {
        this.#countTo(begin);
        this.tag = tag;
        this.value = text.slice(bar + 1, close);
        this.pos = close + 1;
        this.isCut = close === text.length;
        return true;
      }
      if (word !== '' && this.stray === '') {
        this.#countTo(begin);
        this.stray = word;
      }
      this.pos = bar + 1;
    }
  }

  #end(): boolean {
    if (!this.last) return false;
    const rest = this.text.slice(this.pos);
    // One or two letters are the beginning of a tag; anything longer is other text.
    if (/^[a-z]{1,2}$/i.test(rest.trim())) {
      this.isCut = true;
      this.tag = rest.trim().toLowerCase();
    }
    if (this.stray === '' && rest.trim() !== '') {
      this.#countTo(this.#wordBegin(this.pos, this.text.length));
      this.stray = rest.trim();
    }
    this.pos = this.text.length;
    return false;
  }

  /** Updates `line` for the offset of the next pair, so that reading can go on with the rest. */
  settle(): void {
    this.#countTo(this.pos);
  }

  /** The first non-blank character of the last line before `to`: comment lines come before tags. */
  #wordBegin(from: number, to: number): number {
    const { text } = this;
    let end = to;
    while (end > from && text.charCodeAt(end - 1) <= 32) end--;
    let begin = end;
    while (begin > from) {
      const code = text.charCodeAt(begin - 1);
      if (code === 10 || code === 13) break;
      begin--;
    }
    while (begin < end && text.charCodeAt(begin) <= 32) begin++;
    return begin;
  }

  #countTo(pos: number): void {
    while (this.#newline !== -1 && this.#newline < pos) {
      this.line++;
      this.#newline = this.text.indexOf(this.#lineEnd, this.#newline + 1);
    }
  }
}

/** The tag after `lin=` in an unencoded link; empty if the word is no tag. */
function tagAtEnd(word: string): string {
  if (word.length === 3 && KNOWN.has(word.toLowerCase())) return word.toLowerCase();
  const at = word.lastIndexOf('lin=');
  const tag = at === -1 ? '' : word.slice(at + 4).toLowerCase();
  return KNOWN.has(tag) ? tag : '';
}
