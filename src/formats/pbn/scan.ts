/**
 * Scans the text of a PBN file in one pass, game by game. It uses no regular expression on the text and looks at each character at most
 * twice, so that the time is linear for any file.
 */

import { excerpt } from '../problem.ts';
import type { RawGame } from './rawGame.ts';
import { WordReader } from './words.ts';

/** `more`: the text ends before the game does, and more text follows. */
export type ScanOutcome = 'game' | 'end' | 'more';

export class Scanner extends WordReader {
  /** False while more text follows. */
  readonly last: boolean;
  #noBraceLeft = false;
  /** The name of the supplemental section whose rows follow; empty for none. */
  #table = '';
  #rowBegin = 0;
  #rowLine = 0;

  constructor(text: string, last: boolean, line: number) {
    super(text);
    this.last = last;
    this.line = line;
  }

  /** Reads the next game into the emptied `game`. After `more` the scanner is again at the beginning of the game. */
  next(game: RawGame): ScanOutcome {
    const { text } = this;
    const end = text.length;
    const begin = this.pos;
    const beginLine = this.line;
    this.#begin(game);
    while (this.pos < end) {
      const code = text.charCodeAt(this.pos);
      if (code === 32 || code === 9 || code === 11 || code === 12) this.pos++;
      else if (code === 10 || code === 13) {
        if (this.#lineEnd(code) && game.tags.size > 0) return 'game';
      } else if (code === 91) {
        if (this.#tag(game)) {
          game.runsOn = true;
          return 'game';
        }
      } else if (code === 123) {
        if (!this.#braces(game)) break;
      } else if (code === 59) this.#restIsComment(game);
      else if (code === 37 && this.#isAtLineBegin()) this.#toLineEnd();
      else if (this.section === 'play') this.playWord(game, code);
      else if (this.section === 'auction') this.auctionWord(game, code);
      else this.#otherWord(game, code);
    }
    if (!this.last) {
      this.pos = begin;
      this.line = beginLine;
      return 'more';
    }
    if (game.tags.size > 0) return 'game';
    for (const comment of game.comments)
      game.report('textIgnored', this.line, () => ({ text: excerpt(comment) }));
    return 'end';
  }

  #begin(game: RawGame): void {
    game.clear();
    this.section = 'identification';
    this.#table = '';
    this.#rowLine = 0;
  }

  #isAtLineBegin(): boolean {
    const before = this.text.charCodeAt(this.pos - 1);
    return this.pos === 0 || before === 10 || before === 13;
  }

  /** Skips a line end. True if the next line is blank. */
  #lineEnd(code: number): boolean {
    const { text } = this;
    this.pos += code === 13 && text.charCodeAt(this.pos + 1) === 10 ? 2 : 1;
    this.line++;
    let pos = this.pos;
    let next = text.charCodeAt(pos);
    while (next === 32 || next === 9) next = text.charCodeAt(++pos);
    // A blank line at the end of the text may still continue.
    if (next !== 10 && next !== 13) return false;
    this.pos = pos;
    return true;
  }

  /** True if the tag belongs to the next game, which follows without an empty line; then the tag is not skipped. */
  #tag(game: RawGame): boolean {
    const begin = this.pos;
    const line = this.line;
    if (!this.read(game)) return false;
    const { name, value } = this;
    if (name === 'Note') {
      this.#note(game, value, line);
      return false;
    }
    if (game.tags.has(name)) {
      if (game.hasContent && (name === 'Event' || name === firstKey(game.tags))) {
        this.pos = begin;
        this.line = line;
        return true;
      }
      const section = name === 'Auction' || name === 'Play';
      if (section || game.tags.get(name) !== value)
        game.report(section ? 'sectionRepeated' : 'tagRepeated', line, () => ({
          tag: name,
        }));
      this.section = 'other';
      this.#table = '';
      return false;
    }
    game.addTag(name, value, line);
    if (name === 'Auction') {
      game.auction.open(value, line);
      this.section = 'auction';
    } else if (name === 'Play') {
      game.play.open(value, line);
      this.section = 'play';
    } else {
      this.section = IDENTIFICATION.has(name) ? 'identification' : 'other';
      this.#table = this.section === 'other' ? name : '';
    }
    return false;
  }

  /** `[Note "1:text"]` explains a reference in its section. */
  #note(game: RawGame, value: string, line: number): void {
    const colon = value.indexOf(':');
    const digits = value.slice(0, colon).trim();
    const number = Number(digits);
    const section = this.section === 'play' ? game.play : this.section === 'auction' ? game.auction : null;
    if (colon < 1 || !/^\d{1,9}$/.test(digits) || section === null)
      game.report('noteUnreadable', line, () => ({ text: excerpt(value) }));
    else if (!section.notes.has(number)) section.notes.set(number, value.slice(colon + 1).trim());
  }

  /** Reads a comment in braces. False if its end is not yet in the text. */
  #braces(game: RawGame): boolean {
    const { text } = this;
    const begin = this.pos + 1;
    let close = this.#noBraceLeft ? -1 : text.indexOf('}', begin);
    let next = close + 1;
    if (close === -1) {
      this.#noBraceLeft = true;
      if (!this.last) return false;
      game.report('commentNotClosed', this.line, () => ({
        text: excerpt(text.slice(begin, begin + 100)),
      }));
      // Blank lines before that tag still separate games.
      close = begin + text.slice(begin, lineBeginningWithTag(text, begin)).trimEnd().length;
      next = close;
    }
    const comment = text.slice(begin, close);
    if (next > close && (comment.includes('\n[Event "') || comment.includes('\n[Deal "')))
      game.report('commentHidesGame', this.line, () => ({}));
    this.#comment(game, comment);
    this.#countLines(begin, close);
    this.pos = next;
    return true;
  }

  #countLines(from: number, to: number): void {
    const { text } = this;
    for (let pos = from; pos < to; pos++) {
      const code = text.charCodeAt(pos);
      if (code === 10 || (code === 13 && text.charCodeAt(pos + 1) !== 10)) this.line++;
    }
  }

  #restIsComment(game: RawGame): void {
    const begin = this.pos + 1;
    this.#toLineEnd();
    this.#comment(game, this.text.slice(begin, this.pos));
  }

  #toLineEnd(): void {
    const { text } = this;
    let { pos } = this;
    let code = text.charCodeAt(pos);
    while (code !== 10 && code !== 13 && pos < text.length) code = text.charCodeAt(++pos);
    this.pos = pos;
  }

  #comment(game: RawGame, comment: string): void {
    const trimmed = comment.trim();
    if (trimmed === '') return;
    const mark =
      this.section === 'play'
        ? game.play.latestMark()
        : this.section === 'auction'
          ? game.auction.latestMark()
          : null;
    game.comment(trimmed, mark, this.line);
  }

  /** Reads a word of the identification section or of a table. Only text outside both is reported. */
  #otherWord(game: RawGame, code: number): void {
    const { text } = this;
    const begin = this.pos;
    if (code === 34) {
      // A quoted element of a table may contain brackets and braces.
      let pos = begin + 1;
      let next = text.charCodeAt(pos);
      while (next !== 34 && next !== 10 && next !== 13 && pos < text.length) next = text.charCodeAt(++pos);
      this.pos = next === 34 ? pos + 1 : pos;
    } else {
      let pos = begin + 1;
      let next = text.charCodeAt(pos);
      while (next > 32 && next !== 91 && next !== 123 && next !== 59 && next !== 34)
        next = text.charCodeAt(++pos);
      this.pos = pos;
    }
    if (this.section === 'identification')
      game.report('textIgnored', this.line, () => ({
        text: excerpt(text.slice(begin, this.pos)),
      }));
    else if (this.section === 'other' && this.#table !== '') {
      if (this.#rowLine !== this.line) {
        this.#rowLine = this.line;
        this.#rowBegin = begin;
      }
      game.addRow(this.#table, this.line, text.slice(this.#rowBegin, this.pos));
    }
  }
}

/** The end of an unclosed comment: before the next line that begins with a tag. */
function lineBeginningWithTag(text: string, from: number): number {
  const afterLf = text.indexOf('\n[', from);
  if (afterLf !== -1) return afterLf;
  const afterCr = text.indexOf('\r[', from);
  return afterCr === -1 ? text.length : afterCr;
}

function firstKey(map: ReadonlyMap<string, string>): string | undefined {
  for (const key of map.keys()) return key;
  return undefined;
}

/** Tags without section data, so that text after them is stray. */
const IDENTIFICATION: ReadonlySet<string> = new Set(
  (
    'Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Competition ' +
    'DealId Description FrenchMP Generator Hidden Room Termination Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ' +
    'ScoreRubberHistory OptimumScore BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType ' +
    'NorthType EastType SouthType EventDate EventSponsor HomeTeam Round Section Stage Table VisitTeam Time UTCDate ' +
    'UTCTime TimeControl TimeCall TimeCard Annotator AnnotatorNA Application Mode'
  ).split(' '),
);
