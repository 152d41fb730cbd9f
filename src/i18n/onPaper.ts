/** What a printed frame says where it has no room for the whole deal. Apart from the words of the replay, since only frames need it. */

import type { Language } from './settings.ts';

/** For each language, the sentence under what there is room for. */
export const REST_OF_FRAME: Readonly<Record<Language, string>> = {
  en: 'The rest did not fit here: it is on the web page.',
  tr: 'Gerisi buraya sığmadı: tamamı web sayfasında.',
  el: 'Τα υπόλοιπα δεν χώρεσαν εδώ: βρίσκονται στην ιστοσελίδα.',
  he: 'השאר לא נכנס כאן: הוא נמצא בדף האינטרנט.',
};
