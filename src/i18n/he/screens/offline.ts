/** Words about the pages themselves, in Hebrew. */

import type { offline as english } from '../../en/screens/offline.ts';
import { isolate } from '../../isolate.ts';
import type { Translated } from '../../translated.ts';

export const offline: Translated<typeof english> = {
  guide: 'מדריך',
  newVersion: {
    ready: `יש גרסה חדשה של ${isolate('Dealtrail')}.`,
    use: 'מעבר אליה עכשיו',
    later: 'אחר כך',
    others: 'דפים אחרים עדיין משתמשים בגרסה הישנה. יש לסגור אותם תחילה.',
  },
};
