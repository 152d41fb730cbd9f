/** What a director says at the table, in Turkish. */

import { capital, card, of } from '../tr/endings.ts';
import type { Translated } from '../translated.ts';
import type { SayWords } from './words.ts';

export const say: Translated<SayWords> = {
  title: 'Masada söyleyin',
  language: 'Oyuncuların dili',
  choose: ({ seat }) => `${seat}, şunlardan birini seçebilirsiniz:`,
  nothing: 'Şu anda açıklanacak bir şey yok.',
  close: 'Kapat',
  findFirst: 'Önce bunun doğru olup olmadığını saptayın. Aşağıda buna dayananlar ancak doğruysa geçerlidir.',
  says: {
    'penaltyCard.minor': (s) => [
      `${capital(card(s.cards))} minör cezalı karttır.`,
      `${s.seat}: kartı masada yüzü açık bırakın. Başka bir renk ya da bu renkten bir onör oynayabilirsiniz; ama bu kartı oynamadan bu renkten başka küçük kart oynayamazsınız.`,
      `${s.partner}: istediğinizi çıkabilirsiniz. Kartın görülmesi deklarana zarar verirse oyun sonunda skoru ayarlayabilirim.`,
    ],
    'penaltyCard.major': (s) => [
      `${capital(card(s.cards))} majör cezalı karttır.`,
      s.count > 1
        ? `${s.seat}: kartları masada yüzü açık bırakın. Her birini ilk yasal fırsatta, çıkarken, renge uyarken, defos ederken ya da çakarken oynayın; birden fazlasını oynayabiliyorsanız hangisi olacağını deklaran söyler.`
        : `${s.seat}: kartı masada yüzü açık bırakın. İlk yasal fırsatta, çıkarken, renge uyarken, defos ederken ya da çakarken oynayın.`,
      `${s.partner}: masada cezalı kart varken çıkış sırası size gelirse ${s.declarer} konuşana kadar bekleyin.`,
    ],
    'leadRestriction.pendingChoice': (s) => ['', '', `${s.seat}: ${s.declarer} seçmeden çıkmayın.`],
    'leadRestriction.required': (s) => [
      '',
      '',
      `${s.seat}: elinizde varsa şimdi ${s.suits} çıkın; yoksa istediğinizi çıkabilirsiniz.`,
    ],
    'leadRestriction.forbidden': (s) => [
      '',
      '',
      `${s.seat}: el sizde kaldığı sürece ${s.suits} çıkamazsınız.`,
    ],
    'revoke.attention': (s) => [
      `${s.seat} rönons yaptı; rönons resmileşmediği için düzeltilir.`,
      `${s.seat}: kartı geri alın ve renge uyun.`,
      'Karşı taraftan bu karttan sonra oynayan, kendi kartını geri alabilir.',
    ],
    'revoke.established': () => [
      'Rönons resmileşti: artık düzeltilemez.',
      'Hiçbir şey olmamış gibi oynamaya devam edin.',
      'Oyun bitince, aktarılan lövelerin zararı tam karşılayıp karşılamadığına bakacağım; karşılamıyorsa size döneceğim.',
    ],
    'leadOutOfTurn.pending': (s) => [
      `${s.seat} sırasız çıktı.`,
      `${s.seat}: kartı masada bırakın.`,
      'Ötekiler: çıkış kabul ya da reddedilmeden oynamayın.',
    ],
    'openingLead.pending': (s) => [
      'Atak, sırası olmayan elden yüzü açık yapıldı.',
      `${s.seat}: kartı masada yüzü açık bırakın.`,
      `${s.partner}: atak yapmayın; seçim yapılmadan kimse elini açmasın.`,
    ],
    'prematurePlay.optionPending': (s) => [
      `${s.seat}, ${of(s.partner)} sırasından önce oynadı. ${capital(card(s.cards))} majör cezalı karttır.`,
      `${s.seat}: kartı masada yüzü açık bırakın.`,
      `${s.partner}: ${s.declarer} seçmeden oynamayın.`,
    ],
    'prematurePlay.restricted': (s) => [
      '',
      '',
      `${s.partner}: ${of(s.declarer)} seçtiği gibi oynayın; oynayamıyorsanız yasal herhangi bir kart oynayın.`,
    ],
    'penaltyCardUnplayed.pending': (s) => [
      'Oynanması gereken cezalı kart oynanmadı.',
      `${s.seat}: iki kartı da masada bırakın.`,
      `${s.partner}: ${s.declarer} seçmeden oynamayın.`,
    ],
    'penaltyCardChoice.pending': (s) => [
      `${s.seat} birden fazla cezalı kartını oynayabilir.`,
      `${s.seat}: ${s.declarer} hangisi olduğunu söyleyene kadar bekleyin.`,
      '',
    ],
    'claim.made': (s) => [
      s.givesUp === null
        ? 'Löve talebi var, oyun durur.'
        : s.givesUp === 'some'
          ? 'Löve terk ediliyor, oyun durur.'
          : 'Kalan lövelerin hepsi terk ediliyor, oyun durur.',
      s.givesUp === 'all' ? '' : `${s.seat}: geri kalanı nasıl oynayacağınızı söyleyin ve elinizi gösterin.`,
      (s.partnerMayObject
        ? `${s.partner}: hemen itiraz ederseniz hiçbir löve terk edilmiş olmaz ve oyun sürer. `
        : '') + 'Ötekiler: kabul ediyor musunuz, itirazınız var mı?',
    ],
  },
};
