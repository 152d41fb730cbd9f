/**
 * A choice that is not offered changes nothing: not from another player, and no word of another matter from the chooser. A suit that
 * declarer could not name is different: his choice stays open, but the lead need not wait any longer, and such a suit binds nobody (61A).
 * Declarer who names the suit of a lead out of turn has refused that lead (54D, 56).
 */

import { describe, test } from 'vitest';
import { suitOf } from '../../src/domain/card.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import type { Option } from '../../src/lawbook/choices.ts';
import { append, lastPosition, timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import { openOptions } from '../../src/replay/view.ts';
import { oneOf, textOf, timelineIn } from '../fixtures.ts';
import { expectSame } from '../same.ts';

const PLAIN: readonly Option[] = [
  ...(['accept', 'refuse', 'spread', 'keep', 'highest', 'lowest', 'free'] as const),
  ...(['require:S', 'forbid:H', 'forbid:CDHS', 'withdraw:C2', 'card:C2'] as const),
];

const isLeadChoice = (option: Option) => /^(?:require|forbid):/.test(option);

/** The moments at which somebody may choose, one for each thing that is chosen. */
function moments(timeline: Timeline): number[] {
  const seen = new Set<string>();
  return timeline.positions.flatMap((position) => {
    const open = openOptions(position);
    const what = open.map(({ case: id, by }) => `${id} ${by}`).join(' ');
    if (open.length === 0 || seen.has(what)) return [];
    seen.add(what);
    return [position.at];
  });
}

function choices(timeline: Timeline): { by: Seat; option: Option }[] {
  const open = openOptions(lastPosition(timeline));
  const offered = (seat: Seat, option: Option) =>
    open.some(({ by, of }) => by === seat && of.includes(option));
  const words = new Set([...open.flatMap(({ of }) => of), ...PLAIN]);
  const waiting = lastPosition(timeline).table.loose.filter(({ as }) => as === 'lead');
  const namesWaitingLead = (option: Option) => waiting.some(({ card }) => option.includes(suitOf(card), 7));
  return SEATS.flatMap((by) => [...words].map((option) => ({ by, option }))).filter(
    ({ by, option }) =>
      !offered(by, option) &&
      !(isLeadChoice(option) && (offered(by, 'free') || (offered(by, 'refuse') && namesWaitingLead(option)))),
  );
}

const withChoices = oneOf(3)
  .filter((path) => /"ChoiceMade"|"of"/.test(textOf(path)))
  .filter((path) => moments(timelineIn(path)).length > 0);

describe('what nobody offered', () => {
  test.each(withChoices)('%s', (path) => {
    const whole = timelineIn(path);
    const { record } = whole;
    for (const at of moments(whole)) {
      const timeline = timelineOf({ ...record, events: record.events.slice(0, at) });
      const before = lastPosition(timeline);
      const offered = openOptions(before);
      for (const { by, option } of choices(timeline)) {
        const after = lastPosition(append(timeline, { type: 'ChoiceMade', by, option }));
        const what = `after event ${at}: ${by} ${option}`;
        expectSame(after.cases, before.cases, what);
        expectSame(after.table, before.table, what);
        expectSame(openOptions(after), offered, what);
      }
    }
  });
});
