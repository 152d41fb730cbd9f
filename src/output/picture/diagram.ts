/** The input of a picture of one position. Plain data, so that a baked replay can fill it without the Laws. */

import type { Call, Contract } from '../../domain/contract.ts';
import type { Deal } from '../../domain/deal.ts';
import type { BySeat, Seat } from '../../domain/seat.ts';
import type { StandingPieces } from '../../view/lie.ts';

export interface CallShown {
  /** Empty for a player who was passed over, as before a call out of rotation, and for one who has not called since his call was cancelled. */
  readonly call: Call | '';
  readonly alert: boolean;
  readonly explanation: string | null;
  /** The number of the event that made the call; -1 if there is none. */
  readonly at: number;
  /** The calls that its player took back for this one at the same turn, the first one first; absent if there are none. */
  readonly gone?: readonly Call[];
}

export interface Auction {
  readonly dealer: Seat;
  readonly calls: readonly CallShown[];
}

export interface Diagram {
  readonly title: string;
  readonly deal: Pick<Deal, 'board' | 'dealer' | 'vulnerable'>;
  readonly contract: Contract | null;
  readonly standing: StandingPieces;
  /** Null if the record has none. */
  readonly auction: Auction | null;
  /** The players, if they are to be shown. */
  readonly names: Partial<BySeat<string>>;
  /** The latest fact and its findings: separate sentences. */
  readonly news: readonly string[];
}
