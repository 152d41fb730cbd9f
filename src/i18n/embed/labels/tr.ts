/** What is baked with the Laws, in Turkish. */

import type { BakedWords } from './words.ts';

export const tr: BakedWords = {
  labels: {
    law: 'Yasa',
    open: 'Henüz kapanmadı',
    questions: 'İnsanların karar vereceği sorular',
    machine: 'Buraya kadarki durumlar',
    info: 'Bilgi',
    result: 'Sonuç',
    minor: 'minör',
    major: 'majör',
    revoke: 'rönons',
    known: 'herkesçe biliniyor',
    quiz: 'Sizin kararınız ne?',
    quizAsk: 'Yasaların söylediğini göster',
    quizHidden: 'Yasaların söylediği, siz isteyene kadar gizli.',
    quizNever: 'Yasaların söylediği burada gösterilmiyor.',
    previousMark: 'Önceki kural dışı durum',
    nextMark: 'Sonraki kural dışı durum',
    marks: 'Kural dışı durumlar',
    penalty: 'Cezalı kart',
    restriction: 'Çıkış kısıtlaması',
    lead: 'Sırasız çıkış veya oyun',
    claim: 'Löve talebi',
    ruling: 'Hakem kararı',
    record: 'Kayıtta şüphe',
    other: 'Kural dışı durum',
  },
  sentences: {
    bakedOn: (edition, day) => `${edition} Yasaları, ${day} tarihindeki okumayla`,
    headline: (contract, declarer, lead) =>
      `${contract === null ? 'Kontrat kayıtlı değil' : `${contract}, ${declarer}`}${lead === null ? '' : ` · Atak ${lead}`}`,
    choices: (seat) => `Seçecek olan: ${seat}`,
    penaltyCard: (kind, seat) => `${kind === 'minor' ? 'minör' : 'majör'} cezalı kart, ${seat}`,
    mayUse: (card, owner, seats) => `${card} (${owner}): kullanabilir: ${seats}`,
    mayNotUse: (card, owner, seats) => `${card} (${owner}): kullanamaz: ${seats}`,
    atTable: (result) => `Masada: ${result}`,
    byLaw: (result) => `Yasalara göre: ${result}`,
    judged: (result) => `Karara göre: ${result}`,
    tricks: (tricks, outcome) => `${tricks} löve${outcome === null ? '' : ` ${outcome}`}`,
  },
};
