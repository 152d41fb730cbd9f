/** RBN, dealing machines' files, USEBIO and Bridgemate results. Expected values are worked out by hand or stand in the sample files. */

import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHands } from '../../src/domain/deal.ts';
import { isAccess } from '../../src/formats/bws/access.ts';
import { readBws, readDatabase, type BwsRow } from '../../src/formats/bws/readBws.ts';
import { parseDlm } from '../../src/formats/dealfiles/dlm.ts';
import { writeNumbered } from '../../src/formats/dealfiles/writeNumbered.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { parseRbn } from '../../src/formats/rbn/readRbn.ts';
import { writeRbn } from '../../src/formats/rbn/writeRbn.ts';
import { readAnyFile } from '../../src/formats/readAny.ts';
import { readFile } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { parseUsebio } from '../../src/formats/usebio/readUsebio.ts';
import { bytesOfReal, hasRealFiles, OF_REAL_FILES } from '../realFiles.ts';
import { jetDatabase } from './jet.ts';
import { inventDeal, pbnGame } from './synthetic.ts';

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';
const hands = ({ record }: ReadDeal): string => formatHands(record.header.deal.hands);
const codes = (problems: readonly { code: string }[]): string[] => problems.map(({ code }) => code);
const played = (deal: ReadDeal): string =>
  deal.record.events
    .map((fact) => (fact.type === 'CardPlayed' ? fact.seat + fact.card : fact.type))
    .join(' ');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('RBN', () => {
  test('an opinion beside a card or a call is its note, and is written as it stands', () => {
    const text = [
      'B 8',
      'H W:A8765.QT.K9.AT87:J42.AJ7632.J.632:QT3.85.Q86.KQJ54:',
      'A WZ:1S2H?2S4D!?:4SPP5H:XA',
      'C 5HX:N',
      'P CK972:CQ!H483:DA9J6',
      '',
    ].join('\n');
    const { deals, problems } = parseRbn(text);
    expect(problems.map(({ code }) => code)).toEqual([]);
    const [deal] = deals;
    const cards = (deal?.record.events ?? []).flatMap((fact) =>
      fact.type === 'CardPlayed' ? [`${fact.seat}${fact.card}${fact.note ?? ''}`] : [],
    );
    expect(cards).toEqual([
      'ECK',
      'SC9',
      'WC7',
      'NC2',
      'ECQ!',
      'SH4',
      'WC8',
      'NC3',
      'SDA',
      'WD9',
      'NDJ',
      'ED6',
    ]);
    expect(deal?.record.header.auction?.slice(0, 4)).toEqual(['1S', '2H', '2S', '4D']);
    const { text: written } = writeRbn(deals);
    expect(written).toContain('P CK972:CQ!H4C8C3:DA9J6');
  });

  const text = [
    '% RBN version 3.2',
    'D 20240101',
    'E Cup:Final',
    'S 2',
    'F I',
    'N Ann+Cem:Wim+Eva:O',
    'B 2',
    'H W:KQ6532.8.QJ84.54:T74.A92.AK53.K87:J98.KJ76.T92.Q92:',
    'A EN:P1H^12S4H:X*PPP',
    '1 five or more',
    'C 4HX:S',
    'P SK48A:H4^2',
    '2 a slip',
    'R 9:590',
    '{A paragraph',
    'of two lines}',
    '',
    'N :Joe:C',
    'A EN:P1HA',
    '',
  ].join('\n');

  test('a result that is no number of tricks is told, and none is made of its first digit', () => {
    for (const result of ['4H=', '10tricks', '+1']) {
      const { deals, problems } = parseRbn(text.replace('R 9:590', `R ${result}`));
      expect(deals[0]?.record.header.statedResult, result).toBeUndefined();
      expect(codes(problems), result).toContain('resultUnreadable');
    }
  });

  test('labels, auction, notes, play, result and what repeats', () => {
    const { deals, problems } = parseRbn(text);
    expect(codes(problems)).toEqual([]);
    expect(deals).toHaveLength(2);
    const [one, two] = deals as [ReadDeal, ReadDeal];
    expect(hands(one)).toBe(HANDS);
    expect(one.record.header).toMatchObject({
      title: 'Cup, Final',
      session: '2',
      scoring: 'I',
      room: 'open',
      names: { N: 'Ann', S: 'Cem', W: 'Wim', E: 'Eva' },
      deal: { board: '2', dealer: 'E', vulnerable: 'NS' },
      contract: { level: 4, strain: 'H', doubling: 2 },
      declarer: 'S',
      auction: ['P', '1H', '2S', '4H', 'X', 'P', 'P', 'P'],
      statedResult: { declarerTricks: 9 },
      notes: 'A paragraph of two lines',
    });
    expect(one.calls[1]).toMatchObject({ call: '1H', explanation: 'five or more' });
    expect(one.calls[4]).toMatchObject({ call: 'X', alert: true });
    expect(played(one)).toBe('WSK NS4 ES8 SSA SH4 ClaimMade');
    expect(one.record.events[4]).toMatchObject({ note: 'a slip' });
    expect(hands(two)).toBe(HANDS);
    expect(two.record.header).toMatchObject({
      room: 'closed',
      auction: ['P', '1H', 'P', 'P', 'P'],
      names: { W: 'Joe' },
    });
    expect(two.record.events).toEqual([]);
  });

  test.each<[string, string]>([
    ['{One line}\n', 'One line'],
    ['{Over\ntwo lines}\n', 'Over two lines'],
    ['{\nThe braces\nalone\n}\n', 'The braces alone'],
    ['{Ended by a blank line\n', 'Ended by a blank line'],
    ['{A line that would be a label:\nB 7}\n', 'A line that would be a label: B 7'],
    ['{One}\n{and another}\n', 'One\nand another'],
  ])('the paragraph %j is a comment of its deal', (paragraph, notes) => {
    const hands = `H ${HANDS.replaceAll(' ', ':')}\n`;
    for (const entry of [`B 2\n${hands}${paragraph}`, `${paragraph}\nB 2\n${hands}`]) {
      const { deals, problems } = parseRbn(entry);
      expect(deals.map(({ record }) => [record.header.deal.board, record.header.notes])).toEqual([
        ['2', notes],
      ]);
      expect(codes(problems)).not.toContain('textIgnored');
    }
    // Behind the last deal it belongs to none, which is told.
    expect(parseRbn(`B 2\n${hands}\n${paragraph}`).problems).toContainEqual(
      expect.objectContaining({ code: 'textIgnored', params: { text: notes.split('\n')[0] } }),
    );
  });

  test('what a record has no field for is kept as a tag, with its own entry only', () => {
    const last = parseRbn(
      text
        .replace('R 9:590', 'R 9:590\nM 3.5:9.5\nI x\nL Ankara\nT 14:30\nK k')
        .replace('C 4HX:S', 'C 4HX:S extra'),
    ).deals;
    expect(new Map(last[0]?.tags)).toEqual(
      new Map([
        ['Date', '20240101'],
        ['RBN_R', '9:590'],
        ['RBN_M', '3.5:9.5'],
        ['RBN_I', 'x'],
        ['Site', 'Ankara'],
        ['Time', '14:30'],
        ['RBN_K', 'k'],
        ['RBN_C', '4HX:S extra'],
      ]),
    );
    // Date, place, time and knowledge go on to the next deal; what follows the result does not.
    expect([...(last[1]?.tags?.keys() ?? [])].sort()).toEqual(['Date', 'RBN_K', 'Site', 'Time']);
  });

  test('a label that is given twice, and a line that is too long, are told with their lines', () => {
    const { deals, problems } = parseRbn(`B 1\nB 2\nH N:${'A'.repeat(10_001)}\n`);
    expect(deals[0]?.record.header.deal.board).toBe('2');
    expect(problems.map(({ code, line, params }) => [code, line, params])).toEqual(
      expect.arrayContaining([
        ['tagRepeated', 1, { tag: 'B' }],
        ['sectionTooLong', 3, {}],
      ]),
    );
    expect(parseRbn(`B 1\nM ${'x'.repeat(9_998)}\n`).problems.map(({ code }) => code)).not.toContain(
      'sectionTooLong',
    );
  });

  test('a rank after a discard is of the suit led, or of the discard’s where only that is dealt', () => {
    // The four of diamonds is played: the bare four after a heart is a heart.
    const all = 'B 1\nH N:.AKQJT98765432..:AKQJT98765432...:...AKQJT98765432:..AKQJT98765432.\nC 1NT:S\n';
    const { deals } = parseRbn(`${all}P D4H3S4C5:D2HA4C2`);
    expect(played(deals[0]!)).toBe('WD4 NH3 ES4 SC5 WD2 NHA EH4 SC2');
  });

  test('what can’t be read is told and costs nothing else', () => {
    const { deals, problems } = parseRbn('B 1\nnonsense here\nH Q:x\nA NZ:1S%\nC 9Z\nP 7\n');
    expect(deals).toHaveLength(1);
    expect(codes(problems).sort()).toEqual(
      ['callUnreadable', 'cardUnreadable', 'contractUnreadable', 'handsUnreadable', 'textIgnored'].sort(),
    );
    expect(readFile('a.txt', utf8(text)).format).toBe('rbn');
    expect(readFile('a.rbn', utf8(text.replace('% RBN version 3.2\n', ''))).format).toBe('rbn');
  });
});

describe('DUP and BRI', () => {
  test.each(['dup', 'bri'] as const)('%s: written and read, the same hands', (format) => {
    assert(
      property(nat(), nat({ max: 5 }), (seed, more) => {
        const games = Array.from({ length: more + 1 }, (_none, index) => pbnGame(inventDeal(seed + index)));
        const { deals } = parsePbn(games.join('\n'));
        const { bytes, losses } = writeNumbered(format, deals);
        const back = readFile(`a.${format}`, bytes);
        expect(back.format).toBe(format);
        expect(back.deals.map(hands)).toEqual(deals.map(hands));
        expect(codes(back.problems)).toEqual(['dealerFromBoard', 'vulnerableFromBoard']);
        expect(new Set(codes(losses))).toContain('play');
      }),
      { numRuns: 100 },
    );
  });

  test('a deal that is not complete is left out and told; damage is told', () => {
    const { deals } = parsePbn('[Deal "N:- - - -"]\n\n' + pbnGame(inventDeal(2)));
    const { bytes, losses } = writeNumbered('dup', deals);
    expect(bytes).toHaveLength(156);
    expect(losses.filter(({ code }) => code === 'incompleteDeal')).toMatchObject([{ deal: 0 }]);
    const damaged = bytes.slice();
    const rank = damaged.indexOf(65, 78);
    damaged[rank] = 50;
    expect(codes(readFile('a.dup', damaged).problems)).toContain('handsDiffer');
    const impossible = bytes.slice();
    impossible.set(utf8('99'), 4);
    expect(codes(readFile('a.dup', impossible).problems)).toContain('handsUnreadable');
    expect(readFile('a.dup', bytes.slice(0, 155)).format).not.toBe('dup');
  });

  test.each(['dup', 'bri'] as const)(
    '%s: a file cut anywhere is told, and its whole boards are read',
    (format) => {
      const games = Array.from({ length: 20 }, (_none, index) => pbnGame(inventDeal(index + 1)));
      const { deals } = parsePbn(games.join('\n'));
      const { bytes } = writeNumbered(format, deals);
      const record = bytes.length / 20;
      for (let length = record; length < bytes.length; length += 7) {
        const back = readFile(`a.${format}`, bytes.subarray(0, length));
        expect(back.format, String(length)).toBe(format);
        expect(back.deals.map(hands)).toEqual(deals.slice(0, Math.floor(length / record)).map(hands));
        // Between two records only the count that a DUP file states tells it; blanks at the end are no loss.
        const isCut = format === 'dup' || (length % record > 0 && length % record < 78);
        if (isCut) expect(codes(back.problems), String(length)).toContain('fileCut');
      }
      for (const end of ['\r\n', '\u001a']) {
        const back = readFile(`a.${format}`, Uint8Array.from([...bytes, ...utf8(end)]));
        expect(back.deals).toHaveLength(20);
        expect(codes(back.problems)).toEqual(['dealerFromBoard', 'vulnerableFromBoard']);
      }
    },
  );
});

describe('DLM', () => {
  // Every card of the first quarter of the pack is North's, and so on: spades, hearts, diamonds, clubs.
  const text =
    '[Document]\nFrom board=17\nTo board=17\nBoard 16=xx\nBoard 17=aaaaaabffffffkkkkkklpppppp031\nBoard 18=aaaaaabffffffkkkkkklpppppp028\n';

  test('letters, range and checksum', () => {
    const { deals, problems } = parseDlm(text);
    expect(deals.map(hands)).toEqual([
      'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
    ]);
    expect(deals[0]!.record.header.deal).toMatchObject({ board: '17', dealer: 'N', vulnerable: 'None' });
    expect(codes(problems)).toEqual(['dealerFromBoard', 'vulnerableFromBoard']);
    expect(codes(parseDlm(text.replace('031', '030')).problems)).toContain('checksumDiffers');
    expect(codes(parseDlm(text.replace('aaaaaab', 'aaaaaaz')).problems)).toContain('handsUnreadable');
    expect(readFile('a.txt', utf8(text)).format).toBe('dlm');
    // Between two lines only the stated range tells that the rest of the file is missing.
    const cut = text.replace('To board=17', 'To board=19');
    expect(codes(parseDlm(cut).problems)).toContain('fileCut');
  });
});

describe('USEBIO of more than one section, session or match', () => {
  const pair = (number: number, direction: string, ...names: string[]): string =>
    `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><DIRECTION>${direction}</DIRECTION>${names.map((name) => `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME></PLAYER>`).join('')}</PAIR>`;
  const hand = (direction: string, suits: string): string => {
    const [spades = '', hearts = '', diamonds = '', clubs = ''] = suits.split('.');
    return `<HAND><DIRECTION>${direction}</DIRECTION><SPADES>${spades}</SPADES><HEARTS>${hearts}</HEARTS><DIAMONDS>${diamonds}</DIAMONDS><CLUBS>${clubs}</CLUBS></HAND>`;
  };
  const line = (contract = '4S', pairs = ''): string =>
    `<TRAVELLER_LINE>${pairs}<CONTRACT>${contract}</CONTRACT><PLAYED_BY>N</PLAYED_BY><LEAD>H2</LEAD><TRICKS>10</TRICKS></TRAVELLER_LINE>`;
  const board = (...inside: string[]): string =>
    `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${inside.join('')}</BOARD>`;
  const FIRST = 'QJ732.K97.2.AJ54';
  const SECOND = 'T752.K.AT98.AJ62';
  const PAIRS = '<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>';
  const read = (inside: string): ReturnType<typeof parseUsebio>['deals'] =>
    parseUsebio(`<USEBIO><EVENT>${inside}</EVENT></USEBIO>`).deals;
  const section = (...inside: string[]): string => `<SECTION>${inside.join('')}</SECTION>`;
  const north = (deals: ReturnType<typeof read>): (string | undefined)[] =>
    deals.map(({ record }) => record.header.names?.N);
  const hands = (deals: ReturnType<typeof read>): (string | null)[] =>
    deals.map(({ record }) => record.header.deal.hands.N && formatHands(record.header.deal.hands));

  test('a pair number is a pair of its own section', () => {
    const deals = read(
      section(pair(1, 'NS', 'Ann', 'Cem'), board(line('4S', PAIRS))) +
        section(pair(1, 'NS', 'Eve', 'Gil'), board(line('4S', PAIRS))),
    );
    expect(north(deals)).toEqual(['Ann', 'Eve']);
    expect(deals.map(({ record }) => record.header.session)).toEqual([undefined, undefined]);
  });

  test('names said for all sections count in each; said in two ways they count in none', () => {
    expect(north(read(pair(1, 'NS', 'Ann', 'Cem') + section(board(line('4S', PAIRS)))))).toEqual(['Ann']);
    const twice = pair(1, 'NS', 'Ann', 'Cem') + pair(1, 'NS', 'Eve', 'Gil');
    expect(north(read(twice + section(board(line('4S', PAIRS)))))).toEqual([undefined]);
    const again = pair(1, 'NS', 'Ann', 'Cem') + pair(1, 'NS', 'Ann', 'Cem');
    expect(north(read(again + section(board(line('4S', PAIRS)))))).toEqual(['Ann']);
  });

  test('board 1 of the second session has its own cards', () => {
    const session = (id: string, cards: string): string =>
      `<SESSION SESSION_ID="${id}">${section(board(hand('N', cards), line()))}</SESSION>`;
    const deals = read(session('1', FIRST) + session('2', SECOND));
    expect(hands(deals)).toEqual([
      expect.stringContaining(FIRST) as string,
      expect.stringContaining(SECOND) as string,
    ]);
    expect(deals.map(({ record }) => record.header.session)).toEqual(['1', '2']);
  });

  test('sections of one session share the cards of one of them; two deals of one number in it show none', () => {
    expect(hands(read(section(board(hand('N', FIRST), line())) + section(board(line()))))).toEqual([
      expect.stringContaining(FIRST) as string,
      expect.stringContaining(FIRST) as string,
    ]);
    expect(hands(read(section(board(hand('N', FIRST)), board(hand('N', SECOND)), board(line()))))).toEqual([
      null,
    ]);
  });

  test('a match names its pairs and its round for all its boards', () => {
    const match = `<MATCH><ROUND_NUMBER>3</ROUND_NUMBER>${PAIRS}${board(line('3NT'))}${board(line('4H'))}</MATCH>`;
    const deals = read(pair(1, 'NS', 'Ann', 'Cem') + pair(2, 'EW', 'Bob', 'Dan') + match);
    expect(deals.map(({ tags }) => [tags?.get('PairNS'), tags?.get('PairEW'), tags?.get('Round')])).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
    expect(deals[1]?.record.header.names).toEqual({ N: 'Ann', E: 'Bob', S: 'Cem', W: 'Dan' });
  });

  test('the vulnerability is the one stated, and otherwise the one of the number', () => {
    const stated = (word: string): string | null | undefined =>
      read(board(`<VULNERABILITY>${word}</VULNERABILITY>`, line()))[0]?.record.header.deal.vulnerable;
    expect(['Love', 'North-South', 'East-West', 'All', ''].map(stated)).toEqual([
      'None',
      'NS',
      'EW',
      'All',
      'None',
    ]);
    expect(stated('red')).toBe('None');
  });

  test('sections within sections are read once each, however many', () => {
    const deep = `${'<SECTION>'.repeat(50)}${board(line())}${'</SECTION>'.repeat(50)}`;
    expect(read(deep)).toHaveLength(1);
  });
});

describe('USEBIO', () => {
  const text = `<?xml version="1.0"?>
<!DOCTYPE USEBIO [<!ENTITY club "&x;&x;"><!ENTITY x "boom">]>
<USEBIO Version="1.2"><EVENT><EVENT_DESCRIPTION>Pairs &amp; more &club;</EVENT_DESCRIPTION>
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>NS</DIRECTION><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>Cem &#233;</PLAYER_NAME></PLAYER></PAIR>
<PAIR><PAIR_NUMBER>2</PAIR_NUMBER><PLAYER><PLAYER_NAME>Eva</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>Wim</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>2</BOARD_NUMBER>
<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4H x</CONTRACT><PLAYED_BY>S</PLAYED_BY><LEAD>10s</LEAD><TRICKS>9</TRICKS><SCORE>-200</SCORE></TRAVELLER_LINE>
<TRAVELLER_LINE><CONTRACT>PASS</CONTRACT></TRAVELLER_LINE>
<TRAVELLER_LINE><CONTRACT>A6040</CONTRACT></TRAVELLER_LINE>
<TRAVELLER_LINE><CONTRACT>banana</CONTRACT></TRAVELLER_LINE>
</BOARD></EVENT>
<HANDSET><BOARD><BOARD_NUMBER>2</BOARD_NUMBER></BOARD></HANDSET></USEBIO>`;

  test('every line is a deal; entities of the document stay as they are written', () => {
    const { deals, problems } = parseUsebio(text);
    expect(deals.map(({ kind }) => kind)).toEqual(['played', 'passedOut', 'dealOnly', 'dealOnly']);
    expect(deals[0]!.record.header).toMatchObject({
      title: 'Pairs & more &club;',
      names: { N: 'Ann', S: 'Cem é', E: 'Eva', W: 'Wim' },
      contract: { level: 4, strain: 'H', doubling: 2 },
      declarer: 'S',
      statedResult: { declarerTricks: 9 },
      deal: { board: '2', dealer: 'E', vulnerable: 'NS' },
    });
    expect(played(deals[0]!)).toBe('WST ClaimMade');
    expect(deals[0]!.tags?.get('Score')).toBe('NS -200');
    expect(codes(problems)).toEqual(['contractUnreadable', 'dealerFromBoard', 'vulnerableFromBoard']);
  });

  test.each([
    ['PASS', 'Q', []],
    ['2NT', 'S', []],
    ['2NT', '', []],
    ['2NT', 'Q', [['declarerUnreadable', { text: 'Q' }]]],
  ])('%s by “%s”: a declarer that is no seat is told', (contract, by, expected) => {
    const line = `<CONTRACT>${contract}</CONTRACT><PLAYED_BY>${by}</PLAYED_BY>`;
    const { problems } = parseUsebio(
      `<USEBIO><EVENT><BOARD><BOARD_NUMBER>2</BOARD_NUMBER><TRAVELLER_LINE>${line}</TRAVELLER_LINE></BOARD></EVENT></USEBIO>`,
    );
    const others = problems.filter(({ code }) => !code.endsWith('FromBoard'));
    expect(others.map(({ code, params }) => [code, params])).toEqual(expected);
  });

  test('as a file, where its library may be loaded', async () => {
    expect(readFile('a.xml', utf8(text))).toMatchObject({ format: 'usebio', deals: [] });
    expect((await readAnyFile('a.xml', utf8(text))).deals).toHaveLength(4);
    expect(codes((await readAnyFile('a.xml', utf8('<USEBIO></USEBIO>'))).problems)).toEqual(['noDeals']);
  });

  test('LIN beside a line gives auction and play', () => {
    const lin = 'md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|mb|1S|mb|p|mb|p|mb|p|pc|H2|';
    const { deals } = parseUsebio(
      text.replace('<SCORE>-200</SCORE>', `<LIN_DATA>${lin}</LIN_DATA>`).replace('4H x', '1S'),
    );
    expect(played(deals[0]!)).toBe('WH2');
    expect(deals[0]!.record.header).toMatchObject({
      auction: ['1S', 'P', 'P', 'P'],
      statedResult: { declarerTricks: 9 },
    });
  });

  test('a document without its end is read, and said to be cut', () => {
    const line = '<TRAVELLER_LINE><CONTRACT>4H</CONTRACT><TRICKS>10</TRICKS></TRAVELLER_LINE>';
    const whole = `<USEBIO>\n<EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line}</BOARD>\n</EVENT></USEBIO >\n`;
    expect(parseUsebio(whole).problems.filter(({ code }) => code === 'fileCut')).toEqual([]);
    for (const end of ['</BOARD>', '</EVENT>', '</TRAVELLER_LINE>', '10']) {
      const { deals, problems } = parseUsebio(whole.slice(0, whole.indexOf(end) + end.length));
      expect(deals.length, end).toBe(1);
      expect(codes(problems), end).toContain('fileCut');
    }
  });

  test('no XML, a bomb of entities, and deep nesting end as problems, not as errors', () => {
    expect(codes(parseUsebio('<USEBIO><a').problems)).toEqual(['xmlUnreadable']);
    const deep = `<USEBIO>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</USEBIO>`;
    expect(parseUsebio(deep).deals).toEqual([]);
    const entities = Array.from(
      { length: 20 },
      (_none, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`,
    ).join('');
    const bomb = `<!DOCTYPE USEBIO [<!ENTITY e0 "x">${entities}]><USEBIO><EVENT><BOARD><BOARD_NUMBER>&e20;</BOARD_NUMBER><TRAVELLER_LINE/></BOARD></EVENT></USEBIO>`;
    const { deals } = parseUsebio(bomb);
    expect(deals.map(({ record }) => record.header.deal.board)).toEqual(deals.length === 0 ? [] : ['&e20;']);
  });
});

describe('Bridgemate databases', () => {
  const received: BwsRow = {
    Section: 1,
    Table: 3,
    Round: 2,
    Board: 2,
    PairNS: 4,
    PairEW: 5,
    Declarer: 4,
    'NS/EW': 'S',
    Contract: '4 H x',
    Result: '-1',
    LeadCard: 'S10',
    Remarks: 'slow',
  };
  const key = { Section: 1, Table: 3, Round: 2, Board: 2 };
  const tables: Readonly<Record<string, readonly BwsRow[]>> = {
    ReceivedData: [
      received,
      { ...received, Erased: true },
      { ...received, Board: 3, Contract: 'PASS', Result: '', 'NS/EW': '' },
      { ...received, Table: 9, Contract: '3 NT', Result: '+1' },
    ],
    PlayerNumbers: [{ Section: 1, Table: 3, Round: 2, Direction: 'N', Name: 'Ann' }],
    BiddingData: [
      { ...key, Counter: 2, Direction: 'S', Bid: '4H' },
      { ...key, Counter: 1, Direction: 'E', Bid: 'PASS' },
    ],
    PlayData: [
      { ...key, Counter: 1, Direction: 'W', Card: 'S10' },
      { ...key, Counter: 2, Direction: 'N', Card: 'HA' },
    ],
    HandRecord: [
      {
        Section: 1,
        Board: 2,
        NorthSpades: 'T74',
        NorthHearts: 'A92',
        NorthDiamonds: 'AK53',
        NorthClubs: 'K87',
      },
    ],
  };
  const database = { tableNames: () => Object.keys(tables), rows: (table: string) => tables[table] ?? [] };

  test('every result received is a deal; erased rows are none', () => {
    const { deals, problems } = readDatabase(database);
    expect(deals).toHaveLength(3);
    expect(deals[0]!.record.header).toMatchObject({
      contract: { level: 4, strain: 'H', doubling: 2 },
      declarer: 'S',
      statedResult: { declarerTricks: 9 },
      names: { N: 'Ann' },
      table: '3',
      notes: 'slow',
      auction: ['P', '4H'],
      deal: { board: '2', dealer: 'E', vulnerable: 'NS' },
    });
    expect(played(deals[0]!)).toBe('WST NHA');
    expect(deals[1]!.kind).toBe('passedOut');
    expect(played(deals[2]!)).toBe('WST ClaimMade');
    expect(deals[2]!.record.header.statedResult).toEqual({ declarerTricks: 10 });
    expect(codes(problems)).toEqual(['dealerFromBoard', 'vulnerableFromBoard']);
  });

  test('what can’t be read in calls and cards leaves its place, so that nothing behind it is taken for something else', () => {
    const rows = {
      ...tables,
      BiddingData: ['PASS', '4H', '?!', '5C'].map((Bid, at) => ({
        ...key,
        Counter: at,
        Direction: 'ESWN'.charAt(at),
        Bid,
      })),
      PlayData: ['S10', 'H??', 'S3', 'S2'].map((Card, at) => ({
        ...key,
        Counter: at,
        Direction: 'WNES'.charAt(at),
        Card,
      })),
    };
    const { deals, problems } = readDatabase({
      ...database,
      rows: (table: string) => (rows as typeof tables)[table] ?? [],
    });
    const [deal] = deals;
    expect(played(deal!)).toBe('WST Nundefined ES3 SS2');
    expect(deal!.cardsBeforeGap).toBe(1);
    expect([deal!.record.header.auction, deal!.auctionCut]).toEqual([['P', '4H'], true]);
    expect(codes(problems)).toEqual(
      expect.arrayContaining(['callUnreadable', 'callsLeftOut', 'cardUnreadable']),
    );
  });

  test('a database is known by its first bytes; a damaged one is told, never thrown', async () => {
    const bytes = new Uint8Array(8192);
    bytes.set([0, 1, 0, 0]);
    bytes.set(utf8('Standard Jet DB'), 4);
    expect(isAccess(bytes)).toBe(true);
    expect(isAccess(utf8('[Deal "x"]'))).toBe(false);
    expect(codes(readFile('a.bws', bytes).problems)).toEqual(['readElsewhere']);
    expect(codes((await readBws(bytes)).problems)).toEqual(['databaseUnreadable']);
    expect(codes((await readAnyFile('a.bws', bytes, { openDatabase: readBws })).problems)).toEqual([
      'databaseUnreadable',
    ]);
    expect((await readAnyFile('a.pbn', utf8(pbnGame(inventDeal(1))))).deals).toHaveLength(1);
  });

  test('one with a password is refused before anything in it is looked at; one without is read, of either age', async () => {
    const row = { Section: 1, Table: 1, Round: 1, Board: 1, 'NS/EW': 'S', Contract: '4 H', Result: '=' };
    const older = jetDatabase({ ReceivedData: [row] });
    const newer = older.slice();
    newer[0x14] = 2;
    for (const bytes of [older, newer]) {
      const { deals, problems } = await readBws(bytes);
      expect(deals).toHaveLength(1);
      expect(codes(problems)).not.toContain('databaseLocked');
    }
    newer[0x3f] = 0;
    expect(await readBws(newer)).toMatchObject({ deals: [], problems: [{ code: 'databaseLocked' }] });
  });
});

describe.runIf(hasRealFiles)(`deal files, ${OF_REAL_FILES}`, () => {
  const read = (name: string): ReturnType<typeof readFile> => readFile(name, bytesOfReal(name));
  const machine = 'emkael+deal-convert/test/test';
  const bigDeal = 'richardschneider+pbn/test/sample/big-deal';

  test.each([
    [`${machine}.dup`, `${machine}.pbn`],
    [`${machine}.dlm`, `${machine}.pbn`],
    [`${bigDeal}.dup`, `${bigDeal}.pbn`],
    [`${bigDeal}.bri`, `${bigDeal}.pbn`],
    [`${bigDeal}.dlm`, `${bigDeal}.pbn`],
  ])('%s holds the hands of %s', (name, pbn) => {
    const { deals, problems } = read(name);
    expect(deals.map(hands)).toEqual(read(pbn).deals.map(hands));
    expect(codes(problems)).toEqual(['dealerFromBoard', 'vulnerableFromBoard']);
  });
});
