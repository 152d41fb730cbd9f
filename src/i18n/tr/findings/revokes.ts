/** Laws 61 to 64 in Turkish: the revoke from the card that failed to follow to the tricks that move. */

import type { Sentences } from '../../en/findings/message.ts';
import type { RevokeFindings } from '../../../laws/findings/revokes.ts';
import type { Using } from '../../slots.ts';
import { card, cardObject, cardTo, cardWith, of, to } from '../endings.ts';
import { tricks } from './message.ts';
import type { Translated } from '../../translated.ts';

/** The cards that could have been played, where they may be named. */
const could = (s: Using<{ has: 'could'; cards: 'could' }>): string =>
  s.has('could') ? ` (${s.cards('could', 'or')})` : '';

/** 62D1: a revoke of trick twelve has to be corrected although it is established. */
const fromNowOn = (s: Using<{ number: 'trick' }>): string =>
  s.number('trick') === 12 ? 'ama dört el de borda dönene kadar düzeltilmelidir' : 'artık düzeltilemez';

export const revokes = {
  'revoke.followSuit': (s) =>
    `${s.seat('seat')} ${s.number('trick')}. lövede ${cardObject(s.card('card'))} oynar; oysa renge uyabilirdi${could(s)}: rönons.`,
  'revoke.unremembered': (s) =>
    `${s.seat('seat')} ${s.number('trick')}. lövede ${s.suit('suit')} oynar, oysa elinde kesinlikle ${s.suit('led')} vardı. Hangi kart olduğu hatırlanmıyor, ama hangisi olursa olsun bu bir rönonstur.`,
  'record.mayHaveRevoked': (s) =>
    `${s.number('trick')}. lövede ${s.seat('seat')} renge (${s.suit('led')}) uyabilir miydi, kayıttan anlaşılmıyor: kimsenin hatırlamadığı bir karta bağlı.`,
  'revoke.saidUnproved': (s) =>
    `${of(s.seat('seat'))} ${s.number('trick')}. lövede rönons yaptığı söyleniyor; bu, kimsenin hatırlamadığı bir karta bağlı olduğundan kayıt bunu kanıtlayamaz.`,
  'revoke.requiredSuit': (s) =>
    `${s.seat('seat')} ${s.number('trick')}. lövede ${cardObject(s.card('card'))} oynar; oysa deklaran başka bir şey istemişti ve oynanacak kart vardı${could(s)}: rönons.`,
  'revoke.forbiddenSuit': (s) =>
    `${s.seat('seat')} ${s.number('trick')}. lövede ${cardObject(s.card('card'))} oynar; oysa bu renk yasaklanmıştı ve oynanacak başka kart vardı${could(s)}: rönons.`,
  'revoke.established.63A1': (s) =>
    `${s.seat('by')} bir sonraki löveye oynadı; ${of(s.seat('seat'))} ${s.number('trick')}. lövedeki rönonsu resmileşti, ${fromNowOn(s)}.`,
  'revoke.established.63A2': (s) =>
    `${s.seat('by')} bir sonraki löve için kart söyledi; ${of(s.seat('seat'))} ${s.number('trick')}. lövedeki rönonsu resmileşti, ${fromNowOn(s)}.`,
  'revoke.established.63A3': (s) =>
    `${of(s.seat('seat'))} tarafı löve talep veya terk etti; ${s.number('trick')}. lövedeki rönons resmileşti, ${fromNowOn(s)}.`,
  'revoke.established.63A4': (s) =>
    `${of(s.seat('seat'))} tarafı rakiplerin löve talebini kabul etti; ${s.number('trick')}. lövedeki rönons resmileşti.`,
  'revoke.lifted': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))} artık ${s.number('trick')}. löveye oynanmış sayılmaz: rönons yoktur.`,
  'revoke.noDuty': (s) =>
    `${s.number('trick')}. lövede ${s.seat('seat')} başka bir kart oynamak zorunda değildi: ${card(s.card('card'))} rönons değildir.`,
  'revoke.notEstablished': (s) =>
    `${of(s.seat('seat'))} ${s.number('trick')}. lövedeki rönonsu sonuçta resmileşmemiştir.`,
  'revoke.claimedAfterAttention': (s) =>
    `${s.number('trick')}. lövedeki rönonsa dikkat çekildiği ve önce düzeltilmesi gerektiği hâlde ${s.seat('seat')} löve talep veya terk eder ya da bir talebi kabul eder.`,
  'revoke.playedOnAfterAttention': (s) =>
    `${s.number('trick')}. lövedeki rönonsa dikkat çekildiği ve önce düzeltilmesi gerektiği hâlde ${s.seat('seat')} oynamayı sürdürür.`,
  'revoke.neverCorrected': (s) =>
    `Oyun bitti; ${of(s.seat('seat'))} ${s.number('trick')}. lövedeki rönonsu, dikkat çekildiği hâlde düzeltilmedi. Resmileşmiş sayılıp sayılmayacağına ve karşı tarafa ne kaybettirdiğine hakem karar verir.`,
  'revoke.mustBeCorrected': (s) =>
    `${of(s.seat('seat'))} ${s.number('trick')}. lövedeki ${cardTo(s.card('card'))} dikkat çekildi: rönons şimdi düzeltilmelidir.`,
  'revoke.corrected.penaltyCard': (s) =>
    `${s.seat('seat')}, ${cardObject(s.card('card'))} geri alır ve yasal bir kart oynar; ${card(s.card('card'))} majör cezalı kart olur.`,
  'revoke.corrected.replaced': (s) =>
    `${s.seat('seat')}, ${cardObject(s.card('card'))} geri alır ve yasal bir kart oynar; bundan cezalı kart doğmaz.`,
  'revoke.substituted': (s) =>
    `${s.seat('seat')} ${s.card('instead')} yerine ${cardObject(s.card('card'))} oynar: ${s.number('trick')}. lövedeki rönons düzeltilmiştir.`,
  'revoke.leadGoesBack': (s) =>
    `${s.number('trick')}. löveyi artık ${s.seat('winner')} kazanır, çıkış sırası da onundur: ${of(s.seat('leader'))} çıktığı ${card(s.card('card'))} ele geri döner.`,
  'revoke.leadGoesBack.penaltyCard': (s) =>
    `${s.number('trick')}. löveyi artık ${s.seat('winner')} kazanır, çıkış sırası da onundur: ${of(s.seat('leader'))} çıktığı ${card(s.card('card'))} geri alınır ve iki taraf da rönons yaptığı için cezalı kart olur.`,
  'revoke.lastTrickLedAnew': (s) =>
    `12. löveyi artık ${s.seat('winner')} kazanır ve son löveye o çıkar: herkesin tek kartı kaldığından yalnız sıraları değişir.`,
  'revoke.leadNowElsewhere': (s) =>
    `${s.number('trick')}. löveyi artık ${s.seat('winner')} kazanır, çıkış sırası da onun olurdu. Ancak ${of(s.seat('leader'))} bu arada çıktığı ${cardTo(s.card('card'))} iki taraf da kart verdi: hakem başka türlü karar vermezse çıkış kalır.`,
  'revoke.trickTwelveInformation': (s) =>
    `On ikinci lövede ${of(s.seat('seat'))} ortağı, oynayacağı kartı ${of(s.seat('seat'))} kartlarından gördüklerine göre seçemez.`,
  'revoke.adjustmentNotKnown': (s) =>
    `${of(s.seat('seat'))} ${s.number('trick')}. lövedeki rönonsu için 64A uyarınca kaç lövenin aktarılacağı kayıttan anlaşılmıyor: içinde kimsenin hatırlamadığı bir kart bulunan bir löveyi kimin kazandığına bağlı.`,
  'revoke.adjusted.64A1': (s) =>
    `64A1 uyarınca karşı tarafa ${tricks(s.number('tricks'))} aktarılır: rönons lövesini ${of(s.seat('seat'))} ${card(s.card('card'))} kazandı${s.number('tricks') > 1 ? '; sonradan kazanılan bir löve de onunla gider' : ''}.`,
  'revoke.adjusted.64A2': (s) =>
    `64A2 uyarınca karşı tarafa ${tricks(s.number('tricks'))} aktarılır: rönons lövesini ${s.seat('seat')} kazanmadı, ama tarafı o löveyi ya da sonraki bir löveyi kazandı.`,
  'revoke.noTrickLeft': (s) =>
    `${of(s.seat('seat'))} ${s.number('trick')}. lövedeki rönonsu için löve aktarılmaz: aktarılacak löve kalmadı.`,
  'revoke.adjusted.64B1': (s) =>
    `Löve aktarılmaz: ${of(s.seat('seat'))} tarafı ne rönons lövesini ne de sonraki bir löveyi kazandı.`,
  'revoke.adjusted.64B2': (s) =>
    `${card(s.card('card'))} için löve aktarılmaz: ${of(s.seat('seat'))} aynı renkteki sonraki rönonsudur.`,
  'revoke.adjusted.64B3': (s) =>
    `Löve aktarılmaz: ${of(s.seat('seat'))} rönonsu, masada açık duran bir kartın oynanmamasından doğdu.`,
  'revoke.afterCorrectionPeriod': (s) =>
    `${of(s.seat('seat'))} rönonsuna ilk kez dikkat çekildiğinde düzeltme süresi bitmişti: skor artık ayarlanamaz.`,
  'revoke.adjusted.64B4': (s) =>
    `Löve aktarılmaz: karşı taraf bir sonraki bordda konuşmadan önce kimse ${of(s.seat('seat'))} rönonsuna dikkat çekmemişti.`,
  'revoke.adjusted.64B5': (s) =>
    `Löve aktarılmaz: tur bitmeden önce kimse ${of(s.seat('seat'))} rönonsuna dikkat çekmemişti.`,
  'revoke.adjusted.64B6': (s) => `Löve aktarılmaz: ${of(s.seat('seat'))} rönonsu on ikinci lövede yapıldı.`,
  'revoke.adjusted.64B7': (s) =>
    `${of(s.seat('seat'))} rönonsu için löve aktarılmaz: bu bordda iki taraf da rönons yaptı.`,
  'revoke.adjusted.64B8': (s) =>
    `Löve aktarılmaz: ${of(s.seat('seat'))} rönonsu, karşı tarafın aynı lövedeki rönonsuyla birlikte düzeltildi.`,
  'revoke.adjusted.43B3': (s) =>
    `${of(s.seat('seat'))} rönonsu için otomatik löve ayarlaması yapılmaz: rönonsa ilk dikkat çeken, haklarını yitirmiş olan yerdi.`,
  'revoke.asIfEstablished': (s) =>
    `İlk soran, haklarını yitirmiş olan yerdi: ${of(s.seat('seat'))} ${s.number('trick')}. lövedeki rönonsu düzeltilir ve resmileşmiş gibi ele alınır.`,
  'revoke.equity.enough': (s) =>
    `Hakemin tespitine göre rönonsun zararını karşılamak için başka bir şey gerekmez: deklaranın ${tricks(s.number('adjusted'))}lik sonucu geçerlidir.`,
  'revoke.equity.more': (s) =>
    `${tricks(s.number('adjusted'))}lik sonuç rönonsun zararını karşılamıyor: hakemin tespitine göre deklarana ${tricks(s.number('tricks'))} verilir.`,
  'revoke.dummyWithoutRightsAsked': (s) =>
    `Yer konumundaki ${s.seat('by')}, olası bir rönonsu sorma hakkını yitirmiştir.`,
  'revoke.dummyAskedDefender': (s) =>
    `Yer konumundaki ${s.seat('by')}, olası bir rönonsu defans oyuncusu ${to(s.seat('to'))} soramaz.`,
  'revoke.defenderAskedPartner': (s) =>
    `${s.seat('by')}, olası bir rönonsu ${to(s.seat('to'))} sorabilir; ortağının sorudan öğrendiği kullanılamaz.`,
  'revoke.trickInspected': (s) =>
    `${s.seat('by')}, rönons aramak için ${s.number('trick')}. löveyi açar; hakem aksini söylemedikçe kapatılmış löveler kapalı kalır.`,
  'cardChange.penaltyCard': (s) =>
    `Karşı taraf kartını değiştirdiği için ${s.seat('seat')} ${cardObject(s.card('card'))} değiştirebilir; geri alınan kart cezalı kart olur.`,
  'cardChange.keptOffSuit': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))}, ${s.number('trick')}. lövede artık çıkılan renge uymadığı hâlde kalır: oynandığında yasaldı.`,
  'cardChange.earlierPlace': (s) =>
    `${s.seat('seat')}, ${cardObject(s.card('card'))} ${of(s.seat('offender'))} rönonsundan sonra oynadı, ama oyun sırasında yeri ondan öncedir: değiştirilip değiştirilemeyeceği tartışmalıdır.`,
  'cardChange.free': (s) =>
    `Bir rakibin kartı değiştirildiği için ${s.seat('seat')} ${s.number('trick')}. lövedeki ${cardObject(s.card('card'))} cezasız değiştirir.`,
  'revoke.said': (s) =>
    `${of(s.seat('seat'))} ${s.number('trick')}. lövede ${cardWith(s.card('card'))} rönons yaptığı söyleniyor; kayıt o eli göstermediği için bunu kanıtlayamaz.`,
} satisfies Translated<Sentences<RevokeFindings>>;
