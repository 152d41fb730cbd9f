/** What the Laws let a player choose, and what only people can answer, in the words of the case format. */

type SuitLetter = 'C' | 'D' | 'H' | 'S';

/**
 * `require:H`, `forbid:DH`, `free` (50D2, 51B); `accept`, `refuse`, `spread` (52 to 56); `highest`, `lowest`, `play:C`,
 * `notPlay:C` (57A); `card:S7` (which of several); `lead:declarer`, `lead:dummy` (43B2a); `withdraw:S7`, `keep` (62C);
 * `playOn`, `adjudicate` (68D2).
 */
export type Option =
  | 'accept'
  | 'refuse'
  | 'spread'
  | 'free'
  | `require:${SuitLetter}`
  | `forbid:${string}`
  | 'highest'
  | 'lowest'
  | `play:${SuitLetter}`
  | `notPlay:${SuitLetter}`
  | `card:${string}`
  | 'lead:declarer'
  | 'lead:dummy'
  | `withdraw:${string}`
  | 'keep'
  | 'playOn'
  | 'adjudicate';

const OPTION =
  /^(?:accept|refuse|spread|free|highest|lowest|keep|playOn|adjudicate|lead:(?:declarer|dummy)|(?:require|play|notPlay):[CDHS]|forbid:C?D?H?S?|(?:card|withdraw):[CDHS][2-9TJQKA])$/;

/** True for the text of an option as {@link Option} lists them; suits to forbid stand in the order C D H S. */
export function isOption(text: unknown): text is Option {
  return typeof text === 'string' && OPTION.test(text) && text !== 'forbid:';
}

/** Questions that the program asks and never answers itself, in the order Q1 to Q28 of the rule tables. */
export const QUESTIONS = [
  'partnerCouldSee',
  'inadvertent',
  'declarerCardPlayed',
  'dummyTouchDeliberate',
  'slipOfTongue',
  'intentIncontrovertible',
  'fifthCardLed',
  'order',
  'toldItWasTurn',
  'misinformed',
  'couldSeeDummy',
  'currentTrickOnly',
  'noClaimIntended',
  'objectedAtOnce',
  'allAgreedToPlayOn',
  'trumpForgotten',
  'normalLine',
  'wouldLikelyWin',
  'whenAttention',
  'withoutRevoke',
  'logicalAlternative',
  'penaltyCardDamage',
  'dummySuggested',
  'couldHaveKnown',
  'defectiveTrick',
  'waive',
  'clearlyConvinced',
  'forfeited',
] as const;
export type QuestionId = (typeof QUESTIONS)[number];

/** True for one of the names in `QUESTIONS`. */
export function isQuestionId(text: unknown): text is QuestionId {
  return typeof text === 'string' && (QUESTIONS as readonly string[]).includes(text);
}
