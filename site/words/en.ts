import type { SiteWords } from '../siteWords.ts';

export const en: SiteWords = {
  skip: 'Skip to the text',
  pagesOf: 'Pages',
  languages: 'Languages',
  workshop: 'Open the workshop',
  before: 'Previous',
  after: 'Next',
  notTranslated: 'This page is not translated yet. Here it is in English.',
  dealAsText: 'The whole deal as text',
  openInWorkshop: 'Open in the workshop',
  terminal: 'Terminal',
  code: 'Text of a file',
  table: 'Table',
  endsWith: (code) => `It ends with exit code ${code}.`,
  copyright:
    'The Laws of Duplicate Bridge are the copyright of the World Bridge Federation. These pages use clause numbers and our own words; the full text is in the law book.',
  pages: {
    start: {
      short: 'Start',
      title: 'See what the Laws say, card by card',
      intro:
        'Dealtrail replays a bridge deal event by event, legal or not. Beside each card it shows which law applied, to whom, and for how long.',
    },
    embed: {
      short: 'Embed a deal',
      title: 'Put a deal into an article',
      intro:
        'Use one tag, a frame or a picture. Readers step through the deal inside your article, and see its picture where no script runs.',
    },
    audit: {
      short: 'Audit a session',
      title: 'Check a session after it was played',
      intro:
        'Give Dealtrail the files of a session. It lists what can’t be right, where somebody broke a law, and what only looks odd.',
    },
    record: {
      short: 'Record a deal',
      title: 'Record what happened',
      intro:
        'A director records a deal card by card, and also what else happened, with a press or with one typed line. The browser stores every entry at once.',
    },
    hearing: {
      short: 'Hold a hearing',
      title: 'From “Director!” to a signed decision',
      intro:
        'A committee, a reviewer or a director works with the case file: what happened, who says so, and what the Laws say. In the end everybody signs the decision, and it is frozen and printed.',
    },
    organisation: {
      short: 'Set the regulations',
      title: 'The regulations of an organisation, in a file',
      intro:
        'The Laws leave deposits, time limits, consent, sanctions, penalties and rounding to the organiser. A settings file contains them, each number with its source.',
    },
    case: {
      short: 'Write a case',
      title: 'Write down what happened at a table',
      intro:
        'A case is one text file: the deal, the events in the order of time, and what must be true after each of them. You need no programming to write one.',
    },
    laws: {
      short: 'Read the laws',
      title: 'What the program decides, and what it asks',
      intro:
        'The list of clauses says how each one is decided: from the record, from the record after somebody has answered a question, or by people only.',
    },
    formats: {
      short: 'File formats',
      title: 'What each file format carries, and what it loses',
      intro:
        'Most formats were made for legal deals. Dealtrail reads many formats, writes most of these, and lists item by item what a format can’t carry.',
    },
  },
  grammar: {
    word: 'Word',
    records: 'What it records',
    follows: 'What you type after it',
    holds: 'What it may hold',
  },
  questions: { asked: 'Question', matters: 'Why it matters' },
  clauses: { decided: 'How it is decided', count: 'Clauses' },
  losses: {
    what: 'What',
    carried: 'carried',
    kept: 'for Dealtrail only',
    lost: 'lost',
    targets: {
      case: 'Case (.json)',
      pbn: 'PBN',
      lin: 'LIN',
      bbo: 'Viewer link',
      rbn: 'RBN',
      usebio: 'USEBIO',
      dup: 'DUP',
      bri: 'BRI',
      dlm: 'DLM',
    },
    things: {
      hands: 'the four hands, dealer and vulnerability',
      facts: 'what else happened: exposed cards, choices, claims, rulings',
      unknownCard: 'cards that nobody remembers',
      cardNotStanding: 'cards that were taken back',
      playManner: 'how a card was led or played',
      witness: 'who vouches for a fact',
      cardNote: 'notes beside cards',
      callRemark: 'alerts and explanations',
      callsSkipped: 'a player whose turn was skipped in the auction',
      claimant: 'who claimed',
      claimStatement: 'the claim statement',
      acceptedLead: 'a lead out of turn that was accepted',
      revokeMark: 'the mark of a revoke',
      play: 'the play',
      auction: 'the auction',
      contract: 'the contract',
      statedResult: 'the stated result',
      title: 'the title',
      event: 'the event',
      session: 'the session',
      table: 'the table',
      room: 'the room',
      scoring: 'the form of scoring',
      names: 'players’ names',
      edition: 'the edition of the Laws',
      elections: 'what the regulating authority decided',
      notes: 'notes on the deal',
      board: 'the board number',
      unknownHand: 'that a hand is unknown',
      mark: 'bookmarks',
      check: 'checks of what must be true',
    },
  },
};
