/** `dealtrail record CASE [OUT]`: takes down facts typed line by line on standard input, and prints the position after each. */

import { remarked } from '../../formats/remarked.ts';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { writeCase } from '../../formats/case/writeCase.ts';
import { factOf, isFault, readLine, type Fault, type Meant } from '../../formats/typed/readLine.ts';
import { announcement } from '../../i18n/announce.ts';
import type { DealRecord } from '../../events/record.ts';
import { append, lastPosition, timelineOf, type Timeline } from '../../replay/timeline.ts';
import { openOptions, openQuestions } from '../../replay/view.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { plain, WORDS } from './told.ts';
import { mayWrite, written, type WritingOptions } from './writing.ts';

/** Exit code 0 when every line was taken down, 1 when one was not understood, 2 when the deal or OUT could not be read or written. */
export async function record(
  path: string,
  target: string | undefined,
  { force, ...which }: WhichDeal & WritingOptions,
  output: Output,
  input: Readable = process.stdin,
): Promise<number> {
  // Before anything is typed that could then not be kept.
  if (target !== undefined && !mayWrite([{ path: target }], output, { force })) return EXIT.couldNotRun;
  const meant = await dealsMeant([path], which, 1, output);
  if (meant === null) return EXIT.couldNotRun;
  let timeline = timelineOf(remarked(meant[0]));
  let allUnderstood = true;
  let line = 0;
  for await (const text of createInterface({ input })) {
    line++;
    const next = takenDown(timeline, text, output);
    if ('code' in next) {
      allUnderstood = false;
      output.error(plain(WORDS.typing.fault({ line, ...next })));
    } else timeline = next;
  }
  if (
    target !== undefined &&
    !written([{ path: target, content: writeCase(timeline.record) }], output, { force })
  )
    return EXIT.couldNotRun;
  return allUnderstood ? EXIT.nothingFound : EXIT.found;
}

/** The timeline with all facts of the line, each told; the fault, and nothing taken down, when the line holds one. */
function takenDown(timeline: Timeline, text: string, output: Output): Timeline | Fault {
  const { items, fault } = readLine(text);
  if (fault !== null) return fault;
  let after = timeline;
  const told: string[] = [];
  for (const item of items) {
    if ('mark' in item) {
      after = marked(after, item.mark);
      continue;
    }
    const fact = factOf(item, meantAt(after));
    if (isFault(fact)) return fact;
    after = append(after, fact);
    told.push(...positionTold(after));
  }
  for (const each of told) output.print(plain(each));
  return after;
}

function marked(timeline: Timeline, mark: string): Timeline {
  const { record } = timeline;
  const marks = { ...record.marks, [mark]: record.events.length };
  const named: DealRecord = { ...record, marks };
  return timelineOf(named, timeline.laws);
}

/** Whom a line means that names no seat. */
function meantAt(timeline: Timeline): Meant {
  const position = lastPosition(timeline);
  const choosers = new Set(openOptions(position).map(({ by }) => by));
  const [chooser = null] = choosers;
  return {
    turn: position.table.turn,
    declarer: position.table.declarer,
    chooser: choosers.size === 1 ? chooser : null,
  };
}

/** What the last fact was, what the Laws say of it, whose turn it is, and every choice and question that is open. */
function positionTold(timeline: Timeline): string[] {
  const at = timeline.positions.length - 1;
  const before = timeline.positions[at - 1]?.table ?? null;
  const position = lastPosition(timeline);
  const { typing, written: tell } = WORDS;
  const news = announcement(
    {
      fact: timeline.record.events[at - 1] ?? null,
      before,
      after: position.table,
      findings: position.findings,
      choosers: [],
    },
    WORDS,
    undefined,
    tell,
  );
  const { turn } = position.table;
  const questions = [...new Set(openQuestions(position).map(({ question }) => question))];
  return [
    `${at}  ${news}`,
    ...openOptions(position).map(
      ({ by, of }) => `    ${typing.choices({ seat: tell.seat(by), options: of.join(' ') })}`,
    ),
    ...(questions.length === 0 ? [] : [`    ${typing.questions({ questions: questions.join(', ') })}`]),
    ...(turn === null ? [] : [`    ${typing.turn({ seat: tell.seat(turn) })}`]),
  ];
}
