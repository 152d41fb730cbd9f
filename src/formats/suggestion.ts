/** The suggestions of the problems of a reader, each with a sentence in `src/i18n`. */

/** What the person can do about it. */
export const SUGGESTION_CODES = [
  'chooseAnotherFile',
  'checkEncoding',
  'checkExtension',
  'checkPlace',
  'checkHands',
  'checkAuction',
  'checkDeclarer',
  'checkResult',
  'checkPlay',
  'checkSeal',
  'exportAgain',
  'splitFile',
  'nothingToDo',
] as const;

export type SuggestionCode = (typeof SUGGESTION_CODES)[number];
