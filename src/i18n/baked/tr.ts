/** What is baked with the Laws, in Turkish. */

import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';
import type { BakedWords } from './words.ts';

export const tr: Translated<BakedWords> = {
  labels: {
    open: 'Henüz kapanmadı',
    questions: 'İnsanların karar vereceği sorular',
    info: 'Bilgi',
    known: 'herkesçe biliniyor',
    quiz: 'Sizin kararınız ne?',
    quizAsk: 'Yasaların söylediğini göster',
    quizHidden: 'Yasaların söylediği, siz isteyene kadar gizli.',
    quizNever: 'Yasaların söylediği burada gösterilmiyor.',
    whatIf: 'Peki ya …',
    back: 'Gerçekte olana dön',
    branches: 'Denenebilecek seçimler',
    doubleDummy: 'Double dummy: $1',
  },
  sentences: {
    bakedOn: (edition, day) => `${edition} Yasaları, ${isolate(day)} tarihindeki okumayla`,
    headline: (contract, declarer, lead) =>
      `${contract === null ? 'Kontrat kayıtlı değil' : `${contract}, ${declarer}`}${lead === null ? '' : ` · Atak ${lead}`}`,
    choices: (seat) => `Seçecek olan: ${seat}`,
    penaltyCard: (kind, seat) => `${kind === 'minor' ? 'minör' : 'majör'} cezalı kart, ${seat}`,
    mayUse: (card, owner, seats) => `${card} (${owner}): kullanabilir: ${seats}`,
    mayNotUse: (card, owner, seats) => `${card} (${owner}): kullanamaz: ${seats}`,
    atTable: (result) => `Masada: ${result}`,
    byLaw: (result) => `Yasalara göre: ${result}`,
    judged: (result) => `Karara göre: ${result}`,
    score: (result) => `Sonuç: ${result}`,
    tricks: (tricks, outcome) => `${tricks} löve${outcome === null ? '' : ` ${outcome}`}`,
  },
};
