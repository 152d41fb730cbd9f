/** The choices at a position, with what the director explained and what was chosen. Pure. */

import type { Seat } from '../../domain/seat.ts';
import { partnerOf } from '../../domain/seat.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Clause } from '../../laws/finding.ts';
import { openedAt, type Moment, type OpenOptions, type PenaltyCardShown, type Replay } from '../replay.ts';

export interface ChoiceRow {
  readonly option: Option;
  readonly open: boolean;
  /** Number of the event that chose it; null when it was not chosen. */
  readonly chosenAt: number | null;
  /** Null when the director explained nothing. */
  readonly explained: boolean | null;
}

export interface ChoiceGroup {
  readonly by: Seat;
  readonly law: Clause;
  readonly rows: readonly ChoiceRow[];
  /** The position at which these choices were open. */
  readonly at: number;
  readonly openedAt: number;
}

/**
 * The choices open now; just after one was made, those that were open then, with the one taken marked. What the director
 * explained since the case began stands beside what was on offer.
 */
export function choiceGroups(replay: Replay, moment: Moment): readonly ChoiceGroup[] {
  const last = replay.record.events[moment.at - 1];
  const justChosen = last?.type === 'ChoiceMade';
  const at = justChosen ? moment.at - 1 : moment.at;
  const then = justChosen ? replay.moment(at) : moment;
  return then.options.map((open) =>
    group(replay, open, at, justChosen && last.by === open.by ? last.option : null, moment.at),
  );
}

function group(
  replay: Replay,
  open: OpenOptions,
  at: number,
  taken: Option | null,
  now: number,
): ChoiceGroup {
  const explained = explainedTo(replay, open, now);
  const options = [...open.of];
  for (const extra of explained ?? []) if (!options.includes(extra)) options.push(extra);
  if (taken !== null && !options.includes(taken)) options.push(taken);
  return {
    by: open.by,
    law: open.law,
    at,
    openedAt: openedAt(open.case),
    rows: options.map((option) => ({
      option,
      open: open.of.includes(option),
      chosenAt: option === taken ? at : null,
      explained: explained === null ? null : explained.includes(option),
    })),
  };
}

function explainedTo(replay: Replay, open: OpenOptions, now: number): readonly Option[] | null {
  for (let event = now - 1; event >= openedAt(open.case) && event >= 0; event--) {
    const fact = replay.record.events[event];
    if (fact?.type === 'OptionsExplained' && fact.to === open.by) return fact.options;
  }
  return null;
}

/** Findings that take a choice away, and whose sentence says why. */
const CLOSING =
  /^(?:leadOutOfTurn\.(?:lastTrick|wasTold)|openingLead\.(?:dummySeen|byDeclaringSide)|prematurePlay\.exempt\.|rectification\.forfeited|penaltyCard\.otherCardStands|leadRestriction\.notOnOffer)/;

export function closesChoice(key: string): boolean {
  return CLOSING.test(key);
}

/** Minor penalty cards whose owner’s partner is on lead: why declarer has no choice there. */
export function minorWithoutChoice(moment: Moment): readonly PenaltyCardShown[] {
  const { turn } = moment.table;
  if (turn === null || moment.options.length > 0) return [];
  return moment.penaltyCards.filter(({ kind, owner }) => kind === 'minor' && partnerOf(owner) === turn);
}
