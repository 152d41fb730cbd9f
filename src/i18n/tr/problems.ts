/** What a reader could not take as it stands, and what to do about it, in Turkish. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { ProblemSlots, problems as english, suggestions as englishSuggestions } from '../en/problems.ts';
import type { Naming } from '../naming.ts';
import { at, card as cardNoun, to } from './endings.ts';
import type { Translated } from '../translated.ts';

type Sentence = (params: ProblemSlots, naming: Naming) => string;

const quoted = (params: ProblemSlots): string =>
  params['text'] === undefined || params['text'] === '' ? '' : `: “${params['text']}”`;
const counted = (params: ProblemSlots): string =>
  Number(params['count'] ?? 1) > 1 ? ` (${params['count']} dağıtım)` : '';
const inHand = (params: ProblemSlots, naming: Naming): string =>
  isSeat(params['seat']) ? at(naming.seat(params['seat'])) : 'Bir elde';
const card = (params: ProblemSlots, naming: Naming): string =>
  isCard(params['card']) ? cardNoun(naming.card(params['card'])) : 'Bir kart';

export const problems: Translated<Record<keyof typeof english, Sentence>> = {
  fileEmpty: () => 'Dosya boş.',
  fileTwice: () => 'Bu dosya, önceki bir dosyayla aynıdır; bir kez okundu.',
  fileBinary: () => 'Bu bir metin dosyası değil.',
  formatUnknown: () => 'Biçim tanınamadı.',
  pageWithoutRecord: () =>
    'Bu, içinde kayıt bulunmayan bir web sayfası. Dealtrail’in yazdığı bir sayfaysa yanındaki case.json dosyasını açın.',
  fileOfOtherKind: ({ count, names }) =>
    count === undefined
      ? 'Bu dosya bir dağıtım kaydı değil; dışarıda bırakıldı.'
      : `Buradaki ${count} dosya dağıtım kaydı değil; dışarıda bırakıldı: ${names}`,
  xmlUnreadable: () => 'Bu, düzgün kurulmuş bir XML değil.',
  databaseUnreadable: () => 'Bu, okunabilir bir sonuç veritabanı değil: bozuk ya da başka türden.',
  databaseLocked: () => 'Bu sonuç veritabanı parolayla korunuyor ve okunmadı: onu parolasız kaydedin.',
  archiveOfOtherKind: ({ ending }) =>
    `Bu, burada açılmayan türden bir arşiv (.${ending}). Önce onu açın ve içindeki dosyaları seçin.`,
  archiveUnreadable: (params) =>
    `Arşiv ya da bir parçası açılamadı: bozuk, parolayla korunuyor ya da alışılmadık biçimde sıkıştırılmış${quoted(params)}.`,
  archiveTooLarge: (params) =>
    `Arşiv ya da bir parçası, okunan en çok ${params['megabytes']} MB’tan büyük; dışarıda bırakıldı${quoted(params)}.`,
  archiveTooMany: (params) =>
    `Arşivde, okunan en çok ${params['count']} dosyadan fazlası var; kalanı dışarıda bırakıldı${quoted(params)}.`,
  archiveTooDeep: (params) =>
    `İç içe arşivler en çok ${params['count']} kat açılır; bu, dışarıda bırakıldı${quoted(params)}.`,
  fileTooLarge: ({ megabytes }) => `Bu, okunan en büyük boyut olan ${megabytes} MB’tan büyük; okunmadı.`,
  recordTooLong: ({ megabytes }) => `Bir kayıt ${megabytes} MB’tan uzun: yalnızca başı okundu.`,
  readingTooLong: ({ seconds }) =>
    `Bu dosyayı okumak ${seconds} saniyeden uzun sürdü ve durduruldu: dosya bozuk ya da programı durdurmak için yapılmış.`,
  readingTooMuch: ({ megabytes }) =>
    `Bu dosyayı okumak ${megabytes} MB’tan fazla bellek istedi ve durduruldu: dosya çok büyük ya da programı durdurmak için yapılmış.`,
  archiveEmpty: () => 'Arşivde burada okunan türden bir dosya yok.',
  readElsewhere: () => 'Bu tür dosya burada okunmaz.',
  fileBrokeOff: () =>
    'Bu dosyanın denetimi sonuna varamadı: dosya artık okunamıyor ya da programda bir hata var.',
  noDeals: () => 'Bu dosyada dağıtım bulunamadı.',
  extensionDiffers: () =>
    'Dosyanın adı bir biçimi, içeriği başka bir biçimi gösteriyor; içeriğine göre okundu.',
  notUtf8: () => 'Dosya eski bir karakter kodlamasında; Türkçe ya da aksanlı harfler yanlış olabilir.',
  directionMarks: () => 'Metinde bir sayfadan kopyalanmış yazı yönü işaretleri var; dışarıda bırakıldılar.',
  nulBytes: () => 'Dosyada metin olmayan baytlar var; dışarıda bırakıldılar.',
  fileCut: () => 'Dosyanın sonu eksik: büyük olasılıkla yarım kalmış.',
  characterCut: () => 'Dosya bir karakterin ortasında bitiyor: büyük olasılıkla yarım kalmış.',
  percentEncoded: () => 'Metin bir web adresinden geldi ve çözüldü.',
  suitSymbolsRepaired: () => 'Renk simgeleri yanlış kodlama yüzünden bozulmuştu; onarıldı.',
  moreOfTheSame: ({ count }) => `Bunun gibi ${count} tane daha var.`,
  gamesWithoutDeal: (params) => `Bazı girdilerde dağıtım, artırım ya da oyun yok${counted(params)}.`,
  gamesNotSeparated: (params) =>
    `Dağıtımlar aralarında boş satır olmadan birbirini izliyor${counted(params)}.`,
  dealInherited: (params) => `Eller, dosyanın istediği gibi önceki dağıtımdan alındı${counted(params)}.`,
  dealerFromBoard: (params) => `Dağıtan, bord numarasından bulundu${counted(params)}.`,
  vulnerableFromBoard: (params) => `Zon, bord numarasından bulundu${counted(params)}.`,
  declarerFromLead: (params) => `Deklaran, ataktan bulundu${counted(params)}.`,
  columnsRotated: (params) =>
    `Oyunun sütunları atak edenle başlamıyor; yönlerine göre okundu${counted(params)}.`,
  commentNotClosed: () => 'Burada bir açıklama başlıyor ve hiç bitmiyor.',
  commentHidesGame: () => 'Bir açıklama başka bir dağıtımın başını kapsıyor.',
  tagUnreadable: (params) => `Bu satır okunamadı${quoted(params)}.`,
  tagNotClosed: () => 'Burada bir köşeli ayraç açılıyor ve hiç kapanmıyor.',
  tagWithoutQuotes: () => 'Buradaki bir değer tırnaksız.',
  quoteNotClosed: () => 'Burada bir tırnak açılıyor ve hiç kapanmıyor.',
  quoteInside: () => 'Değerin içinde bir tırnak var.',
  tagOverLines: () => 'Bir değer birkaç satıra yayılıyor.',
  tagRepeated: (params) => `Bir dağıtımda aynı girdi iki kez var${quoted(params)}.`,
  sectionRepeated: (params) => `Bir dağıtımda aynı bölüm iki kez var${quoted(params)}.`,
  textIgnored: (params) => `Bu metin hiçbir girdiye ait değil; dışarıda bırakıldı${quoted(params)}.`,
  inheritanceForbidden: (params) =>
    `Bu girdi önceki dağıtımdan alınamaz${params['tag'] === undefined ? '' : `: ${params['tag']}`}.`,
  sectionTooLong: () => 'Bu bölüm bir dağıtım için fazla uzun; gerisi dışarıda bırakıldı.',
  rulingTableUnreadable: () => 'Oyun dışında olup bitenlerin tablosu okunamadı.',
  rulingTableDiffers: () =>
    'Eller ya da oyun, olup bitenlerin tablosu yazıldıktan sonra değiştirilmiş; tablo dışarıda bırakıldı.',
  noteUnreadable: (params) => `Bir not okunamadı${quoted(params)}.`,
  handsUnreadable: (params) => `Eller okunamadı${quoted(params)}.`,
  oneAsTen: (params) => `Sıfırı olmayan bir 1, onlu olarak okundu${quoted(params)}.`,
  lettersFolded: (params) => `Kart harfleri as, rua, dam, vale ve onlu olarak okundu${quoted(params)}.`,
  lettersUnclear: (params) =>
    `Bir kart harfi farklı dillerde farklı kartları gösterir; gösterildiği gibi alındı${quoted(params)}.`,
  handsAsText: (params, naming) =>
    isSeat(params['seat'])
      ? `Metin, pikten başlayarak tek bir el olarak okundu ve ${to(naming.seat(params['seat']))} verildi.`
      : params['from'] === undefined
        ? 'Metin, pikten başlayarak eller olarak okundu.'
        : 'Metin, pikten başlayarak, Kuzey’den saat yönünde eller olarak okundu.',
  handsByPlace: () => 'Metin diyagram olarak okundu: üstte Kuzey, solda Batı, sağda Doğu, altta Güney.',
  handsDiffer: ({ board }) => `Dosyada ${board ?? '?'} numaralı bordun elleri iki kez var ve farklı.`,
  checksumDiffers: ({ board }) =>
    `${board ?? '?'} numaralı bordun sağlama toplamı yanlış; elleri de yanlış olabilir.`,
  cardTwice: (params, naming) => `${card(params, naming)} iki kez dağıtılmış.`,
  handCount: (params, naming) =>
    params['count'] === undefined
      ? `${inHand(params, naming)} kart sayısı on üç değil.`
      : `${inHand(params, naming)} on üç yerine ${params['count']} kart var.`,
  dealerUnreadable: (params) => `Dağıtan okunamadı${quoted(params)}.`,
  dealerDiffers: () => 'Artırım dağıtanla başlamıyor.',
  vulnerableUnreadable: (params) => `Zon okunamadı${quoted(params)}.`,
  namesUnclear: () => 'Oyuncuların adları yönlere yerleştirilemedi.',
  movie: () =>
    'Bu, kartları istediği gibi gösterip gizleyen bir ders dosyası; oyun kaydı değil: artırım ve oyun denetlenmedi, yalnızca gösterilen eller denetlendi.',
  movieChecked: () => 'Bu bir ders dosyasına benziyor, ama tam bir kayıt içeriyor: ötekiler gibi denetlendi.',
  callUnreadable: (params) => `Bir konuşma okunamadı${quoted(params)}.`,
  auctionPerhapsInvented: () =>
    'Artırım tek bir deklare ve paslardan oluşuyor: bazı siteler yalnızca kontrat bilindiğinde böyle yazar.',
  callsLeftOut: ({ count }) =>
    `Artırım buraya kadar okundu; ${count === undefined ? 'sonraki' : `sonraki ${count}`} konuşma dışarıda bırakıldı.`,
  asteriskAsAlert: () =>
    'Bir konuşmanın hemen ardındaki yıldız, arkasından başka konuşmalar geldiği için alert olarak okundu.',
  callGuessed: (params) => `Bir konuşma, yazılandan tahmin edildi${quoted(params)}.`,
  dashInAuction: () => 'Artırımın ortasında bir tire var.',
  contractUnreadable: (params) => `Kontrat okunamadı${quoted(params)}.`,
  contractWithoutLevel: (params) => `Kontratın seviyesi yok${quoted(params)}.`,
  declarerUnreadable: (params) => `Deklaran okunamadı${quoted(params)}.`,
  declaredInsufficientBid: () => 'Dosya, geçerli kalmış bir yetersiz deklare işaretliyor.',
  declaredSkippedCall: () => 'Dosya, atlanmış bir konuşma işaretliyor.',
  declaredSwap: (_params) => 'Dosya, deklaranla yerin yer değiştirdiğini söylüyor.',
  cardUnreadable: (params) => `Oyunun bir kartı okunamadı${quoted(params)}.`,
  cardMissing: ({ trick }) =>
    `Bir kart eksik${trick === undefined ? '' : ` (${trick}. löve)`}; ondan sonra oynananlar alındı. Sonra kimin çıktığı dosyada yok: en olası el gösteriliyor.`,
  tooManyCards: () => 'Oyunda 52’den fazla kart var; hepsi okundu.',
  cardsLeftOut: ({ count }) =>
    `Oyun buraya kadar okundu; ${count === undefined ? 'sonraki' : `sonraki ${count}`} kart dışarıda bırakıldı.`,
  leaderUnknown: () => 'Atağı kimin yaptığı belli değil.',
  declaredRevoke: () => 'Dosya bir rönons işaretliyor.',
  declaredLeadOutOfTurn: () => 'Dosya, kabul edilmiş bir sırasız çıkış işaretliyor.',
  declaredWrongCount: () => 'Dosya, sonucu yanlış sayılmış löveler olarak işaretliyor.',
  resultUnreadable: (params) => `Sonuç okunamadı${quoted(params)}.`,
  scoreColumnsUnknown: (params) =>
    `Bir skor tablosunda bu programın bilmediği sütunlar var; onlara dokunulmadı${counted(params)}.`,
  scoreColumnsMissing: (params) =>
    `Bir skor tablosunda kontrat, deklaran ya da sonuç sütunu yok; bu yüzden satırları okunmadı${counted(params)}.`,
  scoreRowUnreadable: (params) =>
    `Skor tablosunun bu satırında sütun sayısı kadar hücre yok; satır okunmadı${quoted(params)}.`,
  scoresDiffer: (params) =>
    `Skor tablosunun bu satırında iki tarafın puanları birbirinin tersi değil; hiçbiri okunmadı${quoted(params)}.`,
  resultImpossible: ({ result, won }) =>
    `${result ?? '?'} lövelik sonuç olanaksız: deklaran ${won === undefined ? 'daha çok' : won} löve kazanmıştı ya da yeterince löve kalmamıştı.`,
  resultForOtherContract: () => 'Sonuç başka bir kontrata ait.',
  resultNotWhole: ({ declarers, defenders }) =>
    `İki tarafın löveleri on üç etmiyor: ${declarers ?? '?'} ve ${defenders ?? '?'}.`,
  claimNotAsListed: ({ claimed, stated }) =>
    `Löve talebinde ${claimed ?? '?'} löve yazıyor, sonuç listesinde ${stated ?? '?'}.`,
  noTrickAtAll: () => 'Sonuca göre deklaran hiç löve almamış.',
  passedOutButContract: () => 'Dört oyuncu da pas geçti, ama sonuç listesinde bir kontrat var.',
  claimWithoutResult: () => 'Oyun erken duruyor ve kaç löve talep edildiğini söyleyen bir sonuç yok.',
  claimTwice: () => 'İki löve talebi var.',
  cardsAfterClaim: () => 'Löve talebinden sonra kart kaydedilmiş.',
  undoTooFar: () => 'Oynanandan fazla kart geri alınmış.',
  tooManyDeals: ({ count }) =>
    `Dosyada bir kerede okunandan fazla dağıtım var${count === undefined ? '' : `: ilk ${count} dağıtım okundu`}.`,
  leadSeatDiffers: () => 'Atak, deklaranın solundaki elden gelmiyor.',
  sealDamaged: ({ count }) => `Mühür ${count} yerde sağlam değil: yalnızca imzalandığı gibi olanlar okundu.`,
  sealOpen: ({ count }) => `Üyelerin hepsi bu kaydın tamamını imzalamış değil: ${count} giriş dondurulmamış.`,
  caseNotJson: () => 'Bu, okunabilir bir vaka dosyası değil: geçerli JSON değil.',
  caseNotObject: () => 'Bu bir vaka dosyası değil.',
  caseFormatUnknown: (params) => `Vaka biçiminin bu sürümü bilinmiyor${quoted(params)}.`,
  caseHandsUnreadable: (params) => `Eller okunamadı${quoted(params)}.`,
  caseFieldUnreadable: (params) => `Bir değer okunamadı${quoted(params)}.`,
  caseItemUnreadable: (params) => `Olayların ${params['item'] ?? '?'}. girdisi okunamadı${quoted(params)}.`,
  caseItemIsText: (params) =>
    `Olayların ${params['item'] ?? '?'}. girdisi, kart dizisi olmayan bir metin; burada bir nesne beklenir${quoted(params)}.`,
  caseEventUnknown: (params) =>
    `Olayların ${params['item'] ?? '?'}. girdisi bilinmeyen bir türde${quoted(params)}.`,
  caseEventsTooMany: () => 'Dosyada bir dağıtım için çok fazla olay var; gerisi okunmadı.',
  caseFieldUnknown: ({ text, near }) =>
    `Vaka biçiminde “${text}” alanı yok, bu yüzden ondan hiçbir şey okunmadı${near === undefined ? '' : `. Belki “${near}” kastedildi`}.`,
  caseNumberBeyond: ({ text, item, least, most }) =>
    `${item}. girdideki “${text}” yalnızca ${least} ile ${most} arasında olabilir, bu yüzden başka bir sayı kastedilmiş olabilir.`,
  caseFieldTwice: (params) => `Aynı alan iki kez var; son değeri okundu${quoted(params)}.`,
  caseMarkTwice: (params) => `Aynı işaret iki kez var${quoted(params)}.`,
};

export const suggestions: Translated<typeof englishSuggestions> = {
  chooseAnotherFile: 'Başka bir dosya seçin.',
  checkEncoding: 'Adlara ve renklere bakın; yanlış görünüyorlarsa dosyayı UTF-8 olarak kaydedin.',
  checkExtension: 'İsterseniz dosyanın adını değiştirin.',
  checkPlace: 'Bu satıra bakın.',
  checkHands: 'Elleri bordla karşılaştırın.',
  checkAuction: 'Artırımı konuşma kâğıdıyla karşılaştırın ya da oyunculara sorun.',
  checkDeclarer: 'Kontratı ve deklaranı denetleyin.',
  checkResult: 'Sonucu denetleyin.',
  checkPlay: 'Oyunu buradan başlayarak denetleyin.',
  checkSeal: 'Mührün listesi girişleri tek tek sayar.',
  exportAgain: 'Dosyayı geldiği yerden yeniden dışa aktarın.',
  nothingToDo: 'Yapılacak bir şey yok.',
  splitFile: 'Dosyayı daha küçük dosyalara bölün.',
};

/** For a code that has no sentence of its own. */
export const otherProblem: Sentence = (params) => `Buradaki bir şey anlaşılamadı${quoted(params)}.`;
