/** What could not be read as it stands in a file, and what to do about it. One sentence for each code of `src/formats/problem.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { Naming } from '../naming.ts';
import { count } from './count.ts';

/** As the reader gives them: pieces of the file, numbers, seats, cards. */
export type ProblemSlots = Readonly<Record<string, string | number>>;

type Sentence = (params: ProblemSlots, naming: Naming) => string;

const quoted = (params: ProblemSlots): string =>
  params['text'] === undefined || params['text'] === '' ? '' : `: “${params['text']}”`;
const counted = (params: ProblemSlots): string =>
  Number(params['count'] ?? 1) > 1 ? ` (${params['count']} deals)` : '';
const player = (params: ProblemSlots, naming: Naming): string =>
  isSeat(params['seat']) ? naming.seat(params['seat']) : 'A hand';
const card = (params: ProblemSlots, naming: Naming): string =>
  isCard(params['card']) ? `The ${naming.card(params['card'])}` : 'A card';

/** How many calls or cards were left out. */
const left = (number: string | number | undefined, one: string, many: string): string =>
  number === undefined ? `some ${many}` : count(Number(number), one, many);

const every = {
  fileEmpty: () => 'The file is empty.',
  fileTwice: () => 'This is the same as a file before it, and was read once.',
  fileBinary: () => 'This is not a text file.',
  formatUnknown: () => 'The format was not recognised.',
  pageWithoutRecord: () =>
    'This is a web page without a record in it. If Dealtrail wrote it, open the file case.json that lies beside it.',
  fileOfOtherKind: ({ count: files, names }) =>
    files === undefined
      ? 'This file is not a record of a deal and was left out.'
      : files === 1
        ? `One file here is not a record of a deal and was left out: ${names}`
        : `${files} files here are not records of deals and were left out: ${names}`,
  xmlUnreadable: () => 'This is not valid XML.',
  databaseUnreadable: () => 'This can’t be read as a scoring database: it is damaged, or of another kind.',
  databaseLocked: () => 'This scoring database has a password and was not read: save it without one.',
  archiveOfOtherKind: ({ ending }) =>
    `This is an archive of a kind that is not opened here (.${ending}). Unpack it first, and choose the files in it.`,
  archiveUnreadable: (params) =>
    `The archive, or a part of it, could not be unpacked: it is damaged, has a password, or is packed in an unusual way${quoted(params)}.`,
  archiveTooLarge: (params) =>
    `The archive, or a part of it, unpacks to more than ${params['megabytes']} MB, which is too much to read, and was left out${quoted(params)}.`,
  archiveTooMany: (params) =>
    `The archive holds more than ${params['count']} files, which is the most that are read; the rest was left out${quoted(params)}.`,
  archiveTooDeep: (params) =>
    `Archives inside archives are opened only ${params['count']} levels deep; this one was left out${quoted(params)}.`,
  fileTooLarge: ({ megabytes }) =>
    `This is larger than ${megabytes} MB, the most that is read, and was not read.`,
  recordTooLong: ({ megabytes }) => `One deal is longer than ${megabytes} MB: only its beginning was read.`,
  readingTooLong: ({ seconds }) =>
    `Reading this file took longer than ${seconds} seconds and was stopped: the file is damaged, or made to block the program.`,
  readingTooMuch: ({ megabytes }) =>
    `Reading this file took more than ${megabytes} MB of memory and was stopped: the file is too large, or made to block the program.`,
  archiveEmpty: () => 'The archive holds no file that can be read here.',
  readElsewhere: () => 'This kind of file is not read here.',
  fileBrokeOff: () =>
    'The audit of this file broke off: the file can no longer be read, or the program has a fault.',
  noDeals: () => 'No deal was found in this file.',
  extensionDiffers: () =>
    'The file’s name says one format, its contents another; it was read by its contents.',
  notUtf8: () => 'The file is in an older character encoding; letters with accents may be wrong.',
  directionMarks: () =>
    'The text has marks for the direction of writing, copied from a page; they were left out.',
  nulBytes: () => 'The file contains bytes that are not text; they were left out.',
  fileCut: () => 'The end of the file is missing: it is probably cut short.',
  characterCut: () => 'The file ends in the middle of a character: it is probably cut short.',
  percentEncoded: () => 'The text came from a web address and was decoded.',
  suitSymbolsRepaired: () => 'Suit symbols were damaged by a wrong encoding and have been restored.',
  moreOfTheSame: ({ count }) => `There are ${count} more like this one.`,
  gamesWithoutDeal: (params) => `Some entries hold no deal, auction or play${counted(params)}.`,
  gamesNotSeparated: (params) => `Deals follow one another without an empty line${counted(params)}.`,
  dealInherited: (params) => `The hands were taken from the deal before, as the file asks${counted(params)}.`,
  dealerFromBoard: (params) => `The dealer was worked out from the board number${counted(params)}.`,
  vulnerableFromBoard: (params) =>
    `The vulnerability was worked out from the board number${counted(params)}.`,
  declarerFromLead: (params) => `Declarer was worked out from the opening lead${counted(params)}.`,
  columnsRotated: (params) =>
    `The columns of the play do not begin with the leader; they were read by seat${counted(params)}.`,
  commentNotClosed: () => 'A comment begins here and never ends.',
  commentHidesGame: () => 'A comment runs over the beginning of another deal.',
  tagUnreadable: (params) => `This line could not be read${quoted(params)}.`,
  tagNotClosed: () => 'A bracket is opened here and never closed.',
  tagWithoutQuotes: () => 'A value here has no quotation marks.',
  quoteNotClosed: () => 'A quotation mark is opened here and never closed.',
  quoteInside: () => 'There is a quotation mark inside the value.',
  tagOverLines: () => 'A value runs over several lines.',
  tagRepeated: (params) => `The same entry appears twice in one deal${quoted(params)}.`,
  sectionRepeated: (params) => `The same section appears twice in one deal${quoted(params)}.`,
  textIgnored: (params) => `This text is not part of any entry and was left out${quoted(params)}.`,
  inheritanceForbidden: (params) =>
    `This entry may not be taken from the deal before${params['tag'] === undefined ? '' : `: ${params['tag']}`}.`,
  sectionTooLong: () => 'This section is longer than any deal can be; the rest was left out.',
  rulingTableUnreadable: () => 'The table of what happened besides the play could not be read.',
  rulingTableDiffers: () =>
    'The hands or the play were changed after the table of what else happened was written; the table was left out.',
  noteUnreadable: (params) => `A note could not be read${quoted(params)}.`,
  handsUnreadable: (params) => `The hands could not be read${quoted(params)}.`,
  oneAsTen: (params) => `A 1 without its zero was read as a ten${quoted(params)}.`,
  lettersFolded: (params) => `Card letters were read as ace, king, queen, jack and ten${quoted(params)}.`,
  lettersUnclear: (params) =>
    `A card letter means different cards in different languages; it was taken as shown${quoted(params)}.`,
  handsAsText: (params, naming) =>
    isSeat(params['seat'])
      ? `The text was read as one hand, spades first, and given to ${naming.seat(params['seat'])}.`
      : params['from'] === undefined
        ? 'The text was read as hands, spades first.'
        : 'The text was read as hands, spades first, clockwise from North.',
  handsByPlace: () =>
    'The text was read as a diagram: North above, West on the left, East on the right, South below.',
  handsDiffer: ({ board }) => `The file holds the hands of board ${board ?? '?'} twice, and they differ.`,
  checksumDiffers: ({ board }) =>
    `The checksum of board ${board ?? '?'} is wrong; its hands may be wrong, too.`,
  cardTwice: (params, naming) => `${card(params, naming)} was dealt twice.`,
  handCount: (params, naming) =>
    `${player(params, naming)} has ${params['count'] ?? 'not thirteen'} cards instead of thirteen.`,
  dealerUnreadable: (params) => `The dealer could not be read${quoted(params)}.`,
  dealerDiffers: () => 'The auction does not begin with the dealer.',
  vulnerableUnreadable: (params) => `The vulnerability could not be read${quoted(params)}.`,
  namesUnclear: () => 'The players’ names could not be assigned to seats.',
  movie: () =>
    'This is a teaching file that shows and hides cards at will, not a record of play: auction and play were not checked, only the hands, as far as they are shown.',
  movieChecked: () =>
    'This looks like a teaching file, but it holds a whole record: it was checked like any other.',
  callUnreadable: (params) => `A call could not be read${quoted(params)}.`,
  auctionPerhapsInvented: () =>
    'The auction is one bid and passes: some sites write that when only the contract is known.',
  callsLeftOut: ({ count }) =>
    `The auction is read up to here; ${left(count, 'call was', 'calls were')} left out.`,
  asteriskAsAlert: () => 'An asterisk right after a call was read as an alert, since more calls follow.',
  callGuessed: (params) => `A call was guessed from what is written${quoted(params)}.`,
  dashInAuction: () => 'There is a dash in the middle of the auction.',
  contractUnreadable: (params) => `The contract could not be read${quoted(params)}.`,
  contractWithoutLevel: (params) => `The contract has no level${quoted(params)}.`,
  declarerUnreadable: (params) => `Declarer could not be read${quoted(params)}.`,
  declaredInsufficientBid: () => 'The file marks an insufficient bid that stood.',
  declaredSkippedCall: () => 'The file marks a call that was skipped.',
  declaredSwap: (_params) => 'The file says that declarer and dummy changed places.',
  cardUnreadable: (params) => `A card of the play could not be read${quoted(params)}.`,
  cardMissing: ({ trick }) =>
    `A card is missing${trick === undefined ? '' : ` in trick ${trick}`}; what was played after it is kept. The file does not say who led then: the likeliest hand is shown.`,
  tooManyCards: () => 'There are more than 52 cards in the play; all of them were read.',
  cardsLeftOut: ({ count }) =>
    `The play is read up to here; ${left(count, 'card was', 'cards were')} left out.`,
  leaderUnknown: () => 'It is not clear who made the opening lead.',
  declaredRevoke: () => 'The file marks a revoke.',
  declaredLeadOutOfTurn: () => 'The file marks a lead out of turn that was accepted.',
  declaredWrongCount: () => 'The file marks the result as a wrong count of the tricks.',
  resultUnreadable: (params) => `The result could not be read${quoted(params)}.`,
  scoreColumnsUnknown: (params) =>
    `A score table has columns this program does not know; they were left alone${counted(params)}.`,
  scoreColumnsMissing: (params) =>
    `A score table has no column for the contract, declarer or result, so its rows were not read${counted(params)}.`,
  scoreRowUnreadable: (params) =>
    `This row of the score table does not have one entry for each column and was not read${quoted(params)}.`,
  scoresDiffer: (params) =>
    `The points of the two sides in this row of the score table are not opposite; neither was read${quoted(params)}.`,
  resultImpossible: ({ result, won }) =>
    `The result of ${result ?? '?'} tricks is impossible: declarer had already won ${won ?? 'more'}, or too few tricks were left.`,
  resultForOtherContract: () => 'The result belongs to another contract.',
  resultNotWhole: ({ declarers, defenders }) =>
    `The tricks of both sides do not add up to thirteen: ${declarers ?? '?'} and ${defenders ?? '?'}.`,
  claimNotAsListed: ({ claimed, stated }) =>
    `The claim says ${claimed ?? '?'} tricks, the list of results ${stated ?? '?'}.`,
  noTrickAtAll: () => 'According to the result, declarer took no trick at all.',
  passedOutButContract: () => 'All four players passed, but the list of results has a contract.',
  claimWithoutResult: () => 'Play stops early, and no result says how many tricks were claimed.',
  claimTwice: () => 'There are two claims.',
  cardsAfterClaim: () => 'Cards are recorded after a claim.',
  undoTooFar: () => 'More cards are taken back than were played.',
  tooManyDeals: ({ count }) =>
    `The file holds more deals than are read at once${count === undefined ? '' : `: the first ${count} were read`}.`,
  leadSeatDiffers: () => 'The opening lead does not come from the hand at declarer’s left.',
  sealDamaged: ({ count }) =>
    `The seal does not hold in ${count === 1 ? 'one place' : `${count} places`}: only the unchanged events were read.`,
  sealOpen: ({ count }) =>
    `Not every member has signed all of this record: ${count === 1 ? 'one event is' : `${count} events are`} not frozen.`,
  caseNotJson: () => 'This is not a readable case file: it is not valid JSON.',
  caseNotObject: () => 'This is not a case file.',
  caseFormatUnknown: (params) => `This version of the case format is not known${quoted(params)}.`,
  caseHandsUnreadable: (params) => `The hands could not be read${quoted(params)}.`,
  caseFieldUnreadable: (params) => `A value could not be read${quoted(params)}.`,
  caseItemUnreadable: (params) =>
    `Entry ${params['item'] ?? ''} of the events could not be read${quoted(params)}.`,
  caseItemIsText: (params) =>
    `Entry ${params['item'] ?? ''} of the events is text that is no run of cards, where an object is expected${quoted(params)}.`,
  caseEventUnknown: (params) =>
    `Entry ${params['item'] ?? ''} is of a kind that is not known${quoted(params)}.`,
  caseEventsTooMany: () => 'The file holds far more events than a deal can have; the rest was not read.',
  caseFieldUnknown: ({ text, near }) =>
    `The case format has no field “${text}”, so nothing was read from it${near === undefined ? '' : `. Perhaps “${near}” is meant`}.`,
  caseNumberBeyond: ({ text, item, least, most }) =>
    `“${text}” in entry ${item} can only be ${least} to ${most}, so another number may be meant.`,
  caseFieldTwice: (params) => `The same field appears twice; its last value was read${quoted(params)}.`,
  caseMarkTwice: (params) => `The same mark appears twice${quoted(params)}.`,
} satisfies Readonly<Record<string, Sentence>>;

export const problems: Readonly<Record<keyof typeof every, Sentence>> = every;

export const suggestions = {
  chooseAnotherFile: 'Choose another file.',
  checkEncoding: 'Check names and suits; if they look wrong, save the file as UTF-8.',
  checkExtension: 'Rename the file if you wish.',
  checkPlace: 'Check this line.',
  checkHands: 'Compare the hands with the board.',
  checkAuction: 'Compare the auction with the bidding slips, or ask the players.',
  checkDeclarer: 'Check contract and declarer.',
  checkResult: 'Check the result.',
  checkPlay: 'Check the play from here on.',
  checkSeal: 'The list of the seal names each event.',
  exportAgain: 'Export the file again from where it came from.',
  nothingToDo: 'Nothing to do.',
  splitFile: 'Split the file into smaller ones.',
};

/** For a code that has no sentence of its own. */
export const otherProblem: Sentence = (params) => `Something here was not understood${quoted(params)}.`;
