/** Words of the page that lists the laws, in Turkish. */

import type { laws as english } from '../../en/screens/laws.ts';
import type { Translated } from '../../translated.ts';

export const laws: Translated<typeof english> = {
  lawsPage: {
    title: 'Yasalar',
    intro:
      'Oynatıcının anabildiği her madde, numarasıyla ve bizim verdiğimiz kısa adla; metnin tamamı yasa kitabındadır. Her maddenin altında, uygulandığı ve uygulanmadığı vakalar vardır. Oynatmak için bir vakaya tıklayın.',
    search: 'Numara ya da sözcük',
    subject: 'Konu',
    everySubject: 'Bütün konular',
    onlyUnsure: 'Yalnızca kitaptan denetlenmesi gerekenler',
    found: ({ found, all }) => (found === all ? `${all} madde.` : `${all} maddeden ${found} tanesi.`),
    noCases: 'Vakaların listesi okunamadı.',
    clauses: ({ clauses }) => `${clauses} madde`,
    subjects: {
      procedure: 'Usulsüzlükten sonra yapılacaklar',
      score: 'Skorlar',
      information: 'Bilgi',
      auctionExposure: 'Artırım süresi',
      openingLead: 'Atak',
      dummy: 'Yer',
      turn: 'Oyun sırası',
      playedCard: 'Oynanmış kartlar',
      designation: 'Yerden kart istemek',
      exposedCard: 'Gösterilmiş kartlar',
      penaltyCard: 'Cezalı kartlar',
      leadOutOfTurn: 'Sırasız çıkışlar',
      prematurePlay: 'Erken oynamalar',
      simultaneous: 'Aynı anda oynamalar',
      inability: 'İsteneni yapamamak',
      playAfterIrregularity: 'Usulsüzlükten sonra oynamak',
      revoke: 'Rönonslar',
      tricks: 'Löveleri dizmek ve görmek',
      defectiveTrick: 'Kusurlu löveler',
      claim: 'Löve talepleri ve terkleri',
    },
    decided: {
      record: 'kayda göre belirlenir',
      answer: 'insanlar yanıtladıktan sonra kayda göre belirlenir',
      people: 'yalnızca insanlar belirler',
    },
    flags: {
      verified: 'Metinle karşılaştırıldı.',
      partlyRead: 'Bu bendin metninin yalnızca bir bölümünü biliyoruz: dayanmadan önce kitaptan okuyun.',
      unverified: 'Bu bendin metnini görmedik: dayanmadan önce kitaptan okuyun.',
      interpretation:
        'Kitap bunu açık bırakır, bu bizim okumamızdır: düzenleyici kurumunuz başka türlü okuyabilir.',
    },
    appliedBelow: 'bent bent uygulanır',
    notApplied: 'program uygulamaz',
    onlyIn: ({ edition }) => `yalnızca ${edition}`,
    numberedIn2007: ({ later, number }) => `${later}; 2007’deki numarası ${number}`,
    changedSince2007: ({ later }) => `${later}; 2007’de farklı`,
    lifecycle: ({ name }) => `Süreç: ${name}`,
    disputed: 'Bu bent iki türlü okunabilir.',
    disputedElection: 'Bu bent iki türlü okunabilir: düzenleyici kurum ötekini seçebilir.',
    cases: ({ guilty, innocent }) => `${guilty} vakada uygulanır, ${innocent} vakada uygulanmaz`,
    noCase: 'Vaka yok',
    guilty: 'Uygulanır',
    innocent: 'Uygulanmaz',
  },
};
