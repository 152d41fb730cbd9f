/** The one page before the hearing, and the papers of a case, as plain text. */

import { withoutIsolates } from '../../../i18n/isolate.ts';
import { storyOf } from '../story.ts';
import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { auctionText, handsText, playText } from '../text.ts';
import { checkpointText, paperOf, signersOf, type PaperName } from './papers.ts';
import { sectionsOf, type CaseSection } from './sections.ts';
import type { CaseWording } from './wording.ts';

/** Lines without an end. Notation is kept left to right by marks where the language runs the other way, and unmarked elsewhere. */
export function onePageText(file: CaseFile, wording: CaseWording): readonly string[] {
  const { words, text } = wording;
  const story = storyOf(file.timeline, words);
  const { edition } = file.timeline.laws;
  const lines = [
    `${text.title}: ${story.title}`,
    story.facts.join(' · '),
    ...(story.occasion.length === 0 ? [] : [story.occasion.join(' · ')]),
    text.underLaws({ edition, events: file.timeline.source.events.length }),
    '',
    ...handsText(story, words),
    ...sectionsOf(file, wording).flatMap((section) => sectionText(section, wording)),
  ];
  return words.direction === 'rtl' ? lines : lines.map(withoutIsolates);
}

/** A paper as plain text. Lines without an end. */
export function paperText(name: PaperName, file: CaseFile, wording: CaseWording): readonly string[] {
  const { words, text } = wording;
  const story = storyOf(file.timeline, words);
  const paper = paperOf(name, file, wording);
  const lines = [
    paper.deal === null ? text.papers[name] : `${text.papers[name]}: ${paper.deal}`,
    story.facts.join(' · '),
    ...(story.occasion.length === 0 ? [] : [story.occasion.join(' · ')]),
    '',
    ...handsText(story, words),
    ...(paper.auction ? ['', ...auctionText(story, words)] : []),
    ...(paper.play ? ['', ...playText(story, words)] : []),
    ...paper.sections.flatMap((section) => sectionText(section, wording)),
    ...(paper.signed ? signersOf(file, text).flatMap((one) => ['', text.blank, one]) : []),
    ...(paper.checkpoint === null
      ? []
      : [
          '',
          text.checkpoint,
          withoutIsolates(checkpointText(wording)),
          '',
          ...paper.checkpoint.trimEnd().split('\n'),
        ]),
    '',
    text.underLaws({ edition: file.timeline.laws.edition, events: file.timeline.source.events.length }),
  ];
  return words.direction === 'rtl' ? lines : lines.map(withoutIsolates);
}

function sectionText({ name, title, lines }: CaseSection, { text, words }: CaseWording): readonly string[] {
  // Many short words are easier to read in one line.
  if (name === 'missing' || name === 'withheld' || name === 'unknown')
    return ['', title, `- ${words.written.series(lines.map(({ text: line }) => line))}`];
  return [
    '',
    title,
    ...lines.map(({ text: line, at, matters }) => {
      const where = at === null || at === 0 ? '' : ` [${text.atEvent({ event: at })}]`;
      return `${matters === true ? '!' : '-'} ${line}${where}`;
    }),
  ];
}
