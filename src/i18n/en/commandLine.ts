/** What the command line says, in English. */

export const commandLine = {
  noSuchFile: ({ path }: { path: string }) => `dealtrail: no such file or folder: ${path}`,
  noRecords: ({ paths }: { paths: string }) => `dealtrail: no records found in ${paths}`,
  noCases: ({ paths }: { paths: string }) => `dealtrail: no case files found in ${paths}`,
  /** `last`: the last card of the record, as `t3.2`; null for none. */
  peopleWithheld: ({ option }: { option: string }) =>
    `The file also says who took part, or carries a seal: ${option} shows it.`,
  doubleDummy: 'Double dummy, advice only: declarer’s tricks',
  par: ({ score, contracts }: { score: string; contracts: string }) =>
    `Par: ${score} for North–South${contracts === '' ? ', passed out' : ` (${contracts})`}`,
  unknownMoment: ({ moment, last }: { moment: string; last: string | null }) =>
    `dealtrail: no such moment: ${moment}; write t3 for trick 3, t3.2 for its second card, or start or end; ${last === null ? 'no card of the play is recorded' : `the record ends at ${last}`}`,
  /** `boards`: those there are, as a short list; empty for none. */
  noSuchDeal: ({ file, boards }: { file: string; boards: string }) =>
    `dealtrail: no such deal in ${file}${boards === '' ? '' : `; boards there: ${boards}`}`,
  /** `board`: empty for a deal without a number; `deal`: counted from 0. */
  firstOfSeveral: ({ board, deal, file }: { board: string; deal: number; file: string }) =>
    `dealtrail: several deals fit; this is the first: ${board === '' ? '' : `board ${board}, `}--deal ${deal} of ${file}. Choose another with --board, --deal or --room`,
  alreadyThere: ({ file }: { file: string }) =>
    `dealtrail: several files are given, and ${file} exists already; name a new file to write`,
  isThere: ({ file }: { file: string }) =>
    `dealtrail: ${file} exists already; overwrite it with --force, or name another`,
  notANumber: ({ option, value }: { option: string; value: string }) =>
    `dealtrail: --${option} needs a whole number, 1 or more, not ${value}`,
  progress: (slots: { percent: number; files: number; of: number; rate: number; seconds: number }) =>
    `${slots.percent} %  ${slots.files} of ${slots.of} files  ${slots.rate} MB/s  ${slots.seconds} s left`,
  notUnderstood: ({ given }: { given: string }) => `dealtrail: not understood: ${given}`,
  /** `near`: what may be meant by a word that is misspelt; null for nothing. */
  unknownCommand: ({ command, near }: { command: string; near: string | null }) =>
    `dealtrail: there is no command ${command}${near === null ? '' : ` (did you mean ${near}?)`}`,
  strayOption: ({ option, command, near }: { option: string; command: string; near: string | null }) =>
    `dealtrail: ${command} has no option --${option}${near === null ? '' : ` (did you mean --${near}?)`}`,
  cannotRead: ({ file, reason }: { file: string; reason: string }) =>
    `dealtrail: ${file} can’t be read: ${reason}`,
  noPaperFile: ({ file }: { file: string }) =>
    `dealtrail: ${file} can’t be a paper; its name must end in .html or .txt, or in .json for the case without names`,
  caseWithoutNames:
    'dealtrail: the case is written as JSON only without names; add --anonymous, and leave out --paper',
  wordsInCasebook: ({ words, paper, bare }: { words: string; paper: string; bare: string }) =>
    `dealtrail: ${words} works only with ${paper} and without ${bare}`,
  noClaimPosition: 'dealtrail: nobody claims in this deal, so there is no claim position',
  withoutCheckpoint: ({ file }: { file: string }) =>
    `dealtrail: the seal of ${file} does not hold, so the paper bears no checkpoint`,
  howToType:
    'Type one fact on each line, such as “s4” for a card or “claim s 9” for a claim. “help” lists the words, “help claim” explains one. Ctrl+D ends.',
  saved: ({ facts, file }: { facts: number; file: string }) =>
    `Facts typed: ${facts}. The case is in ${file}.`,
  notSaved: ({ facts }: { facts: number }) =>
    `dealtrail: facts typed: ${facts}. They are saved nowhere; name a file after the case to keep them.`,
  /** Below a diagram of plain text, the signs that it has. */
  signPlayed: '( ) played',
  signWinning: '* wins the trick',
  signFaceUp: '[ ] lies face up',
};
