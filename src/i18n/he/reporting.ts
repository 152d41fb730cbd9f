/** What a report of an audit says around its findings, in Hebrew. */

import type { reporting as english } from '../en/reporting.ts';
import type { Translated } from '../translated.ts';
import { cards, count, deals, files, findings } from './count.ts';
import { island } from './quote.ts';
import { room as roomOf } from './room.ts';

export const reporting: Translated<typeof english> = {
  reasons: {
    EACCES: 'אין הרשאה',
    EPERM: 'אין הרשאה',
    EISDIR: 'זו תיקייה',
    ENOENT: 'הוא אינו קיים',
    ELOOP: 'הקישור שלו מוביל אל עצמו',
    ENOTDIR: 'חלק מהנתיב שלו אינו תיקייה',
    EEXIST: 'חלק מהנתיב שלו אינו תיקייה',
    ENOSPC: 'הדיסק מלא',
    EFBIG: 'הוא היה גדול מן המותר',
    EDQUOT: 'לא נותר מקום לחשבון הזה',
    EROFS: 'הדיסק לקריאה בלבד',
    EIO: 'הדיסק דיווח על שגיאה',
    EBUSY: 'תוכנה אחרת משתמשת בו',
    ENAMETOOLONG: 'שמו ארוך מדי',
    EMFILE: 'יותר מדי קבצים פתוחים בבת אחת',
    ERR_FS_FILE_TOO_LARGE: 'הוא גדול מדי',
    NOT_A_FILE: 'זה אינו קובץ',
    ARCHIVE: 'הארכיון פגום, מוגן בסיסמה או דחוס בדרך לא רגילה',
  },
  fileUnreadable: ({ reason }) =>
    reason === null ? 'לא ניתן לקרוא אותו.' : `לא ניתן לקרוא אותו: ${reason}.`,
  board: ({ board, room }) =>
    room === null ? `בורד ${island(board)}` : `בורד ${island(board)}, ${roomOf(room)}`,
  summary: (slots) =>
    `${files(slots.files)}, ${deals(slots.deals)}, מהן שוחקו: ${slots.played}, ${cards(slots.cards)}, ${findings(slots.findings)}`,
  notRead: ({ unread }) =>
    `לא היה אפשר לקרוא ${count(unread, 'קובץ אחד או תיקייה אחת', 'שני קבצים או תיקיות', 'קבצים או תיקיות')}.`,
  leftAlone: ({ others, names }) =>
    `${count(others, 'קובץ אחד מסוג אחר לא נקרא', 'שני קבצים מסוג אחר לא נקראו', 'קבצים מסוג אחר לא נקראו')}: ${island(names)}`,
  notesKept: ({ notes }) =>
    `${notes === 1 ? 'הערה אחת אינה מוצגת' : `${notes} הערות אינן מוצגות`} כאן; ‎--format csv‎ מפרט אותן.`,
};
