/** What the regulations of an organisation say, in Turkish. */

import type { Translated } from '../../translated.ts';
import type { organisation as english } from './en.ts';

export const organisation: Translated<typeof english> = {
  title: ({ name }) => `Yönetmeliğin sahibi: ${name}`,
  setting: ({ label, scope, sentence, note, source }) =>
    `${label}${scope === '' ? '' : `, ${scope}`}: ${sentence}${note === '' ? '' : `. ${note}`} [${source}]`,
  written: ({ title, address }) => `${title} şurada yazılı: ${address}`,
  labels: {
    deposits: 'Apel depozitosu',
    depositKept: 'Depozito geri verilmez',
    consent: 'Apel için gereken',
    hearing: 'Apele bakan',
    sanctions: 'Dayanaksız apelin bedeli',
    penalties: 'Olağan yöntemsel ceza',
    polls: 'Mantıklı alternatif',
    scoring: 'Skorlar',
    correction: 'Skor düzeltme süresi',
    ruling: 'Hakem kararı isteme süresi',
    appeal: 'Apel süresi',
  },
  forms: { pairs: 'ikili', teams: 'takım', individual: 'bireysel' },
  kept: {
    withoutMerit: 'apel dayanaksızsa',
    rejected: 'karar değişmezse',
    withdrawn: 'apel geri çekilirse',
    discretion: 'apele bakanların takdirine göre',
  },
  votes: { unanimous: 'oybirliğiyle', majority: 'oy çokluğuyla' },
  within: ({ time, from }) => `${from} ${time} içinde`,
  from: {
    scoreAvailable: 'skorun açıklanmasından sonra',
    rulingTold: 'kararın bildirilmesinden sonra',
    boardEnd: 'bordun bitiminden sonra',
    roundEnd: 'turun bitiminden sonra',
    sessionEnd: 'seansın bitiminden sonra',
    eventEnd: 'turnuvanın bitiminden sonra',
  },
  minutes: ({ count }) => `${count} dakika`,
  hours: ({ count }) => `${count} saat`,
  days: ({ count }) => `${count} gün`,
  who: { partners: 'iki ortağın da onayı', captain: 'kaptanın onayı', player: 'yalnız oyuncu' },
  heardBy: {
    committee: 'komite',
    reviewer: 'incelemeci',
    referee: 'tek başına bir yetkili',
    director: 'hakem',
  },
  members: ({ count }) => `${count} üye`,
  quorum: ({ count }) => `en az ${count} kişi hazır`,
  castingVote: 'eşitlikte başkanın oyu belirler',
  noCastingVote: 'eşitlikte başkanın oyu belirlemez',
  warnings: ({ figure }) => `${figure} uyarı`,
  polled: {
    any: ({ threshold, asked }) => `sorulan ${asked} oyuncudan ${threshold}`,
    chosen: ({ threshold, asked }) => `sorulan ${asked} oyuncudan ${threshold} kişinin seçtiği`,
    considered: ({ threshold, asked }) => `sorulan ${asked} oyuncudan ${threshold} kişinin düşündüğü`,
  },
  scores: {
    weighting: ({ yes }) => (yes ? 'ağırlıklı skora izin var' : 'ağırlıklı skora izin yok'),
    places: ({ figure }) => `${figure} ondalık basamak`,
    rounding: ({ innocent }) =>
      innocent ? 'kusursuz taraf lehine yuvarlanır' : 'en yakın değere yuvarlanır',
    averageMinus: ({ figure }) => `ortalama eksi %${figure}`,
    average: ({ figure }) => `ortalama %${figure}`,
    averagePlus: ({ figure }) => `ortalama artı %${figure}`,
    averageImps: ({ figure }) => `ortalama artı ${figure} IMP değerindedir`,
    sessions: ({ yes }) =>
      yes
        ? 'daha iyi ya da daha kötü bir seans, ortalama artı ya da eksinin yerine geçer'
        : 'ortalama artı ve eksi seansa bağlı değildir',
    missing: ({ neuberg }) =>
      neuberg ? 'eksik sonuçlar için Neuberg formülü' : 'her eksik sonuç için bir maç puanı',
    adjusted: ({ compared }) =>
      compared
        ? 'öteki masalar ayarlı skorla ağırlıklarına göre karşılaştırılır'
        : 'ayarlı skor öteki masalarda sayılmaz',
    crossImps: ({ mean }) => (mean ? 'çapraz IMP ortalaması' : 'çapraz IMP toplamı'),
    likely: ({ figure }) => `bir sonuç %${figure} ve üstünde muhtemeldir`,
    probable: ({ figure }) => `bir sonuç %${figure} ve üstünde olasıdır`,
  },
  noted: {
    limits: {
      appeal: {
        kept: ({ minutes, limit }) => `Apel, süresi başladıktan ${minutes} sonra istendi; süre ${limit}`,
        missed: ({ minutes, limit }) =>
          `Apel, süresi başladıktan ${minutes} sonra istendi; süre ${limit}. Yine de bakılıp bakılmayacağına insanlar karar verir.`,
        before: 'Apel, süresi başlamadan önce istendi.',
        unknown: ({ limit }) =>
          `Apelin ${limit} içinde istenip istenmediği yazılan saatlerden anlaşılmıyor. Saatleri 22:10 ya da 2026-11-24 22:10 gibi yazın.`,
      },
      ruling: {
        kept: ({ minutes, limit }) => `Karar, süresi başladıktan ${minutes} sonra istendi; süre ${limit}`,
        missed: ({ minutes, limit }) =>
          `Karar, süresi başladıktan ${minutes} sonra istendi; süre ${limit}. Yine de verilip verilmeyeceğine insanlar karar verir.`,
        before: 'Karar, süresi başlamadan önce istendi.',
        unknown: ({ limit }) =>
          `Kararın ${limit} içinde istenip istenmediği yazılan saatlerden anlaşılmıyor. Saatleri 22:10 ya da 2026-11-24 22:10 gibi yazın.`,
      },
      correction: {
        kept: ({ minutes, limit }) =>
          `Skor düzeltmesi, süresi başladıktan ${minutes} sonra istendi; süre ${limit}`,
        missed: ({ minutes, limit }) =>
          `Skor düzeltmesi, süresi başladıktan ${minutes} sonra istendi; süre ${limit}. Yine de yapılıp yapılmayacağına insanlar karar verir.`,
        before: 'Skor düzeltmesi, süresi başlamadan önce istendi.',
        unknown: ({ limit }) =>
          `Skor düzeltmesinin ${limit} içinde istenip istenmediği yazılan saatlerden anlaşılmıyor. Saatleri 22:10 ya da 2026-11-24 22:10 gibi yazın.`,
      },
    },
    inTime: 'Süresi içinde yazılmış. Yazılan saatlere göre değildi.',
    notInTime: 'Geç yazılmış. Yazılan saatlere göre süresi içindeydi.',
    agreed: ({ who }) => `Apele katıldığı yazılan: ${who}`,
    notAgreed: 'Apele katılması gerekenlerin katılmadığı yazılmış.',
    agreedOther: ({ who, asked }) => `Apele katıldığı yazılan: ${who}. Yönetmeliğin aradığı: ${asked}`,
    panel: ({ count, asked }) =>
      `Yazılan adlara göre başkanla birlikte ${count} kişi oturdu. Yönetmeliğin aradığı budur: ${asked}`,
    panelOther: ({ count, asked }) =>
      `Yazılan adlara göre başkanla birlikte ${count} kişi oturdu. Yönetmeliğin aradığı: ${asked}`,
    panelUnknown: ({ asked }) =>
      `Kaç kişinin oturduğu yazılandan anlaşılmıyor: başkanı ve aralarında virgülle üyelerin adlarını yazın. Yönetmeliğin aradığı: ${asked}`,
    deposited: {
      asked: ({ asked }) => `Yazılan depozito yönetmeliğin aradığıdır: ${asked}`,
      other: ({ noted, asked }) => `Yazılan depozito ${noted}. Yönetmeliğin aradığı: ${asked}`,
      none: ({ asked }) => `Depozito olmadığı yazılmış. Yönetmeliğin aradığı: ${asked}`,
      unknown: ({ noted, asked }) =>
        `Yazılan depozitonun (${noted}) yönetmeliğin aradığı olup olmadığı anlaşılmıyor: ${asked}`,
    },
    keptDeposit: {
      asRegulated: ({ when }) =>
        `Depozitoya olan, yönetmeliğin dediği gibidir. Geri verilmediği durum: ${when}`,
      returned: ({ when }) =>
        `Depozito geri verilmiş yazılmış. Yönetmeliğin geri vermediği durum: ${when}; yazılana göre öyledir.`,
      kept: ({ when }) =>
        `Depozito geri verilmemiş yazılmış. Yönetmeliğin geri vermediği durum: ${when}; yazılana göre öyle değildir.`,
      unknown: ({ when }) =>
        `Yönetmeliğin depozitoyu geri verip vermediği yazılandan anlaşılmıyor. Geri vermediği durum: ${when}`,
    },
    weighted: 'Bu skor ağırlıklı. Yönetmelik ağırlıklı skora izin vermiyor.',
    scores: ({ used }) => `Skorlar burada başka türlü hesaplanıyor: ${used}`,
  },
  none: 'Hiçbiri',
  ownFile: 'Ayar dosyası aç',
  refused: 'Bu dosya alınmadı:',
  taken: 'Alındı, şunlar dışında:',
  problems: {
    notOpened: 'Dosya açılamıyor.',
    notJson: 'Bu JSON değil: hiçbir ayar okunamıyor.',
    tooLong: ({ most }) => `Dosya ${most} karakterden uzun.`,
    notObject: ({ where }) => `${where}: burada { … } olmalı. Alınmadı.`,
    format: ({ right }) => `format: burada ${right} olmalı. Bu bir ayar dosyası değil.`,
    unknown: ({ where }) => `${where}: bu alan bilinmiyor. Atlandı.`,
    missing: ({ where }) => `${where}: eksik. Ait olduğu ayar alınmadı.`,
    source: ({ where }) => `${where}: kaynağı ne burada ne dosyanın başında yazıyor. Alınmadı.`,
    wrong: ({ where, right }) =>
      right === '' ? `${where}: bu değer olamaz. Alınmadı.` : `${where}: olması gereken ${right}. Alınmadı.`,
  },
  theFile: 'Dosya',
  right: {
    oneOf: ({ list }) => `şunlardan biri: ${list}`,
    number: ({ least, most }) => `${least} ile ${most} arasında bir sayı`,
    whole: ({ least, most }) => `${least} ile ${most} arasında bir tam sayı`,
    list: ({ most }) => `en çok ${most} öğeli bir liste`,
    flag: 'true ya da false',
    text: ({ most }) => `en çok ${most} karakterlik bir metin`,
    currency: 'EUR gibi üç büyük harf',
    address: 'https:// ya da http:// ile başlayan bir adres',
    date: '2023, 2023-08 ya da 2023-08-01 gibi bir tarih',
  },
};
