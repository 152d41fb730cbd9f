/** What the command line says, in English. */

import { commandLines } from '../phrases/commands.ts';
import { count } from './count.ts';

export const commandLine = {
  usage: [
    ...commandLines({
      endings: 'OUT ends in .json, .pbn, .lin, .url, .rbn, .xml, .dup, .bri or .dlm',
      bakedFor: 'for <deal-replay>',
      input: 'FILE and IN may be -, for standard input',
    }).map((line, index) => `${index === 0 ? 'usage:' : '      '} ${line}`),
    'exit code: 0 nothing found, 1 something found, 2 could not run',
  ].join('\n'),
  noSuchFile: ({ path }: { path: string }) => `dealtrail: no such file or folder: ${path}`,
  noRecords: ({ paths }: { paths: string }) => `dealtrail: no records found in ${paths}`,
  noCases: ({ paths }: { paths: string }) => `dealtrail: no case files found in ${paths}`,
  /** `last`: the last card of the record, as `t3.2`; null for none. */
  peopleWithheld: ({ option }: { option: string }) =>
    `The file also says who took part, or carries a seal: ${option} shows it.`,
  doubleDummy: 'Double dummy, advice only: declarer’s tricks',
  unknownMoment: ({ moment, last }: { moment: string; last: string | null }) =>
    `dealtrail: no such moment: ${moment}; write t3 for trick 3, t3.2 for its second card; ${last === null ? 'no card of the play is recorded' : `the record ends at ${last}`}`,
  /** `boards`: those there are, as a short list; empty for none. */
  noSuchDeal: ({ file, boards }: { file: string; boards: string }) =>
    `dealtrail: no such deal in ${file}${boards === '' ? '' : `; boards there: ${boards}`}`,
  alreadyThere: ({ file }: { file: string }) =>
    `dealtrail: several files are given, and ${file} exists already; name a new file to write`,
  isThere: ({ file }: { file: string }) =>
    `dealtrail: ${file} exists already; overwrite it with --force, or name another`,
  notANumber: ({ option, value }: { option: string; value: string }) =>
    `dealtrail: --${option} needs a whole number, 1 or more, not ${value}`,
  progress: (slots: { percent: number; files: number; of: number; rate: number; seconds: number }) =>
    `${slots.percent} %  ${slots.files} of ${slots.of} files  ${slots.rate} MB/s  ${slots.seconds} s left`,
  notUnderstood: ({ given }: { given: string }) => `dealtrail: not understood: ${given}`,
  strayOption: ({ option, command }: { option: string; command: string }) =>
    `dealtrail: ${command} has no option --${option}`,
  cannotRead: ({ file, reason }: { file: string; reason: string }) =>
    `dealtrail: ${file} can’t be read: ${reason}`,
  /** Why, by the system's code. */
  reasons: {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder',
    ENOENT: 'it does not exist',
    ELOOP: 'it is a link that leads back to itself',
    ENOTDIR: 'part of its path is not a folder',
    EEXIST: 'part of its path is not a folder',
    ENOSPC: 'the disk is full',
    EFBIG: 'it would be larger than is allowed',
    EDQUOT: 'this account has no space left',
    EROFS: 'that disk can only be read',
    EIO: 'the disk reported an error',
    EBUSY: 'another program is using it',
    ENAMETOOLONG: 'its name is too long',
    EMFILE: 'too many files are open at once',
    ERR_FS_FILE_TOO_LARGE: 'it is too large',
    NOT_A_FILE: 'it is not a file',
    ARCHIVE: 'the archive is damaged',
  },
  /** Of a file or a folder, which stands beside it; `reason` as above, null where it has no words. */
  fileUnreadable: ({ reason }: { reason: string | null }) =>
    reason === null ? 'It can’t be read.' : `It can’t be read: ${reason}.`,
  board: ({ board, room }: { board: string; room: string | null }) =>
    room === null ? `board ${board}` : `board ${board}, ${room} room`,
  summary: (slots: { files: number; deals: number; played: number; cards: number; findings: number }) =>
    [
      count(slots.files, 'file', 'files'),
      count(slots.deals, 'deal', 'deals'),
      `${slots.played} played`,
      count(slots.cards, 'card', 'cards'),
      count(slots.findings, 'finding', 'findings'),
    ].join(', '),
  /** Files, folders and entries of archives. */
  notRead: ({ unread }: { unread: number }) =>
    `${count(unread, 'file or folder', 'files or folders')} could not be read.`,
  /** Of the files below a folder or in an archive; `names`: the first of them. */
  leftAlone: ({ others, names }: { others: number; names: string }) =>
    `${count(others, 'file of another kind was', 'files of other kinds were')} left out: ${names}`,
  notesKept: ({ notes }: { notes: number }) =>
    `${count(notes, 'note is', 'notes are')} not shown here; --format csv lists them.`,
};
