/** The one page before the hearing as plain text. */

import { withoutIsolates } from '../../i18n/isolate.ts';
import { storyOf } from '../story.ts';
import type { CaseFile } from '../../analysis/caseFile/caseFile.ts';
import { handsText } from '../text.ts';
import { sectionsOf, type CaseLine, type CaseTelling } from './sections.ts';

/** Lines without an end. Notation is kept left to right by marks where the language runs the other way, and unmarked elsewhere. */
export function onePageText(file: CaseFile, telling: CaseTelling): readonly string[] {
  const { words, text } = telling;
  const story = storyOf(file.timeline, words);
  const { edition } = file.timeline.laws;
  const lineOf = ({ text: said, at, matters }: CaseLine): string => {
    const where = at === null || at === 0 ? '' : ` [${text.atEvent({ event: at })}]`;
    return `${matters === true ? '!' : '-'} ${said}${where}`;
  };
  const lines = [
    `${text.title}: ${story.title}`,
    story.facts.join(' · '),
    ...(story.place.length === 0 ? [] : [story.place.join(' · ')]),
    text.underLaws({ edition, events: file.timeline.source.events.length }),
    '',
    ...handsText(story, words),
    ...sectionsOf(file, telling).flatMap(({ name, title, lines: told }) => [
      '',
      title,
      // So many short words are read in one go.
      ...(name === 'missing' ? [`- ${told.map(({ text: said }) => said).join('; ')}`] : told.map(lineOf)),
    ]),
  ];
  return words.direction === 'rtl' ? lines : lines.map(withoutIsolates);
}
