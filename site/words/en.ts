import type { SiteWords } from '../words.ts';

export const en: SiteWords = {
  skip: 'To the text',
  pagesOf: 'Pages',
  languages: 'Languages',
  workshop: 'Open the workshop',
  before: 'Before',
  after: 'Next',
  notTranslated: 'This page has not been translated yet; it follows in English.',
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
        'Dealtrail replays a bridge deal event by event, legal or not, and shows beside each card which law applied, to whom, and for how long.',
    },
    embed: {
      short: 'Embed a deal',
      title: 'Put a deal into an article',
      intro:
        'One tag, a frame or a picture: readers step through the deal inside your article, and still see it where no script runs.',
    },
    audit: {
      short: 'Audit a session',
      title: 'Check a session after it was played',
      intro:
        'Give Dealtrail the files of a session. It lists what can’t be right, where the Laws were broken, and what only looks odd.',
    },
    record: {
      short: 'Record a deal',
      title: 'Record what happened',
      intro:
        'A director records a deal card by card and says what else happened: with a press or with one typed line. Every entry is stored at once and none is lost.',
    },
    hearing: {
      short: 'Hold a hearing',
      title: 'From “Director!” to a signed decision',
      intro:
        'The case file before a committee, a reviewer or a director: what happened, who says so, what the Laws say, the decision on paper, signed by everybody and frozen.',
    },
    organisation: {
      short: 'Set the regulations',
      title: 'The regulations of an organisation, in a file',
      intro:
        'Deposits, time limits, consent, sanctions, penalties, rounding: a settings file holds what the Laws leave to whoever organises, each number with its source.',
    },
    case: {
      short: 'Write a case',
      title: 'Write down what happened at a table',
      intro:
        'A case is one text file: the deal, what happened, in order, and what must be true along the way. You can write one without programming.',
    },
    laws: {
      short: 'Read the laws',
      title: 'What the program decides, and what it asks',
      intro:
        'Every clause has a number, a short label of our own and a way it is decided: from the record, once somebody has answered, or by people only.',
    },
    formats: {
      short: 'File formats',
      title: 'What each file format carries, and what it loses',
      intro:
        'Most formats were made for legal deals. Dealtrail reads them all, writes most of them, and lists item by item what did not fit.',
    },
  },
  grammar: {
    word: 'Word',
    records: 'What it records',
    follows: 'What follows it',
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
      unknownCard: 'cards nobody remembers',
      cardNotStanding: 'cards taken back',
      playManner: 'how a card was led or played',
      witness: 'who vouches for a fact',
      cardNote: 'notes beside cards',
      callRemark: 'alerts and explanations',
      callsSkipped: 'a player skipped in the auction',
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
