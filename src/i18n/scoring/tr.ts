/** Assigned scores and what they come to, in Turkish. */

import type { Translated } from '../translated.ts';
import type { scoring as english } from './en.ts';

export const scoring: Translated<typeof english> = {
  outcome: 'Sonuç',
  weight: 'Ağırlık',
  imps: 'IMP',
  crossImps: 'Çapraz IMP',
  matchpoints: ({ top }) => `${top} üzerinden MP`,
  percent: 'MP %',
  victoryPoints: 'VP',
  side: 'Taraf',
  weighted: 'Ağırlıklı',
  rule: 'Önce her sonuç ayrı ayrı puanlanır. Sonra bulunanların ağırlıklı ortalaması alınır; skorların ortalaması alınmaz.',
  onBoard: 'Bordda',
  tables: 'Masa',
  others: 'Öteki masalar',
  won: {
    imps: ({ figure }) => `${figure} IMP`,
    crossImps: ({ figure }) => `${figure} çapraz IMP`,
    matchpoints: ({ figure, top }) => `${top} maç puanının ${figure} kadarı`,
    victoryPoints: ({ figure }) => `maçta ${figure} zafer puanı`,
  },
  weightedFor: ({ side, clause, worth }) => `${side} için ağırlıklı (${clause}): ${worth}`,
  boardFor: ({ side, worth }) => `Bordda ${side}: ${worth}`,
  averaged: ({ clause }) =>
    `İki tarafın sonuçları birbirini tutmuyor. Eleme maçında ikisi de ortalamalarını alır (${clause}).`,
  average: {
    minus: ({ side, clause }) => `${side}: ortalama eksi (${clause})`,
    even: ({ side, clause }) => `${side}: ortalama (${clause})`,
    plus: ({ side, clause }) => `${side}: ortalama artı (${clause})`,
  },
  penalty: ({ side, amount, clause }) => `${side} için yöntemsel ceza (${clause}): ${amount}`,
  fined: {
    matchpoints: ({ figure }) => `${figure} maç puanı`,
    percent: ({ figure }) => `bir topun %${figure} kadarı`,
    imps: ({ figure }) => `${figure} IMP`,
    victoryPoints: ({ figure }) => `${figure} zafer puanı`,
  },
  doubts: {
    weights: ({ sum }) => `Ağırlıkların toplamı %${sum}. Her biri payı kadar sayılır.`,
    noWeights: () => 'Hiçbir sonucun ağırlığı yok; bu yüzden ortalama da yok.',
    weighting: ({ clause }) => `Yönetmelik ağırlıklı skora izin vermiyor (${clause}).`,
    unreachable: () => 'Bir sonuç ortaya çıkmış olamaz: ilk usulsüzlükten önce çok fazla löve kazanılmıştı.',
    unscored: () => 'Bir sonuç puanlanamıyor: kontratı, deklaranı ya da löveleri eksik.',
    vulnerability: () => 'Bir sonuç puanlanamıyor: kayıtta kimin zonda olduğu yazmıyor.',
  },
  unreachable: 'ortaya çıkmış olamaz',
  apart: ({ side, clause, outcome }) =>
    `Ağırlık olmasaydı${clause === null ? '' : ` (${clause})`} ${side} şunu alırdı: ${outcome}`,
  equity: {
    by: {
      director: 'hakemin değerlendirmesine göre',
      committee: 'komitenin değerlendirmesine göre',
      reviewer: 'incelemecinin değerlendirmesine göre',
    },
    notCounted: 'daha sonraki değerlendirme geçerli',
    claimed: 'Talebe göre',
    claimedBasis: ({ clause }) => `karara bağlanmadan önce talepte söylendiği gibi (${clause})`,
    damage: 'Zarar olmasaydı',
    damageBasis: ({ clause }) => `zarar tespit edildi (${clause}); henüz skor verilmedi`,
    line: 'Ya olsaydı',
    assigned: 'Verilen',
    assignedBasis: ({ clause }) => `ağırlıklarla, aşağıda (${clause})`,
    decides: {
      table: 'masadaki sonuç geçerli',
      automatic: ({ clause }) =>
        `otomatik ayarlama belirler; değerlendirilen sonuç kusursuz tarafa daha fazlasını vermez (${clause})`,
      judged: ({ clause }) => `değerlendirilen sonuç belirler; otomatik löveler ona eklenmez (${clause})`,
      assigned: ({ clause }) => `verilen skor belirler; otomatik löveler ona eklenmez (${clause})`,
    },
    won: ({ tricks }) => `Kusurlu tarafın o andan sonra kazandığı löveler: ${tricks}`,
    wonNone: 'Kusurlu taraf o andan sonra löve kazanmadı',
    since: ({ trick, clause }) =>
      `Sonraki rönonsun neye mal olduğu da ${trick}. lövedeki rönonstan başlayarak ölçülür (${clause})`,
    reached: ({ clauses }) =>
      `Kusursuz tarafın daha çok kaybedip kaybetmediğine insanlar daha karar verecek (${clauses})`,
  },
  comparison: {
    title: 'Skorun neyle karşılaştırıldığı',
    otherTable: 'Öteki masada K–G skoru',
    field: 'Öteki masalarda K–G skorları',
    fieldHint: 'Aralarında boşlukla: 620 620 −100',
    artificial: 'Yapay skoru olan öteki masalar',
    boards: 'Maçın bord sayısı',
    margin: 'K–G takımının öteki bordlardaki IMP farkı',
    knockout: 'Eleme maçı',
    weighting: 'Ağırlıklı skora izin var',
    innocent: 'Kusursuz taraf',
    unknown: 'söylenmedi',
    record: 'Kaydet',
    fromSession: 'Öteki masalar seansın masalarıdır.',
    unread: ({ text }) => `Bu bir skor değil: ${text}`,
  },
};
