/** Words of the library and of the check of a file. */

import { count } from '../count.ts';

export const library = {
  product: 'Dealtrail',
  tagline:
    'For directors, committees and bridge writers: replay a deal card by card, and see which Law applies at each moment.',
  home: {
    open: 'Open a file…',
    paste: 'Paste text',
    drop: 'or drop a PBN, LIN, USEBIO, Bridgemate or case file anywhere on this page',
    examples: 'Examples',
    allCases: 'All cases',
    examplesIntro:
      'Made for testing: for each paragraph of the Laws, cases where it applies and cases where it does not.',
    firstSteps: {
      revoke: {
        title: 'A king ruffed while holding the ace',
        about:
          'Declarer revokes on the opening lead. See when the revoke is established, and why two tricks move.',
      },
      minor: {
        title: 'The five of spades is dropped',
        about: 'A minor penalty card, and what each defender may still play.',
      },
      outOfTurn: {
        title: 'A heart led out of turn',
        about: 'Declarer accepts or refuses, then chooses about partner’s lead.',
      },
      twoSuits: {
        title: 'Two cards exposed',
        about: 'Penalty cards in two suits: declarer has exactly six choices.',
      },
      tooSoon: {
        title: 'Played before partner',
        about: 'Declarer has four choices: what they are, and how long they last.',
      },
      claim: {
        title: 'A claim, and a trump forgotten',
        about: 'What becomes of the tricks, and what the director decides.',
      },
      corrected: {
        title: '“One of you must have a diamond”',
        about: 'A revoke corrected in time, and the penalty card it leaves.',
      },
      damage: {
        title: 'When one trick back is not enough',
        about: 'Three notrump, down two: one trick comes back, but the defence’s revoke cost more.',
      },
      lateFinding: {
        title: 'The queen of trumps did not follow suit',
        about: 'The revoking side wins a trick later: one trick moves, and that is enough.',
      },
    },
    cases: ({ law }: { law: string }) => `Law ${law}`,
    continue: 'Continue',
    noDeals: 'Your saved deals appear here.',
    storageHere: 'Your saved deals stay in this browser only.',
    about: 'What this is',
    aboutText: [
      'Dealtrail shows a deal as it was played, card by card. Illegal plays are recorded as they happened.',
      'Beside each card you see what the Laws say: the clause, why it applies, who may choose, and what follows from each choice.',
      'The program lists, explains and computes. People find the facts, judge what would have happened, and award the score.',
    ],
    search: 'Search',
    searchExamples: 'Search the examples',
    moreDeals: ({ more }: { more: number }) => `and ${more} more: search for them`,
    found: ({ found, all }: { found: number; all: number }) => `${found} of ${all}`,
    pasteLabel: 'PBN, LIN, a case file or a diagram as text',
    read: 'Read it',
    cancel: 'Cancel',
    loading: 'Reading…',
    readingFile: ({ name }: { name: string }) => `Reading ${name}…`,
    dealsSoFar: ({ deals }: { deals: number }) => `${count(deals, 'deal', 'deals')} so far`,
    failed: 'This could not be loaded.',
    fileGone: 'The page was reloaded. Open the file again.',
    damaged: 'This link is damaged or incomplete.',
    noExample: 'There is no such example.',
    remove: 'Remove',
    removeNamed: ({ title }: { title: string }) => `Remove ${title}`,
    backup: 'Save a copy of everything',
    groups: {
      deals: 'Whole deals',
      seeds: 'From course texts',
      pairs: 'Two laws at the same moment',
      hearings: 'Case files of committees',
      machines: 'Procedures, step by step',
      records: 'Records that contradict themselves',
      sessions: 'Files for the audit of a session',
    },
    caseFile: ({ number }: { number: string }) => (number === '' ? 'case file' : `case ${number}`),
    signed: 'signed',
    sealBroken: 'seal does not hold',
    frozen: 'frozen',
    live: 'being recorded',
    events: ({ events }: { events: number }) => count(events, 'event', 'events'),
    tooLarge: 'This file is too large to read here (more than 64 MB).',
    dropNow: 'Let go to open',
    pasted: 'pasted text',
  },
  check: {
    title: ({ name }: { name: string }) => `Check: ${name}`,
    understood: ({ deals }: { deals: number }) => `${count(deals, 'deal', 'deals')} found`,
    problems: ({ problems }: { problems: number }) =>
      problems === 0 ? 'Read without problems' : count(problems, 'problem', 'problems'),
    notes: ({ notes }: { notes: number }) => count(notes, 'note', 'notes'),
    pasteAnother: 'Go back and mend the text, or paste another one.',
    nothingYet: 'Nothing is saved until you accept.',
    here: 'Here already: open it',
    hereWithMore: 'More is recorded here: open it',
    accept: ({ deals }: { deals: number }) => (deals === 1 ? 'Accept this deal' : `Accept ${deals} deals`),
    acceptNew: ({ deals }: { deals: number }) =>
      deals === 1 ? 'Accept the new deal' : `Accept ${deals} new deals`,
    audit: 'Audit these deals',
    files: ({ files }: { files: number }) => count(files, 'file', 'files'),
    back: 'Back',
    none: 'No deal was found in this text.',
    line: ({ line }: { line: number }) => `line ${line}`,
    more: ({ more }: { more: number }) => `and ${more} more`,
    source: 'The text',
    truncated: ({ lines }: { lines: number }) => `The first ${lines} lines are shown.`,
    searchDeals: 'Search these deals',
    replay: 'Replay',
    cards: ({ cards }: { cards: number }) => count(cards, 'card played', 'cards played'),
    boardOf: ({ board }: { board: string }) => `Board ${board}`,
    noContract: 'no contract',
  },
};
