/** Words about what the browser keeps, in Turkish. */

import type { keeping as english } from '../../en/screens/keeping.ts';
import type { Translated } from '../../translated.ts';

const kept = ({ deals, marks }: { deals: number; marks: number }): string =>
  [...(deals > 0 || marks === 0 ? [`${deals} dağıtım`] : []), ...(marks > 0 ? [`${marks} işaret`] : [])].join(
    ' ve ',
  );

export const keeping: Translated<typeof english> = {
  keeping: {
    title: 'Depo',
    kept,
    lostAll: ({ what, until }) =>
      `Bu tarayıcı burada saklananları sildi: ${what}${until === '' ? '' : `, son değişiklik ${until}`}. Geri getirecek ikinci kopya yok. Bir dosyaya kopya kaydettiyseniz onu geri yükleyin.`,
    lostWhole: ({ what, until }) =>
      `Bu tarayıcı burada saklananları silmişti. Tümü ikinci kopyadan geri getirildi: ${what}, ${until} itibarıyla.`,
    lostPart: ({ what, brought, until, missing }) =>
      `Bu tarayıcı burada saklananları silmişti: ${what}. İkinci kopyadan geri getirilen: ${brought}, ${until} itibarıyla. ${missing === 0 ? '' : `${missing} değişiklik geri getirilemedi. `}Bir dosyaya kopya kaydettiyseniz onu da geri yükleyin.`,
    shown: ({ what, at }) =>
      `Bu sayfanın veri tabanı açılamıyor. Liste, ikinci kopyada bulunanı gösteriyor: ${what}, ${at} itibarıyla. Onu bir dosyaya kaydedin. Şimdi ekledikleriniz yalnızca bu sayfa açık kaldıkça durur.`,
    notKept: {
      refused:
        'Girdiğiniz ama henüz kaydetmediğiniz şeyler için bu tarayıcıda yer yok. Sayfa kapanırsa yitirilir: kaydedin ya da artık gerekmeyen dağıtımları kaldırın.',
      tooLong:
        'Yapıştırılan metin saklanamayacak kadar uzun. Açmadan önce sayfa kapanırsa yeniden yapıştırmanız gerekir.',
    },
    unsaved: ({ items }) => `Saklanamayan giriş, işaret ya da yeni dağıtım: ${items}. Yeniden denenecek.`,
    retry: 'Şimdi yeniden dene',
    save: 'Her şeyin bir kopyasını kaydet',
    discard: 'Bunları sil',
    ok: 'Tamam',
    removed: ({ title }) => `Kaldırıldı: ${title}.`,
    removedMany: ({ deals }) => `${deals} dağıtım kaldırıldı.`,
    putBack: ({ title }) => `Geri kondu: ${title}.`,
    putBackMany: ({ deals }) => `${deals} dağıtım geri kondu.`,
    undo: 'Geri al',
    undoAll: ({ deals }) => `Hepsini geri al (${deals})`,
    close: 'Kapat',
    removeAll: ({ deals }) => `Bu ${deals} dağıtımı kaldır`,
    restore: 'Dosyadan geri yükle…',
    restoring: 'Geri yükleniyor…',
    restored: ({ savedAt }) => `Kopya geri yüklendi${savedAt === '' ? '' : ` (${savedAt})`}.`,
    added: ({ what }) => `Burada yeni: ${what}.`,
    continued: ({ deals }) => `Zaten burada olup sonraki girişleri eklenen: ${deals} dağıtım.`,
    nothingNew: 'İçinde yeni bir şey yoktu.',
    audits: ({ audits }) => `Listeye eklendi: ${audits} denetim.`,
    known: ({ deals }) => `Zaten burada: ${deals} dağıtım.`,
    beside: ({ deals }) =>
      `Buradaki kopyasından farklı olduğu için ikisi de saklanan: ${deals} dağıtım. İkisini de açın ve gereksiz olanı kaldırın.`,
    settings: 'Ayarlarınız geri yüklendi.',
    salvaged: ({ facts, had }) =>
      `hasarlı bir kopyadan; okunabilen giriş: ${facts}${had === null ? '' : ` / ${had}`}`,
    salvagedOne: ({ title, facts, had }) => `${title}: ${facts}${had === null ? '' : ` / ${had}`}`,
    salvagedAll: ({ deals, titles }) =>
      `Orada hasarlı olup okunabilen son girişe kadar alınan: ${deals} dağıtım (${titles.join(', ')}).`,
    unreadable: ({ deals, titles }) =>
      `Dosya orada hasarlı olduğu için okunamayan: ${deals} dağıtım${titles.length === 0 ? '' : ` (${titles.join(', ')})`}.`,
    unreadableMarks: ({ marks }) => `Okunamayan: ${marks} işaret.`,
    cut: 'Dosya hasarlı ya da yarıda kesilmiş: içinde okunabilen her şey alındı.',
    copyLacks:
      'Depo şu anda okunamıyor: kaydedilen kopyada yalnızca bu sayfanın belleğinde kalanlar var. Depo yeniden çalışınca bir kopya daha kaydedin.',
    noBackup: 'Bu dosya kaydedilmiş bir kopya olarak okunamıyor.',
    noFile: 'Bu klasörde dosya yok.',
    notHandedOver: ({ files, paths }) =>
      `Tarayıcı ${files} dosyayı veya klasörü okuyamadı: ${paths.join(', ')}${files > paths.length ? ' …' : ''}.`,
    damaged: 'hasarlı: okunamıyor',
    damagedUntitled: 'Başlığı okunamayan bir dağıtım',
    mend: 'İkinci kopyadan geri getir',
    stored: 'Bekleyen her şey artık saklandı.',
    mended: 'Dağıtım ikinci kopyadan geri getirildi.',
    finished: 'Kayıt bitti. Sürdürmek isteyene nedeni sorulur.',
    noMend:
      'İkinci kopyada bu dağıtımın sağlam hâli yok. Bir dosyaya kopya kaydettiyseniz onu geri yükleyin.',
    waiting: 'henüz saklanmadı',
    copyOf: ({ savedAt, from }) =>
      `${savedAt} tarihli kopyadan; ${from === null ? '' : `${from}. olaydan başlayarak `}ötekinden farklı`,
    lasting: 'Tarayıcı bunları kendiliğinden silmeyeceğine söz verdi.',
    mayClear: 'Tarayıcı yer gerektiğinde bunları silebilir.',
    askToLast: 'Silmemesini iste',
    notLoaded: 'Programın bir bölümü yüklenemedi. Bağlantıyı denetleyip sayfayı yeniden yükleyin.',
    unexpected:
      'Programda bir hata oldu. Yanıt vermiyorsa sayfayı yeniden yükleyin: saklananlar saklı kalır.',
    notGranted:
      'Tarayıcı burada saklananları silmeyeceğine söz vermedi; sayfa daha sık kullanıldıkça verebilir. Bir kopyayı dosyaya kaydedin.',
    memory: 'Hiçbir şey saklanmıyor: tuttuklarınız yalnızca bu sayfa açık kaldıkça durur.',
    used: ({ used, granted }) => `Kullanılan: ${used} / ${granted}.`,
    copyWhole: ({ at }) => `İkinci kopya: eksiksiz${at === '' ? '' : `, son değişiklik ${at}`}.`,
    copyWriting: 'İkinci kopya: yazılıyor.',
    copyBehind: 'İkinci kopya: yazılamadı; yeniden denenecek.',
    copyNone: 'İkinci kopya: bu tarayıcıda olanaksız.',
    savedAt: ({ at }) => `Dosyaya son kayıt: ${at}.`,
    notInFile: ({ deals }) => `Dosyaya son kopyadan beri eklenen ya da değişen dağıtım: ${deals}.`,
    neverSaved: 'Dosyaya hiç kaydedilmedi.',
  },
};
