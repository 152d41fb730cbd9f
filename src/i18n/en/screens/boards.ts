/** Words of the page that holds the results of a session against one another, board by board. */

import { count } from '../count.ts';

export const boards = {
  boardsPage: {
    title: 'Results by board',
    open: ({ boards: number, results }: { boards: number; results: number }) =>
      `Results by board: ${count(number, 'board', 'boards')}, ${count(results, 'result', 'results')}`,
    compare: ({ results }: { results: number }) => `Compare the ${results} results of this board`,
    none: 'This session is no longer open. Choose its files again to see its results.',
    uncompared: ({ more }: { more: number }) =>
      `${count(more, 'more result is', 'more results are')} not compared: there are too many for a browser.`,
    boardTitle: ({ board, results }: { board: string; results: number }) =>
      `Board ${board}: ${count(results, 'result', 'results')}`,
    before: ({ board }: { board: string }) => `Board ${board}`,
    after: ({ board }: { board: string }) => `Board ${board}`,
    allBoards: 'All boards',
    scoring: 'Scored by',
    scorings: {
      matchpoints: 'match points',
      imps: 'IMPs against the datum (Butler)',
      crossImps: 'cross-IMPs, averaged',
    },
    units: { matchpoints: 'MP', imps: 'IMPs', crossImps: 'IMPs' },
    results: 'Results, best for North–South first',
    contract: 'Contract',
    by: 'By',
    lead: 'Lead',
    tricks: 'Tricks',
    score: 'Score N–S',
    percent: '%',
    table: 'Table',
    northSouth: 'North–South',
    eastWest: 'East–West',
    remark: 'Remark',
    passedOut: 'passed out',
    noResult: 'no result',
    odd: {
      onlySide: 'only one from this side',
      onlyStrain: 'only one in this strain',
      tricksApart: 'three or more tricks from the others',
      onlyPlus: 'only one with this sign',
    },
    frequencies: 'Frequencies',
    times: 'Times',
    board: 'Board',
    resultCount: 'Results',
    usual: 'Most often',
    best: 'Best N–S',
    worst: 'Worst N–S',
    findings: 'Findings',
    standsOut: 'Stand out',
    everyFrequency: 'Frequencies of all boards',
    moreBoards: ({ more }: { more: number }) => `Show ${more} more`,
    standings: 'Pairs',
    rank: 'Rank',
    pair: 'Pair',
    boards: 'Boards',
    total: 'Total',
    matches: 'Matches',
    match: 'Match',
    imps: 'IMPs',
    victoryPoints: 'VP',
    wholePoints: 'VP, whole',
    scales:
      'Victory points by the World Bridge Federation’s scales of 2013: the continuous one, and the printed one in whole points where it has a column for the number of boards.',
    pairNumbered: ({ number, side }: { number: string; side: string }) =>
      side === '' ? `Pair ${number}` : `Pair ${number} ${side}`,
    unknownPair: 'unnamed',
    openRoomTeam: ({ pair }: { pair: string }) => `the team of ${pair}`,
    print: 'Print',
  },
};
