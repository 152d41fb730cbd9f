/** The program of the desk in one piece, loaded as soon as a stored deal is on screen. */

import '../../../ui/conflict/define.ts';
import '../../../ui/record-line/define.ts';

export { replayOf } from '../../../view/replayOf.ts';
export { DeskAccess } from './access.ts';
export { Desk, isLive } from './desk.ts';
export { keepForms } from './drafts.ts';
export { readingOf } from './following.ts';
