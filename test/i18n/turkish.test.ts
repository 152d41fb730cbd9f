import { describe, expect, it } from 'vitest';
import { RANKS } from '../../src/domain/card.ts';
import { SEATS } from '../../src/domain/seat.ts';
import { isolate } from '../../src/i18n/isolate.ts';
import {
  at,
  capital,
  card,
  cardObject,
  cardOf,
  cardTo,
  cardWith,
  from,
  of,
  to,
  whom,
} from '../../src/i18n/tr/endings.ts';
import { names } from '../../src/i18n/tr/names.ts';
import { wordsIn } from './languages.ts';

const words = wordsIn('tr');

describe('players', () => {
  it.each([
    ['N', 'Kuzey’in Kuzey’e Kuzey’de Kuzey’den Kuzey’i'],
    ['E', 'Doğu’nun Doğu’ya Doğu’da Doğu’dan Doğu’yu'],
    ['S', 'Güney’in Güney’e Güney’de Güney’den Güney’i'],
    ['W', 'Batı’nın Batı’ya Batı’da Batı’dan Batı’yı'],
  ] as const)('%s takes its endings', (seat, forms) => {
    const name = names.seats[seat];
    expect([of, to, at, from, whom].map((ending) => ending(name)).join(' ')).toBe(forms);
  });

  it('the general words of the screens have endings, too', () => {
    const { thePlayer, declarer } = words.screen.replay;
    expect([of(thePlayer), to(thePlayer), of(declarer)]).toEqual(['oyuncunun', 'oyuncuya', 'deklaranın']);
  });

  it('a player whom the record does not name is said to be unknown', () => {
    expect(of('–')).toBe('bilinmeyen oyuncunun');
    expect(SEATS.map((seat) => of(names.seats[seat])).filter((form) => form.includes('bilinmeyen'))).toEqual(
      [],
    );
  });
});

describe('cards', () => {
  it('in signs, a noun takes the ending, whatever the letters', () => {
    const name = isolate('♥A');
    expect([card, cardObject, cardOf, cardTo, cardWith].map((ending) => ending(name))).toEqual([
      `${name} kartı`,
      `${name} kartını`,
      `${name} kartının`,
      `${name} kartına`,
      `${name} kartıyla`,
    ]);
  });

  it('several are several cards, one of several is one', () => {
    const naming = words.written;
    expect(cardObject(naming.cards(['S3', 'H5'], 'and'))).toMatch(/kartlarını$/);
    expect(cardObject(naming.cards(['S3', 'H5'], 'or'))).toMatch(/kartını$/);
  });

  it('in words, the rank takes the ending by its own vowels', () => {
    const names = RANKS.map((rank) => cardObject(words.spoken.card(`S${rank}`)));
    expect(names.filter((form) => form.includes('kart'))).toEqual([]);
    expect(
      ['A', 'K', 'J', 'T', '4', '5'].map((rank) => cardObject(words.spoken.card(`H${rank}` as 'HA'))),
    ).toEqual([
      'kör asını',
      'kör ruasını',
      'kör valesini',
      'kör onlusunu',
      'kör dörtlüsünü',
      'kör beşlisini',
    ]);
    expect(cardTo(words.spoken.card('C3'))).toBe('trefl üçlüsüne');
  });

  it('in words, each of several takes it, and the last its case as well', () => {
    expect(cardObject(words.spoken.cards(['HA', 'S5', 'DQ'], 'and'))).toBe(
      'kör ası, pik beşlisi ve karo damını',
    );
  });
});

it('i is İ at the head of a sentence', () => {
  expect(capital('istediğini')).toBe('İstediğini');
});
