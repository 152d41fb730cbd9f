/** Laws 42 to 47, 66 and 67 in Turkish: dummy’s limits, cards called and touched, quitted and defective tricks. */

import type { Sentences } from '../../en/findings/message.ts';
import type { DummyFindings } from '../../../laws/findings/dummy.ts';
import { at, card, cardObject, cardOf, cardTo, of, whom } from '../endings.ts';
import type { Translated } from '../../translated.ts';

export const dummy = {
  'dummy.calledDirector': (s) => `Yer konumundaki ${s.seat('by')} hakemi ilk çağıran olamaz.`,
  'dummy.pointedOut': (s) => `Yer konumundaki ${s.seat('by')} oyun sürerken bir usulsüzlüğe dikkat çekemez.`,
  'dummy.pointedOutDefender': (s) =>
    `Haklarını yitirmiş yer ${s.seat('by')}, ${s.has('seat') ? `${of(s.seat('seat'))} usulsüzlüğüne` : 'bir usulsüzlüğe'} ilk dikkat çeken oldu: artık otomatik onarma yapılmaz.`,
  'dummy.exchangedHands': (s) =>
    `${s.seat('by')}, yer olarak deklaranın (${s.seat('of')}) elini gördü. Bu, ellerin değiş tokuşu olarak okunur: yer haklarını yitirir.`,
  'dummy.sawDefendersHand': (s) =>
    `${s.seat('by')}, defans oyuncusu ${of(s.seat('of'))} eline bakar ve yer olarak haklarını yitirir.`,
  'dummy.warnedOfWrongHand': (s) =>
    `Haklarını yitirmiş yer, ${whom(s.seat('declarer'))} yanlış elden çıkış konusunda uyarır: hangi elden çıkılacağını bir defans oyuncusu söyler.`,
  'dummy.handChosen': (s) => `${s.seat('by')} çıkışın ${of(s.seat('hand'))} elinden yapılacağını söyler.`,
  'dummy.suggestedCard': (s) =>
    `Yer, kendisine söylenmeden ${cardTo(s.card('card'))} dokundu ya da onu işaret etti; yer bir oyun öneremez.`,
  'declarer.cardPlayed': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))} oynanmış sayılacak biçimde tutuldu ya da masaya kondu.`,
  'designation.touched': (s) =>
    `${s.seat('by')} yerdeki ${cardTo(s.card('card'))} bilerek dokunur: kart oynanmıştır.`,
  'designation.46B': (s) =>
    `${s.seat('by')} ${s.has('words') ? `“${s.text('words')}” dedi; bu, tek bir kartı göstermez` : 'tek bir kart söylemedi'}; deklaranın niyeti tartışmasızsa o geçerlidir.`,
  'designation.46B1a': (s) =>
    `${s.seat('by')} “${s.text('words')}” dedi: bu, en büyük olan ${card(s.card('card'))} demektir.`,
  'designation.46B1b': (s) =>
    `${s.seat('by')} “${s.text('words')}” dedi: bu, ${card(s.card('card'))} demektir.`,
  'designation.46B1c': (s) =>
    `${s.seat('by')} “${s.text('words')}” dedi: bu, en küçük olan ${card(s.card('card'))} demektir.`,
  'designation.46B2': (s) =>
    `${s.seat('by')} renk söyledi, kart değerini söylemedi: bu, o rengin en küçüğü olan ${card(s.card('card'))} demektir.`,
  'designation.46B3a': (s) =>
    `${s.seat('by')} kart değerini söyledi, renk söylemedi: önceki löveyi yer kazandığı için o renge devam edilir, yani ${card(s.card('card'))} oynanır.`,
  'designation.46B3b': (s) =>
    `${s.seat('by')} kart değerini söyledi, renk söylemedi: ${s.has('card') ? `${card(s.card('card'))} oynanır` : `hangisi olduğunu deklaran söyler (${s.cards('candidates', 'or')})`}.`,
  'designation.46B4': (s) =>
    `${s.seat('by')} yerde olmayan ya da yerin oynayamayacağı bir kart söyledi: söylediği geçersizdir${s.has('candidates') ? ' ve yasal herhangi bir kart istenebilir' : ''}.`,
  'designation.46B5': (s) =>
    s.has('card')
      ? `${s.seat('by')} ne renk ne de kart değeri söyledi, yerin de tek bir yasal kartı var: ${card(s.card('card'))} oynanır.`
      : `${s.seat('by')} ne renk ne de kart değeri söyledi: yerin hangi kartı oynayacağını defans oyuncularından herhangi biri söyler.`,
  'designation.chosen': (s) => `${s.seat('by')} yerin ${cardObject(s.card('card'))} oynayacağını söyler.`,
  'designation.changeWanted': (s) =>
    `${s.seat('by')} ${cardObject(s.card('called'))} istemişti, şimdi ${cardObject(s.card('card'))} istiyor: sonuç, bunun dil sürçmesi olup olmadığına bağlıdır.`,
  'designation.changed': (s) => `Dil sürçmesi: ${s.card('called')} yerine ${card(s.card('card'))} oynanır.`,
  'designation.leadGoesBack': (s) =>
    `${s.number('trick')}. löveye çıkış hakkı şimdi ${of(s.seat('leader'))}: ${of(s.seat('seat'))} çıktığı ${card(s.card('card'))} cezasız olarak ele geri döner.`,
  'designation.changeRefused': (s) => `Dil sürçmesi değil: ${card(s.card('called'))} oynanmış kalır.`,
  'designation.changeTooLate': (s) =>
    `Değiştirmek için artık geçtir: ${card(s.card('called'))} oynanmış kalır.`,
  'designation.misplaced': (s) =>
    `Yer, deklaranın istediği ${s.card('called')} yerine ${cardObject(s.card('card'))} koydu: süresinde düzeltilmelidir.`,
  'designation.putRight': (s) =>
    `${cardOf(s.card('card'))} yerine deklaranın istediği ${card(s.card('called'))} konur.`,
  'designation.stands': (s) =>
    `İki taraf da oyuna devam etti: ${s.card('called')} yerine oynanan ${card(s.card('card'))} oynanmış kalır.`,
  'designation.standsAsRevoke': (s) =>
    `İki taraf da oyuna devam etti: ${card(s.card('card'))} oynanmış kalır ve yerin renge uymaması löve aktarmaz.`,
  'fifthCard.defender': (s) =>
    `${s.seat('seat')} löveye beşinci kart olarak ${cardObject(s.card('card'))} ekler: çıkış olarak oynanmadıysa cezalı kart olur.`,
  'fifthCard.declarer': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))} lövenin beşinci kartıdır: çıkış olarak oynanmadıysa ele geri döner.`,
  'trick.inspected': (s) =>
    `${s.seat('by')} ${s.number('trick')}. löveyi açar; hakem aksini söylemedikçe bu löve oyun bitene kadar kapalıdır.`,
  'question.whoDoubled': (s) =>
    `${s.seat('by')} kontratı ve kontrlu olup olmadığını öğrenebilir, ama kontru kimin attığını öğrenemez.`,
  'question.reviewTooLate': (s) => `${s.seat('by')} artırımın tekrarını istemek için geç kaldı.`,
  'defectiveTrick.short': (s) => `${s.number('trick')}. lövede ${of(s.seat('seat'))} kartı yok.`,
  'defectiveTrick.long': (s) => `${s.number('trick')}. lövede ${of(s.seat('seat'))} birden fazla kartı var.`,
  'defectiveTrick.early.short': (s) =>
    `Zamanında fark edildi: ${s.seat('seat')} ${s.number('trick')}. löveye yasal bir kart ekler.`,
  'defectiveTrick.early.long': (s) =>
    `Zamanında fark edildi: ${of(s.seat('seat'))} fazla kartı, aynı anda oynanmış iki kart gibi ele alınır.`,
  'defectiveTrick.late.couldFollow': (s) =>
    `Geç fark edildi: ${s.seat('seat')} ${s.number('trick')}. löveye çıkılan renkten bir kart ekler. Bu rönons sayılır ve löve kazananda kalır.`,
  'defectiveTrick.late.void': (s) =>
    `Geç fark edildi: ${at(s.seat('seat'))} çıkılan renkten kart yoktu; ${s.number('trick')}. löveye herhangi bir kart ekler. Bu rönons sayılır ve löve kazananda kalır.`,
  'defectiveTrick.late.notKnown': (s) =>
    `Geç fark edildi: ${s.seat('seat')} ${s.number('trick')}. löveye bir kart ekler; çıkılan renkten kartı var mıydı, bilinmiyor. Her durumda rönons sayılır ve löve kazananda kalır.`,
  'defectiveTrick.late.long': (s) =>
    `Geç fark edildi: ${of(s.seat('seat'))} ${s.number('trick')}. lövedeki fazla kartı ele geri döner ve elden hiç çıkmamış sayılır.`,
  'defectiveTrick.leadNowElsewhere': (s) =>
    `${of(s.seat('winner'))} eklediği kart ${s.number('trick')}. löveyi kazanır, ama ${s.seat('leader')} bu arada ${s.card('card')} çıkmıştır: hakem başka türlü karar vermezse çıkış kalır.`,
  'defectiveTrick.wrongCardSupplied': (s) =>
    `${card(s.card('card'))} çıkılan renkten değil: ${s.seat('seat')} ${s.number('trick')}. löveye çıkılan renkten bir kart eklemek zorundadır.`,
  'designation.intended': (s) => `Deklaranın niyeti tartışmasızdır: ${card(s.card('card'))} oynanır.`,
  'question.dummyAsked': (s) => `Yer konumundaki ${s.seat('by')} artırım hakkında soru soramaz.`,
  'question.outOfTurn': (s) => `${s.seat('by')} sırası olmadan soru sorar.`,
  'trick.turnedTooSoon': (s) =>
    `${s.seat('seat')} ${s.number('trick')}. lövedeki kartını dört oyuncu da oynamadan çevirir: kart o zamana kadar açık durmalıdır.`,
  'trick.turnedCardTooLate': (s) =>
    `${s.seat('by')} ${s.number('trick')}. lövedeki ters çevrilmiş kartı geç söyler: ${s.has('ownSide') ? 'kendi tarafı' : 'karşı taraf'} oyuna devam etti.`,
  'trick.inspectedByDummy': (s) =>
    `Yer konumundaki ${s.seat('by')} ${s.number('trick')}. löveyi yeniden görmek isteyemez.`,
  'trick.inspectedAfterTurning': (s) =>
    `${s.seat('by')} ${s.number('trick')}. lövedeki kendi kartını kapatmıştı; löveyi yeniden görmek isteyemez.`,
  'defectiveTrick.restoredCardNotPlayed': (s) =>
    `Geri verilen ${card(s.card('card'))} hep eldeymiş sayılır: ${s.seat('seat')} ${s.number('trick')}. lövede ${cardObject(s.card('played'))} oynamakla rönons yapmıştır.`,
  'defectiveTrick.cardReappeared': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))} ${s.number('trick')}. lövede oynanmıştı ve oynanmamış kartların arasına karıştı: oynanmış kartların yanına konur.`,
  'defectiveTrick.noticedLate': (s) =>
    `İki taraf da oyuna devam etti: ${of(s.seat('seat'))} ${s.number('trick')}. lövedeki kartıyla ilgili yanlışı artık hakem düzeltir.`,
} satisfies Translated<Sentences<DummyFindings>>;
