/** What only people may answer, asked in Turkish. */

import { questions as english } from '../en/questions.ts';
import { completed } from '../translated.ts';

export const questions = completed<typeof english>(english, {
  partnerCouldSee: {
    ask: 'Ortağı kartın yüzünü görebilir miydi?',
    matters: 'Göremezse cezalı kart değildir.',
  },
  inadvertent: {
    ask: 'Kart istemsiz mi gösterildi?',
    matters: 'İstemsiz gösterilen tek bir küçük kart minör cezalı karttır; yoksa majördür.',
  },
  declarerCardPlayed: {
    ask: 'Deklaran kartı oynanmış sayılacak biçimde koymuş ya da tutmuş muydu?',
    matters: 'Öyleyse oynanmak zorundadır; değilse ele geri döner.',
  },
  dummyTouchDeliberate: {
    ask: 'Deklaran yerdeki karta bilerek mi dokundu?',
    matters: 'Bilerek dokunulan kart oynanmıştır.',
  },
  slipOfTongue: {
    ask: 'Önce söylenen kart dil sürçmesi miydi?',
    matters: 'Dil sürçmesi düzeltilebilir; fikir değişikliği düzeltilemez.',
  },
  intentIncontrovertible: {
    ask: 'Deklaranın başka bir niyeti olduğu tartışmasız mı?',
    matters: 'Öyleyse eksik söyleyiş, deklaranın niyet ettiği kart demektir.',
  },
  fifthCardLed: {
    ask: 'Beşinci kart bir sonraki löveye çıkış mıydı?',
    matters: 'Öyleyse çıkıştır; değilse gösterilmiş bir karttır.',
  },
  order: { ask: 'Hangisi önce geldi?', matters: 'Öteki, ondan sonra oynanmış sayılır.' },
  toldItWasTurn: {
    ask: 'Bir rakip sıranın bu oyuncuda olduğunu söyledi mi?',
    matters: 'Söylediyse kart başka bir onarma olmadan geri alınabilir.',
  },
  misinformed: {
    ask: 'Bu kart, bir rakibin yanlış açıklamasına dayanarak mı oynandı?',
    matters: 'Öyleyse, ardından kimse oynamadıysa kart değiştirilebilir.',
  },
  couldSeeDummy: {
    ask: 'Deklaran olması gereken oyuncu yerin bir kartını görmüş olabilir mi?',
    matters: 'Öyleyse atak kabul edilmek zorundadır.',
  },
  currentTrickOnly: {
    ask: 'Söz yalnızca oynanmakta olan löveyle mi ilgiliydi?',
    matters: 'Öyleyse löve talebi değildir.',
  },
  noClaimIntended: {
    ask: 'Löve talebi niyeti olmadığı açık mı?',
    matters: 'Öyleyse oyun sürer.',
  },
  objectedAtOnce: {
    ask: 'Ortağı löve terkine hemen itiraz etti mi?',
    matters: 'Ettiyse hiçbir löve terk edilmemiştir.',
  },
  allAgreedToPlayOn: {
    ask: 'Dört oyuncu da oyuna devam etmeyi kabul etti mi?',
    matters: 'Ettiyse löve talebi geçersizdir ve sonucu oyun belirler.',
  },
  trumpForgotten: {
    ask: 'Talep edenin dışarıdaki kozu unutmuş olması az da olsa olası mı?',
    matters: 'Öyleyse o koza bir löve kaybedilebilir.',
  },
  normalLine: {
    ask: 'En kötü normal oynanış, talep edenin tarafına kaç löve getirir?',
    matters: 'Yanıt löve talebini sonuçlandırır.',
  },
  wouldLikelyWin: {
    ask: 'Oyun sürseydi taraf bu löveyi büyük olasılıkla kazanır mıydı?',
    matters: 'Kazanırsa löve ona geri verilir.',
  },
  whenAttention: {
    ask: 'İlk dikkat ne zaman çekildi?',
    matters: 'Çok geçse otomatik olarak löve aktarılmaz.',
  },
  withoutRevoke: {
    ask: 'Rönons olmasaydı deklaran büyük olasılıkla kaç löve alırdı?',
    matters: 'Otomatik ayarlamadan sonra karşı taraf hâlâ zarardaysa onun yerine bu sonuç verilir.',
  },
  logicalAlternative: {
    ask: 'Mantıklı bir alternatif var mıydı ve bilgi yapılanı mı öneriyordu?',
    matters: 'Öyleyse ve zarar doğduysa skor ayarlanır.',
  },
  penaltyCardDamage: {
    ask: 'Cezalı kartın görülmesi karşı tarafa zarar verdi mi?',
    matters: 'Verdiyse skor, kart görülmeseydi olacak sonuca göre ayarlanır.',
  },
  dummySuggested: {
    ask: 'Yer bir oyun önerdi mi?',
    matters: 'Önerdiyse ve zarar doğduysa skor ayarlanır.',
  },
  couldHaveKnown: {
    ask: 'Kusurlu oyuncu, usulsüzlüğün karşı tarafa zarar verebileceğini bilebilir miydi?',
    matters: 'Öyleyse ve kusurlu taraf kazanç sağladıysa skor ayarlanır.',
  },
  defectiveTrick: {
    ask: 'Hangi löve kusurluydu ve hangi kart ona ait?',
    matters: 'Eksik kart eklenir ya da fazla kart geri döner.',
  },
  waive: {
    ask: 'Onarmadan vazgeçmek için bir neden var mı?',
    matters: 'Varsa kart hiç gösterilmemiş gibi ele alınır.',
  },
  clearlyConvinced: {
    ask: 'Hakem olup bitenden kesin olarak emin mi?',
    matters: 'Bir tarafın skoru ancak o zaman yükseltilebilir.',
  },
  forfeited: {
    ask: 'Taraf hakem gelmeden davranıp hakkını yitirdi mi?',
    matters: 'Yitirdiyse onarmadan vazgeçilebilir.',
  },
});
