/** What the lifecycles and their states are called in Turkish. */

import type { machines as english } from '../en/machines.ts';
import type { Translated } from '../translated.ts';

export const machines: Translated<typeof english> = {
  penaltyCard: {
    name: 'Cezalı kart',
    states: {
      exposed: 'gösterildi',
      auctionPeriod: 'açık, artırım sürüyor',
      unseen: 'ortağı göremezdi',
      minor: 'minör',
      major: 'majör',
      played: 'oynandı',
      returned: 'ele döndü',
      waived: 'cezalı sayılmadı',
      void: 'artık cezalı değil',
    },
  },
  leadRestriction: {
    name: 'Çıkışla ilgili seçim',
    states: {
      pendingChoice: 'deklaran seçer',
      required: 'bir renk istendi',
      forbidden: 'bir renk yasaklandı',
      free: 'çıkış serbest',
      obeyed: 'uyuldu',
      lost: 'el gitti',
      expired: 'bitti',
      lapsed: 'hak düştü',
    },
  },
  revoke: {
    name: 'Rönons',
    states: {
      latent: 'yapıldı, fark edilmedi',
      attention: 'dikkat çekildi',
      corrected: 'düzeltildi',
      correctedAndAdjusted: 'düzeltildi ve otomatik ayarlandı',
      settled: 'düzeltme kesinleşti',
      established: 'resmileşti',
      adjusted: 'otomatik ayarlandı',
      reviewed: 'hakkaniyet incelendi',
      lifted: 'sonuçta rönons değil',
    },
  },
  cardChange: {
    name: 'Kart değiştirme',
    states: {
      mayChange: 'değiştirilebilir',
      withdrawn: 'geri alındı',
      replaced: 'değiştirildi',
      kept: 'bırakıldı',
      lapsed: 'çok geç',
    },
  },
  leadOutOfTurn: {
    name: 'Sırasız çıkış',
    states: {
      pending: 'kabul mü, ret mi?',
      accepted: 'kabul edildi',
      refused: 'reddedildi',
      playedTo: 'kart verildi',
      acceptedByPlay: 'oynanarak kabul edildi',
      properLeadMade: 'doğru çıkış yapıldı',
      replaced: 'öteki elden çıkıldı',
      forcedBack: 'kabul edilemez',
      takenBack: 'geri alındı',
      lapsed: 'hükmü kalmadı',
    },
  },
  openingLead: {
    name: 'Sırasız atak',
    states: {
      pending: 'deklaran seçer',
      accepted: 'kabul edildi',
      properLeadMade: 'doğru çıkış yapıldı',
      played: 'oynanarak kabul edildi',
      declarerIsDummy: 'deklaran yer oldu',
      refused: 'reddedildi',
      takenBack: 'geri alındı',
    },
  },
  prematurePlay: {
    name: 'Ortaktan önce oynama',
    states: {
      begun: 'kart gösterildi',
      optionPending: 'deklaran seçer',
      restricted: 'ortak kısıtlandı',
      obeyed: 'uyuldu',
      waitsForTurn: 'sırasını bekliyor',
      followedDummy: 'yerin kartına oynandı',
      exempt: 'sonuç doğurmaz',
      forfeited: 'hak düştü',
      penalised: 'cezalı kart',
      takenBack: 'geri alındı',
      leftBehind: 'lövesinde kalır',
      done: 'bitti',
    },
  },
  penaltyCardUnplayed: {
    name: 'Oynanmayan cezalı kart',
    states: {
      pending: 'kabul mü, ret mi?',
      accepted: 'kabul edildi',
      stands: 'geçerli',
      refused: 'reddedildi',
      substituted: 'düzeltildi',
      lifted: 'artık oynanmış değil',
    },
  },
  penaltyCardChoice: {
    name: 'Hangi cezalı kart',
    states: { pending: 'deklaran söyler', designated: 'söylendi', done: 'oynandı' },
  },
  claim: {
    name: 'Löve talebi',
    states: {
      made: 'yapıldı, oyun durdu',
      agreed: 'kabul edildi',
      agreedFinally: 'kesin kabul edildi',
      doubted: 'itiraz edildi',
      adjudication: 'hakem karara bağlar',
      playOnAsked: 'oyuna devam mı?',
      reopened: 'yeniden açıldı',
      settled: 'sonuçlandı',
      cancelled: 'hemen itiraz edildi',
      noClaim: 'talep değil',
      playedOn: 'geçersiz, oynandı',
    },
  },
  designation: {
    name: 'Yerden istenen kart',
    states: {
      begun: 'istendi',
      toBeChosen: 'belirlenecek',
      changeWanted: 'değişiklik istendi',
      misplaced: 'yanlış kart kondu',
      tooLate: 'değiştirmek için geç',
      chosen: 'belirlendi',
      changed: 'değiştirildi',
      refused: 'değişiklik reddedildi',
      putRight: 'düzeltildi',
      lapsed: 'hükmü kalmadı',
      stands: 'geçerli',
    },
  },
  simultaneous: {
    name: 'Aynı anda iki kart',
    states: {
      begun: 'birlikte gösterildi',
      pending: 'hangisi?',
      presumed: 'biri varsayıldı',
      named: 'söylendi',
      passedOver: 'seçilmedi',
    },
  },
  defectiveTrick: {
    name: 'Kusurlu löve',
    states: {
      unnoticed: 'fark edilmedi',
      noticedLate: 'geç fark edildi',
      noticedEarly: 'zamanında fark edildi',
      repaired: 'düzeltildi',
    },
  },
  leadingHand: {
    name: 'Hangi elden çıkış',
    states: { pending: 'defans seçer', chosen: 'seçildi', lapsed: 'hak düştü' },
  },
};

/** The state of a lifecycle that hangs on a card nobody remembers. */
export const stateNotKnown = 'Artık bilinmiyor';
