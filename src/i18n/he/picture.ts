/** Words of a picture of a deal and of the whole deal as text, in Hebrew. */

import type { picture as english } from '../en/picture.ts';
import { tricks as counted } from './count.ts';
import type { Translated } from '../translated.ts';

const forSide = (score: string | null): string => (score === null ? '' : `, ${score} לצפון–דרום`);

export const picture: Translated<typeof english> = {
  contractBy: ({ contract, declarer }) => `${contract} בידי ${declarer}`,
  handOf: ({ seat, suits }) => `${seat}: ${suits.join('; ')}.`,
  suitOf: ({ suit, ranks }) => `${suit} ${ranks.length === 0 ? 'אין' : ranks.join(', ')}`,
  trickOf: ({ number, cards }) => `לקיחה ${number}: ${cards.join(', ')}`,
  cardOf: ({ seat, card }) => `${seat} ${card}`,
  wonBy: ({ seat }) => `זכה בה ${seat}`,
  tricks: ({ tricks }) => counted(tricks),
  hands: 'הידיים',
  findings: 'מה אומרים החוקים',
  noFindings: 'לא נרשמה שום אי־סדירות.',
  atEvent: ({ event }) => `אירוע ${event}`,
  atTrick: ({ trick }) => `לקיחה ${trick}`,
  theDeal: 'החלוקה כפי שנרשמה',
  result: 'תוצאה',
  resultOf: ({ tricks, score }) => `${tricks} לכרוז${forSide(score)}`,
  resultStated: ({ tricks, score }) => `לפי הרישום: ${tricks} לכרוז${forSide(score)}`,
  resultAdjusted: ({ tricks, score, clauses }) => `לפי ${clauses}: ${tricks} לכרוז${forSide(score)}`,
  resultJudged: ({ tricks, score }) => `כפי שנשפט: ${tricks} לכרוז${forSide(score)}`,
  underLaws: ({ edition }) => `לפי חוקי ${edition}.`,
  alerted: 'עם התרעה',
};
