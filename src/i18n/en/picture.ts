/** Words of a picture of a deal and of the whole deal as text, in English. */

import { count } from './count.ts';

export const picture = {
  contractBy: ({ contract, declarer }: { contract: string; declarer: string }) =>
    `${contract} by ${declarer}`,
  /** A hand in words: `North: spades 10, 7, 4; hearts ace, 9, 2`. */
  handOf: ({ seat, suits }: { seat: string; suits: readonly string[] }) => `${seat}: ${suits.join('; ')}.`,
  suitOf: ({ suit, ranks }: { suit: string; ranks: readonly string[] }) =>
    `${suit} ${ranks.length === 0 ? 'none' : ranks.join(', ')}`,
  trickOf: ({ number, cards }: { number: number; cards: readonly string[] }) =>
    `Trick ${number}: ${cards.join(', ')}`,
  cardOf: ({ seat, card }: { seat: string; card: string }) => `${seat} ${card}`,
  wonBy: ({ seat }: { seat: string }) => `won by ${seat}`,
  tricks: ({ tricks }: { tricks: number }) => count(tricks, 'trick', 'tricks'),
  hands: 'The hands',
  findings: 'What the Laws say',
  noFindings: 'No irregularity is recorded.',
  atEvent: ({ event }: { event: number }) => `event ${event}`,
  atTrick: ({ trick }: { trick: number }) => `trick ${trick}`,
  theDeal: 'the deal as recorded',
  result: 'Result',
  resultOf: ({ tricks, score }: { tricks: string; score: string | null }) =>
    score === null ? `${tricks} to declarer` : `${tricks} to declarer, ${score} for North–South`,
  resultStated: ({ tricks, score }: { tricks: string; score: string | null }) =>
    `As recorded: ${tricks} to declarer${score === null ? '' : `, ${score} for North–South`}`,
  resultAdjusted: ({ tricks, score, clauses }: { tricks: string; score: string | null; clauses: string }) =>
    `By ${clauses}: ${tricks} to declarer${score === null ? '' : `, ${score} for North–South`}`,
  resultJudged: ({ tricks, score }: { tricks: string; score: string | null }) =>
    `As judged: ${tricks} to declarer${score === null ? '' : `, ${score} for North–South`}`,
  underLaws: ({ edition }: { edition: string }) => `Under the Laws of ${edition}.`,
  alerted: 'alerted',
};
