import type { SiteWords } from '../siteWords.ts';

export const tr: SiteWords = {
  skip: 'Metne geç',
  pagesOf: 'Sayfalar',
  languages: 'Diller',
  workshop: 'Uygulamayı aç',
  before: 'Önceki',
  after: 'Sonraki',
  notTranslated: 'Bu sayfa henüz çevrilmedi; devamı İngilizcedir.',
  dealAsText: 'Dağıtımın tamamı metin olarak',
  openInWorkshop: 'Uygulamada aç',
  terminal: 'Komut satırı',
  code: 'Dosya metni',
  table: 'Tablo',
  endsWith: (code) => `Çıkış kodu ${code} ile biter.`,
  copyright:
    'Düplike Briç Yasalarının telif hakkı Dünya Briç Federasyonuna aittir. Bu sayfalarda yalnızca madde numaraları ve kendi sözlerimiz vardır; metin kitaptadır.',
  pages: {
    start: {
      short: 'Başlangıç',
      title: 'Yasaların ne dediğini kart kart görün',
      intro:
        'Dealtrail bir briç dağıtımını, yasal olsun olmasın, olay olay yeniden oynatır; her kartın yanında hangi yasanın, kime ve ne zamana kadar uygulandığını gösterir.',
    },
    embed: {
      short: 'Yazıya dağıtım koyun',
      title: 'Yazınıza bir dağıtım koyun',
      intro:
        'Bir etiket, bir çerçeve ya da bir resim: okur, dağıtımı tam anlattığınız yerde adım adım izler; betik çalışmayan yerde de görür.',
    },
    audit: {
      short: 'Seans denetleyin',
      title: 'Oynanmış bir seansı denetleyin',
      intro:
        'Akşamın dosyalarını verin. Dealtrail doğru olamayacak olanı, Yasaların söz söylediği yerleri ve yalnızca tuhaf görüneni listeler.',
    },
    record: {
      short: 'Kayıt tutma',
      title: 'Olanı kaydedin',
      intro:
        'Hakem bir dağıtımı kart kart kaydeder ve başka ne olduğunu söyler: basarak ya da tek satır yazarak. Her giriş hemen saklanır, hiçbiri kaybolmaz.',
    },
    hearing: {
      short: 'Bir apele bakın',
      title: '“Hakem!” sözünden imzalı karara',
      intro:
        'Komitenin, incelemecinin ya da hakemin önündeki dosya: ne oldu, kim söylüyor, yasalar ne diyor; karar kâğıtta, herkesin imzasıyla ve dondurulmuş.',
    },
    organisation: {
      short: 'Yönetmeliği verin',
      title: 'Bir kuruluşun yönetmeliği, bir dosyada',
      intro:
        'Depozito, süreler, kimin katılacağı, yaptırımlar, cezalar, yuvarlama: Yasaların düzenleyene bıraktığı bir ayar dosyasında durur, her sayı kaynağıyla.',
    },
    case: {
      short: 'Vaka yazın',
      title: 'Masada olup biteni yazın',
      intro:
        'Bir vaka tek bir metin dosyasıdır: dağıtım, olup bitenler sırasıyla ve arada doğru olması gerekenler. Yazmak programcılık istemez.',
    },
    laws: {
      short: 'Yasaları okuyun',
      title: 'Program neyi belirler, neyi sorar',
      intro:
        'Her maddenin bir numarası, kendi sözlerimizle bir adı ve bir belirlenme yolu vardır: kayda göre, biri yanıtladıktan sonra ya da yalnızca insanlarca.',
    },
    formats: {
      short: 'Dosya biçimleri',
      title: 'Hangi dosya biçimi neyi taşır, neyi yitirir',
      intro:
        'Biçimlerin çoğu yasal dağıtımlar için yapılmıştır. Dealtrail hepsini okur, çoğunu yazar ve sığmayanı tek tek söyler.',
    },
  },
  grammar: { word: 'Sözcük', records: 'Ne kaydeder', follows: 'Ardından gelen', holds: 'Ne tutabilir' },
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
      facts:
        'konuşmalar ve kartlar dışında olup bitenler: gösterilen kartlar, seçimler, löve talepleri, kararlar',
      unknownCard: 'kimsenin hatırlamadığı kartlar',
      cardNotStanding: 'geri alınan kartlar',
      playManner: 'kartın nasıl çıkıldığı ya da oynandığı',
      witness: 'bir olguyu kimin bildirdiği',
      cardNote: 'kartların yanındaki notlar',
      callRemark: 'alertler ve açıklamalar',
      callsSkipped: 'artırımda atlanan oyuncu',
      claimant: 'löveleri kimin talep ettiği',
      claimStatement: 'talep açıklaması',
      acceptedLead: 'kabul edilen sırasız çıkış',
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
      elections: 'düzenleyici kurumun seçtikleri',
      notes: 'dağıtım üzerine notlar',
      board: 'bord numarası',
      unknownHand: 'bir elin bilinmediği',
      mark: 'yer imleri',
      check: 'neyin doğru olması gerektiği',
    },
  },
};
