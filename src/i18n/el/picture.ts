/** Words of a picture of a deal and of the whole deal as text, in Greek. */

import type { picture as english } from '../en/picture.ts';
import { who, whom } from './cases.ts';
import type { Translated } from '../translated.ts';

export const picture: Translated<typeof english> = {
  contractBy: ({ contract, declarer }) => `${contract} από ${whom(declarer)}`,
  handOf: ({ seat, suits }) => `${seat}: ${suits.join('· ')}.`,
  suitOf: ({ suit, ranks }) => `${suit} ${ranks.length === 0 ? 'κανένα' : ranks.join(', ')}`,
  trickOf: ({ number, cards }) => `Λεβέ ${number}: ${cards.join(', ')}`,
  cardOf: ({ seat, card }) => `${seat} ${card}`,
  wonBy: ({ seat }) => `κερδίζει ${who(seat)}`,
  tricks: ({ tricks }) => `${tricks} λεβέ`,
  hands: 'Τα χέρια',
  findings: 'Τι λένε οι Νόμοι',
  noFindings: 'Δεν υπάρχει καταγραμμένη παρατυπία.',
  atEvent: ({ event }) => `συμβάν ${event}`,
  atTrick: ({ trick }) => `λεβέ ${trick}`,
  theDeal: 'η διανομή όπως καταγράφηκε',
  result: 'Αποτέλεσμα',
  resultOf: ({ tricks, score }) =>
    score === null ? `${tricks} για τον εκτελεστή` : `${tricks} για τον εκτελεστή, ${score} για Βορρά–Νότο`,
  resultStated: ({ tricks, score }) =>
    `Κατά την καταγραφή: ${tricks} για τον εκτελεστή${score === null ? '' : `, ${score} για Βορρά–Νότο`}`,
  resultAdjusted: ({ tricks, score, clauses }) =>
    `Κατά ${clauses}: ${tricks} για τον εκτελεστή${score === null ? '' : `, ${score} για Βορρά–Νότο`}`,
  resultJudged: ({ tricks, score }) =>
    `Με κρίση: ${tricks} για τον εκτελεστή${score === null ? '' : `, ${score} για Βορρά–Νότο`}`,
  underLaws: ({ edition }) => `Με τους Νόμους του ${edition}.`,
  alerted: 'με alert',
};
