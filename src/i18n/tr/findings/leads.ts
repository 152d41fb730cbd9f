/** Laws 41 and 53 to 60 in Turkish: opening leads, leads and plays out of turn, plays too soon, and playing on. */

import type { Sentences } from '../../en/findings/message.ts';
import type { LeadFindings } from '../../../laws/findings/leads.ts';
import { at, card, cardObject, cardOf, cardTo, from, of, to } from '../endings.ts';
import type { Translated } from '../../translated.ts';

export const leads = {
  'openingLead.outOfTurn': (s) =>
    `${s.seat('leader')} atak olarak ${cardObject(s.card('card'))} açar, ama atak sırası ${at(s.seat('properLeader'))}.${s.has('acceptable') ? ` Deklaran olması gereken ${s.seat('declarer')} seçer.` : ''}`,
  'openingLead.accepted': (s) =>
    `${s.seat('declarer')}, ${of(s.seat('leader'))} ${s.card('card')} atağını kabul eder; ikinci kartı deklaran kapalı elinden oynar.`,
  'openingLead.refused': (s) =>
    `${card(s.card('card'))} geri alınır ve ${of(s.seat('leader'))} majör cezalı kartıdır; çıkış sırası ${at(s.seat('properLeader'))} olur ve deklaran önce bu çıkışla ilgili seçimini yapar.`,
  'openingLead.declarerBecomesDummy': (s) =>
    `${s.seat('declarer')} elini yer olarak açar: ${of(s.seat('leader'))} ${card(s.card('card'))} geçerlidir ve kontratı ${s.seat('newDeclarer')} oynar.`,
  'openingLead.byDeclaringSide': (s) =>
    `${s.seat('leader')} deklaran tarafındadır ve atak edemez: ${card(s.card('card'))} yalnızca gösterilmiş bir karttır ve ele geri döner.`,
  'openingLead.playedToNoLead': (s) =>
    `${s.seat('seat')} ${cardObject(s.card('card'))} çıkış olmayan bir karta oynar: kabul edilecek bir çıkış yoktur ve kart gösterilmiş karttır.`,
  'openingLead.faceDownOutOfTurn': (s) =>
    `${s.seat('seat')} kapalı atak etti, ama atak sırası ${at(s.seat('properLeader'))}: kart açılmadan ele geri döner.`,
  'openingLead.faceDownTakenBack': (s) =>
    `${of(s.seat('seat'))} kapalı atağı ele geri döner; cezalı kart değildir.`,
  'leadOutOfTurn.byDefender': (s) =>
    `${s.seat('leader')} ${s.card('card')} çıkar, ama çıkış sırası ${at(s.seat('properLeader'))}.${s.has('acceptable') ? ` ${s.seat('declarer')} çıkışı kabul veya reddedebilir.` : ''}`,
  'leadOutOfTurn.byDeclarer': (s) =>
    `${of(s.seat('leader'))} elinden ${s.card('card')} çıkılır, ama çıkış sırası ${of(s.seat('properLeader'))} elinde.${s.has('acceptable') ? ` Defans oyuncularından herhangi biri çıkışı kabul veya reddedebilir.` : ''}`,
  'leadOutOfTurn.accepted': (s) =>
    `${of(s.seat('leader'))} ${s.card('card')} çıkışı kabul edildi ve artık doğru bir çıkıştır.`,
  'leadOutOfTurn.acceptedByPlay': (s) =>
    `Sonraki el, ${of(s.seat('leader'))} ${s.card('card')} çıkışına kart verdi; böylece çıkış doğru çıkış olur.`,
  'leadOutOfTurn.together': (s) =>
    `${s.seat('properLeader')} aynı anda çıktı: geçerli çıkış ${s.card('lead')}; ${of(s.seat('leader'))} ${card(s.card('card'))} sonra oynanmış sayılır.`,
  'leadOutOfTurn.foundTooLate': (s) =>
    `Geç saptandı: ${of(s.seat('leader'))} ${card(s.card('card'))} doğru çıkıştan sonra oynanmış sayılırdı. Yerine oynanan ${card(s.card('played'))} kalır; zarar gören olup olmadığına hakem karar verir.`,
  'leadOutOfTurn.properLeadFirst': (s) =>
    `Hakem önce ${of(s.seat('properLeader'))} çıktığını saptar: geçerli çıkış ${s.card('lead')}; ${of(s.seat('leader'))} ${card(s.card('card'))} ondan sonra gelmiştir.`,
  'leadOutOfTurn.properLeadMade': (s) =>
    `${s.seat('properLeader')} doğru çıkışı yapar (${s.card('lead')}): bu çıkış geçerlidir ve ${of(s.seat('leader'))} ${card(s.card('card'))} ele geri döner.`,
  'leadOutOfTurn.refused.penaltyCard': (s) =>
    `${card(s.card('card'))} reddedildi: ${of(s.seat('leader'))} majör cezalı kartıdır ve ${s.seat('properLeader')} çıkar.`,
  'leadOutOfTurn.refused.toHand': (s) =>
    `${card(s.card('card'))} reddedildi ve ${of(s.seat('leader'))} eline geri döner; ${s.seat('properLeader')} istediği kartı çıkar.`,
  'leadOutOfTurn.lastTrick': (s) =>
    `Son löveye yapılan sırasız çıkış kabul edilemez: ${of(s.seat('leader'))} ${card(s.card('card'))} ele geri döner.`,
  'leadOutOfTurn.wasTold': (s) =>
    `Bir rakip, sıranın ${at(s.seat('leader'))} olduğunu söylemişti: ${card(s.card('card'))} başka bir sonuç doğurmadan ele geri döner.`,
  'leadOutOfTurn.wrongDefenderPlayed': (s) =>
    `${s.seat('by')}, ${cardTo(s.card('card'))} ortağından önce ${s.card('played')} verdi: ${of(s.seat('leader'))} elinden yapılan çıkış geçerlidir.`,
  'leadOutOfTurn.nextInTurnPrevails': (s) =>
    `Defans oyuncuları farklı seçti: sırası ${from(s.seat('leader'))} hemen sonra gelen ${s.seat('by')} karar verir.`,
  'leadOutOfTurn.playedAfterDemand': (s) =>
    `${s.seat('by')}, yanlış çıkış reddedildikten sonra ve doğrusu yapılmadan ${cardObject(s.card('card'))} oynar: kart majör cezalı kart olur.`,
  'prematurePlay.play': (s) =>
    `${s.seat('offender')} ${cardObject(s.card('card'))} ${s.seat('partner')} oynamadan oynar: kart majör cezalı karttır ve ${of(s.seat('partner'))} bu lövede ne oynaması gerektiğini ${s.seat('declarer')} seçer.`,
  'prematurePlay.lead': (s) =>
    `${s.seat('offender')}, ${s.seat('partner')} bu löveye oynamadan bir sonraki löveye ${s.card('card')} çıkar: kart majör cezalı karttır ve ${of(s.seat('partner'))} ne oynaması gerektiğini ${s.seat('declarer')} seçer.`,
  'prematurePlay.foundLate': (s) =>
    `Geç saptandı: ${of(s.seat('offender'))} ${card(s.card('card'))} ${s.seat('partner')} oynamadan oynanmış sayılırdı. Artık majör cezalı karttır; ${s.seat('partner')} o löveye oynadığı için orada seçilecek bir şey kalmadı.`,
  'prematurePlay.cannotBePlayed': (s) =>
    `${of(s.seat('offender'))} ${card(s.card('card'))} bu lövede yasal olarak oynanamaz: majör cezalı kart olur.`,
  'prematurePlay.waitsForTurn': (s) =>
    `${s.seat('offender')} ${cardObject(s.card('card'))} sağındaki rakibin sırasında oynar: kart bekler ve yasal ise sırası gelince oynanmak zorundadır.`,
  'prematurePlay.playedAnother': (s) =>
    `${s.seat('offender')}, oynanması gereken ${s.card('card')} yerine ${cardObject(s.card('played'))} oynar: ${card(s.card('card'))} majör cezalı kart olur.`,
  'prematurePlay.exempt.57C1': (s) =>
    `${s.seat('offender')} ${cardObject(s.card('card'))} ortağından önce oynar; sonuç doğurmaz: deklaran iki elden de oynamıştı.`,
  'prematurePlay.exempt.57C2': (s) =>
    `${s.seat('offender')} ${cardObject(s.card('card'))} ortağından önce oynar; sonuç doğurmaz: yer kendiliğinden bir kart almış ya da önermişti.`,
  'prematurePlay.declarersCardStays': (s) =>
    `${s.seat('seat')} ${cardObject(s.card('card'))} erken oynar: deklaranın kartı oynanmış sayılır.`,
  'prematurePlay.dummysCardStays': (s) => `${card(s.card('card'))} yerden erken oynanır: oynanmış sayılır.`,
  'prematurePlay.choice.highest': (s) =>
    `${s.seat('partner')} elindeki en büyük ${s.suit('suitLed')} kartını oynamak zorundadır${s.has('canComply') ? '' : '; oynayamıyorsa herhangi bir yasal kart olur'}.`,
  'prematurePlay.choice.lowest': (s) =>
    `${s.seat('partner')} elindeki en küçük ${s.suit('suitLed')} kartını oynamak zorundadır${s.has('canComply') ? '' : '; oynayamıyorsa herhangi bir yasal kart olur'}.`,
  'prematurePlay.choice.play': (s) =>
    `${s.seat('partner')} bir ${s.suit('suit')} oynamak zorundadır${s.has('canComply') ? '' : '; oynayamıyorsa herhangi bir yasal kart olur'}.`,
  'prematurePlay.choice.notPlay': (s) =>
    `${s.seat('partner')} ${s.suit('suit')} oynayamaz${s.has('canComply') ? '' : '; elinde başka renk yoksa herhangi bir yasal kart olur'}.`,
  'prematurePlay.choice.notOnOffer': (s) =>
    `${of(s.seat('partner'))} kartıyla ilgili bu seçim sunulmuş değildi.`,
  'rectification.forfeited': (s) =>
    `${s.seat('by')}, sağındaki ${of(s.seat('seat'))} usulsüzlüğünden sonra oynadı: onarma hakkı düşer ve ${card(s.card('card'))} sırasında oynanmış sayılır.`,
  'rectification.offendersPlayedOn': (s) =>
    `${s.seat('by')}, onarmaya karar verilmeden ${cardObject(s.card('card'))} oynar; karşı tarafın hakları olduğu gibi kalır.`,
  'rectification.leadStands': (s) =>
    `Önceki löve tamamlandı ve onarma hakkı yitirilmişti: ${of(s.seat('seat'))} erken çıktığı ${s.card('card')} artık ${s.number('trick')}. lövenin çıkışıdır.`,
  'prematurePlay.secondLead': (s) =>
    `${s.seat('leader')} aynı löveye ${s.card('led')} çıkmışken ${s.seat('seat')} de ${s.card('card')} çıkar: yalnız ilk çıkış geçerli olabilir.`,
  'prematurePlay.wasInTurn': (s) =>
    `Şimdi ondan önceki kartın oynanmış olduğu saptandı: ${of(s.seat('offender'))} ${s.card('card')} kartı sırasında oynanmıştı.`,
  'prematurePlay.staysInTrick': (s) =>
    `Bir el oynamadan sonraki löveye geçildi: ${of(s.seat('offender'))} ${s.card('card')} kartı ${s.number('trick')}. löveye oynanmıştı ve orada kalır.`,
  'simultaneous.twoCards': (s) =>
    `${s.seat('seat')} aynı anda iki kart gösterdi (${s.card('other')} ve ${s.card('card')}): hangisinin oynandığını kendisi söyler.`,
  'simultaneous.named': (s) =>
    `${s.seat('seat')} oynanan kart olarak ${cardObject(s.card('card'))} söyler, ${cardObject(s.cards('others', 'or'))} değil.`,
  'simultaneous.deemedLater': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))} yasal bir kartla aynı anda geldi ve sonra oynanmış sayılır.`,
  'retraction.faceDownLead': (s) =>
    `${of(s.seat('seat'))} kapalı atağı hakemin talimatıyla geri alınabilir; cezalı kart değildir.`,
  'retraction.faceDown': (s) =>
    `${of(s.seat('seat'))} kapalı koyduğu ${s.card('card')} ele döner: yalnızca açılan kart oynanmış olur. Cezalı kart değildir.`,
  'retraction.notAllowed': (s) =>
    `Hiçbir yasa ${of(s.seat('seat'))} ${cardObject(s.card('card'))} geri almasına izin vermez: kart oynanmış kalır.`,
  'retraction.undecidedLead': (s) =>
    `${s.seat('seat')} karşı taraf seçimini yapmadan ${cardObject(s.card('card'))} geri alır: çıkış hâlâ kabul veya reddedilebilir.`,
  'retraction.penaltyCard': (s) =>
    `${s.seat('seat')} cezalı kart olan ${cardObject(s.card('card'))} geri alır: kart masada açık sayılmaya devam eder.`,
  'openingLead.dummySeen': (s) =>
    `${s.seat('declarer')} yerin bir kartını görmüş olabilirdi; bu yüzden ${of(s.seat('leader'))} ${s.card('card')} atağı kabul edilmek zorundadır.`,
  'openingLead.dummyNotSeen': (s) =>
    `${s.seat('declarer')} sonuçta yerin hiçbir kartını göremezdi: ${of(s.seat('leader'))} ${s.card('card')} atağı hâlâ kabul veya reddedilebilir.`,
  'openingLead.playedFromDummy': (s) =>
    `${s.seat('declarer')} ikinci olarak kapalı elinden değil, yerden ${cardObject(s.card('played'))} oynar: bu kart oynanmış kalır ve ${of(s.seat('leader'))} ${s.card('card')} atağı geçerlidir.`,
  'rectification.declarerPlayedOn': (s) =>
    `${s.seat('by')}, defans oyuncuları yanlış çıkışa karar vermeden ${cardObject(s.card('card'))} oynar; onların hakları olduğu gibi kalır.`,
  'simultaneous.oneVisible': (s) =>
    `${s.seat('seat')} aynı anda birden fazla kart gösterir, ama yalnızca ${cardOf(s.card('card'))} yüzü görülebiliyordu: oynanan odur.`,
  'retraction.47D': (s) =>
    `Bu löveye yapılan çıkış geçerli değildir; bu yüzden ${s.seat('seat')} ona oynadığı ${cardObject(s.card('card'))} geri alır.`,
  'retraction.mayGoBack': (s) =>
    `Bir rakip sıranın ${at(s.seat('seat'))} olduğunu söylemişti; ${s.seat('seat')} ${cardObject(s.card('card'))} başka bir sonuç doğurmadan geri alabilir.`,
  'retraction.47E1': (s) =>
    `Bir rakip sıranın ${at(s.seat('seat'))} olduğunu söylemişti; ${s.seat('seat')} ${cardObject(s.card('card'))} başka bir sonuç doğurmadan geri alır.`,
  'retraction.47E2a': (s) =>
    `Bir rakip ${to(s.seat('seat'))} yanlış bilgi vermişti; ardından kimse oynamadığı için ${s.seat('seat')} ${cardObject(s.card('card'))} geri alır.`,
  'retraction.47E2b': (s) =>
    `${to(s.seat('seat'))} yanlış bilgi verilmişti, ama ${cardObject(s.card('card'))} geri almak için artık geçtir.`,
  'retraction.leadRolledBack': (s) =>
    `Önceki lövede iki taraf da rönons yaptı; bu yüzden ${s.seat('seat')} ${s.number('trick')}. löveye çıktığı ${cardObject(s.card('card'))} geri alır.`,
  'retraction.replacing': (s) =>
    `${s.seat('seat')}, oynanmış bir kartın yerine ${cardObject(s.card('card'))} koyamaz: bu, gösterilmiş bir karttır.`,
  'defender.cardPlayed': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))} yüzü ortağınca görülebilecek biçimde tutuldu: oynanmak zorundadır.`,
  'declarer.cardNamed': (s) =>
    `${s.seat('seat')} oynayacağı kart olarak ${cardObject(s.card('card'))} söyledi: kart oynanmak zorundadır.`,
  'attention.claimedBeforeDirector': (s) =>
    `Bir usulsüzlüğe dikkat çekildiği hâlde ${s.seat('by')} löve talep veya terk eder: hakem seçenekleri açıklamadan kimse bir şey yapamaz.`,
  'attention.playedBeforeDirector': (s) =>
    `Bir usulsüzlüğe dikkat çekildiği hâlde ${s.seat('seat')} ${cardObject(s.card('card'))} oynar: hakem seçenekleri açıklamadan kimse bir şey yapamaz.`,
  'auction.callAfterLead': (s) =>
    `${s.seat('seat')}, atak açıldıktan sonra konuşur: artırım o sırada bitmişti.`,
  'auction.hadToPass': (s) =>
    `${s.seat('seat')} pas geçmek zorundaydı, çünkü hakem ${s.clause('law')} uyarınca karar verdi. Sıradaki oyuncu bunun üzerine konuşmadıysa bu konuşmanın yerini pas alır.`,
  'auction.hadToRepeat': (s) =>
    `${s.seat('seat')} sırasız konuşmasını tekrarlamak zorundaydı, çünkü sağındaki rakip pas geçti.`,
  'auction.mayNotDouble': (s) =>
    `${s.seat('seat')} bu sırada kontr veya sürkontr diyemez, çünkü ortağı sırasız pas geçmişti.`,
  'prematurePlay.declarersLead': (s) =>
    `Bu löve henüz tamamlanmadan ${of(s.seat('seat'))} elinden bir sonraki löveye ${s.card('card')} çıkılır; bunun sonucu tartışmalıdır.`,
  'openingLead.playedFromHand': (s) =>
    `${s.seat('declarer')} ikinci olarak kapalı elinden ${cardObject(s.card('card'))} oynar; kabul edilen sırasız atak bunu gerektirir.`,
} satisfies Translated<Sentences<LeadFindings>>;
