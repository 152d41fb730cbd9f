/**
 * The result of every choice that the Laws leave open: each choice is folded as if it were in the record, and its result is baked beside
 * the real course. The record itself does not change.
 */

import type { ChoiceMade } from '../../events/event.ts';
import { isGap } from '../../events/remembered.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { evolve } from '../../replay/evolve.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { openOptions } from '../../replay/view.ts';
import type { BakedBranch } from './baked.ts';
import { stateAt } from './state.ts';
import { stepFrom } from './steps.ts';
import type { Oven } from './texts.ts';

/** For forgotten cards, only the events of this branch count, not what really followed at the table. */
function ovenAt(oven: Oven, from: number, choice: ChoiceMade): Oven {
  const { record, laws } = oven.timeline;
  if (!record.events.some(isGap)) return oven;
  return {
    ...oven,
    timeline: timelineOf({ ...record, events: [...record.events.slice(0, from), choice] }, laws),
  };
}

/**
 * For each position, every choice that the Laws leave open there, and the step that would follow it.
 * Empty when no choice was ever open.
 */
export function branchesOf(oven: Oven): readonly BakedBranch[] {
  /** The choices that were open one position before. */
  let earlier: readonly string[] = [];
  return oven.timeline.positions.flatMap((position, from) => {
    const offers = openOptions(position);
    const here = offers.length === 0 ? null : { position, state: stateAt(oven, position) };
    const severalChoose = new Set(offers.map(({ by }) => by)).size > 1;
    const now: string[] = [];
    const branches = offers.flatMap(({ by, of, law, case: about }) =>
      of.map((option): BakedBranch => {
        const choice: ChoiceMade = { type: 'ChoiceMade', by, option };
        const after = evolve(position, choice);
        const { step } = stepFrom(ovenAt(oven, from, choice), here, after, choice, after.findings);
        const name = oven.texts.add((words, naming) =>
          severalChoose
            ? factSentence(choice, position.table, words, naming)
            : words.optionName(option, naming),
        );
        const same = [about, by, option].join(' ');
        now.push(same);
        const again = earlier.includes(same) ? { again: true } : {};
        return { from, law: oven.number(law), option, name, ...again, step };
      }),
    );
    earlier = now;
    return branches;
  });
}
