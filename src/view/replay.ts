/** The data for the screens: everything about one recorded deal, looked up by position. No law is applied here. */

import type { MachineDrawing } from '../../machines/index.ts';
import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import type { Comparison } from '../events/comparison.ts';
import type { Fact } from '../events/event.ts';
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

/** Information that a player may or may not use, and while that holds. */
export interface InformationShown extends Information {
  /** The numbers of the events from which and until which it holds; null while it still holds. */
  readonly from: number;
  readonly until: number | null;
}

/** Everything that the panels show at one position. */
export interface Moment {
  /** The number of events so far. */
  readonly at: number;
  readonly table: Table;
  /** Where the cards are, for drawing. */
  readonly standing: StandingPieces;
  readonly findings: readonly Finding[];
  readonly cases: readonly Case[];
  /** Those that still demand something of somebody. */
  readonly open: readonly Case[];
  /** Revokes that must be corrected although they are established (62C3, 62D1). */
  readonly dueCorrections: ReadonlySet<CaseId>;
  /** Those that exist only if a disputed fact is true. */
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
  /** What is certain in spite of forgotten cards; null without forgotten cards. */
  readonly knowledge: Knowledge | null;
  /** All tricks have been played, or settled by a claim. */
  readonly playOver: boolean;
}

export interface Replay {
  readonly record: DealRecord;
  readonly edition: Edition;
  /** The highest position: the number of events. */
  readonly last: number;
  /** All findings in order; `at` is the number of the event. */
  readonly findings: readonly Finding[];
  /** The results of the other tables, from the session; null if the deal is not from a session. */
  readonly known: Comparison | null;
  moment(at: number): Moment;
  table(at: number): Table;
  cases(at: number): readonly Case[];
  isOpen(at: number): (one: Case) => boolean;
  /** What a press on a card of that hand at the position records: a play, or the correction of a revoke (62A). */
  pressed(at: number, seat: Seat, card: Card): readonly Fact[];
  machine(name: MachineName): MachineDrawing | null;
}

export { beginningOf as openedAt } from '../laws/case.ts';
export { livesOf, type Life, type LifeStage } from './lives.ts';
