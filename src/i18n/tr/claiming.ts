/** What is said where a contested claim is worked on, in Turkish. */

import type { ClaimWords } from '../en/claiming.ts';
import type { Translated } from '../translated.ts';

export const claiming: Translated<ClaimWords> = {
  title: 'Löve talebi',
  claimed: ({ seat, number, left }) =>
    number === 0
      ? `${seat}, kalan ${left} lövenin hiçbirini talep etmiyor.`
      : `${seat}, kalan ${left} lövede ${number} löve talep ediyor.`,
  conceded: ({ seat, number, left }) =>
    `${seat}, kalan ${left} lövede ${number} löve tutup gerisini terk ediyor.`,
  faced: ({ seat, left }) =>
    `${seat} elini açtı ve sayı söylemedi (48B2, 68A): oynanışlar kalan bütün lövelerle karşılaştırılıyor: ${left}.`,
  nothingCameOfIt: ({ clause }) =>
    `Bundan bir sonuç doğmadı (${clause}): aşağıdakiler yalnızca ne getireceğini gösterir.`,
  statement: ({ text }) => `Birlikte açıklanan: ${text}`,
  noStatement: 'Oynanış açıklanmadı.',
  noClaim: 'Kayıtta löve talebi yok.',
  notWorkedOn: {
    noPlay: 'Talep oynanış sırasında yapılmadı: hesaplanacak bir şey yok.',
    unknownCards: 'Bu talepten sonra neyin oynanabileceği bilinmiyor: dört elin bütün kartları bilinmiyor.',
    cardOutOfPlace: 'Bu hesaplanmıyor: talep sırasında bir kart olması gereken yerde değildi.',
    choiceOpen: 'Bu hesaplanmıyor: önce bir oyuncunun seçim yapması gerekiyor ve henüz yapmadı.',
    matterOpen:
      'Bu hesaplanmıyor: henüz açık olan bir konunun önce çözülmesi gerekiyor, örneğin hâlâ düzeltilebilecek bir rönons.',
  },
  penaltyCards: {
    lies: ({ seat, cards }) => `Cezalı kartlar, ${seat}: ${cards}. İlk fırsatta oynanırlar (50D1).`,
    minor: ({ seat, card }) =>
      `Minör cezalı kart, ${seat}: ${card}. Ondan önce o renkten onludan küçük başka kart oynanmaz (50C).`,
    choices:
      'Deklaranın her seçimi oynanışların içindedir: birden çok cezalı karttan hangisinin oynanacağı (51A) ve kartın sahibinin ortağı çıkarken istenen ya da yasaklanan renk (50D2, 51B).',
    named: 'Oynanacak cezalı kartı deklaran söyler (51A).',
    required: ({ card, seat, suits }) =>
      `Deklaran ${card} kartından önce çıkacak elden (${seat}) ${suits} çıkışını istiyor (50D2, 51B).`,
    forbidden: ({ card, seat, suits }) =>
      `Deklaran ${card} kartından önce çıkacak ele (${seat}) ${suits} çıkışını yasaklıyor (50D2, 51B).`,
    neither: ({ card, seat }) =>
      `Deklaran ${card} kartından önce çıkışı serbest bırakıyor: ${seat} (50D2, 51B).`,
    severalWays: 'Deklaranın başka seçimleri de aynı kartlara varıyor.',
    namedOf: ({ card, seat }) =>
      `Deklaran ${seat} elinin cezalı kartlarından ${card} kartını söylüyor (51A).`,
  },
  trumpsOut: ({ seat, cards }) => `Dışarıdaki kozlar (70C), ${seat}: ${cards}`,
  noTrumpOut: 'Dışarıda koz yok (70C).',
  followed: {
    title: 'Açıklanan oynanış',
    whole: ({ number }) =>
      `Rakipler ne oynarsa oynasın sonuna kadar oynanabilir. Oraya kadar en az ${number} löve getirir.`,
    upTo: ({ number }) => `Oynanamayan ilk kart, sayılan kartların ${number}. kartıdır.`,
    notHeld: ({ card }) => `${card}: o sırada tarafın iki elinde de yok.`,
    lostTheLead: ({ card, seat }) => `${card} oynanamaz: çıkış sırası bir rakipte, ${seat}.`,
    lostTo: ({ card, seat, by }) =>
      `${card} oynanamaz: çıkış sırası bir rakipte, ${seat}; löveyi şu kartla aldı: ${by}.`,
    otherHandLeads: ({ card, seat }) => `${card} çıkılamaz: çıkış sırası öteki elde, ${seat}.`,
    mustFollow: ({ card, seat }) => `${card} oynanamaz: o el, ${seat}, renge uymak zorunda.`,
    mayNotLead: ({ card, seat }) =>
      `${card} çıkılamaz: cezalı kart ya da çıkış kısıtlaması önce gelir (50D, 51), ${seat}.`,
    noTrickLeft: ({ card }) => `${card}: onun için löve kalmadı.`,
    rest: 'Aşağıdaki oynanışlar, açıklanan oynanışı hâlâ olanaklı olduğu yere kadar izler.',
    unread: ({ text }) => `Bir oynanışın kartları olarak anlaşılmadı: ${text}`,
  },
  facts: {
    fromBelow: 'alttan çıkılıyor',
    loserLed: 'kaybeden bir kart çıkılıyor',
    trumpLeftOut: 'dışarıda koz bırakıyor',
    trumpLed: 'koz çıkılıyor',
    trumpNotNeeded: 'dışarıda koz yokken koz çıkılıyor',
    finesse: 'empas',
    winDeclined: 'alabileceği löveyi almıyor',
    partnerBeaten: 'ortağın kazanan kartını geçiyor',
    winnerDiscarded: 'sağlam bir kartı atıyor',
    winnerWasted: 'sağlam bir kartı boşa harcıyor',
    entryDiscarded: 'son geçişi atıyor',
  },
  lines: {
    title: 'Oynanışlar',
    turn: ({ seat }) => `Sıradaki: ${seat}`,
    play: ({ cards, best, fewest }) =>
      `${cards}: sonra kimse hata yapmazsa ${best}, en az getiren oynanışta ${fewest}`,
    only: ({ cards, fewest }) => `${cards}: en az getiren oynanışta ${fewest}`,
    stated: 'açıklandığı gibi',
    perhaps: 'belki daha da az',
    marked: 'normal değil diye işaretli',
    markedCareless: 'dikkatsiz diye işaretli',
    markedInferior: 'zayıf diye işaretli',
    fewest: ({ number }) => `Kimsenin normal değil diye işaretlemediği oynanışlarda en az löve: ${number}`,
    nothingLost: ({ number }) =>
      `Kalan hiçbir oynanış talepten löve kaybettirmiyor: her biri en az ${number} getiriyor.`,
    notGivenUp: ({ number, more }) =>
      `Kalan her oynanış en az ${number} getiriyor: terk edilenlerden hiçbir oynanışın kaybetmediği löve: ${more} (71).`,
    notAll: 'Bakılabilecek olandan çok oynanış var: biri daha az getirebilir.',
    onlyIf: ({ what, number }) =>
      `Bu sayıya ancak şu normal sayılırsa varılır: ${what}. Normal sayılmazsa en az: ${number}.`,
    noneOf: ({ what, number }) => `Hepsi birlikte: ${what}. Hiçbiri normal sayılmazsa en az: ${number}.`,
    mustFind: ({ card, seat, number }) =>
      `Bunun için rakibin (${seat}) ${card} oynaması gerekir. Oynamazsa en az: ${number}.`,
    won: ({ number }) => `Tarafın buraya kadar aldığı: ${number}`,
    over: 'Bütün kartlar oynandı.',
  },
  oneOpponent: {
    title: 'Öteki değil, bir rakip (70E1)',
    none: 'Burada hiçbir kart, bir kartın hangi rakipte olduğuna bağlı değil.',
    unknown: 'Bir kartın hangi rakipte olduğuna bağlı bir oynanış var mı, görmek için çok fazla oynanış var.',
    needs: ({ play, card, seat, tricks, otherwise }) =>
      `${play}: ${card} şu eldeyken ${tricks} löve getiriyor: ${seat}. Öteki eldeyken: ${otherwise}.`,
    shownBefore: ({ seat }) => `Talepten önce bu el o renge uymamıştı: ${seat}.`,
    shownOnEvery: 'İşaretlenmemiş her oynanışta önce bir rakip o renge uyamıyor.',
    notShown: 'Bazı oynanışlarda önceden kimse o renge uymamış olmuyor.',
    shownUnknown: 'Her oynanışta önce bir rakip o renge uyamıyor mu, görmek için çok fazla oynanış var.',
  },
  bench: {
    asked: 'Hesaplanıyor …',
    failed: 'Bu hesaplanamadı.',
    givenBack: 'Burada belirtilen ve işaretlenenler, sayfa kapandığındaki gibidir. Kaydedilmemiştir.',
    line: ({ example }) => `Açıklanan oynanış, kart olarak; örneğin: ${example}`,
    follow: 'İzle',
    rule: 'Oynanışlar için söylenenler: dikkatsiz ve zayıf olanlar normaldir',
    rest: ({ number }) =>
      `Oynandıktan sonra hiçbir oynanışın talepten löve kaybettirmediği kartlar: ${number}`,
    play: ({ card }) => `Oyna: ${card}`,
    back: 'Bir kart geri',
    start: 'Talebe dön',
    walked: 'Bu oynanışta şimdiye kadar oynananlar',
    record: ({ number }) => `Yanıt olarak bu oynanışla kaydet: ${number} löve`,
    chosen: ({ line }) => `Oynanış: ${line}`,
    ruledOut: ({ what }) => `Normal değil: ${what}`,
    careless: ({ what }) => `Dikkatsiz: ${what}`,
    inferior: ({ what }) => `Zayıf: ${what}`,
    asStated: ({ cards }) => `Açıklanan: ${cards}`,
    here: ({ card }) => `${card} burada`,
    kinds: {
      none: 'işaretsiz',
      careless: 'dikkatsiz',
      inferior: 'zayıf',
      notNormal: 'normal değil',
    },
    said: 'Söylenenler',
    by: 'Söyleyen',
    why: 'Nedeni',
    readBack: 'Kayıttaki yanıta göre:',
    inTrick: ({ cards }) => `Lövede: ${cards}`,
    print: 'Yazdır',
    left: 'Kalan kartlar',
  },
  people:
    'Dikkatsiz ve zayıf olanlar da içinde, hangi oynanışın normal olduğunu yalnızca insanlar söyleyebilir.',
  unknownFact: ({ word, words }) => `${word} şu sözcüklerden biri değil: ${words}`,
  unknownClaim: ({ number, claims }) => `${number} numaralı talep yok: kayıttaki löve talepleri ${claims}.`,
  notPlayable: ({ card }) => `${card} orada oynanamaz: oynanış ona kadar gösteriliyor.`,
};
