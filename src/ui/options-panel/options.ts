/** The choices at a position, with what the director explained and what was chosen. Pure. */

import type { OpenOptions, PenaltyCardView } from '../../replay/view.ts';
import { isCard } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { partnerOf } from '../../domain/seat.ts';
import type { FactOf } from '../../events/event.ts';
import type { Case } from '../../laws/case.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Clause } from '../../laws/finding.ts';
import type { Hidden } from '../../i18n/sentence.ts';
import { openedAt, type Moment, type Replay } from '../../view/replay.ts';

export interface ChoiceRow {
  readonly option: Option;
  readonly open: boolean;
  /** The number of the event that chose it; null if it was not chosen. */
  readonly chosenAt: number | null;
  /** Null if the director explained nothing. */
  readonly explained: boolean | null;
}

export interface ChoiceGroup {
  readonly by: Seat;
  readonly law: Clause;
  readonly rows: readonly ChoiceRow[];
  /** The position at which these choices were open. */
  readonly at: number;
  /** The lifecycle that offers them. */
  readonly about: Case | null;
}

/**
 * The choices open now; just after one was made, behind them those that were open then, with the one taken marked. What the director
 * explained since the case began is shown beside what was on offer. `hidden`: the cards that this view may not see; no choice names them.
 */
export function choiceGroups(
  replay: Replay,
  moment: Moment,
  hidden: Hidden = () => false,
): readonly ChoiceGroup[] {
  const last = replay.record.events[moment.at - 1];
  const now = moment.options.map((open) => group(replay, moment, open, null, moment.at));
  // Open choices are shown in their present state.
  const isOpen = ({ about, by }: ChoiceGroup): boolean =>
    moment.options.some((open) => open.case === about?.id && open.by === by);
  const then =
    last?.type === 'ChoiceMade'
      ? groupsOfChoice(replay, moment.at - 1, last).filter((one) => !isOpen(one))
      : [];
  // What must be chosen now comes first: on a phone the rest is below the edge of the card.
  return [...now, ...then]
    .map((one) => ({ ...one, rows: one.rows.filter(({ option }) => !names(option, hidden)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The choices that were open when one was made, with the chosen one marked. */
function groupsOfChoice(
  replay: Replay,
  event: number,
  { by, option }: FactOf<'ChoiceMade'>,
): readonly ChoiceGroup[] {
  const then = replay.moment(event);
  return then.options.map((open) => group(replay, then, open, open.by === by ? option : null, event + 1));
}

function names(option: Option, hidden: Hidden): boolean {
  const [, value] = option.split(':');
  return isCard(value) && hidden(value);
}

function group(
  replay: Replay,
  then: Moment,
  open: OpenOptions,
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
    at: then.at,
    about: then.cases.find(({ id }) => id === open.case) ?? null,
    rows: options.map((option) => ({
      option,
      open: open.of.includes(option),
      chosenAt: option === taken ? then.at : null,
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

/** The difference between the explained and the offered choices; null without an explanation. */
export interface Explanation {
  readonly missing: readonly Option[];
  readonly extra: readonly Option[];
}

/**
 * Which open options the director did not explain, and which explained ones are not open. Null when the
 * director explained nothing.
 */
export function explanationOf({ rows }: ChoiceGroup): Explanation | null {
  if (rows.every(({ explained }) => explained === null)) return null;
  const options = (wanted: (row: ChoiceRow) => boolean): Option[] =>
    rows.filter(wanted).map(({ option }) => option);
  return {
    missing: options(({ open, explained }) => open && explained === false),
    extra: options(({ open, explained }) => !open && explained === true),
  };
}

/** Rows that differ only in the suit named, drawn as one row with a suit to pick; every other row alone. */
export function inSets(rows: readonly ChoiceRow[]): readonly (readonly ChoiceRow[])[] {
  const sets: ChoiceRow[][] = [];
  for (const row of rows) {
    const kind = kindWithSuit(row.option);
    const last = sets.at(-1);
    if (kind !== null && last?.[0] !== undefined && kindWithSuit(last[0].option) === kind) last.push(row);
    else sets.push([row]);
  }
  return sets;
}

/** Whether the option requires or forbids the lead of a suit; null for any other option. */
export function kindWithSuit(option: Option): 'play' | 'notPlay' | null {
  if (option.startsWith('play:')) return 'play';
  return option.startsWith('notPlay:') ? 'notPlay' : null;
}

/** A choice made before this position, for the list of choices. */
export interface ChoiceBefore {
  readonly event: number;
  readonly by: Seat;
  readonly option: Option;
  readonly law: Clause | null;
  /** The number of choices that the Laws offered then, and that the director explained; null if nothing was explained. */
  readonly offered: number;
  readonly explained: number | null;
  readonly onOffer: boolean;
}

/**
 * Every choice that was made up to a position, the oldest first, with what was offered and explained for
 * it.
 * @param at number of events that have happened
 */
export function choicesMade(replay: Replay, at: number): readonly ChoiceBefore[] {
  const made: ChoiceBefore[] = [];
  for (const [event, fact] of replay.record.events.slice(0, at).entries()) {
    if (fact.type !== 'ChoiceMade') continue;
    const groups = groupsOfChoice(replay, event, fact).filter(({ by }) => by === fact.by);
    const mine =
      groups.find(({ rows }) => rows.some(({ option, open }) => open && option === fact.option)) ?? groups[0];
    const explanation = mine?.rows.filter(({ explained }) => explained === true) ?? [];
    made.push({
      event,
      by: fact.by,
      option: fact.option,
      law: mine?.law ?? null,
      offered: mine?.rows.filter(({ open }) => open).length ?? 0,
      explained: mine === undefined || explanationOf(mine) === null ? null : explanation.length,
      onOffer: mine?.rows.some(({ option, open }) => open && option === fact.option) ?? false,
    });
  }
  return made;
}

/** The minor penalty cards about which the panel says that declarer has no choice of their owner’s partner’s lead. */
export function minorWithoutChoice(moment: Moment): readonly PenaltyCardView[] {
  const { turn } = moment.table;
  if (moment.options.length > 0) return [];
  const shownNow = (card: string): boolean => moment.findings.some((finding) => finding.card === card);
  return moment.penaltyCards.filter(
    ({ kind, owner, card }) => kind === 'minor' && (partnerOf(owner) === turn || shownNow(card)),
  );
}
