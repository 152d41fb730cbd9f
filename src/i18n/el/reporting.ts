/** What a report of an audit says around its findings, in Greek. */

import type { reporting as english } from '../en/reporting.ts';
import type { Translated } from '../translated.ts';
import { count } from './count.ts';
import { roomName } from './rooms.ts';

export const reporting: Translated<typeof english> = {
  reasons: {
    EACCES: 'δεν επιτρέπεται η πρόσβαση',
    EPERM: 'δεν επιτρέπεται η πρόσβαση',
    EISDIR: 'είναι φάκελος',
    ENOENT: 'δεν υπάρχει',
    ELOOP: 'ο σύνδεσμός του οδηγεί στον εαυτό του',
    ENOTDIR: 'ένα μέρος της διαδρομής του δεν είναι φάκελος',
    EEXIST: 'ένα μέρος της διαδρομής του δεν είναι φάκελος',
    ENOSPC: 'ο δίσκος είναι γεμάτος',
    EFBIG: 'θα γινόταν μεγαλύτερο απ’ όσο επιτρέπεται',
    EDQUOT: 'τελείωσε ο χώρος αυτού του λογαριασμού',
    EROFS: 'εκείνος ο δίσκος μόνο διαβάζεται',
    EIO: 'ο δίσκος ανέφερε σφάλμα',
    EBUSY: 'το χρησιμοποιεί άλλο πρόγραμμα',
    ENAMETOOLONG: 'το όνομά του είναι πολύ μεγάλο',
    EMFILE: 'είναι ανοιχτά πάρα πολλά αρχεία μαζί',
    ERR_FS_FILE_TOO_LARGE: 'είναι πολύ μεγάλο',
    NOT_A_FILE: 'δεν είναι αρχείο',
    ARCHIVE:
      'το συμπιεσμένο αρχείο είναι κατεστραμμένο, προστατεύεται με κωδικό ή έχει συμπιεστεί με ασυνήθιστο τρόπο',
  },
  fileUnreadable: ({ reason }) => (reason === null ? 'Δεν διαβάζεται.' : `Δεν διαβάζεται: ${reason}.`),
  board: ({ board, room }) => (room === null ? `θήκη ${board}` : `θήκη ${board}, ${roomName(room)}`),
  summary: ({ files, deals, played, cards, findings }) =>
    `${count(files, 'αρχείο', 'αρχεία')}, ${count(deals, 'διανομή', 'διανομές')}, παίχτηκαν ${played}, ${count(cards, 'φύλλο', 'φύλλα')}, ${count(findings, 'εύρημα', 'ευρήματα')}`,
  notRead: ({ unread }) =>
    `${count(unread, 'αρχείο ή φάκελος δεν διαβάστηκε', 'αρχεία ή φάκελοι δεν διαβάστηκαν')}.`,
  leftAlone: ({ others, names }) =>
    `${count(others, 'αρχείο άλλου είδους δεν διαβάστηκε', 'αρχεία άλλου είδους δεν διαβάστηκαν')}: ${names}`,
  notesKept: ({ notes }) =>
    `${count(notes, 'σημείωση δεν φαίνεται', 'σημειώσεις δεν φαίνονται')} εδώ· όλες με --format csv.`,
};
