/** What the audit of a session finds, in Turkish: the record held against itself, never corrected. One sentence a message key. */

import type { audit as english, auditList as englishList } from '../en/audit.ts';
import type { Message } from '../en/findings/message.ts';
import {
  aboutMatter,
  standingMatterIn,
  askedIn,
  boardsOf,
  explained,
  resultIn,
  bid,
} from '../phrases/audit.ts';
import type { Slots } from '../slots.ts';
import { at, card, cardObject, of, to } from './endings.ts';
import { tricks } from './findings/message.ts';
import { machines } from './machines.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';
import type { Translated } from '../translated.ts';

const vulnerable = (s: Slots, name: string): string => VULNERABLE[s.text(name)] ?? s.text(name);

const DEALS = (s: Slots): string => {
  const boards = boardsOf(s);
  return `${s.number('count')} dağıtım${boards === '' ? '' : ` (bord ${boards})`}`;
};

/** What would explain an opening lead that does not fit, by the name the check gives it. */
const EXPLANATION: Readonly<Record<string, Message>> = {
  declarer: (s) => `deklaran ${s.seat('wouldDeclare')} olmalı`,
  lead: (s) =>
    s.has('meant') ? `atak başka bir karttı, örneğin ${card(s.card('meant'))}` : 'atak başka bir karttı',
  leadOutOfTurn: () => 'sırasız atak yapıldı ve kabul edildi',
  board: () => 'eller başka bir bordun elleri',
};

const explanations = (s: Slots): string => explained(s, EXPLANATION, '; ya da ');

function result(s: Slots, name: string): string {
  const { contract, declarer, won } = resultIn(s, name);
  return `${contract} (${declarer}), ${tricks(won)}`;
}

/** Whose hands the result was held against, and which of many it is; empty for a deal's own. */
const row = (s: Slots): string =>
  [
    s.has('handsIn') ? `${s.text('handsIn')} dosyasındaki ellere göre. ` : '',
    s.has('rowNs') && s.has('rowEw') ? `Çift ${s.text('rowNs')} ile ${s.text('rowEw')}: ` : '',
  ].join('');

export const audit = {
  'audit.dealerNotOfBoard': (s) =>
    `${s.text('board')} numaralı bordu ${s.seat('expected')} dağıtır; kayıtta dağıtan ${s.seat('dealer')}.`,
  'audit.vulnerabilityNotOfBoard': (s) =>
    `${s.text('board')} numaralı bordda ${vulnerable(s, 'expected')}; kayda göre ${vulnerable(s, 'vulnerable')}.`,
  'audit.insufficientBid': (s) =>
    `${s.number('number')}. konuşma (${bid(s, 'call')}) kendinden önceki deklareden yüksek değil${s.has('marked') ? '; dosya da öyle diyor' : ''}.`,
  'audit.inadmissibleDouble': (s) =>
    `${s.number('number')}. konuşma (${bid(s, 'call')}) kendinden öncekilerin ardından yapılamaz.`,
  'audit.callAfterEnd': (s) =>
    `Artırım, ${s.number('number')}. konuşmadan (${bid(s, 'call')}) önce bitmişti.`,
  'audit.passedOutButContract': (s) =>
    `Dört oyuncu da pas geçti, oysa kayıtta ${bid(s, 'stated')} kontratı var.`,
  'audit.statedPassedOutButBid': (s) => `Kayda göre bord pas geçilmiş, ama ${bid(s, 'bid')} deklare edilmiş.`,
  'audit.passedOutButPlayed': (s) =>
    `Bord pas geçilmiş, oysa oynanmış olarak kaydedilen kart sayısı ${s.number('cards')}.`,
  'audit.passedOutButScored': (s) => `Bord pas geçilmiş, oysa kayıtta bir sonucu var: “${s.text('text')}”.`,
  'audit.nobodyBidButPlayed': (s) =>
    `Artırım ${s.number('count')} konuşmadan sonra, kimse deklare vermeden kesiliyor; oysa oynanmış olarak kaydedilen kart sayısı ${s.number('cards')}.`,
  'audit.notOverButPlayed': (s) =>
    `Artırım ${s.number('count')} konuşmadan sonra ${bid(s, 'auction')} ile kesiliyor ve kontrat verilmemiş; oysa oynanmış olarak kaydedilen kart sayısı ${s.number('cards')}.`,
  'audit.nobodyBidButScored': (s) =>
    `Artırım ${s.number('count')} konuşmadan sonra, kimse deklare vermeden kesiliyor; oysa kayıtta bordun bir sonucu var: “${s.text('text')}”.`,
  'audit.notOverButScored': (s) =>
    `Artırım ${s.number('count')} konuşmadan sonra ${bid(s, 'auction')} ile kesiliyor ve kontrat verilmemiş; oysa kayıtta bordun bir sonucu var: “${s.text('text')}”.`,
  'audit.auctionStopsShort': (s) =>
    s.has('auction')
      ? `Kayıttaki kontrat ${bid(s, 'stated')}, oysa artırımı ${s.number('count')} konuşmadan sonra ${bid(s, 'auction')} ile kesiliyor.`
      : `Kayıttaki kontrat ${bid(s, 'stated')}, oysa artırımı ilk deklareden önce kesiliyor.`,
  'audit.dealerDiffers': () => 'Artırım dağıtanla başlamıyor.',
  'audit.resultForOtherContract': (s) =>
    s.has('statedDeclarer')
      ? `Sonuç listesinde ${bid(s, 'stated')} var, deklaran ${s.seat('statedDeclarer')}; artırım ${bid(s, 'contract')} ile bitiyor, deklaran ${s.seat('declarer')}.`
      : 'Sonuç listesindeki kontrat artırımdakinden farklı.',
  'audit.auctionTurned': (s) =>
    `Kayıtta deklaran ${s.seat('stated')} ve atak bunu doğruluyor; artırıma göre ise ${s.seat('auction')}. Dağıtan ve artırım yanlış yönden girilmiş olabilir.`,
  'audit.leadNotHeld': (s) =>
    `${row(s)}Atağı ${s.seat('leader')} yapmalıydı, ama ${card(s.card('card'))} ${to(s.seat('holder'))} dağıtılmış. En olasıdan başlayarak: ${explanations(s)}.`,
  'audit.leadFromWrongHand': (s) =>
    `${row(s)}${s.seat('seat')} ${s.card('card')} atak eder, ama deklaran ${s.seat('declarer')} ise atak sırası ${at(s.seat('leader'))}. En olasıdan başlayarak: ${explanations(s)}.`,
  'audit.leadSeatDiffers': (s) =>
    `Kayda göre atak eden ${s.seat('stated')}, ama ilk lövenin kartları ${of(s.seat('seat'))} atağına uyuyor.`,
  'audit.rowTurned': () =>
    'En az bir lövede kartlar, kendilerine dağıtılmadıkları oyuncuların sütunlarında duruyor.',
  'audit.handsDoNotFit': (s) =>
    `Oynanan ${s.number('cards')} karttan ${s.number('count')} tanesi başkasına dağıtılmış: eller ile oyun büyük olasılıkla iki ayrı borda ait.`,
  'audit.outOfTurn': (s) =>
    `Oynama sırası ${at(s.seat('expected'))} iken ${s.seat('seat')} ${cardObject(s.card('card'))} oynar.`,
  'audit.resultImpossible': (s) =>
    `Deklaran için ${tricks(s.number('stated'))} doğru olamaz: deklaran tarafı ${tricks(s.number('won'))} kazandı ve oynanacak ${tricks(s.number('left'))} kaldı.`,
  'record.resultDiffers': (s) =>
    `Kayıtta deklaran için ${tricks(s.number('stated'))} yazıyor; oyun ve löve talebi ${tricks(s.number('played'))} veriyor.`,
  'audit.resultNotWhole': (s) =>
    `Kayıtta deklaran tarafına ${tricks(s.number('declarers'))}, defansa ${tricks(s.number('defenders'))} yazılmış; toplamı on üç etmiyor.`,
  'audit.claimNotAsListed': (s) =>
    `Löve talebinde deklaran için ${tricks(s.number('claimed'))} yazıyor, sonuç listesinde ${s.number('stated')}.`,
  'audit.noTrickAtAll': (s) =>
    `Sonuca göre deklaran ${bid(s, 'contract')} kontratında hiç löve almamış: sayı büyük olasılıkla yanlış yazılmış.`,
  'audit.lastTrickCertain': (s) =>
    `Kayıtta deklaran için ${tricks(s.number('stated'))} yazıyor, ama son löveyi yalnızca bir taraf kazanabilir; o da ${tricks(s.number('sure'))} eder.`,
  'audit.scoreDiffers': (s) => {
    const fits = s.has('fitsVulnerability')
      ? ` Yazılan skor şuna uyardı: ${vulnerable(s, 'fitsVulnerability')}.`
      : s.text('fitsTricks') !== ''
        ? ` Yazılan skor şuna uyardı: ${tricks(s.number('fitsTricks'))}.`
        : s.has('fitsOtherSide')
          ? ' Yazılan skor öteki tarafa uyardı.'
          : '';
    return `${row(s)}Kayıtta deklaran tarafı için ${s.naming.score(s.number('stated'))} skoru yazıyor; ${
      s.has('ifVulnerable')
        ? `kontrat ve sonuç ${s.naming.score(s.number('computed'))}, zonda ise ${s.naming.score(s.number('ifVulnerable'))} veriyor`
        : `kontrat, sonuç ve zon ${s.naming.score(s.number('computed'))} veriyor`
    }.${fits}`;
  },
  'audit.bothSidesDeclared': (s) =>
    `İki taraf da ${s.text('strain') === 'NT' ? 'sanzatu' : s.suit('strain')} oynadı ve birlikte ${tricks(s.number('total'))} aldı: ${result(s, 'result')}; öteki masada ${result(s, 'other')}.`,
  'audit.farFromDoubleDummy': (s) =>
    `${row(s)}${s.seat('declarer')} ${tricks(s.number('tricks'))} aldı; dört el de görülüp hatasız oynansa ${tricks(s.number('doubleDummy'))} olurdu (double dummy). Kontrat, deklaran ya da sonuç yanlış girilmiş olabilir.`,
  'audit.doubleDummyStated': (s) =>
    `Dosyadaki ${s.text('tag')} ellere uymuyor: ${s.number('of')} sonuçtan ${s.number('count')} tanesi farklı. ${s.seat('declarer')} ${s.text('strain') === 'NT' ? 'sanzatu' : s.suit('strain')} oynarsa ${tricks(s.number('stated'))} yazıyor; dört el de görülüp hatasız oynansa ${tricks(s.number('doubleDummy'))} olur. Başka ellere ait olabilir.`,
  'audit.statedUnreadable': (s) =>
    `Dosyadaki ${s.text('tag')} okunamadığı için ellerle karşılaştırılmadı: ${s.text('text')}`,
  'audit.parStated': (s) =>
    `Dosyada (OptimumScore) Kuzey–Güney için ${s.naming.score(s.number('stated'))} par skoru yazıyor; double dummy sonuçları, dağıtan ve zon ${s.naming.score(s.number('computed'))} veriyor.`,
  'audit.parContractStated': (s) =>
    `Dosyada par olarak (ParContract) ${s.text('stated')} yazıyor; double dummy ile ${s.has('tricks') ? `deklaran orada ${tricks(s.number('tricks'))} alır, Kuzey–Güney için ${s.naming.score(s.number('score'))}, ` : ''}Kuzey–Güney için par ${s.naming.score(s.number('computed'))} olur.`,
  'audit.twoGroups': (s) =>
    `İlk ${s.number('before')} sonucun ortalaması ${s.naming.score(s.number('meanBefore'))}, son ${s.number('after')} sonucunki ${s.naming.score(s.number('meanAfter'))}: bord arada döndürülmüş ya da yeniden dağıtılmış olabilir.`,
  'audit.otherHandsThanField': (s) =>
    `Bu masanın elleri, bu bordda aynı elleri paylaşan ${s.number('others')} masanınkinden farklı${s.text('fits') === '' ? '' : `: bunlar ${s.text('fits')} numaralı bordun elleri; iki bord yer değiştirmiş olabilir`}.`,
  'audit.twoTablesOtherHands': (s) =>
    `Bu bordu oynayan iki masanın elleri farklı${s.text('fits') === '' ? '' : `; bu masadakiler ${s.text('fits')} numaralı bordun elleri`}. Hangisinin doğru olduğu kayıtlardan anlaşılmıyor.`,
  'audit.fieldOfTwoHands': (s) =>
    `Bu bord iki ayrı dağıtımla oynanmış: biri ${s.number('ofMore')} masada (${s.text('more')}), öteki ${s.number('ofFewer')} masada (${s.text('fewer')})${s.text('fits') === '' ? '' : `; ikincisi ${s.text('fits')} numaralı bordun elleri`}. Hangisinin doğru olduğu kayıtlardan anlaşılmıyor; yalnızca aynı dağıtımla alınan sonuçlar karşılaştırılabilir.`,
  'audit.otherPlayThanField': (s) =>
    `Bu masada oynanan kartlar, öteki ${s.number('others')} masanın bu bordu oynadığı ellere uymuyor${s.text('fits') === '' ? '' : `; ${s.text('fits')} numaralı borda uyuyor, iki bord yer değiştirmiş olabilir`}.`,
  'audit.otherLeadsThanField': (s) =>
    `Bu masadaki atak, atağı yapan elde yok; öteki ${s.number('others')} masanınkiler ise var. ${s.text('fits')} numaralı bordun eline uyuyor, oradaki de buraya: iki bord yer değiştirmiş olabilir.`,
  'audit.claimStatement': (s) =>
    `${s.seat('by')} bir açıklamayla ${tricks(s.number('tricks'))} talep etti; her normal oynanışın buna uyup uymadığına insanlar karar verir.`,
  'audit.resultMissing': (s) => `Burada sonuç eksik; öteki ${s.number('others')} masada var.`,
  'audit.boardPlayedTwice': (s) =>
    `Aynı dört oyuncunun bu bordda iki sonucu var: ${result(s, 'before')}; ve ${result(s, 'now')}.`,
  'audit.filesDisagree': (s) =>
    `Bu dört oyuncunun bu borddaki sonucu iki dosyada farklı: burada ${result(s, 'now')}; ${s.text('otherFile')} dosyasında ${result(s, 'before')}.`,
  'audit.average': (s) => {
    const given = s.has('ns') && s.has('ew');
    const sides = given ? `: Kuzey–Güney %${s.number('ns')}, Doğu–Batı %${s.number('ew')}` : '';
    return `${row(s)}Bu masada sonuç yerine yapay bir ayarlı skor var, “${s.text('stated')}”${sides}.`;
  },
  'audit.notPlayed': (s) => `${row(s)}Bu bord bu masada oynanmamış.`,
  'audit.playedLate': (s) => `${row(s)}Bu bord sonra oynanacak diye girilmiş: sonucu henüz yok.`,
  'audit.pairMeetsItself': (s) =>
    s.has('number')
      ? `${s.text('number')} numaralı çift bu sonucun iki tarafında da duruyor; seansın geri kalanında her çiftin kendi numarası var.`
      : `Masanın iki tarafında da aynı iki oyuncu duruyor: ${s.text('one')} ile ${s.text('other')}.`,
  'audit.pairTwoResults': (s) =>
    `${s.text('number')} numaralı çiftin bu bordda iki sonucu var: biri ${s.text('one')}, öteki ${s.text('other')} numaralı çifte karşı; hiçbir çift bir bordu iki kez oynamaz.`,
  'audit.pairsMeetTwice': (s) =>
    `${s.text('one')} ve ${s.text('other')} numaralı çiftler burada, ${s.text('again')} numaralı bordda karşılaşıyor, ${s.text('board')} numaralı bordda da karşılaşmışlar; seansta başka hiçbir iki çift iki kez karşılaşmıyor. Çiftlerden biri yanlış girilmiş olabilir.`,
  'audit.adjustedWithoutRuling': () => 'Skor ayarlanmış, ama kayıtlı bir hakem kararı yok.',
  'audit.matterOpen': (s) =>
    `Bir usulsüzlüğe dikkat çekilmiş ve bir konu hâlâ açık: ${standingMatterIn(s, machines)}.`,
  'audit.questionOpen': (s) =>
    `Yalnızca insanların yanıtlayabileceği, hâlâ açık bir soru: “${askedIn(s, questions)}”${aboutMatter(s, machines)}.`,
  'audit.markedRevokeNotSeen': (s) =>
    `Dosya ${of(s.seat('seat'))} ${cardObject(s.card('card'))} rönons olarak işaretlemiş, ama kartlar rönons göstermiyor.`,
  'audit.markedLeadInTurn': (s) =>
    `Dosya ${of(s.seat('seat'))} ${cardObject(s.card('card'))} sırasız çıkış olarak işaretlemiş, ama sıra o eldeydi.`,
  'audit.mirror': (s) =>
    `${result(s, 'result')}: öteki ${s.number('others')} masadan ${s.number('alike')} tanesinde ${s.seat('declarer')} ya da ortağı aynı kozda aynı sayıda löve aldı. Sonuç yanlış tarafa yazılmış olabilir.`,
  'audit.lettersMixed': (s) =>
    `“${s.text('word')}” adında, birbirine benzeyen iki alfabenin harfleri karışmış.`,
  'audit.file.dealersNotOfBoards': (s) => `Bu dosyada dağıtanlar bord numaralarına uymuyor: ${DEALS(s)}.`,
  'audit.file.vulnerabilitiesNotOfBoards': (s) =>
    `Bu dosyada zon durumu bord numaralarına uymuyor: ${DEALS(s)}.`,
  'audit.file.resultsOfOtherBoards': (s) => `Bu dosyada sonuç listesi bordlara uymuyor: ${DEALS(s)}.`,
  'audit.file.dealersDiffer': (s) => `Bu dosyada artırımlar dağıtanla başlamıyor: ${DEALS(s)}.`,
  'audit.file.auctionsTurned': (s) =>
    `Bu dosyada dağıtan ve artırım yanlış yönden girilmiş; eller, deklaran ve oyun birbirine uyuyor: ${DEALS(s)}.`,
  'audit.file.callsAfterEnd': (s) => `Bu dosyada artırımlar bittikten sonra paslarla sürüyor: ${DEALS(s)}.`,
  'audit.file.scoresDiffer': (s) =>
    `Bu dosyada yazılan skorlar, kontrat ve sonucun verdiğinden başka türden: ${DEALS(s)}.`,
  'audit.file.averages': (s) => `Bu dosyada sonuçların yerinde yapay ayarlı skorlar var: ${DEALS(s)}.`,
  'audit.file.notPlayed': (s) => `Bu dosyada bazı bordlar oynanmamış diye girilmiş: ${DEALS(s)}.`,
  'audit.file.playedLate': (s) => `Bu dosyada bazı bordlar sonra oynanacak diye girilmiş: ${DEALS(s)}.`,
  'audit.file.pairsMeetThemselves': (s) =>
    `Bu dosyada masanın iki tarafında da aynı iki ad duruyor: ${DEALS(s)}.`,
  'audit.file.boardsPlayedTwice': (s) =>
    `Bu dosyada aynı dört oyuncunun bir bordda birkaç sonucu var: ${DEALS(s)}.`,
  'audit.file.leadsOfOtherHands': (s) =>
    `Bu dosyadaki ${s.number('of')} ataktan ${s.number('count')} tanesi, ${s.text('handsIn')} dosyasına göre atak etmesi gereken ellerde yok: o eller büyük olasılıkla başka bir seansın elleri.`,
  'audit.file.leadSeatsDiffer': (s) =>
    `Bu dosyada oyun bölümü hep atak edenden başka bir yönü gösteriyor; kartların kendisi uyuyor: ${DEALS(s)}.`,
} as const satisfies Translated<Record<keyof typeof english, Message>>;

/** What the list of findings is made of. */
export const auditList: Translated<typeof englishList> = {
  reportTitle: 'Seans denetimi',
  same: ({ count, boards }: { count: number; boards: string }) =>
    `Bu dosyada aynısı ${count} kez${boards === '' ? '' : ` (bordlar: ${boards})`}.`,
  columns: ['Önem', 'Denetim', 'Yer', 'Bord', 'Bulgu', 'Yasalar'],
  severities: { error: 'Hata', warning: 'Uyarı', review: 'İncelenecek', info: 'Not' },
  checks: {
    A01: 'On üçer farklı karttan dört el',
    A02: 'Bordun dağıtanı ve zonu',
    A03: 'Artırım ve kontrat',
    A04: 'Artırıma göre deklaran',
    A05: 'Atak',
    A06: 'Eldeki ve sırasıyla oynanan kartlar',
    A07: 'Renge uymama',
    A08: 'Cezalı kartlar ve çıkış kısıtlamaları',
    A09: 'Löveler, löve talepleri ve sonuç',
    A10: 'Kontrat ve sonucun skoru',
    A11: 'İki tarafın da aynı kozu oynaması',
    A12: 'Double dummy ile karşılaştırma',
    A13: 'İki gruba ayrılan sonuçlar',
    A14: 'İncelenecek löve talepleri',
    A15: 'Eksik, yapay ya da yinelenen sonuçlar; kendisiyle karşılaşan çiftler',
    A16: 'Hakem kararı olmadan ayarlanmış skorlar',
    A17: 'Açık konular',
    A18: 'Kartlarına uymayan dosya işaretleri',
    A19: 'Yanlış tarafa yazılan sonuçlar',
    A20: 'İki alfabenin harfleri',
    A21: 'Öteki masalarınkinden başka kartlar',
    import: 'Dosya sorunları',
  },
};
