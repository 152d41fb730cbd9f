/** Words of the keys, the perspectives, the settings and the live region, in Turkish. */

import type { reader as english } from '../../en/screens/reader.ts';
import { of } from '../endings.ts';
import type { Translated } from '../../translated.ts';

export const reader: Translated<typeof english> = {
  help: {
    title: 'Tuşlar',
    close: 'Kapat',
    intro: 'Bu tuşlar oynatıcıda çalışır; bir alana yazarken çalışmaz.',
    rows: [
      ['← →', 'bir adım geri, bir adım ileri'],
      ['Shift + ← →', 'bir löve geri, bir löve ileri'],
      ['Home End, 0 $', 'başa, sona'],
      [', .', 'bir olay geri, bir olay ileri'],
      ['P N, [ ]', 'önceki, sonraki usulsüzlük'],
      ['Boşluk', 'oynat ya da duraklat'],
      ['F, Shift + F', 'masayı 90°, 180° döndür'],
      ['V', 'kimin kartlarının görüneceğini değiştir'],
      ['D', 'dört el de görünürken double dummy sonuçlarını göster ya da gizle'],
      ['L O M I', 'Yasalara, seçeneklere, duruma, bilgilere'],
      ['1 … 6', 'seçenekler panelinde seç'],
      ['S', 'oyunculara ne söylenir'],
      ['G', 'bir löveye git'],
      ['/', 'kayıtta: yazılan satıra'],
      ['↑ ↓ ← →, Home End', 'kayıtta, bir kartın üzerinde: eldeki başka bir karta'],
      ['E R C X U', 'kayıtta: başka bir şey, rönons, löve talebi, geri alınan kart, son girişi geri al'],
      ['?', 'bu liste'],
    ],
  },
  perspective: {
    label: 'Görünen',
    open: 'dört el de',
    table: 'masanın gördüğü',
    declarer: 'deklaran ve yer',
    seat: ({ seat }) => `yalnızca ${of(seat)} eli`,
  },
  settings: {
    title: 'Ayarlar',
    language: 'Dil',
    languageFailed: 'Öteki dil yüklenemedi; sayfa bu dilde kalıyor.',
    letters: 'Kart harfleri',
    lettersAuto: ({ letters }) => `dile göre (${letters})`,
    seats: 'Yön harfleri',
    ten: 'Onlu',
    suits: 'Simge renkleri',
    suitChoices: { two: 'iki renk', four: 'dört renk', mono: 'siyah beyaz' },
    played: 'Oynanmış kartlar',
    playedChoices: { grey: 'gri', hide: 'kaldırılmış', show: 'görünür' },
    theme: 'Açık ya da koyu',
    themes: { auto: 'sisteme göre', light: 'açık', dark: 'koyu' },
    keys: 'Tek harfli tuşlar',
    edition: 'Yasaların yılı',
    editionOfRecord: 'kayıttaki gibi',
  },
  announce: {
    wins: ({ seat }) => `Löveyi ${seat} kazanır`,
    atStart: 'Dağıtımın başı',
    /** Behind the news that an entry was taken back: that entry. */
    entryBefore: ({ entry }) => `Girişte şu yazıyordu: ${entry}`,
    changesNothing: 'Kayıtta böyle bir giriş yok: hiçbir şey değişmez.',
    noMark: 'Bu yönde başka usulsüzlük yok.',
    choices: ({ seat, options }) => `${of(seat)} ${options} seçeneği var`,
  },
};
