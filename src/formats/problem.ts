/** Problems of a reader: a code, a place and a suggestion, each with a sentence in `src/i18n`. The rest of the file is still read. */

import type { SuggestionCode } from './suggestion.ts';

/** `error`: something of the file was not read. `warning`: read, but perhaps not as meant. `note`: worth knowing. */
export type ProblemSeverity = 'error' | 'warning' | 'note';

interface Kind {
  readonly severity: ProblemSeverity;
  readonly suggestion: SuggestionCode;
  /** Reported once for the whole file, with the number of deals. */
  readonly once?: true;
  /** About the file as a whole: no line of it is meant, and many such files have no lines. */
  readonly whole?: true;
}

export const KINDS = {
  // The file
  fileEmpty: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  fileBinary: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  formatUnknown: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  pageWithoutRecord: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  /** The file was found in a folder or archive beside the records. */
  fileOfOtherKind: { severity: 'note', suggestion: 'nothingToDo', whole: true },
  /** The same file was chosen before, under this or another name. */
  fileTwice: { severity: 'note', suggestion: 'nothingToDo', whole: true },
  tooManyDeals: { severity: 'error', suggestion: 'splitFile' },
  xmlUnreadable: { severity: 'error', suggestion: 'chooseAnotherFile' },
  databaseUnreadable: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  /** The database has a password. */
  databaseLocked: { severity: 'error', suggestion: 'exportAgain', whole: true },
  /** XML or a database, where the libraries for them are not available. */
  readElsewhere: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  /** The file is an archive of a kind that is not unpacked: `params.ending`. */
  archiveOfOtherKind: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  archiveUnreadable: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  /** The archive unpacks to more than the limit, as one that is made to fill the memory does. `params.megabytes`, `params.count`: the limit. */
  archiveTooLarge: { severity: 'error', suggestion: 'splitFile', whole: true },
  archiveTooMany: { severity: 'error', suggestion: 'splitFile', whole: true },
  archiveTooDeep: { severity: 'error', suggestion: 'splitFile', whole: true },
  /** One game, board or pair is too long: only its beginning is read. `params.megabytes`: the limit. */
  recordTooLong: { severity: 'error', suggestion: 'checkPlace' },
  /** `params.megabytes`: the limit for a file of this kind. */
  fileTooLarge: { severity: 'error', suggestion: 'splitFile', whole: true },
  /** The reader was stopped: it took longer, or more memory, than any real record needs. */
  readingTooLong: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  readingTooMuch: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  archiveEmpty: { severity: 'error', suggestion: 'chooseAnotherFile', whole: true },
  noDeals: { severity: 'warning', suggestion: 'chooseAnotherFile', whole: true },
  extensionDiffers: { severity: 'note', suggestion: 'checkExtension', whole: true },
  notUtf8: { severity: 'note', suggestion: 'checkEncoding' },
  directionMarks: { severity: 'note', suggestion: 'nothingToDo' },
  nulBytes: { severity: 'warning', suggestion: 'exportAgain' },
  /** The end of the file is missing. */
  fileCut: { severity: 'warning', suggestion: 'exportAgain' },
  characterCut: { severity: 'warning', suggestion: 'exportAgain' },
  percentEncoded: { severity: 'note', suggestion: 'nothingToDo' },
  suitSymbolsRepaired: { severity: 'note', suggestion: 'checkEncoding' },
  /** More problems of one code than are listed: `params.code`, `params.count`. */
  moreOfTheSame: { severity: 'note', suggestion: 'checkPlace' },
  gamesWithoutDeal: { severity: 'note', suggestion: 'nothingToDo', once: true },
  gamesNotSeparated: { severity: 'note', suggestion: 'nothingToDo', once: true },
  dealInherited: { severity: 'note', suggestion: 'checkHands', once: true },
  dealerFromBoard: { severity: 'note', suggestion: 'nothingToDo', once: true },
  vulnerableFromBoard: { severity: 'note', suggestion: 'nothingToDo', once: true },
  declarerFromLead: { severity: 'note', suggestion: 'checkDeclarer', once: true },
  columnsRotated: { severity: 'warning', suggestion: 'exportAgain', once: true },
  // Syntax
  commentNotClosed: { severity: 'warning', suggestion: 'checkPlace' },
  commentHidesGame: { severity: 'warning', suggestion: 'checkPlace' },
  tagUnreadable: { severity: 'warning', suggestion: 'checkPlace' },
  tagNotClosed: { severity: 'warning', suggestion: 'checkPlace' },
  tagWithoutQuotes: { severity: 'warning', suggestion: 'checkPlace' },
  quoteNotClosed: { severity: 'warning', suggestion: 'checkPlace' },
  quoteInside: { severity: 'note', suggestion: 'checkPlace' },
  tagOverLines: { severity: 'note', suggestion: 'nothingToDo' },
  tagRepeated: { severity: 'note', suggestion: 'checkPlace' },
  sectionRepeated: { severity: 'warning', suggestion: 'checkPlace' },
  textIgnored: { severity: 'note', suggestion: 'checkPlace' },
  inheritanceForbidden: { severity: 'warning', suggestion: 'checkPlace' },
  sectionTooLong: { severity: 'warning', suggestion: 'checkPlace' },
  rulingTableUnreadable: { severity: 'warning', suggestion: 'checkPlace' },
  rulingTableDiffers: { severity: 'warning', suggestion: 'checkPlay' },
  noteUnreadable: { severity: 'note', suggestion: 'checkPlace' },
  // The deal
  handsUnreadable: { severity: 'error', suggestion: 'checkHands' },
  /** Letters of another language or alphabet. `params.text`: the letters and their meanings. */
  lettersFolded: { severity: 'note', suggestion: 'checkHands' },
  /** A `1` without its `0`. */
  oneAsTen: { severity: 'warning', suggestion: 'checkHands' },
  lettersUnclear: { severity: 'warning', suggestion: 'checkHands' },
  /** Hands without a format: `params.seat` if there is only one. */
  handsAsText: { severity: 'note', suggestion: 'checkHands' },
  handsByPlace: { severity: 'note', suggestion: 'checkHands' },
  /** The file contains the hands twice, and they differ. */
  handsDiffer: { severity: 'error', suggestion: 'checkHands' },
  checksumDiffers: { severity: 'warning', suggestion: 'checkHands' },
  cardTwice: { severity: 'error', suggestion: 'checkHands' },
  handCount: { severity: 'error', suggestion: 'checkHands' },
  dealerUnreadable: { severity: 'warning', suggestion: 'checkAuction' },
  dealerDiffers: { severity: 'warning', suggestion: 'checkAuction' },
  vulnerableUnreadable: { severity: 'warning', suggestion: 'checkPlace' },
  namesUnclear: { severity: 'note', suggestion: 'checkPlace' },
  movie: { severity: 'note', suggestion: 'nothingToDo' },
  movieChecked: { severity: 'note', suggestion: 'nothingToDo' },
  // Auction and contract
  callUnreadable: { severity: 'error', suggestion: 'checkAuction' },
  auctionPerhapsInvented: { severity: 'note', suggestion: 'checkAuction' },
  /** Calls after the place where reading stopped: `params.count`. */
  callsLeftOut: { severity: 'warning', suggestion: 'checkAuction' },
  asteriskAsAlert: { severity: 'note', suggestion: 'nothingToDo', once: true },
  callGuessed: { severity: 'warning', suggestion: 'checkAuction' },
  dashInAuction: { severity: 'warning', suggestion: 'checkAuction' },
  contractUnreadable: { severity: 'warning', suggestion: 'checkDeclarer' },
  contractWithoutLevel: { severity: 'note', suggestion: 'nothingToDo' },
  declarerUnreadable: { severity: 'warning', suggestion: 'checkDeclarer' },
  declaredInsufficientBid: { severity: 'note', suggestion: 'nothingToDo' },
  declaredSkippedCall: { severity: 'note', suggestion: 'nothingToDo' },
  declaredSwap: { severity: 'note', suggestion: 'nothingToDo' },
  // Play and result
  cardUnreadable: { severity: 'error', suggestion: 'checkPlay' },
  cardMissing: { severity: 'warning', suggestion: 'checkPlay' },
  leadSeatDiffers: { severity: 'warning', suggestion: 'checkPlay' },
  /** Cards after the asterisk that ends a record: `params.count`. */
  cardsLeftOut: { severity: 'warning', suggestion: 'checkPlay' },
  tooManyCards: { severity: 'warning', suggestion: 'checkPlay' },
  leaderUnknown: { severity: 'warning', suggestion: 'checkDeclarer' },
  declaredRevoke: { severity: 'note', suggestion: 'nothingToDo' },
  declaredLeadOutOfTurn: { severity: 'note', suggestion: 'nothingToDo' },
  declaredWrongCount: { severity: 'note', suggestion: 'checkResult' },
  resultUnreadable: { severity: 'warning', suggestion: 'checkResult' },
  resultImpossible: { severity: 'warning', suggestion: 'checkResult' },
  /** Columns of unknown meaning, or repeated ones; the others are read. */
  scoreColumnsUnknown: { severity: 'note', suggestion: 'checkResult', once: true },
  /** The columns contract, declarer or result are missing: the rows are kept but not read. */
  scoreColumnsMissing: { severity: 'note', suggestion: 'checkResult', once: true },
  scoreRowUnreadable: { severity: 'warning', suggestion: 'checkResult' },
  /** The points of the two sides in a row of a score table are not opposite, as after an adjustment for one side: `params.text`. */
  scoresDiffer: { severity: 'note', suggestion: 'checkResult' },
  /** The tricks of both sides are stated, and their sum is not thirteen: `params.declarers`, `params.defenders`. */
  resultNotWhole: { severity: 'warning', suggestion: 'checkResult' },
  /** Declarer's claim and the list of results differ. */
  claimNotAsListed: { severity: 'error', suggestion: 'checkResult' },
  /** `4SS-10`: more likely a typing error than a result. */
  noTrickAtAll: { severity: 'warning', suggestion: 'checkResult' },
  /** The list of results has a contract for a passed-out board. */
  passedOutButContract: { severity: 'error', suggestion: 'checkAuction' },
  resultForOtherContract: { severity: 'warning', suggestion: 'checkResult' },
  claimWithoutResult: { severity: 'note', suggestion: 'checkResult' },
  claimTwice: { severity: 'warning', suggestion: 'checkResult' },
  cardsAfterClaim: { severity: 'warning', suggestion: 'checkPlay' },
  undoTooFar: { severity: 'warning', suggestion: 'checkPlay' },
  // Sealed files
  /** Events that differ from what was signed, or are out of place; they are left out. `params.count`. */
  sealDamaged: { severity: 'error', suggestion: 'checkSeal' },
  /** Not every member vouches for everything. `params.count`: events that not all members have signed. */
  sealOpen: { severity: 'warning', suggestion: 'checkSeal' },
  // Case files
  caseNotJson: { severity: 'error', suggestion: 'chooseAnotherFile' },
  caseNotObject: { severity: 'error', suggestion: 'chooseAnotherFile' },
  caseFormatUnknown: { severity: 'warning', suggestion: 'exportAgain' },
  caseHandsUnreadable: { severity: 'error', suggestion: 'checkHands' },
  caseFieldUnreadable: { severity: 'warning', suggestion: 'checkPlace' },
  caseItemUnreadable: { severity: 'error', suggestion: 'checkPlace' },
  caseItemIsText: { severity: 'error', suggestion: 'checkPlace' },
  caseEventUnknown: { severity: 'warning', suggestion: 'checkPlace' },
  caseFieldTwice: { severity: 'warning', suggestion: 'checkPlace' },
  caseMarkTwice: { severity: 'warning', suggestion: 'checkPlace' },
  /** `params.near`: the field that may be meant. */
  caseFieldUnknown: { severity: 'note', suggestion: 'checkPlace' },
  /** `params.least`, `params.most`: what the number may be. */
  caseNumberBeyond: { severity: 'warning', suggestion: 'checkPlace' },
  caseEventsTooMany: { severity: 'error', suggestion: 'checkPlace' },
} as const satisfies Readonly<Record<string, Kind>>;

export type ProblemCode = keyof typeof KINDS;

/** The values of the sentence; text is as in the file, at most 80 characters. */
export type ProblemParams = Readonly<Record<string, string | number>>;

export interface Problem {
  readonly code: ProblemCode;
  /** From 1; null for a problem of the file as a whole. */
  readonly line: number | null;
  /** The number of the deal in the file, from 0. */
  readonly deal?: number;
  readonly severity: ProblemSeverity;
  readonly suggestion: SuggestionCode;
  readonly params: ProblemParams;
}

/** At most this many problems of one code are listed; more are counted, because a hostile file could have millions. */
export const LISTED_PER_CODE = 100;

const LONGEST_TEXT = 80;

/** The beginning of a text of the file, short enough for a message. */
export function excerpt(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}

const NO_PARAMS: ProblemParams = {};

/** The number of problems of each code, and the place of the first. */
export type ProblemCounts = readonly (readonly [
  code: ProblemCode,
  seen: { readonly count: number; readonly line: number; readonly deal: number | undefined },
])[];

/** Collects the problems of one file in bounded memory. */
export class ProblemList {
  readonly #listed: Problem[] = [];
  readonly #counts = new Map<ProblemCode, { count: number; line: number; deal: number | undefined }>();

  add(code: ProblemCode, line: number, deal?: number, params: ProblemParams = NO_PARAMS): void {
    const seen = this.#counts.get(code);
    if (seen === undefined) this.#counts.set(code, { count: 1, line, deal });
    else seen.count++;
    if (isListedOnce(code) || (seen !== undefined && seen.count > LISTED_PER_CODE)) return;
    this.#listed.push(problem(code, line, deal, params));
  }

  /** The counts so far, from which the reader of the next part continues. */
  counts(): ProblemCounts {
    return [...this.#counts];
  }

  /** Adds the counts of a part of the file, which begins after that many deals and lines. */
  count(counts: ProblemCounts, deals: number, lines: number): void {
    for (const [code, { count, line, deal }] of counts) {
      const seen = this.#counts.get(code);
      if (seen !== undefined) seen.count += count;
      else
        this.#counts.set(code, {
          count,
          line: line + lines,
          deal: deal === undefined ? undefined : deal + deals,
        });
    }
  }

  /** How many problems of a code may still be listed. */
  room(code: ProblemCode): number {
    return LISTED_PER_CODE - (this.#counts.get(code)?.count ?? 0);
  }

  /** Returns the problems since the last call. */
  take(): Problem[] {
    return this.#listed.splice(0);
  }

  /** Returns the remaining problems at the end of the file: those listed once for all deals, and those only counted. */
  finish(): Problem[] {
    const rest = this.take();
    for (const [code, { count, line, deal }] of this.#counts) {
      if (isListedOnce(code)) rest.push(problem(code, line, deal, { count }));
      else if (count > LISTED_PER_CODE)
        rest.push(problem('moreOfTheSame', line, undefined, { code, count: count - LISTED_PER_CODE }));
    }
    this.#counts.clear();
    return rest;
  }
}

function isListedOnce(code: ProblemCode): boolean {
  return 'once' in KINDS[code];
}

/** One problem with the severity and the suggestion of its code. A problem of the file as a whole has no line, whatever line it is found at. */
export function problem(
  code: ProblemCode,
  line: number | null,
  deal?: number,
  params: ProblemParams = NO_PARAMS,
): Problem {
  const { severity, suggestion } = KINDS[code];
  return {
    code,
    line: 'whole' in KINDS[code] ? null : line,
    ...(deal === undefined ? undefined : { deal }),
    severity,
    suggestion,
    params,
  };
}
