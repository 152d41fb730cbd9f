/** What a typed line adds to a case file, in words. Loaded when somebody types. */

export { caseFileWords } from '../../i18n/caseFile/load.ts';
export { entryText } from '../../output/page/caseFile/entryText.ts';
