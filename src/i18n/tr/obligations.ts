/** What an open matter still asks of somebody, and until when, in Turkish: a sentence for every state in which a lifecycle is open. */

import type { ObligationSlots, obligations as english } from '../en/obligations.ts';
import type { Translated } from '../translated.ts';
import { capital, card, of, to } from './endings.ts';

const it = (slots: ObligationSlots): string => (slots.card === null ? 'Kart' : card(slots.card));
const player = (name: string): string => capital(name);

export const obligations: Translated<typeof english> = {
  penaltyCard: {
    auctionPeriod: (s) => `${it(s)} artırım bitene kadar açık durur.`,
    minor: (s) =>
      `${it(s)} o renkten onludan küçük başka her karttan önce oynanmak zorundadır; onör daha önce oynanabilir.`,
    major: (s) =>
      `${it(s)} ilk yasal fırsatta oynanmak zorundadır; masada durdukça deklaran ${of(s.partner)} çıkışıyla ilgili seçim yapabilir.`,
  },
  leadRestriction: {
    pendingChoice: (s) => `${player(s.seat)} çıkmadan önce ${s.declarer} seçer.`,
    required: (s) => `${player(s.seat)} bu çıkışta, elinde varsa ${s.suits} çıkmak zorundadır.`,
    forbidden: (s) => `${player(s.seat)}, el kendisinde kaldığı sürece ${s.suits} çıkamaz.`,
  },
  revoke: {
    latent: () => 'Henüz fark edilmedi: resmileşene kadar düzeltilebilir.',
    attention: (s) => `Düzeltilmek zorundadır: ${s.seat} kartı geri alır ve renge uyar.`,
    established: () => 'Rönons resmileşti; oyun bitince hakem löve aktarılıp aktarılmayacağına bakar.',
    adjusted: () => 'Otomatik ayarlamanın yetip yetmediğine daha hakem karar verecek.',
  },
  cardChange: {
    mayChange: (s) => `${it(s)} geri alınıp değiştirilebilir.`,
    withdrawn: (s) => `${player(s.seat)} onun yerine başka bir kart oynar.`,
  },
  leadOutOfTurn: { pending: () => 'Kimse oynamadan kabul veya reddedilir.' },
  openingLead: {
    pending: () => 'Deklaran olması gereken oyuncu, kimse oynamadan kabul eder, reddeder ya da yer olur.',
  },
  prematurePlay: {
    optionPending: (s) => `${capital(s.partner)} oynamadan önce ${s.declarer} seçer.`,
    restricted: (s) => `${player(s.partner)} deklaranın seçtiği gibi oynar.`,
    waitsForTurn: (s) => `${it(s)}, yasal ise, sıra ${to(s.seat)} gelince oynanır.`,
  },
  penaltyCardUnplayed: {
    pending: (s) => `${player(s.declarer)} onun yerine oynanan kartı kabul veya reddeder.`,
    refused: (s) => `${player(s.seat)} oynaması gereken cezalı kartı oynar.`,
  },
  penaltyCardChoice: {
    pending: (s) => `${of(s.seat)} hangi cezalı kartı oynayacağını ${s.declarer} söyler.`,
    designated: (s) => `${player(s.seat)} söylenen kartı oynar.`,
  },
  claim: {
    made: () => 'Talep veya terk kabul edilene ya da ona itiraz edilene kadar oyun durur.',
    doubted: () => 'Dört oyuncu oyuna devam etmeyi kabul etmezse hakem karara bağlar.',
    playOnAsked: () => 'Yer de içinde olmak üzere dört oyuncunun da kabul etmesi gerekir.',
    adjudication: () => 'En kötü normal oynanışın kaç löve getireceğini hakem söyler.',
    reopened: () => 'Lövenin geri verilip verilmeyeceğini hakem söyler.',
  },
  designation: {
    toBeChosen: () => 'Söyleyiş eksikti: hangi kart olduğu söylenir.',
    changeWanted: () => 'Dil sürçmesi miydi? Öyleyse kart değiştirilebilir.',
    misplaced: () => 'Konan kart, istenen kart değil: süresinde düzeltilir ya da geçerli kalır.',
  },
  simultaneous: { pending: (s) => `Kartlardan hangisinin oynandığını ${s.seat} söyler.` },
  defectiveTrick: {
    unnoticed: () => 'Lövede eksik ya da fazla kart olduğunu henüz kimse fark etmedi.',
    noticedEarly: () => 'Löve şimdi düzeltilir.',
    noticedLate: () => 'Löveye hangi kartın ait olduğunu hakem tespit eder.',
  },
  leadingHand: {
    pending: () => 'Deklaranın hangi elden çıkacağını defans oyuncularından herhangi biri söyleyebilir.',
  },
};
