/** Typed lines: what each means, what of them is not understood, and that every fact of every case can be typed. */

import { describe, expect, test } from 'vitest';
import { parseContract } from '../../src/domain/contract.ts';
import type { Fact } from '../../src/events/event.ts';
import { FACTS, type Declared, type FactType } from '../../src/events/facts.ts';
import { WORDS } from '../../src/formats/typed/grammar.ts';
import { factOf, isFault, type Meant } from '../../src/formats/typed/lineRead.ts';
import { readLine } from '../../src/formats/typed/readLine.ts';
import { beginsWithPlayer } from '../../src/formats/typed/wordOrder.ts';
import { takeDown } from '../../src/formats/typed/takeDown.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { lineOf, WORD_OF } from '../typed/writeLine.ts';
import { isTried, paths, recordIn } from '../fixtures.ts';
import { expectSame } from '../same.ts';

const NOBODY: Meant = {
  turn: null,
  caller: null,
  declarer: null,
  dummy: null,
  chooser: null,
  asked: [],
  left: null,
};
const MEANT: Meant = {
  turn: 'W',
  caller: 'E',
  declarer: 'S',
  dummy: 'N',
  chooser: 'N',
  asked: ['withoutRevoke'],
  left: 5,
};

/** The facts of a line that is understood; its fault otherwise. */
function factsOf(line: string, letters = {}): unknown {
  const { items, fault } = readLine(line, letters);
  if (fault !== null) return fault;
  return items.map((item) => ('mark' in item ? item : factOf(item, MEANT)));
}

const NOTHING = timelineOf({
  header: {
    title: '',
    edition: '2017',
    deal: {
      board: '',
      dealer: null,
      vulnerable: 'None',
      hands: { N: null, E: null, S: null, W: null },
    },
    contract: null,
    declarer: null,
    auction: null,
  },
  events: [],
});

test('every fact of every case is typed and read back as it was', () => {
  const kinds = new Set<string>();
  // Each fact once, since the same cards are played in many cases.
  const facts = new Map(
    paths.flatMap((path) => recordIn(path).events.map((fact) => [JSON.stringify(fact), fact] as const)),
  );
  for (const [written, fact] of facts) {
    if (fact.type === 'CardPlayed' && !isTried(written, 4)) continue;
    const line = lineOf(fact);
    expect(line, written).not.toBeNull();
    const { facts: read, fault } = takeDown(NOTHING, line ?? '');
    expect(fault, line ?? '').toBeNull();
    expectSame(read, [fact], line ?? '');
    kinds.add(fact.type);
  }
  expect(facts.size).toBeGreaterThan(2_000);
  // Every kind there is occurs in a case, so none can lose its word unnoticed.
  expect(Object.keys(FACTS).filter((type) => !kinds.has(type))).toEqual([]);
});

describe('of the facts that are declared', () => {
  const declared = Object.entries(FACTS) as [FactType, Declared][];
  test.each(declared)('%s has a word, and each of its fields a place behind one', (type, fields) => {
    expect(WORD_OF.has(type)).toBe(true);
    const words = Object.values(WORDS).filter((word) => word.type === type);
    const places = new Set(
      words.flatMap(({ slots, fixed = {} }) => [...slots.map(({ field }) => field), ...Object.keys(fixed)]),
    );
    const names = Object.keys(fields).map((name) => name.replace('?', ''));
    expect(names.filter((name) => !places.has(name))).toEqual([]);
    expect([...places].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a line means', () => {
  test.each<[string, unknown]>([
    ['s5', [{ type: 'CardPlayed', seat: 'W', card: 'S5' }]],
    ['♥10', [{ type: 'CardPlayed', seat: 'W', card: 'HT' }]],
    // Letters that look Latin, as a Greek keyboard writes them.
    [
      'ηκ ♥Τ',
      [
        { type: 'CardPlayed', seat: 'W', card: 'HK' },
        { type: 'CardPlayed', seat: 'W', card: 'HT' },
      ],
    ],
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
    ['e h4', [{ type: 'CardPlayed', seat: 'E', card: 'H4' }]],
    [
      's SK h2',
      [
        { type: 'CardPlayed', seat: 'S', card: 'SK' },
        { type: 'CardPlayed', seat: 'W', card: 'H2' },
      ],
    ],
    ['n ?', [{ type: 'CardPlayed', seat: 'N' }]],
    // The number of a board stands for what Law 2 gives it, but for what the line names.
    ['board 13', [{ type: 'BoardRecorded', board: '13', dealer: 'N', vulnerable: 'All' }]],
    [
      'board 2 vulnerable none contract 3nt s',
      [
        {
          type: 'BoardRecorded',
          board: '2',
          dealer: 'E',
          vulnerable: 'None',
          contract: '3NT',
          declarer: 'S',
        },
      ],
    ],
    ['board number:13', [{ type: 'BoardRecorded', board: '13' }]],
    ['board "13" dealer s', { code: 'notUnderstood', at: 6, text: '13', word: 'board' }],
    ['w', { code: 'unknownWord', at: 0, text: 'w' }],
    ['n 1nt', { code: 'callNeedsWord', at: 0, text: 'n 1nt' }],
    ['board 3 Declarer clams', { code: 'notUnderstood', at: 17, text: 'clams', word: 'declarer' }],
    ['declarer clams', { code: 'notUnderstood', at: 9, text: 'clams', word: 'declarer' }],
    ['board 3 dealer:x', { code: 'notUnderstood', at: 8, text: 'dealer:x', word: 'board' }],
    ['e: n: h4', { code: 'notUnderstood', at: 3, text: 'n:', word: 'play' }],
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
    // 68B1: what is conceded is lost. Five tricks are left.
    ['concede e 2', [{ type: 'ClaimMade', by: 'E', kind: 'concession', tricks: 3 }]],
    ['concede e keeping:2', [{ type: 'ClaimMade', by: 'E', kind: 'concession', tricks: 2 }]],
    ['concede e', [{ type: 'ClaimMade', by: 'E', kind: 'concession', tricks: 0 }]],
    [
      'concede e rest "no more"',
      [{ type: 'ClaimMade', by: 'E', kind: 'concession', tricks: 0, statement: 'no more' }],
    ],
    ['claim e all', [{ type: 'ClaimMade', by: 'E', kind: 'claim', tricks: 5 }]],
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
    // A seat in small letters or by its name is the player; in quotation marks it is a name.
    ['said w "no"', [{ type: 'StatementMade', by: 'W', text: 'no' }]],
    ['said East "no"', [{ type: 'StatementMade', by: 'E', text: 'no' }]],
    ['ruling south 64A1', [{ type: 'RulingGiven', by: 'S', law: '64A1' }]],
    ['said "w" "no"', [{ type: 'StatementMade', by: 'w', text: 'no' }]],
    ['ruling s 64A1', [{ type: 'RulingGiven', by: 'S', law: '64A1' }]],
    ['said "West" "I had \\"none\\""', [{ type: 'StatementMade', by: 'West', text: 'I had "none"' }]],
    ['ruling 64A1 "one trick"', [{ type: 'RulingGiven', by: 'director', law: '64A1', text: 'one trick' }]],
    ['ruling 64A1 10', [{ type: 'RulingGiven', by: 'director', law: '64A1', tricks: 10 }]],
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
    ['noted caseNumber 14', [{ type: 'CaseNoted', field: 'caseNumber', text: '14' }]],
    ['noted grounds "It slipped."', [{ type: 'CaseNoted', field: 'grounds', text: 'It slipped.' }]],
    ['noted DECISION Stands', [{ type: 'CaseNoted', field: 'decision', text: 'stands' }]],
    ['noted decision ""', [{ type: 'CaseNoted', field: 'decision', text: '' }]],
    [
      'noted organisation "Own" settings:"{\\"format\\":\\"dealtrail-organisation/1\\"}"',
      [
        {
          type: 'CaseNoted',
          field: 'organisation',
          text: 'Own',
          settings: { format: 'dealtrail-organisation/1' },
        },
      ],
    ],
    ['finds committee account-1', [{ type: 'AccountFound', by: 'committee', account: 'account-1' }]],
    ['finds reviewer', [{ type: 'AccountFound', by: 'reviewer', account: '' }]],
    [
      'peer poll-1 4s considered:p considered:x level:national initials:"M. B."',
      [
        {
          type: 'PollAnswered',
          poll: 'poll-1',
          choice: '4S',
          considered: ['P', 'X'],
          level: 'national',
          initials: 'M. B.',
        },
      ],
    ],
    [
      'peer poll-1 p considered:none others:NONE',
      [{ type: 'PollAnswered', poll: 'poll-1', choice: 'P', considered: [], others: [] }],
    ],
    [
      'peer poll-1 p considered:"none"',
      [{ type: 'PollAnswered', poll: 'poll-1', choice: 'P', considered: ['none'] }],
    ],
    [
      'peer poll-1 "I would ask first" others:s7',
      [{ type: 'PollAnswered', poll: 'poll-1', choice: 'I would ask first', others: ['S7'] }],
    ],
    // A side is a side in either case; the name of a moment stays as it is typed.
    ['said ns "no"', [{ type: 'StatementMade', by: 'NS', text: 'no' }]],
    [
      'amend s play e h4',
      [{ type: 'Amended', event: 's', with: { type: 'CardPlayed', seat: 'E', card: 'H4' } }],
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

describe('a fact may be typed in the order in which people tell it', () => {
  test.each<[string, string]>([
    ['e drops d9 unseen', 'dropped e d9 unseen'],
    ['West leads s7', 'play w s7 lead'],
    ['east leads h4 out of turn', 'play e h4 lead'],
    ['e plays out of turn the h4', 'play e h4'],
    ['led w s7', 'play w s7 lead'],
    ['north: h4 hk', 'n: h4 hk'],
    ['east h4', 'e h4'],
    ['W claims 4 "the rest"', 'claim w 4 "the rest"'],
    ['s concedes 2; w agrees; e objects', 'concede s 2; agreed w; objected e'],
    ['w asks e revoke', 'asked w e revoke'],
    ['east calls the director', 'director e'],
    ['s calls h4', 'calls s h4'],
    ['calls h4', 'calls s h4'],
    ['declarer calls small spade', 'calls s "small spade"'],
    ['calls s the queen of hearts change', 'calls s "the queen of hearts" change'],
    ['s calls heart note:at_once', 'calls s "heart" note:at_once'],
    ['calls rank:k', 'calls s rank:k'],
    ['n bids 1nt passes s doubles', 'bid n 1nt p s x'],
    ['director n; south director', 'director n; director s'],
    ['south says "I had no spade."', 'said s "I had no spade."'],
    ['said north "North"', 'said n "North"'],
    ['amend 5 e drops d4', 'amend 5 dropped e d4'],
    ['account ns here { w shows s8; e sees w }', 'account ns here { shown w s8; saw e w }'],
    ['west hand KQ6532 8 QJ84 54', 'hand w KQ6532.8.QJ84.54'],
    ['contract 3nt south', 'contract 3nt s'],
    ['declarer claims 9', 'claim s 9'],
    ['s claims the last 3 tricks', 'claim s 3'],
    ['w leads out of turn h4', 'play w h4 lead'],
    ['w leads h4 out of turn', 'play w h4 lead'],
    ['n plays d2 out of turn', 'play n d2'],
    ['n bids 1h out of turn', 'bid n 1h'],
    ['w objects to the claim', 'objected w'],
    ['s concedes 1 trick', 'concede s keeping:4'],
    ['dummy follows h6', 'play n h6'],
    ['dummy asks w revoke', 'asked n w revoke'],
    ['dummy asks declarer revoke', 'asked n s revoke'],
    ['asked w declarer revoke', 'asked w s revoke'],
    ['declarer says "I had no spade."', 'said s "I had no spade."'],
    ['dummy', 'dummy n'],
    ['dummy spreads', 'dummy n'],
    ['east spreads', 'dummy e'],
    ['declarer s', 'declarer s'],
  ])('%s', (spoken, typed) => {
    const read = factsOf(spoken);
    expect(Array.isArray(read), JSON.stringify(read)).toBe(true);
    expectSame(read, factsOf(typed), spoken);
  });
  test('a fact of any case, with its player before its word, is the same fact', () => {
    const turned = paths
      .flatMap((path) => recordIn(path).events.map((fact) => lineOf(fact) ?? ''))
      .flatMap((line) => {
        const [, word = '', player = '', rest = ''] = /^([a-z]+) ([NESW])\b(.*)$/s.exec(line) ?? [];
        return beginsWithPlayer(word) ? [[`${player} ${word}${rest}`, line] as const] : [];
      });
    const lines = new Map(turned);
    expect(lines.size).toBeGreaterThan(500);
    for (const [spoken, typed] of lines) expectSame(factsOf(spoken), factsOf(typed), spoken);
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
    ['claim s 5 all mine', { code: 'quotesNeeded', at: 10, text: 'all', word: 'claim' }],
    ['ruling director 64A1 two tricks', { code: 'quotesNeeded', at: 21, text: 'two', word: 'ruling' }],
    ['claim s all mine', { code: 'quotesNeeded', at: 12, text: 'mine', word: 'claim' }],
    ['claim s mine', { code: 'notUnderstood', at: 8, text: 'mine', word: 'claim' }],
    ['claim s 5 h7', { code: 'notUnderstood', at: 10, text: 'h7', word: 'claim' }],
    [
      'score director both 4HX,S,10,50.5.5',
      { code: 'notUnderstood', at: 20, text: '4HX,S,10,50.5.5', word: 'score' },
    ],
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
    ['n: 1nt p', { code: 'callNeedsWord', at: 0, text: 'n 1nt p' }],
    ['e:p', { code: 'callNeedsWord', at: 0, text: 'e p' }],
    ['director n; x', { code: 'callNeedsWord', at: 12, text: 'x' }],
    ['n', { code: 'unknownWord', text: 'n' }],
    // A player stands before a word that needs none, or before a misspelt one.
    ['e undo', { code: 'unknownWord', at: 0, text: 'e' }],
    ['n places h4', { code: 'unknownWord', at: 0, text: 'n' }],
    ['w concedd 4', { code: 'unknownWord', at: 2, text: 'concedd', near: 'concede' }],
    ['calls h44', { code: 'notUnderstood', at: 6, text: 'h44', word: 'calls' }],
    ['s calls whom', { code: 'quotesNeeded', at: 8, text: 'whom', word: 'calls' }],
    ['e:h4:x', { code: 'notUnderstood', at: 0, text: 'e:h4:x' }],
    ['w zzz', { code: 'unknownWord', text: 'w' }],
    ['board 13a', { code: 'notUnderstood', at: 6, text: '13a', word: 'board' }],
    ['8nt', { code: 'unknownWord', text: '8nt' }],
    ['mark', { code: 'missing', word: 'mark' }],
    ['amend here', { code: 'missing', word: 'amend', field: 'with' }],
    ['noted', { code: 'missing', word: 'noted', field: 'field', at: 5 }],
    ['noted ground "x"', { code: 'notUnderstood', at: 6, text: 'ground', word: 'noted' }],
    ['noted grounds', { code: 'missing', word: 'noted', field: 'text' }],
    ['noted grounds it slipped', { code: 'notUnderstood', at: 17, text: 'slipped', word: 'noted' }],
    ['noted decision perhaps', { code: 'notUnderstood', at: 15, text: 'perhaps', word: 'noted' }],
    ['noted organisation "Own" settings:"{"', { code: 'notUnderstood', at: 25, text: '{', word: 'noted' }],
    ['account ns card', { code: 'missing', word: 'account', field: 'events' }],
    ['account ns card { shown w s8', { code: 'missing', word: 'account', field: '}' }],
    ['account ns card { shown w s8; foo }', { code: 'unknownWord', at: 30, text: 'foo' }],
    ['account ns card { shown w s8 } { }', { code: 'notUnderstood', at: 31, text: '{', word: 'account' }],
    ['account ns card { noted merit kept }', { code: 'notUnderstood', at: 30, text: 'kept' }],
    [
      'account ns card { noted chair "E" }',
      { code: 'notUnderstood', at: 18, text: 'noted', word: 'account' },
    ],
    ['account ns card { undo }', { code: 'notUnderstood', at: 18, text: 'undo', word: 'account' }],
    ['account ns card { mark here }', { code: 'notUnderstood', at: 18, text: 'mark', word: 'account' }],
    ['director n }', { code: 'notUnderstood', at: 11, text: '}', word: 'director' }],
    ['finds everybody', { code: 'notUnderstood', at: 6, text: 'everybody', word: 'finds' }],
    ['poll start s kt9874 2 a64 t82', { code: 'missing', word: 'poll', field: 'asks' }],
    ['peer poll-1 perhaps', { code: 'notUnderstood', at: 12, text: 'perhaps', word: 'peer' }],
    ['peer poll-1', { code: 'missing', word: 'peer', field: 'choice' }],
  ])('%s', (line, fault) => expect(readLine(line).fault).toMatchObject(fault));

  test('a card in turn where nobody is in turn', () => {
    const { items } = readLine('s5');
    const [item] = items;
    if (item === undefined || 'mark' in item) throw new Error('no fact');
    const read = factOf(item, NOBODY);
    expect(isFault(read) && read.code).toBe('seatUnknown');
  });
});

describe('during the auction', () => {
  const calls = (line: string): unknown => {
    const { facts, fault } = takeDown(NOTHING, `board dealer:n; ${line}`);
    return fault ?? facts.slice(1).map((fact) => fact.type === 'CallMade' && `${fact.seat} ${fact.call}`);
  };
  test.each([
    ['p 1nt x', ['N P', 'E 1NT', 'S X']],
    ['1h; e 2d p', ['N 1H', 'E 2D', 'S P']],
    ['n: 1h', ['N 1H']],
    ['1h; bid p; p', ['N 1H', 'E P', 'S P']],
  ])('%s needs no word before its calls', (line, made) => expect(calls(line)).toEqual(made));

  test('what follows the calls must be understood, too', () => {
    const begun = takeDown(NOTHING, 'board dealer:n; bid p').timeline;
    expect(takeDown(begun, 'p; e p; bar').fault).toMatchObject({ code: 'unknownWord', at: 8, text: 'bar' });
    expect(takeDown(begun, 'p h5').fault).toMatchObject({
      code: 'notUnderstood',
      at: 2,
      text: 'h5',
      word: 'bid',
    });
  });

  test('no longer once a card is played', () => {
    const played = takeDown(NOTHING, 'contract 1nt s; w s5').timeline;
    expect(takeDown(played, 'p').fault).toMatchObject({ code: 'callNeedsWord', at: 0, text: 'p' });
  });
});

test('nobody concedes more tricks than are left', () => {
  const { timeline } = takeDown(NOTHING, 'contract 1nt s; w s5 s2 s3 s4');
  expect(takeDown(timeline, 'concede w 12').facts).toMatchObject([{ kind: 'concession', tricks: 0 }]);
  expect(takeDown(timeline, 'concede w 13').fault).toMatchObject({
    code: 'notUnderstood',
    text: '13',
    word: 'concede',
  });
});

test('an answer without a question is none where no question is open, or more than one, and then these are named', () => {
  const [item] = readLine('answer yes').items;
  if (item === undefined || 'mark' in item) throw new Error('no fact');
  expect(factOf(item, NOBODY)).toMatchObject({ code: 'questionUnknown', near: '' });
  const asked = ['normalLine', 'trumpForgotten', 'normalLine'] as const;
  const read = factOf(item, { ...NOBODY, asked });
  expect(read).toMatchObject({ code: 'questionUnknown', near: 'normalLine, trumpForgotten' });
});

test('a list with nothing in it is another thing than no list, and is typed, too', () => {
  const answer: Fact = { type: 'PollAnswered', poll: 'poll-1', choice: 'P', considered: [], others: [] };
  const line = lineOf(answer) ?? '';
  expect(line).toBe('peer poll-1 P considered:none others:none');
  expect(takeDown(NOTHING, line).facts).toEqual([answer]);
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

describe('facts between braces are those of the moment they speak of', () => {
  const before = takeDown(
    timelineOf({
      ...NOTHING.source,
      header: { ...NOTHING.source.header, contract: parseContract('4H'), declarer: 'N' },
    }),
    'e: ca c5 c4 c6; mark card; ck c7 c2 c8',
  ).timeline;

  test('the cards of an account are those of the hand in turn there', () => {
    const { facts, fault, marks } = takeDown(
      before,
      'account ew card { cq c7; shown w s8; c2 } time:21:40; mark told',
    );
    expect(fault).toBeNull();
    expect(facts).toEqual([
      {
        type: 'AccountGiven',
        by: 'EW',
        from: 'card',
        time: '21:40',
        events: [
          { type: 'CardPlayed', seat: 'E', card: 'CQ' },
          { type: 'CardPlayed', seat: 'S', card: 'C7' },
          { type: 'CardExposed', seat: 'W', card: 'S8', manner: 'shown' },
          { type: 'CardPlayed', seat: 'W', card: 'C2' },
        ],
      },
    ]);
    expect(marks).toEqual({ told: before.record.events.length + 1 });
  });

  test('an account from a moment that nobody named must name its hands', () => {
    expect(takeDown(before, 'account ew nowhere { cq }').fault).toMatchObject({
      code: 'turnUnknown',
      at: 21,
    });
    expect(takeDown(before, 'account ew nowhere { e: cq c7 }').facts).toHaveLength(1);
  });

  test('a poll tells the auction from its first call, whoever is in turn in the record', () => {
    const line =
      'poll card s kt9874 2 a64 t82 call { bid 1d 2h alert "weak" 2s } dealer:n of:5 rule:"12.3" dummy:AQ5.84.KJ72.QJ63';
    expect(takeDown(before, line).facts).toEqual([
      {
        type: 'PollPrepared',
        from: 'card',
        seat: 'S',
        hand: 'KT9874.2.A64.T82',
        asks: 'call',
        told: [
          { type: 'CallMade', seat: 'N', call: '1D' },
          { type: 'CallMade', seat: 'E', call: '2H', alert: true, explanation: 'weak' },
          { type: 'CallMade', seat: 'S', call: '2S' },
        ],
        dealer: 'N',
        outOf: 5,
        rule: '12.3',
        dummy: 'AQ5.84.KJ72.QJ63',
      },
    ]);
  });
});
