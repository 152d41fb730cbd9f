/** Typed lines: what each means, what of them is not understood, and that every fact of every case can be typed. */

import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { isOfCaseFile } from '../../src/events/ofRecording.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { WORDS } from '../../src/formats/typed/grammar.ts';
import { factOf, isFault, readLine, type Meant } from '../../src/formats/typed/readLine.ts';
import { lineOf, WORD_OF } from '../typed/writeLine.ts';
import { paths, textOf } from '../fixtures.ts';

const NOBODY: Meant = { turn: null, caller: null, declarer: null, chooser: null, asked: null };
const MEANT: Meant = { turn: 'W', caller: 'E', declarer: 'S', chooser: 'N', asked: 'withoutRevoke' };

/** The facts of a line that is understood; its fault otherwise. */
function factsOf(line: string, letters = {}): unknown {
  const { items, fault } = readLine(line, letters);
  if (fault !== null) return fault;
  return items.map((item) => ('mark' in item ? item : factOf(item, MEANT)));
}

test('every fact of every case is typed and read back as it was', () => {
  let facts = 0;
  const kinds = new Set<string>();
  for (const path of paths) {
    for (const fact of readCase(textOf(path)).record?.events ?? []) {
      // What a hearing notes is filled in on its own screen.
      if (isOfCaseFile(fact)) continue;
      const line = lineOf(fact);
      expect(line, JSON.stringify(fact)).not.toBeNull();
      const { items, fault } = readLine(line ?? '');
      expect(fault, line ?? '').toBeNull();
      expect(items, line ?? '').toHaveLength(1);
      const [item] = items;
      if (item === undefined || 'mark' in item) throw new Error(`${line} is no fact`);
      expect(factOf(item, NOBODY)).toEqual(fact);
      facts++;
      kinds.add(fact.type);
    }
  }
  expect(facts).toBeGreaterThan(20_000);
  // Every kind there is occurs in a case, so none can lose its word unnoticed.
  expect([...WORD_OF.keys()].filter((type) => !kinds.has(type))).toEqual([]);
});

describe('a line means', () => {
  test.each<[string, unknown]>([
    ['s5', [{ type: 'CardPlayed', seat: 'W', card: 'S5' }]],
    ['♥10', [{ type: 'CardPlayed', seat: 'W', card: 'HT' }]],
    ['hand w kq6532 8 qj84 54', [{ type: 'HandRecorded', seat: 'W', hand: 'KQ6532.8.QJ84.54' }]],
    ['hand w kq6532.8.qj84.54', [{ type: 'HandRecorded', seat: 'W', hand: 'KQ6532.8.QJ84.54' }]],
    [
      'hand w akq1098 – qj84 542 note:"by West"',
      [{ type: 'HandRecorded', seat: 'W', hand: 'AKQT98..QJ84.542', note: 'by West' }],
    ],
    ['contract 3nt s', [{ type: 'BoardRecorded', contract: '3NT', declarer: 'S' }]],
    ['board contract 3nt vulnerable all', [{ type: 'BoardRecorded', contract: '3NT', vulnerable: 'All' }]],
    [
      'dealer e; s5',
      [
        { type: 'BoardRecorded', dealer: 'E' },
        { type: 'CardPlayed', seat: 'W', card: 'S5' },
      ],
    ],
    ['e: h4', [{ type: 'CardPlayed', seat: 'E', card: 'H4' }]],
    [
      'e:h4 d2',
      [
        { type: 'CardPlayed', seat: 'E', card: 'H4' },
        { type: 'CardPlayed', seat: 'S', card: 'D2' },
      ],
    ],
    [
      'e: sk48 h3',
      [
        { type: 'CardPlayed', seat: 'E', card: 'SK' },
        { type: 'CardPlayed', seat: 'S', card: 'S4' },
        { type: 'CardPlayed', seat: 'W', card: 'S8' },
        { type: 'CardPlayed', seat: 'N', card: 'H3' },
      ],
    ],
    [
      'n: ♠10 a h? 5 ? 9',
      [
        { type: 'CardPlayed', seat: 'N', card: 'ST' },
        { type: 'CardPlayed', seat: 'E', card: 'SA' },
        { type: 'CardPlayed', seat: 'S', suit: 'H' },
        { type: 'CardPlayed', seat: 'W', card: 'H5' },
        { type: 'CardPlayed', seat: 'N' },
        { type: 'CardPlayed', seat: 'E', card: 'H9' },
      ],
    ],
    ['answer 12', [{ type: 'QuestionAnswered', question: 'withoutRevoke', answer: 12, by: 'director' }]],
    [
      'answer withoutRevoke 12 committee',
      [{ type: 'QuestionAnswered', question: 'withoutRevoke', answer: 12, by: 'committee' }],
    ],
    ['play h4 lead together', [{ type: 'CardPlayed', seat: 'W', card: 'H4', as: 'lead', together: true }]],
    ['facedown e d7', [{ type: 'CardPlayed', seat: 'E', card: 'D7', faceDown: true }]],
    ['calls d5', [{ type: 'CardCalled', by: 'S', card: 'D5' }]],
    ['calls suit:d "low diamond"', [{ type: 'CardCalled', by: 'S', suit: 'D', words: 'low diamond' }]],
    [
      'dropped e d9 unseen',
      [{ type: 'CardExposed', seat: 'E', card: 'D9', manner: 'dropped', seenByPartner: false }],
    ],
    ['exposed e d9 WithAnother', [{ type: 'CardExposed', seat: 'E', card: 'D9', manner: 'withAnother' }]],
    ['chose FORBID:hd', [{ type: 'ChoiceMade', by: 'N', option: 'forbid:DH' }]],
    ['chose s card:♠7', [{ type: 'ChoiceMade', by: 'S', option: 'card:S7' }]],
    [
      'answer inadvertent yes director',
      [{ type: 'QuestionAnswered', question: 'inadvertent', answer: true, by: 'director' }],
    ],
    [
      'answer order e committee t3',
      [{ type: 'QuestionAnswered', question: 'order', answer: 'E', by: 'committee', trick: 3 }],
    ],
    [
      'claim s 5 "the rest, drawing trumps"',
      [{ type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 5, statement: 'the rest, drawing trumps' }],
    ],
    ['concede e 0', [{ type: 'ClaimMade', by: 'E', kind: 'concession', tricks: 0 }]],
    [
      'bid n 1n alert "15–17"',
      [{ type: 'CallMade', seat: 'N', call: '1NT', alert: true, explanation: '15–17' }],
    ],
    [
      'bid n 1nt "15–17" p e x alert p',
      [
        { type: 'CallMade', seat: 'N', call: '1NT', explanation: '15–17' },
        { type: 'CallMade', seat: 'E', call: 'P' },
        { type: 'CallMade', seat: 'E', call: 'X', alert: true },
        { type: 'CallMade', seat: 'E', call: 'P' },
      ],
    ],
    // A seat in small letters is the player; in quotation marks it is a name.
    ['said w "no"', [{ type: 'StatementMade', by: 'W', text: 'no' }]],
    ['said "w" "no"', [{ type: 'StatementMade', by: 'w', text: 'no' }]],
    ['ruling s 64A1', [{ type: 'RulingGiven', by: 'S', law: '64A1' }]],
    ['said "West" "I had \\"none\\""', [{ type: 'StatementMade', by: 'West', text: 'I had "none"' }]],
    ['ruling director 64A1 10', [{ type: 'RulingGiven', by: 'director', law: '64A1', tricks: 10 }]],
    [
      'director n status:disputed note:"not heard"',
      [{ type: 'DirectorCalled', by: 'N', status: 'disputed', note: 'not heard' }],
    ],
    ['mark here; director n', [{ mark: 'here' }, { type: 'DirectorCalled', by: 'N' }]],
    [
      'amend here play e h4',
      [{ type: 'Amended', event: 'here', with: { type: 'CardPlayed', seat: 'E', card: 'H4' } }],
    ],
    ['  ', []],
  ])('%s', (line, meant) => {
    expect(factsOf(line)).toEqual(meant);
  });

  test('the letters of the place as well as the international ones', () => {
    const turkish = { R: 'K', D: 'Q', V: 'J' } as const;
    const cards = (line: string): unknown =>
      (factsOf(line, turkish) as { card: string }[]).map(({ card }) => card);
    expect(cards('sR hD dV')).toEqual(['SK', 'HQ', 'DJ']);
    expect(cards('sK hQ dJ')).toEqual(['SK', 'HQ', 'DJ']);
    // A suit first is a suit, wherever a queen has its letter.
    expect(cards('s4d d4 d r10')).toEqual(['S4', 'SQ', 'D4', 'DQ', 'DK', 'DT']);
  });
});

describe('what is not understood is said with its place, and nothing of it is guessed', () => {
  test.each<[string, object]>([
    ['foo', { code: 'unknownWord', at: 0, text: 'foo' }],
    ['attentoin n', { code: 'unknownWord', at: 0, text: 'attentoin', near: 'attention' }],
    ['Clam s', { code: 'unknownWord', at: 0, text: 'Clam', near: 'claim' }],
    ['s5 h1', { code: 'notUnderstood', at: 3, text: 'h1', word: 'play' }],
    ['k5', { code: 'unknownWord', at: 0, text: 'k5' }],
    ['? 5', { code: 'notUnderstood', at: 2, text: '5', word: 'play' }],
    ['sk4x', { code: 'unknownWord', at: 0, text: 'sk4x' }],
    ['answer inadvertant', { code: 'notUnderstood', at: 7, text: 'inadvertant', word: 'answer' }],
    ['e:', { code: 'missing', word: 'play', field: 'card' }],
    ['dropped e', { code: 'missing', word: 'dropped', field: 'card', at: 9 }],
    ['dropped e d9 d8', { code: 'notUnderstood', at: 13, text: 'd8', word: 'dropped' }],
    ['claim s 5 "all mine', { code: 'quoteOpen', at: 10 }],
    ['bid n 1nt p h5', { code: 'notUnderstood', at: 12, text: 'h5', word: 'bid' }],
    ['chose maybe', { code: 'notUnderstood', at: 6, text: 'maybe', word: 'chose' }],
    ['answer whatever yes director', { code: 'notUnderstood', at: 7, text: 'whatever', word: 'answer' }],
    ['"s5"', { code: 'unknownWord', at: 0, text: 's5' }],
    ['director n; bar', { code: 'unknownWord', at: 12, text: 'bar' }],
    // Who calls the director is the one who says so; nobody else can be named beside him.
    ['director n says:"South"', { code: 'notUnderstood', word: 'director' }],
    // Calls without their word: what to type is said.
    ['1nt p 3nt', { code: 'callNeedsWord', at: 0, text: '1nt p 3nt' }],
    ['n 1h pass', { code: 'callNeedsWord', at: 0, text: 'n 1h pass' }],
    ['director n; x', { code: 'callNeedsWord', at: 12, text: 'x' }],
    ['n', { code: 'unknownWord', text: 'n' }],
    ['8nt', { code: 'unknownWord', text: '8nt' }],
    ['mark', { code: 'missing', word: 'mark' }],
    ['amend here', { code: 'missing', word: 'amend', field: 'with' }],
  ])('%s', (line, fault) => expect(readLine(line).fault).toMatchObject(fault));

  test('a card in turn where nobody is in turn', () => {
    const { items } = readLine('s5');
    const [item] = items;
    if (item === undefined || 'mark' in item) throw new Error('no fact');
    const read = factOf(item, NOBODY);
    expect(isFault(read) && read.code).toBe('seatUnknown');
  });
});

test('an answer without a question is none where no question is open, or more than one', () => {
  const [item] = readLine('answer yes').items;
  if (item === undefined || 'mark' in item) throw new Error('no fact');
  const read = factOf(item, NOBODY);
  expect(isFault(read) && read.code).toBe('questionUnknown');
});

test('a fact that a line can’t say has no line', () => {
  const later = { type: 'DirectorCalled', by: 'N', room: 'closed' } as unknown as Fact;
  expect(lineOf(later)).toBeNull();
  expect(lineOf({ type: 'SomethingLater' } as unknown as Fact)).toBeNull();
});

test('no word is a card, which would hide it', () => {
  for (const word of Object.keys(WORDS))
    expect(readLine(word).items.every((item) => 'fields' in item && item.word === word)).toBe(true);
});
