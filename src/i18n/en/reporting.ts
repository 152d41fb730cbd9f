/** What a report of an audit says around its findings. */

import { count } from './count.ts';

export const reporting = {
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
    ARCHIVE: 'the archive is damaged, has a password, or is packed in an unusual way',
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
