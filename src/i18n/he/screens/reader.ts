/** Words of the keys, the perspectives, the settings and the live region, in Hebrew. */

import type { reader as english } from '../../en/screens/reader.ts';
import { count } from '../count.ts';
import type { Translated } from '../../translated.ts';

export const reader: Translated<typeof english> = {
  help: {
    title: 'מקשים',
    close: 'סגירה',
    intro: 'הם פועלים בשחזור, אבל לא בזמן הקלדה בשדה.',
    rows: [
      ['← →', 'צעד אחורה, צעד קדימה'],
      ['Shift + ← →', 'לקיחה אחורה, לקיחה קדימה'],
      ['Home End, 0 $', 'התחלה, סוף'],
      [', .', 'אירוע אחורה, אירוע קדימה'],
      ['P N, [ ]', 'אי־הסדירות הקודמת, הבאה'],
      ['Space', 'הפעלה או השהיה'],
      ['F, Shift + F', 'סיבוב השולחן ב־90°, ב־180°'],
      ['V', 'שינוי: קלפיו של מי מוצגים'],
      ['D', 'הצגה או הסתרה של דאבל דמי, כשכל ארבע הידיים גלויות'],
      ['L O M I', 'אל החוקים, אפשרויות הבחירה, המצב, המידע'],
      ['1 … 6', 'בחירה בלוח אפשרויות הבחירה'],
      ['S', 'מה אומרים לשחקנים'],
      ['G', 'מעבר ללקיחה'],
      ['/', 'ברישום: אל השורה שבה מקלידים'],
      ['↑ ↓ ← →, Home End', 'ברישום, על קלף: אל קלף אחר ביד'],
      ['E R C X U', 'ברישום: משהו אחר, מחדל, תביעה, קלף שנלקח בחזרה, ביטול הרשומה האחרונה'],
      ['?', 'הרשימה הזאת'],
    ],
  },
  perspective: {
    label: 'תצוגה',
    open: 'כל ארבע הידיים',
    table: 'מה שראו ליד השולחן',
    declarer: 'הכרוז והדומם',
    seat: ({ seat }) => `רק ${seat}`,
  },
  settings: {
    title: 'הגדרות',
    language: 'שפה',
    languageFailed: 'לא היה אפשר לטעון את השפה האחרת; הדף נשאר בשפה הזאת.',
    letters: 'אותיות הקלפים',
    lettersAuto: ({ letters }) => `לפי השפה (${letters})`,
    seats: 'אותיות המושבים',
    ten: 'עשר',
    suits: 'צבעי הסדרות',
    suitChoices: { two: 'שניים', four: 'ארבעה', mono: 'שחור־לבן' },
    played: 'קלפים ששוחקו',
    playedChoices: { grey: 'באפור', hide: 'מוסרים', show: 'מוצגים' },
    theme: 'בהיר או כהה',
    themes: { auto: 'לפי המערכת', light: 'בהיר', dark: 'כהה' },
    keys: 'מקשים של אות אחת',
    edition: 'חוקי שנת',
    editionOfRecord: 'לפי הרישום',
  },
  announce: {
    wins: ({ seat }) => `${seat} זוכה בלקיחה`,
    atStart: 'תחילת החלוקה',
    /** Behind the news that an entry was taken back: that entry. */
    entryBefore: ({ entry }) => `היה רשום: ${entry}`,
    changesNothing: 'אין רשומה כזאת: דבר אינו משתנה.',
    noMark: 'אין אי־סדירות נוספת בכיוון הזה.',
    choices: ({ seat, options }) =>
      `ל${seat} ${count(options, 'אפשרות אחת', 'שתי אפשרויות', 'אפשרויות')} לבחירה`,
  },
};
