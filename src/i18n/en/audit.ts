/** What the audit of a session finds, in English: the record held against itself, never corrected. One sentence a message key. */

import {
  aboutMatter,
  standingMatterIn,
  askedIn,
  boardsOf,
  explained,
  resultIn,
  bid,
} from '../phrases/audit.ts';
import type { Slots } from '../slots.ts';
import { tricks } from './count.ts';
import type { Message } from './findings/message.ts';
import { machines } from './machines.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';

const vulnerable = (s: Slots, name: string): string => VULNERABLE[s.text(name)] ?? s.text(name);

const DEALS = (s: Slots): string => {
  const boards = boardsOf(s);
  return `${s.number('count')} deals${boards === '' ? '' : ` (boards ${boards})`}`;
};

/** What would explain an opening lead that does not fit, by the name the check gives it. */
const EXPLANATION: Readonly<Record<string, Message>> = {
  declarer: (s) => `declarer should be ${s.seat('wouldDeclare')}`,
  lead: (s) =>
    s.has('meant')
      ? `the lead was another card, such as the ${s.card('meant')}`
      : 'the lead was another card',
  leadOutOfTurn: () => 'the lead was made out of turn and accepted',
  board: () => 'the hands are those of another board',
};

const explanations = (s: Slots): string => explained(s, EXPLANATION, '; or ');

function result(s: Slots, name: string): string {
  const { contract, declarer, won } = resultIn(s, name);
  return `${contract} by ${declarer}, ${tricks(won)}`;
}

/** Whose hands the result was held against, and which of many it is; empty for a deal's own. */
const row = (s: Slots): string =>
  [
    s.has('handsIn') ? `By the hands in ${s.text('handsIn')}. ` : '',
    s.has('rowNs') && s.has('rowEw') ? `Pairs ${s.text('rowNs')} and ${s.text('rowEw')}: ` : '',
  ].join('');

export const audit = {
  'audit.dealerNotOfBoard': (s) =>
    `The dealer of board ${s.text('board')} is ${s.seat('expected')}; the record says ${s.seat('dealer')}.`,
  'audit.vulnerabilityNotOfBoard': (s) =>
    `Board ${s.text('board')} should have ${vulnerable(s, 'expected')}; the record has ${vulnerable(s, 'vulnerable')}.`,
  'audit.insufficientBid': (s) =>
    `Insufficient bid: call ${s.number('number')}, ${bid(s, 'call')}, is not higher than the bid before it${s.has('marked') ? ', as the file itself says' : ''}.`,
  'audit.inadmissibleDouble': (s) =>
    `Call ${s.number('number')}, ${bid(s, 'call')}: there is nothing for that side to double or redouble.`,
  'audit.callAfterEnd': (s) => `The auction was over before call ${s.number('number')}, ${bid(s, 'call')}.`,
  'audit.passedOutButContract': (s) =>
    `All four players passed, yet the contract is given as ${bid(s, 'stated')}.`,
  'audit.statedPassedOutButBid': (s) =>
    `The record says that the board was passed out, but ${bid(s, 'bid')} was bid.`,
  'audit.passedOutButPlayed': (s) =>
    `The board was passed out, yet ${s.number('cards')} cards are recorded as played.`,
  'audit.passedOutButScored': (s) =>
    `The board was passed out, yet the record gives it a result: “${s.text('text')}”.`,
  'audit.nobodyBidButPlayed': (s) =>
    `The auction breaks off after ${s.number('count')} ${s.number('count') === 1 ? 'call' : 'calls'}, and nobody has bid; yet ${s.number('cards')} ${s.number('cards') === 1 ? 'card is' : 'cards are'} recorded as played.`,
  'audit.notOverButPlayed': (s) =>
    `The auction breaks off after ${s.number('count')} ${s.number('count') === 1 ? 'call' : 'calls'}, at ${bid(s, 'auction')}, and no contract is given; yet ${s.number('cards')} ${s.number('cards') === 1 ? 'card is' : 'cards are'} recorded as played.`,
  'audit.nobodyBidButScored': (s) =>
    `The auction breaks off after ${s.number('count')} ${s.number('count') === 1 ? 'call' : 'calls'}, and nobody has bid; yet the record gives the board a result: “${s.text('text')}”.`,
  'audit.notOverButScored': (s) =>
    `The auction breaks off after ${s.number('count')} ${s.number('count') === 1 ? 'call' : 'calls'}, at ${bid(s, 'auction')}, and no contract is given; yet the record gives the board a result: “${s.text('text')}”.`,
  'audit.auctionStopsShort': (s) =>
    s.has('auction')
      ? `The contract is given as ${bid(s, 'stated')}, but the auction breaks off after call ${s.number('count')}, at ${bid(s, 'auction')}.`
      : `The contract is given as ${bid(s, 'stated')}, but the auction breaks off before the first bid.`,
  'audit.dealerDiffers': () => 'The auction does not begin with the dealer.',
  'audit.resultForOtherContract': (s) =>
    s.has('statedDeclarer')
      ? `The list of results has ${bid(s, 'stated')} by ${s.seat('statedDeclarer')}; the auction ends in ${bid(s, 'contract')} by ${s.seat('declarer')}.`
      : 'The list of results has another contract than the auction.',
  'audit.auctionTurned': (s) =>
    `The record names ${s.seat('stated')} as declarer, and the opening lead agrees; the auction makes ${s.seat('auction')} declarer. Dealer and auction may have been entered from the wrong seat.`,
  'audit.leadNotHeld': (s) =>
    `${row(s)}The opening lead should come from ${s.seat('leader')}, but the ${s.card('card')} was dealt to ${s.seat('holder')}. Possible reasons, likeliest first: ${explanations(s)}.`,
  'audit.leadFromWrongHand': (s) =>
    `${row(s)}${s.seat('seat')} makes the opening lead of the ${s.card('card')}, but with ${s.seat('declarer')} as declarer it is ${s.seat('leader')}’s lead. Possible reasons, likeliest first: ${explanations(s)}.`,
  'audit.leadSeatDiffers': (s) =>
    `The record names ${s.seat('stated')} as opening leader, but the cards of the first trick fit a lead by ${s.seat('seat')}.`,
  'audit.rowTurned': () =>
    'In at least one trick, cards stand in the columns of players who were not dealt them.',
  'audit.handsDoNotFit': (s) =>
    `${s.number('count')} of the ${s.number('cards')} cards played were dealt to somebody else: the hands and the play are probably from two different boards.`,
  'audit.outOfTurn': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} when it is ${s.seat('expected')}’s turn.`,
  'audit.resultImpossible': (s) =>
    `${tricks(s.number('stated'))} for declarer can’t be right: declarer’s side has won ${s.number('won')}, and ${s.number('left')} ${s.number('left') === 1 ? 'is' : 'are'} left to play.`,
  'record.resultDiffers': (s) =>
    `The record states ${tricks(s.number('stated'))} for declarer; play and claim give ${s.number('played')}.`,
  'audit.resultNotWhole': (s) =>
    `The record gives ${tricks(s.number('declarers'))} to declarer’s side and ${s.number('defenders')} to the defenders, which does not add up to thirteen.`,
  'audit.claimNotAsListed': (s) =>
    `The claim says ${tricks(s.number('claimed'))} for declarer, the list of results ${s.number('stated')}.`,
  'audit.noTrickAtAll': (s) =>
    `According to the result, declarer took no trick at all in ${bid(s, 'contract')}: probably a slip.`,
  'audit.lastTrickCertain': (s) =>
    `The record states ${tricks(s.number('stated'))} for declarer, but only one side can win the last trick, and that makes ${s.number('sure')}.`,
  'audit.scoreDiffers': (s) => {
    const fits = s.has('fitsVulnerability')
      ? ` The stated score would fit ${vulnerable(s, 'fitsVulnerability')}.`
      : s.text('fitsTricks') !== ''
        ? ` The stated score would fit ${tricks(s.number('fitsTricks'))}.`
        : s.has('fitsOtherSide')
          ? ' The stated score would fit the other side.'
          : '';
    return `${row(s)}The record states a score of ${s.naming.score(s.number('stated'))} for declarer’s side; ${
      s.has('ifVulnerable')
        ? `contract and result give ${s.naming.score(s.number('computed'))}, or vulnerable ${s.naming.score(s.number('ifVulnerable'))}`
        : `contract, result and vulnerability give ${s.naming.score(s.number('computed'))}`
    }.${fits}`;
  },
  'audit.bothSidesDeclared': (s) =>
    `Both sides declared ${s.text('strain') === 'NT' ? 'notrump' : s.suit('strain')} and took ${s.number('total')} tricks together: ${result(s, 'result')}, and ${result(s, 'other')} at another table.`,
  'audit.farFromDoubleDummy': (s) =>
    `${row(s)}${s.seat('declarer')} took ${tricks(s.number('tricks'))}; with perfect play by all four (double dummy) it would be ${s.number('doubleDummy')}. Contract, declarer or result may have been entered wrongly.`,
  'audit.doubleDummyStated': (s) =>
    `The file’s ${s.text('tag')} does not fit the hands: ${s.number('count')} of ${s.number('of')} results differ. It gives ${s.seat('declarer')} ${tricks(s.number('stated'))} in ${s.text('strain') === 'NT' ? 'notrump' : s.suit('strain')}; when all four hands are seen and nobody errs, it is ${s.number('doubleDummy')}. It may belong to other hands.`,
  'audit.statedUnreadable': (s) =>
    `The file’s ${s.text('tag')} can’t be read, so it was not compared with the hands: ${s.text('text')}`,
  'audit.parStated': (s) =>
    `The file gives a par (OptimumScore) of ${s.naming.score(s.number('stated'))} for North–South; by double dummy, dealer and vulnerability it is ${s.naming.score(s.number('computed'))}.`,
  'audit.parContractStated': (s) =>
    `The file gives ${s.text('stated')} as par (ParContract); by double dummy ${s.has('tricks') ? `declarer takes ${tricks(s.number('tricks'))} there, ${s.naming.score(s.number('score'))} for North–South, and ` : ''}par is ${s.naming.score(s.number('computed'))} for North–South.`,
  'audit.twoGroups': (s) =>
    `The first ${s.number('before')} results average ${s.naming.score(s.number('meanBefore'))}, the last ${s.number('after')} ${s.naming.score(s.number('meanAfter'))}: the board may have been turned or dealt again in between.`,
  'audit.otherHandsThanField': (s) =>
    `The hands at this table are not those of the ${s.number('others')} tables that agree on this board${s.text('fits') === '' ? '' : `; they are those of board ${s.text('fits')}, so two boards may have been swapped`}.`,
  'audit.twoTablesOtherHands': (s) =>
    `The two tables that played this board had different hands${s.text('fits') === '' ? '' : `; those at this table are the hands of board ${s.text('fits')}`}. The records can’t tell which hands are right.`,
  'audit.fieldOfTwoHands': (s) =>
    `This board was played with two sets of hands: one at ${s.number('ofMore')} ${s.number('ofMore') === 1 ? 'table' : 'tables'} (${s.text('more')}), another at ${s.number('ofFewer')} (${s.text('fewer')})${s.text('fits') === '' ? '' : `, which is that of board ${s.text('fits')}`}. The records can’t tell which set is right; results are comparable only among tables with the same set.`,
  'audit.otherPlayThanField': (s) =>
    `The cards played at this table do not fit the hands with which ${s.number('others')} other ${s.number('others') === 1 ? 'table' : 'tables'} played this board${s.text('fits') === '' ? '' : `; they fit board ${s.text('fits')}, so two boards may have been swapped`}.`,
  'audit.otherLeadsThanField': (s) =>
    `At this table the leader was not dealt the card led; at ${s.number('others')} other tables the leader was. The card fits board ${s.text('fits')}, and the card led there fits this board: two boards may have been swapped.`,
  'audit.claimStatement': (s) =>
    `${s.seat('by')} claimed ${tricks(s.number('tricks'))} with a statement. People must judge whether every normal line agrees with it.`,
  'audit.resultMissing': (s) => `A result is missing here; ${s.number('others')} other tables have one.`,
  'audit.boardPlayedTwice': (s) =>
    `The same four players have two results on this board: ${result(s, 'before')}, and ${result(s, 'now')}.`,
  'audit.filesDisagree': (s) =>
    `Two files differ about these four players on this board: ${result(s, 'now')} here, ${result(s, 'before')} in ${s.text('otherFile')}.`,
  'audit.average': (s) => {
    const given = s.has('ns') && s.has('ew');
    const sides = given ? `: ${s.number('ns')}% for North–South, ${s.number('ew')}% for East–West` : '';
    return `${row(s)}In place of a result this table has an artificial adjusted score, “${s.text('stated')}”${sides}.`;
  },
  'audit.notPlayed': (s) => `${row(s)}This board was not played at this table.`,
  'audit.playedLate': (s) => `${row(s)}This board is entered as a late play: its result is still to come.`,
  'audit.pairMeetsItself': (s) =>
    s.has('number')
      ? `Pair ${s.text('number')} is entered on both sides of this result; in the rest of the session every pair has a number of its own.`
      : `The same two players are entered on both sides of the table: ${s.text('one')} and ${s.text('other')}.`,
  'audit.pairTwoResults': (s) =>
    `Pair ${s.text('number')} has two results on this board, against pair ${s.text('one')} and against pair ${s.text('other')}; no pair plays a board twice.`,
  'audit.pairsMeetTwice': (s) =>
    `Pairs ${s.text('one')} and ${s.text('other')} meet here, on board ${s.text('again')}, and also on board ${s.text('board')}; no other two pairs of the session meet twice. A pair may have been entered wrongly.`,
  'audit.adjustedWithoutRuling': () => 'The score was adjusted, but no ruling is recorded.',
  'audit.matterOpen': (s) =>
    `Attention was drawn to an irregularity, and a matter is still open: ${standingMatterIn(s, machines)}.`,
  'audit.questionOpen': (s) =>
    `Still to be answered by people: “${askedIn(s, questions)}”${aboutMatter(s, machines)}.`,
  'audit.markedRevokeNotSeen': (s) =>
    `The file marks the ${s.card('card')} of ${s.seat('seat')} as a revoke, but the cards don’t show one.`,
  'audit.markedLeadInTurn': (s) =>
    `The file marks the ${s.card('card')} of ${s.seat('seat')} as led out of turn, but it was that hand’s turn.`,
  'audit.mirror': (s) =>
    `${result(s, 'result')}: at ${s.number('alike')} of ${s.number('others')} other tables ${s.seat('declarer')} or partner took as many tricks in the same strain. The result may have been entered for the wrong side.`,
  'audit.lettersMixed': (s) => `The name “${s.text('word')}” mixes letters of two alphabets that look alike.`,
  'audit.file.dealersNotOfBoards': (s) =>
    `In this file the dealers do not fit the board numbers: ${DEALS(s)}.`,
  'audit.file.vulnerabilitiesNotOfBoards': (s) =>
    `In this file the vulnerability does not fit the board numbers: ${DEALS(s)}.`,
  'audit.file.resultsOfOtherBoards': (s) =>
    `In this file the list of results does not fit the boards: ${DEALS(s)}.`,
  'audit.file.dealersDiffer': (s) => `In this file auctions don’t begin with the dealer: ${DEALS(s)}.`,
  'audit.file.auctionsTurned': (s) =>
    `In this file dealer and auction are entered from the wrong seat; hands, declarer and play fit one another: ${DEALS(s)}.`,
  'audit.file.callsAfterEnd': (s) => `In this file passes follow after the auction has ended: ${DEALS(s)}.`,
  'audit.file.scoresDiffer': (s) =>
    `In this file the stated scores are not those of contract and result, but of another kind: ${DEALS(s)}.`,
  'audit.file.averages': (s) =>
    `In this file artificial adjusted scores stand in place of results: ${DEALS(s)}.`,
  'audit.file.notPlayed': (s) => `In this file boards are entered as not played: ${DEALS(s)}.`,
  'audit.file.playedLate': (s) => `In this file boards are entered as late plays: ${DEALS(s)}.`,
  'audit.file.pairsMeetThemselves': (s) =>
    `In this file the same two names are entered on both sides of the table: ${DEALS(s)}.`,
  'audit.file.boardsPlayedTwice': (s) =>
    `In this file the same four players have several results on one board: ${DEALS(s)}.`,
  'audit.file.leadsOfOtherHands': (s) =>
    `By the hands in ${s.text('handsIn')}, ${s.number('count')} of ${s.number('of')} opening leads in this file were not in the leader’s hand: those hands are probably from another session.`,
  'audit.file.leadSeatsDiffer': (s) =>
    `In this file the play section always names a seat that did not make the opening lead; the cards themselves fit: ${DEALS(s)}.`,
} as const satisfies Readonly<Record<string, Message>>;

/** What the list of findings is made of. */
export const auditList = {
  reportTitle: 'Session audit',
  same: ({ count, boards }: { count: number; boards: string }) =>
    `The same ${count} times in this file${boards === '' ? '' : ` (boards ${boards})`}.`,
  columns: ['Severity', 'Check', 'Place', 'Board', 'Finding', 'Laws'],
  severities: { error: 'Error', warning: 'Warning', review: 'To review', info: 'Note' },
  checks: {
    A01: 'Four hands of thirteen different cards',
    A02: 'Dealer and vulnerability of the board',
    A03: 'Auction and contract',
    A04: 'Declarer by the auction',
    A05: 'Opening lead',
    A06: 'Cards held and played in turn',
    A07: 'Failure to follow suit',
    A08: 'Penalty cards and lead restrictions',
    A09: 'Tricks, claims and result',
    A10: 'Score of contract and result',
    A11: 'Both sides declared the same strain',
    A12: 'Compared with double dummy',
    A13: 'Results in two groups',
    A14: 'Claims to review',
    A15: 'Missing, artificial or repeated results; a pair against itself',
    A16: 'Adjusted scores without a ruling',
    A17: 'Open matters',
    A18: 'Marks in the file that its cards contradict',
    A19: 'Results entered for the wrong side',
    A20: 'Letters of two alphabets',
    A21: 'Other cards than at the other tables',
    import: 'File problems',
  },
};
