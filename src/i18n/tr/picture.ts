/** Words of a picture of a deal and of the whole deal as text, in Turkish. */

import type { picture as english } from '../en/picture.ts';
import type { Translated } from '../translated.ts';

export const picture: Translated<typeof english> = {
  contractBy: ({ contract, declarer }) => `${contract}, deklaran ${declarer}`,
  handOf: ({ seat, suits }) => `${seat}: ${suits.join('; ')}.`,
  suitOf: ({ suit, ranks }) => `${suit} ${ranks.length === 0 ? 'yok' : ranks.join(', ')}`,
  trickOf: ({ number, cards }) => `${number}. löve: ${cards.join(', ')}`,
  cardOf: ({ seat, card }) => `${seat} ${card}`,
  wonBy: ({ seat }) => `kazanan ${seat}`,
  tricks: ({ tricks }) => `${tricks} löve`,
  hands: 'Eller',
  findings: 'Yasalar ne diyor',
  noFindings: 'Kayıtta usulsüzlük yok.',
  atEvent: ({ event }) => `${event}. olay`,
  atTrick: ({ trick }) => `${trick}. löve`,
  theDeal: 'kaydedildiği biçimiyle dağıtım',
  result: 'Sonuç',
  resultOf: ({ tricks, score }) =>
    score === null ? `Deklarana ${tricks}` : `Deklarana ${tricks}, Kuzey–Güney için ${score}`,
  resultStated: ({ tricks, score }) =>
    `Kayda göre: deklarana ${tricks}${score === null ? '' : `, Kuzey–Güney için ${score}`}`,
  resultAdjusted: ({ tricks, score, clauses }) =>
    `${clauses} uyarınca: deklarana ${tricks}${score === null ? '' : `, Kuzey–Güney için ${score}`}`,
  resultJudged: ({ tricks, score }) =>
    `Tespite göre: deklarana ${tricks}${score === null ? '' : `, Kuzey–Güney için ${score}`}`,
  underLaws: ({ edition }) => `${edition} Yasalarına göre.`,
  alerted: 'alert edildi',
};
