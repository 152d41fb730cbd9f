/** Laws 24 and 48 to 52 in Turkish: exposed cards, penalty cards, and the choices about the partner’s lead. */

import type { Sentences } from '../../en/findings/message.ts';
import type { PenaltyCardFindings } from '../../../laws/findings/penaltyCards.ts';
import { at, card, cardObject, of, to, whom } from '../endings.ts';
import type { Translated } from '../../translated.ts';

export const penaltyCards = {
  'exposed.beforeAuction': (s) =>
    `${of(s.seat('seat'))} ${card(s.card('card'))} kimse konuşmadan görülür: ortağı pas geçmek zorunda değildir ve cezalı kart doğmaz, ama ortağı gördüğünü kullanamaz; hakeme bildirilir.`,
  'exposed.handBeforeAuction': (s) =>
    `${s.seat('seat')} kimse konuşmadan elini açar: ortağı pas geçmek zorunda değildir ve cezalı kart doğmaz, ama ortağı gördüğünü kullanamaz; hakeme bildirilir.`,
  'exposed.handInAuction': (s) =>
    `${s.seat('seat')} artırım sırasında elini açtı: bu bir löve talebi değildir; kartlar açık durur ve ortağı bir kez pas geçmek zorundadır.`,
  'exposed.inAuction.24A': (s) =>
    `${s.seat('seat')} artırım sırasında ${cardObject(s.card('card'))} gösterdi: kart, artırım bitene kadar açık durur.`,
  'exposed.inAuction.24B': (s) =>
    `${s.seat('seat')} artırım sırasında ${cardObject(s.card('card'))} gösterdi; bu bir onör ya da erken çıkılmış bir kart: kart açık durur ve ortağı bir kez pas geçmek zorundadır.`,
  'exposed.inAuction.24C': (s) =>
    `${s.seat('seat')} artırım sırasında birden fazla kart gösterdi: kartlar açık durur ve ortağı bir kez pas geçmek zorundadır.`,
  'exposed.pickedUpAfterAuction': (s) =>
    `${s.seat('seat')} deklaran tarafında olduğu için ${cardObject(s.card('card'))} eline alır; cezalı kart değildir.`,
  'exposed.handPickedUpAfterAuction': (s) =>
    `${s.seat('seat')} deklaran tarafında olduğu için kartlarını eline alır; bunlar cezalı kart değildir.`,
  'exposed.partnersHandSeen': (s) =>
    `${s.seat('by')}, ortağı ${of(s.seat('of'))} eline bakar; orada gördüğü kullanılamaz.`,
  'exposed.opponentsHandSeen': (s) =>
    `${s.seat('by')}, kimse konuşmadan rakibi ${of(s.seat('of'))} eline bakar; hakeme bildirilir, bordun oynanıp oynanamayacağına hakem karar verir.`,
  'exposed.handBeforeLead': (s) =>
    `${s.seat('seat')}, atak açılmadan elini açtı: deklaran tarafının kartları hiçbir zaman cezalı kart olmaz ve çıkış hakkı değişmez. Bundan bir zarar doğduysa hakem karar verir.`,
  'exposed.byDeclarer': (s) =>
    `${s.seat('seat')}, ${cardObject(s.card('card'))} hiçbir sonucu olmadan gösterebilir: deklaranın kartları hiçbir zaman cezalı kart olmaz.`,
  'penaltyCard.minor.singleLowAccident': (s) =>
    `${card(s.card('card'))}, ${of(s.seat('owner'))} minör cezalı kartıdır: onludan küçük, istemsiz gösterilmiş tek bir kart. Açık durur.`,
  'penaltyCard.major.honour': (s) =>
    `${card(s.card('card'))}, ${of(s.seat('owner'))} majör cezalı kartıdır: onlu ve daha büyük bir kart minör olamaz. Açık durur ve ilk yasal fırsatta oynanmak zorundadır.`,
  'penaltyCard.major.several': (s) =>
    `${card(s.card('card'))} majör cezalı karttır: ${of(s.seat('owner'))} birden fazla cezalı kartı var. Açık durur ve ilk yasal fırsatta oynanmak zorundadır.`,
  'penaltyCard.major.deliberate': (s) =>
    `${card(s.card('card'))}, ${of(s.seat('owner'))} majör cezalı kartıdır, çünkü istemsiz gösterilmedi. Açık durur ve ilk yasal fırsatta oynanmak zorundadır.`,
  'penaltyCard.upgraded': (s) =>
    `${card(s.card('card'))} majör cezalı karta dönüşür: ${of(s.seat('owner'))} artık birden fazla cezalı kartı var, hepsi majördür.`,
  'penaltyCard.minorAgain': (s) =>
    `${of(s.seat('owner'))} ${card(s.card('card'))} yeniden minör cezalı karttır: öteki hiç cezalı kart olmamıştı.`,
  'penaltyCard.pickedUp': (s) =>
    `${s.seat('owner')}, ${cardObject(s.card('card'))} eline geri alır: artık cezalı kart değildir. Ortağının bu kart hakkında bildiği kullanılamaz.`,
  'penaltyCard.again': (s) =>
    `${card(s.card('card'))}, önceki gibi ${of(s.seat('owner'))} cezalı kartı olarak yeniden masadadır.`,
  'penaltyCard.void': (s) =>
    `Dört oyuncu da oyuna devam etmeyi kabul etti; bu yüzden ${of(s.seat('owner'))} ${card(s.card('card'))} artık cezalı kart değildir.`,
  'penaltyCard.waived': (s) =>
    `Hakem, ${of(s.seat('owner'))} ${cardObject(s.card('card'))} cezalı kart saymaz.`,
  'penaltyCard.currentTrickOnly': (s) =>
    `${s.seat('owner')}, ${cardObject(s.card('card'))} yalnızca oynanmakta olan löveyle ilgili bir sözle gösterdi: cezalı kart değildir.`,
  'penaltyCard.notVisible': (s) =>
    `${of(s.seat('owner'))} ${card(s.card('card'))} yüzü ortağınca görülebilecek bir yerde değildi: cezalı kart değildir.`,
  'penaltyCard.declarerDesignates': (s) =>
    `${s.seat('owner')} ${cardObject(s.cards('cards', 'or'))} oynayabilir; hepsi cezalı karttır: hangisinin oynanacağını deklaran söyler.`,
  'penaltyCard.minorPassedOver': (s) =>
    `${s.seat('owner')}, daha önce oynanması gereken minör cezalı kart (${s.cards('due', 'or')}) dururken ${cardObject(s.card('card'))} oynar. Deklaran bunu kabul veya reddedebilir.`,
  'penaltyCard.majorPassedOver': (s) =>
    `${s.seat('owner')}, oynanması gereken cezalı kart (${s.cards('due', 'or')}) dururken ${cardObject(s.card('card'))} oynar. Deklaran bunu kabul veya reddedebilir.`,
  'record.mayHaveBeenDue': (s) =>
    `${s.seat('owner')}, cezalı kart (${s.cards('due', 'or')}) yerine ${cardObject(s.card('card'))} oynar. Cezalı kartın oynanması gerekir miydi, kayıttan anlaşılmıyor: ${s.has('led') ? 'çıkış sırasının kimde olduğuna, yani kimsenin hatırlamadığı bir karta' : 'kimsenin hatırlamadığı çıkış rengine'} bağlı.`,
  'penaltyCard.otherCardAccepted': (s) =>
    `Deklaran ${cardObject(s.card('card'))} kabul eder; ${card(s.cards('due'))}, ${of(s.seat('owner'))} cezalı kartı olarak kalır.`,
  'penaltyCard.otherCardStands': (s) =>
    `Deklaran tarafı oyuna devam etti; bu yüzden ${card(s.card('card'))} geçerlidir; ${card(s.cards('due'))}, ${of(s.seat('owner'))} cezalı kartı olarak kalır.`,
  'penaltyCard.otherCardRefused': (s) =>
    `Deklaran ${cardObject(s.card('card'))} reddeder: ${s.seat('owner')} onun yerine ${cardObject(s.cards('due', 'or'))} oynar ve geri alınan kart majör cezalı kart olur.`,
  'leadRestriction.declarerChooses': (s) =>
    `${s.seat('leader')} henüz çıkamaz: ${at(s.seat('owner'))} majör cezalı kart var (${s.suits('suits')}); deklaran önce bir çıkış isteyip istemeyeceğini, bir çıkışı yasaklayıp yasaklamayacağını ya da serbest bırakacağını seçer.`,
  'leadRestriction.require': (s) =>
    `${s.seat('leader')}, elinde varsa ${s.suits('suits')} çıkmak zorundadır${s.has('afterCall') ? '' : `; ${of(s.seat('owner'))} masadaki cezalı kartlarından bu renkte olanlar ele geri döner`}.`,
  'leadRestriction.forbid': (s) =>
    `${s.seat('leader')}, el kendisinde kaldığı sürece ${s.suits('suits', 'or')} çıkamaz${s.has('afterCall') ? '' : `; ${of(s.seat('owner'))} masadaki cezalı kartlarından ${s.suits('suits', 'or')} olanlar ele geri döner`}.`,
  'leadRestriction.free': (s) =>
    `Deklaran ${s.seat('leader')} için ne bir çıkış ister ne de birini yasaklar${s.has('afterCall') ? '' : `; ${of(s.seat('owner'))} cezalı kartı masada kalır ve çıkış sırası yeniden ${to(s.seat('leader'))} gelince seçim yinelenir`}.`,
  'leadRestriction.notOnOffer': (s) =>
    `Bu seçim (${s.suits('suits')}) sunulmuş değildi: deklaran yalnızca ${of(s.seat('owner'))} cezalı kartının bulunduğu renkleri söyleyebilir.`,
  'leadRestriction.lifted': (s) =>
    `${of(s.seat('owner'))} deklarana seçim hakkı veren bir cezalı kartı yokmuş (${s.suits('suits')}): bu renk için söylenen artık ${whom(s.seat('leader'))} bağlamaz.`,
  'leadRestriction.ledTooSoon': (s) =>
    `${s.seat('leader')}, deklaran seçmeden ${s.card('card')} çıkar; deklaranın seçenekleri saklı kalır.`,
  'exposed.partnerDidNotPass': (s) =>
    `${s.seat('seat')} bir kez pas geçmek zorundaydı, çünkü ${s.seat('owner')} artırım sırasında ${cardObject(s.card('card'))} göstermişti.`,
  'leadRestriction.withdrawnCall': (s) =>
    `${s.seat('owner')} bir konuşmasını geri aldı; bu yüzden ${s.seat('declarer')}, ${of(s.seat('leader'))} ilk çıkışında, ${of(s.seat('owner'))} göstermediği bir rengi yasaklayabilir.${s.has('alerted') ? ` ${of(s.seat('owner'))} alert edilen bir konuşmasının hangi rengi gösterdiğine yalnızca hakem karar verebilir.` : ''}`,
  'leadRestriction.withdrawnCall.anySuit': (s) =>
    `${s.seat('owner')} belirli bir renk göstermeyen bir konuşmasını geri aldı; bu yüzden ${s.seat('declarer')}, ${of(s.seat('leader'))} ilk çıkışında herhangi bir rengi yasaklayabilir.`,
  'leadRestriction.withdrawnCall.suit': (s) =>
    `${s.seat('owner')} bir renkle ilgili konuşmasını geri aldı; bu yüzden ${s.seat('declarer')}, ${of(s.seat('leader'))} ilk çıkışında o rengi isteyebilir ya da yasaklayabilir.`,
  'leadRestriction.suitShown': (s) =>
    `${s.seat('owner')} bir konuşmasını geri aldı, ama rengini geçerli artırımda gösterdi: ${s.seat('leader')} serbestçe çıkar.`,
  'leadRestriction.suitNotShown': (s) =>
    `Geri alınan konuşmanın renginin ${s.seat('owner')} tarafından gösterildiğine hükmedildi; kayıttaki geçerli artırımda böyle bir konuşma yok.`,
  'penaltyCard.damage': () =>
    'Bir cezalı kartın görülmesi karşı tarafa zarar verdi: skor, kart görülmeseydi olacak sonuca göre ayarlanır.',
  'penaltyCard.shownWithConcession': (s) =>
    `${s.seat('owner')}, ${cardObject(s.card('card'))} ortağının hemen itiraz ettiği bir löve terkiyle gösterdi: cezalı kart değildir.`,
  'penaltyCard.designated': (s) =>
    `Deklaran, ${of(s.seat('owner'))} oynaması gereken cezalı kart olarak ${cardObject(s.card('card'))} söyler.`,
  'restriction.cannotComply': (s) =>
    `${s.seat('seat')} isteneni yerine getiremez ve başka bakımdan yasal olan herhangi bir kartı oynayabilir: ${card(s.card('card'))} kurala uygundur.`,
  'penaltyCard.played': (s) =>
    `${s.seat('owner')} gerektiği gibi cezalı kartı oynar: ${s.card('card')}. Kartın nasıl cezalı kart olduğu bilgisini ortağı kullanamaz.`,
  'penaltyCard.playedUnasked': (s) =>
    `${s.seat('owner')} cezalı kartı oynar: ${s.card('card')}. Kartın nasıl cezalı kart olduğu bilgisini ortağı kullanamaz.`,
  'penaltyCard.waits': (s) =>
    `${s.seat('owner')} önce renge uymak ya da deklaranın isteğine uymak zorundadır: ${card(s.cards('cards'))} cezalı kart olarak kalır ve sonraki yasal fırsatta oynanmalıdır.`,
} satisfies Translated<Sentences<PenaltyCardFindings>>;
