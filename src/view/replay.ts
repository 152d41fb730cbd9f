/** What the screens draw: everything about one recorded deal, looked up by position. Data only; no law is applied here. */

import type { MachineDrawing } from '../../machines/index.ts';
import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import type { Comparison } from '../events/comparison.ts';
import type { DealRecord } from '../events/record.ts';
import type { Case, CaseId, MachineName } from '../laws/case.ts';
import type { Finding, Restriction } from '../laws/finding.ts';
import type { Edition } from '../lawbook/editions.ts';
import type { StandingPieces } from './lie.ts';
import type { Knowledge } from '../replay/knowledge.ts';
import type {
  Information,
  OpenOptions,
  OpenQuestion,
  PenaltyCardView,
  RevokeOutcome,
  RevokeView,
} from '../replay/view.ts';

/** What a player may use or may not, and while that held. */
export interface InformationShown extends Information {
  /** Number of the event it holds from, and until; null while it still holds. */
  readonly from: number;
  readonly until: number | null;
}

/** Everything the panels show of one position. */
export interface Moment {
  /** Number of events that have happened. */
  readonly at: number;
  readonly table: Table;
  /** What lies where, for whoever draws it. */
  readonly standing: StandingPieces;
  readonly findings: readonly Finding[];
  readonly cases: readonly Case[];
  /** Those that still ask something of somebody. */
  readonly open: readonly Case[];
  /** Those that there are only if a disputed fact is true. */
  readonly ifSo: ReadonlySet<CaseId>;
  readonly legal: Readonly<Partial<Record<Seat, readonly Card[]>>>;
  readonly options: readonly OpenOptions[];
  readonly restriction: Restriction | null;
  readonly waitsFor: Seat | null;
  readonly penaltyCards: readonly PenaltyCardView[];
  readonly revokes: readonly RevokeView[];
  readonly information: readonly InformationShown[];
  readonly questions: readonly OpenQuestion[];
  readonly result: RevokeOutcome | null;
  /** What is certain although not every card is remembered; null while every card is. */
  readonly knowledge: Knowledge | null;
  /** All tricks are played or settled by a claim. */
  readonly playOver: boolean;
}

export interface Replay {
  readonly record: DealRecord;
  readonly edition: Edition;
  /** Highest position: the number of events. */
  readonly last: number;
  /** All findings in order; `at` is the event that raised each. */
  readonly findings: readonly Finding[];
  /** What the session has of the other tables; null where the deal comes from none. */
  readonly known: Comparison | null;
  moment(at: number): Moment;
  table(at: number): Table;
  cases(at: number): readonly Case[];
  open(at: number): readonly Case[];
  machine(name: MachineName): MachineDrawing | null;
}

export { beginningOf as openedAt } from '../laws/case.ts';
export { livesOf, type Life, type LifeStage } from './lives.ts';
