/** Words of double dummy beside the replay, in Hebrew. */

import type { doubleDummy as english } from '../../en/screens/doubleDummy.ts';
import { tricks as counted } from '../count.ts';
import type { Translated } from '../../translated.ts';

export const doubleDummy: Translated<typeof english> = {
  doubleDummy: {
    title: 'דאבל דמי',
    hint: 'דאבל דמי, עצה בלבד: מה שווה כל קלף ביחס לחוזה. לקיחות שעוברות בגלל מחדל אינן נכללות.',
    shown: 'דאבל דמי מוצג: עצה בלבד',
    hidden: 'דאבל דמי אינו מוצג עוד',
    onlyOpen: 'דאבל דמי מוצג רק כשכל ארבע הידיים גלויות',
    asked: 'דאבל דמי: בחישוב',
    failed: 'לא היה אפשר לטעון את דאבל דמי',
    over: 'דאבל דמי: לא נשאר קלף לשחק',
    choice: 'לדאבל דמי אין תשובה כאן: קודם מישהו צריך לבחור',
    none: 'לדאבל דמי אין תשובה כאן',
    along: 'מתחת לציר הזמן, בדאבל דמי: כל הלקיחות של צד הכרוז; ▼ קלף שעלה לו לקיחה, ▲ קלף שעלה למגינים',
    cards: ({ seat }) => `דאבל דמי, עצה בלבד: ליד כל קלף של ${seat}, מה עושה צד הכרוז ביחס לחוזה`,
    card: ({ above }) =>
      `דאבל דמי ${above === 0 ? 'בדיוק החוזה' : above > 0 ? `${counted(above)} מעל החוזה` : `${counted(-above)} מתחת לחוזה`}`,
    tricks: ({ tricks }) => `דאבל דמי, עצה בלבד: צד הכרוז לוקח ${counted(tricks)}`,
    cost: ({ seat, tricks }) => `הקלף של ${seat} עלה ${counted(tricks)} בדאבל דמי`,
  },
};
