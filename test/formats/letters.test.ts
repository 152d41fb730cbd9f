import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/domain/card.ts';
import { formatHand } from '../../src/domain/deal.ts';
import type { Seat } from '../../src/domain/seat.ts';
import { foldLetters } from '../../src/formats/letters.ts';
import { readFile } from '../../src/formats/read.ts';

function read(text: string) {
  const { format, deals, problems } = readFile('', new TextEncoder().encode(text));
  const hands = deals[0]?.record.header.deal.hands;
  const hand = (seat: Seat): string => {
    const held = hands?.[seat] ?? null;
    return held === null ? '' : formatHand(held);
  };
  return {
    format,
    hand,
    reported: problems.map(({ code, params }) => [code, params['text'] ?? params['seat'] ?? '']),
  };
}

describe('card letters of other languages', () => {
  it.each([
    ['A Q10543 76 AV1063', 'A.QT543.76.AJT63', 'V = J'],
    ['A.R10543.76.AV1063', 'A.KT543.76.AJT63', 'R = K, V = J'],
    ['♣ A V 10 6 3 ♠ A ♥ D 10 5 4 3 ♦ 7 6', 'A.QT543.76.AJT63', 'V = J, D = Q'],
    ['a qt543 76 avt63', 'A.QT543.76.AJT63', 'V = J'],
    ['A\u00a0Q10543\u00a076\u00a0AV1063', 'A.QT543.76.AJT63', 'V = J'],
    ['\u2066A Q10543 76 AV1063\u2069', 'A.QT543.76.AJT63', 'V = J'],
    ['ΑΚ7 ΚΤ93 – AQ10654', 'AK7.KT93..AQT654', 'Α = A, Κ = K, Τ = T'],
    ['AHV B1098 765 432', 'AKQ.JT98.765.432', 'H = K, V = Q, B = J'],
    ['EKD Kn1098 765 432', 'AKQ.JT98.765.432', 'Kn = J, E = A, D = Q'],
    ['AKD W1098 765 432', 'AKQ.JT98.765.432', 'D = Q, W = J'],
  ])('a hand as people write it: %s', (text, hand, folded) => {
    const { format, hand: of, reported } = read(text);
    expect(format).toBe('hands');
    expect(of('S')).toBe(hand);
    expect(reported).toEqual([
      ['handsAsText', 'S'],
      ['lettersFolded', folded],
    ]);
  });

  it('says when nothing settles which card a letter is', () => {
    expect(read('V1098 765 432 A65').reported).toContainEqual(['lettersUnclear', 'V = J']);
    expect(read('DV98 765 432 A654').reported.map(([code]) => code)).not.toContain('lettersUnclear');
  });

  it('of a diagram once, with the letters of all its hands', () => {
    const { reported } = read('N: ARD 1098 765 5432\nE: V1098 ARD V109 876\nS: 765 V76 ARD RDV9');
    expect(reported.filter(([code]) => code === 'lettersFolded')).toEqual([
      ['lettersFolded', 'R = K, D = Q, V = J'],
    ]);
  });

  const COMPASS = `
         ♠ A R V 2
         ♥ D 10 3
         ♦ R D 5
         ♣ V 4 2
♠ 5 4 3            ♠ 10 9 8
♥ 5 4 2            ♥ A R V
♦ V 6 4 2          ♦ 10 9 7
♣ D 7 5            ♣ A 10 9 8
         ♠ D 7 6
         ♥ 9 8 7 6
         ♦ A 8 3
         ♣ R 6 3`;
  const BLOCKS = (names: readonly string[]): string =>
    [
      ['♠ARV2', '♥D103', '♦RD5', '♣V42'],
      ['♠1098', '♥ARV', '♦1097', '♣A1098'],
      ['♠D76', '♥9876', '♦A83', '♣R63'],
    ]
      .map((suits, at) => [names[at], ...suits].join('\n'))
      .join('\n');
  const WHOLE = ['AKJ2.QT3.KQ5.J42', 'T98.AKJ.T97.AT98', 'Q76.9876.A83.K63', '543.542.J642.Q75'];

  it.each<[string, string]>([
    ['as a paper prints it, by place alone', COMPASS],
    [
      'with the letters of the compass in the middle',
      COMPASS.replace('♠ 5 4 3      ', '♠ 5 4 3   N  ')
        .replace('♥ 5 4 2       ', '♥ 5 4 2  W   E')
        .replace('7 5            ', '7 5    S       '),
    ],
    [
      'with names above the hands',
      `Kuzey${COMPASS.replace('\n♠ 5', '\nBatı          Doğu\n♠ 5').replace('\n         ♠ D 7', '\nGüney\n         ♠ D 7')}`,
    ],
    ['in hollow symbols', COMPASS.replaceAll('♥', '♡').replaceAll('♠', '♤')],
    ['hand by hand in French', BLOCKS(['Nord', 'Est', 'Sud'])],
    ['hand by hand in Turkish', BLOCKS(['KUZEY', 'DOĞU', 'GÜNEY:'])],
    ['hand by hand in Greek', BLOCKS(['Βορράς', 'Ανατολή', 'Νότος'])],
    [
      'a line a hand, German letters',
      'N: AKB2 D103 KD5 B42\nO: 1098 AKB 1097 A1098\nS: D76 9876 A83 K63\nW: 543 542 B642 D75',
    ],
    [
      'a line a hand, French letters',
      'N: ARV2 D103 RD5 V42\nE: 1098 ARV 1097 A1098\nS: D76 9876 A83 R63\nO: 543 542 V642 D75',
    ],
    [
      'a line a hand, Danish names and letters',
      'Nord: EKB2 D103 KD5 B42\nØst: 1098 EKB 1097 E1098\nSyd: D76 9876 E83 K63\nVest: 543 542 B642 D75',
    ],
    [
      'a line a hand, Danish letters alone',
      'N: EKB2 D103 KD5 B42\nØ: 1098 EKB 1097 E1098\nS: D76 9876 E83 K63\nV: 543 542 B642 D75',
    ],
    [
      'a line a hand, Swedish letters alone',
      'N: EKKn2 D103 KD5 Kn42\nÖ: 1098 EKKn 1097 E1098\nS: D76 9876 E83 K63\nV: 543 542 Kn642 D75',
    ],
    ['a line a hand, Turkish letters', 'K: ARV2 D103 RD5 V42\nD: 1098 ARV 1097 A1098\nG: D76 9876 A83 R63'],
    [
      'a line a hand, letters of a Greek keyboard',
      'Β: ΑΚJ2 Q103 ΚQ5 J42\nΑ: 1098 ΑΚJ 1097 Α1098\nΝ: Q76 9876 Α83 Κ63',
    ],
    [
      'a line a hand, names and symbols',
      'Nord: ♠ARV2 ♥D103 ♦RD5 ♣V42\nOst: ♠1098 ♥ARV ♦1097 ♣A1098\nSüd: ♠D76 ♥9876 ♦A83 ♣R63',
    ],
  ])('a diagram %s', (_, text) => {
    const { format, hand } = read(text);
    expect(format).toBe('hands');
    expect((['N', 'E', 'S', 'W'] as const).map(hand)).toEqual(WHOLE);
  });

  it('a diagram says by what its hands were told apart, and what besides them it held', () => {
    const { reported } = read(`Board 7, dealer South${COMPASS}\nContract 4 spades`);
    expect(reported.filter(([code]) => code === 'handsByPlace')).toHaveLength(1);
    expect(reported).toContainEqual(['textIgnored', 'Board 7, dealer South']);
    expect(reported).toContainEqual(['textIgnored', 'Contract 4 spades']);
    expect(read(BLOCKS(['Nord', 'Est', 'Sud'])).reported.map(([code]) => code)).toEqual(['lettersFolded']);
  });

  it.each<[string, string]>([
    ['a suit is missing', COMPASS.replace('         ♦ A 8 3\n', '')],
    ['East stands left of West', COMPASS.replace('\n♠ 5', '\nEast   West\n♠ 5')],
    ['an O may be East or West', 'N: AKQ2 J103 K95 Q42\nO: 1098 AK9 J107 A1098\nS: J76 Q876 A83 K63'],
    ['some hands have names and some none', BLOCKS(['Nord', 'Est', ''])],
    ['it is a sentence with cards in it', 'West led the ♠5.\nEast won the ♠A.'],
  ])('no diagram: %s', (_, text) => {
    expect(read(text).format).toBe('unknown');
  });

  it('English letters are no news', () => {
    expect(read('A Q10543 76 AJ1063').reported).toEqual([['handsAsText', 'S']]);
    expect(foldLetters('AKQJT98765432')).toEqual({ text: 'AKQJT98765432', folded: '', unclear: '' });
  });

  it('in a deal of a PBN file, told at its line', () => {
    const { hand, reported } = read('[Event ""]\n[Deal "E:ARD.V109.876.5432 - - -"]\n');
    expect(hand('E')).toBe('AKQ.JT9.876.5432');
    expect(reported).toContainEqual(['lettersFolded', 'R = K, D = Q, V = J']);
  });

  it('four hands, a line each, clockwise from North or as named', () => {
    const whole = ['AKQJT98765432...', '.AKQJT98765432..', '..AKQJT98765432.', '...AKQJT98765432'];
    const plain = read(whole.join('\n'));
    expect((['N', 'E', 'S', 'W'] as const).map(plain.hand)).toEqual(whole);
    const named = read(`W: ${whole[0]}\nS: ${whole[1]}\nN: ${whole[2]}`);
    expect(named.hand('W')).toBe(whole[0]);
    expect(named.hand('E'), 'the rest of the pack').toBe(whole[3]);
    expect(CARDS).toHaveLength(52);
  });

  it('four hands on one line, clockwise from the seat that is named', () => {
    const written = 'W:T9.K8765.JT7.654 A64.AQ3.53.AQJ83 - 72.T4.AKQ862.T92';
    const { format, hand, reported } = read(written);
    expect(format).toBe('hands');
    expect((['W', 'N', 'S'] as const).map(hand).join(' ')).toBe(written.slice(2).replace(' -', ''));
    expect(hand('E'), 'the rest of the pack').toBe('KQJ853.J92.94.K7');
    expect(reported).toEqual([['handsAsText', '']]);
    const plain = read(written.slice(2).replace('-', 'KQJ853.J92.94.K7'));
    expect(plain.hand('N')).toBe('T9.K8765.JT7.654');
    expect(plain.reported.map(([code]) => code)).toEqual(['handsAsText']);
    expect(read('T9.K8765.JT7.654 A64.AQ3.53.AQJ83 - -').format, 'whose, nobody says').toBe('unknown');
    expect(read(`${written} 2`).format).toBe('unknown');
  });

  it('prose is no hand, and a letter of no card is not taken for one', () => {
    for (const text of ['we had a hand', 'A Q10543 76', 'AX Q10543 76 AJ1063', '1 2 3 4', 'A B C D'])
      expect(read(text).format, text).toBe('unknown');
    expect(read('[Deal "N:AXQ.V109.876.5432 - - -"]\n').reported.map(([code]) => code)).toContain(
      'handsUnreadable',
    );
  });

  it('a wrong number of cards is told', () => {
    expect(read('A Q10543 76 AJ106').reported).toContainEqual(['handCount', 'S']);
    expect(read('A Q10543 76 AJ10632').reported).toContainEqual(['handCount', 'S']);
  });
});
