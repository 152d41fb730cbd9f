/** Words of the page that audits a session, in Hebrew. */

import type { audit as english } from '../../en/screens/audit.ts';
import { isolate } from '../../isolate.ts';
import { cards, count, deals, files, findings } from '../count.ts';
import { island } from '../quote.ts';
import { room } from '../room.ts';
import type { Translated } from '../../translated.ts';

const FORMATS = ['PBN', 'LIN', 'USEBIO', 'Bridgemate'].map(isolate).join(', ');

const written = new Intl.NumberFormat('he');
const number = (value: number): string => written.format(value);

export const audit: Translated<typeof english> = {
  auditPage: {
    title: 'ביקורת מושב',
    short: 'ביקורת מושב',
    intro:
      'כל חלוקה נבדקת מול החוקים ולגילוי סתירות: ידיים, מכרז, משחק, תביעות ותוצאות. מה שראוי לתשומת לב נרשם ברשימה, החמור ביותר תחילה; לחיצה על ממצא פותחת את החלוקה באותו רגע. הקבצים שלך אינם משתנים ואינם יוצאים מן המחשב הזה. רק הסימונים שלך נשמרים, בדפדפן הזה.',
    chooseFiles: 'בחירת קבצים…',
    chooseFolder: 'בחירת תיקייה…',
    drop: `או גרירה לכל מקום בדף: קבצים מכל סוג (${FORMATS}, קובצי מקרה), תיקייה שלהם או ארכיון ${isolate('(.zip, .tar, .gz)')}`,
    cancel: 'עצירה',
    progressLabel: 'החלק מן הקבצים שנקרא',
    reading: (slots) =>
      `קריאה: ${slots.read} מתוך ${files(slots.files)}, עד כה ${deals(slots.deals)}, ${findings(slots.findings)}.`,
    counts: (slots) =>
      `${files(slots.files)}${slots.unpacked === 0 ? '' : `, מהם בארכיונים: ${number(slots.unpacked)}`}, ${deals(slots.deals)}, מהן שוחקו: ${number(slots.played)}, ${cards(slots.cards)}.`,
    finished: ({ findings: found }) =>
      found === 0 ? 'הביקורת הסתיימה. לא נמצא דבר.' : `הביקורת הסתיימה: ${findings(found)}.`,
    stopped: ({ read, files: all }) => `נעצרה אחרי ${read} מתוך ${files(all)}. מה שנמצא עד אז מופיע ברשימה.`,
    failed: 'הביקורת נקטעה. מה שנמצא עד אז מופיע ברשימה.',
    noFiles: 'אי אפשר לקרוא כאן אף אחד מן הקבצים האלה.',
    leftAlone: ({ others }) =>
      `${count(others, 'קובץ אחד מסוג אחר לא נקרא', 'שני קבצים מסוג אחר לא נקראו', 'קבצים מסוג אחר לא נקראו')}.`,
    tooMany: ({ more }) =>
      `${count(more, 'ממצא נוסף אחד נספר ואינו ברשימה', 'שני ממצאים נוספים נספרו ואינם ברשימה', 'ממצאים נוספים נספרו ואינם ברשימה')}: היא הייתה נעשית ארוכה מדי.`,
    marksForgotten:
      'הדפדפן אינו שומר כאן דבר: הסימונים שלך קיימים רק כל עוד הדף פתוח. כדאי לשמור את הרשימה לפני היציאה.',
    marksDamaged: ({ marks }) =>
      marks === 1
        ? 'סימון שמור אחד אינו קריא. השאר מוצגים.'
        : `${marks} סימונים שמורים אינם קריאים. השאר מוצגים.`,
    notStored: 'עדיין לא נשמר',
    mark: 'סימון',
    markOf: ({ board, sentence }) => `סימון: ${board}. ${sentence}`,
    marks: {
      open: 'פתוח',
      fixed: 'תוקן',
      fine: 'תקין כמות שהוא',
      askPlayers: 'לשאול שחקנים',
      rulingNeeded: 'דרושה פסיקה',
      duplicate: 'ממצא כפול',
    },
    comment: 'הערה אישית',
    commentOf: ({ board }) => `הערה אישית: ${board}`,
    addComment: 'הוספת הערה',
    editComment: 'שינוי ההערה',
    keepComment: 'שמירה',
    dropComment: 'ביטול',
    commented: ({ board }) => `${board}: ההערה נשמרה.`,
    commentDraft: 'הערה שלא נשמרה',
    commentLeft: ({ board }) => `${board}: ההערה נשארה בשדה, אבל לא נשמרה.`,
    tableColumn: 'שולחן',
    everyTable: 'כל השולחנות',
    pair: 'זוג',
    everyPair: 'כל הזוגות',
    onlyBoard: ({ board }) => `רק בורד ${island(board)}`,
    finding: 'ממצא',
    boardColumn: 'בורד',
    everyMark: 'כל סימון',
    undo: 'ביטול הסימון האחרון',
    marked: ({ board, mark }) => `${board}: ${mark}.`,
    undone: 'הסימון האחרון בוטל.',
    overview: 'תרשימים: לפי בדיקה, לפי שולחן, בורדים מול שולחנות',
    grid: 'בורדים מול שולחנות',
    gridCell: ({ board, table, count: found }) => `בורד ${island(board)}, ${table}: ${findings(found)}`,
    gridHint: 'מקשי החיצים מובילים מתא לתא. לחיצה על תא, עמודה או שם מציגה את הממצאים שלהם.',
    gridLeft: (slots) =>
      `אינם מוצגים, עם פחות ממצאים: ${count(slots.boards, 'בורד אחד', 'שני בורדים', 'בורדים')} ${slots.tables === 1 || slots.tables === 2 ? 'ו' : 'ו־'}${count(slots.tables, 'שולחן אחד', 'שני שולחנות', 'שולחנות')}.`,
    byCheck: 'לפי בדיקה',
    byTable: 'לפי שולחן, מרובה השגיאות תחילה',
    moreTables: ({ more }) =>
      `${count(more, 'שולחן אחד נוסף אינו מופיע כאן', 'שני שולחנות נוספים אינם מופיעים כאן', 'שולחנות נוספים אינם מופיעים כאן')}.`,
    boards: 'בורדים',
    save: 'שמירת הרשימה:',
    saveCsv: `לגיליון אלקטרוני (${isolate('CSV')})`,
    saveHtml: `כדף (${isolate('HTML')})`,
    print: 'הדפסה',
    filters: 'מסננים',
    severity: 'חומרה',
    check: 'בדיקה',
    everyCheck: 'כל הבדיקות',
    checkChoice: ({ name, count: found }) => `${name} (${number(found)})`,
    search: 'בורד, קובץ או מילה',
    shown: ({ shown, all }) => (shown === all ? findings(all) : `${number(shown)} מתוך ${findings(all)}`),
    hidden: ({ hidden }) =>
      count(hidden, 'אחד מוסתר בידי המסננים', 'שניים מוסתרים בידי המסננים', 'מוסתרים בידי המסננים'),
    showEverything: 'הצגת הכול',
    nothingFound: 'לא נמצא דבר שראוי לתשומת לב.',
    nothingMatches: 'אין ממצא שמתאים למסננים.',
    listLabel: 'ממצאים, החמור ביותר תחילה; ממצאים חוזרים באותה חלוקה מופיעים בסוף',
    board: ({ board }) => `בורד ${island(board)}`,
    room: ({ room: name }) => room(name),
    table: ({ table }) => `שולחן ${island(table)}`,
    deal: ({ number: deal }) => `חלוקה ${deal}`,
    wholeFile: 'כל הקובץ',
    line: ({ file, line }) => (line === null ? isolate(file) : `${isolate(file)}, שורה ${line}`),
    trick: ({ trick }) => `לקיחה ${trick}`,
    law: ({ laws }) => `${laws.length === 1 ? 'חוק' : 'חוקים'} ${laws.map(isolate).join(', ')}`,
    noDeal: 'אי אפשר עוד לקרוא את החלוקה הזאת מן הקובץ שלה.',
    costTricks: ({ tricks }) => count(tricks, 'לקיחה אחת', 'שתי לקיחות', 'לקיחות'),
    costPoints: ({ points }) => (points === 1 ? 'נקודה אחת' : `${written.format(points)} נקודות`),
    done: ({ done, all }) => `טופלו ${written.format(done)} מתוך ${written.format(all)}`,
    markMany: 'סימון כל המוצגים:',
    markThese: ({ count: many }) => `לסמן את ${written.format(many)} אלה`,
    markedMany: ({ count: many }) => `סומנו: ${findings(many)}.`,
    doubleDummy: 'להשוות גם לדאבל דמי (לוקח זמן)',
    nextFinding: 'הממצא הבא',
    previousFinding: 'הממצא הקודם',
    reloaded: 'הדף נטען מחדש. קובצי הביקורת כבר אינם פתוחים. יש לבחור אותם שוב: הסימונים שלך עדיין יהיו שם.',
    keys: [
      ['J', 'הממצא הבא'],
      ['K', 'הממצא הקודם'],
      ['Enter', 'שחזור החלוקה באותו רגע'],
      ['Esc', 'חזרה לרשימה'],
      ['1 … 5, 0', 'סימון, ביטול סימון'],
      ['N', 'הערה'],
      ['C', 'השוואת תוצאות הבורד'],
      ['U', 'ביטול הפעולה האחרונה'],
    ],
  },
};
