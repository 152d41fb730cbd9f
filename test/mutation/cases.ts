/** What mutation testing runs: every case, judged by itself, the tests of single laws, and some random sequences of facts. */

import { readCase } from '../../src/formats/case/readCase.ts';
import { findingText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { Timeline } from '../../src/replay/timeline.ts';
import { judgedCase } from '../courses/judged.ts';
import { groupOf } from '../courses/kept.ts';
import { paths, textOf } from '../fixtures.ts';
import { leavesOut } from '../i18n/slots.ts';
import { runSequence } from '../sequences/run.ts';
import { collected } from './vitest.ts';
import '../laws/answered.test.ts';
import '../laws/caseIndex.test.ts';
import '../laws/choiceLifted.test.ts';
import '../laws/impossibleAnswer.test.ts';
import '../laws/law46.test.ts';
import '../laws/law51.test.ts';
import '../laws/law62.test.ts';
import '../laws/law63.test.ts';
import '../laws/law64.test.ts';
import '../laws/legal.test.ts';
import '../laws/unknownDummy.test.ts';
import '../machines/registry.test.ts';
import '../replay/misstated.test.ts';

/** The first of those that `npm test` runs: what they ask holds of any record, and a law that throws is noticed. */
const sequences = new Map<string, number>(
  Array.from({ length: 25 }, (_, index) => [`random sequence ${index + 1}`, index + 1]),
);

/** Cases by their paths, tests and sequences by their names. */
export const tests: readonly string[] = [...paths, ...collected.keys(), ...sequences.keys()];

declare global {
  var casesRead: Map<string, ReturnType<typeof readCase>> | undefined;
}

// No law is asked while a case is read, so a case read once serves every mutant, those for which the program is loaded anew, too.
const read = (globalThis.casesRead ??= new Map<string, ReturnType<typeof readCase>>());

function caseAt(path: string): ReturnType<typeof readCase> {
  const known = read.get(path) ?? readCase(textOf(path));
  read.set(path, known);
  return known;
}

const english = wordsFor(DEFAULT_SETTINGS);

/** A sentence that lacks what its finding should have supplied. */
function brokenSentence({ findings }: Timeline): string | undefined {
  return findings
    .filter((finding) => leavesOut(finding, english))
    .map((finding) => findingText(finding, english, english.written))
    .at(0);
}

/** What is wrong, in a line or two; null when all is well. A test that fails throws. */
export function faultOf(name: string): string | null {
  const test = collected.get(name);
  if (test !== undefined) {
    test();
    return null;
  }
  const sequence = sequences.get(name);
  if (sequence !== undefined) return runSequence(sequence).fault;
  const { course, kept, failures, timeline } = judgedCase(name, caseAt(name));
  if (failures.length > 0) return JSON.stringify(failures[0]);
  if (course === kept) return brokenSentence(timeline) ?? null;
  const lines = kept.split('\n');
  return course.split('\n').find((line, index) => line !== lines[index]) ?? 'the course ends early';
}

/** Whether it was written for this source file: `law53` for `src/laws/law53B.ts`, `revoke` for `machines/revoke.ts`. */
export function isAbout(test: string, source: string): boolean {
  const name = /([^/]+)\.ts$/.exec(source)?.[1] ?? '';
  const law = /^law\d+/.exec(name)?.[0];
  return law === undefined ? test.includes(name.replace(/Transitions$/, '')) : groupOf(test) === law;
}
