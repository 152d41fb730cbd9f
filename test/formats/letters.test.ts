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
    told: problems.map(({ code, params }) => [code, params['text'] ?? params['seat'] ?? '']),
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
    const { format, hand: of, told } = read(text);
    expect(format).toBe('hands');
    expect(of('S')).toBe(hand);
    expect(told).toEqual([
      ['handsAsText', 'S'],
      ['lettersFolded', folded],
    ]);
  });

  it('says when nothing settles which card a letter is', () => {
    expect(read('V1098 765 432 A65').told).toContainEqual(['lettersUnclear', 'V = J']);
    expect(read('DV98 765 432 A654').told.map(([code]) => code)).not.toContain('lettersUnclear');
  });

  it('of a diagram once, with the letters of all its hands', () => {
    const { told } = read('N: ARD 1098 765 5432\nE: V1098 ARD V109 876\nS: 765 V76 ARD RDV9');
    expect(told.filter(([code]) => code === 'lettersFolded')).toEqual([
      ['lettersFolded', 'R = K, D = Q, V = J'],
    ]);
  });

  it('English letters are no news', () => {
    expect(read('A Q10543 76 AJ1063').told).toEqual([['handsAsText', 'S']]);
    expect(foldLetters('AKQJT98765432')).toEqual({ text: 'AKQJT98765432', folded: '', unclear: '' });
  });

  it('in a deal of a PBN file, told at its line', () => {
    const { hand, told } = read('[Event ""]\n[Deal "E:ARD.V109.876.5432 - - -"]\n');
    expect(hand('E')).toBe('AKQ.JT9.876.5432');
    expect(told).toContainEqual(['lettersFolded', 'R = K, D = Q, V = J']);
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

  it('prose is no hand, and a letter of no card is not taken for one', () => {
    for (const text of ['we had a hand', 'A Q10543 76', 'AX Q10543 76 AJ1063', '1 2 3 4', 'A B C D'])
      expect(read(text).format, text).toBe('unknown');
    expect(read('[Deal "N:AXQ.V109.876.5432 - - -"]\n').told.map(([code]) => code)).toContain(
      'handsUnreadable',
    );
  });

  it('a wrong number of cards is told', () => {
    expect(read('A Q10543 76 AJ106').told).toContainEqual(['handCount', 'S']);
    expect(read('A Q10543 76 AJ10632').told).toContainEqual(['handCount', 'S']);
  });
});
