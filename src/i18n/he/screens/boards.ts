/** Words of the page that holds the results of a session against one another, in Hebrew. */

import type { boards as english } from '../../en/screens/boards.ts';
import { isolate } from '../../isolate.ts';
import { count } from '../count.ts';
import { island } from '../quote.ts';
import type { Translated } from '../../translated.ts';

const results = (number: number): string => count(number, 'תוצאה אחת', 'שתי תוצאות', 'תוצאות');

export const boards: Translated<typeof english> = {
  boardsPage: {
    title: 'תוצאות לפי בורד',
    open: ({ boards: number, results: played }) =>
      `תוצאות לפי בורד: ${count(number, 'בורד אחד', 'שני בורדים', 'בורדים')}, ${results(played)}`,
    compare: ({ results: played }) => `השוואת ${played} התוצאות של הבורד הזה`,
    none: 'המושב הזה כבר אינו פתוח. כדי לראות את תוצאותיו יש לבחור שוב את הקבצים שלו.',
    uncompared: ({ more }) =>
      `${count(more, 'תוצאה נוספת אחת לא הושוותה', 'שתי תוצאות נוספות לא הושוו', 'תוצאות נוספות לא הושוו')}: יש יותר מדי לדפדפן.`,
    boardTitle: ({ board, results: played }) => `בורד ${island(board)}: ${results(played)}`,
    before: ({ board }) => `בורד ${island(board)}`,
    after: ({ board }) => `בורד ${island(board)}`,
    allBoards: 'כל הבורדים',
    scoring: 'שיטת הניקוד',
    scorings: {
      matchpoints: 'טופ–בוטום',
      imps: `${isolate('IMP')} מול הממוצע (באטלר)`,
      crossImps: `${isolate('IMP')} מול כל השולחנות, בממוצע`,
    },
    units: { matchpoints: isolate('MP'), imps: isolate('IMP'), crossImps: isolate('IMP') },
    results: 'תוצאות, הטובה ביותר לצפון–דרום תחילה',
    contract: 'חוזה',
    by: 'כרוז',
    lead: 'הובלה',
    tricks: 'לקיחות',
    score: 'ניקוד צ–ד',
    percent: '%',
    table: 'שולחן',
    northSouth: 'צפון–דרום',
    eastWest: 'מזרח–מערב',
    remark: 'הערה',
    passedOut: 'ארבעה פאסים',
    noResult: 'אין תוצאה',
    odd: {
      onlySide: 'היחידה מן הצד הזה',
      onlyStrain: 'היחידה בסדרה הזאת',
      tricksApart: 'שלוש לקיחות או יותר מן האחרות',
      onlyPlus: 'היחידה בסימן הזה',
    },
    frequencies: 'שכיחויות',
    times: 'פעמים',
    board: 'בורד',
    resultCount: 'תוצאות',
    usual: 'השכיח ביותר',
    best: 'הטוב לצ–ד',
    worst: 'הגרוע לצ–ד',
    findings: 'ממצאים',
    standsOut: 'חריגות',
    everyFrequency: 'שכיחויות של כל הבורדים',
    moreBoards: ({ more }) => `הצגת עוד ${more}`,
    standings: 'זוגות',
    rank: 'מקום',
    pair: 'זוג',
    boards: 'בורדים',
    total: 'סך הכול',
    matches: 'מפגשים',
    match: 'מפגש',
    imps: isolate('IMP'),
    victoryPoints: isolate('VP'),
    wholePoints: `${isolate('VP')} שלמים`,
    scales:
      'נקודות ניצחון לפי הסולמות של ההתאגדות העולמית לברידג׳ משנת 2013: הסולם הרציף, והסולם המודפס בנקודות שלמות כשיש בו טור למספר הבורדים.',
    pairNumbered: ({ number, side }) =>
      side === '' ? `זוג ${island(number)}` : `זוג ${island(number)} ${side}`,
    unknownPair: 'ללא שם',
    openRoomTeam: ({ pair }) => `הקבוצה של ${island(pair)}`,
    print: 'הדפסה',
  },
};
