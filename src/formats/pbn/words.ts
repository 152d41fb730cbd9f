/** Reads one word of an auction or play section: call, card, filler, or a mark beside one. */

import { rankNumber, suitNumber } from '../hands.ts';
import { signAt } from '../letters.ts';
import { excerpt } from '../problem.ts';
import {
  CARD_NEXT,
  CARD_UNKNOWN,
  CARD_UNREADABLE,
  PLAY_ENDS,
  type RawGame,
  type RawSection,
} from './rawGame.ts';
import { TagReader } from './tag.ts';

/** The section that the current tag begins. */
export type Section = 'identification' | 'auction' | 'play' | 'other';

/** 1 for letters and digits. */
const WORD = new Uint8Array(128);
for (let code = 0; code < 128; code++) WORD[code] = /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0;

export class WordReader extends TagReader {
  protected section: Section = 'identification';

  protected playWord(game: RawGame, code: number): void {
    const { text } = this;
    const begin = this.pos;
    const { play } = game;
    if (code === 45) {
      this.#passDashes();
      this.#add(game, play, CARD_UNKNOWN, true);
      return;
    }
    if (this.#asterisk(play, code)) return;
    if (code === 42 || code === 43) {
      this.pos++;
      this.#add(game, play, code === 42 ? PLAY_ENDS : CARD_NEXT, code === 43);
      return;
    }
    const sign = signAt(text, begin);
    const suit = suitNumber(sign?.suit.charCodeAt(0) ?? code);
    if (suit >= 0) {
      const from = begin + (sign?.length ?? 1);
      const second = text.charCodeAt(from);
      const ten = second === 49 && text.charCodeAt(from + 1) === 48;
      const rank = ten ? 8 : rankNumber(second);
      const after = from + (ten ? 2 : 1);
      if (rank >= 0 && !isWordCode(text.charCodeAt(after))) {
        this.pos = after;
        this.#add(game, play, suit + rank);
        return;
      }
    }
    if (isWordCode(code)) {
      const word = this.#word();
      game.report('cardUnreadable', this.line, () => ({ text: excerpt(word) }));
      this.#add(game, play, CARD_UNREADABLE);
    } else this.#mark(game, play, code);
  }

  protected auctionWord(game: RawGame, code: number): void {
    const { auction } = game;
    if (code === 45) {
      this.#passDashes();
      this.#add(game, auction, '-', true);
    } else if (this.#asterisk(auction, code)) return;
    else if (code === 42 || code === 43) {
      this.pos++;
      this.#add(game, auction, code === 42 ? '*' : '+', code === 43);
    } else if (isWordCode(code)) this.#add(game, auction, this.#call());
    else this.#mark(game, auction, code);
  }

  /** An asterisk that touches a call or card, or its marks: the words after it show whether it ends the record or marks the word. */
  #asterisk<T>(section: RawSection<T>, code: number): boolean {
    const last = section.words.length - 1;
    if (code !== 42 || last < 0) return false;
    const before = this.text.charCodeAt(this.pos - 1);
    // `4C**`: the first asterisk touched the call.
    const touches =
      before === 42
        ? section.asteriskAt === last
        : isWordCode(before) || isMarkEnd(before) || isSignEnd(before);
    if (!touches) return false;
    this.pos++;
    section.asteriskAt = last;
    return true;
  }

  #add<T>(game: RawGame, section: RawSection<T>, word: T, isFiller = false): void {
    if (section.add(word, this.line, isFiller)) return;
    game.report('sectionTooLong', this.line, () => ({}));
    this.section = 'other';
  }

  #passDashes(): void {
    while (this.text.charCodeAt(this.pos) === 45) this.pos++;
  }

  /** A call, in which a symbol may stand for a suit. */
  #call(): string {
    const before = this.#word();
    const sign = signAt(this.text, this.pos);
    if (sign === null) return before;
    this.pos += sign.length;
    return before + sign.suit + this.#word();
  }

  #word(): string {
    const begin = this.pos;
    while (isWordCode(this.text.charCodeAt(this.pos))) this.pos++;
    return this.text.slice(begin, this.pos);
  }

  /** Reads a suffix, glyph, note reference or irregularity token. */
  #mark<T>(game: RawGame, section: RawSection<T>, code: number): void {
    const { text } = this;
    const begin = this.pos;
    this.pos++;
    switch (code) {
      case 33:
      case 63: {
        const second = text.charCodeAt(this.pos);
        if (second === 33 || second === 63) this.pos++;
        const mark = section.latestMark();
        if (mark !== null) mark.suffix = text.slice(begin, this.pos);
        return;
      }
      case 36: {
        const number = this.#digits();
        if (number >= 0) section.latestMark()?.glyphs.push(number);
        return;
      }
      case 61: {
        const number = this.#digits();
        const closed = text.charCodeAt(this.pos) === 61;
        if (closed) this.pos++;
        const mark = section.latestMark();
        if (mark !== null && number > 0) mark.note = number;
        if (!closed || number < 0)
          game.report('noteUnreadable', this.line, () => ({
            text: text.slice(begin, this.pos),
          }));
        return;
      }
      case 94: {
        const letter = text.charAt(this.pos).toUpperCase();
        if (letter === 'S' && this.section === 'auction') {
          this.pos++;
          this.#add(game, game.auction, '^S');
          return;
        }
        if (letter === 'I' || letter === 'R' || letter === 'L') {
          this.pos++;
          section.pendingIrregularity = letter;
          return;
        }
        break;
      }
      default:
    }
    while (isStray(text.charCodeAt(this.pos))) this.pos++;
    game.report('textIgnored', this.line, () => ({
      text: excerpt(text.slice(begin, this.pos)),
    }));
  }

  /** The number here, at most three digits of it; -1 for none. */
  #digits(): number {
    const begin = this.pos;
    let code = this.text.charCodeAt(this.pos);
    while (code >= 48 && code <= 57) code = this.text.charCodeAt(++this.pos);
    return begin === this.pos ? -1 : Number(this.text.slice(begin, Math.min(this.pos, begin + 3)));
  }
}

function isWordCode(code: number): boolean {
  return code < 128 && WORD[code] === 1;
}

/** The last character of a suffix or of a reference to a note: `!`, `?`, `=`. */
function isMarkEnd(code: number): boolean {
  return code === 33 || code === 63 || code === 61;
}

/** True for the last character of a suit symbol. */
function isSignEnd(code: number): boolean {
  return '♠♤♥♡♦♢♣♧\uFE0E\uFE0F'.includes(String.fromCharCode(code));
}

/** True for a character that neither opens nor ends anything. */
function isStray(code: number): boolean {
  return code > 126 || (code > 32 && !isWordCode(code) && !'-*+!?$=^[{;'.includes(String.fromCharCode(code)));
}
