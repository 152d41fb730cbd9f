import type { SiteWords } from '../siteWords.ts';

export const tr: SiteWords = {
  skip: 'Metne geç',
  pagesOf: 'Sayfalar',
  languages: 'Diller',
  workshop: 'Uygulamayı aç',
  before: 'Önceki',
  after: 'Sonraki',
  notTranslated: 'Bu sayfa henüz çevrilmedi. Burada İngilizcesi var.',
  dealAsText: 'Dağıtımın tamamı metin olarak',
  openInWorkshop: 'Uygulamada aç',
  terminal: 'Terminal',
  code: 'Dosya metni',
  table: 'Tablo',
  endsWith: (code) => `Çıkış kodu ${code} ile biter.`,
  copyright:
    'Düplike Briç Yasalarının telif hakkı Dünya Briç Federasyonuna aittir. Bu sayfalarda madde numaraları ve kendi sözlerimiz vardır; tam metin Yasa kitabındadır.',
  pages: {
    start: {
      short: 'Başlangıç',
      title: 'Yasaların ne dediğini kart kart görün',
      intro:
        'Dealtrail bir briç dağıtımını, yasal olsun olmasın, olay olay yeniden oynatır. Her kartın yanında hangi yasanın, kime ve ne kadar süreyle uygulandığını gösterir.',
    },
    embed: {
      short: 'Dağıtım koyun',
      title: 'Yazınıza bir dağıtım koyun',
      intro:
        'Bir etiket, bir çerçeve ya da bir resim kullanın. Okurlar dağıtımı yazınızın içinde adım adım izler; betik çalışmayan yerde resmini görür.',
    },
    audit: {
      short: 'Seans denetleyin',
      title: 'Oynanmış bir seansı denetleyin',
      intro:
        'Dealtrail’e bir seansın dosyalarını verin. Doğru olamayacak olanı, birinin bir yasayı çiğnediği yerleri ve yalnızca tuhaf görüneni listeler.',
    },
    record: {
      short: 'Dağıtım kaydedin',
      title: 'Olanı kaydedin',
      intro:
        'Hakem bir dağıtımı kart kart kaydeder, başka ne olduğunu da: basarak ya da bir satır yazarak. Tarayıcı her girişi hemen saklar.',
    },
    hearing: {
      short: 'Oturum yapın',
      title: '“Hakem!” sözünden imzalı karara',
      intro:
        'Komite, incelemeci ya da hakem vaka dosyasıyla çalışır: ne oldu, kim söylüyor, Yasalar ne diyor. Sonunda herkes kararı imzalar; karar dondurulur ve yazdırılır.',
    },
    organisation: {
      short: 'Yönetmeliği belirleyin',
      title: 'Bir kuruluşun yönetmeliği, bir dosyada',
      intro:
        'Yasalar depozitoyu, süreleri, kimin katılacağını, yaptırımları, cezaları ve yuvarlamayı düzenleyene bırakır. Bir ayar dosyası bunları içerir; her sayının kaynağı yanındadır.',
    },
    case: {
      short: 'Vaka yazın',
      title: 'Masada olup biteni yazın',
      intro:
        'Vaka tek bir metin dosyasıdır: dağıtım, zaman sırasıyla olaylar ve her birinden sonra doğru olması gereken. Vaka yazmak için programcılık gerekmez.',
    },
    laws: {
      short: 'Yasaları okuyun',
      title: 'Program neyi belirler, neyi sorar',
      intro:
        'Maddeler listesi her maddenin nasıl belirlendiğini söyler: kayda göre, biri bir soruyu yanıtladıktan sonra kayda göre ya da yalnızca insanlarca.',
    },
    formats: {
      short: 'Dosya biçimleri',
      title: 'Hangi dosya biçimi neyi taşır, neyi yitirir',
      intro:
        'Biçimlerin çoğu yasal dağıtımlar için yapılmıştır. Dealtrail pek çok biçimi okur, bunların çoğunu yazar ve bir biçimin taşıyamadığını tek tek listeler.',
    },
  },
  grammar: { word: 'Sözcük', records: 'Ne kaydeder', follows: 'Ardından ne yazılır', holds: 'Ne içerebilir' },
  questions: { asked: 'Soru', matters: 'Neden önemli' },
  clauses: { decided: 'Nasıl belirlenir', count: 'Madde' },
  losses: {
    what: 'Ne',
    carried: 'taşınır',
    kept: 'yalnızca Dealtrail için',
    lost: 'yiter',
    targets: {
      case: 'Vaka (.json)',
      pbn: 'PBN',
      lin: 'LIN',
      bbo: 'Görüntüleyici bağlantısı',
      rbn: 'RBN',
      usebio: 'USEBIO',
      dup: 'DUP',
      bri: 'BRI',
      dlm: 'DLM',
    },
    things: {
      hands: 'dört el, dağıtan ve zon',
      facts: 'başka ne olduğu: gösterilen kartlar, seçimler, löve talepleri, hakem kararları',
      unknownCard: 'kimsenin hatırlamadığı kartlar',
      cardNotStanding: 'geri alınan kartlar',
      playManner: 'kartın nasıl çıkıldığı ya da oynandığı',
      witness: 'bir olguyu kimin bildirdiği',
      cardNote: 'kartların yanındaki notlar',
      callRemark: 'alertler ve açıklamalar',
      callsSkipped: 'artırımda atlanan oyuncu',
      claimant: 'löveleri kimin talep ettiği',
      claimStatement: 'talep açıklaması',
      acceptedLead: 'kabul edilmiş sırasız çıkış',
      revokeMark: 'rönons işareti',
      play: 'oyun',
      auction: 'artırım',
      contract: 'kontrat',
      statedResult: 'yazılı sonuç',
      title: 'başlık',
      event: 'yarışma',
      session: 'seans',
      table: 'masa',
      room: 'salon',
      scoring: 'puanlama türü',
      names: 'oyuncuların adları',
      edition: 'Yasaların baskısı',
      elections: 'düzenleyici kurumun kararları',
      notes: 'dağıtım üzerine notlar',
      board: 'bord numarası',
      unknownHand: 'bir elin bilinmediği',
      mark: 'yer imleri',
      check: 'neyin doğru olması gerektiğinin kontrolleri',
    },
  },
};
