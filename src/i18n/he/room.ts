/** The two rooms of a team match; any other name as the record has it. */

import { island } from './quote.ts';

const ROOM: Readonly<Record<string, string>> = {
  open: 'חדר פתוח',
  closed: 'חדר סגור',
};

/** The room's name in Hebrew; `חדר` and its own name for any other room. */
export const room = (name: string): string => ROOM[name.toLowerCase()] ?? `חדר ${island(name)}`;
