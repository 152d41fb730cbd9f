/** Law 9A: attention drawn to an irregularity, as far as later laws depend on it. 2017, 2007. */

import type { AttentionDrawn } from '../events/event.ts';

export interface Attention {
  /** The moment of play when attention was last drawn. */
  readonly at: string | null;
  /** The event by which a player other than dummy last drew attention; -1 while nobody has. */
  readonly drawnAt: number;
  /** Somebody had drawn attention before that. */
  readonly again: boolean;
  /** The director is still to be called (9B). */
  readonly waits: boolean;
  /** Somebody has said that there may have been a revoke. */
  readonly toRevoke: boolean;
  /** How attention was last drawn; null while nobody has drawn any. */
  readonly last: AttentionDrawn | null;
}
