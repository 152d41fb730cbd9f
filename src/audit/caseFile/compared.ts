/** A player's options by the Laws, the options that the director explained, and the option chosen, with the differences. */

import type { Seat } from '../../domain/seat.ts';
import { clauseChosen } from '../../events/callsAfter.ts';
import type { Fact } from '../../events/event.ts';
import { settled } from '../../events/settle.ts';
import { beginningOf, type CaseId } from '../../laws/case.ts';
import type { Clause } from '../../laws/finding.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Timeline } from '../../replay/timeline.ts';
import { openOptions } from '../../replay/view.ts';

export interface OptionsCompared {
  readonly by: Seat;
  /** The number of its clause, which for a choice about a call need not be in the catalogue. Null if the Laws gave no choice, but one was explained or made. */
  readonly law: Clause | null;
  readonly available: readonly Option[];
  /** Null if no explanation is recorded. */
  readonly explained: readonly Option[] | null;
  readonly chosen: Option | null;
  /** `missing`: available but not explained. `extra`: explained but not available. */
  readonly missing: readonly Option[];
  readonly extra: readonly Option[];
  /** The chosen option was available. */
  readonly wasOpen: boolean;
  /** The number of events when the options were explained or chosen; if neither is recorded, when they became available. */
  readonly at: number;
}

interface Offer {
  readonly by: Seat;
  readonly law: Clause;
  readonly case: CaseId;
  readonly of: readonly Option[];
  /** The first and the last position at which the option was available. */
  readonly first: number;
  last: number;
}

/** Every choice the Laws gave, or that was explained or made without one, in the order in which they came up. */
export function optionsCompared(timeline: Timeline): readonly OptionsCompared[] {
  const { events } = settled(timeline.source);
  const offers = offersOf(timeline);
  const offered = offers.map((offer) => compared(offer, events));
  return [...offered, ...withoutOffer(offers, events, timeline)].sort((one, other) => one.at - other.at);
}

/** What the next player may do with an irregular call of the auction (25B, 27A, 29). */
const OF_A_CALL: readonly Option[] = ['accept', 'refuse'];

/** The clause by which a player has a choice about the call before; null if he has none. */
function clauseOfCall(by: Seat, at: number, { positions }: Timeline): Clause | null {
  const position = positions[at];
  if (position === undefined || position.table.trick !== null) return null;
  const { ledger, table } = position;
  return clauseChosen(ledger.calls.standing, { by, option: 'accept' }, table.deal.dealer);
}

/** Options explained to a player or chosen by him when no lifecycle gave him any. */
function withoutOffer(
  offers: readonly Offer[],
  events: readonly Fact[],
  timeline: Timeline,
): readonly OptionsCompared[] {
  const had = (seat: Seat, at: number): boolean =>
    offers.some(({ by, first, last }) => by === seat && first <= at && at <= last);
  const stray: OptionsCompared[] = [];
  for (const [at, fact] of events.entries()) {
    if (fact.type !== 'OptionsExplained' && fact.type !== 'ChoiceMade') continue;
    const isChoice = fact.type === 'ChoiceMade';
    const by = isChoice ? fact.by : fact.to;
    if (had(by, at)) continue;
    const law = clauseOfCall(by, at, timeline);
    const available = law === null ? [] : OF_A_CALL;
    const before = stray.findIndex((one) => one.by === by && one.chosen === null);
    if (isChoice && before >= 0)
      stray[before] = {
        ...(stray[before] as OptionsCompared),
        chosen: fact.option,
        wasOpen: available.includes(fact.option),
        at: at + 1,
      };
    else
      stray.push({
        by,
        law,
        ...differences(available, isChoice ? null : fact.options, isChoice ? fact.option : null),
        at: at + 1,
      });
  }
  return stray;
}

/** The options with what was explained and what was chosen, each null if it was not. */
function differences(
  available: readonly Option[],
  explained: readonly Option[] | null,
  chosen: Option | null,
): Omit<OptionsCompared, 'by' | 'law' | 'at'> {
  return {
    available,
    explained,
    chosen,
    missing: explained === null ? [] : available.filter((option) => !explained.includes(option)),
    extra: (explained ?? []).filter((option) => !available.includes(option)),
    wasOpen: chosen === null || available.includes(chosen),
  };
}

/** The options of each player, one entry for each time they were available: a choice may come again at another lead. */
function offersOf({ positions }: Timeline): readonly Offer[] {
  const offers: Offer[] = [];
  // Those of the position before.
  let running = new Map<string, Offer>();
  for (const [at, position] of positions.entries()) {
    const now = new Map<string, Offer>();
    for (const { by, law, of, case: about } of openOptions(position)) {
      const key = [about, by, ...of].join(' ');
      const known = running.get(key);
      const offer = known ?? { by, law, case: about, of, first: at, last: at };
      if (known === undefined) offers.push(offer);
      offer.last = at;
      now.set(key, offer);
    }
    running = now;
  }
  return offers;
}

function compared(
  { by, law, of, first, last, case: about }: Offer,
  events: readonly Fact[],
): OptionsCompared {
  const made = events[last];
  const chosen = made?.type === 'ChoiceMade' && made.by === by ? made.option : null;
  const began = beginningOf(about);
  const explainedAt = events.findLastIndex(
    (fact, at) => at >= began && at <= last && fact.type === 'OptionsExplained' && fact.to === by,
  );
  const explanation = events[explainedAt];
  const explained = explanation?.type === 'OptionsExplained' ? explanation.options : null;
  return {
    by,
    law,
    ...differences(of, explained, chosen),
    at: chosen !== null ? last + 1 : explainedAt >= 0 ? explainedAt + 1 : first,
  };
}
