/** Words of the screen that shares a deal, in Turkish. */

import type { studio as english } from '../../en/screens/studio.ts';
import type { Translated } from '../../translated.ts';

export const studio: Translated<typeof english> = {
  studio: {
    share: 'Paylaş',
    title: 'Bu dağıtımı paylaş',
    close: 'Kapat',
    intro:
      'Oynatıcıyı bir yazıya koyun ya da kendi sayfasıyla kaydedin. Hiçbir yere bir şey gönderilmez: kopyaladığınız ya da kaydettiğiniz, dağıtımın kendisidir.',
    look: 'Ne gösterilsin',
    people: 'Oyuncu adları',
    peopleChoices: { none: 'gösterilmez', initials: 'baş harfleriyle', full: 'tam olarak' },
    notes: 'Notlar, beyanlar ve açıklamalarla',
    notesHint: 'Serbest sözlerdir; kişi adı geçebilir.',
    branches: 'Denenebilecek seçimlerle',
    branchesHint: 'Yasalar nerede seçim bırakıyorsa okur her birini dener, ne olacağını görür.',
    doubleDummyHint:
      'Her kartta deklaranın löveleri, yalnızca fikir verir: aşağıda kaydedilen klasörde ya da sayfada bulunur, bağlantıda değil.',
    begin: 'Başlangıç',
    beginChoices: { start: 'baştan', irregularity: 'ilk usulsüzlük', end: 'son' },
    beginHere: 'bulunduğunuz adım',
    theme: 'Açık ya da koyu',
    themeAuto: 'çevresindeki sayfa gibi',
    themeHint:
      'Öge, üzerinde durduğu sayfayı görür. Çerçeve göremez ve okurun sistemine uyar: koyu bir sayfa için koyu seçin.',
    caption: 'Altyazı',
    address: 'Sayfanın sitenizdeki adresi',
    addressHint:
      'Aşağıda kaydedilen klasörü koyacağınız yer. O zaman her parça klasörün dosyalarını kullanır: sayfa, resim, veri ve betik.',
    localHome: ({ host }) =>
      `Bu sayfa kendi makinenizde çalışıyor (${host}). Hiçbir okur ona ulaşamaz, bu yüzden buraya işaret eden bir şey sunulmaz. Klasörü kaydedin, sitenize koyun ve adresini yukarıya yazın: parçalar o zaman klasörün dosyalarını kullanır ve her yerde çalışır.`,
    localPage: 'Bu adrese kendi ağınızın dışından kimse ulaşamaz.',
    addressWrong: 'Bu tam bir adres değil: https:// ile başlar, ? ya da # içermez.',
    preview: 'Önizleme',
    previewUnreachable:
      'Önizleme sunucudan gelir ve sunucuya şu anda ulaşılamıyor. Buradan kopyaladıklarınız ve kaydettikleriniz yine de eksiksizdir.',
    previewWidth: 'Önizlemenin genişliği',
    width: ({ width }) => `${width} piksel`,
    element: 'Öge',
    elementFor:
      'Kendi siteniz için: bir etiket ve betikleri. Betiğin çalışmadığı ya da ulaşılamadığı yerde içindeki diyagram ve bağlantı kalır.',
    elementShows: {
      baked: 'Aşağıda kaydedilen klasördeki dosyayı okur; Yasaların ne dediği oradadır.',
      laws: 'Yukarıya adres yazılmadıkça etiket dağıtımın kendisini taşır, betiği de (deal-replay-laws.js, on kattan daha büyük) onu okurun tarayıcısında inceler: Yasaların söyledikleri önizlemedeki gibi görünür. Adres yazılırsa küçük betik yeter, çünkü Yasaların ne dediği aşağıda kaydedilen klasördedir.',
      facts:
        'Yukarıya adres yazılmadıkça etiket dağıtımın kendisini taşır ve “Yalnızca olanlar, Yasalar olmadan” der; Yasalara göre içinde bir usulsüzlük yok. Yasalara da sorulsun isterseniz aşağıda kaydedilen klasörün duracağı adresi yazın ya da deal-replay.js yerine deal-replay-laws.js yazın: o betik dağıtımı okurun tarayıcısında inceler.',
    },
    iframe: 'Çerçeve',
    iframeFor:
      'Betiğinize izin vermeyen yerler için: oynatıcı kendi çerçevesinde çalışır. WordPress çerçeveyi yalnızca editörlerden ve yöneticilerden kabul eder; yazarlar bunun yerine bağlantıyı yapıştırır.',
    image: 'Resim ve bağlantı',
    imageFor: 'Bültenler, forumlar ve betiklerle çerçevelerin çıkarıldığı her yer için.',
    link: 'Bağlantı',
    linkFor: 'Oynatıcıyı tek başına, seçilen anda açar.',
    linkForPage:
      'Aşağıda kaydedilen sayfayı, yukarıdaki adrese koyduktan sonra açar. WordPress’te tek başına bir satıra yapıştırılırsa oynatıcı orada görünür.',
    scanned: 'QR kodu olarak bağlantı',
    copy: 'Kopyala',
    copied: 'Kopyalandı.',
    copyFailed: 'Tarayıcı buna izin vermiyor: metni seçip kendiniz kopyalayın.',
    length: ({ letters }) => `Bağlantı ${letters} karakter.`,
    long: ({ letters }) =>
      `Bağlantı ${letters} karakter; bazı programlar bu kadar uzununu keser. Kendi sayfası daha güvenlidir.`,
    tooLong: ({ most }) =>
      `Dağıtım ${most} karakterlik bir bağlantıya sığmıyor. Onun yerine sayfayı kaydedin ve yukarıda nereye koyacağınızı yazın.`,
    numberTooLarge:
      'Kayıtta hiçbir dağıtımda olmayan bir löve var; bağlantı bunu taşıyamaz. Onun yerine sayfayı kaydedin ve yukarıda nereye koyacağınızı yazın.',
    noLink: 'Dağıtım sığmadığı için bağlantı yok.',
    page: 'Kendi sayfası',
    pageFor:
      'Diyagram, artırım, oyun ve bulgular metin olarak; resimler, veri ve oynatıcı. Tek dosya ağ olmadan diskten çalışır.',
    saveFolder: 'Klasör olarak kaydet (.zip)',
    saveSingle: 'Tek dosya olarak kaydet (.html)',
    file: 'Kaydın dosyası',
    fileFor:
      'Bütün adlar ve notlarla birlikte kaydın tamamı. Vaka dosyası her şeyi saklar. PBN ve LIN başka briç programları içindir; orada yeri olmayan şeyler dışarıda kalır ve burada listelenir.',
    saveCase: 'Vaka dosyası (.json)',
    savePbn: 'PBN (.pbn)',
    saveLin: 'LIN (.lin)',
    nothingToSave: 'Böyle bir dosyada bu dağıtımdaki hiçbir şeyin yeri yok.',
    saving: 'Hazırlanıyor…',
    saved: ({ name }) => `${name} hazır.`,
    failed: 'Hazırlanamadı.',
    withoutReplay: 'Oynatıcısız hazırlandı: betiği yüklenemedi.',
  },
};
