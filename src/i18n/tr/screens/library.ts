/** Words of the library and of the check of a file, in Turkish. */

import type { library as english } from '../../en/screens/library.ts';
import type { Translated } from '../../translated.ts';

export const library: Translated<typeof english> = {
  product: 'Dealtrail',
  tagline:
    'Hakemler, komiteler ve briç yazarları için: bir dağıtımı kart kart oynatın, her an hangi Yasanın uygulandığını görün.',
  home: {
    open: 'Dosya aç…',
    paste: 'Metin yapıştır',
    drop: 'ya da bir PBN, LIN, USEBIO, Bridgemate veya vaka dosyasını bu sayfanın herhangi bir yerine bırakın',
    examples: 'Örnekler',
    allCases: 'Bütün vakalar',
    examplesIntro: 'Sınamak için yapılmıştır: Yasaların her bendi için uygulandığı ve uygulanmadığı vakalar.',
    firstSteps: {
      revoke: {
        title: 'As elde dururken ruaya çakıldı',
        about:
          'Deklaran atakta rönons yapıyor. Rönonsun ne zaman resmileştiğini ve neden iki lövenin el değiştirdiğini görün.',
      },
      minor: {
        title: 'Pik beşli düştü',
        about: 'Bir minör cezalı kart; iki defans oyuncusu neyi oynayabilir.',
      },
      outOfTurn: {
        title: 'Sırasız kör çıkışı',
        about: 'Deklaran kabul ya da reddeder, sonra ortağın çıkışıyla ilgili seçim yapar.',
      },
      twoSuits: {
        title: 'İki kart gösterildi',
        about: 'İki renkte cezalı kart: deklaranın tam altı seçeneği var.',
      },
      tooSoon: {
        title: 'Ortaktan önce oynandı',
        about: 'Deklaranın dört seçeneği var: neler oldukları ve ne kadar sürdükleri.',
      },
      claim: {
        title: 'Bir löve talebi ve unutulan bir koz',
        about: 'Lövelere ne olur, hakem neye karar verir.',
      },
      corrected: {
        title: '“Birinizde karo olmalı”',
        about: 'Zamanında düzeltilen bir rönons ve ardında kalan cezalı kart.',
      },
      damage: {
        title: 'Geri gelen bir löve yetmediğinde',
        about: 'Üç sanzatu iki batıyor: bir löve geri geliyor, ama defansın rönonsu daha pahalıya mal oldu.',
      },
      lateFinding: {
        title: 'Renge uymayan koz damı',
        about: 'Rönons yapan taraf sonradan bir löve kazanır: bir löve aktarılır ve bu yeterlidir.',
      },
    },
    cases: ({ law }) => `Yasa ${law}`,
    continue: 'Sürdür',
    noDeals: 'Sakladığınız dağıtımlar burada görünür.',
    storageHere: 'Sakladığınız dağıtımlar yalnızca bu tarayıcıda kalır.',
    about: 'Bu nedir',
    aboutText: [
      'Dealtrail bir dağıtımı oynandığı gibi, kart kart gösterir. Yasaya aykırı oyunlar olduğu gibi kaydedilir.',
      'Her kartın yanında Yasaların ne dediğini görürsünüz: madde, neden uygulandığı, kimin seçebileceği ve her seçimden ne çıkacağı.',
      'Program listeler, açıklar, hesaplar. Olguları insanlar tespit eder; ne olacağını insanlar değerlendirir, skoru insanlar verir.',
    ],
    search: 'Ara',
    searchExamples: 'Örneklerde ara',
    moreDeals: ({ more }) => `ve ${more} tane daha: aramayla bulun`,
    found: ({ found, all }) => `${found}/${all}`,
    pasteLabel: 'Metin olarak PBN, LIN, vaka dosyası ya da diyagram',
    read: 'Oku',
    cancel: 'Vazgeç',
    loading: 'Okunuyor…',
    readingFile: ({ name }) => `${name} okunuyor…`,
    dealsSoFar: ({ deals }) => `şimdiye kadar ${deals} dağıtım`,
    failed: 'Bu yüklenemedi.',
    fileGone: 'Sayfa yeniden yüklendi. Dosyayı yeniden açın.',
    damaged: 'Bu bağlantı bozuk ya da eksik.',
    noExample: 'Böyle bir örnek yok.',
    remove: 'Kaldır',
    removeNamed: ({ title }) => `Kaldır: ${title}`,
    backup: 'Her şeyin bir kopyasını kaydet',
    groups: {
      deals: 'Bütün dağıtımlar',
      seeds: 'Kurs metinlerinden',
      machines: 'Süreçler, adım adım',
      records: 'Kendisiyle çelişen kayıtlar',
      sessions: 'Seans denetimi için dosyalar',
    },
    caseFile: ({ number }) => (number === '' ? 'dosya' : `dosya ${number}`),
    signed: 'imzalı',
    sealBroken: 'mührü sağlam değil',
    frozen: 'dondurulmuş',
    live: 'kaydediliyor',
    events: ({ events }) => `${events} olay`,
    tooLarge: 'Bu dosya burada okunamayacak kadar büyük (64 MB’den fazla).',
    dropNow: 'Açmak için bırakın',
    pasted: 'yapıştırılan metin',
  },
  check: {
    title: ({ name }) => `Kontrol: ${name}`,
    understood: ({ deals }) => `${deals} dağıtım bulundu`,
    problems: ({ problems }) => (problems === 0 ? 'Sorun yok' : `${problems} sorun`),
    notes: ({ notes }) => `${notes} not`,
    nothingYet: 'Siz kabul edene kadar hiçbir şey saklanmaz.',
    accept: ({ deals }) => (deals === 1 ? 'Bu dağıtımı kabul et' : `${deals} dağıtımı kabul et`),
    back: 'Geri',
    none: 'Bu metinde dağıtım bulunamadı.',
    line: ({ line }) => `${line}. satır`,
    more: ({ more }) => `ve ${more} tane daha`,
    source: 'Metin',
    truncated: ({ lines }) => `İlk ${lines} satır gösteriliyor.`,
    searchDeals: 'Bu dağıtımlarda ara',
    replay: 'Oynat',
    cards: ({ cards }) => `oynanmış ${cards} kart`,
    boardOf: ({ board }) => `Bord ${board}`,
    noContract: 'kontrat yok',
  },
};
