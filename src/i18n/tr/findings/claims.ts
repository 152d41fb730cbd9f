/** Laws 68 to 71 and 79 in Turkish, choices, rulings, and what the record itself makes doubtful. */

import type { Using } from '../../slots.ts';
import type { Sentences } from '../../en/findings/message.ts';
import { bidText } from '../../phrases/audit.ts';
import type { ClaimFindings } from '../../../laws/findings/claims.ts';
import { card, cardObject, of, to } from '../endings.ts';
import { tricks } from './message.ts';
import type { Translated } from '../../translated.ts';

const FINDERS: Readonly<Record<string, string>> = {
  director: 'Hakemin',
  committee: 'Komitenin',
  reviewer: 'İncelemecinin',
};

/** Whose finding it is: `Hakemin tespiti`. */
const foundBy = (s: Using<{ text: 'by' }>): string => `${FINDERS[s.text('by')] ?? 'Hakemin'} tespiti`;

export const claims = {
  'claim.made': (s) =>
    `${s.seat('by')}${s.number('tricks') === 0 ? ' kalan lövelerin hiçbirini talep etmez' : `, kalan ${tricks(s.number('left'))}${s.number('tricks') === s.number('left') ? 'nin hepsini' : `den ${tricks(s.number('tricks'))}`} talep eder`}${s.has('stops') ? ': oyun durur' : ''}.${s.has('stated') ? '' : ' Oynanış açıklanmadı.'}`,
  'claim.conceded': (s) =>
    s.number('tricks') === 0
      ? `${s.seat('by')}, kalan ${tricks(s.number('left'))}nin hepsini terk eder${s.has('stops') ? ': oyun durur' : ''}.`
      : `${s.seat('by')}, kalan ${tricks(s.number('left'))}den ${tricks(s.number('tricks'))} tutar, gerisini terk eder${s.has('stops') ? ': oyun durur' : ''}.`,
  'claim.recorded': (s) =>
    `Kayıt bir löve talebiyle biter: kalan ${tricks(s.number('left'))}den ${s.number('tricks') === 0 ? 'hiçbiri' : `${s.number('tricks')} tanesi`} deklaranın tarafınındır. Talep edenin kim olduğu kayıtlı değil.`,
  'claim.presumed': (s) =>
    `${s.seat('seat')} elini açar; niyetin bu olmadığı açıkça belli değilse bu löve talebi sayılır.`,
  'claim.impossible'(s) {
    const left = s.number('left');
    if (s.number('tricks') < 0)
      return `${s.seat('by')} ${tricks(s.number('tricks'))} talep eder; sıfırdan az löve talep edilemez.`;
    const remaining = left === 0 ? 'hiç löve kalmadı' : `yalnızca ${tricks(left)} kaldı`;
    return `${s.seat('by')} ${tricks(s.number('tricks'))} talep eder, oysa ${remaining}.`;
  },
  'claim.agreed': (s) =>
    `${of(s.seat('by'))} löve ${s.has('concession') ? 'terki' : 'talebi'} kabul edildi: löveler oynanmış gibi sayılır.`,
  'claim.agreedByTime': (s) =>
    `${of(s.seat('by'))} löve ${s.has('concession') ? 'terkine' : 'talebine'} itiraz süresi geçti: kabul edilmiştir.`,
  'claim.doubted': (s) =>
    `${s.hasSeat('by') ? `${s.seat('by')}, ${of(s.seat('claimer'))} löve ${s.has('concession') ? 'terkine' : 'talebine'} itiraz eder` : `${of(s.seat('claimer'))} löve ${s.has('concession') ? 'terkine' : 'talebine'} itiraz edildi`}: hakem çağrılır ve kimse oynamaya devam etmez.`,
  'claim.toBeAdjudicated': (s) =>
    `${of(s.seat('by'))} löve ${s.has('concession') ? 'terkini' : 'talebini'} hakem karara bağlar: iki taraf için olabildiğince hakça, her şüphe talep edenin aleyhine.`,
  'claim.settled': (s) =>
    `${of(s.seat('by'))} löve ${s.has('concession') ? 'terki' : 'talebi'} ${tricks(s.number('tricks'))} olarak sonuçlandı.`,
  'claim.settled.fewer': (s) =>
    `${of(s.seat('by'))} löve talebi ${tricks(s.number('tricks'))} olarak sonuçlandı; bu, talep edilenden azdır.`,
  'claim.currentTrickOnly': (s) =>
    `${s.seat('by')} yalnızca oynanmakta olan löveden söz etti: bu löve talebi değildir ve oyun sürer.`,
  'claim.notIntended': (s) => `${of(s.seat('by'))} löve talep etmek istemediği açıktır: oyun sürer.`,
  'claim.cancelled': (s) =>
    `${s.seat('partner')}, ${of(s.seat('by'))} löve terkine hemen itiraz eder: hiçbir löve terk edilmemiştir ve oyun sürer.`,
  'claim.playOnRequested': (s) =>
    `${s.seat('by')} oyuna devam edilmesini ister; bunun için dört oyuncunun da onayı gerekir.`,
  'claim.wrongSideAskedToPlayOn': (s) =>
    `${s.seat('by')} oyuna devam edilmesini isteyemez: bunu yalnızca löve talep etmeyen taraf isteyebilir.`,
  'claim.boardLeft': (s) =>
    `Oyuncular bordu bıraktıktan sonra oyuna devam edilmez; ${of(s.seat('claimer'))} löve talebini hakem karara bağlar.`,
  'claim.noPlayOnIn2007': (s) =>
    `2007 Yasalarına göre ${of(s.seat('claimer'))} löve talebinden sonra oyuna devam edilmez; talebi hakem karara bağlar.`,
  'claim.playedWithoutConsent': (s) =>
    `${of(s.seat('by'))} löve talebinden sonra${s.has('mayPlayOn') ? ' dört oyuncunun onayı olmadan' : ''} oynandı: oynananlar yalnızca kanıt sayılır.`,
  'claim.void': (s) =>
    `Dört oyuncu da oyuna devam etmeyi kabul etti: ${of(s.seat('by'))} löve talebi geçersizdir.`,
  'claim.agreementReopened': (s) =>
    `${of(s.seat('by'))} löve talebine verilen onay süresinde geri alındı: büyük olasılıkla kazanılacak bir löve verilmiş miydi?`,
  'claim.concessionReopened': (s) =>
    `${of(s.seat('by'))} löve terki süresinde geri alındı: o löve normal bir oynanışla kaybedilebilir miydi?`,
  'claim.reopened.restored': (s) =>
    `Verilen geri alınır; ${of(s.seat('by'))} löve talebi veya terkiyle ilgili anlaşma değişir.`,
  'claim.reopened.stands': (s) =>
    `${of(s.seat('by'))} löve talebi veya terki kabul edildiği gibi geçerlidir.`,
  'claim.tooLate': (s) => `Düzeltme süresi bitti: ${of(s.seat('by'))} löve talebi veya terki geçerlidir.`,
  'choice.notOnOffer': (s) => `${s.seat('by')} sunulmamış bir seçim yaptı.`,
  'choice.notHis': (s) => `${s.seat('by')} başka bir oyuncuya ait olan bir seçimi yaptı.`,
  'choice.changesNothing': (s) => `${s.seat('by')} hiçbir şeyi değiştirmeyen bir seçim yaptı.`,
  'choice.noneOpen': (s) => `${s.seat('by')}, açık bir seçim yokken seçim yaptı.`,
  'options.explainedOtherwise': (s) =>
    `${to(s.seat('to'))} açıklananlar, Yasaların sunduğu seçeneklerden farklıdır.`,
  'answer.impossible': (s) =>
    `Yanıt ${tricks(s.number('tricks'))} diyor, oysa en çok ${tricks(s.number('left'))} alınabilir.`,
  'answer.kept': () =>
    'Kayıtta şu anda hiçbir şey bu yanıta bağlı değil: saklanır ve ona bağlı bir şey ortaya çıktığında geçerli olur.',
  'answer.repeated': () => 'Bu soru daha önce aynı biçimde yanıtlanmıştı.',
  'answer.changed': () =>
    'Bu soru daha önce başka türlü yanıtlanmıştı: yeni yanıt bundan sonrası için geçerlidir; önceki yanıta göre yapılanlar biri geri alana kadar geçerli kalır.',
  'answer.namesNoCard': () => 'Yanıt, lövede eksik olan kartı belirtmiyor: soru açık kalır.',
  'answer.couldHaveKnown': (s) =>
    `${foundBy(s)}: kusurlu oyuncu, usulsüzlüğün karşı tarafa nasıl zarar verebileceğini bilebilirdi; ayarlı skor değerlendirilir.`,
  'answer.logicalAlternative': (s) => `${foundBy(s)}: bilginin önerdiğinin mantıklı bir alternatifi vardı.`,
  'answer.dummySuggested': (s) => `${foundBy(s)}: yer bir oyun önerdi.`,
  'answer.clearlyConvinced': (s) =>
    `${foundBy(s)}: kabul edilen skorun yanlış olduğu şüphesizdir; hâlâ düzeltilebilir.`,
  'answer.forfeited': (s) =>
    `${foundBy(s)}: karşı taraf hakem gelmeden oyuna devam etti ve onarma hakkından vazgeçti.`,
  'ruling.differs': (s) =>
    `${s.clause('law')} uyarınca verilen karar deklarana ${tricks(s.number('ruled'))} verir; burada okunduğu biçimiyle Yasalar ${tricks(s.number('computed'))} verir.`,
  'record.cardNotHeld': (s) =>
    `Kayda göre ${s.seat('seat')}, elinde olmayan ${cardObject(s.card('card'))} oynar.`,
  'record.turnAfterTheLastTrick': (s) =>
    `Kayda göre ${s.seat('seat')} on üçüncü löve başladıktan sonra ${s.card('card')} çıkar. On dördüncü löve yoktur; kart on üçüncü löveye oynanmış sayılır.`,
  'record.playedAfterClaim': (s) =>
    `Kayda göre bir löve talebi oyunu bitirdiği hâlde ${s.seat('seat')} ${cardObject(s.card('card'))} oynar.`,
  'record.claimsDiffer': () =>
    'Kayda göre iki tarafın da birer löve talebi kabul edilmiş, ama iki talep ayrı löve sayıları veriyor.',
  'record.cardShownNotHeld': (s) =>
    `Kayda göre ${s.seat('seat')} ${cardObject(s.card('card'))} gösterir, ama bu kart o elde değildir.`,
  'record.cardTwice': (s) =>
    `Kayda göre ${card(s.card('card'))} iki kez oynanır; burada oynayan ${s.seat('seat')}.`,
  'record.handCount': (s) =>
    `Kayda göre ${to(s.seat('seat'))} ${s.number('due')} yerine ${s.number('count')} kart dağıtılmış.`,
  'record.cardDealtTwice': (s) =>
    `Kayda göre aynı kart hem ${to(s.seat('seat'))} hem ${to(s.seat('other'))} dağıtılmış.`,
  'record.contractDiffers': (s) =>
    `Kayıttaki kontrat ${bidText(s.naming, s.text('stated'))}, oysa artırımı ${bidText(s.naming, s.text('auction'))} ile bitiyor.`,
  'record.declarerDiffers': (s) =>
    `Kayıtta deklaran ${s.seat('stated')}, oysa kaydın artırımına göre deklaran ${s.seat('auction')}.`,
  'claim.noneMade': () => 'Ortada löve talebi veya terki yok; bu yüzden hiçbir şey değişmez.',
  'claim.consentUnasked': (s) =>
    `Löve talep etmeyen taraftan kimse oyuna devam edilmesini istemedi; ${of(s.seat('by'))} onayı tek başına hiçbir şeyi değiştirmez.`,
  'claim.byDummy': (s) => `Yer konumundaki ${s.seat('by')} löve talep edemez ve terk edemez.`,
  'claim.trickAlreadyWon': (s) =>
    `${of(s.seat('by'))} löve talebini kabul eden taraf o löveyi zaten kazanmıştı: löve geri verilir.`,
  'claim.trumpForgotten': (s) =>
    `${s.seat('by')} dışarıdaki kozdan söz etmedi ve onu unutmuş olabilir: o kozun normal bir oynanışla kazanabileceği löve karşı tarafa gider.`,
  'record.unknownOutOfTurn': (s) =>
    `Kayda göre ${s.seat('seat')} sırası değilken kimsenin hatırlamadığı bir kart oynar. Kart bilinmediği sürece hiçbir yasa uygulanamaz.`,
  'record.caseNotKnown': () =>
    'Bunun nasıl sonuçlandığı kayıttan anlaşılmıyor: kimsenin hatırlamadığı bir karta ya da lövelere bağlı.',
  'record.retractionNotKnown': (s) =>
    `${s.seat('seat')} ${cardObject(s.card('card'))} geri alabilir mi, kayıttan anlaşılmıyor: kimsenin hatırlamadığı bir karta bağlı.`,
  'record.tricksOverlap': (s) =>
    `Kayıt ${s.number('from')}.–${s.number('to')}. löveleri atlıyor, oysa sırada ${s.number('next')}. löve var: bu giriş hiçbir şeyi değiştirmez.`,
  'record.tricksMissing': (s) =>
    s.number('from') === s.number('to')
      ? `${s.number('from')}. löve hakkında kayıtta hiçbir şey yok.`
      : `${s.number('from')}.–${s.number('to')}. löveler hakkında kayıtta hiçbir şey yok.`,
  'record.trickNotPlayed': (s) => `Kayıt, henüz başlamamış ${s.number('trick')}. löveden söz ediyor.`,
  'record.nothingToFace': (s) =>
    `Kayda göre ${s.seat('seat')} atağı açar, ama ${of(s.seat('seat'))} kapalı bir kartı yoktu.`,
  'record.nothingToTakeBack': (s) =>
    `Kayda göre ${s.seat('seat')} ${cardObject(s.card('card'))} geri alır, ama o kartı masaya koymamıştı.`,
  'record.firstHadNoCard': (s) =>
    `Yanıta göre önce ${s.seat('seat')} oynadı, ama bu lövede onun kartı yoktu.`,
  'record.trickUnfinished': (s) =>
    `Kayıt, ${s.number('trick')}. löve tamamlanmadan sonraki löveleri atlıyor.`,
  'record.answerUnfit': () => 'Bu, o sorunun yanıtı olamaz: bu giriş hiçbir şeyi değiştirmez.',
  'record.ruledBefore': () =>
    'Bu yanıt, konusu karara bağlanıp karar uygulandıktan sonra geldi: karar, biri onu geri alana kadar geçerlidir.',
  'record.answerTooLate': (s) =>
    `Kayıt, ${s.card('card')} kartının oynandığını ancak oyun ilerledikten sonra söylüyor: bu giriş hiçbir şeyi değiştirmez.`,
  'record.noSuchLaw': (s) =>
    `Karar ${s.clause('law')} maddesini anar; yasa kitabında böyle bir madde yoktur.`,
  'record.rulingOfNoCall': (s) =>
    `Kayıtta ${s.clause('law')} maddesine göre verilen bu kararın ilgili olabileceği bir konuşma yok: burada karardan bir sonuç çıkmaz.`,
  'record.noSuchTricks': (s) =>
    `Karar deklarana ${s.number('tricks')} löve verir, oysa bir dağıtımda on üç löve vardır.`,
  'record.scoresDiffer': () =>
    'Kayıt burada aynı tarafa, aynı makamın daha önce verdiğinden başka bir skor veriyor: iki girişten biri geri alınmalıdır.',
  'record.weightsDoNotAdd': (s) =>
    s.has('negative')
      ? 'Verilen skorun bir ağırlığı %0’ın altında.'
      : `Verilen skorun ağırlıklarının toplamı %100 yerine %${s.number('sum')} eder.`,
  'record.noSuchMoment': () =>
    'Kaydın daha önceki hiçbir anı bu girişin verdiği adı taşımaz: bu giriş hiçbir şeyi değiştirmez.',
  'record.endedAlready': () => 'Bu daha önce bitmişti: bu giriş hiçbir şeyi değiştirmez.',
  'record.nothingToTurn': (s) =>
    `Kayda göre ${s.seat('seat')} bir lövedeki kartını kapatır, oysa hiç kart oynamamıştı.`,
  'record.noPlay': () =>
    'Kayda göre o sırada oyun yoktu; artırım bitmemişti ya da herkes pas geçmişti: bu giriş hiçbir şeyi değiştirmez.',
  'record.nothingToChange': () =>
    'Daha önce yerden hiçbir kart istenmemişti, değiştirilecek bir istek yoktu: bu giriş hiçbir şeyi değiştirmez.',
  'record.nothingTogether': () =>
    'Kayıt bu kartın bir başkasıyla birlikte oynandığını söyler, ama başka kart yoktu: bu ilk karttır.',
  'record.agreedWithHimself': (s) =>
    `Kayda göre ${s.seat('by')} kendi löve talebini ya da terkini kabul eder; bunu yalnızca bir rakip yapabilir: bu giriş hiçbir şeyi değiştirmez.`,
  'record.onePlayerOfTwo': (s) =>
    `Bunun için iki oyuncu gerekir, oysa kayıt yalnızca bir oyuncuyu anar (${s.seat('seat')}): bu giriş hiçbir şeyi değiştirmez.`,
  'record.namesTwoCards': (s) =>
    `Giriş bir kartı (${s.card('card')}) ve ayrıca başka bir kartın rengini ya da değerini anar: yalnızca ${s.card('card')} geçerlidir.`,
  'record.tricksTooMany': (s) =>
    `Kayda göre bir taraf ${s.number('from')}.–${s.number('to')}. lövelerden ${s.number('won')} tanesini kazanmış; bu olamaz.`,
  'record.leaderFromLater': (s) =>
    `${s.number('trick')}. löveyi kimin kazandığı kartlardan anlaşılmıyor. Sonraki olaylara göre çıkış sırası şu oyuncudadır: ${s.seat('seat')}.`,
  'record.leaderDidNotWin': (s) =>
    `${s.seat('seat')} ${s.number('trick')}. löveye ${s.card('card')} çıkar, oysa önceki löveyi kazanmış olamaz: ya sırasız çıkıştır ya da kayıt yanlıştır.`,
  'record.cardsDoNotFit': () =>
    'Kimsenin hatırlamadığı kartların hepsi kaydın söylediği gibi olamaz: bir elde onlar için yeterli kart, ya da o renkten yeterli kart yok.',
  'record.ledOrPlayed': (s) =>
    `${s.seat('seat')} ${s.card('card')} çıktı mı, yoksa onu ${s.card('led')} üzerine mi oynadı, kayıttan anlaşılmıyor: çıkış sayılır.`,
  'record.turnUnclear': (s) =>
    `${s.seat('seat')} ${cardObject(s.card('card'))} oynadığında sıranın kimde olduğu kayıttan anlaşılmıyor.`,
} satisfies Translated<Sentences<ClaimFindings>>;
