/** What a player could choose, what the director explained to him, and what he chose: side by side, and how they differ. */

import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import { settled } from '../../events/settle.ts';
import { beginningOf, type CaseId } from '../../laws/case.ts';
import type { Clause } from '../../laws/finding.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Timeline } from '../../replay/timeline.ts';
import { openOptions } from '../../replay/view.ts';

export interface OptionsCompared {
  readonly by: Seat;
  /** Null where the Laws gave no choice, and one was explained or made all the same. */
  readonly law: Clause | null;
  readonly available: readonly Option[];
  /** Null where nothing is recorded. */
  readonly explained: readonly Option[] | null;
  readonly chosen: Option | null;
  /** Available and not explained; explained and not available. */
  readonly missing: readonly Option[];
  readonly extra: readonly Option[];
  /** What was chosen was open to him. */
  readonly wasOpen: boolean;
  /** So many events had happened when it was explained or chosen; where neither was, when it came up. */
  readonly at: number;
}

interface Offer {
  readonly by: Seat;
  readonly law: Clause;
  readonly case: CaseId;
  readonly of: readonly Option[];
  /** Positions at which it was open. */
  readonly first: number;
  last: number;
}

/** Every choice the Laws gave, or that was explained or made without one, in the order in which they came up. */
export function optionsCompared(timeline: Timeline): readonly OptionsCompared[] {
  const { events } = settled(timeline.source);
  const offers = offersOf(timeline);
  const offered = offers.map((offer) => compared(offer, events));
  return [...offered, ...withoutOffer(offers, events)].sort((one, other) => one.at - other.at);
}

/** What was explained to a player, or chosen by him, where he had nothing to choose. */
function withoutOffer(offers: readonly Offer[], events: readonly Fact[]): readonly OptionsCompared[] {
  const had = (seat: Seat, at: number): boolean =>
    offers.some(({ by, first, last }) => by === seat && first <= at && at <= last);
  const stray: OptionsCompared[] = [];
  for (const [at, fact] of events.entries()) {
    if (fact.type !== 'OptionsExplained' && fact.type !== 'ChoiceMade') continue;
    const by = fact.type === 'ChoiceMade' ? fact.by : fact.to;
    if (had(by, at)) continue;
    const before = stray.findIndex((one) => one.by === by && one.chosen === null);
    if (fact.type === 'ChoiceMade' && before >= 0)
      stray[before] = {
        ...(stray[before] as OptionsCompared),
        chosen: fact.option,
        wasOpen: false,
        at: at + 1,
      };
    else
      stray.push({
        by,
        law: null,
        available: [],
        explained: fact.type === 'ChoiceMade' ? null : fact.options,
        chosen: fact.type === 'ChoiceMade' ? fact.option : null,
        missing: [],
        extra: fact.type === 'ChoiceMade' ? [] : fact.options,
        wasOpen: fact.type !== 'ChoiceMade',
        at: at + 1,
      });
  }
  return stray;
}

/** What was open to a player about one matter, each time it was: a choice may come up again at another lead. */
function offersOf({ positions }: Timeline): readonly Offer[] {
  const offers: Offer[] = [];
  for (const [at, position] of positions.entries())
    for (const { by, law, of, case: about } of openOptions(position)) {
      const known = offers.find(
        (one) =>
          one.case === about && one.by === by && one.last === at - 1 && one.of.join(' ') === of.join(' '),
      );
      if (known === undefined) offers.push({ by, law, case: about, of, first: at, last: at });
      else known.last = at;
    }
  return offers;
}

function compared(
  { by, law, of, first, last, case: about }: Offer,
  events: readonly Fact[],
): OptionsCompared {
  const made = events[last];
  const chosen = made?.type === 'ChoiceMade' && made.by === by ? made.option : null;
  const explainedAt = events.findLastIndex(
    (fact, at) =>
      at >= beginningOf(about) && at <= last && fact.type === 'OptionsExplained' && fact.to === by,
  );
  const explanation = events[explainedAt];
  const explained = explanation?.type === 'OptionsExplained' ? explanation.options : null;
  return {
    by,
    law,
    available: of,
    explained,
    chosen,
    missing: explained === null ? [] : of.filter((option) => !explained.includes(option)),
    extra: (explained ?? []).filter((option) => !of.includes(option)),
    wasOpen: chosen === null || of.includes(chosen),
    at: chosen !== null ? last + 1 : explainedAt >= 0 ? explainedAt + 1 : first,
  };
}
