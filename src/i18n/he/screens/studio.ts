/** Words of the screen that shares a deal, in Hebrew. */

import type { studio as english } from '../../en/screens/studio.ts';
import { isolate } from '../../isolate.ts';

export const studio: typeof english = {
  studio: {
    share: 'שיתוף',
    title: 'שיתוף החלוקה',
    close: 'סגירה',
    intro:
      'שימו את השחזור במאמר, או שמרו אותו כדף משלו. דבר אינו נשלח לשום מקום: מה שמעתיקים או שומרים מכיל את החלוקה עצמה.',
    look: 'מה מוצג',
    people: 'שמות השחקנים',
    peopleChoices: { none: 'מושמטים', initials: 'בראשי תיבות', full: 'במלואם' },
    notes: 'עם הערות, הצהרות והסברים',
    notesHint: 'אלה מילים חופשיות, וייתכן שהן מזכירות אנשים.',
    begin: 'מתחיל ב',
    beginChoices: { start: 'התחלה', irregularity: 'אי־הסדירות הראשונה', end: 'סוף' },
    beginHere: ({ moment }) => `הצעד שבו הייתם (${moment})`,
    caption: 'כיתוב',
    address: 'כתובת הדף באתר שלכם',
    addressHint:
      'המקום שבו תשימו את התיקייה שנשמרת למטה. התמונה והקישור מובילים לשם; עד שהיא ידועה עומדות במקומם מילים.',
    addressWrong: `זו אינה כתובת מלאה: היא מתחילה ב־${isolate('https://')} ואין בה ${isolate('?')} או ${isolate('#')}.`,
    preview: 'תצוגה מקדימה',
    previewWidth: 'רוחב התצוגה המקדימה',
    width: ({ width }) => `${width} פיקסלים`,
    element: 'רכיב',
    elementFor: 'לאתר שלכם: תגית אחת ותסריט אחד. היכן ששום תסריט אינו רץ, נשארים התמונה והקישור שבפנים.',
    frame: 'מסגרת',
    frameFor: `ל־${isolate('WordPress')} ולאתרים שאינם מריצים תסריטים שלכם: השחזור חי במסגרת משלו.`,
    image: 'תמונה וקישור',
    imageFor: 'לעלונים, לפורומים ולכל מקום שבו מוציאים תסריטים ומסגרות.',
    link: 'קישור',
    linkFor: 'פותח את השחזור לבדו ברגע שנבחר.',
    copy: 'העתקה',
    copied: 'הועתק.',
    copyFailed: 'הדפדפן אינו מרשה זאת: סמנו את הטקסט והעתיקו אותו בעצמכם.',
    length: ({ letters }) => `בקישור ${letters} תווים.`,
    long: ({ letters }) => `בקישור ${letters} תווים, ויש תוכנות שקוטעות קישור ארוך כל כך. דף משלו בטוח יותר.`,
    tooLong: ({ most }) =>
      `החלוקה אינה נכנסת לקישור של ${most} תווים. שמרו דף במקומו, וכתבו למעלה היכן הוא יהיה.`,
    noLink: 'אין קישור, כי החלוקה אינה נכנסת בו.',
    page: 'דף משלו',
    pageFor:
      'התרשים, המכרז, המשחק והממצאים כטקסט, התמונות, הנתונים והשחזור. הקובץ היחיד פועל מהדיסק, בלי רשת.',
    saveFolder: `שמירה כתיקייה (${isolate('.zip')})`,
    saveSingle: `שמירה כקובץ אחד (${isolate('.html')})`,
    saving: 'בהכנה…',
    saved: ({ name }) => `${isolate(name)} מוכן.`,
    failed: 'לא היה אפשר להכין אותו.',
    withoutReplay: 'הוכן בלי השחזור, כי לא היה אפשר לטעון את התוכנה שלו.',
  },
};
