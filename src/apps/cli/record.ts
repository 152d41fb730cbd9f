/** `dealtrail record CASE [OUT]`: records facts typed line by line on standard input, and prints the position after each. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { broughtBy } from '../../audit/broughtBy.ts';
import { isOfCaseFile } from '../../events/ofRecording.ts';
import { remarked } from '../../formats/remarked.ts';
import { writeCase } from '../../formats/case/writeCase.ts';
import { takeDown } from '../../formats/typed/takeDown.ts';
import { announcement } from '../../i18n/announce.ts';
import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import { caseFileWords } from '../../i18n/caseFile/load.ts';
import { certainties } from '../../i18n/memory.ts';
import { rewrittenText } from '../../i18n/rewritten.ts';
import { entryText } from '../../output/page/caseFile/entryText.ts';
import { knowledgeAt } from '../../replay/knowledge.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';
import { openOptions, openQuestions } from '../../replay/view.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { plain, WORDS } from './wording.ts';
import { isWritable, mayWrite, written, type WritingOptions } from './writing.ts';

/**
 * Exit code 0 when every line was taken down, 1 when one was not understood, 2 when the deal or OUT could not be read or written. A case
 * that can’t be written in the end goes to standard output.
 */
export async function record(
  path: string,
  target: string | undefined,
  { force, ...which }: WhichDeal & WritingOptions,
  output: Output,
  input: Readable = process.stdin,
): Promise<number> {
  // Checked before anything is typed that could not be saved.
  if (target !== undefined && !mayWrite([{ path: target }], output, { force })) return EXIT.couldNotRun;
  if (target !== undefined && !isWritable(target, output)) return EXIT.couldNotRun;
  const meant = await dealsMeant([path], which, 1, output);
  if (meant === null) return EXIT.couldNotRun;
  let timeline = timelineOf(remarked(meant[0]));
  const text = await caseFileWords(WORDS.language);
  let allUnderstood = true;
  let line = 0;
  for await (const given of createInterface({ input })) {
    line++;
    const { timeline: after, facts, fault } = takeDown(timeline, given);
    if (fault !== null) {
      allUnderstood = false;
      output.error(plain(WORDS.typing.fault({ line, ...fault })));
      continue;
    }
    const before = timeline.record.events.length;
    for (const index of facts.keys())
      for (const each of positionLines(after, before + index + 1, text)) output.print(plain(each));
    timeline = after;
  }
  const content = target === undefined ? '' : writeCase(timeline.source);
  if (target !== undefined && !written([{ path: target, content }], output, { force })) {
    output.print(content.trimEnd());
    return EXIT.couldNotRun;
  }
  return allUnderstood ? EXIT.nothingFound : EXIT.found;
}

/** The fact with number `at`, its findings, whose turn it is, and every open choice and question. */
function positionLines(timeline: Timeline, at: number, text: CaseFileWords): string[] {
  const { positions, record } = timeline;
  const { events } = record;
  const known = knowledgeAt(timeline, at);
  const before = positions[at - 1]?.table ?? null;
  const position = positions[at];
  if (position === undefined) return [];
  const { typing, written: naming } = WORDS;
  const news = announcement(
    {
      supposition: { record, cases: position.cases },
      fact: events[at - 1] ?? null,
      before,
      after: position.table,
      findings: [...position.findings, ...broughtBy(timeline, at)],
      choosers: [],
    },
    WORDS,
    undefined,
    naming,
  );
  const { turn } = position.table;
  const fact = events[at - 1];
  const old = rewrittenText(timeline.source, at, (place) => positions[place]?.table ?? null, WORDS, naming);
  const inside = fact === undefined || !isOfCaseFile(fact) ? [] : entryText(fact, { words: WORDS, text });
  const questions = [...new Set(openQuestions(position).map(({ question }) => question))];
  return [
    `${at}  ${news}`,
    ...(old === '' ? [] : [`    ${old}`]),
    ...inside.filter((line) => !news.startsWith(line)).map((line) => `    ${line}`),
    ...openOptions(position).map(
      ({ by, of }) => `    ${typing.choices({ seat: naming.seat(by), options: of.join(' ') })}`,
    ),
    ...(known === null ? [] : certainties(known).map((certainty) => `    ${certainty(WORDS, naming)}`)),
    ...(questions.length === 0 ? [] : [`    ${typing.questions({ questions: questions.join(', ') })}`]),
    ...(turn === null ? [] : [`    ${typing.turn({ seat: naming.seat(turn) })}`]),
  ];
}
