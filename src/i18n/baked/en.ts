/** What is baked with the Laws, in English. */

import { isolate } from '../isolate.ts';
import type { BakedWords } from './words.ts';

export const en: BakedWords = {
  labels: {
    open: 'Still open',
    questions: 'For people to decide',
    info: 'Information',
    known: 'known to all',
    quiz: 'What is your ruling?',
    quizAsk: 'Show what the Laws say',
    quizHidden: 'What the Laws say is hidden until you ask.',
    quizNever: 'What the Laws say is not shown here.',
    whatIf: 'What if …',
    back: 'Back to what happened',
    branches: 'Choices to try',
    doubleDummy: 'Double dummy: $1',
  },
  sentences: {
    bakedOn: (edition, day) => `Laws of ${edition}, as read on ${isolate(day)}`,
    headline: (contract, declarer, lead) =>
      `${contract === null ? 'No contract recorded' : `${contract} by ${declarer}`}${lead === null ? '' : ` · Lead ${lead}`}`,
    choices: (seat) => `${seat} may choose`,
    penaltyCard: (kind, seat) => `${kind} penalty card of ${seat}`,
    mayUse: (card, owner, seats) => `${card} of ${owner}: ${seats} may use it`,
    mayNotUse: (card, owner, seats) => `${card} of ${owner}: ${seats} may not use it`,
    atTable: (result) => `At the table: ${result}`,
    byLaw: (result) => `By the Laws: ${result}`,
    judged: (result) => `As judged: ${result}`,
    score: (result) => `Result: ${result}`,
    tricks: (tricks, outcome) =>
      `${tricks === 1 ? '1 trick' : `${tricks} tricks`}${outcome === null ? '' : ` ${outcome}`}`,
  },
};
